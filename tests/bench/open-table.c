/* How long it takes to say entries, and to open a long evening again; also against what reading and parsing
 * its lines takes alone, which no program can do without. An evening that is ten times as long should take
 * ten times as long. */
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
#define TIMES  5 /* the same is opened and parsed, in turn; the quickest of each counts */

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

static TsTable *
create (const char *path)
{
  g_autoptr (JsonObject) header = ts_json_read (HEADER, strlen (HEADER), NULL);
  TsTable *table = ts_table_create (path, ts_games, header, NULL);

  g_assert_nonnull (table);
  return table;
}

/* Turns that are taken, each put right by hand, so that no collection is ever full. */
static void
say (TsTable *table, guint from, guint to)
{
  static const char *const lines[] = {
    "{\"do\":\"take-food\",\"food\":\"donut\",\"count\":1,\"at\":\"2026-11-21T19:31:04Z\"}",
    "{\"do\":\"adjust\",\"who\":0,\"counter\":\"donut\",\"by\":-1,\"at\":\"2026-11-21T19:31:05Z\"}",
    "{\"do\":\"take-food\",\"food\":\"sushi\",\"count\":1,\"at\":\"2026-11-21T19:31:06Z\"}",
    "{\"do\":\"adjust\",\"who\":1,\"counter\":\"sushi\",\"by\":-1,\"at\":\"2026-11-21T19:31:07Z\"}",
  };

  for (guint i = from; i < to; i++) {
    const char *line = lines[i % G_N_ELEMENTS (lines)];
    gboolean said = ts_table_say_line (table, line, strlen (line), NULL);

    g_assert_true (said);
  }
}

static double
time_open (const char *path, guint entries)
{
  double start = busy_seconds ();
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, NULL);
  double seconds = busy_seconds () - start;

  g_assert_nonnull (table);
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, entries);
  g_print ("open %6u entries: %7.3f s, %8.0f entries/s\n", entries, seconds, entries / seconds);
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

static void
compare (const char *path, double few)
{
  double open = G_MAXDOUBLE, parse = G_MAXDOUBLE;

  for (guint i = 0; i < TIMES; i++) {
    open = MIN (open, time_open (path, MANY));
    parse = MIN (parse, time_parse (path));
  }
  g_print ("open, %u against %u: %.1f times as long\n", MANY, FEW, open / few);
  g_print ("read and parse the same: %7.3f s\n", parse);
  g_print ("open against reading and parsing: %.2f times as long\n", open / parse);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tableside-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bench.tableside", NULL);
  g_autoptr (TsTable) table = create (path);
  gint64 start = g_get_monotonic_time ();
  double few;

  say (table, 0, FEW);
  g_print ("say, not waiting for the disk: %8.0f entries/s\n", FEW / seconds_since (start));
  g_clear_object (&table);
  few = time_open (path, FEW);

  table = ts_table_open (path, ts_games, NULL);
  say (table, FEW, MANY);
  g_clear_object (&table);
  compare (path, few);

  table = ts_table_open (path, ts_games, NULL);
  waiting = TRUE;
  start = g_get_monotonic_time ();
  say (table, MANY, MANY + 500);
  g_print ("say, on disk for good: %8.0f entries/s\n", 500 / seconds_since (start));

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return 0;
}
