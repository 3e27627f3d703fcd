/* What is said while the disk takes its time: nothing is in force before it is kept, nothing waits, and
 * nothing that was told is lost, be the program killed whenever. */
#include "fixture.h"
#include "gate.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  guint n_changed;
  guint n_done;
  guint changed_before; /* "changed" was heard so often when it was done */
  gboolean kept;
  GError *error;
} Heard;

static TsTable *
create (Fixture *self, Heard *heard)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  TsTable *table = ts_table_create (self->path, test_games, header, NULL);

  g_assert_nonnull (table);
  *heard = (Heard) { 0 };
  return table;
}

static void
on_changed (Heard *heard)
{
  heard->n_changed++;
}

static void
on_said (GObject *table, GAsyncResult *result, gpointer data)
{
  Heard *heard = data;

  g_clear_error (&heard->error);
  heard->kept = ts_table_say_finish (TS_TABLE (table), result, &heard->error);
  heard->changed_before = heard->n_changed;
  heard->n_done++;
}

static void
send (TsTable *table, const char *line, Heard *heard)
{
  g_autoptr (JsonObject) entry = object_of (line);
  g_autoptr (GError) error = NULL;
  gboolean is_on_its_way = ts_table_say_async (table, entry, on_said, heard, &error);

  g_assert_no_error (error);
  g_assert_true (is_on_its_way);
}

static void
wait_for (const Heard *heard, guint n_done)
{
  while (heard->n_done < n_done)
    g_main_context_iteration (NULL, TRUE);
}

/* As it is in the file, for another program. (transfer full) */
static char *
describe_file (const Fixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_look (self->path, test_games, &error);

  g_assert_no_error (error);
  return describe (table);
}

static gboolean
note (gpointer noted)
{
  *(gboolean *) noted = TRUE;
  return G_SOURCE_REMOVE;
}

/* What is going on meanwhile goes on; what is seen is what was there. */
static void
test_waits_beside (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const lines[] = { "{\"do\":\"take\",\"count\":2}", "{\"do\":\"undo\"}",
                                       "{\"do\":\"redo\"}" };
  Heard heard;
  g_autoptr (TsTable) table = create (self, &heard);

  g_signal_connect_swapped (table, "changed", G_CALLBACK (on_changed), &heard);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *before = describe (table);
    g_autofree char *meanwhile = NULL, *after = NULL, *kept = NULL;
    gboolean noted = FALSE;

    gate_close ();
    send (table, lines[i], &heard);
    gate_await ();
    g_idle_add (note, &noted);
    while (!noted)
      g_main_context_iteration (NULL, TRUE);
    meanwhile = describe (table);
    g_assert_cmpstr (meanwhile, ==, before);
    g_assert_cmpuint (heard.n_done, ==, i);
    g_assert_cmpuint (heard.n_changed, ==, i);

    gate_open ();
    wait_for (&heard, i + 1);
    g_assert_true (heard.kept);
    g_assert_cmpuint (heard.changed_before, ==, i + 1);
    after = describe (table);
    kept = describe_file (self);
    g_assert_cmpstr (after, !=, before);
    g_assert_cmpstr (after, ==, kept);
  }
}

/* The rules are asked before the disk is: then nothing is on its way, and something else can be said. */
static void
test_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Heard heard;
  g_autoptr (TsTable) table = create (self, &heard);
  g_autoptr (GBytes) bytes = read_bytes (self->path);
  g_autofree char *before = describe (table);
  g_autofree char *after = NULL;
  g_autoptr (JsonObject) entry = object_of ("{\"do\":\"undo\"}");
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_table_say_async (table, entry, on_said, &heard, &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_ILLEGAL);
  after = describe (table);
  g_assert_cmpstr (after, ==, before);
  assert_file_is (self->path, bytes);
  send (table, "{\"do\":\"next\"}", &heard);
  wait_for (&heard, 1);
  g_assert_true (heard.kept);
  g_assert_cmpuint (heard.n_done, ==, 1);
}

