#include "phases.h"

#include "games/games.h"
#include "referee/session.h"

#include <string.h>

static void
add_play (GHashTable *phases, const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (TsSession) session = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_new (ts_games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 0; session != NULL && lines[i] != NULL; i++)
    if (i == 0 || ts_session_say (session, lines[i], strlen (lines[i]), NULL)) {
      TsView view = ts_session_view (session);
      g_autofree char *phase =
          g_strdup_printf ("/%s/%s/%u", view.game->id, view.game->phases[ts_view_state (&view)->phase].id,
                           view.header->n_players);

      g_string_append_printf (said, "%s\n", lines[i]);
      if (!g_hash_table_contains (phases, phase))
        g_hash_table_insert (phases, g_steal_pointer (&phase), g_strdup (said->str));
    }
}

GHashTable *
phases_find (const char *plays)
{
  GHashTable *phases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GDir) folder = g_dir_open (plays, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      g_ptr_array_add (names, g_build_filename (plays, name, NULL));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp); /* each run the same ones */
  for (guint i = 0; i < names->len; i++)
    add_play (phases, names->pdata[i]);
  g_assert_cmpuint (g_hash_table_size (phases), >, 0);
  return phases;
}
