/* header-read.c — the first line of a table: read, checked and written. */
#include "header.h"

#include "config.h"
#include "game.h"
#include "json.h"
#include "name.h"
#include "text.h"

#include "language.h"
#include <string.h>

const char *const ts_palette[] = { "red",  "blue", "green", "yellow", "purple", "orange",
                                   "teal", "pink", "brown", "white",  "black",  NULL };

const TsWord ts_colours[] = {
  { "red", N_ ("Red") },       { "blue", N_ ("Blue") },     { "green", N_ ("Green") },
  { "yellow", N_ ("Yellow") }, { "purple", N_ ("Purple") }, { "orange", N_ ("Orange") },
  { "teal", N_ ("Teal") },     { "pink", N_ ("Pink") },     { "brown", N_ ("Brown") },
  { "white", N_ ("White") },   { "black", N_ ("Black") },   { 0 },
};

void
ts_player_set (TsPlayer *player, const TsPlayer *other)
{
  g_set_str (&player->name, other->name);
  g_set_str (&player->colour, other->colour);
  g_set_str (&player->written, other->written);
  for (int right = 0; right < 2; right++)
    g_set_str (&player->isolated[right], other->isolated[right]);
}

TsPlayer *
ts_player_copy (const TsPlayer *player)
{
  TsPlayer *copy = g_new0 (TsPlayer, 1);

  ts_player_set (copy, player);
  return copy;
}

void
ts_player_clear (TsPlayer *player)
{
  g_clear_pointer (&player->name, g_free);
  g_clear_pointer (&player->colour, g_free);
  g_clear_pointer (&player->written, g_free);
  for (int right = 0; right < 2; right++)
    g_clear_pointer (&player->isolated[right], g_free);
}

void
ts_player_call (TsPlayer *player, const char *written)
{
  g_set_str (&player->written, written);
  g_free (player->name);
  player->name = ts_text_escape (written);
  for (int right = 0; right < 2; right++) {
    g_free (player->isolated[right]);
    player->isolated[right] = ts_name_isolate (player->name, right);
  }
}

const char *
ts_header_name (const TsHeader *self, int seat)
{
  g_assert (seat >= 0 && seat < (int) self->n_players);
  return self->players[seat].isolated[ts_language_from_right ()];
}

void
ts_header_free (TsHeader *self)
{
  for (guint i = 0; i < self->n_players; i++)
    ts_player_clear (&self->players[i]);
  g_free (self->players);
  for (guint i = 0; i < TS_MAX_OPTIONS; i++)
    ts_value_clear (&self->options[i]);
  g_free (self->created);
  g_free (self->id);
  g_free (self);
}

static gboolean
read_player (TsPlayer *player, JsonNode *node, GError **error)
{
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("Every player should be an object with a name."));
  object = json_node_get_object (node);
  if (!ts_json_get_text (object, "name", &player->name, error) ||
      !ts_json_get_text (object, "colour", &player->colour, error))
    return FALSE;
  if (player->name == NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("A player has no name."));
  if (json_object_get_size (object) != 1 + (player->colour != NULL))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("A player has a name and a colour, nothing else."));
  return TRUE;
}

