#include "say.h"

#include "config.h"
#include "rules.h"

JsonObject *
ts_competitors_entry (const char *verb, int who)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "do", verb);
  if (who != TS_NOBODY)
    json_object_set_int_member (entry, "who", who);
  return entry;
}

void
ts_competitors_entry_set_word (JsonObject *entry, const char *key, const TsWord *words, gint64 place)
{
  json_object_set_string_member (entry, key, words[place].id);
}

static void
follow (TsDice *dice, GParamSpec *spec G_GNUC_UNUSED, TsBoard *board)
{
  ts_dice_set_by_hand (dice, ts_board_get_dice_by_hand (board));
}

GtkWidget *
ts_competitors_dice_new (TsBoard *board, const char *verb)
{
  GtkWidget *dice = ts_dice_new (ts_competitors.verbs[ts_game_verb (&ts_competitors, verb)].args);

  ts_dice_set_by_hand (TS_DICE (dice), ts_board_get_dice_by_hand (board));
  g_signal_connect_object (board, "notify::dice-by-hand", G_CALLBACK (follow), dice, G_CONNECT_SWAPPED);
  return dice;
}

void
ts_competitors_say_dice (TsBoard *board, JsonObject *entry, TsDice *dice)
{
  g_autoptr (GtkWidget) held = g_object_ref (GTK_WIDGET (dice));
  TsSession *session = ts_board_get_session (board);
  guint before = ts_session_n_records (session);
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
