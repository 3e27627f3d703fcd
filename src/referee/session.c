#include "session.h"

#include "config.h"
#include "deeds.h"
#include "every-game.h"
#include "json.h"

#include "language.h"

struct _TsSession {
  TsInForce list;
  char *header_line;
  TsDeeds deeds;
  TsOutcome outcome;
  GArray *effects; /* of TsEffect: the outcome's, where no record has them */
  guint64 n_taken; /* lines, for good or for a while */
  TsCommit commit;
  gpointer commit_data;
};

struct _TsPrepared {
  guint64 n_taken;  /* by the session, when it was prepared */
  TsRecord *record; /* of an undo or a redo, only its line and verb */
  gpointer next;    /* the state, or else */
  TsTail *tail;
};

static void
clear (gpointer data)
{
  TsSession *self = data;

  ts_in_force_clear (&self->list);
  g_free (self->header_line);
  ts_deeds_clear (&self->deeds);
  g_array_unref (self->effects);
}

TsSession *
ts_session_ref (TsSession *self)
{
  return g_rc_box_acquire (self);
}

void
ts_session_unref (TsSession *self)
{
  g_rc_box_release_full (self, clear);
}

/* --- the header --- */

static gboolean
start (TsSession *self, GError **error)
{
  TsState *state = self->list.state;
  TsView view = ts_in_force_view (&self->list);
  TsStep step;

  state->round = 1;
  state->turn = TS_NOBODY;
  state->n_seats = (int) self->list.header->n_players;
  ts_state_order_from (state, 0);

  step = ts_step_from (&view, NULL, self->effects, NULL);
  g_free (self->list.state);
  self->list.state = step.next;
  step.view.state = step.next;
  return self->list.game->start (&step, error) && ts_step_settle (&step, TS_ERROR_RANGE, error);
}

static TsSession *
begin (const TsGame *const *games, const char *line, gsize length, gboolean reading, GError **error)
{
  g_autoptr (JsonObject) object = ts_json_read (line, length, error);
  g_autoptr (TsSession) self = NULL;

  if (object == NULL)
    return NULL;
  self = g_rc_box_new0 (TsSession);
  ts_in_force_init (&self->list);
  ts_deeds_init (&self->deeds);
  self->effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  self->list.reading = reading;
  self->list.header = ts_header_read (games, object, !reading, error);
  if (self->list.header == NULL)
    return NULL;

  json_object_remove_member (object, "sum");
  self->header_line = ts_json_write (object);
  self->list.game = self->list.header->game;
  self->list.state = g_malloc0 (self->list.game->state_size);
  if (!start (self, error))
    return NULL;
  self->outcome.effects = (gconstpointer) self->effects->data;
  self->outcome.n_effects = self->effects->len;
  return g_steal_pointer (&self);
}

TsSession *
ts_session_new (const TsGame *const *games, const char *line, gsize length, GError **error)
{
  return begin (games, line, length, FALSE, error);
}

TsSession *
ts_session_read (const TsGame *const *games, const char *line, gsize length, GError **error)
{
  return begin (games, line, length, TRUE, error);
}

void
ts_session_end_reading (TsSession *self)
{
  self->list.reading = FALSE;
}

void
ts_session_set_commit (TsSession *self, TsCommit commit, gpointer data)
{
  self->commit = commit;
  self->commit_data = data;
}

void
ts_session_set_throw (TsSession *self, TsThrow throw)
{
  self->list.throw = throw;
}

static void
set_outcome (TsSession *self, const TsVerb *verb, const TsRecord *record)
{
  self->outcome = (TsOutcome) {
    .verb = verb,
    .record = record,
    .effects = record->effects,
    .n_effects = record->n_effects,
  };
}

static gboolean
prepare_verb (const TsSession *self, TsPrepared *prepared, TsEntry *entry, GError **error)
{
  TsView view = ts_session_view (self);

  prepared->next = ts_in_force_step (&self->list, &view, entry, error);
  return prepared->next != NULL;
}

/* The record of what is said now. (transfer full) */
static TsRecord *
take_record (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = g_steal_pointer (&prepared->record);

  record->said = (guint) self->n_taken;
  record->after = ts_deeds_newest (&self->deeds, &self->list);
  return record;
}

static void
take_verb (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = take_record (self, prepared);

  ts_deeds_leave (&self->deeds, self->list.records->len);
  ts_in_force_push (&self->list, record, g_steal_pointer (&prepared->next));
  set_outcome (self, record->verb, record);
}

gboolean
ts_session_would_accept (const TsSession *self, JsonObject *object, GError **error)
{
  g_autoptr (TsEntry) entry = ts_entry_read (self->list.game, self->list.header->rules, object, FALSE, error);
  TsView view = ts_session_view (self);
  gpointer next;

  if (entry == NULL || !ts_in_force_check (&self->list, &view, entry, error))
    return FALSE;
  g_assert (entry->verb->apply != NULL);
  next = ts_in_force_step (&self->list, &view, entry, error);
  ts_in_force_let_go (&self->list, next);
  return next != NULL;
}

