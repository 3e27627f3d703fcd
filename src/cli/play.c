/* play.c — `play`: answers every line. */
#include "calls.h"
#include "config.h"
#include "lines.h"
#include "referee/describe.h"
#include "referee/dice.h"

/* The header's answer. Returns the session (transfer full), or NULL if the header is bad or missing. */
static TsSession *
begin (const TsCall *call, TsLines *lines)
{
  g_autoptr (TsSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (!ts_lines_next (lines))
    return NULL;
  session = ts_session_new (call->games, lines->text->str, lines->text->len, &error);
  if (!ts_call_answer (session != NULL ? ts_describe_answer (session, NULL) : ts_describe_refusal (error)))
    return NULL;
  return g_steal_pointer (&session);
}

int
ts_call_play (TsCall *call)
{
  g_autoptr (TsLines) lines = NULL;
  g_autoptr (TsSession) session = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  lines = ts_lines_open (call->argv[0]);
  if (lines == NULL)
    return TS_CLI_REFUSED;
  session = begin (call, lines);
  if (session == NULL)
    return ts_lines_failed (lines) ? TS_CLI_REFUSED : TS_CLI_USAGE;
  ts_session_set_throw (session, ts_dice_throw);

  while (ts_lines_next (lines)) {
    g_autoptr (GError) error = NULL;

    ts_session_say (session, lines->text->str, lines->text->len, &error);
    if (!ts_call_answer (ts_describe_answer (session, error)))
      return TS_CLI_REFUSED;
  }
  return ts_lines_failed (lines) ? TS_CLI_REFUSED : TS_CLI_OK;
}
