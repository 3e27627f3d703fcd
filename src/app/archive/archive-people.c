#include "archive-people.h"

#include "archive-filter.h"
#include "config.h"

#include <string.h>

static int
compare_people (gconstpointer a, gconstpointer b, gpointer counts)
{
  const char *one = *(const char *const *) a, *other = *(const char *const *) b;
  guint n_one = GPOINTER_TO_UINT (g_hash_table_lookup (counts, one));
  guint n_other = GPOINTER_TO_UINT (g_hash_table_lookup (counts, other));

  return n_one != n_other ? (n_one > n_other ? -1 : 1) : g_utf8_collate (one, other);
}

char **
ts_archive_people (GListModel *tables)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (tables); i++) {
    g_autoptr (TsArchived) table = g_list_model_get_item (tables, i);
    char **seats = ts_archived_get_info (table)->names;

    for (guint seat = 0; seats[seat] != NULL; seat++)
      g_hash_table_replace (
          counts, g_strdup (seats[seat]),
          GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, seats[seat])) + 1));
  }
  names = g_hash_table_get_keys_as_ptr_array (counts);
  g_ptr_array_sort_with_data (names, compare_people, counts);
  for (guint i = 0; i < names->len; i++)
    g_strv_builder_add (people, names->pdata[i]);
  return g_strv_builder_end (people);
}

static int
compare_years (gconstpointer a, gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

char **
ts_archive_years (GListModel *tables)
{
  g_autoptr (GArray) years = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (tables); i++) {
    g_autoptr (TsArchived) table = g_list_model_get_item (tables, i);
    int year = ts_archive_year (ts_archived_get_info (table));

    g_array_append_val (years, year);
  }
  g_array_sort (years, compare_years);
  for (guint i = 0; i < years->len; i++) {
    int year = g_array_index (years, int, i);

    if (year != 0 && (i == 0 || year != g_array_index (years, int, i - 1)))
      g_strv_builder_take (texts, g_strdup_printf ("%d", year));
  }
  return g_strv_builder_end (texts);
}
