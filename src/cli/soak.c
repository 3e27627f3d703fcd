/* soak.c — `soak`: many random games. */
#include "calls.h"
#include "config.h"
#include "soak-game.h"

#include <glib/gi18n-lib.h>

#define DESCRIBED 5 /* violations told on standard error */

typedef struct {
  gint64 games;
  gint64 players;
  gint64 seed;
} TsSoakOptions;

static gboolean
parse (TsCall *call, TsSoakOptions *options)
{
  const GOptionEntry entries[] = {
    { "games", 'g', 0, G_OPTION_ARG_INT64, &options->games, N_ ("How many games to play (100)"), N_ ("N") },
    { "players", 'p', 0, G_OPTION_ARG_INT64, &options->players, N_ ("Players at each table (any number)"),
      N_ ("P") },
    { "seed", 's', 0, G_OPTION_ARG_INT64, &options->seed, N_ ("Another seed makes other games (1)"),
      N_ ("S") },
    { 0 },
  };

  if (!ts_call_parse (call, entries))
    return FALSE;
  if (options->games >= 1 && options->games <= G_MAXINT32 && options->seed >= 0 &&
      options->seed <= G_MAXUINT32)
    return TRUE;
  ts_call_complain (_ ("At least one game should be played, and the seed should be from 0 to %u."),
                    G_MAXUINT32);
  return FALSE;
}

static gboolean
check_players (const TsGame *game, gint64 players)
{
  if (players == 0 || (players >= game->min_players && players <= game->max_players))
    return TRUE;
  /* Translators: the %s is the title of a game */
  ts_call_complain (_ ("%s is for %d to %d players."), _ (game->title), game->min_players, game->max_players);
  return FALSE;
}

static gboolean
print_result (const TsGame *game, gint64 games, guint64 actions, gint64 begun, gint64 violations)
{
  double seconds = (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC;
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *line = g_strdup_printf (
      "{\"game\":\"%s\",\"games\":%" G_GINT64_FORMAT ",\"actions\":%" G_GUINT64_FORMAT
      ",\"seconds\":%s,\"violations\":%" G_GINT64_FORMAT "}\n",
      game->id, games, actions, g_ascii_formatd (digits, sizeof digits, "%.3f", seconds), violations);

  return ts_call_print (line);
}

int
ts_call_soak (TsCall *call)
{
  TsSoakOptions options = { .games = 100, .seed = 1 };
  const TsGame *game;
  gint64 begun = g_get_monotonic_time ();
  gint64 violations = 0;
  guint64 actions = 0;

  if (!parse (call, &options) || (game = ts_call_game (call)) == NULL ||
      !check_players (game, options.players))
    return TS_CLI_USAGE;
  for (guint32 i = 0; i < (guint32) options.games; i++) {
    g_autoptr (GError) error = NULL;

    if (!ts_soak_game (game, (guint) options.players, (guint32) options.seed, i, &actions, &error) &&
        ++violations <= DESCRIBED)
      ts_call_complain ("game %u: %s", i, error->message);
  }
  if (!print_result (game, options.games, actions, begun, violations))
    return TS_CLI_REFUSED;
  return violations == 0 ? TS_CLI_OK : TS_CLI_REFUSED;
}
