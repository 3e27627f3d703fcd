/* refuse.h — refusing an entry, with a sentence that says what would be right. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

/* Always FALSE, with TS_ERROR_ILLEGAL. `message` is given away. */
gboolean ts_competitors_refuse (GError **error, char *message);

/* Whether the turn's seat has an action left. */
gboolean ts_competitors_has_action (const TsStep *step, GError **error);

/* Whether the seat has the money now; else says what it could sell. */
gboolean ts_competitors_can_pay (const TsStep *step, int seat, gint64 amount, GError **error);

/* Whether the seat has so many of a counter; else says how many there are. */
gboolean ts_competitors_has (const TsStep *step, int seat, int counter, gint64 number, GError **error);

/* Whether nobody has a Headquarters or Branch in that State. */
gboolean ts_competitors_is_empty (const TsStep *step, const char *name, GError **error);

/* Whether a counter can rise so far: what would pass its bounds is refused anyway, and a verb that can only
 * be refused is not legal. */
gboolean ts_competitors_has_room (const Competitors *state, int seat, int counter, gint64 by);

/* A sum of money, with what separates its thousands. (transfer full) */
char *ts_competitors_sum (gint64 amount);

G_END_DECLS
