/* How many entries a second the referee takes and describes, for every game.
 *
 * Machines differ, so each figure is also told in yardsticks: one is the time to hash 4 KiB with SHA-256 in
 * the same run. Numbers of one run can be compared with numbers of another machine's. Whether an entry takes
 * longer after a long evening than at its beginning is told as a ratio. Nothing is judged.
 *
 * The states of evenings that are kept (the first argument is their folder) are told as well: of each game
 * the one whose JSON takes longest. */
#include "games/games.h"
#include "games/null/rules/rules.h"
#include "referee/describe.h"
#include "referee/json.h"
#include "referee/random.h"
#include "referee/session.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define SECONDS 0.1 /* each figure is measured this long */

typedef struct {
  const TsGame *game;
  GPtrArray *lines; /* a header, and entries that are accepted after it */
  TsSession *session;
} Evening;

/* Of our own time: what other programs take meanwhile does not count. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/* Seconds that one `work` takes, which says how many times it did its thing. */
static double
measure (guint (*work) (gpointer data), gpointer data)
{
  double begun = now ();
  guint64 n = 0;

  while (now () - begun < SECONDS)
    n += work (data);
  return (now () - begun) / (double) n;
}

/* --- what is measured --- */

static guint
hash (gpointer data G_GNUC_UNUSED)
{
  static const guchar block[4096];
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, block, sizeof block);

  return sum != NULL;
}

static TsSession *
begin (const Evening *self)
{
  const TsGame *games[] = { self->game, NULL };

  return ts_session_new (games, self->lines->pdata[0], strlen (self->lines->pdata[0]), NULL);
}

static guint
say (gpointer data)
{
  Evening *self = data;
  g_autoptr (TsSession) session = begin (self);

  for (guint i = 1; i < self->lines->len; i++) {
    gboolean said = ts_session_say (session, self->lines->pdata[i], strlen (self->lines->pdata[i]), NULL);

    g_assert_true (said);
  }
  return self->lines->len - 1;
}

static guint
describe (gpointer data)
{
  Evening *self = data;
  g_autofree char *line = ts_describe_answer (self->session, TS_HOST, NULL);

  return line != NULL;
}

static guint
describe_state (gpointer data)
{
  Evening *self = data;
  g_autofree char *line = ts_describe_state (self->session, TS_HOST);

  return line != NULL;
}

static guint
undo_and_redo (gpointer data)
{
  static const char undo[] = "{\"do\":\"undo\"}";
  static const char redo[] = "{\"do\":\"redo\"}";
  Evening *self = data;
  guint n = 0;

  while (ts_session_say (self->session, undo, strlen (undo), NULL))
    n++;
  while (ts_session_say (self->session, redo, strlen (redo), NULL))
    n++;
  return n;
}

/* What changing the first entry would do, which is to play all others again. */
static guint
preview (gpointer data)
{
  Evening *self = data;
  const char *line = ts_record_line (ts_session_record (self->session, 0));
  g_autoptr (JsonObject) with = ts_json_read (line, strlen (line), NULL);
  g_autoptr (TsPreview) preview = ts_session_preview (self->session, 1, with, NULL, NULL);

  g_assert_cmpuint (preview->misfits->len, ==, 0);
  return 1;
}

/* --- evenings --- */

static void
add_line (Evening *self, char *line)
{
  g_ptr_array_add (self->lines, line);
}

/* Says what chance has until something is accepted. */
static void
add_entry (Evening *self, GRand *rand)
{
  int n_verbs = 0;

  while (self->game->verbs[n_verbs].id != NULL)
    n_verbs++;
  while (TRUE) {
    TsView view = ts_session_view (self->session);
    int verb = g_rand_int_range (rand, -1, n_verbs);
    char *line =
        verb < 0 ? ts_random_adjust (rand, &view) : ts_random_entry (rand, &view, &self->game->verbs[verb]);

    if (ts_session_say (self->session, line, strlen (line), NULL)) {
      add_line (self, line);
      return;
    }
    g_free (line);
  }
}

static void
make_evening (Evening *self, guint n_entries)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  self->lines = g_ptr_array_new_with_free_func (g_free);
  do {
    g_ptr_array_set_size (self->lines, 0);
    add_line (self, ts_random_header (rand, self->game, 0));
  } while ((self->session = begin (self)) == NULL);
  while (self->lines->len <= n_entries)
    add_entry (self, rand);
}

static void
free_evening (Evening *self)
{
  g_ptr_array_unref (self->lines);
  ts_session_unref (self->session);
}

/* --- the report --- */

static void
report (const char *what, double seconds, double yardstick)
{
  g_print ("  %-24s %9.0f a second, %6.2f yardsticks each\n", what, 1 / seconds, seconds / yardstick);
}

/* --- evenings that are kept --- */

#define ROUNDS 4 /* what else the computer does makes everything slow for a while: the quickest counts */

/* A state of an evening: the one after so many of its lines. */
typedef struct {
  const char *path;
  guint n;
  double seconds; /* that its JSON takes */
} Moment;

