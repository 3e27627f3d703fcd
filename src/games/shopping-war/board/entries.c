#include "entries.h"

#include "config.h"
#include "games/shopping-war/rules/rules.h"

const TsField *
ts_shopping_war_dice (const char *verb)
{
  return ts_shopping_war.verbs[ts_game_verb (&ts_shopping_war, verb)].args;
}

void
ts_shopping_war_say_way (TsBoard *board, int direction)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  const ShoppingWar *state = view.state;
  JsonObject *entry = ts_entry_begin (state->rolled > 0 ? "walk" : "step", TS_NOBODY);

  json_object_set_string_member (entry, "direction",
                                 direction == SHOPPING_CLOCKWISE ? "clockwise" : "counter-clockwise");
  ts_board_say (board, entry);
}

void
ts_shopping_war_say_enter (TsBoard *board, int space)
{
  JsonObject *entry = ts_entry_begin ("enter", TS_NOBODY);

  json_object_set_int_member (entry, "space", space);
  ts_board_say (board, entry);
}
