/* games.c — `games`: every game with all its words. */
#include "calls.h"
#include "referee/describe.h"
#include "referee/json.h"

int
ts_call_games (TsCall *call)
{
  GString *json;

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  json = g_string_new (NULL);
  ts_json_begin_array (json, NULL);
  for (guint i = 0; call->games[i] != NULL; i++) {
    g_autofree char *game = ts_describe_game (call->games[i]);

    ts_json_add_json (json, NULL, game);
  }
  ts_json_end_array (json);
  return ts_call_answer (g_string_free_and_steal (json)) ? TS_CLI_OK : TS_CLI_REFUSED;
}
