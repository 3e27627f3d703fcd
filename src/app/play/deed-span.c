#include "deed-span.h"

#include "referee/json.h"

#include <string.h>

void
ts_deed_span_mark (GPtrArray *entries)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%S.%fZ");

  for (guint i = 0; i < entries->len && entries->len > 1; i++)
    json_object_set_string_member (entries->pdata[i], "at", at);
}

/* NULL: it was said alone, or by another program. (transfer full) */
static char *
mark_of (const TsRecord *record)
{
  const char *line = ts_record_line (record);
  g_autoptr (JsonObject) entry = ts_json_read (line, strlen (line), NULL);
  const char *at = json_object_get_string_member_with_default (entry, "at", "");

  return strchr (at, '.') != NULL ? g_strdup (at) : NULL;
}

static gboolean
is_of_one (const TsRecord *record, const TsRecord *other)
{
  g_autofree char *mark = mark_of (record);
  g_autofree char *others = mark_of (other);

  return mark != NULL && g_strcmp0 (mark, others) == 0;
}

guint
ts_deed_span_newest (const TsSession *session)
{
  g_autoptr (GPtrArray) deeds = ts_session_deeds (session);
  guint span = 1;

  while (span < deeds->len &&
         is_of_one (deeds->pdata[deeds->len - span], deeds->pdata[deeds->len - span - 1]))
    span++;
  return span;
}

guint
ts_deed_span_next (const TsSession *session)
{
  guint n = ts_session_n_taken_back (session);
  guint span = 1;

  while (span < n &&
         is_of_one (ts_session_taken_back (session, n - span), ts_session_taken_back (session, n - span - 1)))
    span++;
  return span;
}
