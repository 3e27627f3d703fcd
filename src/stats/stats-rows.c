#include "stats-rows.h"

#include "config.h"
#include "referee/columns.h"
#include "referee/number.h"

#include <glib/gi18n-lib.h>

/* --- cells --- */

static void
add_text (GPtrArray *row, const char *text)
{
  g_ptr_array_add (row, g_strdup (text));
}

static void
add_count (GPtrArray *row, gint64 number)
{
  g_ptr_array_add (row, ts_number_tell (number));
}

static void
add_points (GPtrArray *row, int points)
{
  g_ptr_array_add (row, ts_number_tell (points));
}

static void
add_tenths (GPtrArray *row, double number)
{
  g_ptr_array_add (row, ts_number_tell_tenths (number));
}

char *
ts_tell_length (gint64 seconds)
{
  gint64 minutes = (seconds + 30) / 60;

  return g_strdup_printf ("%" G_GINT64_FORMAT ":%02d", minutes / 60, (int) (minutes % 60));
}

static void
add_length (GPtrArray *row, gint64 seconds, gboolean known)
{
  g_ptr_array_add (row, known ? ts_tell_length (seconds) : g_strdup (""));
}

/* A row of titles is begun: ends with NULL. */
static GPtrArray *
new_rows (const char *const *titles)
{
  GPtrArray *rows = ts_columns_new ();
  GPtrArray *row = ts_columns_new_row (_ (titles[0]));

  for (guint i = 1; titles[i] != NULL; i++)
    add_text (row, _ (titles[i]));
  g_ptr_array_add (rows, row);
  return rows;
}

/* --- tables --- */

GPtrArray *
ts_stats_person_rows (const TsStats *stats)
{
  static const char *const titles[] = {
    N_ ("Player"),          N_ ("Evenings"),    N_ ("Wins"),
    N_ ("Wins by chance"),  N_ ("Shared"),      N_ ("Longest run of wins"),
    N_ ("Run of wins now"), N_ ("Time played"), NULL
  };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->persons->len; i++) {
    const TsPerson *person = stats->persons->pdata[i];
    GPtrArray *row = ts_columns_new_row (person->name);

    add_count (row, person->wins.plays);
    add_count (row, person->wins.wins);
    add_tenths (row, person->wins.due);
    add_count (row, person->wins.shared);
    add_count (row, person->longest_streak);
    add_count (row, person->streak);
    add_length (row, person->lengths.total, person->lengths.n > 0);
    g_ptr_array_add (rows, row);
  }
  return rows;
}

/* Whether a table is to tell of a game: of all, or of those like one. */
static gboolean
is_told (const TsPlay *of, const TsPlay *game)
{
  return of == NULL || ts_play_is_like (of, game);
}

/* In a table of one game no column tells which. (transfer full) all of it. */
static GPtrArray *
leave_out_game (GPtrArray *rows, const TsPlay *of, guint column)
{
  for (guint row = 0; of != NULL && row < rows->len; row++)
    g_ptr_array_remove_index (rows->pdata[row], column);
  return rows;
}

static void
add_scores (GPtrArray *rows, const TsPerson *person, const TsScores *scores)
{
  GPtrArray *row = ts_columns_new_row (person->name);

  add_text (row, scores->like->title);
  add_count (row, scores->wins.plays);
  add_count (row, scores->wins.wins);
  add_points (row, scores->best);
  add_tenths (row, (double) scores->sum / scores->wins.plays);
  add_points (row, scores->worst);
  g_ptr_array_add (rows, row);
}

GPtrArray *
ts_stats_score_rows (const TsStats *stats, const TsPlay *of)
{
  static const char *const titles[] = { N_ ("Player"),        N_ ("Game"),
                                        N_ ("Evenings"),      N_ ("Wins"),
                                        N_ ("Most points"),   N_ ("Average points"),
                                        N_ ("Fewest points"), NULL };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->persons->len; i++) {
    const TsPerson *person = stats->persons->pdata[i];

    for (guint game = 0; game < person->games->len; game++) {
      const TsScores *scores = &g_array_index (person->games, TsScores, game);

      if (is_told (of, scores->like))
        add_scores (rows, person, scores);
    }
  }
  return leave_out_game (rows, of, 1);
}

GPtrArray *
ts_stats_pair_rows (const TsStats *stats)
{
  static const char *const titles[] = { N_ ("Player"), N_ ("Against"), N_ ("Evenings"),
                                        N_ ("Ahead"),  N_ ("Behind"),  N_ ("Same place"),
                                        NULL };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->pairs->len; i++) {
    const TsPair *pair = stats->pairs->pdata[i];
    GPtrArray *row = ts_columns_new_row (pair->one->name);

    add_text (row, pair->other->name);
    add_count (row, pair->plays);
    add_count (row, pair->one_ahead);
    add_count (row, pair->other_ahead);
    add_count (row, pair->plays - pair->one_ahead - pair->other_ahead);
    g_ptr_array_add (rows, row);
  }
  return rows;
}

static void
add_seat (GPtrArray *rows, const TsGameStats *game, const char *place, const TsWins *wins)
{
  GPtrArray *row;

  if (wins->plays == 0)
    return;
  row = ts_columns_new_row (game->like->title);
  add_text (row, place);
  add_count (row, wins->plays);
  add_count (row, wins->wins);
  add_tenths (row, wins->due);
  g_ptr_array_add (rows, row);
}

