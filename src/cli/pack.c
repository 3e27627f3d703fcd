/* pack.c — `pack`: the pack-up page of a file, as PDF. */
#include "calls.h"
#include "config.h"
#include "paper/pack-paper.h"
#include "paper/pdf.h"

int
ts_call_pack (TsCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = NULL;
  g_autoptr (TsPaper) paper = NULL;
  g_autoptr (GBytes) page = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  table = ts_table_look (call->argv[0], call->games, &error);
  if (table == NULL) {
    ts_call_complain ("%s: %s", call->argv[0], error->message);
    return TS_CLI_REFUSED;
  }
  ts_call_tell_notices (call, table);
  paper = ts_pack_paper_new (ts_table_get_session (table));
  page = ts_pdf_write (paper, ts_paper_usual_size (), ts_session_header (ts_table_get_session (table)));
  return ts_call_print_bytes (page) ? TS_CLI_OK : TS_CLI_REFUSED;
}
