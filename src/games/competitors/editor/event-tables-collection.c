#include "event-tables-collection.h"

#include "config.h"
#include "games/competitors/rules/prompts.h"
#include "store/collection.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define GAME "competitors"
#define MOST 200 /* each is read while people wait for the page */

/* A file that somebody put there may be larger than a set can be. It is not read as one, but it is the
 * user's. */
#define ANY_FILE (64 * COMPETITORS_FILE_BYTES)

/* --- the list --- */

void
ts_event_tables_item_free (TsEventTablesItem *self)
{
  g_free (self->id);
  g_free (self->title);
  g_clear_pointer (&self->set, ts_event_tables_free);
  g_free (self->problem);
  g_free (self);
}

static TsEventTablesItem *
look_at (const char *id)
{
  TsEventTablesItem *self = g_new0 (TsEventTablesItem, 1);
  g_autoptr (GError) error = NULL;

  self->id = g_strdup (id);
  self->set = ts_event_tables_load (id, &error);
  self->title = g_strdup (self->set != NULL ? self->set->title : id);
  self->problem = self->set != NULL ? NULL : g_strdup (error->message);
  return self;
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  const TsEventTablesItem *one = *(TsEventTablesItem *const *) a, *other = *(TsEventTablesItem *const *) b;
  int order = g_utf8_collate (one->title, other->title);

  return order != 0 ? order : strcmp (one->id, other->id);
}

GPtrArray *
ts_event_tables_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_event_tables_item_free);
  g_auto (GStrv) ids = ts_collection_get_ids (GAME);

  for (guint i = 0; ids[i] != NULL && i < MOST; i++)
    g_ptr_array_add (list, look_at (ids[i]));
  g_ptr_array_sort (list, compare_titles);
  return list;
}

/* --- one set --- */

TsEventTables *
ts_event_tables_load (const char *id, GError **error)
{
  gsize length;
  g_autofree char *bytes = ts_collection_read (GAME, id, COMPETITORS_FILE_BYTES, &length, error);
  g_autoptr (TsEventTables) set = bytes != NULL ? ts_event_tables_read (bytes, length, error) : NULL;

  if (set != NULL && strcmp (set->id, id) != 0) {
    /* Somebody put the file there by hand. */
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                 /* Translators: both are ids, such as “from-the-box” */
                 _ ("The set in this file is called “%s”; the file should be called the same, and not “%s”."),
                 set->id, id);
    return NULL;
  }
  return g_steal_pointer (&set);
}

gboolean
ts_event_tables_add (const TsEventTables *set, GError **error)
{
  g_autofree char *text = ts_event_tables_write (set);
  g_autoptr (GError) local = NULL;
  g_autoptr (TsEventTables) there = NULL;

  if (ts_collection_add (GAME, set->id, text, strlen (text), &local))
    return TRUE;
  if (!g_error_matches (local, G_FILE_ERROR, G_FILE_ERROR_EXIST)) {
    g_propagate_error (error, g_steal_pointer (&local));
    return FALSE;
  }
  there = ts_event_tables_load (set->id, NULL);
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
               /* Translators: an id, such as “from-the-box”, and the title of the set that has it */
               _ ("There is a set with the id “%s” already: “%s”. Take that one away first, or give the file "
                  "another id."),
               set->id, there != NULL ? there->title : set->id);
  return FALSE;
}

gboolean
ts_event_tables_save (const TsEventTables *set, GError **error)
{
  g_autofree char *text = ts_event_tables_write (set);

  return ts_collection_replace (GAME, set->id, text, strlen (text), error);
}

gboolean
ts_event_tables_remove (const char *id, GError **error)
{
  return ts_collection_trash (GAME, id, error);
}

GBytes *
ts_event_tables_get_file (const char *id, GError **error)
{
  gsize length;
  char *bytes = ts_collection_read (GAME, id, ANY_FILE, &length, error);

  return bytes != NULL ? g_bytes_new_take (bytes, length) : NULL;
}

gboolean
ts_event_tables_put_back (const char *id, GBytes *file, GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (file, &length);

  return ts_collection_add (GAME, id, bytes, length, error);
}

/* --- ids --- */

/* What is left of a title: "Our Box, 2nd edition" is "our-box-2nd-edition". */
static GString *
simplify (const char *title)
{
  g_autofree char *ascii = g_str_to_ascii (title, NULL);
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < COMPETITORS_ID_LENGTH - 4; c++) {
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  return id;
}

static gboolean
is_taken (const char *id, char **ids)
{
  return strcmp (id, "house") == 0 || strcmp (id, "none") == 0 || g_strv_contains ((const char **) ids, id);
}

char *
ts_event_tables_make_id (const char *title)
{
  g_autoptr (GString) base = simplify (title);
  g_auto (GStrv) ids = ts_collection_get_ids (GAME);
  char *id;

  if (base->len == 0)
    g_string_append (base, "set");
  id = g_strdup (base->str);
  for (int n = 2; is_taken (id, ids); n++) {
    g_free (id);
    id = g_strdup_printf ("%s-%d", base->str, n);
  }
  return id;
}

/* --- at the table --- */

const char *
ts_event_tables_get_id (const TsHeader *header)
{
  const char *id = ts_header_value (header, "tables")->text;

  return strcmp (id, "house") == 0 || strcmp (id, "none") == 0 ? NULL : id;
}

const CompetitorsCell *
ts_event_tables_played_cell (const TsView *view, const TsEventTables *set, const CompetitorsPlace *place)
{
  if (set != NULL)
    return ts_event_tables_cell (set, place);
  return ts_competitors_event_cell (view, place->table, place->continent, place->face);
}

char *
ts_event_tables_tell_cell (const TsView *view, const TsEventTables *set, const CompetitorsPlace *place)
{
  const CompetitorsCell *cell = ts_event_tables_played_cell (view, set, place);

  if (set != NULL && cell->text != NULL) /* the words of its owner are in the owner's language */
    return g_strdup (cell->text);
  return ts_competitors_tell_cell (view, place->table, place->continent, place->face);
}
