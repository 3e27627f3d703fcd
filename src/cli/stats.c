/* stats.c — `stats`: what follows from all tables of a folder. */
#include "stats/stats.h"

#include "calls.h"
#include "config.h"
#include "stats/bg-stats.h"
#include "stats/plays-csv.h"
#include "stats/stats-json.h"
#include "stats/stats-rows.h"
#include "store/table-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const struct {
  const char *name;
  char *(*write) (const TsStats *stats);
} formats[] = {
  { "text", ts_stats_text },
  { "csv", ts_plays_csv },
  { "json", ts_stats_json },
  { "bgstats", ts_bg_stats_write },
};

static int
find_format (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (strcmp (formats[i].name, name) == 0)
      return (int) i;
  /* Translators: text, csv, json and bgstats stay as they are */
  ts_call_complain (_ ("There is no format “%s”; there are text, csv, json and bgstats."), name);
  return -1;
}

static gboolean
find_game (const TsCall *call, const char *id, TsStatsWanted *wanted)
{
  wanted->game = id != NULL ? ts_game_find (call->games, id) : NULL;
  if (id == NULL || wanted->game != NULL)
    return TRUE;
  /* Translators: what was asked for, and the name of the program, in a command that stays as it is */
  ts_call_complain (_ ("There is no game “%s”; “%s games” lists them."), id, g_get_prgname ());
  return FALSE;
}

/* --- reading --- */

/* A table that cannot be opened is left out, and told; FALSE then. */
static gboolean
add_play (const TsCall *call, const char *path, GPtrArray *plays)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_look (path, call->games, &error);

  if (table == NULL)
    ts_call_complain ("%s: %s", path, error->message);
  else
    g_ptr_array_add (plays, ts_play_new (ts_table_get_session (table)));
  return table != NULL;
}

/* In the order of their names, whatever the disk thinks. NULL if there is no such folder. (transfer full) */
static GPtrArray *
list_tables (const char *folder)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  if (dir == NULL) {
    ts_call_complain ("%s", error->message);
    return NULL;
  }
  while ((name = g_dir_read_name (dir)) != NULL)
    if (name[0] != '.' && g_str_has_suffix (name, TS_TABLE_SUFFIX))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  return g_steal_pointer (&names);
}

static int
tell (const TsCall *call, const TsStatsWanted *wanted, int format)
{
  g_autoptr (GPtrArray) paths = list_tables (call->argv[0]);
  g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_play_free);
  g_autoptr (TsStats) stats = NULL;
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  gboolean all = TRUE;

  if (paths == NULL)
    return TS_CLI_REFUSED;
  for (guint i = 0; i < paths->len; i++)
    all = add_play (call, paths->pdata[i], plays) && all;
  stats = ts_stats_new (plays, wanted);
  text = formats[format].write (stats);
  line = g_strconcat (text, g_str_has_suffix (text, "\n") ? "" : "\n", NULL);
  return ts_call_print (line) && all ? TS_CLI_OK : TS_CLI_REFUSED;
}

int
ts_call_stats (TsCall *call)
{
  g_autofree char *name = NULL, *game = NULL, *person = NULL;
  int year = 0, format;
  TsStatsWanted wanted = { 0 };
  const GOptionEntry options[] = {
    /* Translators: text, csv, json and bgstats stay as they are */
    { "format", 'f', 0, G_OPTION_ARG_STRING, &name,
      N_ ("How to write it: text (the default), csv, json or bgstats"), N_ ("FORMAT") },
    { "person", 'p', 0, G_OPTION_ARG_STRING, &person, N_ ("Only tables at which NAME sat"), N_ ("NAME") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &game, N_ ("Only tables of the game ID"), N_ ("ID") },
    { "year", 'y', 0, G_OPTION_ARG_INT, &year, N_ ("Only tables that began in the year YEAR"), N_ ("YEAR") },
    { 0 },
  };

  if (!ts_call_parse (call, options))
    return TS_CLI_USAGE;
  format = find_format (name != NULL ? name : "text");
  if (format < 0 || !find_game (call, game, &wanted))
    return TS_CLI_USAGE;
  wanted.person = person;
  wanted.year = year;
  return tell (call, &wanted, format);
}
