#include "moment.h"

#include <string.h>

/* (transfer full) */
static TsSession *
begin (const TsSession *session)
{
  const TsGame *const games[] = { ts_session_header (session)->game, NULL };
  const char *header = ts_session_header_line (session);
  TsSession *moment = ts_session_read (games, header, strlen (header), NULL);

  g_assert (moment != NULL);
  return moment;
}

static void
say (TsSession *moment, const TsRecord *record)
{
  const char *line = ts_record_line (record);
  gboolean fits = ts_session_say (moment, line, strlen (line), NULL);

  g_assert (fits);
}

TsSession *
ts_moment_new (const TsSession *session, guint n)
{
  TsSession *moment = begin (session);

  for (guint i = 0; i < n; i++)
    say (moment, ts_session_record (session, i));
  ts_session_end_reading (moment);
  return moment;
}

TsSession *
ts_moment_new_after (const TsSession *session, const TsRecord *deed)
{
  TsSession *moment = begin (session);
  g_autoptr (GPtrArray) way = g_ptr_array_new ();

  g_assert (deed->said > 0);
  for (const TsRecord *record = deed; record != NULL; record = record->after)
    g_ptr_array_add (way, (gpointer) record);
  for (guint i = way->len; i-- > 0;)
    say (moment, way->pdata[i]);
  ts_session_end_reading (moment);
  return moment;
}