static gboolean
read_players (TsHeader *self, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "players");
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“players” should be a list of players."));
  array = json_node_get_array (node);
  self->n_players = json_array_get_length (array);
  self->players = g_new0 (TsPlayer, self->n_players + 1);
  for (guint i = 0; i < self->n_players; i++)
    if (!read_player (&self->players[i], json_array_get_element (array, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
check_players (const TsHeader *self, GError **error)
{
  const TsGame *game = self->game;

  if ((int) self->n_players < game->min_players || (int) self->n_players > game->max_players)
    /* Translators: the %s is the title of a game */
    return ts_refuse (error, TS_ERROR_RANGE, _ ("%s is for %d to %d players."), _ (game->title),
                      game->min_players, game->max_players);
  for (guint i = 0; i < self->n_players; i++) {
    const TsPlayer *player = &self->players[i];
    glong length = g_utf8_strlen (player->name, -1);

    if (length < 1 || length > TS_NAME_LENGTH)
      return ts_refuse (error, TS_ERROR_RANGE, _ ("A name should have 1 to %d characters."), TS_NAME_LENGTH);
    if (player->colour != NULL && !g_strv_contains (ts_palette, player->colour))
      return ts_refuse (error, TS_ERROR_RANGE, _ ("There is no colour “%s”."), player->colour);
    for (guint j = 0; j < i; j++)
      if (strcmp (player->name, self->players[j].name) == 0)
        return ts_refuse (error, TS_ERROR_RANGE, _ ("Two players are called “%s”; names should differ."),
                          player->name);
  }
  return TRUE;
}

static gboolean
read_options (TsHeader *self, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "options");
  const TsField *options = self->game->options;
  JsonObjectIter iter;
  const char *key;
  JsonNode *value;

  for (int i = 0; options[i].id != NULL; i++) {
    g_autoptr (JsonNode) fallback = json_from_string (options[i].fallback, NULL);
    gboolean read = ts_field_read (&options[i], fallback, &self->options[i], NULL);

    g_assert (read);
    self->options[i].given = FALSE;
  }
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“options” should be an object."));

  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &key, &value)) {
    int i = ts_fields_find (options, key);

    if (i < 0)
      return ts_refuse (error, TS_ERROR_SYNTAX, _ ("There is no option “%s” in this game."), key);
    ts_value_clear (&self->options[i]);
    if (!ts_field_read (&options[i], value, &self->options[i], error))
      return FALSE;
  }
  return TRUE;
}

/* The version of the game's rules; the first, if the header does not say. */
static gboolean
read_rules (TsHeader *self, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "rules");

  self->rules = 1;
  if (node == NULL)
    return TRUE;
  if (json_node_get_value_type (node) != G_TYPE_INT64)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("“%s” should be a whole number."), "rules");
  self->rules = (int) CLAMP (json_node_get_int (node), 0, G_MAXINT);
  return TRUE;
}

static gboolean
check_rules (const TsHeader *self, GError **error)
{
  int newest = ts_game_rules (self->game);
  g_autofree char *most = g_strdup_printf ("%d", newest);

  if (self->rules < 1)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("“%s” should be from %s to %s."), "rules", "1", most);
  if (self->rules > newest)
    return ts_refuse (
        error, TS_ERROR_RANGE,
        /* Translators: the title of a game, and a number that counts the versions of its rules */
        _ ("This table was made by a newer Tableside; this one has the rules of %s up to version %s."),
        _ (self->game->title), most);
  return TRUE;
}

/* The texts of a table that begins. */
static gboolean
check_texts (const TsHeader *self, GError **error)
{
  for (guint i = 0; i < self->n_players; i++)
    if (!ts_text_check (self->players[i].name, FALSE, error))
      return FALSE;
  for (int i = 0; self->game->options[i].id != NULL; i++)
    if (!ts_field_check_texts (&self->game->options[i], &self->options[i], error))
      return FALSE;
  return TRUE;
}

/* A table that is there already may have other texts: names are shown so that they can be read. */
static void
escape_texts (TsHeader *self)
{
  for (guint i = 0; i < self->n_players; i++) {
    g_autofree char *written = g_steal_pointer (&self->players[i].name);

    ts_player_call (&self->players[i], written);
  }
  for (int i = 0; self->game->options[i].id != NULL; i++)
    ts_value_escape (&self->options[i]);
}

