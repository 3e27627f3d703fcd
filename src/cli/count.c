/* count.c — `count`: what would explain that somebody has counted another number. */
#include "asked.h"
#include "calls.h"
#include "config.h"
#include "referee/json.h"

#include <glib/gi18n-lib.h>

static gboolean
read_value (const char *text, int *value)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &number, NULL)) {
    /* Translators: what was said instead of a number */
    ts_call_complain (_ ("“%s” is no number that can be counted."), text);
    return FALSE;
  }
  *value = (int) number;
  return TRUE;
}

static gboolean
print_slip (const TsSession *session, const TsSlip *slip)
{
  g_autoptr (JsonObject) amend = ts_slip_amend (slip);
  g_autofree char *line = ts_json_write (amend);
  g_autofree char *says = ts_session_tell_slip (session, slip);
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_json (json, "amend", line);
  ts_json_add_text (json, "says", says);
  ts_json_end_object (json);
  return ts_call_answer (g_string_free_and_steal (json));
}

static int
explain (const TsSession *session, char **argv)
{
  TsView view = ts_session_view (session);
  int seat = ts_asked_seat (&view, argv[1]);
  int counter = seat != TS_NOBODY ? ts_asked_counter (&view, argv[2]) : -1;
  int value;
  g_autoptr (GPtrArray) slips = NULL;

  if (counter < 0 || !read_value (argv[3], &value))
    return TS_CLI_USAGE;
  if (value == ts_view_state (&view)->counters[seat][counter])
    return TS_CLI_OK;
  slips = ts_session_find_slips (session, seat, counter, value);
  for (guint i = 0; i < slips->len; i++)
    if (!print_slip (session, slips->pdata[i]))
      return TS_CLI_REFUSED;
  return TS_CLI_OK;
}

int
ts_call_count (TsCall *call)
{
  g_autoptr (TsTable) table = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  table = ts_call_look (call);
  if (table == NULL)
    return TS_CLI_REFUSED;
  return explain (ts_table_get_session (table), call->argv);
}
