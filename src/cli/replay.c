/* replay.c — `replay`: the state at the end of a file, or its first refused entry. */
#include "calls.h"
#include "config.h"
#include "lines.h"
#include "referee/describe.h"

static void
report (const TsLines *lines, const GError *error)
{
  g_printerr ("%s:%u: %s: %s\n", lines->name, lines->number, ts_error_code (error), error->message);
}

int
ts_call_replay (TsCall *call)
{
  g_autoptr (TsLines) lines = NULL;
  g_autoptr (TsSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  lines = ts_lines_open (call->argv[0]);
  if (lines == NULL)
    return TS_CLI_REFUSED;
  if (!ts_lines_next (lines))
    return TS_CLI_REFUSED;
  session = ts_session_new (call->games, lines->text->str, lines->text->len, &error);
  while (error == NULL && ts_lines_next (lines))
    ts_session_say (session, lines->text->str, lines->text->len, &error);
  if (error != NULL) {
    report (lines, error);
    return TS_CLI_REFUSED;
  }
  return !ts_lines_failed (lines) && ts_call_answer (ts_describe_state (session)) ? TS_CLI_OK
                                                                                  : TS_CLI_REFUSED;
}
