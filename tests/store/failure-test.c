/* The system fails, at every call in turn and in every way it can: what was acknowledged is there afterwards,
 * and nothing else but at most the line that was just being said. */
#include "fixture.h"
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* --- what happens: four scenes --- */

#define MAX_LINES 16

/* What came of it; in memory that a dying process shares with us. */
typedef struct {
  gboolean opened;
  gboolean read_only;
  guint n_acknowledged;
  char acknowledged[MAX_LINES][80];
  char in_flight[80]; /* the first that was said and not acknowledged */
} Log;

static char sealed[3][120]; /* lines of a file of ours: the header and two entries */
static const char *const spoken[] = { "{\"do\":\"roll\",\"who\":0,\"dice\":[1,2]}",
                                      "{\"do\":\"roll\",\"who\":1,\"dice\":[3,4]}" };

/* Says a line in its own turn, so that the next one fits whether this one counts or not. */
static void
say_and_log (TsTable *table, int number, Log *log)
{
  g_autofree char *line = g_strdup_printf ("{\"do\":\"pay\",\"who\":%d,\"to\":%d,\"amount\":%d}", number % 2,
                                           (number + 1) % 2, number + 1);
  g_autofree char *before = describe (table);
  g_autofree char *after = NULL;

  if (log->in_flight[0] == '\0')
    g_strlcpy (log->in_flight, line, sizeof log->in_flight);
  if (ts_table_say_line (table, line, strlen (line), NULL)) {
    g_strlcpy (log->acknowledged[log->n_acknowledged], line, sizeof log->in_flight);
    log->n_acknowledged++;
    if (strcmp (log->in_flight, line) == 0)
      log->in_flight[0] = '\0';
    return;
  }
  after = describe (table);
  g_assert_cmpstr (after, ==, before);
}

static void
play_on (TsTable *table, Log *log)
{
  log->opened = table != NULL;
  log->read_only = table != NULL && ts_table_is_read_only (table);
  for (int i = 0; table != NULL && i < 3; i++)
    say_and_log (table, i, log);
}

static void
create_and_play (const char *path, Log *log)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (path, test_games, header, NULL);

  play_on (table, log);
}

static void
open_and_play (const char *path, Log *log)
{
  g_autoptr (TsTable) table = ts_table_open (path, test_games, NULL);

  play_on (table, log);
}

typedef struct {
  const char *name;
  void (*run) (const char *path, Log *log);
  guint n_whole;    /* lines of ours in the file before; 0: there is no file */
  const char *rest; /* what comes behind them */
} Scene;

static const Scene scenes[] = {
  { "create", create_and_play, 0, NULL },
  { "open", open_and_play, 3, "" },
  { "torn", open_and_play, 2, "{\"do\":\"ro" },
  { "damaged", open_and_play, 2, "damage\n{\"do\":\"next\"}\n" },
};

/* The file of a scene. (transfer full) */
static char *
text_of (const Scene *scene)
{
  return g_strconcat (sealed[0], sealed[1], scene->n_whole > 2 ? sealed[2] : "", scene->rest, NULL);
}

static void
prepare (const Scene *scene, const char *path)
{
  g_autofree char *text = text_of (scene);

  if (scene->n_whole > 0)
    write_bytes (path, text, strlen (text));
}

/* --- what has to hold afterwards --- */

/* All entries as one text. (transfer full) */
static char *
join_records (TsTable *table)
{
  TsSession *session = ts_table_get_session (table);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ts_session_n_records (session); i++)
    g_string_append_printf (text, "%s\n", ts_record_line (ts_session_record (session, i)));
  return g_string_free (text, FALSE);
}

/* What was there before and what was acknowledged. */
static GString *
expected_records (const Scene *scene, const Log *log)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i < scene->n_whole; i++)
    g_string_append_printf (text, "%s\n", spoken[i - 1]);
  for (guint i = 0; i < log->n_acknowledged; i++)
    g_string_append_printf (text, "%s\n", log->acknowledged[i]);
  return text;
}

/* Some file still has the damaged bytes as they were; and unless we were stopped from tidying up, there is no
 * other file than the table and such. */
