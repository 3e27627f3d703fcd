#include "say.h"

#include "config.h"
#include "rules.h"

JsonObject *
ts_shopping_entry (const char *verb, int who)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "do", verb);
  if (who != TS_NOBODY)
    json_object_set_int_member (entry, "who", who);
  return entry;
}

const TsField *
ts_shopping_dice (const char *verb)
{
  return ts_shopping_war.verbs[ts_game_verb (&ts_shopping_war, verb)].args;
}

void
ts_shopping_say_way (TsBoard *board, int direction)
{
  TsView view = ts_session_view (ts_board_get_session (board));
  const ShoppingWar *state = view.state;
  JsonObject *entry = ts_shopping_entry (state->rolled > 0 ? "walk" : "step", TS_NOBODY);

  json_object_set_string_member (entry, "direction",
                                 direction == SHOPPING_CLOCKWISE ? "clockwise" : "counter-clockwise");
  ts_board_say (board, entry);
}

void
ts_shopping_say_enter (TsBoard *board, int space)
{
  JsonObject *entry = ts_shopping_entry ("enter", TS_NOBODY);

  json_object_set_int_member (entry, "space", space);
  ts_board_say (board, entry);
}

void
ts_shopping_say_dice (TsBoard *board, const char *verb, int who, TsDice *dice)
{
  g_autoptr (GtkWidget) held = g_object_ref (GTK_WIDGET (dice));
  TsSession *session = ts_board_get_session (board);
  guint before = ts_session_n_records (session);
  JsonObject *entry = ts_shopping_entry (verb, who);
  JsonArray *faces = json_array_new ();
  guint n;
  const gint64 *numbers = ts_dice_get_faces (dice, &n);

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (faces, numbers[i]);
  json_object_set_array_member (entry, "dice", faces);
  ts_board_say (board, entry);
  if (ts_session_n_records (session) == before)
    ts_dice_set_faces (TS_DICE (held), NULL, 0);
}
