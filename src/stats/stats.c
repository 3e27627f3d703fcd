#include "stats.h"

#include "config.h"

#include <string.h>

/* --- one play --- */

int
ts_play_year (const TsPlay *play, int *month)
{
  g_autoptr (GDateTime) time =
      play->began != TS_PLAY_NO_TIME ? g_date_time_new_from_unix_local (play->began) : NULL;

  if (month != NULL)
    *month = time != NULL ? g_date_time_get_month (time) : 0;
  return time != NULL ? g_date_time_get_year (time) : 0;
}

guint
ts_play_n_winners (const TsPlay *play)
{
  guint n = 0;

  for (guint seat = 0; seat < play->n_seats; seat++)
    n += play->seats[seat].wins;
  return n;
}

static gboolean
sits_there (const TsPlay *play, const char *name)
{
  for (guint seat = 0; seat < play->n_seats; seat++)
    if (strcmp (play->seats[seat].name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the seat counts where it is asked how good a seat is. */
static gboolean
is_seat_wanted (const TsPlay *play, guint seat, const TsStatsWanted *wanted)
{
  return wanted->person == NULL || strcmp (play->seats[seat].name, wanted->person) == 0;
}

static gboolean
is_wanted (const TsPlay *play, const TsStatsWanted *wanted)
{
  return (wanted->game == NULL || play->game == wanted->game) &&
         (wanted->person == NULL || sits_there (play, wanted->person)) &&
         (wanted->year == 0 || ts_play_year (play, NULL) == wanted->year);
}

static int
compare_plays (gconstpointer a, gconstpointer b)
{
  const TsPlay *one = *(const TsPlay *const *) a, *other = *(const TsPlay *const *) b;

  if (one->began != other->began)
    return one->began < other->began ? -1 : 1;
  return strcmp (one->id != NULL ? one->id : "", other->id != NULL ? other->id : "");
}

/* --- adding up --- */

static void
add_length (TsLengths *lengths, const TsPlay *play)
{
  if (play->seconds == TS_PLAY_NO_TIME)
    return;
  lengths->shortest = lengths->n > 0 ? MIN (lengths->shortest, play->seconds) : play->seconds;
  lengths->longest = MAX (lengths->longest, play->seconds);
  lengths->total += play->seconds;
  lengths->n++;
}

static void
add_wins (TsWins *wins, const TsPlay *play, guint seat)
{
  guint n_winners = ts_play_n_winners (play);

  wins->plays++;
  wins->wins += play->seats[seat].wins;
  wins->shared += play->seats[seat].wins && n_winners > 1;
  wins->due += (double) n_winners / play->n_seats;
}

static void
add_dice (GArray *dice, const GArray *more)
{
  for (guint i = 0; i < more->len; i++) {
    const TsDiceThrown *thrown = &g_array_index (more, TsDiceThrown, i);

    ts_dice_thrown_add (dice, thrown->sides, thrown->n, thrown->sum);
  }
}

/* --- games --- */

static TsGameStats *
game_of (TsStats *self, const TsPlay *play)
{
  TsGameStats *stats;

  for (guint i = 0; i < self->games->len; i++) {
    stats = self->games->pdata[i];
    if (ts_play_is_like (stats->like, play))
      return stats;
  }
  stats = g_new0 (TsGameStats, 1);
  stats->like = play;
  g_ptr_array_add (self->games, stats);
  return stats;
}

static void
add_to_game (TsStats *self, const TsPlay *play, const TsStatsWanted *wanted)
{
  TsGameStats *stats = game_of (self, play);

  stats->plays++;
  add_length (&stats->lengths, play);
  if (play->first != TS_NOBODY && is_seat_wanted (play, (guint) play->first, wanted))
    add_wins (&stats->first, play, (guint) play->first);
  for (guint seat = 0; seat < play->n_seats; seat++) {
    if (is_seat_wanted (play, seat, wanted))
      add_wins (&stats->seats[seat], play, seat);
    if (stats->most_by == NULL || play->seats[seat].score > stats->most) {
      stats->most = play->seats[seat].score;
      stats->most_by = play->seats[seat].name;
    }
  }
}

/* --- periods --- */

static void
add_period (GArray *periods, int year, int month)
{
  TsPeriod period = { year, month, 0 };

  g_array_append_val (periods, period);
}

/* The period of a play, or NULL if it says no time. */
static TsPeriod *
period_of (TsStats *self, const TsPlay *play)
{
  int month, year = ts_play_year (play, &month);

  for (guint i = 0; i < self->periods->len; i++) {
    TsPeriod *period = &g_array_index (self->periods, TsPeriod, i);

    if (period->year == year && (period->month == 0 || period->month == month))
      return period;
  }
  return NULL;
}

/* Plays come the oldest first, and so do years. */
static void
add_to_period (TsStats *self, const TsPlay *play)
{
  int year = ts_play_year (play, NULL);
  TsPeriod *period = period_of (self, play);

  if (period == NULL && year != 0) {
    add_period (self->periods, year, 0);
    period = period_of (self, play);
  }
  if (period != NULL)
    period->plays++;
}

/* --- persons --- */

static TsScores *
scores_of (TsPerson *person, const TsPlay *play)
{
  TsScores scores = { .like = play, .best = G_MININT, .worst = G_MAXINT };

  for (guint i = 0; i < person->games->len; i++)
    if (ts_play_is_like (g_array_index (person->games, TsScores, i).like, play))
      return &g_array_index (person->games, TsScores, i);
  g_array_append_val (person->games, scores);
  return &g_array_index (person->games, TsScores, person->games->len - 1);
}

static void
add_to_person (TsStats *self, TsPerson *person, const TsPlay *play, guint seat)
{
  TsScores *scores = scores_of (person, play);
  const TsPeriod *period = period_of (self, play);
  int score = play->seats[seat].score;

  add_wins (&person->wins, play, seat);
  add_wins (&scores->wins, play, seat);
  scores->best = MAX (scores->best, score);
  scores->worst = MIN (scores->worst, score);
  scores->sum += score;
  person->streak = play->seats[seat].wins ? person->streak + 1 : 0;
  person->longest_streak = MAX (person->longest_streak, person->streak);
  add_length (&person->lengths, play);
  add_dice (person->dice, play->seats[seat].dice);
  add_dice (self->dice, play->seats[seat].dice);
  if (period != NULL)
    add_wins (&g_array_index (person->periods, TsWins, period - &g_array_index (self->periods, TsPeriod, 0)),
              play, seat);
}

static TsPerson *
person_of (TsStats *self, GHashTable *persons, const char *name, const TsStatsWanted *wanted)
{
  TsPerson *person = g_hash_table_lookup (persons, name);

  if (person != NULL)
    return person;
  person = g_new0 (TsPerson, 1);
  person->name = g_strdup (name);
  person->wanted = g_strcmp0 (name, wanted->person) == 0;
  person->dice = g_array_new (FALSE, FALSE, sizeof (TsDiceThrown));
  person->games = g_array_new (FALSE, FALSE, sizeof (TsScores));
  person->periods = g_array_new (FALSE, TRUE, sizeof (TsWins));
  g_array_set_size (person->periods, self->periods->len);
  g_hash_table_insert (persons, person->name, person);
  g_ptr_array_add (self->persons, person);
  return person;
}

static int
compare_persons (gconstpointer a, gconstpointer b)
{
  const TsPerson *one = *(const TsPerson *const *) a, *other = *(const TsPerson *const *) b;

  if (one->wanted != other->wanted)
    return one->wanted ? -1 : 1;
  if (one->wins.wins != other->wins.wins)
    return one->wins.wins > other->wins.wins ? -1 : 1;
  if (one->wins.plays != other->wins.plays)
    return one->wins.plays > other->wins.plays ? -1 : 1;
  return strcmp (one->name, other->name);
}

/* --- pairs --- */

static guint
hash_pair (gconstpointer pair)
{
  const TsPair *self = pair;

  return g_direct_hash (self->one) ^ 31 * g_direct_hash (self->other);
}

static gboolean
is_same_pair (gconstpointer a, gconstpointer b)
{
  const TsPair *one = a, *other = b;

  return one->one == other->one && one->other == other->other;
}

/* Persons stand in their order by now. */
static TsPair *
pair_of (TsStats *self, GHashTable *pairs, TsPerson *one, TsPerson *other)
{
  TsPair key = { one, other }, *pair = g_hash_table_lookup (pairs, &key);

  if (pair == NULL) {
    pair = g_memdup2 (&key, sizeof key);
    g_hash_table_add (pairs, pair);
    g_ptr_array_add (self->pairs, pair);
  }
  return pair;
}

static void
add_pair (TsPair *pair, const TsPlaySeat *one, const TsPlaySeat *other)
{
  pair->plays++;
  pair->one_ahead += one->place < other->place;
  pair->other_ahead += other->place < one->place;
  pair->one_wins += one->wins;
  pair->other_wins += other->wins;
}

static void
add_pairs (TsStats *self, GHashTable *persons, GHashTable *pairs, const TsPlay *play)
{
  for (guint a = 0; a < play->n_seats; a++)
    for (guint b = 0; b < play->n_seats; b++) {
      TsPerson *one = g_hash_table_lookup (persons, play->seats[a].name);
      TsPerson *other = g_hash_table_lookup (persons, play->seats[b].name);

      if (a != b && compare_persons (&one, &other) < 0)
        add_pair (pair_of (self, pairs, one, other), &play->seats[a], &play->seats[b]);
    }
}

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const TsPair *one = *(const TsPair *const *) a, *other = *(const TsPair *const *) b;

  if (one->plays != other->plays)
    return one->plays > other->plays ? -1 : 1;
  return one->one != other->one ? compare_persons (&one->one, &other->one)
                                : compare_persons (&one->other, &other->other);
}

/* --- all of it --- */

static void
free_person (gpointer data)
{
  TsPerson *person = data;

  g_free (person->name);
  g_array_unref (person->dice);
  g_array_unref (person->games);
  g_array_unref (person->periods);
  g_free (person);
}

static void
take_wanted (TsStats *self, GPtrArray *plays, const TsStatsWanted *wanted)
{
  for (guint i = 0; i < plays->len; i++) {
    TsPlay *play = plays->pdata[i];

    if (!is_wanted (play, wanted))
      continue;
    if (play->over)
      g_ptr_array_add (self->plays, play);
    else
      self->resting++;
  }
  g_ptr_array_sort (self->plays, compare_plays);
}

static void
add_up (TsStats *self, const TsStatsWanted *wanted)
{
  g_autoptr (GHashTable) persons = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) pairs = g_hash_table_new (hash_pair, is_same_pair);

  for (guint i = 0; i < self->plays->len; i++)
    add_to_period (self, self->plays->pdata[i]);
  for (guint i = 0; i < self->plays->len; i++) {
    const TsPlay *play = self->plays->pdata[i];

    add_length (&self->lengths, play);
    add_to_game (self, play, wanted);
    for (guint seat = 0; seat < play->n_seats; seat++)
      add_to_person (self, person_of (self, persons, play->seats[seat].name, wanted), play, seat);
  }
  g_ptr_array_sort (self->persons, compare_persons);
  for (guint i = 0; i < self->plays->len; i++)
    add_pairs (self, persons, pairs, self->plays->pdata[i]);
  g_ptr_array_sort (self->pairs, compare_pairs);
}

TsStats *
ts_stats_new (GPtrArray *plays, const TsStatsWanted *wanted)
{
  TsStats *self = g_new0 (TsStats, 1);

  self->plays = g_ptr_array_new ();
  self->dice = g_array_new (FALSE, FALSE, sizeof (TsDiceThrown));
  self->persons = g_ptr_array_new_with_free_func (free_person);
  self->pairs = g_ptr_array_new_with_free_func (g_free);
  self->games = g_ptr_array_new_with_free_func (g_free);
  self->periods = g_array_new (FALSE, FALSE, sizeof (TsPeriod));
  for (int month = 1; wanted->year != 0 && month <= 12; month++)
    add_period (self->periods, wanted->year, month);
  take_wanted (self, plays, wanted);
  add_up (self, wanted);
  return self;
}

void
ts_stats_free (TsStats *self)
{
  g_ptr_array_unref (self->plays);
  g_array_unref (self->dice);
  g_ptr_array_unref (self->persons);
  g_ptr_array_unref (self->pairs);
  g_ptr_array_unref (self->games);
  g_array_unref (self->periods);
  g_free (self);
}

const TsPerson *
ts_stats_find (const TsStats *self, const char *name)
{
  for (guint i = 0; i < self->persons->len; i++)
    if (strcmp (((TsPerson *) self->persons->pdata[i])->name, name) == 0)
      return self->persons->pdata[i];
  return NULL;
}
