/* record.c — `record`: the same as `play`, but what is answered as accepted is on disk for good. */
#include "referee/dice.h"
#include "referee/json.h"
#include "talk.h"

/* Makes the file from the first line, and answers that. */
static TsTable *
create (const TsCall *call, TsLines *lines, GError **error)
{
  g_autoptr (JsonObject) header = NULL;
  g_autoptr (TsTable) table = NULL;
  gsize length;
  const char *line = ts_lines_next (lines, &length, error);

  if (line == NULL)
    return NULL;
  header = ts_json_read (line, length, error);
  if (header != NULL)
    table = ts_table_create (call->argv[0], call->games, header, error);
  if (table != NULL && !ts_talk_begin (ts_table_get_session (table), NULL))
    return NULL;
  return g_steal_pointer (&table);
}

/* There is no table: an answer says why, and a sentence whose file it is. */
static int
refuse (const TsCall *call, const TsLines *lines, const GError *error)
{
  if (error == NULL)
    return ts_lines_failed (lines) || ts_lines_number (lines) > 0 ? TS_CLI_REFUSED : TS_CLI_USAGE;
  ts_call_complain ("%s: %s", call->argv[0], error->message);
  if (!ts_talk_begin (NULL, error) || error->domain != TS_ERROR)
    return TS_CLI_REFUSED;
  return TS_CLI_USAGE;
}

/* The table goes on, unless a line of its file is refused that is as it was written. */
static int
go_on (const TsCall *call, TsTable *table, TsLines *lines)
{
  guint number;
  const GError *refusal = ts_table_get_refusal (table, &number);

  if (refusal != NULL) {
    ts_call_tell_refused (call, number, refusal);
    return TS_CLI_STOPPED;
  }
  ts_call_tell_notices (call, table);
  ts_session_set_throw (ts_table_get_session (table), ts_dice_throw);
  return ts_talk (ts_table_get_session (table), lines);
}

int
ts_call_record (TsCall *call)
{
  g_autoptr (TsLines) lines = NULL;
  g_autoptr (TsTable) table = NULL;
  g_autoptr (GError) error = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  lines = ts_lines_open (NULL);
  if (g_file_test (call->argv[0], G_FILE_TEST_EXISTS)) {
    ts_lines_go_on (lines);
    table = ts_table_open (call->argv[0], call->games, &error);
  } else {
    table = create (call, lines, &error);
  }
  if (table == NULL)
    return refuse (call, lines, error);
  return go_on (call, table, lines);
}
