/* tally.c — `tally`: the score sheet of a file. */
#include "calls.h"
#include "config.h"
#include "paper/pdf.h"
#include "paper/score-paper.h"
#include "referee/json.h"
#include "referee/text.h"
#include "store/score-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GBytes *
take_bytes (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
write_text (const TsSession *session)
{
  return take_bytes (ts_score_sheet_text (session, TS_HOST));
}

static GBytes *
write_csv (const TsSession *session)
{
  return take_bytes (ts_score_sheet_csv (session, TS_HOST));
}

static GBytes *
write_json (const TsSession *session)
{
  g_autoptr (JsonNode) sheet = ts_score_sheet_json (session, TS_HOST);
  g_autofree char *line = ts_json_write_node (sheet);
  g_autofree char *shown = ts_text_escape (line);

  return take_bytes (g_strconcat (shown, "\n", NULL));
}

static GBytes *
write_pdf (const TsSession *session)
{
  g_autoptr (TsPaper) paper = ts_score_paper_new (session, TS_HOST);

  return ts_pdf_write (paper, ts_paper_usual_size (), ts_session_header (session));
}

static const struct {
  const char *name;
  GBytes *(*write) (const TsSession *session);
} formats[] = {
  { "text", write_text },
  { "json", write_json },
  { "csv", write_csv },
  { "pdf", write_pdf },
};

static int
find_format (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i].name, name) == 0)
      return (int) i;
  /* Translators: text, json, csv and pdf stay as they are */
  ts_call_complain (_ ("There is no format “%s”; there are text, json, csv and pdf."), name);
  return -1;
}

static int
print_sheet (const TsCall *call, int format)
{
  g_autoptr (TsTable) table = ts_call_look (call);
  g_autoptr (GBytes) sheet = NULL;

  if (table == NULL)
    return TS_CLI_REFUSED;
  sheet = formats[format].write (ts_table_get_session (table));
  return ts_call_print_bytes (sheet) ? TS_CLI_OK : TS_CLI_REFUSED;
}

int
ts_call_tally (TsCall *call)
{
  g_autofree char *name = NULL;
  const GOptionEntry options[] = {
    /* Translators: text, json, csv and pdf stay as they are */
    { "format", 'f', 0, G_OPTION_ARG_STRING, &name,
      N_ ("How to write it: text (the default), json, csv or pdf"), N_ ("FORMAT") },
    { 0 },
  };
  int format;

  if (!ts_call_parse (call, options))
    return TS_CLI_USAGE;
  format = find_format (name != NULL ? name : "text");
  return format < 0 ? TS_CLI_USAGE : print_sheet (call, format);
}
