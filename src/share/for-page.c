#include "for-page.h"

#include "referee/entry.h"
#include "referee/json.h"
#include "referee/seat-colour.h"
#include "referee/sight.h"

#define SENTENCES 5

static void
add_history (GString *json, const TsSession *session)
{
  guint n = ts_session_n_records (session);

  ts_json_begin_array (json, "history");
  for (guint i = n - MIN (n, SENTENCES); i < n; i++) {
    g_autofree char *sentence = ts_session_tell (session, i);

    ts_json_add_text (json, NULL, sentence);
  }
  ts_json_end_array (json);
}

static void
add_colours (GString *json, const TsHeader *header)
{
  ts_json_begin_array (json, "colours");
  for (int seat = 0; seat < (int) header->n_players; seat++)
    ts_json_add_text (json, NULL, ts_seat_colour (header, seat));
  ts_json_end_array (json);
}

static void
add_options (GString *json, const TsView *view)
{
  const TsField *options = view->game->options;

  ts_json_begin_object (json, "options");
  for (guint i = 0; options[i].id != NULL; i++)
    ts_field_add (json, options[i].id, &options[i], &view->header->options[i]);
  ts_json_end_object (json);
}

static void
add_counters (GString *json, const TsView *view)
{
  const TsCounter *counters = view->game->counters;

  ts_json_begin_object (json, "counters");
  for (int i = 0; counters[i].id != NULL; i++) {
    if (!ts_view_counter_in_play (view, i))
      continue;
    ts_json_begin_object (json, counters[i].id);
    ts_json_add_text (json, "title", ts_view_counter_label (view, i));
    ts_json_add_int (json, "max", ts_view_counter_max (view, i));
    ts_json_end_object (json);
  }
  ts_json_end_object (json);

  ts_json_begin_array (json, "in_sight");
  for (const int *counter = view->game->in_sight; counter != NULL && *counter >= 0; counter++)
    if (ts_view_counter_in_play (view, *counter))
      ts_json_add_text (json, NULL, counters[*counter].id);
  ts_json_end_array (json);
}

/* Whether the seat can say a verb that is said for `who`, or for whose turn it is, or for the table. */
static gboolean
is_for (const TsView *view, int who, int seat)
{
  int turn = ts_view_state (view)->turn;

  if (seat == TS_NOBODY)
    return FALSE;
  return who != TS_NOBODY ? who == seat : turn == TS_NOBODY || turn == seat;
}

static void
add_ordinary (GString *json, const TsView *view, int seat)
{
  for (const TsVerb *verb = view->game->verbs; verb->id != NULL; verb++) {
    int who;

    if (!ts_view_default_action (view, verb, &who) || !is_for (view, who, seat))
      continue;
    ts_json_begin_object (json, "ordinary");
    ts_json_add_text (json, "do", verb->id);
    if (who != TS_NOBODY)
      ts_json_add_int (json, "who", who);
    ts_json_end_object (json);
    ts_json_add_boolean (json, "gives_up", verb->gives_up != NULL && verb->gives_up (view));
    return;
  }
  ts_json_add_null (json, "ordinary");
  ts_json_add_boolean (json, "gives_up", FALSE);
}

static void
add_offers (GString *json, const TsView *view, int seat)
{
  ts_json_begin_object (json, "offers");
  if (view->game->offers != NULL && seat != TS_NOBODY && !ts_view_is_over (view))
    view->game->offers (view, seat, json);
  ts_json_end_object (json);
}

/* Those that are due, for the seat whose turn they are for, or else for all. */
static void
add_reminders (GString *json, const TsSession *session, int seat)
{
  g_autoptr (GPtrArray) open = ts_session_find_reminders (session);

  ts_json_begin_array (json, "reminders");
  for (guint i = 0; i < open->len; i++) {
    const TsReminder *it = open->pdata[i];

    if (!it->due || (it->seat != TS_NOBODY && it->seat != seat))
      continue;
    ts_json_begin_object (json, NULL);
    ts_json_add_text (json, "written", it->written);
    ts_json_add_text (json, "text", it->text);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

void
ts_page_add (GString *json, const char *key, const TsSession *session, int seat)
{
  TsView all = ts_session_view (session);
  g_auto (TsSight) sight = ts_sight_of (&all, seat);
  g_autofree char *then = ts_view_then (&sight.view);

  ts_json_begin_object (json, key);
  ts_json_add_text (json, "then", then);
  add_history (json, session);
  add_reminders (json, session, seat);
  add_colours (json, sight.view.header);
  add_options (json, &sight.view);
  add_counters (json, &sight.view);
  add_ordinary (json, &sight.view, seat);
  add_offers (json, &sight.view, seat);
  ts_json_end_object (json);
}
