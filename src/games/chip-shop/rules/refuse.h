/* refuse.h — refusing an entry, with a sentence that says what would be right. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

/* Always FALSE. `message` is given away. */
gboolean ts_chip_shop_refuse (GError **error, TsError code, char *message);

/* Whether the seat has so much of a counter; else refuses, with how much it takes. */
gboolean ts_chip_shop_has (const TsStep *step, int seat, int counter, int least, GError **error);

G_END_DECLS
