#include "tally.h"

#include "describe.h"

#include <string.h>

static guint
find_row (const GArray *rows, const char *id)
{
  guint i = 0;

  while (i < rows->len && strcmp (g_array_index (rows, TsTallyRow, i).id, id) != 0)
    i++;
  return i;
}

/* Where the lines of a tally are named like counters, the counters' order is the game's. */
static gboolean
are_counters (const TsView *view, const GArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    if (ts_game_counter (view->game, g_array_index (rows, TsTallyRow, i).id) < 0)
      return FALSE;
  return TRUE;
}

static int
compare_counters (gconstpointer a, gconstpointer b, gpointer game)
{
  return ts_game_counter (game, ((const TsTallyRow *) a)->id) -
         ts_game_counter (game, ((const TsTallyRow *) b)->id);
}

/* Otherwise each seat has its lines in the game's order but leaves out some, so a line that is new goes
 * behind the one that the seat had before it. */
GArray *
ts_tally_rows (const TsView *view)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (TsTallyRow));

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    g_autoptr (GArray) tally = ts_describe_tally (view, seat);
    guint next = 0;

    for (guint i = 0; i < tally->len; i++) {
      const TsLine *line = &g_array_index (tally, TsLine, i);
      guint at = find_row (rows, line->id);

      if (at == rows->len) {
        TsTallyRow row = { .id = line->id, .label = line->label };

        at = MIN (next, rows->len);
        g_array_insert_val (rows, at, row);
      }
      g_array_index (rows, TsTallyRow, at).there[seat] = TRUE;
      g_array_index (rows, TsTallyRow, at).points[seat] = line->points;
      next = at + 1;
    }
  }
  if (are_counters (view, rows))
    g_array_sort_with_data (rows, compare_counters, (gpointer) view->game);
  return rows;
}
