#include "table-list.h"

#include "config.h"
#include "disk.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* File systems take 255 bytes; a copy of a damaged file adds to the name. */
#define NAME_BYTES 200

char *
ts_table_list_get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tableside", "tables", NULL);
}

/* --- the files --- */

typedef struct {
  char *path;
  gint64 changed;
  dev_t device;
  ino_t inode;
} Found;

static void
clear_found (gpointer found)
{
  g_free (((Found *) found)->path);
}

static int
compare_found (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;

  if (one->changed != other->changed)
    return one->changed > other->changed ? -1 : 1;
  return strcmp (one->path, other->path);
}

gint64
ts_table_list_time_changed (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 ? ts_disk_time_changed (&status) : 0;
}

static gboolean
is_found (GArray *all, const GStatBuf *status)
{
  for (guint i = 0; i < all->len; i++) {
    const Found *found = &g_array_index (all, Found, i);

    if (found->device == status->st_dev && found->inode == status->st_ino)
      return TRUE;
  }
  return FALSE;
}

static void
add_found (GArray *all, const char *path, const GStatBuf *status)
{
  Found found = { g_strdup (path), ts_disk_time_changed (status), status->st_dev, status->st_ino };

  g_array_append_val (all, found);
}

static void
find_table (const char *folder, const char *name, GArray *all)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf status;

  if (name[0] != '.' && g_str_has_suffix (name, TS_TABLE_SUFFIX) && g_stat (path, &status) == 0 &&
      S_ISREG (status.st_mode))
    add_found (all, path, &status);
}

static void
find_elsewhere (const char *const *paths, GArray *all)
{
  GStatBuf status;

  for (guint i = 0; paths != NULL && paths[i] != NULL; i++)
    if (g_stat (paths[i], &status) == 0 && S_ISREG (status.st_mode) && !is_found (all, &status))
      add_found (all, paths[i], &status);
}

char **
ts_table_list_get_paths (const char *const *elsewhere, GError **error)
{
  g_autofree char *folder = ts_table_list_get_folder ();

  return ts_table_list_get_paths_in (folder, elsewhere, error);
}

char **
ts_table_list_get_paths_in (const char *folder, const char *const *elsewhere, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_autoptr (GError) problem = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &problem);
  const char *name;

  g_array_set_clear_func (all, clear_found);
  if (dir == NULL && !g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT)) {
    g_propagate_error (error, g_steal_pointer (&problem));
    return NULL;
  }
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    find_table (folder, name, all);
  find_elsewhere (elsewhere, all);
  g_array_sort (all, compare_found);
  for (guint i = 0; i < all->len; i++)
    g_strv_builder_add (paths, g_array_index (all, Found, i).path);
  return g_strv_builder_end (paths);
}

gboolean
ts_table_list_has (const char *path)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  g_autofree char *parent = g_path_get_dirname (path);

  return strcmp (folder, parent) == 0;
}

/* --- new paths --- */

/* Leaves out what file systems and shells stumble over, such as on a stick that goes to another computer; and
 * dots at the beginning, which hide a file. (transfer full) */
static char *
make_safe (const char *text)
{
  GString *name = g_string_new (NULL);

  while (*text == '.')
    text++;
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c)) {
    gunichar letter = g_utf8_get_char (c);

    if (name->len + 6 >= NAME_BYTES)
      break;
    if (strchr ("/\\:*?\"<>|", (int) MIN (letter, 127)) != NULL)
      g_string_append_c (name, '-');
    else if (g_unichar_isprint (letter))
      g_string_append_unichar (name, letter);
  }
  if (name->len == 0)
    g_string_append (name, "table");
  return g_string_free (name, FALSE);
}

char *
ts_table_list_find_path (const char *name, TsIsWanted is_wanted, gpointer data, GError **error)
{
  g_autofree char *folder = ts_table_list_get_folder ();

  return ts_table_list_find_path_in (folder, name, is_wanted, data, error);
}

char *
ts_table_list_find_path_in (
    const char *folder, const char *name, TsIsWanted is_wanted, gpointer data, GError **error)
{
  g_autofree char *safe = make_safe (name);
  char *path = g_strdup_printf ("%s/%s" TS_TABLE_SUFFIX, folder, safe);

  if (!ts_disk_make_folder (folder)) {
    /* Translators: %s is what the system says about it */
    ts_disk_fail (error, _ ("There is no folder for tables: %s"));
    g_free (path);
    return NULL;
  }
  for (guint n = 2; g_file_test (path, G_FILE_TEST_EXISTS) && (is_wanted == NULL || !is_wanted (path, data));
       n++) {
    g_free (path);
    path = g_strdup_printf ("%s/%s (%u)" TS_TABLE_SUFFIX, folder, safe, n);
  }
  return path;
}

char *
ts_table_list_new_path (const char *name, GError **error)
{
  return ts_table_list_find_path (name, NULL, NULL, error);
}
