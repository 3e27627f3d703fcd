/* pack.c — `pack`: the pack-up page of a file, as PDF. */
#include "calls.h"
#include "config.h"
#include "paper/pack-paper.h"
#include "paper/pdf.h"

int
ts_call_pack (TsCall *call)
{
  g_autoptr (TsTable) table = NULL;
  g_autoptr (TsPaper) paper = NULL;
  g_autoptr (GBytes) page = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  table = ts_call_look (call);
  if (table == NULL)
    return TS_CLI_REFUSED;
  paper = ts_pack_paper_new (ts_table_get_session (table));
  page = ts_pdf_write (paper, ts_paper_usual_size (), ts_session_header (ts_table_get_session (table)));
  return ts_call_print_bytes (page) ? TS_CLI_OK : TS_CLI_REFUSED;
}
