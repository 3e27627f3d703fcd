/* space.h — one space of the mall: a Shop with its name, picture and owner, or a Corridor; and who stands
 * there. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_WAR_SPACE (ts_shopping_war_space_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingWarSpace, ts_shopping_war_space, TS, SHOPPING_WAR_SPACE, GtkButton)

/* (transfer floating) */
TsShoppingWarSpace *ts_shopping_war_space_new (const TsView *view, int space);

/* `invitation`: what a tap does now, one sentence; NULL: nothing, and the space is not lit. */
void ts_shopping_war_space_show (TsShoppingWarSpace *self, const TsView *view, const char *invitation);

gboolean ts_shopping_war_space_is_lit (TsShoppingWarSpace *self);

/* A box for tokens. (transfer floating) */
AdwWrapBox *ts_shopping_war_tokens_new (void);

/* Shows in one the tokens that stand at a place, as marks; those that were there already do not move. */
void ts_shopping_war_show_tokens (AdwWrapBox *box, const TsView *view, int place);

G_END_DECLS
