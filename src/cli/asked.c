#include "asked.h"

#include "calls.h"
#include "config.h"

#include <glib/gi18n-lib.h>

int
ts_asked_seat (const TsView *view, const char *text)
{
  guint64 seat;

  if (g_ascii_string_to_unsigned (text, 10, 0, view->header->n_players - 1, &seat, NULL))
    return (int) seat;
  /* Translators: what was asked for, and the number of the last seat; the first one is 0 */
  ts_call_complain (_ ("There is no seat “%s”; there are 0 to %u."), text, view->header->n_players - 1);
  return TS_NOBODY;
}

int
ts_asked_counter (const TsView *view, const char *id)
{
  g_autoptr (GString) known = g_string_new (NULL);
  int counter = ts_game_counter (view->game, id);

  if (counter >= 0 && ts_view_counter_in_play (view, counter))
    return counter;
  for (int i = 0; view->game->counters[i].id != NULL; i++)
    if (ts_view_counter_in_play (view, i))
      g_string_append_printf (known, "%s%s", known->len > 0 ? ", " : "", view->game->counters[i].id);
  /* Translators: what was asked for, and a list of words in English that stay as they are */
  ts_call_complain (_ ("There is no counter “%s” at this table; there are %s."), id, known->str);
  return -1;
}
