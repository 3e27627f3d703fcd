/* The format is not written down anywhere. Its members were compared with the beginning of a file that the
 * app itself shared in 2019, and with what two programs write for it that bring in plays from elsewhere:
 * bga_bgstats and bgstats-lichess-import. Left out is what has no meaning here: locations, pictures,
 * challenges, and who of the players has the app. */
#include "bg-stats.h"

#include "config.h"
#include "referee/json.h"

/* What people have changed in the app since is newer. */
#define NEVER "1970-01-01 00:00:00"

/* An id in the shape of a UUID that follows from what it is of (RFC 4122, version 5, but for its name space).
 */
static void
add_id (GString *json, const char *what, const char *name)
{
  g_autofree char *text = g_strdup_printf ("org.tableside.Tableside:%s:%s", what, name);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);
  g_autofree char *id =
      g_strdup_printf ("%.8s-%.4s-5%.3s-8%.3s-%.12s", sum, sum + 8, sum + 13, sum + 17, sum + 20);

  ts_json_add_text (json, "uuid", id);
}

/* Where no time is known, the beginning of time: the file must not change from one day to the next. */
static void
add_time (GString *json, const char *key, const TsPlay *play)
{
  g_autoptr (GDateTime) time =
      g_date_time_new_from_unix_local (play->began != TS_PLAY_NO_TIME ? play->began : 0);
  g_autofree char *text = time != NULL ? g_date_time_format (time, "%Y-%m-%d %H:%M:%S") : NULL;

  ts_json_add_text (json, key, text != NULL ? text : NEVER);
}

/* --- who and what --- */

static void
add_person (GString *json, const TsPerson *person, guint number)
{
  ts_json_begin_object (json, NULL);
  add_id (json, "player", person->name);
  ts_json_add_int (json, "id", number);
  ts_json_add_text (json, "name", person->name);
  ts_json_add_boolean (json, "isAnonymous", FALSE);
  ts_json_add_text (json, "modificationDate", NEVER);
  ts_json_end_object (json);
}

/* Several that are one to Tableside are several to others. */
static void
add_game (GString *json, const TsPlay *like, guint number)
{
  const TsGame *game = like->game;
  g_autofree char *id =
      like->kind != NULL ? g_strconcat (game->id, ":", like->kind, NULL) : g_strdup (game->id);

  ts_json_begin_object (json, NULL);
  add_id (json, "game", id);
  ts_json_add_int (json, "id", number);
  ts_json_add_text (json, "name", like->title);
  ts_json_add_text (json, "modificationDate", NEVER);
  ts_json_add_int (json, "bggId", 0);
  ts_json_add_int (json, "bggYear", 0);
  ts_json_add_boolean (json, "cooperative", FALSE);
  ts_json_add_boolean (json, "highestWins", !like->fewest_win);
  ts_json_add_boolean (json, "noPoints", FALSE);
  ts_json_add_boolean (json, "usesTeams", FALSE);
  ts_json_add_int (json, "minPlayerCount", game->min_players);
  ts_json_add_int (json, "maxPlayerCount", game->max_players);
  ts_json_end_object (json);
}

/* --- plays --- */

typedef struct {
  GHashTable *persons; /* name → number */
  const TsStats *stats;
} Numbers;

static guint
number_of_game (const TsStats *stats, const TsPlay *play)
{
  guint i = 0;

  while (!ts_play_is_like (((TsGameStats *) stats->games->pdata[i])->like, play))
    i++;
  return i + 1;
}

static void
add_seat (GString *json, const Numbers *numbers, const TsPlay *play, guint i)
{
  const TsPlaySeat *seat = &play->seats[i];
  g_autofree char *score = g_strdup_printf ("%d", seat->score);

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "playerRefId",
                   GPOINTER_TO_UINT (g_hash_table_lookup (numbers->persons, seat->name)));
  ts_json_add_text (json, "score", score);
  ts_json_add_boolean (json, "winner", seat->wins);
  ts_json_add_boolean (json, "newPlayer", FALSE);
  ts_json_add_boolean (json, "startPlayer", play->first == (int) i);
  ts_json_add_int (json, "rank", seat->place);
  ts_json_add_int (json, "seatOrder", i + 1);
  ts_json_end_object (json);
}

/* A table without an id is known by its time and who sat there. */
static void
add_play_id (GString *json, const TsPlay *play)
{
  g_autoptr (GString) name = g_string_new (NULL);

  g_string_printf (name, "%s:%" G_GINT64_FORMAT, play->game->id, play->began);
  for (guint i = 0; i < play->n_seats; i++)
    g_string_append_printf (name, ":%s=%d", play->seats[i].name, play->seats[i].score);
  add_id (json, "play", play->id != NULL ? play->id : name->str);
}

static void
add_play (GString *json, const Numbers *numbers, const TsPlay *play)
{
  gboolean is_timed = play->seconds != TS_PLAY_NO_TIME;

  ts_json_begin_object (json, NULL);
  add_play_id (json, play);
  add_time (json, "playDate", play);
  add_time (json, "entryDate", play);
  add_time (json, "modificationDate", play);
  ts_json_add_int (json, "durationMin", is_timed ? (play->seconds + 30) / 60 : 0);
  ts_json_add_boolean (json, "usesTeams", FALSE);
  ts_json_add_boolean (json, "ignored", FALSE);
  ts_json_add_int (json, "rating", 0);
  ts_json_add_int (json, "scoringSetting", 0);
  ts_json_add_boolean (json, "manualWinner", TRUE);
  ts_json_add_int (json, "rounds", ts_play_n_rounds (play));
  ts_json_add_int (json, "gameRefId", number_of_game (numbers->stats, play));
  ts_json_begin_array (json, "playerScores");
  for (guint i = 0; i < play->n_seats; i++)
    add_seat (json, numbers, play, i);
  ts_json_end_array (json);
  ts_json_end_object (json);
}

char *
ts_bg_stats_write (const TsStats *stats)
{
  g_autoptr (GHashTable) persons = g_hash_table_new (g_str_hash, g_str_equal);
  const Numbers numbers = { persons, stats };
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "about", "Evenings kept by Tableside, to be taken in by Board Game Stats.");
  ts_json_begin_array (json, "players");
  for (guint i = 0; i < stats->persons->len; i++) {
    TsPerson *person = stats->persons->pdata[i];

    g_hash_table_insert (persons, person->name, GUINT_TO_POINTER (i + 1));
    add_person (json, person, i + 1);
  }
  ts_json_end_array (json);
  ts_json_begin_array (json, "locations");
  ts_json_end_array (json);
  ts_json_begin_array (json, "games");
  for (guint i = 0; i < stats->games->len; i++)
    add_game (json, ((TsGameStats *) stats->games->pdata[i])->like, i + 1);
  ts_json_end_array (json);
  ts_json_begin_array (json, "plays");
  for (guint i = 0; i < stats->plays->len; i++)
    add_play (json, &numbers, stats->plays->pdata[i]);
  ts_json_end_array (json);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}
