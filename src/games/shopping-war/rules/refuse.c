#include "refuse.h"

#include "config.h"

#include <glib/gi18n-lib.h>

gboolean
ts_shopping_war_refuse (GError **error, TsError code, char *message)
{
  g_set_error_literal (error, TS_ERROR, code, message);
  g_free (message);
  return FALSE;
}

gboolean
ts_shopping_war_is_named (const TsStep *step, int seat, GError **error)
{
  const ShoppingWar *state = step->view.state;

  if (!state->out[seat])
    return TRUE;
  /* Translators: %s is a player's name */
  return ts_shopping_war_refuse (error, TS_ERROR_ILLEGAL,
                                 g_strdup_printf (_ ("%s is out of the game; name somebody who is in."),
                                                  ts_view_name (&step->view, seat)));
}

gboolean
ts_shopping_war_is_space (const TsStep *step, int space, int least, GError **error)
{
  int spaces = ts_shopping_war_spaces (&step->view);

  if (space >= least && space < spaces)
    return TRUE;
  return ts_shopping_war_refuse (error, TS_ERROR_RANGE,
                                 g_strdup_printf (_ ("The spaces of this table are 0 to %d."), spaces - 1));
}

gboolean
ts_shopping_war_has_room (const ShoppingWar *state, int seat, int counter, int by)
{
  return state->base.counters[seat][counter] + by <= ts_shopping_war.counters[counter].max;
}
