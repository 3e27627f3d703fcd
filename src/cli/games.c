/* games.c — `games`: every game with all its words. */
#include "calls.h"
#include "referee/describe.h"

int
ts_call_games (TsCall *call)
{
  g_autoptr (JsonArray) array = json_array_new ();

  if (!ts_call_parse (call, NULL))
    return TS_CLI_USAGE;
  for (guint i = 0; call->games[i] != NULL; i++)
    json_array_add_element (array, ts_describe_game (call->games[i]));
  return ts_call_answer (json_node_init_array (json_node_alloc (), array)) ? TS_CLI_OK : TS_CLI_REFUSED;
}
