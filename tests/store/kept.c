#include "kept.h"

#include <glib/gstdio.h>
#include <string.h>

#define MAX_CASES 4096 /* at one place */
#define N_PICKED  200

#define FOLDER G_MAXUINT /* instead of a file's number */

typedef struct {
  GHashTable *names;   /* → number of the file + 1 */
  GPtrArray *contents; /* of GByteArray, by number */
} Disk;

static Disk *
new_disk (void)
{
  Disk *self = g_new (Disk, 1);

  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->contents = g_ptr_array_new_with_free_func ((GDestroyNotify) g_byte_array_unref);
  return self;
}

static void
free_disk (Disk *self)
{
  g_hash_table_unref (self->names);
  g_ptr_array_unref (self->contents);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Disk, free_disk)

static Disk *
copy_disk (const Disk *self)
{
  Disk *copy = new_disk ();
  GHashTableIter iter;
  gpointer name, file;

  g_hash_table_iter_init (&iter, self->names);
  while (g_hash_table_iter_next (&iter, &name, &file))
    g_hash_table_insert (copy->names, g_strdup (name), file);
  for (guint i = 0; i < self->contents->len; i++) {
    const GByteArray *bytes = self->contents->pdata[i];

    g_ptr_array_add (copy->contents, g_byte_array_append (g_byte_array_new (), bytes->data, bytes->len));
  }
  return copy;
}

static GByteArray *
content_of (Disk *self, guint file)
{
  while (self->contents->len <= file)
    g_ptr_array_add (self->contents, g_byte_array_new ());
  return self->contents->pdata[file];
}

/* --- one thing that was asked for, and how much of it there is --- */

enum {
  NOTHING,
  WHOLE,
  HALF,
  ZEROS
};

static guint
n_ways (const Asked *asked)
{
  return asked->kind == ASKED_WRITE ? ZEROS + 1 : WHOLE + 1;
}

static void
resize (GByteArray *bytes, gsize length)
{
  gsize before = bytes->len;

  g_byte_array_set_size (bytes, (guint) length);
  if (length > before)
    memset (bytes->data + before, 0, length - before);
}

static void
write_into (GByteArray *content, const Asked *asked, guint way)
{
  gsize length;
  const void *bytes = g_bytes_get_data (asked->bytes, &length);

  if (way == HALF)
    length /= 2;
  if (content->len < asked->at + length)
    resize (content, asked->at + length);
  if (way != ZEROS)
    memcpy (content->data + asked->at, bytes, length);
}

static void
apply (Disk *self, const Asked *asked, guint way)
{
  if (way == NOTHING)
    return;
  if (asked->kind == ASKED_WRITE)
    write_into (content_of (self, asked->file), asked, way);
  if (asked->kind == ASKED_LENGTH)
    resize (content_of (self, asked->file), asked->at);
  if (asked->kind == ASKED_NAME)
    g_hash_table_insert (self->names, g_strdup (asked->name), GUINT_TO_POINTER (asked->file + 1));
  if (asked->kind == ASKED_NAME && asked->old != NULL)
    g_hash_table_remove (self->names, asked->old);
  if (asked->kind == ASKED_NO_NAME)
    g_hash_table_remove (self->names, asked->name);
  if (asked->kind == ASKED_FOLDER)
    g_hash_table_insert (self->names, g_strdup (asked->name), GUINT_TO_POINTER (FOLDER));
}

/* Whether that sync has it on disk for good. */
static gboolean
is_synced_by (const Asked *asked, const Asked *sync)
{
  g_autofree char *folder = asked->name != NULL ? g_path_get_dirname (asked->name) : NULL;

  if (sync->kind == ASKED_SYNC_FOLDER)
    return folder != NULL && g_str_equal (folder, sync->name);
  return folder == NULL && asked->file == sync->file;
}

static void
apply_synced (Disk *self, GPtrArray *waiting, const Asked *sync)
{
  for (guint i = 0; i < waiting->len;)
    if (is_synced_by (waiting->pdata[i], sync)) {
      apply (self, waiting->pdata[i], WHOLE);
      g_ptr_array_remove_index (waiting, i);
    } else {
      i++;
    }
}

/* --- in a real folder --- */

static void
make_name (Disk *self, const char *root, const char *name)
{
  g_autofree char *path = g_build_filename (root, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  guint file = GPOINTER_TO_UINT (g_hash_table_lookup (self->names, name));
  GByteArray *content = file != FOLDER ? content_of (self, file - 1) : NULL;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR)) /* nobody finds what is in a folder without a name */
    return;
  if (file == FOLDER)
    g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  else
    g_assert_true (g_file_set_contents_full (path, content->len > 0 ? (const char *) content->data : "",
                                             content->len, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
make (Disk *self, const char *root)
{
  g_autoptr (GList) names = g_list_sort (g_hash_table_get_keys (self->names), (GCompareFunc) strcmp);

  for (GList *at = names; at != NULL; at = at->next)
    make_name (self, root, at->data);
}

void
kept_empty (const char *root)
{
  g_autoptr (GDir) dir = g_dir_open (root, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (root, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      kept_empty (path);
    g_assert_cmpint (g_remove (path), ==, 0);
  }
}

/* --- all cases --- */

static guint
count_cases (GPtrArray *waiting)
{
  guint n = 1;

  for (guint i = 0; i < waiting->len && n <= MAX_CASES; i++)
    n *= n_ways (waiting->pdata[i]);
  return n;
}

/* The case of that number; from MAX_CASES on they are picked. */
static Disk *
make_case (const Disk *safe, GPtrArray *waiting, guint number, GRand *rand)
{
  Disk *disk = copy_disk (safe);

  for (guint i = 0; i < waiting->len; i++) {
    guint n = n_ways (waiting->pdata[i]);
    guint way = rand != NULL ? (guint) g_rand_int_range (rand, 0, (gint32) n) : number % n;

    apply (disk, waiting->pdata[i], way);
    number /= n;
  }
  return disk;
}

gboolean
kept_holds (GPtrArray *asked, guint begin, const char *folder, KeptCheck holds, gpointer data, guint *n_cases)
{
  g_autoptr (Disk) safe = new_disk ();
  g_autoptr (GPtrArray) waiting = g_ptr_array_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_answers = 0;
  gboolean all_well = TRUE;

  *n_cases = 0;
  for (guint i = 0; i < asked->len; i++) {
    const Asked *now = asked->pdata[i];
    guint n;

    if (now->kind == ASKED_ANSWER)
      n_answers++;
    else if (now->kind == ASKED_SYNC_FILE || now->kind == ASKED_SYNC_FOLDER)
      apply_synced (safe, waiting, now);
    else
      g_ptr_array_add (waiting, asked->pdata[i]);
    n = i + 1 >= begin ? count_cases (waiting) : 0;
    for (guint number = 0; all_well && number < (n > MAX_CASES ? N_PICKED : n); number++) {
      g_autoptr (Disk) disk = make_case (safe, waiting, number, n > MAX_CASES ? rand : NULL);

      make (disk, folder);
      all_well = holds (folder, n_answers, data);
      kept_empty (folder);
      ++*n_cases;
    }
  }
  return all_well;
}
