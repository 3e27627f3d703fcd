#include "stats-json.h"

#include "config.h"
#include "referee/json.h"

/* Six digits behind the point, whatever the language. */
static void
add_number (GString *json, const char *key, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  ts_json_add_json (json, key, g_ascii_formatd (text, sizeof text, "%.6f", number));
}

static void
add_wins (GString *json, const TsWins *wins)
{
  ts_json_add_int (json, "plays", wins->plays);
  ts_json_add_int (json, "wins", wins->wins);
  ts_json_add_int (json, "shared", wins->shared);
  add_number (json, "due", wins->due);
}

static void
add_lengths (GString *json, const TsLengths *lengths)
{
  ts_json_begin_object (json, "length");
  ts_json_add_int (json, "plays", lengths->n);
  ts_json_add_int (json, "seconds", lengths->total);
  ts_json_add_int (json, "shortest", lengths->shortest);
  ts_json_add_int (json, "longest", lengths->longest);
  ts_json_end_object (json);
}

static void
add_dice (GString *json, const GArray *dice)
{
  TsOdds odds = ts_odds_of (dice);

  ts_json_begin_object (json, "dice");
  ts_json_add_int (json, "thrown", odds.n);
  ts_json_add_int (json, "sum", odds.sum);
  add_number (json, "expected", odds.expected);
  add_number (json, "chance", odds.chance);
  ts_json_end_object (json);
}

static void
add_scores (GString *json, const TsScores *scores)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "game", scores->like->game->id);
  ts_json_add_text (json, "kind", scores->like->kind);
  add_wins (json, &scores->wins);
  ts_json_add_int (json, "best", scores->best);
  ts_json_add_int (json, "worst", scores->worst);
  ts_json_add_int (json, "sum", scores->sum);
  ts_json_end_object (json);
}

static void
add_person (GString *json, const TsPerson *person)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "name", person->name);
  add_wins (json, &person->wins);
  ts_json_add_int (json, "streak", person->streak);
  ts_json_add_int (json, "longest-streak", person->longest_streak);
  add_lengths (json, &person->lengths);
  add_dice (json, person->dice);
  ts_json_begin_array (json, "games");
  for (guint i = 0; i < person->games->len; i++)
    add_scores (json, &g_array_index (person->games, TsScores, i));
  ts_json_end_array (json);
  ts_json_begin_array (json, "periods");
  for (guint i = 0; i < person->periods->len; i++)
    ts_json_add_int (json, NULL, g_array_index (person->periods, TsWins, i).wins);
  ts_json_end_array (json);
  ts_json_end_object (json);
}

static void
add_pair (GString *json, const TsPair *pair)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "one", pair->one->name);
  ts_json_add_text (json, "other", pair->other->name);
  ts_json_add_int (json, "plays", pair->plays);
  ts_json_add_int (json, "one-ahead", pair->one_ahead);
  ts_json_add_int (json, "other-ahead", pair->other_ahead);
  ts_json_add_int (json, "one-wins", pair->one_wins);
  ts_json_add_int (json, "other-wins", pair->other_wins);
  ts_json_end_object (json);
}

static void
add_game (GString *json, const TsGameStats *game)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "game", game->like->game->id);
  ts_json_add_text (json, "kind", game->like->kind);
  ts_json_add_int (json, "plays", game->plays);
  add_lengths (json, &game->lengths);
  ts_json_add_int (json, "most", game->most);
  ts_json_add_text (json, "most-by", game->most_by);
  ts_json_begin_object (json, "first");
  add_wins (json, &game->first);
  ts_json_end_object (json);
  ts_json_begin_array (json, "seats");
  for (guint seat = 0; seat < TS_MAX_SEATS; seat++) {
    ts_json_begin_object (json, NULL);
    add_wins (json, &game->seats[seat]);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
  ts_json_end_object (json);
}

static void
add_period (GString *json, const TsPeriod *period)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "year", period->year);
  ts_json_add_int_or_null (json, "month", period->month, period->month != 0);
  ts_json_add_int (json, "plays", period->plays);
  ts_json_end_object (json);
}

char *
ts_stats_json (const TsStats *stats)
{
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "plays", stats->plays->len);
  ts_json_add_int (json, "resting", stats->resting);
  add_lengths (json, &stats->lengths);
  add_dice (json, stats->dice);
  ts_json_begin_array (json, "persons");
  for (guint i = 0; i < stats->persons->len; i++)
    add_person (json, stats->persons->pdata[i]);
  ts_json_end_array (json);
  ts_json_begin_array (json, "pairs");
  for (guint i = 0; i < stats->pairs->len; i++)
    add_pair (json, stats->pairs->pdata[i]);
  ts_json_end_array (json);
  ts_json_begin_array (json, "games");
  for (guint i = 0; i < stats->games->len; i++)
    add_game (json, stats->games->pdata[i]);
  ts_json_end_array (json);
  ts_json_begin_array (json, "periods");
  for (guint i = 0; i < stats->periods->len; i++)
    add_period (json, &g_array_index (stats->periods, TsPeriod, i));
  ts_json_end_array (json);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}
