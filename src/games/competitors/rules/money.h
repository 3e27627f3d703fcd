/* money.h — whether a seat has what an entry takes from it. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Whether the seat has so many of a counter; else refuses, with how many there are. */
gboolean ts_competitors_has (const TsStep *step, int seat, int counter, gint64 number, GError **error);

/* Whether the seat has the money now; else refuses, with what it could sell. */
gboolean ts_competitors_can_pay (const TsStep *step, int seat, gint64 amount, GError **error);

G_END_DECLS
