/* How long the start page takes to find its tables, and to read those it shows first, when there are many of
 * them: copies of the recorded evenings, 2,000 unless the second argument says another number. Then how long
 * it takes to read them all, for the first time and with what the cache has of them, also as a ratio. */
#include "games/games.h"
#include "store/table-info.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN 40 /* at once, by the start page */

static void
copy_tables (const char *plays, const char *folder, guint n)
{
  g_autoptr (GDir) dir = g_dir_open (plays, 0, NULL);
  const char *name;

  for (guint i = 0; i < n;) {
    g_autofree char *from = NULL, *to = NULL, *text = NULL;
    gsize length;

    name = g_dir_read_name (dir);
    if (name == NULL) {
      g_dir_rewind (dir);
      continue;
    }
    if (!g_str_has_suffix (name, TS_TABLE_SUFFIX) || strstr (name, "refusals") != NULL)
      continue;
    from = g_build_filename (plays, name, NULL);
    to = g_strdup_printf ("%s/%u" TS_TABLE_SUFFIX, folder, i++);
    if (!g_file_get_contents (from, &text, &length, NULL) ||
        !g_file_set_contents_full (to, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL))
      exit (EXIT_FAILURE);
  }
}

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
}

/* As another start of the program does. */
static double
time_all (char **paths)
{
  g_autoptr (TsTableCache) cache = ts_table_cache_new ();
  gint64 start = g_get_monotonic_time ();
  double seconds;

  for (guint i = 0; paths[i] != NULL; i++)
    ts_table_info_free (ts_table_info_read (paths[i], ts_games, cache));
  seconds = seconds_since (start);
  ts_table_cache_save_now (cache);
  return seconds;
}

static void
compare (char **paths)
{
  double first = time_all (paths), again = time_all (paths);
  g_autofree char *cache = ts_table_cache_get_path ();

  g_print ("read all: %.3f s; from the cache: %.3f s, %.0f times as fast\n", first, again, first / again);
  g_remove (cache);
}

int
main (int argc, char *argv[])
{
  guint n = argc > 2 ? (guint) strtoul (argv[2], NULL, 10) : 2000;
  g_autofree char *home = g_dir_make_tmp ("tableside-bench-XXXXXX", NULL);
  g_autofree char *folder = NULL;
  g_auto (GStrv) paths = NULL;
  gint64 start;

  g_assert_true (argc > 1);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  folder = ts_table_list_get_folder ();
  g_mkdir_with_parents (folder, 0700);
  copy_tables (argv[1], folder, n);

  start = g_get_monotonic_time ();
  paths = ts_table_list_get_paths (NULL, NULL);
  g_print ("find %u tables: %.3f s\n", g_strv_length (paths), seconds_since (start));
  start = g_get_monotonic_time ();
  for (guint i = 0; i < SHOWN; i++)
    ts_table_info_free (ts_table_info_read (paths[i], ts_games, NULL));
  g_print ("read the first %d: %.3f s\n", SHOWN, seconds_since (start));

  compare (paths);
  for (guint i = 0; paths[i] != NULL; i++)
    g_remove (paths[i]);
  g_rmdir (folder);
  return EXIT_SUCCESS;
}