/* --- undo and redo --- */

gboolean
ts_session_can_undo (const TsSession *self)
{
  return self->list.records->len > 0 || self->deeds.amends->len > 0;
}

static gboolean
prepare_undo (const TsSession *self, TsPrepared *prepared, GError **error)
{
  TsRecord *amend = ts_deeds_newest_amend (&self->deeds, &self->list);

  if (amend != NULL)
    prepared->tail = ts_amend_back (&self->list, amend);
  else if (self->list.records->len == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("There is nothing to undo."));
  else
    prepared->next = ts_in_force_state_before (&self->list, self->list.records->len - 1);
  return TRUE;
}

static void
take_undo (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record;

  if (prepared->tail != NULL) {
    ts_tail_take (g_steal_pointer (&prepared->tail), &self->list);
    record = g_ptr_array_steal_index (self->deeds.amends, self->deeds.amends->len - 1);
  } else {
    record = ts_in_force_pop (&self->list, g_steal_pointer (&prepared->next));
  }
  g_ptr_array_add (self->deeds.taken_back, record);
  if (record->told == NULL)
    record->told = ts_session_tell (self, self->list.records->len);

  set_outcome (self, prepared->record->verb, record);
  g_array_set_size (self->effects, 0);
  for (guint i = record->n_effects; i-- > 0;) {
    TsEffect effect = record->effects[i];

    effect.by = -effect.by;
    g_array_append_val (self->effects, effect);
  }
  self->outcome.effects = (gconstpointer) self->effects->data;
}

static gboolean
prepare_redo (const TsSession *self, TsPrepared *prepared, GError **error)
{
  g_autoptr (TsEntry) again = NULL;
  TsView view = ts_session_view (self);
  TsRecord *record;

  if (self->deeds.taken_back->len == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("There is nothing to redo."));
  record = self->deeds.taken_back->pdata[self->deeds.taken_back->len - 1];
  if (record->amendment != NULL) {
    prepared->tail = ts_amend_again (&self->list, record);
    return TRUE;
  }
  again = ts_record_read (record, self->list.header);
  prepared->next = ts_in_force_step (&self->list, &view, again, NULL);
  g_assert (prepared->next != NULL);
  return TRUE;
}

static void
take_redo (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = g_ptr_array_steal_index (self->deeds.taken_back, self->deeds.taken_back->len - 1);

  if (prepared->tail != NULL) {
    ts_tail_take (g_steal_pointer (&prepared->tail), &self->list);
    g_ptr_array_add (self->deeds.amends, record);
  } else {
    ts_in_force_push (&self->list, record, g_steal_pointer (&prepared->next));
  }
  set_outcome (self, prepared->record->verb, record);
}

static void
take_amend (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = take_record (self, prepared);

  ts_deeds_leave (&self->deeds, self->list.records->len);
  ts_tail_take (g_steal_pointer (&prepared->tail), &self->list);
  g_ptr_array_add (self->deeds.amends, record);
  set_outcome (self, record->verb, record);
  record->told = ts_session_tell_newest (self);
}

TsPreview *
ts_session_preview (const TsSession *self, gint64 entry, JsonObject *with, GArray *drop, GError **error)
{
  return ts_preview_new (&self->list, entry, with, drop, error);
}

/* --- saying --- */

void
ts_prepared_free (TsPrepared *self)
{
  g_clear_pointer (&self->record, ts_record_unref);
  g_clear_pointer (&self->tail, ts_tail_free);
  g_free (self->next);
  g_free (self);
}

const char *
ts_prepared_line (const TsPrepared *self)
{
  return ts_record_line (self->record);
}

static gboolean
prepare (const TsSession *self, TsPrepared *prepared, TsEntry *entry, GError **error)
{
  if (entry->verb == &ts_verb_undo)
    return prepare_undo (self, prepared, error);
  if (entry->verb == &ts_verb_redo)
    return prepare_redo (self, prepared, error);
  if (entry->verb == &ts_verb_amend)
    return (prepared->tail = ts_amend_play (&self->list, entry, error)) != NULL;
  return prepare_verb (self, prepared, entry, error);
}

