/* header.c — one line as the first of a table: what is taken is taken again as it is kept. */
#include "fuzz.h"

#include "cli/soak-check.h"
#include "referee/json.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *line = size > 0 ? (const char *) data : "";
  g_autoptr (GError) error = NULL;
  g_autoptr (TsSession) session = ts_session_new (ts_fuzz_games (), line, size, &error);
  g_autoptr (TsSession) again = NULL;
  const char *kept;
  TsView view;

  if (session == NULL) {
    g_assert_true (error->domain == TS_ERROR && g_utf8_validate (error->message, -1, NULL));
    return 0;
  }
  view = ts_session_view (session);
  ts_soak_check_state (&view, &error);
  g_assert_no_error (error);
  kept = ts_session_header_line (session);
  if (strlen (kept) > TS_MAX_LINE)
    return 0; /* escapes have made it longer */
  again = ts_session_new (ts_fuzz_games (), kept, strlen (kept), &error);
  g_assert_no_error (error);
  ts_fuzz_assert_same (session, again);
  return 0;
}
