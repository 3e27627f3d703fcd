/* A table keeps what is said, refuses what is refused without a trace, and comes back as it was. */
#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

static TsTable *
create (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  TsTable *table = ts_table_create (self->path, test_games, header, &error);

  g_assert_no_error (error);
  return table;
}

static TsTable *
reopen (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  TsTable *table = ts_table_open (self->path, test_games, &error);

  g_assert_no_error (error);
  return table;
}

static void
assert_open_fails (Fixture *self, const char *text, GQuark domain, int code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autofree char *names = NULL;

  write_bytes (self->path, text, strlen (text));
  before = read_bytes (self->path);
  g_assert_null (ts_table_open (self->path, test_games, &error));
  g_assert_error (error, domain, code);
  assert_file_is (self->path, before);
  names = fixture_list (self);
  g_assert_cmpstr (names, ==, "evening.tableside");
}

static void
test_comes_back (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const lines[] = {
    "{\"do\":\"roll\",\"dice\":[3,4]}",
    "{\"do\":\"take\",\"count\":2,\"note\":\"zwei schöne\"}",
    "{\"do\":\"undo\"}",
    "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":7}",
    "{\"do\":\"undo\"}",
    "{\"do\":\"redo\"}",
  };
  g_autoptr (TsTable) table = create (self);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autofree char *before = NULL, *after = NULL, *notices = NULL;

    say (table, lines[i]);
    before = describe (table);
    g_clear_object (&table);
    table = reopen (self);
    after = describe (table);
    notices = notices_of (table);
    g_assert_cmpstr (after, ==, before);
    g_assert_cmpstr (notices, ==, "");
    g_assert_false (ts_table_is_read_only (table));
    g_assert_cmpstr (ts_table_get_path (table), ==, self->path);
  }
}

/* The bytes of the file are what docs/protocol.md promises; reckoned once by hand with sha256sum. */
static void
test_bytes (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self);
  g_autoptr (GBytes) expected = g_bytes_new_static (
#define FILE_TEXT                                                                                            \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]"                    \
  ",\"sum\":\"3e0cd1dfb9e50431\"}\n"                                                                         \
  "{\"do\":\"roll\",\"who\":0,\"dice\":[3,4],\"sum\":\"ac6195dc64a18f34\"}\n"
      FILE_TEXT, strlen (FILE_TEXT));

  say (table, "{ \"dice\":[3,4], \"who\":0, \"do\":\"roll\" }");
  assert_file_is (self->path, expected);
}

static void
test_refusal_leaves_no_trace (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self);
  g_autoptr (GBytes) before = NULL;
  g_autofree char *was = NULL, *is = NULL;

  say (table, "{\"do\":\"roll\",\"dice\":[3,4]}");
  before = read_bytes (self->path);
  was = describe (table);
  refuse (table, "", TS_ERROR, TS_ERROR_SYNTAX);
  refuse (table, "{\"do\":\"roll\"}", TS_ERROR, TS_ERROR_SYNTAX);
  refuse (table, "{\"do\":\"jump\"}", TS_ERROR, TS_ERROR_UNKNOWN_VERB);
  refuse (table, "{\"do\":\"roll\",\"who\":0,\"dice\":[3,4]}", TS_ERROR, TS_ERROR_ILLEGAL);
  refuse (table, "{\"do\":\"roll\",\"dice\":[3,7]}", TS_ERROR, TS_ERROR_RANGE);
  refuse (table, "{\"do\":\"redo\"}", TS_ERROR, TS_ERROR_ILLEGAL);
  is = describe (table);
  g_assert_cmpstr (is, ==, was);
  assert_file_is (self->path, before);
}

static void
count (TsTable *table G_GNUC_UNUSED, guint *counted)
{
  (*counted)++;
}

static void
test_changed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self);
  guint counted = 0;

  g_signal_connect (table, "changed", G_CALLBACK (count), &counted);
  say (table, "{\"do\":\"next\"}");
  say (table, "{\"do\":\"undo\"}");
  refuse (table, "{\"do\":\"undo\"}", TS_ERROR, TS_ERROR_ILLEGAL);
  g_assert_cmpuint (counted, ==, 2);
}

static void
test_time (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = create (self);
  g_autoptr (JsonObject) entry = object_of ("{\"do\":\"next\"}");
  g_autoptr (JsonObject) timed = object_of ("{\"do\":\"next\",\"at\":\"yesterday\"}");
  g_autoptr (JsonObject) kept = NULL;
  g_autoptr (GDateTime) at = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GError) error = NULL;

  ts_table_say (table, entry, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (json_object_get_size (entry), ==, 1);
  kept = object_of (ts_record_line (ts_session_record (ts_table_get_session (table), 0)));
  at = g_date_time_new_from_iso8601 (json_object_get_string_member (kept, "at"), NULL);
  g_assert_cmpint (ABS (g_date_time_difference (now, at)), <, 60 * G_TIME_SPAN_SECOND);

  ts_table_say (table, timed, &error);
  g_assert_no_error (error);
  g_assert_nonnull (
      strstr (ts_record_line (ts_session_record (ts_table_get_session (table), 1)), "\"at\":\"yesterday\""));
}

