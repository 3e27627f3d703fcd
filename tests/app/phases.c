#include "phases.h"

#include "games/games.h"
#include "referee/session.h"

#include <string.h>

/* Puts a table that stands like that among the others, by what it is for. */
typedef void (*Add) (GHashTable *tables, const TsView *view, const char *table);

static char *
tell_phase (const TsView *view)
{
  return g_strdup_printf ("/%s/%s", view->game->id, view->game->phases[ts_view_state (view)->phase].id);
}

static void
add_phase (GHashTable *tables, const TsView *view, const char *table)
{
  g_autofree char *phase = tell_phase (view);
  g_autofree char *key = g_strdup_printf ("%s/%u", phase, view->header->n_players);

  if (!g_hash_table_contains (tables, key))
    g_hash_table_insert (tables, g_steal_pointer (&key), g_strdup (table));
}

/* One table is enough for all that can be said there first. */
static void
add_verbs (GHashTable *tables, const TsView *view, const char *table)
{
  g_autofree char *phase = tell_phase (view);
  gboolean is_there = FALSE;

  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++) {
    g_autofree char *key = g_strdup_printf ("%s/%s", phase, verb->id);

    if (!ts_view_possible (view, verb) || g_hash_table_contains (tables, key))
      continue;
    g_hash_table_insert (tables, g_steal_pointer (&key), is_there ? NULL : g_strdup (table));
    is_there = TRUE;
  }
}

static void
add_play (GHashTable *tables, const char *path, Add add)
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

      g_string_append_printf (said, "%s\n", lines[i]);
      add (tables, &view, said->str);
    }
}

static GHashTable *
find (const char *plays, Add add)
{
  GHashTable *tables = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GDir) folder = g_dir_open (plays, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      g_ptr_array_add (names, g_build_filename (plays, name, NULL));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp); /* each run the same ones */
  for (guint i = 0; i < names->len; i++)
    add_play (tables, names->pdata[i], add);
  g_assert_cmpuint (g_hash_table_size (tables), >, 0);
  return tables;
}

GHashTable *
phases_find (const char *plays)
{
  return find (plays, add_phase);
}

GHashTable *
phases_find_verbs (const char *plays)
{
  return find (plays, add_verbs);
}
