#include "result-link.h"

#include "config.h"
#include "referee/json.h"
#include "referee/sight.h"
#include "stats/play.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ADDRESS    "https://app.bgstatsapp.com/createPlay.html?data="
#define KNOWN_NAME 8 /* characters by which people know who that is */

static GDateTime *
read_time (const char *at)
{
  return at != NULL ? g_date_time_new_from_iso8601 (at, NULL) : NULL;
}

/* From the header to the newest entry in force, in minutes; 0 if it is not known. */
static int
count_minutes (const TsSession *session)
{
  guint n = ts_session_n_records (session);
  g_autoptr (TsEntry) newest = n > 0 ? ts_session_entry (session, n - 1) : NULL;
  g_autoptr (GDateTime) begin = read_time (ts_session_header (session)->created);
  g_autoptr (GDateTime) end = read_time (newest != NULL ? newest->at : NULL);

  if (begin == NULL || end == NULL)
    return 0;
  return (int) MAX (g_date_time_difference (end, begin) / G_TIME_SPAN_MINUTE, 0);
}

static void
add_time (const TsSession *session, GString *json)
{
  g_autoptr (GDateTime) begin = read_time (ts_session_header (session)->created);
  g_autoptr (GDateTime) here = begin != NULL ? g_date_time_to_local (begin) : NULL;
  g_autofree char *text = here != NULL ? g_date_time_format (here, "%Y-%m-%d %H:%M:%S") : NULL;
  int minutes = count_minutes (session);

  if (text != NULL)
    ts_json_add_text (json, "playDate", text);
  if (minutes > 0)
    ts_json_add_int (json, "durationMin", minutes);
}

static void
add_player (const TsView *view, int seat, glong length, GString *json)
{
  g_autofree char *name = g_utf8_truncate_middle (view->header->players[seat].name, (gsize) length);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "name", name);
  ts_json_add_int (json, "score", view->game->score (view, seat));
  if (ts_view_wins (view, seat))
    ts_json_add_boolean (json, "winner", TRUE);
  ts_json_end_object (json);
}

/* With names of up to `length` characters. */
static char *
make_link (const TsSession *session, int viewer, const char *title, glong length)
{
  TsView all = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&all, viewer);
  TsView view = sight.view;
  g_autoptr (GString) json = g_string_new (NULL);
  g_autofree char *data = NULL;

  ts_json_begin_object (json, NULL);
  ts_json_begin_object (json, "game");
  ts_json_add_text (json, "name", title);
  ts_json_end_object (json);
  add_time (session, json);
  ts_json_begin_array (json, "players");
  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++)
    add_player (&view, seat, length, json);
  ts_json_end_array (json);
  ts_json_add_text (json, "sourceName", "Tableside");
  if (view.header->id != NULL)
    ts_json_add_text (json, "sourcePlayId", view.header->id);
  ts_json_end_object (json);
  data = g_uri_escape_string (json->str, NULL, FALSE);
  return g_strconcat (ADDRESS, data, NULL);
}

/* The longest one within TS_RESULT_LINK whose names have `least` characters; longer where there is none. */
static char *
make_longest (const TsSession *session, int viewer, const char *title, glong least)
{
  glong length = TS_NAME_LENGTH;
  char *link = make_link (session, viewer, title, length);

  while (strlen (link) > TS_RESULT_LINK && length > least) {
    g_free (link);
    link = make_link (session, viewer, title, --length);
  }
  return link;
}

/* BG Stats knows the game by its title, which is that of the file of all plays. */
char *
ts_result_link (const TsSession *session, int viewer)
{
  const TsHeader *header = ts_session_header (session);
  g_autofree char *title = ts_play_tell_title (header, NULL);
  g_autofree char *link = make_longest (session, viewer, title, KNOWN_NAME);

  if (strlen (link) <= TS_RESULT_LINK)
    return g_steal_pointer (&link);
  return make_longest (session, viewer, _ (header->game->title), 1);
}
