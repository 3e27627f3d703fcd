#include "remembered.h"

#include <string.h>

#define MAX_KNOWN 30

static void
clear_player (TsPlayer *player)
{
  g_free (player->name);
  g_free (player->colour);
}

static GArray *
players_new (void)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (TsPlayer));

  g_array_set_clear_func (players, (GDestroyNotify) clear_player);
  return players;
}

/* --- reading: settings can be edited by hand, so nothing is taken that a header would not take --- */

static gboolean
is_known (const GArray *players, const char *name)
{
  for (guint i = 0; i < players->len; i++)
    if (strcmp (g_array_index (players, TsPlayer, i).name, name) == 0)
      return TRUE;
  return FALSE;
}

/* Appends the players of an a(ss), each name once. */
static void
append_players (GArray *players, GVariant *list)
{
  GVariantIter iter;
  const char *name, *colour;

  g_variant_iter_init (&iter, list);
  while (g_variant_iter_next (&iter, "(&s&s)", &name, &colour)) {
    glong length = g_utf8_strlen (name, -1);
    TsPlayer player;

    if (length < 1 || length > TS_NAME_LENGTH || is_known (players, name))
      continue;
    player.name = g_strdup (name);
    player.colour = g_strv_contains (ts_palette, colour) ? g_strdup (colour) : NULL;
    g_array_append_val (players, player);
  }
}

/* How many tables somebody has begun. */
static guint
games_of (GVariant *games, const char *name)
{
  guint n = 0;

  g_variant_lookup (games, name, "u", &n);
  return n;
}

GArray *
ts_remembered_players (GSettings *settings)
{
  g_autoptr (GVariant) list = g_settings_get_value (settings, "known-players");
  g_autoptr (GVariant) games = g_settings_get_value (settings, "games-played");
  GArray *players = players_new ();

  append_players (players, list);
  for (guint i = 1; i < players->len; i++) {
    TsPlayer player = g_array_index (players, TsPlayer, i);
    guint place = i;

    while (place > 0 && games_of (games, g_array_index (players, TsPlayer, place - 1).name) <
                            games_of (games, player.name))
      place--;
    memmove (&g_array_index (players, TsPlayer, place + 1), &g_array_index (players, TsPlayer, place),
             (i - place) * sizeof player);
    g_array_index (players, TsPlayer, place) = player;
  }
  return players;
}

guint
ts_remembered_games (GSettings *settings, const char *name)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, "games-played");

  return games_of (games, name);
}

GArray *
ts_remembered_last_players (GSettings *settings, const TsGame *game)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, "last-players");
  g_autoptr (GVariant) list = g_variant_lookup_value (games, game->id, G_VARIANT_TYPE ("a(ss)"));
  GArray *players = players_new ();

  if (list != NULL)
    append_players (players, list);
  return players;
}

/* Whether the value is one that the option takes, at the largest table. */
static gboolean
takes (const TsGame *game, const TsField *option, JsonNode *node)
{
  TsValue value = { 0 };
  gboolean fits = ts_field_read (option, node, &value, NULL) &&
                  ts_field_check (option, &value, (guint) game->max_players, NULL);

  ts_value_clear (&value);
  return fits;
}

JsonObject *
ts_remembered_last_options (GSettings *settings, const TsGame *game)
{
  g_autoptr (GVariant) games = g_settings_get_value (settings, "last-options");
  g_autoptr (JsonNode) node = NULL;
  JsonObject *kept;
  const char *text;

  if (!g_variant_lookup (games, game->id, "&s", &text))
    return NULL;
  node = json_from_string (text, NULL);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  kept = json_object_new ();
  for (const TsField *option = game->options; option->id != NULL; option++) {
    JsonNode *value = json_object_get_member (json_node_get_object (node), option->id);

    if (value != NULL && takes (game, option, value))
      json_object_set_member (kept, option->id, json_node_copy (value));
  }
  return kept;
}

/* --- writing --- */

static void
append_copy (GArray *players, const TsPlayer *player)
{
  TsPlayer copy = { g_strdup (player->name), g_strdup (player->colour) };

  g_array_append_val (players, copy);
}

