/* How long pasting into the tables of Competitor$ takes: whole sheets of empty columns and rows, which are
 * the hardest to look through. Twice as much should take twice as long. */
#include "games/competitors/editor/event-tables.h"

#include <stdlib.h>
#include <string.h>

/* Half of the sheet is columns of one row, the other half is rows. */
static void
paste (gsize length)
{
  static const CompetitorsPlace place = { COMPETITORS_HAZARDS, 0, 1 };
  g_autoptr (TsEventTables) set = ts_event_tables_new ("ours", "Ours", NULL, NULL);
  g_autofree char *sheet = g_strnfill (length, '\n');
  gint64 begun;
  gboolean pasted;

  memset (sheet, '\t', length / 2);
  begun = g_get_monotonic_time ();
  pasted = ts_event_tables_paste (set, &place, sheet, length, NULL);
  g_print ("  %4zu KiB %8.1f ms\n", length / 1024, (double) (g_get_monotonic_time () - begun) / 1e3);
  g_assert_true (pasted);
}

int
main (void)
{
  for (gsize length = 64 * 1024; length <= COMPETITORS_FILE_BYTES; length *= 2)
    paste (length);
  return EXIT_SUCCESS;
}
