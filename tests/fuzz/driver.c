/* driver.c — feeds a target's entry point without a fuzzer: the inputs of a folder, as they are and spoiled
 * in some places, and none at all. Chance is always the same. */
#include "fuzz.h"

#include "referee/random.h"

#include <stdlib.h>
#include <string.h>

#define SPOILS 20 /* of each input */

static GPtrArray *
list_files (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort_values (files, (GCompareFunc) strcmp);
  return files;
}

static void
feed (const char *bytes, gsize length)
{
  LLVMFuzzerTestOneInput ((const uint8_t *) bytes, length);
}

static void
feed_file (GRand *rand, const char *file)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (file, &bytes, &length, &error);
  g_assert_no_error (error);
  feed (bytes, length);
  for (int i = 0; i < SPOILS; i++) {
    g_autoptr (GString) spoiled = g_string_new_len (bytes, (gssize) length);

    for (int n = g_rand_int_range (rand, 1, 5); n > 0; n--)
      ts_random_spoil (rand, spoiled);
    feed (spoiled->str, spoiled->len);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GPtrArray) files = NULL;

  g_assert_cmpint (argc, ==, 2);
  files = list_files (argv[1]);
  g_assert_cmpuint (files->len, >, 0);
  feed (NULL, 0);
  for (guint i = 0; i < files->len; i++)
    feed_file (rand, files->pdata[i]);
  return EXIT_SUCCESS;
}
