/* How long it takes to say entries, and to open a long evening again; also against what reading and parsing
 * its lines takes alone, which no program can do without. An evening that is ten times as long should take
 * ten times as long.
 *
 * Then the same of every game: of the longest evening that is kept of it (the argument is their folder), gone
 * on with by corrections, so that the state is as large as an evening makes it; and of the evening itself,
 * whose lines are the game's own; if it is short, that is little more than to open any file. */
#include "games/games.h"
#include "referee/json.h"
#include "store/journal.h"
#include "store/table.h"

#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

#define HEADER "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"
#define FEW    10000
#define MANY   100000
#define LONG   20000 /* of each game */
#define TIMES  5     /* the same is opened and parsed, in turn; the quickest of each counts */

/* To make long files in short time, the disk need not be waited for. */
static gboolean waiting = FALSE;

int __real_fdatasync (int fd);
int __wrap_fdatasync (int fd);
int
__wrap_fdatasync (int fd)
{
  return waiting ? __real_fdatasync (fd) : 0;
}

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
}

/* Of our own time: what other programs take meanwhile does not count. */
static double
busy_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static double
time_open (const char *path, guint entries)
{
  double start = busy_seconds ();
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, NULL);
  double seconds = busy_seconds () - start;

  g_assert_nonnull (table);
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, entries);
  return seconds;
}

/* The lines of the file, read and parsed, and thrown away. */
static double
time_parse (const char *path)
{
  double start = busy_seconds ();
  g_autoptr (TsJournal) journal = ts_journal_open (path, TS_JOURNAL_LOOK, NULL);
  const char *line;
  gsize length;
  double seconds;

  while ((line = ts_journal_read (journal, &length, NULL)) != NULL) {
    g_autoptr (JsonObject) object = ts_json_read (line, length, NULL);

    g_assert_nonnull (object);
  }
  seconds = busy_seconds () - start;
  return seconds;
}

/* Tells how much longer opening takes than parsing. Returns the seconds that opening takes. */
static double
compare (const char *what, const char *path, guint entries)
{
  double open = G_MAXDOUBLE, parse = G_MAXDOUBLE;
  guint times = TIMES * MAX (LONG / entries, 1);

  for (guint i = 0; i < times; i++) {
    open = MIN (open, time_open (path, entries));
    parse = MIN (parse, time_parse (path));
  }
  g_print ("open %-14s %6u entries: %6.3f s, %7.0f entries/s, %.2f times as long as to read and parse them\n",
           what, entries, open, entries / open, open / parse);
  return open;
}

/* --- every game --- */

/* The longest evening of the game in the folder, as lines. (transfer full) */
static char **
find_evening (const char *folder, const TsGame *game)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *mark = g_strdup_printf ("\"game\":\"%s\"", game->id);
  char **longest = NULL;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;
    g_auto (GStrv) lines = NULL;

    if (!g_str_has_suffix (name, ".tableside") || !g_file_get_contents (path, &text, NULL, NULL))
      continue;
    lines = g_strsplit (text, "\n", -1);
    if (strstr (lines[0], mark) == NULL ||
        (longest != NULL && g_strv_length (lines) <= g_strv_length (longest)))
      continue;
    g_strfreev (longest);
    longest = g_steal_pointer (&lines);
  }
  g_assert_nonnull (longest);
  return longest;
}

static TsTable *
create (const char *path, const char *line)
{
  g_autoptr (JsonObject) header = ts_json_read (line, strlen (line), NULL);
  TsTable *table;

  json_object_remove_member (header, "sum");
  table = ts_table_create (path, ts_games, header, NULL);
  g_assert_nonnull (table);
  return table;
}

static void
say (TsTable *table, const char *line)
{
  gboolean said = ts_table_say_line (table, line, strlen (line), NULL);

  g_assert_true (said);
}

static void
say_kept (TsTable *table, const char *line)
{
  g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);
  g_autofree char *plain = NULL;

  json_object_remove_member (object, "sum");
  plain = ts_json_write (object);
  say (table, plain);
}

static char *
correct (const TsGame *game, int seat, int counter, int by)
{
  return g_strdup_printf (
      "{\"do\":\"adjust\",\"who\":%d,\"counter\":\"%s\",\"by\":%d,\"at\":\"2026-11-21T19:31:04Z\"}", seat,
      game->counters[counter].id, by);
}

