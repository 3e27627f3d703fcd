#include "fixture.h"

#include "games/null/rules/rules.h"
#include "games/snack-wars/rules/rules.h"
#include "referee/describe.h"
#include "referee/json.h"

#include <glib/gstdio.h>
#include <string.h>

const TsGame *const test_games[] = { &ts_null_game, &ts_snack_wars, NULL };

void
fixture_set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp ("tableside-test-XXXXXX", &error);
  g_assert_no_error (error);
  self->path = g_build_filename (self->folder, "evening.tableside", NULL);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
names_in (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

char *
fixture_list (const Fixture *self)
{
  g_autoptr (GPtrArray) names = names_in (self->folder);

  return g_strjoinv (" ", (char **) names->pdata);
}

void
fixture_tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) names = names_in (self->folder);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *path = g_build_filename (self->folder, names->pdata[i], NULL);

    g_assert_cmpint (g_remove (path), ==, 0); /* a folder, too, if it is empty */
  }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
}

void
write_bytes (const char *path, const char *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0644, &error);
  g_assert_no_error (error);
}

GBytes *
read_bytes (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *bytes;
  gsize length;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (bytes, length);
}

void
assert_file_is (const char *path, GBytes *expected)
{
  g_autoptr (GBytes) bytes = read_bytes (path);
  gsize got_length, expected_length;
  const char *got = g_bytes_get_data (bytes, &got_length);
  const char *wanted = g_bytes_get_data (expected, &expected_length);

  g_assert_cmpmem (got, got_length, wanted, expected_length);
}

JsonObject *
object_of (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonObject *object = ts_json_read (json, strlen (json), &error);

  g_assert_no_error (error);
  return object;
}

TsSession *
session_begin (const TsGame *const *games, const char *header)
{
  g_autoptr (GError) error = NULL;
  TsSession *session = ts_session_new (games, header, strlen (header), &error);

  g_assert_no_error (error);
  return session;
}

void
session_say (TsSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  ts_session_say (session, line, strlen (line), &error);
  g_assert_no_error (error);
}

void
say (TsTable *table, const char *line)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (ts_table_say_line (table, line, strlen (line), &error) || error != NULL);
  g_assert_no_error (error);
}

void
refuse (TsTable *table, const char *line, GQuark domain, int code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (ts_table_say_line (table, line, strlen (line), &error));
  g_assert_error (error, domain, code);
}

char *
describe (TsTable *table)
{
  return ts_describe_state (ts_table_get_session (table), TS_HOST);
}

char *
notices_of (TsTable *table)
{
  return g_strjoinv ("\n", (char **) ts_table_get_notices (table));
}
