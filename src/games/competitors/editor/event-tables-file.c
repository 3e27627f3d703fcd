/* The file of a table set: see docs/table-sets.md. Nothing in it is guessed: a key that is not known, a cell
 * too many or a number as a text is refused, so that a set means the same in every version that reads it. */
#include "event-tables.h"

#include "config.h"
#include "referee/error.h"
#include "referee/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FORMAT 1

/* A key that is not among those that may be there; NULL if there is none. */
static const char *
find_stranger (JsonObject *object, const char *const *keys)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l != NULL; l = l->next)
    if (!g_strv_contains (keys, l->data))
      return l->data;
  return NULL;
}

static gboolean
check_keys (JsonObject *object, const char *const *keys, GError **error)
{
  const char *stranger = find_stranger (object, keys);

  if (stranger != NULL)
    ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” is not known here."), stranger);
  return stranger == NULL;
}

/* A whole number, not 0 unless it is not there. */
static gboolean
read_number (JsonObject *object, const char *key, int *number, GError **error)
{
  JsonNode *node = json_object_get_member (object, key);
  gint64 value;

  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_INT64)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” should be a whole number."), key);
  value = json_node_get_int (node);
  if (value == 0)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” cannot be 0; leave it out."), key);
  *number = (int) CLAMP (value, G_MININT, G_MAXINT); /* no bound of a cell admits these */
  return TRUE;
}

/* --- cells --- */

static gboolean
read_effect (JsonObject *object, CompetitorsCell *cell, GError **error)
{
  static const char *const keys[] = { "money", "points", "stops", NULL };
  JsonNode *node = json_object_get_member (object, "effect");
  JsonObject *effect;
  JsonNode *stops;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“effect” should be an object."));
  effect = json_node_get_object (node);
  if (!check_keys (effect, keys, error) || !read_number (effect, "money", &cell->money, error) ||
      !read_number (effect, "points", &cell->points, error))
    return FALSE;
  stops = json_object_get_member (effect, "stops");
  cell->stops = stops != NULL;
  if (stops != NULL && (json_node_get_value_type (stops) != G_TYPE_BOOLEAN || !json_node_get_boolean (stops)))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“stops” can only be true; leave it out otherwise."));
  if (json_object_get_size (effect) == 0)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“effect” is empty; leave it out."));
  return TRUE;
}

static gboolean
read_object (JsonNode *node, CompetitorsCell *cell, char **text, GError **error)
{
  static const char *const keys[] = { "text", "save", "effect", NULL };
  JsonObject *object;

  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("A cell should be an object, or null if it is empty."));
  object = json_node_get_object (node);
  if (!check_keys (object, keys, error) || !ts_json_get_text (object, "text", text, error) ||
      !read_number (object, "save", &cell->save, error) || !read_effect (object, cell, error))
    return FALSE;
  if (*text == NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“text” is missing; an empty cell is null."));
  cell->text = *text;
  return TRUE;
}

static gboolean
read_cell (TsEventTables *self, const CompetitorsPlace *place, JsonNode *node, GError **error)
{
  CompetitorsCell cell = { 0 };
  g_autofree char *text = NULL;

  if (!read_object (node, &cell, &text, error)) {
    ts_event_tables_prefix (error, place);
    return FALSE;
  }
  return ts_event_tables_put (self, place, &cell, error);
}

/* --- tables --- */

static gboolean
read_continent (TsEventTables *self, CompetitorsPlace *place, JsonNode *node, GError **error)
{
  JsonArray *cells;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) ||
      json_array_get_length (json_node_get_array (node)) != COMPETITORS_FACES)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      /* Translators: a table of events, a continent; %d is 12 */
                      _ ("%s, %s: there should be an array of %d cells, null for an empty one."),
                      _ (ts_competitors_tables[place->table].label),
                      _ (ts_competitors_continents[place->continent].label), COMPETITORS_FACES);
  cells = json_node_get_array (node);
  for (place->face = 1; place->face <= COMPETITORS_FACES; place->face++)
    if (!read_cell (self, place, json_array_get_element (cells, (guint) place->face - 1), error))
      return FALSE;
  return TRUE;
}

static gboolean
read_table (TsEventTables *self, CompetitorsTable table, JsonObject *file, GError **error)
{
  const char *keys[COMPETITORS_CONTINENTS + 1] = { NULL };
  JsonNode *node = json_object_get_member (file, ts_competitors_tables[table].id);
  CompetitorsPlace place = { .table = table };
  JsonObject *continents;
  const char *stranger;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      /* Translators: %s is a word of the file, “hazards” or “events” */
                      _ ("“%s” should be there, as an object of six continents."),
                      ts_competitors_tables[table].id);
  continents = json_node_get_object (node);
  for (int i = 0; i < COMPETITORS_CONTINENTS; i++)
    keys[i] = ts_competitors_continents[i].id;
  stranger = find_stranger (continents, keys);
  if (stranger != NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      /* Translators: a table of events, and a word of the file */
                      _ ("%s: “%s” is none of the six continents."), _ (ts_competitors_tables[table].label),
                      stranger);
  for (place.continent = 0; place.continent < COMPETITORS_CONTINENTS; place.continent++)
    if (!read_continent (self, &place, json_object_get_member (continents, keys[place.continent]), error))
      return FALSE;
  return TRUE;
}