static void
assert_damage_kept (const Fixture *self, const Scene *scene, gboolean tidy)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  g_autofree char *damaged = text_of (scene);
  const char *name;
  guint kept = 0;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (self->folder, name, NULL);
    g_autofree char *text = NULL;

    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    if (strcmp (text, damaged) == 0)
      kept++;
    else if (tidy)
      g_assert_cmpstr (path, ==, self->path);
  }
  g_assert_cmpuint (kept, >=, 1);
}

static void
remove_all (const Fixture *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (self->folder, name, NULL);

    g_assert_cmpint (g_remove (path), ==, 0);
  }
}

static void
check (const Fixture *self, const Scene *scene, const Log *log, SystemMode mode)
{
  g_autoptr (TsTable) table = NULL;
  g_autoptr (GString) expected = expected_records (scene, log);
  g_autofree char *records = NULL;

  if (scene->rest != NULL && g_str_has_prefix (scene->rest, "damage"))
    assert_damage_kept (self, scene, mode != SYSTEM_FAILS_ALWAYS && mode != SYSTEM_DIES);
  if (scene->n_whole == 0 && (mode == SYSTEM_FAILS_ONCE || mode == SYSTEM_KIND_FAILS) && !log->opened) {
    g_autofree char *names = fixture_list (self);

    g_assert_cmpstr (names, ==, "");
    return;
  }
  table = ts_table_open (self->path, test_games, NULL);
  if (table == NULL) {
    g_assert_cmpuint (scene->n_whole + log->n_acknowledged, ==, 0);
    return;
  }
  g_assert_false (ts_table_is_read_only (table));
  records = join_records (table);
  if (strcmp (records, expected->str) == 0)
    return;

  /* One more may be there only where we could not say any more what became of it. */
  g_assert_true (mode == SYSTEM_DIES || mode == SYSTEM_FAILS_ALWAYS);
  g_string_append_printf (expected, "%s\n", log->in_flight);
  g_assert_cmpstr (records, ==, expected->str);
}

/* --- every call, every way --- */

/* Runs a scene with a failure at call `n`. Returns how many calls there were; 0 if the process died. */
static guint
run (const Fixture *self, const Scene *scene, SystemMode mode, guint n, Log *log)
{
  GPid child;
  int status;

  memset (log, 0, sizeof *log);
  if (mode != SYSTEM_DIES) {
    system_arm (mode, n);
    scene->run (self->path, log);
    return system_disarm ();
  }
  child = fork ();
  if (child == 0) {
    system_arm (mode, n);
    scene->run (self->path, log);
    _exit (0);
  }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == 0 || WEXITSTATUS (status) == SYSTEM_DEATH);
  return 0;
}

static Log *
new_shared_log (void)
{
  Log *log = mmap (NULL, sizeof (Log), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);

  g_assert_true (log != MAP_FAILED);
  return log;
}

/* Without a failure all is said; that is how many calls there are to fail. */
static guint
count_calls (const Fixture *self, const Scene *scene, Log *log)
{
  guint n_calls;

  prepare (scene, self->path);
  n_calls = run (self, scene, SYSTEM_WORKS, 0, log);
  g_assert_cmpuint (log->n_acknowledged, ==, 3);
  check (self, scene, log, SYSTEM_WORKS);
  remove_all (self);
  return n_calls;
}

static void
fail_everywhere (const Fixture *self, const Scene *scene, SystemMode mode)
{
  Log *log = new_shared_log ();
  guint n_calls = count_calls (self, scene, log);

  g_assert_cmpuint (n_calls, >=, 3 * strlen ("swf")); /* each line: stat, write, fdatasync, at least */
  for (guint n = 1; n <= n_calls; n++) {
    prepare (scene, self->path);
    run (self, scene, mode, n, log);
    if (mode == SYSTEM_IS_SLOW)
      g_assert_cmpuint (log->n_acknowledged, ==, 3);
    if (mode == SYSTEM_FAILS_ALWAYS)
      g_assert_cmpint (log->n_acknowledged < 3, ==, n < n_calls); /* the last call only looks */
    check (self, scene, log, mode);
    remove_all (self);
  }
  g_assert_cmpint (munmap (log, sizeof (Log)), ==, 0);
}

