#include "archive.h"

#include "config.h"
#include "table-list.h"
#include "table-trash.h"

/* What was read is brought into the list in portions, which grow: the first tables are there at once, and the
 * list is not sorted a thousand times. */
#define FIRST_PORTION 50

struct _TsArchived {
  GObject parent_instance;

  TsTableInfo *info;
};

G_DEFINE_FINAL_TYPE (TsArchived, ts_archived, G_TYPE_OBJECT)

struct _TsArchive {
  GObject parent_instance;

  const TsGame *const *games;
  TsTableCache *cache;
  gboolean trash; /* it is of what was thrown away */
  GListStore *tables;
  GHashTable *places; /* path → TsArchived, which is in the list */
  gboolean looks;     /* in a thread */
  char **again;       /* where to look then, or NULL */
};

G_DEFINE_FINAL_TYPE (TsArchive, ts_archive, G_TYPE_OBJECT)

static guint looked;

/* --- a table --- */

static void
ts_archived_finalize (GObject *object)
{
  ts_table_info_free (TS_ARCHIVED (object)->info);
  G_OBJECT_CLASS (ts_archived_parent_class)->finalize (object);
}

static void
ts_archived_class_init (TsArchivedClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_archived_finalize;
}

static void
ts_archived_init (TsArchived *self G_GNUC_UNUSED)
{
}

const TsTableInfo *
ts_archived_get_info (TsArchived *self)
{
  return self->info;
}

/* --- the list --- */

static void
remove_table (TsArchive *self, const char *path)
{
  TsArchived *table = g_hash_table_lookup (self->places, path);
  guint place;

  g_hash_table_remove (self->places, path); /* which may be the table’s own */
  if (g_list_store_find (self->tables, table, &place))
    g_list_store_remove (self->tables, place);
}

/* Takes over what was read, but for tables that stand there already as they are. */
static void
take (TsArchive *self, GPtrArray *infos)
{
  g_autoptr (GPtrArray) more = g_ptr_array_new_with_free_func (g_object_unref);
  gsize n;
  g_autofree gpointer *taken = g_ptr_array_steal (infos, &n);

  for (gsize i = 0; i < n; i++) {
    TsTableInfo *info = taken[i];
    TsArchived *known = g_hash_table_lookup (self->places, info->path);
    TsArchived *table;

    if (known != NULL && known->info->changed == info->changed) {
      ts_table_info_free (info);
      continue;
    }
    if (known != NULL)
      remove_table (self, info->path);
    table = g_object_new (TS_TYPE_ARCHIVED, NULL);
    table->info = info;
    g_hash_table_insert (self->places, info->path, table);
    g_ptr_array_add (more, table);
  }
  g_list_store_splice (self->tables, g_list_model_get_n_items (G_LIST_MODEL (self->tables)), 0, more->pdata,
                       more->len);
}

/* --- the thread --- */

typedef struct {
  TsArchive *archive;
  GPtrArray *infos;
} Portion;

/* What is asked for, and what was there. */
typedef struct {
  const TsGame *const *games;
  TsTableCache *cache;
  gboolean trash;
  char **elsewhere;
  char **paths;
} Look;

static void
free_look (gpointer data)
{
  Look *look = data;

  ts_table_cache_unref (look->cache);
  g_strfreev (look->elsewhere);
  g_strfreev (look->paths);
  g_free (look);
}

static GPtrArray *
new_infos (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) ts_table_info_free);
}

static gboolean
bring (gpointer data)
{
  Portion *portion = data;

  take (portion->archive, portion->infos);
  return G_SOURCE_REMOVE;
}

static void
free_portion (gpointer data)
{
  Portion *portion = data;

  g_object_unref (portion->archive);
  g_ptr_array_unref (portion->infos);
  g_free (portion);
}

static void
send (GTask *task, GPtrArray *infos)
{
  Portion *portion = g_new0 (Portion, 1);

  portion->archive = g_object_ref (g_task_get_source_object (task));
  portion->infos = infos;
  g_main_context_invoke_full (g_task_get_context (task), G_PRIORITY_DEFAULT_IDLE, bring, portion,
                              free_portion);
}

