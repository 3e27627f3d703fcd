#include "last-table.h"

#include "app/start/elsewhere.h"
#include "store/table-list.h"

#define MOST 40 /* tables that are looked at */

typedef struct {
  const TsGame *const *games;
  gboolean going;
  char **elsewhere;
} Search;

static void
free_search (gpointer data)
{
  Search *search = data;

  g_strfreev (search->elsewhere);
  g_free (search);
}

static void
find_in_thread (GTask *task,
                gpointer source G_GNUC_UNUSED,
                gpointer data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  const Search *search = data;
  g_auto (GStrv) paths = ts_table_list_get_paths ((const char *const *) search->elsewhere, NULL);

  for (guint i = 0; paths != NULL && paths[i] != NULL && i < MOST; i++) {
    g_autoptr (TsTableInfo) info = ts_table_info_read (paths[i], search->games, NULL);

    if (info->table != NULL && !(search->going && info->over)) {
      g_task_return_pointer (task, g_steal_pointer (&info), (GDestroyNotify) ts_table_info_free);
      return;
    }
  }
  g_task_return_pointer (task, NULL, NULL);
}

void
ts_last_table_find_async (const TsGame *const *games, gboolean going, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done, data);
  Search *search = g_new0 (Search, 1);

  search->games = games;
  search->going = going;
  search->elsewhere = ts_elsewhere_get_paths ();
  g_task_set_static_name (task, "find the last table");
  g_task_set_task_data (task, search, free_search);
  g_task_run_in_thread (task, find_in_thread);
}

TsTableInfo *
ts_last_table_find_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