/* What can be told before the game is known: the types of all keys, and that there is no other key. */
static gboolean
read_keys (TsHeader *self, JsonObject *object, gint64 *version, char **game, GError **error)
{
  static const char *const keys[] = { "tableside", "game",  "players", "options", "created",
                                      "id",        "rules", "sum",     NULL };
  JsonNode *node = json_object_get_member (object, "tableside");
  g_autofree char *sum = NULL;
  JsonObjectIter iter;
  const char *key;

  if (node == NULL || json_node_get_value_type (node) != G_TYPE_INT64)
    return ts_refuse (error, TS_ERROR_SYNTAX,
                      _ ("The first line should say which version of the format it is, as “tableside”: 1."));
  *version = json_node_get_int (node);
  if (*version != TS_FORMAT_VERSION)
    return TRUE; /* another version may have other keys */

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &key, NULL))
    if (!g_strv_contains (keys, key))
      return ts_refuse (error, TS_ERROR_SYNTAX, _ ("The first line has no key “%s”."), key);
  if (!ts_json_get_text (object, "game", game, error) ||
      !ts_json_get_text (object, "created", &self->created, error) ||
      !ts_json_get_text (object, "id", &self->id, error) || !ts_json_get_text (object, "sum", &sum, error))
    return FALSE;
  if (*game == NULL)
    return ts_refuse (error, TS_ERROR_SYNTAX, _ ("The first line does not say which game it is."));
  return read_rules (self, object, error) && read_players (self, object, error);
}

gboolean
ts_header_is_one (const char *line, gsize length)
{
  g_autoptr (JsonObject) object = ts_json_read (line, length, NULL);

  return object != NULL && json_object_has_member (object, "tableside");
}

TsHeader *
ts_header_read (const TsGame *const *games, JsonObject *object, gboolean fresh, GError **error)
{
  g_autoptr (TsHeader) self = g_new0 (TsHeader, 1);
  g_autofree char *game = NULL;
  gint64 version = 0;

  if (!read_keys (self, object, &version, &game, error))
    return NULL;
  if (version != TS_FORMAT_VERSION) {
    ts_refuse (error, TS_ERROR_RANGE,
               _ ("This table was written by another version of Tableside; this one reads format %d."),
               TS_FORMAT_VERSION);
    return NULL;
  }
  self->game = ts_game_find (games, game);
  if (self->game == NULL) {
    ts_refuse (error, TS_ERROR_RANGE, _ ("This version of Tableside has no game “%s”."), game);
    return NULL;
  }
  /* Newer rules may have other options, so the version is looked at before them. */
  if (!check_rules (self, error) || !read_options (self, object, error) || !check_players (self, error))
    return NULL;
  for (int i = 0; self->game->options[i].id != NULL; i++)
    if (!ts_field_check (&self->game->options[i], &self->options[i], self->n_players, error))
      return NULL;
  if (fresh && !check_texts (self, error))
    return NULL;
  escape_texts (self);
  return g_steal_pointer (&self);
}

JsonObject *
ts_header_write (const TsGame *game,
                 const TsPlayer *players,
                 guint n_players,
                 JsonObject *options,
                 const char *created,
                 const char *id)
{
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_sized_new (n_players);

  for (guint i = 0; i < n_players; i++) {
    JsonObject *player = json_object_new ();

    json_object_set_string_member (player, "name", players[i].name);
    if (players[i].colour != NULL)
      json_object_set_string_member (player, "colour", players[i].colour);
    json_array_add_object_element (array, player);
  }
  json_object_set_int_member (object, "tableside", TS_FORMAT_VERSION);
  json_object_set_string_member (object, "game", game->id);
  json_object_set_int_member (object, "rules", ts_game_rules (game));
  json_object_set_array_member (object, "players", array);
  json_object_set_object_member (object, "options", options ? json_object_ref (options) : json_object_new ());
  if (created != NULL)
    json_object_set_string_member (object, "created", created);
  if (id != NULL)
    json_object_set_string_member (object, "id", id);
  return object;
}

const TsValue *
ts_header_value (const TsHeader *self, const char *option)
{
  int i = ts_fields_find (self->game->options, option);

  g_assert (i >= 0);
  return &self->options[i];
}

int
ts_header_int (const TsHeader *self, const char *option)
{
  return (int) ts_header_value (self, option)->numbers[0];
}