static void
look_in_thread (GTask *task,
                gpointer source G_GNUC_UNUSED,
                gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  Look *look = data;
  GPtrArray *infos = new_infos ();
  guint portion = FIRST_PORTION;

  look->paths = look->trash ? ts_table_trash_get_paths (NULL)
                            : ts_table_list_get_paths ((const char *const *) look->elsewhere, NULL);
  if (look->paths == NULL)
    look->paths = g_new0 (char *, 1);
  for (guint i = 0; look->paths[i] != NULL; i++) {
    TsTableInfo *info = ts_table_info_read (look->paths[i], look->games, look->cache);

    g_clear_object (&info->table);
    g_ptr_array_add (infos, info);
    if (infos->len < portion)
      continue;
    send (task, infos);
    infos = new_infos ();
    portion *= 2;
  }
  send (task, infos);
  ts_table_cache_save_now (look->cache);
  g_task_return_boolean (task, TRUE);
}

/* What is gone leaves the list. */
static void
remove_gone (TsArchive *self, const char *const *paths)
{
  g_autoptr (GHashTable) there = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) gone = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer path;

  for (guint i = 0; paths[i] != NULL; i++)
    g_hash_table_add (there, (gpointer) paths[i]);
  g_hash_table_iter_init (&iter, self->places);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    if (!g_hash_table_contains (there, path))
      g_ptr_array_add (gone, path);
  for (guint i = 0; i < gone->len; i++)
    remove_table (self, gone->pdata[i]);
}

static void
on_looked (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  TsArchive *self = TS_ARCHIVE (source);
  const Look *look = g_task_get_task_data (G_TASK (result));
  g_auto (GStrv) again = g_steal_pointer (&self->again);

  self->looks = FALSE;
  remove_gone (self, (const char *const *) look->paths);
  if (again != NULL)
    ts_archive_look (self, (const char *const *) again);
  else
    g_signal_emit (self, looked, 0);
}

void
ts_archive_look (TsArchive *self, const char *const *elsewhere)
{
  g_autoptr (GTask) task = NULL;
  Look *look;

  if (self->looks) {
    g_strfreev (self->again);
    self->again = elsewhere != NULL ? g_strdupv ((char **) elsewhere) : g_new0 (char *, 1);
    return;
  }
  self->looks = TRUE;
  look = g_new0 (Look, 1);
  look->games = self->games;
  look->cache = ts_table_cache_ref (self->cache);
  look->trash = self->trash;
  look->elsewhere = g_strdupv ((char **) elsewhere);
  task = g_task_new (self, NULL, on_looked, NULL);
  g_task_set_static_name (task, "read all tables");
  g_task_set_priority (task, G_PRIORITY_LOW); /* after all portions */
  g_task_set_task_data (task, look, free_look);
  g_task_run_in_thread (task, look_in_thread);
}

gboolean
ts_archive_is_looking (TsArchive *self)
{
  return self->looks;
}

GListModel *
ts_archive_get_tables (TsArchive *self)
{
  return G_LIST_MODEL (self->tables);
}

/* --- the class --- */

static void
ts_archive_finalize (GObject *object)
{
  TsArchive *self = TS_ARCHIVE (object);

  g_hash_table_unref (self->places);
  g_object_unref (self->tables);
  ts_table_cache_unref (self->cache);
  g_strfreev (self->again);
  G_OBJECT_CLASS (ts_archive_parent_class)->finalize (object);
}

static void
ts_archive_class_init (TsArchiveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_archive_finalize;
  looked = g_signal_new ("looked", TS_TYPE_ARCHIVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_archive_init (TsArchive *self)
{
  self->tables = g_list_store_new (TS_TYPE_ARCHIVED);
  self->places = g_hash_table_new (g_str_hash, g_str_equal);
}

TsArchive *
ts_archive_new (const TsGame *const *games, TsTableCache *cache)
{
  TsArchive *self = g_object_new (TS_TYPE_ARCHIVE, NULL);

  self->games = games;
  self->cache = ts_table_cache_ref (cache);
  return self;
}

TsArchive *
ts_archive_new_trash (const TsGame *const *games, TsTableCache *cache)
{
  TsArchive *self = ts_archive_new (games, cache);

  self->trash = TRUE;
  return self;
}
