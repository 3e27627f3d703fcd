#include "talk.h"

#include "referee/describe.h"

gboolean
ts_talk_begin (const TsSession *session, const GError *error)
{
  return ts_call_answer (error == NULL ? ts_describe_answer (session, TS_HOST, NULL)
                                       : ts_describe_refusal (error));
}

int
ts_talk (TsSession *session, TsLines *lines)
{
  gboolean kept = TRUE;

  while (TRUE) {
    g_autoptr (GError) error = NULL;
    gsize length;
    const char *line = ts_lines_next (lines, &length, &error);

    if (line == NULL && error == NULL)
      return kept && !ts_lines_failed (lines) ? TS_CLI_OK : TS_CLI_REFUSED;
    if (line != NULL)
      ts_session_say (session, line, length, &error);
    kept = kept && (error == NULL || error->domain == TS_ERROR);
    if (!ts_call_answer (ts_describe_answer (session, TS_HOST, error)))
      return TS_CLI_REFUSED;
  }
}
