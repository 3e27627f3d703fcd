#define _GNU_SOURCE /* renameat2() */
#include "recorder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_FILES 64

static char *root; /* NULL: nothing is taken down */
static Recorder how;
static GPtrArray *all;
static guint begin;
static guint n_syncs;

static guint n_files;
static gsize lengths[MAX_FILES];
static GHashTable *names;       /* → number of the file + 1, as programs see them */
static GHashTable *descriptors; /* of open files → number + 1 */
static GHashTable *folders;     /* of open folders → name */

static void
clear_asked (gpointer data)
{
  Asked *asked = data;

  g_free (asked->name);
  g_free (asked->old);
  g_clear_pointer (&asked->bytes, g_bytes_unref);
  g_free (asked);
}

static Asked *
take_down (AskedKind kind, guint file, const char *name)
{
  Asked *asked = g_new0 (Asked, 1);

  asked->kind = kind;
  asked->file = file;
  asked->name = g_strdup (name);
  g_ptr_array_add (all, asked);
  return asked;
}

/* The name below the folder that is watched; NULL if it is elsewhere. */
static const char *
name_of (const char *path)
{
  gsize length = root != NULL ? strlen (root) : 0;

  if (root == NULL || strncmp (path, root, length) != 0)
    return NULL;
  return path[length] == '/' ? path + length + 1 : ".";
}

/* --- names --- */

static guint
add_file (const char *name)
{
  guint file = n_files++;

  g_assert_cmpuint (n_files, <=, MAX_FILES);
  lengths[file] = 0;
  g_hash_table_insert (names, g_strdup (name), GUINT_TO_POINTER (file + 1));
  take_down (ASKED_NAME, file, name);
  return file;
}

static void
opened (int fd, const char *path, gboolean is_new, gboolean is_folder)
{
  const char *name = name_of (path);
  guint file;

  if (name == NULL || fd < 0)
    return;
  g_hash_table_remove (descriptors, GINT_TO_POINTER (fd));
  g_hash_table_remove (folders, GINT_TO_POINTER (fd));
  if (is_folder) {
    g_hash_table_insert (folders, GINT_TO_POINTER (fd), g_strdup (name));
    return;
  }
  file = is_new ? add_file (name) : GPOINTER_TO_UINT (g_hash_table_lookup (names, name)) - 1;
  g_hash_table_insert (descriptors, GINT_TO_POINTER (fd), GUINT_TO_POINTER (file + 1));
}

static void
named (const char *from, const char *to, gboolean moves)
{
  const char *old = name_of (from), *name = name_of (to);
  guint file;
  Asked *asked;

  if (name == NULL)
    return;
  file = GPOINTER_TO_UINT (g_hash_table_lookup (names, old)) - 1;
  asked = take_down (ASKED_NAME, file, name);
  asked->old = moves ? g_strdup (old) : NULL;
  g_hash_table_insert (names, g_strdup (name), GUINT_TO_POINTER (file + 1));
  if (moves)
    g_hash_table_remove (names, old);
}

/* --- beginning and end --- */

static void
take_down_bytes (guint file, const void *bytes, gsize length)
{
  Asked *asked = take_down (ASKED_WRITE, file, NULL);

  asked->at = lengths[file];
  asked->bytes = g_bytes_new (bytes, length);
  lengths[file] += length;
}

/* What is in the folder: plain files. */
static void
take_down_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (root, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (root, name, NULL);
    g_autofree char *bytes = NULL;
    gsize length;
    guint file = add_file (name);

    g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
    take_down_bytes (file, bytes, length);
    take_down (ASKED_SYNC_FILE, file, NULL);
  }
  take_down (ASKED_SYNC_FOLDER, 0, ".");
}

void
recorder_start (const char *folder, const Recorder *wanted)
{
  all = g_ptr_array_new_with_free_func (clear_asked);
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  descriptors = g_hash_table_new (NULL, NULL);
  folders = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  n_files = n_syncs = 0;
  how = *wanted;
  root = g_strdup (folder);
  take_down_folder ();
  begin = all->len;
}

void
recorder_answer (void)
{
  take_down (ASKED_ANSWER, 0, NULL);
}

GPtrArray *
recorder_stop (guint *from)
{
  g_clear_pointer (&root, g_free);
  g_clear_pointer (&names, g_hash_table_unref);
  g_clear_pointer (&descriptors, g_hash_table_unref);
  g_clear_pointer (&folders, g_hash_table_unref);
  *from = begin;
  return g_steal_pointer (&all);
}

/* --- calls --- */