/* Corrections of every number that can be made one after the other, each put right again; where there is none
 * the evening goes back to where there was one. (transfer full) */
static GPtrArray *
find_corrections (TsTable *table)
{
  const TsSession *session = ts_table_get_session (table);
  TsView view = ts_session_view (session);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (int seat = 0; seat < (int) view.header->n_players; seat++)
    for (int i = 0; view.game->counters[i].id != NULL; i++)
      for (int by = -1; by <= 1; by += 2) {
        g_autofree char *line = correct (view.game, seat, i, by);
        g_autoptr (JsonObject) object = ts_json_read (line, strlen (line), NULL);

        if (!ts_session_would_accept (session, object, NULL))
          continue;
        g_ptr_array_add (lines, g_steal_pointer (&line));
        g_ptr_array_add (lines, correct (view.game, seat, i, -by));
      }
  if (lines->len > 0)
    return lines;
  g_ptr_array_unref (lines);
  say (table, "{\"do\":\"undo\"}");
  return find_corrections (table);
}

static void
bench_game (const char *path, const char *folder, const TsGame *game)
{
  g_auto (GStrv) lines = find_evening (folder, game);
  g_autoptr (TsTable) table = create (path, lines[0]);
  g_autoptr (GPtrArray) corrections = NULL;
  guint n = 0;

  for (guint i = 1; *lines[i] != '\0'; i++)
    say_kept (table, lines[i]);
  n = ts_session_n_records (ts_table_get_session (table));
  g_clear_object (&table);
  compare (game->id, path, n);

  table = ts_table_open (path, ts_games, NULL);
  corrections = find_corrections (table);
  n = ts_session_n_records (ts_table_get_session (table));
  for (guint i = 0; n < LONG; i++, n++)
    say (table, corrections->pdata[i % corrections->len]);
  g_clear_object (&table);
  compare (game->id, path, n);
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* --- a very long one --- */

/* Turns that are taken, each put right by hand, so that no collection is ever full. */
static void
say_some (TsTable *table, guint from, guint to)
{
  static const char *const lines[] = {
    "{\"do\":\"take-food\",\"food\":\"donut\",\"count\":1,\"at\":\"2026-11-21T19:31:04Z\"}",
    "{\"do\":\"adjust\",\"who\":0,\"counter\":\"donut\",\"by\":-1,\"at\":\"2026-11-21T19:31:05Z\"}",
    "{\"do\":\"take-food\",\"food\":\"sushi\",\"count\":1,\"at\":\"2026-11-21T19:31:06Z\"}",
    "{\"do\":\"adjust\",\"who\":1,\"counter\":\"sushi\",\"by\":-1,\"at\":\"2026-11-21T19:31:07Z\"}",
  };

  for (guint i = from; i < to; i++)
    say (table, lines[i % G_N_ELEMENTS (lines)]);
}

static void
bench_long (const char *path)
{
  g_autoptr (TsTable) table = create (path, HEADER);
  gint64 start = g_get_monotonic_time ();
  double few;

  say_some (table, 0, FEW);
  g_print ("say, not waiting for the disk: %8.0f entries/s\n", FEW / seconds_since (start));
  g_clear_object (&table);
  few = compare ("snack-wars", path, FEW);

  table = ts_table_open (path, ts_games, NULL);
  say_some (table, FEW, MANY);
  g_clear_object (&table);
  g_print ("open, %u against %u: %.1f times as long\n", MANY, FEW, compare ("snack-wars", path, MANY) / few);

  table = ts_table_open (path, ts_games, NULL);
  waiting = TRUE;
  start = g_get_monotonic_time ();
  say_some (table, MANY, MANY + 500);
  g_print ("say, on disk for good: %8.0f entries/s\n", 500 / seconds_since (start));
  waiting = FALSE;
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("tableside-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bench.tableside", NULL);

  g_assert_cmpint (argc, >=, 2);
  if (argc == 2)
    bench_long (path);
  for (guint i = 0; ts_games[i] != NULL; i++)
    if (argc == 2 || g_str_equal (argv[2], ts_games[i]->id))
      bench_game (path, argv[1], ts_games[i]);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return 0;
}
