/* why.c — `why`: what made a counter, or a line of the tally, what it is. */
#include "referee/why.h"

#include "asked.h"
#include "calls.h"
#include "config.h"
#include "referee/json.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

static gboolean
print_cause (const TsSession *session, const TsCause *cause, gboolean with_counter)
{
  g_autofree char *says = ts_why_tell (session, cause);
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "entry", cause->entry);
  if (with_counter)
    ts_json_add_text (json, "counter", ts_session_view (session).game->counters[cause->counter].id);
  ts_json_add_int (json, "by", cause->by);
  ts_json_add_text (json, "because", cause->because);
  ts_json_add_int (json, "value", cause->value);
  ts_json_add_text (json, "says", says);
  ts_json_end_object (json);
  return ts_call_answer (g_string_free_and_steal (json));
}

static gboolean
print_causes (const TsSession *session, int seat, guint counters, gboolean with_counter)
{
  g_autoptr (GArray) causes = ts_why_counters (session, seat, counters);

  for (guint i = 0; i < causes->len; i++)
    if (!print_cause (session, &g_array_index (causes, TsCause, i), with_counter))
      return FALSE;
  return TRUE;
}

static gboolean
print_fact (const TsWhyLine *why, const char *id, const char *fact)
{
  g_autofree char *source = ts_source_tell (&why->source);
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "line", id);
  ts_json_add_int (json, "points", why->points);
  ts_json_add_text (json, "says", fact);
  ts_json_add_text (json, "source", source);
  ts_json_end_object (json);
  return ts_call_answer (g_string_free_and_steal (json));
}

static int
explain_line (const TsSession *session, int seat, const char *id)
{
  TsView view = ts_session_view (session);
  g_auto (TsWhyLine) why = { 0 };

  if (!ts_why_line (&view, seat, id, &why)) {
    /* Translators: what was asked for */
    ts_call_complain (_ ("The tally of this game has no line “%s”."), id);
    return TS_CLI_USAGE;
  }
  if (!print_causes (session, seat, why.counters, TRUE))
    return TS_CLI_REFUSED;
  for (guint i = 0; i < why.facts->len; i++)
    if (!print_fact (&why, id, why.facts->pdata[i]))
      return TS_CLI_REFUSED;
  return TS_CLI_OK;
}

static int
explain_counter (const TsSession *session, int seat, const char *id)
{
  TsView view = ts_session_view (session);
  int counter = ts_asked_counter (&view, id);

  if (counter < 0)
    return TS_CLI_USAGE;
  return print_causes (session, seat, TS_COUNTED (counter), FALSE) ? TS_CLI_OK : TS_CLI_REFUSED;
}

static int
explain (const TsCall *call, const char *line)
{
  g_autoptr (TsTable) table = ts_call_look (call);
  TsSession *session;
  TsView view;
  int seat;

  if (table == NULL)
    return TS_CLI_REFUSED;
  session = ts_table_get_session (table);
  view = ts_session_view (session);
  seat = ts_asked_seat (&view, call->argv[1]);
  if (seat == TS_NOBODY)
    return TS_CLI_USAGE;
  return line != NULL ? explain_line (session, seat, line) : explain_counter (session, seat, call->argv[2]);
}

int
ts_call_why (TsCall *call)
{
  g_autofree char *line = NULL;
  const GOptionEntry options[] = {
    { "line", 'l', 0, G_OPTION_ARG_STRING, &line, N_ ("A line of the tally instead of a counter"),
      N_ ("ID") },
    { 0 },
  };

  if (!ts_call_parse (call, options))
    return TS_CLI_USAGE;
  if ((line == NULL) == (call->argc == 2)) {
    ts_call_complain (_ ("Say either a counter or a line of the tally."));
    return TS_CLI_USAGE;
  }
  return explain (call, line);
}
