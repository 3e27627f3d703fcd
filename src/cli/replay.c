/* replay.c — `replay`: the state at the end of a file, or its first refused line. */
#include "calls.h"
#include "lines.h"
#include "referee/describe.h"

static int
report (const TsCall *call, const TsLines *lines, const GError *error)
{
  g_autofree char *name = g_filename_display_name (call->argv[0]);

  g_printerr ("%s:%u: %s: %s\n", name, ts_lines_number (lines), ts_error_code (error), error->message);
  return TS_CLI_REFUSED;
}

int
ts_call_replay (TsCall *call)
{
  g_autoptr (TsLines) lines = NULL;
  g_autoptr (TsSession) session = NULL;
  g_autoptr (GError) error = NULL;
  const char *line;
  gsize length;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  lines = ts_lines_open (call->argv[0]);
  if (lines == NULL)
    return TS_CLI_REFUSED;
  while (error == NULL && (line = ts_lines_next (lines, &length, &error)) != NULL) {
    if (session == NULL)
      session = ts_session_new (call->games, line, length, &error);
    else
      ts_session_say (session, line, length, &error);
  }
  if (error != NULL)
    return report (call, lines, error);
  if (session == NULL || ts_lines_failed (lines) || !ts_call_answer (ts_describe_state (session)))
    return TS_CLI_REFUSED;
  return TS_CLI_OK;
}
