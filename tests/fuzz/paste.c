/* paste.c — a piece of a spreadsheet, pasted into event tables. The input's first byte says where, and
 * whether something stands there already. What cannot be pasted changes nothing; what was can be written and
 * read, and copied from there to the same place. */
#include "fuzz.h"
#include "games/competitors/editor/event-tables-heads.h"

#include <string.h>

static void
check_written (const TsEventTables *set)
{
  g_autofree char *written = ts_event_tables_write (set);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsEventTables) again = ts_event_tables_read (written, strlen (written), &error);
  CompetitorsPlace place;

  g_assert_no_error (error);
  g_assert_false (ts_event_tables_differ (set, again, &place));
}

/* A column of whole numbers is always one of save numbers, and the name of a continent a heading: texts that
 * are those cannot be told from them.
 */
static gboolean
reads_otherwise (const TsEventTables *set, CompetitorsPlace place)
{
  for (place.face = 1; place.face <= COMPETITORS_FACES; place.face++) {
    const char *text = ts_event_tables_cell (set, &place)->text;

    if (text == NULL)
      continue;
    if (ts_event_tables_named_continent (text) >= 0 ||
        (place.table == COMPETITORS_HAZARDS && strspn (text, "0123456789") == strlen (text)))
      return TRUE;
  }
  return FALSE;
}

static void
check_copied (const TsEventTables *set, const CompetitorsPlace *from)
{
  CompetitorsPlace top = { from->table, from->continent, 1 };
  g_autoptr (TsEventTables) again = ts_event_tables_copy (set);
  g_autofree char *cells = ts_event_tables_copy_cells (set, &top, COMPETITORS_FACES);
  g_autoptr (GError) error = NULL;
  CompetitorsPlace place;

  if (reads_otherwise (set, top))
    return;
  ts_event_tables_paste (again, &top, cells, strlen (cells), &error);
  g_assert_no_error (error);
  g_assert_false (ts_event_tables_differ (set, again, &place));
}

static TsEventTables *
make_set (gboolean filled)
{
  static TsEventTables *sets[2];

  if (sets[filled] == NULL) {
    sets[filled] = ts_event_tables_new ("ours", "Ours", NULL, NULL);
    if (filled)
      ts_event_tables_fill (sets[filled]);
  }
  return ts_event_tables_copy (sets[filled]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  guint where = size > 0 ? data[0] : 0;
  CompetitorsPlace from = { .table = where & 1 ? COMPETITORS_EVENTS : COMPETITORS_HAZARDS };
  gboolean filled = (where & 2) != 0;
  const char *text = size > 1 ? (const char *) data + 1 : "";
  g_autoptr (TsEventTables) before = make_set (filled);
  g_autoptr (TsEventTables) set = make_set (filled);
  g_autoptr (GError) error = NULL;
  CompetitorsPlace place;

  from.continent = (int) (where >> 2) % COMPETITORS_CONTINENTS;
  from.face = (where >> 2) / COMPETITORS_CONTINENTS == 0 ? 1 : COMPETITORS_FACES - 1;
  if (ts_event_tables_paste (set, &from, text, size > 1 ? size - 1 : 0, &error)) {
    check_written (set);
    check_copied (set, &from);
    return 0;
  }
  g_assert_true (error->domain == TS_ERROR && g_utf8_validate (error->message, -1, NULL));
  g_assert_false (ts_event_tables_differ (before, set, &place));
  return 0;
}
