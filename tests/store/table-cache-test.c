/* What was read of tables is the same from the cache as from their files, and never taken where a file is
 * another one. The user's folders are the test's own. */
#define _GNU_SOURCE /* memmem */
#include "store/table-cache.h"

#include "fixture.h"
#include "store/table-info.h"
#include "stats/play-pack.h"

#include <glib/gstdio.h>
#include <string.h>

#define EVENING                                                                                              \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\",\"colour\":\"teal\"}" \
  "],"                                                                                                       \
  "\"created\":\"2026-11-21T19:30:00Z\"}\n"                                                                  \
  "{\"do\":\"roll\",\"dice\":[3,4],\"at\":\"2026-11-21T19:31:00Z\"}\n"

static void
put (const Fixture *self, const char *text)
{
  write_bytes (self->path, text, strlen (text));
}

/* Reads it with a cache that begins with what is on disk, and leaves there what it knows. (transfer full) */
static TsTableInfo *
read_table (const char *path)
{
  g_autoptr (TsTableCache) cache = ts_table_cache_new ();
  TsTableInfo *info = ts_table_info_read (path, test_games, cache);

  ts_table_cache_save_now (cache);
  return info;
}

static gboolean
is_remembered (const char *path)
{
  g_autoptr (TsTableInfo) info = read_table (path);

  return info->play != NULL && info->table == NULL;
}

static void
assert_same (const TsTableInfo *one, const TsTableInfo *other)
{
  g_autoptr (GVariant) play = g_variant_ref_sink (ts_play_pack (one->play));
  g_autoptr (GVariant) other_play = g_variant_ref_sink (ts_play_pack (other->play));

  g_assert_cmpstr (one->path, ==, other->path);
  g_assert_cmpstr (one->game_id, ==, other->game_id);
  g_assert_true (one->game == other->game);
  g_assert_cmpstrv (one->names, other->names);
  g_assert_cmpstrv (one->colours, other->colours);
  g_assert_cmpstrv (one->winners, other->winners);
  g_assert_true ((one->created == NULL) == (other->created == NULL));
  g_assert_true (one->created == NULL || g_date_time_equal (one->created, other->created));
  g_assert_true (g_date_time_equal (one->modified, other->modified));
  g_assert_cmpint (one->changed, ==, other->changed);
  g_assert_cmpstr (one->prompt, ==, other->prompt);
  g_assert_cmpint (one->over, ==, other->over);
  g_assert_cmpstr (one->problem, ==, other->problem);
  g_assert_true (g_variant_equal (play, other_play));
}

static void
test_same (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const texts[] = {
    EVENING,
    EVENING "{\"do\":\"seat\",\"who\":0,\"name\":\"Cy\"}\n{\"do\":\"finish\"}\n",
    NULL_HEADER "\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (TsTableInfo) first = NULL;
    g_autoptr (TsTableInfo) second = NULL;

    put (self, texts[i]);
    first = read_table (self->path);
    second = read_table (self->path);
    g_assert_nonnull (first->table);
    g_assert_null (second->table);
    assert_same (first, second);
  }
}

static void
test_changed (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsTableInfo) info = NULL;

  put (self, EVENING);
  g_assert_false (is_remembered (self->path));
  g_assert_true (is_remembered (self->path));
  put (self, EVENING "{\"do\":\"next\"}\n");
  info = read_table (self->path);
  g_assert_nonnull (info->table);
  g_assert_true (is_remembered (self->path));
}

/* What people have to know of a file is looked for each time. */
static void
test_problem (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  put (self, EVENING "{\"do\":\"nonsense\"}\n");
  g_assert_false (is_remembered (self->path));
  g_assert_false (is_remembered (self->path));
  put (self, "Dear diary\n");
  g_assert_false (is_remembered (self->path));
  g_assert_false (is_remembered (self->path));
}

static void
test_gone (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *other = g_strconcat (self->path, "-2.tableside", NULL);
  g_autofree char *cache = ts_table_cache_get_path ();
  g_autoptr (GBytes) bytes = NULL;

  put (self, EVENING);
  g_assert_false (is_remembered (self->path));
  g_assert_cmpint (g_remove (self->path), ==, 0);
  write_bytes (other, EVENING, strlen (EVENING));
  g_assert_false (is_remembered (other));
  bytes = read_bytes (cache);
  g_assert_nonnull (
      memmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), other, strlen (other) + 1));
  g_assert_null (
      memmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), self->path, strlen (self->path) + 1));
}

/* Whatever stands in the cache, of whatever length: what is told of the table is right. */
static void
test_damaged (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *cache = ts_table_cache_get_path ();
  g_autoptr (TsTableInfo) good = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  put (self, EVENING);
  good = read_table (self->path);
  bytes = read_bytes (cache);
  g_bytes_get_data (bytes, &length);
  for (gsize i = 0; i < length; i++) {
    g_autoptr (TsTableCache) cut = ts_table_cache_new ();
    g_autoptr (TsTableInfo) info = NULL;

    write_bytes (cache, g_bytes_get_data (bytes, NULL), i);
    info = ts_table_info_read (self->path, test_games, cut);
    assert_same (good, info);
  }
  write_bytes (cache, "Dear diary", 10);
  g_assert_false (is_remembered (self->path));
  g_assert_true (is_remembered (self->path));
  g_assert_cmpint (g_remove (cache), ==, 0);
  g_assert_false (is_remembered (self->path));
}

static void
test_language (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  put (self, EVENING);
  g_assert_false (is_remembered (self->path));
  g_setenv ("LANGUAGE", "de", TRUE);
  g_assert_false (is_remembered (self->path));
  g_assert_true (is_remembered (self->path));
  g_unsetenv ("LANGUAGE");
  g_assert_false (is_remembered (self->path));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fixture_add ("/table-cache/same", test_same);
  fixture_add ("/table-cache/changed", test_changed);
  fixture_add ("/table-cache/problem", test_problem);
  fixture_add ("/table-cache/gone", test_gone);
  fixture_add ("/table-cache/damaged", test_damaged);
  fixture_add ("/table-cache/language", test_language);
  return g_test_run ();
}
