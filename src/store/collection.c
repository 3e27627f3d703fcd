#include "collection.h"

#include "config.h"
#include "disk.h"
#include "referee/error.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define ID_LENGTH 40

char *
ts_collection_get_folder (const char *game)
{
  return g_build_filename (g_get_user_data_dir (), "tableside", game, NULL);
}

static gboolean
is_id (const char *id)
{
  gsize length = strlen (id);

  return length >= 1 && length <= ID_LENGTH && *id != '-' &&
         strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

/* NULL with G_FILE_ERROR_NOENT if no file can have the id. (transfer full) */
static char *
path_of (const char *game, const char *id, GError **error)
{
  g_autofree char *folder = ts_collection_get_folder (game);
  g_autofree char *name = g_strconcat (id, TS_COLLECTION_SUFFIX, NULL);

  if (is_id (id))
    return g_build_filename (folder, name, NULL);
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("There is no such file."));
  return NULL;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
ts_collection_get_ids (const char *game)
{
  g_autofree char *folder = ts_collection_get_folder (game);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_null_terminated (8, g_free, TRUE);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *id = NULL;

    if (!g_str_has_suffix (name, TS_COLLECTION_SUFFIX))
      continue;
    id = g_strndup (name, strlen (name) - strlen (TS_COLLECTION_SUFFIX));
    if (is_id (id))
      g_ptr_array_add (ids, g_steal_pointer (&id));
  }
  g_ptr_array_sort (ids, compare_ids);
  return (char **) g_ptr_array_steal (ids, NULL);
}

/* Looked at first: what is no file may never end, and one that grew by accident is not taken into memory to
 * be refused. */
char *
ts_collection_read (const char *game, const char *id, gsize max, gsize *length, GError **error)
{
  g_autofree char *path = path_of (game, id, error);
  g_autofree char *bytes = NULL;
  GStatBuf status = { 0 };
  gboolean there;

  if (path == NULL)
    return NULL;
  there = g_stat (path, &status) == 0;
  if (there && !S_ISREG (status.st_mode)) {
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("This is not a file."));
    return NULL;
  }
  if (there && (guint64) status.st_size > max) {
    g_set_error_literal (error, TS_ERROR, TS_ERROR_RANGE, _ ("The file is too large."));
    return NULL;
  }
  return g_file_get_contents (path, &bytes, length, error) ? g_steal_pointer (&bytes) : NULL;
}

/* `sentence` has a %s for what the system says. */
static gboolean
fail_errno (GError **error, const char *sentence)
{
  int number = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (number), sentence, g_strerror (number));
  return FALSE;
}

gboolean
ts_collection_replace (const char *game, const char *id, const char *bytes, gsize length, GError **error)
{
  g_autofree char *folder = ts_collection_get_folder (game);
  g_autofree char *path = path_of (game, id, error);

  if (path == NULL)
    return FALSE;
  if (!ts_disk_make_folder (folder))
    /* Translators: %s is what the system says about it */
    return fail_errno (error, _ ("There is no folder for it: %s"));
  if (!ts_disk_write_file (path, bytes, length))
    /* Translators: %s is what the system says about it */
    return fail_errno (error, _ ("The file could not be written: %s"));
  return TRUE;
}

/* There is one program that adds, and it does one thing at a time: nobody comes between looking and writing.
 */
gboolean
ts_collection_add (const char *game, const char *id, const char *bytes, gsize length, GError **error)
{
  g_autofree char *path = path_of (game, id, error);

  if (path == NULL)
    return FALSE;
  if (g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                         _ ("There is a file of that name already."));
    return FALSE;
  }
  return ts_collection_replace (game, id, bytes, length, error);
}

gboolean
ts_collection_trash (const char *game, const char *id, GError **error)
{
  g_autofree char *path = path_of (game, id, error);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

  return file != NULL && g_file_trash (file, NULL, error);
}
