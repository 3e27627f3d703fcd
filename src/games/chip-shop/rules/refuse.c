#include "refuse.h"

#include "config.h"

#include <glib/gi18n-lib.h>

gboolean
ts_chip_shop_refuse (GError **error, TsError code, char *message)
{
  g_set_error_literal (error, TS_ERROR, code, message);
  g_free (message);
  return FALSE;
}

gboolean
ts_chip_shop_has (const TsStep *step, int seat, int counter, int least, GError **error)
{
  const TsState *next = step->next;
  int has = next->counters[seat][counter];

  if (has >= least)
    return TRUE;
  /* Translators: something that is counted, such as Money; how much it takes; a player's name; how much she
   * has
   */
  return ts_chip_shop_refuse (error, TS_ERROR_ILLEGAL,
                              g_strdup_printf (_ ("%s: this takes %d, and %s has %d."),
                                               _ (ts_chip_shop.counters[counter].label), least,
                                               ts_view_name (&step->view, seat), has));
}
