/* replay.c — `replay`: the state at the end of a file, or its first refused line. */
#include "calls.h"
#include "lines.h"
#include "referee/describe.h"

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
      session = ts_session_read (call->games, line, length, &error);
    else
      ts_session_say (session, line, length, &error);
  }
  if (error != NULL) {
    ts_call_tell_refused (call, ts_lines_number (lines), error);
    return TS_CLI_REFUSED;
  }
  if (session == NULL || ts_lines_failed (lines) || !ts_call_answer (ts_describe_state (session, TS_HOST)))
    return TS_CLI_REFUSED;
  return TS_CLI_OK;
}
