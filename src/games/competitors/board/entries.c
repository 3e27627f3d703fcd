#include "entries.h"

#include "config.h"
#include "games/competitors/rules/rules.h"

#define FACES_IN_LINE 6

JsonObject *
ts_competitors_entry (const char *verb, int who)
{
  return ts_entry_begin (verb, who);
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

GtkWidget *
ts_competitors_board_dice_new (const char *verb)
{
  GtkWidget *dice = ts_dice_new (ts_competitors.verbs[ts_game_verb (&ts_competitors, verb)].args);

  ts_competitors_board_dice_set_roomy (dice, FALSE);
  return dice;
}

void
ts_competitors_board_dice_set_roomy (GtkWidget *dice, gboolean roomy)
{
  ts_dice_set_on_board (TS_DICE (dice), roomy ? 112 : 76, roomy ? 52 : 40, FACES_IN_LINE);
}

void
ts_competitors_say_dice (TsBoard *board, JsonObject *entry, TsDice *dice)
{
  ts_dice_say (dice, board, entry);
}