GPtrArray *
ts_stats_seat_rows (const TsStats *stats, const TsPlay *of)
{
  static const char *const titles[] = { N_ ("Game"), N_ ("Seat"),           N_ ("Evenings"),
                                        N_ ("Wins"), N_ ("Wins by chance"), NULL };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->games->len; i++) {
    const TsGameStats *game = stats->games->pdata[i];

    if (!is_told (of, game->like))
      continue;
    for (guint seat = 0; seat < TS_MAX_SEATS; seat++) {
      /* Translators: a place at the table */
      g_autofree char *place = g_strdup_printf (of != NULL ? _ ("Seat %u") : "%u", seat + 1);

      add_seat (rows, game, place, &game->seats[seat]);
    }
    /* Translators: in a column of seats: whoever had the first turn */
    add_seat (rows, game, _ ("Who begins"), &game->first);
  }
  return leave_out_game (rows, of, 0);
}

GPtrArray *
ts_stats_game_rows (const TsStats *stats)
{
  static const char *const titles[] = { N_ ("Game"),         N_ ("Evenings"),
                                        N_ ("Usual length"), N_ ("Shortest"),
                                        N_ ("Longest"),      N_ ("Most points"),
                                        N_ ("Player"),       NULL };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->games->len; i++) {
    const TsGameStats *game = stats->games->pdata[i];
    gboolean known = game->lengths.n > 0;
    GPtrArray *row = ts_columns_new_row (game->like->title);

    add_count (row, game->plays);
    add_length (row, known ? game->lengths.total / game->lengths.n : 0, known);
    add_length (row, game->lengths.shortest, known);
    add_length (row, game->lengths.longest, known);
    add_points (row, game->most);
    add_text (row, game->most_by);
    g_ptr_array_add (rows, row);
  }
  return rows;
}

GPtrArray *
ts_stats_dice_rows (const TsStats *stats)
{
  static const char *const titles[] = {
    N_ ("Player"), N_ ("Dice"), N_ ("Pips"), N_ ("To be expected"), N_ ("Chance of as many"), NULL
  };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->persons->len; i++) {
    const TsPerson *person = stats->persons->pdata[i];
    TsOdds odds = ts_odds_of (person->dice);
    GPtrArray *row;

    if (odds.n == 0)
      continue;
    row = ts_columns_new_row (person->name);
    add_count (row, odds.n);
    add_count (row, odds.sum);
    add_tenths (row, odds.expected);
    /* Translators: a chance in percent */
    g_ptr_array_add (row, g_strdup_printf (_ ("%.1f %%"), 100 * odds.chance));
    g_ptr_array_add (rows, row);
  }
  return rows;
}

char *
ts_period_tell (const TsPeriod *period)
{
  g_autoptr (GDateTime) day = NULL;

  if (period->month == 0)
    return g_strdup_printf ("%d", period->year);
  day = g_date_time_new_utc (period->year, period->month, 1, 0, 0, 0);
  return g_date_time_format (day, "%OB");
}

GPtrArray *
ts_stats_period_rows (const TsStats *stats)
{
  static const char *const titles[] = { N_ ("Period"), N_ ("Evenings"), NULL };
  GPtrArray *rows = new_rows (titles);

  for (guint i = 0; i < stats->persons->len; i++)
    add_text (rows->pdata[0], ((TsPerson *) stats->persons->pdata[i])->name);
  for (guint i = 0; i < stats->periods->len; i++) {
    const TsPeriod *period = &g_array_index (stats->periods, TsPeriod, i);
    g_autofree char *title = ts_period_tell (period);
    GPtrArray *row = ts_columns_new_row (title);

    add_count (row, period->plays);
    for (guint person = 0; person < stats->persons->len; person++)
      add_count (row, g_array_index (((TsPerson *) stats->persons->pdata[person])->periods, TsWins, i).wins);
    g_ptr_array_add (rows, row);
  }
  return rows;
}

GPtrArray *
ts_play_rows (const TsPlay *play)
{
  static const char *const titles[] = { N_ ("Round"), NULL };
  GPtrArray *rows = new_rows (titles);

  for (guint seat = 0; seat < play->n_seats; seat++)
    add_text (rows->pdata[0], play->seats[seat].name);
  for (guint round = 0; round < ts_play_n_rounds (play); round++) {
    g_autofree char *number = g_strdup_printf ("%u", round + 1);
    GPtrArray *row = ts_columns_new_row (number);

    for (guint seat = 0; seat < play->n_seats; seat++)
      add_points (row, ts_play_points (play, round, seat));
    g_ptr_array_add (rows, row);
  }
  return rows;
}

static GPtrArray *
all_scores (const TsStats *stats)
{
  return ts_stats_score_rows (stats, NULL);
}

static GPtrArray *
all_seats (const TsStats *stats)
{
  return ts_stats_seat_rows (stats, NULL);
}

const TsStatsTable ts_stats_tables[] = {
  { N_ ("Who wins"), ts_stats_person_rows },
  { N_ ("Wins over time"), ts_stats_period_rows },
  { N_ ("Who is ahead of whom"), ts_stats_pair_rows },
  { N_ ("Points"), all_scores },
  { N_ ("Games"), ts_stats_game_rows },
  { N_ ("Seats"), all_seats },
  { N_ ("Luck of the dice"), ts_stats_dice_rows },
  { NULL, NULL },
};

/* --- all of it --- */

char *
ts_stats_text (const TsStats *stats)
{
  guint n = stats->plays->len;
  g_autofree char *count = ts_number_tell (n);
  GString *text = g_string_new (NULL);

  /* Translators: evenings of play that count in statistics */
  g_string_append_printf (text, ngettext ("%s evening", "%s evenings", n), count);
  g_string_append_c (text, '\n');
  for (const TsStatsTable *table = ts_stats_tables; table->title != NULL; table++) {
    g_autoptr (GPtrArray) rows = table->rows (stats);

    if (rows->len < 2)
      continue;
    g_string_append_printf (text, "\n%s\n", _ (table->title));
    ts_columns_tell (rows, text);
  }
  return g_string_free_and_steal (text);
}
