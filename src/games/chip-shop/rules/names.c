#include "names.h"

#include "config.h"

#include "referee/language.h"
#include <string.h>

#define LONGEST (4 * CHIP_NAME_LENGTH + 1) /* bytes of UTF-8, with what ends them */

gboolean
ts_chip_shop_has_room_for_name (const ChipShop *state)
{
  return state->n_names + LONGEST <= CHIP_NAMES_SIZE;
}

gboolean
ts_chip_shop_keep_name (ChipShop *next, const char *name, guint16 *place, GError **error)
{
  gsize size = strlen (name) + 1;

  if (!ts_chip_shop_has_room_for_name (next))
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("No more typed names fit into this table; take a known card."));
  *place = (guint16) next->n_names;
  memcpy (next->names + next->n_names, name, size);
  next->n_names += (int) size;
  return TRUE;
}
