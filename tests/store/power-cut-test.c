/* The power fails, after each thing that was asked of the disk and with everything in it that may be in it
 * then: what was answered is there. With disks that only say that they sync, the same test finds losses. */
#include "fixture.h"
#include "kept.h"
#include "store/collection.h"
#include "store/table-list.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define N_LINES 3

static const char *const lines[N_LINES] = { "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":1}",
                                            "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":2}",
                                            "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":3}" };

typedef struct _Scene Scene;

struct _Scene {
  const char *name;
  const char *before; /* the file, NULL: there is none */
  const char *whole;  /* entries of that file that count */
  void (*run) (const char *folder);
  KeptCheck holds;
  Recorder how;
  gboolean at_once;      /* a new file has its name when it is complete, not before */
  gboolean needs_folder; /* a name is part of what is answered */
};

/* --- tables --- */

#define NAME  "evening.tableside"
#define FIRST "{\"do\":\"next\",\"who\":0}\n"

static char *
path_in (const char *folder)
{
  return g_build_filename (folder, NAME, NULL);
}

/* Says all lines. One may be refused: then it is safe that it is not there. */
static void
say_lines (TsTable *table)
{
  for (guint i = 0; i < N_LINES; i++) {
    ts_table_say_line (table, lines[i], strlen (lines[i]), NULL);
    recorder_answer ();
  }
}

static void
create_and_play (const char *folder)
{
  g_autofree char *path = path_in (folder);
  g_autoptr (JsonObject) header = object_of (NULL_HEADER);
  g_autoptr (TsTable) table = ts_table_create (path, test_games, header, NULL);

  recorder_answer ();
  say_lines (table);
}

static char *listed; /* the name of the table that was made among all tables */

/* The folder of tables is not there yet, nor is the one that it lies in. */
static void
create_in_list (const char *folder G_GNUC_UNUSED)
{
  static const TsPlayer players[] = { { (char *) "Ann", NULL }, { (char *) "Bo", NULL } };
  g_autoptr (TsTable) table = ts_table_list_create (test_games[0], players, 2, NULL, NULL);

  g_free (listed);
  listed = g_path_get_basename (ts_table_get_path (table));
  recorder_answer ();
  say_lines (table);
}

/* Made by a program that was killed before it could sync it. */
static void
create_in_folder_of_others (const char *folder)
{
  g_autofree char *outer = g_build_filename (folder, "tableside", NULL);

  g_assert_cmpint (mkdir (outer, 0700), ==, 0);
  create_in_list (folder);
}

static void
open_and_play (const char *folder)
{
  g_autofree char *path = path_in (folder);
  g_autoptr (TsTable) table = ts_table_open (path, test_games, NULL);

  g_assert_false (ts_table_is_read_only (table));
  recorder_answer ();
  say_lines (table);
}

/* All entries of the table as one text; NULL if it does not open. (transfer full) */
static char *
read_table (const char *path)
{
  g_autoptr (TsTable) table = ts_table_open (path, test_games, NULL);
  TsSession *session = table != NULL ? ts_table_get_session (table) : NULL;
  GString *text = g_string_new (NULL);

  if (session == NULL)
    return g_string_free (text, TRUE);
  for (guint i = 0; i < ts_session_n_records (session); i++)
    g_string_append_printf (text, "%s\n", ts_record_line (ts_session_record (session, i)));
  return g_string_free (text, FALSE);
}

/* Some file in the folder has these bytes. */
static gboolean
is_kept (const char *folder, const char *bytes)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  gboolean found = FALSE;

  while (!found && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *text = NULL;

    found = g_file_get_contents (path, &text, NULL, NULL) && g_str_equal (text, bytes);
  }
  return found;
}

/* The entries are those of before and the first `n` lines, but for the one that was refused; or one more,
 * which was just being said. */
static gboolean
has_lines (const Scene *scene, const char *entries, guint n)
{
  g_autoptr (GString) expected = g_string_new (scene->whole);

  for (guint i = 0; i < n; i++)
    if (i + 1 != scene->how.failing_sync)
      g_string_append_printf (expected, "%s\n", lines[i]);
  if (g_str_equal (expected->str, entries))
    return TRUE;
  if (n < N_LINES)
    g_string_append_printf (expected, "%s\n", lines[n]);
  return g_str_equal (expected->str, entries);
}

static gboolean
holds_table_at (const char *folder, const char *name, guint n_answers, const Scene *scene)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *entries = NULL;

  if (scene->before != NULL && strstr (scene->before, "damage") != NULL && !is_kept (folder, scene->before))
    return FALSE;
  if (n_answers == 0 && scene->before == NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  entries = read_table (path);
  if (entries == NULL)
    return n_answers == 0 && !scene->at_once;
  return has_lines (scene, entries, n_answers > 0 ? n_answers - 1 : 0);
}

