/* play.c — `play`: answers every line. */
#include "referee/dice.h"
#include "talk.h"

int
ts_call_play (TsCall *call)
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
  line = ts_lines_next (lines, &length, &error);
  if (line == NULL && error == NULL)
    return ts_lines_failed (lines) ? TS_CLI_REFUSED : TS_CLI_USAGE;
  if (line != NULL)
    session = call->argc > 0 ? ts_session_read (call->games, line, length, &error)
                             : ts_session_new (call->games, line, length, &error);
  if (!ts_talk_begin (session, error))
    return TS_CLI_REFUSED;
  if (session == NULL)
    return TS_CLI_USAGE;
  ts_session_set_throw (session, ts_dice_throw);
  return ts_talk (session, lines);
}
