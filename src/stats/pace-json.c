#include "pace-json.h"

#include "config.h"
#include "referee/json.h"

static void
add_known (GString *json, const char *key, gint64 number)
{
  ts_json_add_int_or_null (json, key, number, number != TS_PACE_UNKNOWN);
}

static void
add_seat (GString *json, const TsPaceSeat *seat, const char *name)
{
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "name", name);
  ts_json_add_int (json, "seconds", seat->seconds);
  ts_json_add_int (json, "turns", seat->turns->len);
  add_known (json, "usual-turn", ts_pace_median (seat->turns));
  ts_json_end_object (json);
}

static void
add_rounds (GString *json, const TsPace *self)
{
  ts_json_begin_array (json, "rounds");
  for (guint i = 0; i < self->rounds->len; i++) {
    const TsPaceRound *round = &g_array_index (self->rounds, TsPaceRound, i);

    ts_json_begin_object (json, NULL);
    ts_json_add_int (json, "round", round->round);
    ts_json_add_int (json, "seconds", round->seconds);
    ts_json_add_boolean (json, "whole", round->whole);
    ts_json_end_object (json);
  }
  ts_json_end_array (json);
}

static void
add_left (GString *json, const TsPace *self, gint64 now, gint64 until)
{
  int rounds = ts_pace_rounds_left (self);

  ts_json_begin_object (json, "left");
  ts_json_add_int_or_null (json, "rounds", rounds, rounds > 0 || self->over);
  add_known (json, "seconds", self->over ? 0 : ts_pace_left (self, now));
  if (until != TS_PLAY_NO_TIME)
    add_known (json, "fits", ts_pace_fits (self, now, until));
  ts_json_end_object (json);
}

char *
ts_pace_json (const TsPace *self, const TsSession *session, gint64 now, gint64 until)
{
  TsView view = ts_session_view (session);
  GString *json = g_string_new (NULL);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "game", self->game->id);
  ts_json_add_boolean (json, "over", self->over);
  ts_json_add_int (json, "seconds", self->seconds);
  ts_json_add_int (json, "before", self->before);
  ts_json_add_int (json, "pauses", self->pauses);
  add_known (json, "usual-turn", ts_pace_usual_turn (self));
  add_known (json, "usual-round", ts_pace_usual_round (self));
  ts_json_begin_array (json, "seats");
  for (guint seat = 0; seat < self->n_seats; seat++)
    add_seat (json, &self->seats[seat], view.header->players[seat].name);
  ts_json_end_array (json);
  add_rounds (json, self);
  add_left (json, self, now, until);
  ts_json_end_object (json);
  return g_string_free_and_steal (json);
}