static void
test_failures (Fixture *self, gconstpointer data)
{
  const Scene *scene = data;

  for (SystemMode mode = SYSTEM_FAILS_ONCE; mode < SYSTEM_N_MODES; mode++)
    fail_everywhere (self, scene, mode);
}

/* Whatever the system says about it, be it that it does not know the call at all. */
static void
test_reasons (Fixture *self, gconstpointer data)
{
  static const int reasons[] = {
    ENOSPC, EROFS, EINTR, EDQUOT, EACCES, EINVAL, ENOSYS, ENOTSUP, ENOLCK, ESTALE
  };
  const Scene *scene = data;

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++) {
    system_errno = reasons[i];
    fail_everywhere (self, scene, SYSTEM_FAILS_ONCE);
    if (reasons[i] != EINTR) /* which asks to try again, and so for ever */
      fail_everywhere (self, scene, SYSTEM_KIND_FAILS);
  }
  system_errno = EIO;
}

/* --- afterwards, in the same sitting --- */

static TsTable *
create (const char *path)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);

  return ts_table_create (path, test_games, header, NULL);
}

/* The number of the first call of that name while a line is said. */
static guint
place_of (TsTable *table, const char *name)
{
  g_auto (GStrv) names = NULL;
  guint n = 0;

  system_arm (SYSTEM_WORKS, 0);
  say (table, "{\"do\":\"next\"}");
  system_disarm ();
  names = g_strsplit (system_log (), " ", -1);
  while (!g_str_has_prefix (names[n], name))
    n++;
  return n + 1;
}

/* A disk that was full for a moment: the line can be said again, and the file is as if nothing had been. */
static void
test_goes_on (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self->path);
  guint n_write = place_of (table, "write");
  guint n_sync = place_of (table, "fdatasync");
  g_autoptr (GBytes) before = read_bytes (self->path);
  g_autofree char *expected = NULL, *records = NULL;

  system_arm (SYSTEM_FILLS_UP, n_write);
  refuse (table, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  system_disarm ();
  assert_file_is (self->path, before);
  system_arm (SYSTEM_FAILS_ONCE, n_sync);
  refuse (table, "{\"do\":\"undo\"}", G_IO_ERROR, G_IO_ERROR_FAILED);
  system_disarm ();
  assert_file_is (self->path, before);

  say (table, "{\"do\":\"next\"}");
  expected = join_records (table);
  g_clear_object (&table);
  table = ts_table_open (self->path, test_games, NULL);
  records = join_records (table);
  g_assert_cmpstr (records, ==, expected);
}

/* A line that could not be cut off again: nobody knows what is in the file, so nothing more goes into it. */
static void
test_broken (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self->path);
  guint n_sync = place_of (table, "fdatasync");
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GError) error = NULL;

  system_arm (SYSTEM_FAILS_ALWAYS, n_sync);
  refuse (table, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_FAILED);
  system_disarm ();
  before = read_bytes (self->path);
  g_assert_false (ts_table_say_line (table, "{\"do\":\"undo\"}", strlen ("{\"do\":\"undo\"}"), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, "open the table again"));
  assert_file_is (self->path, before);
}

/* The same where only the cut fails: who opens the table again is told of the line that was refused. */
static void
test_doubtful (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self->path);
  g_autofree char *told = NULL, *records = NULL;

  say (table, "{\"do\":\"next\",\"who\":0}");
  system_refuse ("fdatasync", EIO);
  system_refuse ("ftruncate", EIO);
  refuse (table, "{\"do\":\"next\",\"who\":1}", G_IO_ERROR, G_IO_ERROR_FAILED);
  refuse (table, "{\"do\":\"undo\"}", G_IO_ERROR, G_IO_ERROR_FAILED);
  system_accept_all ();
  g_clear_object (&table);

  table = ts_table_look (self->path, test_games, NULL);
  told = notices_of (table);
  g_assert_nonnull (strstr (told, "it is in the file, and counts"));
  g_clear_object (&table);
  table = ts_table_open (self->path, test_games, NULL);
  records = join_records (table);
  g_assert_cmpstr (records, ==, "{\"do\":\"next\",\"who\":0}\n{\"do\":\"next\",\"who\":1}\n");
  g_assert_cmpstr (ts_table_get_notices (table)[0], ==, told);
  say (table, "{\"do\":\"undo\"}");
  g_clear_object (&table);
  table = ts_table_open (self->path, test_games, NULL);
  g_assert_null (ts_table_get_notices (table)[0]);
}

