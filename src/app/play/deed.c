#include "deed.h"

#include "deed-span.h"
#include "referee/every-game.h"
#include "referee/movement.h"

static TsDeed *
make (GPtrArray *entries, TsDirection way, guint n)
{
  TsDeed *self = g_new0 (TsDeed, 1);

  self->entries = entries;
  self->way = way;
  self->n = n;
  self->changes = ts_changes_new ();
  self->counted = -1;
  return self;
}

TsDeed *
ts_deed_new (GPtrArray *entries)
{
  ts_deed_span_mark (entries);
  return make (g_ptr_array_ref (entries), TS_FORWARDS, entries->len);
}

TsDeed *
ts_deed_new_way (TsDirection way, guint n)
{
  return make (NULL, way, n);
}

TsDeed *
ts_deed_new_of_others (const TsSession *session)
{
  const TsVerb *verb = ts_session_outcome (session).verb;

  if (verb == &ts_verb_undo)
    return make (NULL, TS_BACKWARDS, 1);
  return verb == &ts_verb_redo ? make (NULL, TS_FORWARDS, 1) : make (g_ptr_array_new (), TS_FORWARDS, 0);
}

void
ts_deed_free (TsDeed *self)
{
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_array_unref (self->changes);
  g_free (self);
}

gboolean
ts_deed_follow (TsDeed *self, const TsDeed *former)
{
  if (self->entries != NULL || former->entries != NULL || self->way != former->way)
    return FALSE;
  g_array_unref (self->changes);
  self->changes = g_array_ref (former->changes);
  self->n_before = former->n_before + former->n_done;
  return TRUE;
}

JsonObject *
ts_deed_next_entry (TsDeed *self, const TsSession *session)
{
  gboolean back = self->way == TS_BACKWARDS;

  if (self->entries != NULL)
    return json_object_ref (self->entries->pdata[self->n_done]);
  if (self->n == 0)
    self->n = back ? ts_deed_span_newest (session) : ts_deed_span_next (session);
  return ts_entry_build (ts_session_view (session).game, back ? "undo" : "redo", TS_NOBODY, NULL);
}

/* A correction of a number brings the app to the table, and not the table to the app; but where it tells what
 * a card does. */
static gboolean
is_done_by_hand (const TsOutcome *outcome, const TsView *view)
{
  return outcome->record->amendment != NULL || !outcome->record->verb->after ||
         (view->game->on_table != NULL && view->game->on_table (view));
}

void
ts_deed_note (TsDeed *self, const TsSession *session, gconstpointer before)
{
  TsOutcome outcome = ts_session_outcome (session);
  TsView view = ts_session_view (session);
  TsView view_before = { .game = view.game, .header = view.header, .state = before };

  self->n_done++;
  if (is_done_by_hand (&outcome, &view))
    ts_changes_add (self->changes, &view_before, &view);
  if (self->counted >= 0)
    ts_changes_leave_out (self->changes, view.game, self->seat, self->counted);
  self->ends |= !ts_view_is_over (&view_before) && ts_view_is_over (&view) && outcome.verb->apply != NULL &&
                outcome.verb != &ts_verb_end;
}

TsStepSeen
ts_step_seen (const TsSession *session)
{
  TsView view = ts_session_view (session);
  const TsState *state = view.state;

  return (TsStepSeen) { state->phase, state->round, state->turn };
}

gboolean
ts_step_seen_is (const TsStepSeen *self, const TsSession *session)
{
  TsStepSeen now = ts_step_seen (session);

  return self->phase == now.phase && self->round == now.round && self->turn == now.turn;
}
