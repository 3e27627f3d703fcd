/* table-set.c — a file of event tables: what is taken is written and taken again as the same. */
#include "fuzz.h"
#include "games/competitors/editor/event-tables.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = size > 0 ? (const char *) data : "";
  g_autoptr (GError) error = NULL;
  g_autoptr (TsEventTables) set = ts_event_tables_read (text, size, &error);
  g_autoptr (TsEventTables) again = NULL;
  g_autofree char *written = NULL;
  CompetitorsPlace place;

  if (set == NULL) {
    g_assert_true (error->domain == TS_ERROR && g_utf8_validate (error->message, -1, NULL));
    return 0;
  }
  written = ts_event_tables_write (set);
  again = ts_event_tables_read (written, strlen (written), &error);
  g_assert_no_error (error);
  g_assert_false (ts_event_tables_differ (set, again, &place));
  g_assert_cmpstr (set->id, ==, again->id);
  g_assert_cmpstr (set->title, ==, again->title);
  g_assert_cmpstr (set->language, ==, again->language);
  return 0;
}