static void
test_create_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonObject) bad = object_of ("{\"tableside\":1,\"game\":\"null\",\"players\":[]}");
  g_autoptr (JsonObject) good = object_of (NULL_HEADER);
  g_autoptr (GBytes) other = g_bytes_new_static ("other", 5);
  g_autoptr (GError) error = NULL;
  g_autofree char *names = fixture_list (self);
  g_autofree char *nowhere = g_build_filename (self->folder, "nowhere", "a.tableside", NULL);

  g_assert_null (ts_table_create (self->path, test_games, bad, &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  g_assert_cmpstr (names, ==, "");
  g_clear_error (&error);

  write_bytes (self->path, "other", 5);
  g_assert_null (ts_table_create (self->path, test_games, good, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_file_is (self->path, other);
  g_clear_error (&error);

  g_assert_null (ts_table_create (nowhere, test_games, good, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_open_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (ts_table_open (self->path, test_games, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (ts_table_open (self->folder, test_games, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  assert_open_fails (self, "", TS_ERROR, TS_ERROR_SYNTAX);
  assert_open_fails (self, NULL_HEADER, TS_ERROR, TS_ERROR_SYNTAX);
  assert_open_fails (self, "\n" NULL_HEADER "\n", TS_ERROR, TS_ERROR_SYNTAX);
  assert_open_fails (self, "{\"tableside\":2,\"sum\":[1]}\n", TS_ERROR, TS_ERROR_RANGE);
  assert_open_fails (self, "{\"tableside\":1,\"game\":\"chess\",\"players\":[]}\n", TS_ERROR, TS_ERROR_RANGE);
  assert_open_fails (self,
                     "{\"tableside\":1,\"game\":\"null\",\"rules\":3,\"players\":[{\"name\":\"Ann\"}]}\n"
                     "{\"do\":\"fly\"}\n",
                     TS_ERROR, TS_ERROR_RANGE);
  assert_open_fails (self,
                     "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"A\"}],\"sum\":\"0\"}\n",
                     TS_ERROR, TS_ERROR_SYNTAX);
}

/* A file written by hand has no checksums, and gets none. */
static void
test_no_sums (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  const char text[] = NULL_HEADER "\n{\"do\":\"next\"}\n";
  g_autoptr (TsTable) table = NULL;
  g_autoptr (GBytes) expected =
      g_bytes_new_static (NULL_HEADER "\n{\"do\":\"next\"}\n{\"do\":\"undo\"}\n", strlen (text) + 14);

  write_bytes (self->path, text, strlen (text));
  table = reopen (self);
  say (table, "{\"do\":\"undo\"}");
  assert_file_is (self->path, expected);
}

/* An evening is its owner's, whatever else may be read by all. */
static void
test_mode (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  mode_t mask = umask (0);
  g_autoptr (TsTable) table = create (self);
  struct stat status;

  umask (mask);
  g_assert_cmpint (stat (self->path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0600);
}

/* The table as it was takes nothing, and has no file. */
static void
test_moment (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (self->path, test_games, header, NULL);
  g_autoptr (TsTable) moment = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *then = NULL, *shown = NULL;

  say (table, "{\"do\":\"next\"}");
  then = describe (table);
  say (table, "{\"do\":\"next\"}");
  bytes = read_bytes (self->path);

  moment = ts_table_at (table, 1);
  g_assert_cmpstr (ts_table_get_moment (moment), !=, NULL);
  g_assert_null (ts_table_get_moment (table));
  refuse (moment, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
  shown = describe (moment);
  g_assert_cmpstr (shown, ==, then);
  g_assert_true (ts_table_is_read_only (moment));
  g_assert_false (ts_table_is_stranded (moment));
  g_assert_false (ts_table_could_go_unlocked (moment));
  g_assert_true (ts_table_is_in (table, self->path));
  g_assert_false (ts_table_is_in (moment, self->path));
  assert_file_is (self->path, bytes);
  say (table, "{\"do\":\"next\"}");
}

/* So is one that was taken back, as it was on its way. */
static void
test_gone (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (self->path, test_games, header, NULL);
  g_autoptr (TsTable) gone = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *then = NULL, *shown = NULL;
  guint redos;

  say (table, "{\"do\":\"next\"}");
  then = describe (table);
  say (table, "{\"do\":\"undo\"}");
  bytes = read_bytes (self->path);

  gone = ts_table_at_gone (table, ts_session_find_gone (ts_table_get_session (table), 1, &redos));
  g_assert_cmpuint (ts_table_get_gone (gone), ==, 1);
  g_assert_cmpuint (ts_table_get_gone (table), ==, 0);
  g_assert_nonnull (ts_table_get_moment (gone));
  refuse (gone, "{\"do\":\"next\"}", G_IO_ERROR, G_IO_ERROR_READ_ONLY);
  shown = describe (gone);
  g_assert_cmpstr (shown, ==, then);
  g_assert_false (ts_table_is_in (gone, self->path));
  assert_file_is (self->path, bytes);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/table/comes-back", test_comes_back);
  fixture_add ("/table/bytes", test_bytes);
  fixture_add ("/table/refusal-leaves-no-trace", test_refusal_leaves_no_trace);
  fixture_add ("/table/changed", test_changed);
  fixture_add ("/table/time", test_time);
  fixture_add ("/table/create-refused", test_create_refused);
  fixture_add ("/table/open-refused", test_open_refused);
  fixture_add ("/table/no-sums", test_no_sums);
  fixture_add ("/table/mode", test_mode);
  fixture_add ("/table/moment", test_moment);
  fixture_add ("/table/gone", test_gone);
  return g_test_run ();
}
