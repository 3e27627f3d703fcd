/* The file is one GVariant: what wrote it, in which language, and for each table its path, its stamp and what
 * was kept. Any bytes may stand there: GVariant takes them all, and those that are not ours lead nowhere. */
#include "table-cache.h"

#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#define TYPE "(sa(aytxtv))"

/* Of another version of this file nothing is taken. */
#define WRITTEN_BY "tableside " PACKAGE_VERSION " 4 "

typedef struct {
  TsFileStamp stamp;
  GVariant *value;
} Kept;

struct _TsTableCache {
  gatomicrefcount refs;
  GMutex mutex;      /* of all below */
  GHashTable *kept;  /* path → Kept; NULL until the file was read */
  gboolean has_news; /* that are not in the file */
};

char *
ts_table_cache_get_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "tableside", "tables.cache", NULL);
}

static void
free_kept (gpointer data)
{
  Kept *kept = data;

  g_variant_unref (kept->value);
  g_free (kept);
}

TsTableCache *
ts_table_cache_new (void)
{
  TsTableCache *self = g_new0 (TsTableCache, 1);

  g_atomic_ref_count_init (&self->refs);
  g_mutex_init (&self->mutex);
  return self;
}

TsTableCache *
ts_table_cache_ref (TsTableCache *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
ts_table_cache_unref (TsTableCache *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  g_clear_pointer (&self->kept, g_hash_table_unref);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

/* --- the file --- */

static char *
tell_writer (void)
{
  return g_strconcat (WRITTEN_BY, g_get_language_names ()[0], NULL);
}

static void
keep (GHashTable *all, char *path, const TsFileStamp *stamp, GVariant *value)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->stamp = *stamp;
  kept->value = value;
  g_hash_table_replace (all, path, kept);
}

/* All of it at once: it may be cut while it is looked at. (transfer full) */
static GBytes *
read_bytes (const char *path)
{
  char *text = NULL;
  gsize length = 0;

  g_file_get_contents (path, &text, &length, NULL);
  return g_bytes_new_take (text, length);
}

static GHashTable *
read_file (void)
{
  GHashTable *all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_kept);
  g_autofree char *path = ts_table_cache_get_path ();
  g_autofree char *expected = tell_writer ();
  g_autoptr (GBytes) bytes = read_bytes (path);
  g_autoptr (GVariant) whole =
      g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (TYPE), bytes, FALSE));
  g_autoptr (GVariantIter) tables = NULL;
  const char *writer;
  char *of;
  TsFileStamp stamp;
  GVariant *value;

  g_variant_get (whole, "(&sa(aytxtv))", &writer, &tables);
  while (g_str_equal (writer, expected) &&
         g_variant_iter_next (tables, "(^aytxtv)", &of, &stamp.size, &stamp.changed, &stamp.inode, &value))
    keep (all, of, &stamp, value);
  return all;
}

/* With the mutex held. */
static GHashTable *
get_kept (TsTableCache *self)
{
  if (self->kept == NULL)
    self->kept = read_file ();
  return self->kept;
}

static GBytes *
write_bytes (GHashTable *all)
{
  g_autofree char *writer = tell_writer ();
  GVariantBuilder builder;
  GHashTableIter iter;
  gpointer path, kept;
  g_autoptr (GVariant) whole = NULL;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(aytxtv)"));
  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, &path, &kept)) {
    const TsFileStamp *stamp = &((Kept *) kept)->stamp;

    if (g_file_test (path, G_FILE_TEST_EXISTS))
      g_variant_builder_add (&builder, "(^aytxtv)", path, stamp->size, stamp->changed, stamp->inode,
                             ((Kept *) kept)->value);
  }
  whole = g_variant_ref_sink (g_variant_new ("(sa(aytxtv))", writer, &builder));
  return g_variant_get_data_as_bytes (whole);
}

void
ts_table_cache_save_now (TsTableCache *self)
{
  g_autofree char *path = ts_table_cache_get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GBytes) bytes = NULL;

  g_mutex_lock (&self->mutex);
  if (self->has_news)
    bytes = write_bytes (self->kept);
  self->has_news = FALSE;
  g_mutex_unlock (&self->mutex);
  if (bytes != NULL && g_mkdir_with_parents (folder, 0700) == 0)
    g_file_set_contents_full (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                              G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}

static void
save_in_thread (GTask *task,
                gpointer source G_GNUC_UNUSED,
                gpointer cache,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  ts_table_cache_save_now (cache);
  g_task_return_boolean (task, TRUE);
}

void
ts_table_cache_save (TsTableCache *self)
{
  g_autoptr (GTask) task = NULL;
  gboolean has_news;

  g_mutex_lock (&self->mutex);
  has_news = self->has_news;
  g_mutex_unlock (&self->mutex);
  if (!has_news)
    return;
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_static_name (task, "keep what was read of tables");
  g_task_set_task_data (task, ts_table_cache_ref (self), (GDestroyNotify) ts_table_cache_unref);
  g_task_run_in_thread (task, save_in_thread);
}

/* --- what is kept --- */

GVariant *
ts_table_cache_find (TsTableCache *self, const char *path, const TsFileStamp *stamp)
{
  const Kept *kept;
  GVariant *value = NULL;

  g_mutex_lock (&self->mutex);
  kept = g_hash_table_lookup (get_kept (self), path);
  if (kept != NULL && kept->stamp.size == stamp->size && kept->stamp.changed == stamp->changed &&
      kept->stamp.inode == stamp->inode)
    value = g_variant_ref (kept->value);
  g_mutex_unlock (&self->mutex);
  return value;
}

void
ts_table_cache_keep (TsTableCache *self, const char *path, const TsFileStamp *stamp, GVariant *value)
{
  g_mutex_lock (&self->mutex);
  keep (get_kept (self), g_strdup (path), stamp, g_variant_ref_sink (value));
  self->has_news = TRUE;
  g_mutex_unlock (&self->mutex);
}
