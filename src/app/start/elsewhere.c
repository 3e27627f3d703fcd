#include "elsewhere.h"

#include "config.h"
#include "store/table-list.h"

#include <string.h>

#define KEY  "tables-elsewhere"
#define MOST 50

char **
ts_elsewhere_get_paths (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  return g_settings_get_strv (settings, KEY);
}

gboolean
ts_elsewhere_has (const char *path)
{
  g_auto (GStrv) paths = ts_elsewhere_get_paths ();

  return g_strv_contains ((const char *const *) paths, path);
}

void
ts_elsewhere_add (const char *path)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_auto (GStrv) known = g_settings_get_strv (settings, KEY);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();

  if (ts_table_list_has (path))
    return;
  g_ptr_array_add (paths, (gpointer) path);
  for (guint i = 0; known[i] != NULL && paths->len < MOST; i++)
    if (strcmp (known[i], path) != 0)
      g_ptr_array_add (paths, known[i]);
  g_ptr_array_add (paths, NULL);
  g_settings_set_strv (settings, KEY, (const char *const *) paths->pdata);
}
