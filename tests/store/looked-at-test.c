/* A table that was looked at is opened without reading it once more, unless its file is another by then. How
 * often the rules were asked, and the file opened, is counted. */
#include "fixture.h"
#include "games/null/rules/rules.h"
#include "store/table-info.h"
#include "system.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define N_ENTRIES 5
#define ALL_READ  (N_ENTRIES + 1) /* the header is a step, too */

/* The null game, which counts its steps. */
static guint n_steps;
static TsGame counting;
static const TsGame *const games[] = { &counting, NULL };

static void
count_step (TsStep *step)
{
  n_steps++;
  ts_null_game.follow (step);
}

/* How often the log of the system has the call. */
static guint
count_calls (const char *name)
{
  g_auto (GStrv) calls = g_strsplit (system_log (), " ", -1);
  guint n = 0;

  for (guint i = 0; calls[i] != NULL; i++)
    n += g_str_equal (calls[i], name);
  return n;
}

static void
put_evening (const Fixture *self)
{
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (self->path, games, header, NULL);

  for (guint i = 0; i < N_ENTRIES; i++)
    say (table, "{\"do\":\"next\"}");
}

/* As the start page does; the only file that is opened is this one, and once. (transfer full) */
static TsTable *
look (const Fixture *self)
{
  g_autoptr (TsTableInfo) info = NULL;

  system_arm (SYSTEM_WORKS, 0);
  info = ts_table_info_read (self->path, games, NULL);
  system_disarm ();
  g_assert_cmpuint (count_calls ("open"), ==, 1);
  g_assert_nonnull (info->table);
  return g_steal_pointer (&info->table);
}

/* A file that cannot be opened is opened once, too, and says of itself what it can. */
static void
test_refused (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char text[] =
      "{\"tableside\":1,\"game\":\"chess\",\"players\":[{\"name\":\"Ann\"}]}\n{\"do\":\"next\"}\n";
  g_autoptr (TsTableInfo) info = NULL;

  write_bytes (self->path, text, strlen (text));
  system_arm (SYSTEM_WORKS, 0);
  info = ts_table_info_read (self->path, games, NULL);
  system_disarm ();
  g_assert_cmpuint (count_calls ("open"), ==, 1);
  g_assert_null (info->table);
  g_assert_cmpstr (info->problem, !=, NULL);
  g_assert_cmpstr (info->game_id, ==, "chess");
  g_assert_cmpstr (info->names[0], ==, "Ann");
}

static void
on_opened (GObject *source, GAsyncResult *result, gpointer table)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (source);
  *(TsTable **) table = ts_table_open_finish (result, &error);
  g_assert_no_error (error);
}

/* Opens the table, which takes so many steps. (transfer full) */
static TsTable *
open_after (const Fixture *self, TsTable *looked, guint expected)
{
  TsTable *table = NULL;

  n_steps = 0;
  ts_table_open_async (self->path, games, looked, NULL, NULL, on_opened, &table);
  while (table == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_steps, ==, expected);
  return table;
}

/* The table goes on from there, and its file is good afterwards. */
static void
assert_goes_on (const Fixture *self, TsTable *table, guint n_records)
{
  g_autofree char *described = NULL, *read = NULL;
  g_autoptr (TsTable) again = NULL;

  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (table)), ==, n_records);
  say (table, "{\"do\":\"next\"}");
  described = describe (table);
  again = ts_table_look (self->path, games, NULL);
  read = describe (again);
  g_assert_cmpstr (read, ==, described);
  g_assert_cmpstr (ts_table_get_notices (again)[0], ==, NULL);
}

static void
test_once (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TsTable *looked;
  g_autoptr (TsTable) table = NULL, other = NULL;

  put_evening (self);
  n_steps = 0;
  looked = look (self);
  g_assert_cmpuint (n_steps, ==, ALL_READ);

  system_arm (SYSTEM_WORKS, 0);
  table = open_after (self, looked, 0);
  system_disarm ();
  g_assert_cmpuint (count_calls ("open"), ==, 1);
  g_assert_cmpuint (count_calls ("read"), ==, 0);
  g_assert_false (ts_table_is_read_only (table));
  assert_goes_on (self, table, N_ENTRIES);

  other = ts_table_open (self->path, games, NULL);
  g_assert_true (ts_table_is_read_only (other)); /* it is locked */
}

