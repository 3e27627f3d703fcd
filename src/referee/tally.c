#include "tally.h"

/* The lines of a seat are those of every other one; what nobody is shown goes in the end. */
static void
add_seat (GArray *rows, const TsView *view, int seat)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));

  view->game->tally (view, seat, lines);
  if (rows->len == 0)
    g_array_set_size (rows, lines->len);
  g_assert (rows->len == lines->len);
  for (guint i = 0; i < lines->len; i++) {
    const TsLine *line = &g_array_index (lines, TsLine, i);
    TsTallyRow *row = &g_array_index (rows, TsTallyRow, i);

    row->id = line->id;
    row->label = line->label;
    row->there[seat] = line->points != 0 || line->even_zero;
    row->points[seat] = line->points;
  }
}

static gboolean
is_empty (const TsTallyRow *row)
{
  for (guint seat = 0; seat < TS_MAX_SEATS; seat++)
    if (row->there[seat])
      return FALSE;
  return TRUE;
}

GArray *
ts_tally_rows (const TsView *view)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (TsTallyRow));

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (view->game->running_tally || ts_view_is_over (view))
      add_seat (rows, view, seat);
  for (guint i = rows->len; i-- > 0;)
    if (is_empty (&g_array_index (rows, TsTallyRow, i)))
      g_array_remove_index (rows, i);
  return rows;
}
