#include "moment.h"

#include <string.h>

TsSession *
ts_moment_new (const TsSession *session, guint n)
{
  const TsGame *const games[] = { ts_session_header (session)->game, NULL };
  const char *header = ts_session_header_line (session);
  TsSession *moment = ts_session_read (games, header, strlen (header), NULL);

  g_assert (moment != NULL);
  for (guint i = 0; i < n; i++) {
    const char *line = ts_session_record (session, i)->line;
    gboolean fits = ts_session_say (moment, line, strlen (line), NULL);

    g_assert (fits);
  }
  ts_session_end_reading (moment);
  return moment;
}