/* Whoever only looks keeps no file open, however many tables there are. */
static void
test_closed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = NULL;
  int before, after;

  put_evening (self);
  before = dup (0);
  table = look (self);
  after = dup (0);
  g_assert_cmpint (after, ==, before + 1);
  close (before);
  close (after);
}

/* --- a file that is another by then --- */

static void
append_entry (const char *path)
{
  g_autoptr (TsTable) table = ts_table_open (path, games, NULL);

  say (table, "{\"do\":\"next\"}");
}

static void
set_times (const char *path)
{
  const struct timespec times[] = { { 1000, 0 }, { 1000, 0 } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

static void
set_permissions (const char *path)
{
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
}

/* Another file of the same bytes and times, but for when it became what it is. */
static void
put_other (const char *path)
{
  g_autoptr (GBytes) bytes = read_bytes (path);
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  write_bytes (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_cmpint (
      utimensat (AT_FDCWD, path, (const struct timespec[]) { status.st_atim, status.st_mtim }, 0), ==, 0);
}

typedef struct {
  void (*change) (const char *path);
  guint more; /* entries */
} Change;

static void
test_changed (Fixture *self, gconstpointer data)
{
  const Change *change = data;
  TsTable *looked;
  g_autoptr (TsTable) table = NULL;

  put_evening (self);
  looked = look (self);
  change->change (self->path);
  table = open_after (self, looked, ALL_READ + change->more);
  assert_goes_on (self, table, N_ENTRIES + change->more);
}

/* The file grows while it is looked at. */
static void
test_grown (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTable) table = NULL;
  TsTable *looked;

  put_evening (self);
  system_before ("read", append_entry, self->path);
  looked = ts_table_look (self->path, games, NULL);
  g_assert_cmpuint (ts_session_n_records (ts_table_get_session (looked)), ==, N_ENTRIES + 1);
  table = open_after (self, looked, ALL_READ + 1);
  assert_goes_on (self, table, N_ENTRIES + 1);
}

/* --- a file that is not well: it is read, and what is wrong is said --- */

static void
test_unwell (Fixture *self, gconstpointer data)
{
  const char *end = data;
  TsTable *looked;
  g_autoptr (TsTable) table = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GBytes) bytes = NULL;

  put_evening (self);
  bytes = read_bytes (self->path);
  text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  g_string_append (text, end);
  write_bytes (self->path, text->str, text->len);
  looked = look (self);
  table = open_after (self, looked, ALL_READ);
  g_assert_cmpstr (ts_table_get_notices (table)[0], !=, NULL);
  assert_goes_on (self, table, N_ENTRIES);
}

/* Without checksums nobody can go on from what was only looked at. */
static void
test_without_sums (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char text[] = NULL_HEADER "\n{\"do\":\"next\"}\n";
  g_autoptr (TsTable) table = NULL;

  write_bytes (self->path, text, strlen (text));
  table = open_after (self, look (self), 2);
  assert_goes_on (self, table, 1);
}

#define add(path, data, test) g_test_add (path, Fixture, data, fixture_set_up, test, fixture_tear_down)

int
main (int argc, char *argv[])
{
  static const Change appended = { append_entry, 1 }, timed = { set_times, 0 },
                      permitted = { set_permissions, 0 }, replaced = { put_other, 0 };

  g_test_init (&argc, &argv, NULL);
  counting = ts_null_game;
  counting.follow = count_step;
  fixture_add ("/looked-at/once", test_once);
  fixture_add ("/looked-at/closed", test_closed);
  fixture_add ("/looked-at/refused", test_refused);
  add ("/looked-at/appended", &appended, test_changed);
  add ("/looked-at/times", &timed, test_changed);
  add ("/looked-at/permissions", &permitted, test_changed);
  add ("/looked-at/replaced", &replaced, test_changed);
  fixture_add ("/looked-at/grown", test_grown);
  add ("/looked-at/torn", "{\"do\":\"ne", test_unwell);
  add ("/looked-at/damaged", "{\"do\":\"next\"}\n", test_unwell);
  fixture_add ("/looked-at/without-sums", test_without_sums);
  return g_test_run ();
}