/* --- files --- */

/* What says that the file is a table set at all comes first: the other keys mean nothing without it. */
static gboolean
check_format (JsonObject *file, GError **error)
{
  static const char *const keys[] = { "tableside_tables", "game",    "id",     "title",
                                      "language",         "hazards", "events", NULL };
  JsonNode *format = json_object_get_member (file, "tableside_tables");
  g_autofree char *game = NULL;

  if (format == NULL || json_node_get_value_type (format) != G_TYPE_INT64)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      _ ("The file is no table set: “tableside_tables” should be 1."));
  if (json_node_get_int (format) != FORMAT)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      _ ("The table set was written by a newer Tableside; this one reads format 1."));
  if (!ts_json_get_text (file, "game", &game, error))
    return FALSE;
  if (g_strcmp0 (game, "competitors") != 0)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      _ ("The table set is of another game; “game” should be “competitors”."));
  return check_keys (file, keys, error);
}

static TsEventTables *
read_head (JsonObject *file, GError **error)
{
  g_autofree char *id = NULL;
  g_autofree char *title = NULL;
  g_autofree char *language = NULL;

  if (!ts_json_get_text (file, "id", &id, error) || !ts_json_get_text (file, "title", &title, error) ||
      !ts_json_get_text (file, "language", &language, error))
    return NULL;
  if (id == NULL || title == NULL) {
    ts_refuse (error, TS_ERROR_SYNTAX, _ ("The table set needs an “id” and a “title”."));
    return NULL;
  }
  return ts_event_tables_new (id, title, language, error);
}

TsEventTables *
ts_event_tables_read (const char *text, gsize length, GError **error)
{
  g_autoptr (JsonObject) file = ts_json_read_file (text, length, COMPETITORS_FILE_BYTES, error);
  g_autoptr (TsEventTables) self = NULL;

  if (file == NULL || !check_format (file, error) || (self = read_head (file, error)) == NULL)
    return NULL;
  for (CompetitorsTable table = 0; table < COMPETITORS_TABLES; table++)
    if (!read_table (self, table, file, error))
      return NULL;
  return g_steal_pointer (&self);
}

/* --- writing --- */

static char *
write_text (const char *text)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), text);

  return ts_json_write_node (node);
}

static void
add_number (JsonObject *object, const char *key, int number)
{
  if (number != 0)
    json_object_set_int_member (object, key, number);
}

static char *
write_cell (const CompetitorsCell *cell)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *effect;

  if (cell->text == NULL)
    return g_strdup ("null");
  json_object_set_string_member (object, "text", cell->text);
  add_number (object, "save", cell->save);
  if (cell->money != 0 || cell->points != 0 || cell->stops) {
    effect = json_object_new ();
    add_number (effect, "money", cell->money);
    add_number (effect, "points", cell->points);
    if (cell->stops)
      json_object_set_boolean_member (effect, "stops", TRUE);
    json_object_set_object_member (object, "effect", effect);
  }
  return ts_json_write (object);
}

static void
write_continent (const TsEventTables *self, CompetitorsPlace *place, GString *file)
{
  g_string_append_printf (file, "%s\n    \"%s\": [", place->continent == 0 ? "" : ",",
                          ts_competitors_continents[place->continent].id);
  for (place->face = 1; place->face <= COMPETITORS_FACES; place->face++) {
    g_autofree char *cell = write_cell (ts_event_tables_cell (self, place));

    g_string_append_printf (file, "%s\n      %s", place->face == 1 ? "" : ",", cell);
  }
  g_string_append (file, "\n    ]");
}

char *
ts_event_tables_write (const TsEventTables *self)
{
  g_autofree char *title = write_text (self->title);
  GString *file = g_string_new (NULL);

  g_string_append_printf (file, "{\n  \"tableside_tables\": %d,\n  \"game\": \"competitors\",\n", FORMAT);
  g_string_append_printf (file, "  \"id\": \"%s\",\n  \"title\": %s", self->id, title);
  if (self->language != NULL)
    g_string_append_printf (file, ",\n  \"language\": \"%s\"", self->language);
  for (CompetitorsTable table = 0; table < COMPETITORS_TABLES; table++) {
    CompetitorsPlace place = { .table = table };

    g_string_append_printf (file, ",\n  \"%s\": {", ts_competitors_tables[table].id);
    for (; place.continent < COMPETITORS_CONTINENTS; place.continent++)
      write_continent (self, &place, file);
    g_string_append (file, "\n  }");
  }
  g_string_append (file, "\n}\n");
  return g_string_free_and_steal (file);
}
