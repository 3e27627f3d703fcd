/* replay.c — an evening that was kept means the same in whatever way it is read: opened, looked at, and its
 * lines said again. So does every beginning of its file, cut between lines or in one of them. */
#include "evening-file.h"
#include "folder.h"
#include "store/table.h"

static void
check_session (const TsFuzzEvening *evening)
{
  TsFuzzLines lines = ts_fuzz_lines ((const uint8_t *) evening->bytes, evening->length);
  g_autoptr (TsSession) session = NULL;

  for (guint n = 1; ts_fuzz_next (&lines); n++) {
    if (session == NULL)
      session = ts_session_new (ts_fuzz_games (), lines.line, lines.length, NULL);
    else
      ts_session_say (session, lines.line, lines.length, NULL);
    ts_fuzz_assert_moment (evening, n, session);
  }
}

/* The first bytes of the file, of which so many lines are whole. */
static void
check_beginning (const TsFuzzEvening *evening, gsize length, guint n_lines)
{
  g_autoptr (TsTable) looked = NULL;
  g_autoptr (TsTable) opened = NULL;

  ts_fuzz_put (evening->bytes, length);
  looked = ts_table_look (ts_fuzz_path (), ts_fuzz_games (), NULL);
  opened = ts_table_open (ts_fuzz_path (), ts_fuzz_games (), NULL);
  g_assert_true ((looked == NULL) == (n_lines == 0) && (opened == NULL) == (n_lines == 0));
  if (n_lines == 0)
    return;
  ts_fuzz_assert_moment (evening, n_lines, ts_table_get_session (looked));
  ts_fuzz_assert_moment (evening, n_lines, ts_table_get_session (opened));
}

static void
check_beginnings (const TsFuzzEvening *evening)
{
  gsize start = 0;
  guint n_lines = 0;

  for (gsize i = 0; i < evening->length; i++) {
    if (evening->bytes[i] != '\n')
      continue;
    check_beginning (evening, (start + i + 1) / 2, n_lines);
    check_beginning (evening, i, n_lines);
    check_beginning (evening, i + 1, ++n_lines);
    start = i + 1;
  }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  TsFuzzEvening evening = { 0 };

  if (ts_fuzz_keep (&evening, data, size)) {
    check_session (&evening);
    check_beginnings (&evening);
  }
  ts_fuzz_evening_clear (&evening);
  return 0;
}
