/* pace.c — `pace`: how fast the evening of a file went, and what is to come, as of its newest entry. */
#include "stats/pace.h"

#include "calls.h"
#include "config.h"
#include "stats/pace-json.h"
#include "stats/pace-tell.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  gboolean json;
  int hour; /* -1: nobody has to leave */
  int minute;
} Wanted;

static gboolean
read_format (const char *name, Wanted *wanted)
{
  wanted->json = name != NULL && strcmp (name, "json") == 0;
  if (name == NULL || wanted->json || strcmp (name, "text") == 0)
    return TRUE;
  /* Translators: text and json stay as they are */
  ts_call_complain (_ ("There is no format “%s”; there are text and json."), name);
  return FALSE;
}

static gboolean
read_time (const char *text, Wanted *wanted)
{
  wanted->hour = -1;
  if (text == NULL)
    return TRUE;
  if (g_regex_match_simple ("^([01]?[0-9]|2[0-3]):[0-5][0-9]$", text, 0, 0)) {
    wanted->hour = (int) g_ascii_strtoll (text, NULL, 10);
    wanted->minute = (int) g_ascii_strtoll (strchr (text, ':') + 1, NULL, 10);
    return TRUE;
  }
  /* Translators: what was said instead */
  ts_call_complain (_ ("“%s” is no time of day; 22:00 is one."), text);
  return FALSE;
}

/* Nobody knows what time it is at a table without times. */
static gint64
find_until (const TsPace *pace, const Wanted *wanted)
{
  if (wanted->hour < 0 || pace->newest == TS_PLAY_NO_TIME)
    return TS_PLAY_NO_TIME;
  return ts_pace_next (pace->newest, wanted->hour, wanted->minute);
}

static int
tell (const TsCall *call, const Wanted *wanted)
{
  g_autoptr (TsTable) table = ts_call_look (call);
  g_autoptr (TsPace) pace = NULL;
  g_autofree char *text = NULL;
  TsSession *session;
  gint64 until;

  if (table == NULL)
    return TS_CLI_REFUSED;
  session = ts_table_get_session (table);
  pace = ts_pace_new (session);
  until = find_until (pace, wanted);
  if (wanted->json)
    return ts_call_answer (ts_pace_json (pace, session, pace->newest, until)) ? TS_CLI_OK : TS_CLI_REFUSED;
  text = ts_pace_text (pace, pace->newest, until);
  return ts_call_print (text) ? TS_CLI_OK : TS_CLI_REFUSED;
}

int
ts_call_pace (TsCall *call)
{
  g_autofree char *name = NULL, *until = NULL;
  Wanted wanted;
  const GOptionEntry options[] = {
    /* Translators: text and json stay as they are */
    { "format", 'f', 0, G_OPTION_ARG_STRING, &name, N_ ("How to write it: text (the default) or json"),
      N_ ("FORMAT") },
    { "until", 'u', 0, G_OPTION_ARG_STRING, &until, N_ ("When somebody has to leave, as 22:00"),
      N_ ("TIME") },
    { 0 },
  };

  if (!ts_call_parse (call, options) || !read_format (name, &wanted) || !read_time (until, &wanted))
    return TS_CLI_USAGE;
  return tell (call, &wanted);
}