/* A disk that fails late: nothing has changed, in the file neither, and it can be said once more. */
static void
test_fails (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Heard heard;
  g_autoptr (TsTable) table = create (self, &heard);
  g_autoptr (GBytes) bytes = read_bytes (self->path);
  g_autofree char *before = describe (table);
  g_autofree char *after = NULL, *kept = NULL;

  g_signal_connect_swapped (table, "changed", G_CALLBACK (on_changed), &heard);
  gate_fail (ENOSPC);
  send (table, "{\"do\":\"next\"}", &heard);
  wait_for (&heard, 1);
  g_assert_false (heard.kept);
  g_assert_error (heard.error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  g_clear_error (&heard.error);
  g_assert_cmpuint (heard.n_changed, ==, 0);
  after = describe (table);
  g_assert_cmpstr (after, ==, before);
  assert_file_is (self->path, bytes);

  send (table, "{\"do\":\"next\"}", &heard);
  wait_for (&heard, 2);
  g_assert_true (heard.kept);
  kept = describe_file (self);
  g_assert_cmpstr (kept, !=, before);
}

/* A table that nobody holds any more finishes what it has begun. */
static void
test_let_go (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  Heard heard;
  TsTable *table = create (self, &heard);
  g_autoptr (TsTable) again = NULL;

  gate_close ();
  send (table, "{\"do\":\"next\"}", &heard);
  gate_await ();
  g_object_add_weak_pointer (G_OBJECT (table), (gpointer *) &table);
  g_object_unref (table);
  g_assert_nonnull (table);
  gate_open ();
  wait_for (&heard, 1);
  while (table != NULL)
    g_main_context_iteration (NULL, FALSE);
  again = ts_table_open (self->path, test_games, NULL);
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (again)), ==, 1);
  g_assert_false (ts_table_is_read_only (again));
}

/* Whoever says something without waiting for the one before has lost count: that is our own mistake. */
static void
test_one_at_a_time (Fixture *self, gconstpointer data)
{
  if (g_test_subprocess ()) {
    Heard heard;
    g_autoptr (TsTable) table = create (self, &heard);

    gate_close ();
    send (table, "{\"do\":\"next\"}", &heard);
    unlink (self->path);
    rmdir (self->folder);
    if (data != NULL)
      send (table, "{\"do\":\"next\"}", &heard);
    else
      say (table, "{\"do\":\"next\"}");
    return;
  }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
}

/* --- killed at any moment --- */

#define KILLS 40

static const char *program;

/* Says one entry after the other, and tells of each that it is done. */
static void
on_one_more (GObject *table, GAsyncResult *result, gpointer data)
{
  g_autoptr (JsonObject) entry = object_of ("{\"do\":\"next\"}");

  if (result != NULL) {
    g_assert_true (ts_table_say_finish (TS_TABLE (table), result, NULL));
    g_assert_cmpint (write (STDOUT_FILENO, ".", 1), ==, 1);
  }
  ts_table_say_async (TS_TABLE (table), entry, on_one_more, data, NULL);
}

static void
say_for_ever (const char *path)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (path, test_games, header, NULL);

  gate_set_delay (1);
  on_one_more (G_OBJECT (table), NULL, NULL);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_kept (const Fixture *self, guint told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (self->path, test_games, &error);
  guint n;

  g_assert_no_error (error);
  n = ts_session_n_records (ts_table_get_session (table));
  g_assert_true (n == told || n == told + 1); /* one more may have been on its way */
}

/* Kills it when it has told of so many, somewhere within the next one. */
static void
kill_after (const Fixture *self, guint n_told, gulong microseconds)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) child =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--say-for-ever", self->path, NULL);
  g_autoptr (GBytes) told = NULL;
  g_autoptr (GBytes) rest = NULL;
  GInputStream *output;

  g_assert_no_error (error);
  output = g_subprocess_get_stdout_pipe (child);
  for (guint n = 0; n < n_told; n++) {
    char dot;

    g_assert_cmpint (g_input_stream_read (output, &dot, 1, NULL, NULL), ==, 1);
  }
  g_usleep (microseconds);
  g_subprocess_send_signal (child, SIGKILL);
  g_subprocess_wait (child, NULL, NULL);
  rest = g_input_stream_read_bytes (output, 65536, NULL, NULL);
  assert_kept (self, n_told + (guint) g_bytes_get_size (rest));
}

static void
test_killed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < KILLS; i++) {
    kill_after (self, (guint) g_test_rand_int_range (1, 20), (gulong) g_test_rand_int_range (0, 3000));
    unlink (self->path);
  }
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--say-for-ever"))
    say_for_ever (argv[2]);
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/slow-disk/waits-beside", test_waits_beside);
  fixture_add ("/slow-disk/refused", test_refused);
  fixture_add ("/slow-disk/fails", test_fails);
  fixture_add ("/slow-disk/let-go", test_let_go);
  fixture_add ("/slow-disk/one-at-a-time", test_one_at_a_time);
  g_test_add ("/slow-disk/one-after-the-other", Fixture, program, fixture_set_up, test_one_at_a_time,
              fixture_tear_down);
  fixture_add ("/slow-disk/killed", test_killed);
  return g_test_run ();
}