static double
time_state (TsSession *session)
{
  double least = G_MAXDOUBLE;

  for (int i = 0; i < 3; i++) {
    double begun = now ();
    g_autofree char *json = ts_describe_state (session, TS_HOST);

    least = MIN (least, now () - begun);
  }
  return least;
}

/* Plays `n` lines of the evening; NULL if it is of another game. Adds each state to `moments`, which may be
 * NULL. (transfer full) */
static TsSession *
play_kept (const char *path, const TsGame *game, guint n, GArray *moments)
{
  const TsGame *games[] = { game, NULL };
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  TsSession *session;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    exit (EXIT_FAILURE);
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_read (games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 1; session != NULL && *lines[i] != '\0' && i <= n; i++) {
    gboolean said = ts_session_say (session, lines[i], strlen (lines[i]), NULL);
    Moment moment = { path, i, moments != NULL ? time_state (session) : 0 };

    g_assert_true (said);
    if (moments != NULL)
      g_array_append_val (moments, moment);
  }
  return session;
}

/* All states of the game in the files. */
static GArray *
time_kept (GPtrArray *paths, const TsGame *game)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (Moment));

  for (guint i = 0; i < paths->len; i++) {
    TsSession *session = play_kept (paths->pdata[i], game, G_MAXUINT, moments);

    g_clear_pointer (&session, ts_session_unref);
  }
  return moments;
}

static Moment
find_slowest (GPtrArray *paths, const TsGame *game)
{
  g_autoptr (GArray) moments = time_kept (paths, game);
  Moment slowest = { 0 };

  for (int round = 1; round < ROUNDS; round++) {
    g_autoptr (GArray) again = time_kept (paths, game);

    for (guint i = 0; i < moments->len; i++) {
      Moment *moment = &g_array_index (moments, Moment, i);

      moment->seconds = MIN (moment->seconds, g_array_index (again, Moment, i).seconds);
    }
  }
  for (guint i = 0; i < moments->len; i++)
    if (g_array_index (moments, Moment, i).seconds > slowest.seconds)
      slowest = g_array_index (moments, Moment, i);
  return slowest;
}

static void
report_kept (GPtrArray *paths, const TsGame *game, double yardstick)
{
  Moment slowest = find_slowest (paths, game);
  Evening evening = { .session = play_kept (slowest.path, game, slowest.n, NULL) };
  g_autofree char *json = ts_describe_state (evening.session, TS_HOST);
  g_autofree char *name = g_path_get_basename (slowest.path);

  report ("the slowest kept state", measure (describe_state, &evening), yardstick);
  g_print ("  … line %u of %s, %.1f KB\n", slowest.n, name, (double) strlen (json) / 1000);
  ts_session_unref (evening.session);
}

/* (transfer full) */
static GPtrArray *
list_kept (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  return paths;
}

/* --- all of it --- */

static void
report_preview (Evening *evening, double said)
{
  double seconds = measure (preview, evening);

  g_print ("  %-24s %9.1f ms, %.2f times as long as to say it all\n", "preview, 5000 entries", 1000 * seconds,
           seconds / (said * (evening->lines->len - 1)));
}

static void
bench (const TsGame *game, double yardstick)
{
  Evening evening = { .game = game };
  Evening long_evening = { .game = game };
  double said, said_late;

  make_evening (&evening, 50);
  make_evening (&long_evening, 5000);
  said = measure (say, &evening);
  said_late = measure (say, &long_evening);
  g_print ("%s\n", game->id);
  report ("say, 50 entries", said, yardstick);
  report ("say, 5000 entries", said_late, yardstick);
  g_print ("  %-24s %9.1f times as long\n", "say, 5000 to 50 entries", said_late / said);
  report ("state as JSON", measure (describe_state, &evening), yardstick);
  report ("answer", measure (describe, &evening), yardstick);
  report ("undo or redo, 50", measure (undo_and_redo, &evening), yardstick);
  report ("undo or redo, 5000", measure (undo_and_redo, &long_evening), yardstick);
  report_preview (&long_evening, said_late);
  free_evening (&evening);
  free_evening (&long_evening);
}

/* All games, or those that the arguments name. */
static gboolean
is_asked (int argc, char **argv, const char *game)
{
  for (int i = 2; i < argc; i++)
    if (g_str_equal (argv[i], game))
      return TRUE;
  return argc == 2;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) kept = NULL;
  double yardstick;

  setlocale (LC_ALL, "");
  g_assert_cmpint (argc, >=, 2);
  kept = list_kept (argv[1]);
  yardstick = measure (hash, NULL);

  g_print ("A yardstick is %.1f µs.\n", yardstick * 1e6);
  if (is_asked (argc, argv, ts_null_game.id))
    bench (&ts_null_game, yardstick);
  for (guint i = 0; ts_games[i] != NULL; i++)
    if (is_asked (argc, argv, ts_games[i]->id)) {
      bench (ts_games[i], yardstick);
      report_kept (kept, ts_games[i], yardstick);
    }
  return EXIT_SUCCESS;
}
