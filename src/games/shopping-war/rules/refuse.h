/* refuse.h — refusing an entry, with a sentence that says what would be right. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

/* Always FALSE. `message` is given away. */
gboolean ts_shopping_war_refuse (GError **error, TsError code, char *message);

/* Whether the seat is in the game still; else refuses what names it. */
gboolean ts_shopping_war_is_named (const TsStep *step, int seat, GError **error);

/* Whether `space` is one of the ring at this table, or from `least` on; else TS_ERROR_RANGE. */
gboolean ts_shopping_war_is_space (const TsStep *step, int space, int least, GError **error);

/* Whether a counter can rise so far: what would pass its bounds is refused anyway, and a verb that can only
 * be refused is not legal. */
gboolean ts_shopping_war_has_room (const ShoppingWar *state, int seat, int counter, int by);

G_END_DECLS
