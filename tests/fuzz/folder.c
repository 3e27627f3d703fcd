#include "folder.h"

#include <glib/gstdio.h>
#include <stdlib.h>

static char *folder;
static char *path;

/* The disk need not be waited for: that these are called is tested elsewhere. */
int __wrap_fdatasync (int fd);
int
__wrap_fdatasync (int fd G_GNUC_UNUSED)
{
  return 0;
}

int __wrap_fsync (int fd);
int
__wrap_fsync (int fd G_GNUC_UNUSED)
{
  return 0;
}

static void
end (void)
{
  ts_fuzz_clear ();
  g_rmdir (folder);
}

const char *
ts_fuzz_path (void)
{
  if (folder == NULL) {
    folder = g_dir_make_tmp ("tableside-fuzz-XXXXXX", NULL);
    g_assert_nonnull (folder);
    path = g_build_filename (folder, "evening.tableside", NULL);
    atexit (end);
  }
  return path;
}

void
ts_fuzz_clear (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *file = g_build_filename (folder, name, NULL);

    g_assert_cmpint (g_unlink (file), ==, 0);
  }
}

void
ts_fuzz_put (const void *bytes, gsize size)
{
  const char *file = ts_fuzz_path ();
  FILE *stream;
  gsize written;

  ts_fuzz_clear ();
  stream = g_fopen (file, "we");
  g_assert_nonnull (stream);
  written = size > 0 ? fwrite (bytes, 1, size, stream) : 0;
  g_assert_cmpuint (written, ==, size);
  g_assert_cmpint (fclose (stream), ==, 0);
}

char *
ts_fuzz_get (const char *suffix, gsize *length)
{
  g_autofree char *file = g_strconcat (ts_fuzz_path (), suffix, NULL);
  char *bytes = NULL;

  return g_file_get_contents (file, &bytes, length, NULL) ? bytes : NULL;
}