/* A line that was written in part, and could not be cut off, counts nowhere. */
static void
test_half_and_broken (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self->path);
  guint n_write = place_of (table, "write");
  g_autofree char *told = NULL;

  system_refuse ("ftruncate", EIO);
  system_arm (SYSTEM_FILLS_UP, n_write);
  refuse (table, "{\"do\":\"undo\"}", G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  system_disarm ();
  system_accept_all ();
  g_clear_object (&table);
  table = ts_table_open (self->path, test_games, NULL);
  told = notices_of (table);
  g_assert_nonnull (strstr (told, "not written to its end"));
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, 1);
}

/* If the damaged file cannot be kept beside, it stays where it is, and the table can be looked at. */
static void
test_nowhere_beside (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  const Scene *scene = &scenes[3];
  g_autoptr (TsTable) table = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autofree char *notices = NULL, *names = NULL;
  guint n = 0;

  prepare (scene, self->path);
  system_arm (SYSTEM_WORKS, 0);
  table = ts_table_open (self->path, test_games, NULL);
  system_disarm ();
  g_clear_object (&table);
  remove_all (self);
  for (const char *at = strstr (system_log (), "realpath"); at > system_log (); at--)
    n += *at == ' ';

  prepare (scene, self->path);
  before = read_bytes (self->path);
  system_arm (SYSTEM_FAILS_ALWAYS, n + 3); /* realpath, fstat, and the open that looks for copies */
  table = ts_table_open (self->path, test_games, NULL);
  system_disarm ();
  notices = notices_of (table);
  names = fixture_list (self);
  g_assert_true (ts_table_is_read_only (table));
  g_assert_true (g_str_has_prefix (notices, "Line 3 "));
  g_assert_nonnull (strstr (notices, "could not be set aside"));
  g_assert_cmpstr (names, ==, "evening.tableside");
  assert_file_is (self->path, before);
}

/* Lines as we write them, to make files of. */
static void
seal_lines (void)
{
  Fixture fixture;
  g_autoptr (TsTable) table = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_auto (GStrv) lines = NULL;

  fixture_set_up (&fixture, NULL);
  table = create (fixture.path);
  for (guint i = 0; i < G_N_ELEMENTS (spoken); i++)
    say (table, spoken[i]);
  bytes = read_bytes (fixture.path);
  lines = g_strsplit (g_bytes_get_data (bytes, NULL), "\n", -1);
  for (guint i = 0; i < G_N_ELEMENTS (sealed); i++)
    g_snprintf (sealed[i], sizeof sealed[i], "%s\n", lines[i]);
  fixture_tear_down (&fixture, NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  seal_lines ();
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++) {
    g_autofree char *path = g_strconcat ("/failure/", scenes[i].name, NULL);
    g_autofree char *reasons = g_strconcat ("/failure/reasons/", scenes[i].name, NULL);

    g_test_add (path, Fixture, &scenes[i], fixture_set_up, test_failures, fixture_tear_down);
    g_test_add (reasons, Fixture, &scenes[i], fixture_set_up, test_reasons, fixture_tear_down);
  }
  fixture_add ("/failure/goes-on", test_goes_on);
  fixture_add ("/failure/broken", test_broken);
  fixture_add ("/failure/doubtful", test_doubtful);
  fixture_add ("/failure/half-and-broken", test_half_and_broken);
  fixture_add ("/failure/nowhere-beside", test_nowhere_beside);
  return g_test_run ();
}