#define WRAP_OPEN(call)                                                                                      \
  int __real_##call (const char *path, int flags, ...);                                                      \
  int __wrap_##call (const char *path, int flags, ...);                                                      \
  int __wrap_##call (const char *path, int flags, ...)                                                       \
  {                                                                                                          \
    va_list arguments;                                                                                       \
    mode_t permissions = 0;                                                                                  \
    int fd;                                                                                                  \
                                                                                                             \
    va_start (arguments, flags);                                                                             \
    if (flags & O_CREAT)                                                                                     \
      permissions = va_arg (arguments, mode_t);                                                              \
    va_end (arguments);                                                                                      \
    fd = __real_##call (path, flags, permissions);                                                           \
    opened (fd, path, (flags & O_CREAT) != 0, (flags & O_DIRECTORY) != 0);                                   \
    return fd;                                                                                               \
  }
WRAP_OPEN (open)
WRAP_OPEN (open64)

int __real_g_mkstemp_full (char *path, int flags, int permissions);
int __wrap_g_mkstemp_full (char *path, int flags, int permissions);
int
__wrap_g_mkstemp_full (char *path, int flags, int permissions)
{
  int fd = __real_g_mkstemp_full (path, flags, permissions);

  opened (fd, path, TRUE, FALSE);
  return fd;
}

/* The number of an open file + 1; 0 if it is not watched. */
static guint
file_of (int fd)
{
  return root != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (descriptors, GINT_TO_POINTER (fd))) : 0;
}

ssize_t __real_write (int fd, const void *bytes, size_t length);
ssize_t __wrap_write (int fd, const void *bytes, size_t length);
ssize_t
__wrap_write (int fd, const void *bytes, size_t length)
{
  ssize_t written = __real_write (fd, bytes, length);

  if (file_of (fd) > 0 && written > 0)
    take_down_bytes (file_of (fd) - 1, bytes, (gsize) written);
  return written;
}

#define WRAP_FTRUNCATE(call)                                                                                 \
  int __real_##call (int fd, off_t length);                                                                  \
  int __wrap_##call (int fd, off_t length);                                                                  \
  int __wrap_##call (int fd, off_t length)                                                                   \
  {                                                                                                          \
    if (__real_##call (fd, length) != 0)                                                                     \
      return -1;                                                                                             \
    if (file_of (fd) > 0) {                                                                                  \
      take_down (ASKED_LENGTH, file_of (fd) - 1, NULL)->at = (gsize) length;                                 \
      lengths[file_of (fd) - 1] = (gsize) length;                                                            \
    }                                                                                                        \
    return 0;                                                                                                \
  }
WRAP_FTRUNCATE (ftruncate)
WRAP_FTRUNCATE (ftruncate64)

int __wrap_fsync (int fd);
int
__wrap_fsync (int fd)
{
  const char *folder = root != NULL ? g_hash_table_lookup (folders, GINT_TO_POINTER (fd)) : NULL;

  if (folder != NULL && !how.no_folder_syncs)
    take_down (ASKED_SYNC_FOLDER, 0, folder);
  if (folder == NULL && file_of (fd) > 0 && !how.no_file_syncs)
    take_down (ASKED_SYNC_FILE, file_of (fd) - 1, NULL);
  return 0;
}

int __wrap_fdatasync (int fd);
int
__wrap_fdatasync (int fd)
{
  if (++n_syncs != how.failing_sync)
    return __wrap_fsync (fd);
  errno = EIO;
  return -1;
}

int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int
__wrap_rename (const char *from, const char *to)
{
  if (__real_rename (from, to) != 0)
    return -1;
  named (from, to, TRUE);
  return 0;
}

int __real_renameat2 (int from_folder, const char *from, int to_folder, const char *to, unsigned flags);
int __wrap_renameat2 (int from_folder, const char *from, int to_folder, const char *to, unsigned flags);
int
__wrap_renameat2 (int from_folder, const char *from, int to_folder, const char *to, unsigned flags)
{
  errno = EINVAL;
  if (how.no_renameat2 || __real_renameat2 (from_folder, from, to_folder, to, flags) != 0)
    return -1;
  named (from, to, TRUE);
  return 0;
}

int __real_link (const char *from, const char *to);
int __wrap_link (const char *from, const char *to);
int
__wrap_link (const char *from, const char *to)
{
  errno = EPERM;
  if (how.no_link || __real_link (from, to) != 0)
    return -1;
  named (from, to, FALSE);
  return 0;
}

int __real_unlink (const char *path);
int __wrap_unlink (const char *path);
int
__wrap_unlink (const char *path)
{
  const char *name = name_of (path);

  if (__real_unlink (path) != 0)
    return -1;
  if (name != NULL) {
    take_down (ASKED_NO_NAME, GPOINTER_TO_UINT (g_hash_table_lookup (names, name)) - 1, name);
    g_hash_table_remove (names, name);
  }
  return 0;
}

int __real_mkdir (const char *path, mode_t permissions);
int __wrap_mkdir (const char *path, mode_t permissions);
int
__wrap_mkdir (const char *path, mode_t permissions)
{
  if (__real_mkdir (path, permissions) != 0)
    return -1;
  if (name_of (path) != NULL)
    take_down (ASKED_FOLDER, 0, name_of (path));
  return 0;
}