/* Those of `players` come first, and have begun one more table. */
static void
set_known (GSettings *settings, GArray *players, guint n_new)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, "games-played");
  GVariantBuilder known = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  GVariantBuilder games = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{su}"));

  for (guint i = 0; i < MIN (players->len, MAX_KNOWN); i++) {
    const TsPlayer *player = &g_array_index (players, TsPlayer, i);

    g_variant_builder_add (&known, "(ss)", player->name, player->colour ? player->colour : "");
    g_variant_builder_add (&games, "{su}", player->name, games_of (before, player->name) + (i < n_new));
  }
  g_settings_set_value (settings, "games-played", g_variant_builder_end (&games));
  g_settings_set_value (settings, "known-players", g_variant_builder_end (&known));
}

/* Who is known already is so under a seat's number, too. */
static void
add_known (GSettings *settings, const TsPlayer *players, guint n_players, guint nameless)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, "known-players");
  g_autoptr (GArray) former = players_new ();
  g_autoptr (GArray) known = players_new ();
  guint n_new;

  append_players (former, before);
  for (guint i = 0; i < n_players; i++)
    if ((nameless & (1u << i)) == 0 || is_known (former, players[i].name))
      append_copy (known, &players[i]);
  n_new = known->len;
  append_players (known, before);
  set_known (settings, known, n_new);
}

/* The dictionary of a key with one game's value set anew. */
static void
set_for_game (GSettings *settings, const char *key, const TsGame *game, GVariant *value)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, key);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  GVariant *it;

  g_variant_builder_init (&builder, g_variant_get_type (before));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s@*}", &id, &it)) {
    if (strcmp (id, game->id) != 0)
      g_variant_builder_add (&builder, "{s@*}", id, it);
    g_variant_unref (it);
  }
  g_variant_builder_add (&builder, "{s@*}", game->id, value);
  g_settings_set_value (settings, key, g_variant_builder_end (&builder));
}

void
ts_remembered_add (GSettings *settings,
                   const TsGame *game,
                   const TsPlayer *players,
                   guint n_players,
                   guint nameless,
                   JsonObject *options)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), options);
  g_autofree char *text = json_to_string (node, FALSE);

  add_known (settings, players, n_players, nameless);
  for (guint i = 0; i < n_players; i++)
    g_variant_builder_add (&builder, "(ss)", players[i].name, players[i].colour ? players[i].colour : "");
  set_for_game (settings, "last-players", game, g_variant_builder_end (&builder));
  set_for_game (settings, "last-options", game, g_variant_new_string (text));
}

void
ts_remembered_add_player (GSettings *settings, const TsPlayer *player)
{
  add_known (settings, player, 1, 0);
}

/* --- forgetting --- */

/* The games whose last players are other people. */
static GVariant *
without (GVariant *last_players, const char *name)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sa(ss)}"));
  GVariantIter iter;
  const char *id;
  GVariant *list;

  g_variant_iter_init (&iter, last_players);
  while (g_variant_iter_next (&iter, "{&s@a(ss)}", &id, &list)) {
    g_autoptr (GArray) players = players_new ();

    append_players (players, list);
    if (!is_known (players, name))
      g_variant_builder_add (&builder, "{s@a(ss)}", id, list);
    g_variant_unref (list);
  }
  return g_variant_builder_end (&builder);
}

static const char *const about_people[] = { "last-players", "games-played", "known-players" };

GVariant *
ts_remembered_forget (GSettings *settings, const char *name)
{
  g_autoptr (GVariant) known = g_settings_get_value (settings, "known-players");
  GVariant *last_players = g_settings_get_value (settings, "last-players");
  GVariant *before = g_variant_ref_sink (
      g_variant_new ("(@*@*@*)", last_players, g_settings_get_value (settings, "games-played"), known));
  g_autoptr (GArray) all = players_new ();
  g_autoptr (GArray) others = players_new ();

  append_players (all, known);
  for (guint i = 0; i < all->len; i++)
    if (strcmp (g_array_index (all, TsPlayer, i).name, name) != 0)
      append_copy (others, &g_array_index (all, TsPlayer, i));
  g_settings_set_value (settings, "last-players", without (last_players, name));
  set_known (settings, others, 0);
  g_variant_unref (last_players);
  return before;
}

void
ts_remembered_recall (GSettings *settings, GVariant *before)
{
  for (guint i = 0; i < G_N_ELEMENTS (about_people); i++) {
    g_autoptr (GVariant) value = g_variant_get_child_value (before, i);

    g_settings_set_value (settings, about_people[i], value);
  }
}