TsPrepared *
ts_session_prepare (const TsSession *self, const char *line, gsize length, GError **error)
{
  g_autoptr (TsEntry) entry = ts_entry_read_line (self->list.game, self->list.header->rules, line, length,
                                                  self->list.throw != NULL, error);
  g_autoptr (TsPrepared) prepared = NULL;
  TsView view = ts_session_view (self);

  if (entry == NULL || !ts_in_force_check (&self->list, &view, entry, error))
    return NULL;
  prepared = g_new0 (TsPrepared, 1);
  prepared->n_taken = self->n_taken;
  if (!prepare (self, prepared, entry, error))
    return NULL;
  if (entry->verb == &ts_verb_amend)
    prepared->record = ts_amend_record (&self->list, entry, prepared->tail);
  else
    prepared->record = ts_in_force_record (&self->list, entry);
  return g_steal_pointer (&prepared);
}

void
ts_session_take (TsSession *self, TsPrepared *prepared)
{
  g_assert (prepared->n_taken == self->n_taken);
  self->n_taken++;
  if (prepared->record->verb == &ts_verb_undo)
    take_undo (self, prepared);
  else if (prepared->record->verb == &ts_verb_redo)
    take_redo (self, prepared);
  else if (prepared->record->verb == &ts_verb_amend)
    take_amend (self, prepared);
  else
    take_verb (self, prepared);
  ts_prepared_free (prepared);
}

gboolean
ts_session_say (TsSession *self, const char *line, gsize length, GError **error)
{
  g_autoptr (TsPrepared) prepared = ts_session_prepare (self, line, length, error);

  if (prepared == NULL)
    return FALSE;
  if (self->commit != NULL && !self->commit (ts_record_line (prepared->record), self->commit_data, error))
    return FALSE;
  ts_session_take (self, g_steal_pointer (&prepared));
  return TRUE;
}

/* --- looking --- */

gboolean
ts_outcome_is_news (const TsOutcome *outcome)
{
  return outcome != NULL && outcome->record != NULL && outcome->verb != &ts_verb_undo &&
         outcome->record->amendment == NULL;
}

gboolean
ts_outcome_is (const TsOutcome *outcome, const char *verb)
{
  return outcome != NULL && outcome->verb != NULL && g_str_equal (outcome->verb->id, verb);
}

const char *
ts_session_header_line (const TsSession *self)
{
  return self->header_line;
}

const TsHeader *
ts_session_header (const TsSession *self)
{
  return self->list.header;
}

TsView
ts_session_view (const TsSession *self)
{
  return ts_in_force_view (&self->list);
}

TsOutcome
ts_session_outcome (const TsSession *self)
{
  return self->outcome;
}

guint
ts_session_n_records (const TsSession *self)
{
  return self->list.records->len;
}

const TsRecord *
ts_session_record (const TsSession *self, guint i)
{
  g_assert (i < self->list.records->len);
  return g_ptr_array_index (self->list.records, i);
}

guint
ts_session_n_taken_back (const TsSession *self)
{
  return self->deeds.taken_back->len;
}

const TsRecord *
ts_session_taken_back (const TsSession *self, guint i)
{
  g_assert (i < self->deeds.taken_back->len);
  return g_ptr_array_index (self->deeds.taken_back, i);
}

guint
ts_session_n_left (const TsSession *self)
{
  return self->deeds.left->len;
}

const TsRecord *
ts_session_left (const TsSession *self, guint i, guint *at)
{
  const TsLeft *left = &g_array_index (self->deeds.left, TsLeft, i);

  g_assert (i < self->deeds.left->len);
  *at = left->at;
  return left->record;
}

const TsRecord *
ts_session_find_gone (const TsSession *self, guint said, guint *redos)
{
  const GPtrArray *taken_back = self->deeds.taken_back;

  *redos = 0;
  for (guint i = 0; i < taken_back->len; i++) {
    const TsRecord *record = taken_back->pdata[i];

    if (record->said == said) {
      *redos = taken_back->len - i;
      return record;
    }
  }
  for (guint i = 0; i < self->deeds.left->len; i++) {
    const TsRecord *record = g_array_index (self->deeds.left, TsLeft, i).record;

    if (record->said == said)
      return record;
  }
  return NULL;
}

GPtrArray *
ts_session_deeds (const TsSession *self)
{
  return ts_deeds_list (&self->deeds, &self->list);
}

guint
ts_session_undos_to (const TsSession *self, guint n)
{
  return ts_deeds_count_after (&self->deeds, &self->list, n);
}

TsEntry *
ts_session_entry (const TsSession *self, guint i)
{
  return ts_record_read (ts_session_record (self, i), self->list.header);
}

gpointer
ts_session_state_before (const TsSession *self, guint i)
{
  return ts_in_force_state_before (&self->list, i);
}

void
ts_session_walk (const TsSession *self, TsWalk hear, gpointer data)
{
  ts_in_force_walk (&self->list, hear, data);
}

GPtrArray *
ts_session_find_reminders (const TsSession *self)
{
  return ts_reminders_find (&self->list);
}

GPtrArray *
ts_session_find_slips (const TsSession *self, int seat, int counter, int value)
{
  return ts_slips_find (&self->list, seat, counter, value);
}
