/* option-list.h — the options of a game, folded under one line that says what differs from the rules. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_OPTION_LIST (ts_option_list_get_type ())
G_DECLARE_FINAL_TYPE (TsOptionList, ts_option_list, TS, OPTION_LIST, AdwBin)

/* Shows the game's options; `last` are those of the game's last table, or NULL if it was never played: what
 * is printed on one's own cards is taken from there, and pointed at, gently, where it was never said. */
void ts_option_list_set_up (TsOptionList *self, const TsGame *game, JsonObject *last);

/* Names and colours of the seats have changed. */
void ts_option_list_set_header (TsOptionList *self, const TsHeader *header);

/* The options that are not as the rules have them. What the rules have may depend on how many play, which
 * nobody should have to know who touches nothing. (transfer full) */
JsonObject *ts_option_list_get_options (TsOptionList *self);

/* Whether all will do; if not, the error is a sentence, which also stands at the option, unfolded. */
gboolean ts_option_list_check (TsOptionList *self, GError **error);

G_END_DECLS
