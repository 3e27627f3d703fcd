#include "table-trash.h"

#include "config.h"
#include "table-list.h"

#include <string.h>

static char *
get_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tableside", "trash", NULL);
}

gboolean
ts_table_trash_has (const char *path)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *parent = g_path_get_dirname (path);

  return strcmp (folder, parent) == 0;
}

char **
ts_table_trash_get_paths (GError **error)
{
  g_autofree char *folder = get_folder ();

  return ts_table_list_get_paths_in (folder, NULL, error);
}

/* Under its name, or that with a number: nothing is ever written over. Its new path, or NULL. */
static char *
move (const char *path, const char *folder, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *to = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path), target = NULL;

  if (g_str_has_suffix (name, TS_TABLE_SUFFIX))
    name[strlen (name) - strlen (TS_TABLE_SUFFIX)] = '\0';
  to = ts_table_list_find_path_in (folder, name, NULL, NULL, error);
  if (to == NULL)
    return NULL;
  target = g_file_new_for_path (to);
  if (!g_file_move (file, target, G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL, error))
    return NULL;
  return g_steal_pointer (&to);
}

gboolean
ts_table_trash_throw (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *folder = get_folder (), *moved = NULL;

  if (ts_table_trash_has (path))
    return g_file_delete (file, NULL, error);
  if (!ts_table_list_has (path))
    return g_file_trash (file, NULL, error);
  moved = move (path, folder, error);
  return moved != NULL;
}

char *
ts_table_trash_restore (const char *path, GError **error)
{
  g_autofree char *folder = ts_table_list_get_folder ();

  return move (path, folder, error);
}
