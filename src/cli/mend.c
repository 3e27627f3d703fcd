/* mend.c — `mend`: a new table of the good lines of a file. */
#include "store/mend.h"

#include "calls.h"
#include "referee/json.h"

/* (transfer full) */
static char *
describe_left_out (const TsLeftOut *left_out)
{
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "line", left_out->line);
  ts_json_add_text (json, "why", left_out->why);
  ts_json_add_text (json, "text", left_out->text);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}

int
ts_call_mend (TsCall *call)
{
  g_autoptr (GPtrArray) left_out = NULL;
  g_autoptr (GError) error = NULL;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  left_out = ts_mend (call->argv[0], call->argv[1], call->games, 0, NULL, &error);
  if (left_out == NULL) {
    ts_call_complain ("%s: %s", call->argv[0], error->message);
    return TS_CLI_USAGE;
  }
  for (guint i = 0; i < left_out->len; i++)
    if (!ts_call_answer (describe_left_out (left_out->pdata[i])))
      return TS_CLI_REFUSED;
  return left_out->len > 0 ? TS_CLI_REFUSED : TS_CLI_OK;
}
