/* tally.c — `tally`: the score sheet of a file. */
#include "calls.h"
#include "config.h"
#include "referee/json.h"
#include "referee/text.h"
#include "store/score-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
sheet_in_json (const TsSession *session)
{
  g_autoptr (JsonNode) sheet = ts_score_sheet_json (session);
  g_autofree char *line = ts_json_write_node (sheet);
  g_autofree char *shown = ts_text_escape (line);

  return g_strconcat (shown, "\n", NULL);
}

static const struct {
  const char *name;
  char *(*write) (const TsSession *session);
} formats[] = {
  { "text", ts_score_sheet_text },
  { "json", sheet_in_json },
  { "csv", ts_score_sheet_csv },
};

static int
find_format (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i].name, name) == 0)
      return (int) i;
  /* Translators: text, json and csv stay as they are */
  ts_call_complain (_ ("There is no format “%s”; there are text, json and csv."), name);
  return -1;
}

static int
print_sheet (const TsCall *call, int format)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_look (call->argv[0], call->games, &error);
  g_autofree char *sheet = NULL;

  if (table == NULL) {
    ts_call_complain ("%s: %s", call->argv[0], error->message);
    return TS_CLI_REFUSED;
  }
  ts_call_tell_notices (call, table);
  sheet = formats[format].write (ts_table_get_session (table));
  return ts_call_print (sheet) ? TS_CLI_OK : TS_CLI_REFUSED;
}

int
ts_call_tally (TsCall *call)
{
  g_autofree char *name = NULL;
  const GOptionEntry options[] = {
    /* Translators: text, json and csv stay as they are */
    { "format", 'f', 0, G_OPTION_ARG_STRING, &name, N_ ("How to write it: text (the default), json or csv"),
      N_ ("FORMAT") },
    { 0 },
  };
  int format;

  if (!ts_call_parse (call, options))
    return TS_CLI_USAGE;
  format = find_format (name != NULL ? name : "text");
  return format < 0 ? TS_CLI_USAGE : print_sheet (call, format);
}