static gboolean
holds_table (const char *folder, guint n_answers, gpointer scene)
{
  return holds_table_at (folder, NAME, n_answers, scene);
}

static gboolean
holds_in_list (const char *folder, guint n_answers, gpointer scene)
{
  g_autofree char *tables = g_build_filename (folder, "tableside", "tables", NULL);

  return holds_table_at (tables, listed, n_answers, scene);
}

/* --- what people made --- */

static void
keep_sets (const char *folder G_GNUC_UNUSED)
{
  g_assert_true (ts_collection_add ("null", "set", "first", 5, NULL));
  recorder_answer ();
  g_assert_true (ts_collection_replace ("null", "set", "second", 6, NULL));
  recorder_answer ();
}

/* One text or the other, and never less than what was answered. */
static gboolean
holds_sets (const char *folder, guint n_answers, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *inner = ts_collection_get_folder ("null");
  g_autofree char *path = g_build_filename (folder, strstr (inner, "tableside"), "set.json", NULL);
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return n_answers == 0;
  return (n_answers < 2 && g_str_equal (text, "first")) || (n_answers > 0 && g_str_equal (text, "second"));
}

/* --- scenes --- */

#define OPENED NULL_HEADER "\n" FIRST

static const Scene scenes[] = {
  { "create", NULL, "", create_and_play, holds_table, { 0 }, TRUE, TRUE },
  { "create-by-link", NULL, "", create_and_play, holds_table, { .no_renameat2 = TRUE }, TRUE, TRUE },
  { "create-without-link",
    NULL,
    "",
    create_and_play,
    holds_table,
    { .no_renameat2 = TRUE, .no_link = TRUE },
    FALSE,
    TRUE },
  { "create-in-list", NULL, "", create_in_list, holds_in_list, { 0 }, TRUE, TRUE },
  { "create-in-folder-of-others", NULL, "", create_in_folder_of_others, holds_in_list, { 0 }, TRUE, TRUE },
  { "open", OPENED, FIRST, open_and_play, holds_table, { 0 }, TRUE, FALSE },
  { "torn", OPENED "{\"do\":", FIRST, open_and_play, holds_table, { 0 }, TRUE, FALSE },
  { "damaged", OPENED "damage\n" FIRST, FIRST, open_and_play, holds_table, { 0 }, TRUE, TRUE },
  { "refused", OPENED, FIRST, open_and_play, holds_table, { .failing_sync = 2 }, TRUE, FALSE },
  { "sets", NULL, NULL, keep_sets, holds_sets, { 0 }, TRUE, TRUE },
};

/* Plays the scene, and lets the power fail. */
static gboolean
holds_on (const Scene *scene, gboolean no_file_syncs, gboolean no_folder_syncs)
{
  g_autofree char *kept = g_dir_make_tmp ("tableside-test-XXXXXX", NULL);
  g_autofree char *played = g_strdup (g_get_user_data_dir ()); /* where collections are, too */
  g_autoptr (GPtrArray) asked = NULL;
  Recorder how = scene->how;
  guint begin, n_cases;
  gboolean all_well;

  how.no_file_syncs = no_file_syncs;
  how.no_folder_syncs = no_folder_syncs;
  g_assert_cmpint (g_mkdir_with_parents (played, 0700), ==, 0);
  if (scene->before != NULL) {
    g_autofree char *path = path_in (played);

    write_bytes (path, scene->before, strlen (scene->before));
  }
  recorder_start (played, &how);
  scene->run (played);
  asked = recorder_stop (&begin);
  all_well = kept_holds (asked, begin, kept, scene->holds, (gpointer) scene, &n_cases);
  g_test_message ("%s: %s after %u cases", scene->name, all_well ? "all is well" : "a loss", n_cases);
  kept_empty (played);
  g_assert_cmpint (g_rmdir (kept), ==, 0);
  return all_well;
}

static void
test_nothing_is_lost (gconstpointer data)
{
  g_assert_true (holds_on (data, FALSE, FALSE));
}

/* A disk that does not do what it says loses evenings: else this test could not find anything. */
static void
test_lying_disk (gconstpointer data)
{
  const Scene *scene = data;

  g_assert_false (holds_on (scene, TRUE, FALSE));
  g_assert_cmpint (holds_on (scene, FALSE, TRUE), !=, scene->needs_folder);
  g_assert_false (holds_on (scene, TRUE, TRUE));
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++) {
    g_autofree char *path = g_strconcat ("/power-cut/", scenes[i].name, NULL);
    g_autofree char *lying = g_strconcat ("/power-cut/lying-disk/", scenes[i].name, NULL);

    g_test_add_data_func (path, &scenes[i], test_nothing_is_lost);
    g_test_add_data_func (lying, &scenes[i], test_lying_disk);
  }
  result = g_test_run ();
  g_free (listed);
  return result;
}
