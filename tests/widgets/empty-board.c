#include "empty-board.h"

#include "games/null/rules/rules.h"
#include "referee/evening.h"
#include "referee/json.h"

#include <string.h>

G_DEFINE_FINAL_TYPE (EmptyBoard, empty_board, TS_TYPE_BOARD)

static void
empty_board_update (TsBoard *board, const TsOutcome *outcome)
{
  EmptyBoard *self = EMPTY_BOARD (board);

  self->n_updates++;
  self->n_effects = outcome != NULL ? outcome->n_effects : 0;
  self->is_same_step = ts_board_is_same_step (board);
}

static void
empty_board_class_init (EmptyBoardClass *klass)
{
  TS_BOARD_CLASS (klass)->update = empty_board_update;
}

static void
empty_board_init (EmptyBoard *self G_GNUC_UNUSED)
{
}

/* --- a table --- */

static gboolean
put_in_force (TsBoard *board, JsonObject *entry)
{
  TsSession *session = ts_board_get_session (board);
  g_autofree char *line = ts_json_write (entry);
  TsOutcome outcome;

  if (!ts_session_say (session, line, strlen (line), NULL))
    return FALSE;
  outcome = ts_session_outcome (session);
  ts_board_update (board, &outcome);
  ts_board_settle (board, entry, TRUE);
  return TRUE;
}

static gboolean
say (TsBoard *board, JsonObject *entry)
{
  EmptyBoard *self = EMPTY_BOARD (board);

  if (!self->is_slow)
    return put_in_force (board, entry);
  g_assert_null (self->on_its_way);
  self->on_its_way = json_object_ref (entry);
  return TRUE;
}

void
empty_board_settle (EmptyBoard *self, gboolean in_force)
{
  g_autoptr (JsonObject) entry = g_steal_pointer (&self->on_its_way);

  if (in_force)
    put_in_force (TS_BOARD (self), entry);
  else
    ts_board_settle (TS_BOARD (self), entry, FALSE);
}

static gboolean
say_all (TsBoard *board, GPtrArray *entries)
{
  guint n = 0;

  while (n < entries->len && say (board, entries->pdata[n]))
    n++;
  return n > 0;
}

EmptyBoard *
empty_board_new (void)
{
  EmptyBoard *self = g_object_ref_sink (g_object_new (EMPTY_TYPE_BOARD, NULL));
  g_autoptr (TsSession) session =
      evening_new (&ts_null_game, "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}");

  g_signal_connect (self, "say", G_CALLBACK (say), NULL);
  g_signal_connect (self, "say-all", G_CALLBACK (say_all), NULL);
  ts_board_set_session (TS_BOARD (self), session);
  return self;
}

int
empty_board_counter (EmptyBoard *self, int seat, int counter)
{
  TsView view = ts_session_view (ts_board_get_session (TS_BOARD (self)));

  return ts_view_state (&view)->counters[seat][counter];
}
