/* names.h — typed names, kept one after the other in the state. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Whether another name of any length has room. */
gboolean ts_chip_shop_has_room_for_name (const ChipShop *state);

/* Keeps a name and puts where it stands into `place`; else refuses. */
gboolean ts_chip_shop_keep_name (ChipShop *next, const char *name, guint16 *place, GError **error);

G_END_DECLS
