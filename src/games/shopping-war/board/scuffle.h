/* scuffle.h — a Scuffle: eight dice fall, the Combos that they trigger light up, and the two sums race. */
#pragma once

#include "scuffle-round.h"
#include "widgets/board.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_SHOPPING_ARENA (ts_shopping_arena_get_type ())
G_DECLARE_FINAL_TYPE (TsShoppingArena, ts_shopping_arena, TS, SHOPPING_ARENA, AdwBin)

/* Says its entries through `board`, whose part it is. (transfer floating) */
TsShoppingArena *ts_shopping_arena_new (TsBoard *board);

/* `bout`: NULL if it is to be chosen first whom to fight. `still`: nothing moves. */
void
ts_shopping_arena_show (TsShoppingArena *self, const TsView *view, const ShoppingBout *bout, gboolean still);
void ts_shopping_arena_set_roomy (TsShoppingArena *self, gboolean roomy);

/* The dice of a fighter, ready for a throw; NULL if `who` does not fight. */
GtkWidget *ts_shopping_arena_get_dice (TsShoppingArena *self, int who);

G_END_DECLS
