#include "session.h"

#include "config.h"
#include "every-game.h"
#include "json.h"
#include "text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Each record can lead back to the state before it. The newest ones keep that state; of the older ones only
 * every so many do, of those long past fewer still, and the others replay from there: an undo is quick, and
 * an evening of a million entries fits. */
#define KEPT_NEWEST      64
#define KEPT_EVERY       32
#define LONG_PAST        16384 /* more than an evening has */
#define KEPT_OF_THE_PAST 1024  /* every so many; a multiple of the other */

struct _TsSession {
  const TsGame *game;
  TsHeader *header;
  char *header_line;
  gpointer state;
  GPtrArray *records;    /* of TsRecord, in force */
  GPtrArray *taken_back; /* of TsRecord, the newest last */
  TsOutcome outcome;
  GArray *effects; /* of TsEffect: the outcome's, where no record has them */
  GArray *posted;  /* of TsEffect: of the step that is made just now */
  GString *line;   /* of the entry that is said just now */
  guint64 n_taken; /* lines, for good or for a while */
  TsCommit commit;
  gpointer commit_data;
  TsThrow throw;
  gboolean reading; /* what is said stands in a file already */
};

struct _TsPrepared {
  guint64 n_taken;  /* by the session, when it was prepared */
  TsRecord *record; /* of an undo or a redo, only its line and verb */
  gpointer next;
};

/* The effects and the line stand behind the record, in the same piece of memory. */
static TsRecord *
record_new (const TsEntry *entry, const GArray *posted, const GString *line)
{
  gsize size = posted->len * sizeof (TsEffect);
  TsRecord *record = g_malloc (sizeof (TsRecord) + size + line->len + 1);

  record->verb = entry->verb;
  record->who = entry->who;
  record->effects = (gpointer) (record + 1);
  record->n_effects = posted->len;
  record->before = NULL;
  record->line = (gpointer) (record->effects + posted->len);
  if (size > 0)
    memcpy (record->effects, posted->data, size);
  memcpy (record->line, line->str, line->len + 1);
  return record;
}

static void
record_free (TsRecord *record)
{
  g_free (record->before);
  g_free (record);
}

static void
clear (gpointer data)
{
  TsSession *self = data;

  g_clear_pointer (&self->header, ts_header_free);
  g_free (self->header_line);
  g_free (self->state);
  g_ptr_array_unref (self->records);
  g_ptr_array_unref (self->taken_back);
  g_array_unref (self->effects);
  g_array_unref (self->posted);
  g_string_free (self->line, TRUE);
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

static TsView
view_of (const TsSession *self, gconstpointer state)
{
  return (TsView) { .game = self->game, .header = self->header, .state = state };
}

/* A step from `state`, with a copy of it to change, and no effects yet. */
static TsStep
begin_step (const TsSession *self, gconstpointer state, const TsEntry *entry, GArray *effects)
{
  g_array_set_size (effects, 0);
  return (TsStep) {
    .view = view_of (self, state),
    .next = g_memdup2 (state, self->game->state_size),
    .entry = entry,
    .effects = effects,
  };
}

/* --- the header --- */

static gboolean
start (TsSession *self, GError **error)
{
  TsState *state = self->state;
  TsStep step;

  state->round = 1;
  state->turn = TS_NOBODY;
  state->n_seats = (int) self->header->n_players;
  ts_state_order_from (state, 0);

  step = begin_step (self, self->state, NULL, self->effects);
  g_free (self->state);
  self->state = step.next;
  step.view.state = step.next;
  return self->game->start (&step, error) && ts_step_settle (&step, TS_ERROR_RANGE, error);
}

static TsSession *
begin (const TsGame *const *games, const char *line, gsize length, gboolean reading, GError **error)
{
  g_autoptr (JsonObject) object = ts_json_read (line, length, error);
  g_autoptr (TsSession) self = NULL;

  if (object == NULL)
    return NULL;
  self = g_rc_box_new0 (TsSession);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  self->taken_back = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  self->effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  self->posted = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  self->line = g_string_new (NULL);
  self->reading = reading;
  self->header = ts_header_read (games, object, !reading, error);
  if (self->header == NULL)
    return NULL;

  json_object_remove_member (object, "sum");
  self->header_line = ts_json_write (object);
  self->game = self->header->game;
  self->state = g_malloc0 (self->game->state_size);
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
  self->reading = FALSE;
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
  self->throw = throw;
}

/* --- steps --- */

/* Makes the step of `entry` from `state`; `posted` is what it did. Returns the next state (transfer full), or
 * NULL with an error. */
static gpointer
make_step (const TsSession *self, gconstpointer state, const TsEntry *entry, GError **error)
{
  TsStep step = begin_step (self, state, entry, self->posted);

  if (entry->verb->apply (&step, error) && ts_step_settle (&step, TS_ERROR_ILLEGAL, error))
    return step.next;
  g_free (step.next);
  return NULL;
}

/* Of the records of which one in `kept` has its state, the one that has just left the newest so many keeps it
 * only if it is one in `every`. (The others are let alone: memory that old is slow to look at.) */
static void
thin_out (TsSession *self, guint newest, guint kept, guint every)
{
  guint old;

  if (self->records->len <= newest)
    return;
  old = self->records->len - 1 - newest;
  if (old % kept == 0 && old % every != 0)
    g_clear_pointer (&((TsRecord *) self->records->pdata[old])->before, g_free);
}

static void
push_record (TsSession *self, TsRecord *record, gpointer next)
{
  record->before = self->state;
  self->state = next;
  g_ptr_array_add (self->records, record);
  thin_out (self, KEPT_NEWEST, 1, KEPT_EVERY);
  thin_out (self, LONG_PAST, KEPT_EVERY, KEPT_OF_THE_PAST);
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

static void
throw_dice (const TsSession *self, TsEntry *entry)
{
  guint arg;

  while (ts_entry_needs_dice (entry, &arg)) {
    TsField field = ts_entry_field (entry, self->header, arg);
    TsValue *value = &entry->values[arg];

    value->given = TRUE;
    value->n = (guint) field.max;
    value->numbers = g_new0 (gint64, value->n);
    for (guint i = 0; i < value->n; i++)
      self->throw (1, ts_field_sides (&field, i), &value->numbers[i]);
  }
}

static gboolean
prepare_verb (const TsSession *self, TsPrepared *prepared, TsEntry *entry, GError **error)
{
  throw_dice (self, entry);
  prepared->next = make_step (self, self->state, entry, error);
  return prepared->next != NULL;
}

static void
take_verb (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = g_steal_pointer (&prepared->record);

  push_record (self, record, g_steal_pointer (&prepared->next));
  g_ptr_array_set_size (self->taken_back, 0);
  set_outcome (self, record->verb, record);
}

static gboolean
check_entry (const TsSession *self, TsEntry *entry, GError **error)
{
  TsView view = ts_session_view (self);

  return ts_entry_check (entry, &view, error) && (self->reading || ts_entry_check_texts (entry, error));
}

gboolean
ts_session_would_accept (const TsSession *self, JsonObject *object, GError **error)
{
  g_autoptr (TsEntry) entry = ts_entry_read (self->game, self->header->rules, object, FALSE, error);
  g_autofree gpointer next = NULL;

  if (entry == NULL || !check_entry (self, entry, error))
    return FALSE;
  g_assert (entry->verb->apply != NULL);
  next = make_step (self, self->state, entry, error);
  return next != NULL;
}

/* --- undo and redo --- */

/* The entry of a record; it was accepted once, so it can be read. */
static TsEntry *
entry_of (const TsSession *self, const TsRecord *record)
{
  g_autoptr (JsonObject) object = ts_json_read (record->line, strlen (record->line), NULL);

  return ts_entry_read (self->game, self->header->rules, object, FALSE, NULL);
}

/* The state before record `i`; i may be the number of records. (transfer full) */
static gpointer
state_before (const TsSession *self, guint i)
{
  const TsRecord *record;
  gpointer state;
  guint from = i;

  g_assert (i <= self->records->len);
  if (i == self->records->len)
    return g_memdup2 (self->state, self->game->state_size);
  while ((record = self->records->pdata[from])->before == NULL)
    from--;

  state = g_memdup2 (record->before, self->game->state_size);
  for (; from < i; from++) {
    g_autoptr (TsEntry) entry = entry_of (self, self->records->pdata[from]);
    gpointer next = make_step (self, state, entry, NULL);

    g_assert (next != NULL);
    g_free (state);
    state = next;
  }
  return state;
}

static gboolean
prepare_undo (const TsSession *self, TsPrepared *prepared, GError **error)
{
  if (self->records->len == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("There is nothing to undo."));
  prepared->next = state_before (self, self->records->len - 1);
  return TRUE;
}

static void
take_undo (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = g_ptr_array_steal_index (self->records, self->records->len - 1);

  g_free (self->state);
  self->state = g_steal_pointer (&prepared->next);
  g_clear_pointer (&record->before, g_free);
  g_ptr_array_add (self->taken_back, record);

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

  if (self->taken_back->len == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("There is nothing to redo."));
  again = entry_of (self, self->taken_back->pdata[self->taken_back->len - 1]);
  prepared->next = make_step (self, self->state, again, NULL);
  g_assert (prepared->next != NULL);
  return TRUE;
}

static void
take_redo (TsSession *self, TsPrepared *prepared)
{
  TsRecord *record = g_ptr_array_steal_index (self->taken_back, self->taken_back->len - 1);

  push_record (self, record, g_steal_pointer (&prepared->next));
  set_outcome (self, prepared->record->verb, record);
}

/* --- saying --- */

void
ts_prepared_free (TsPrepared *self)
{
  g_clear_pointer (&self->record, record_free);
  g_free (self->next);
  g_free (self);
}

const char *
ts_prepared_line (const TsPrepared *self)
{
  return self->record->line;
}

static gboolean
prepare (const TsSession *self, TsPrepared *prepared, TsEntry *entry, GError **error)
{
  if (entry->verb == &ts_verb_undo)
    return prepare_undo (self, prepared, error);
  if (entry->verb == &ts_verb_redo)
    return prepare_redo (self, prepared, error);
  return prepare_verb (self, prepared, entry, error);
}

TsPrepared *
ts_session_prepare (const TsSession *self, const char *line, gsize length, GError **error)
{
  g_autoptr (JsonObject) object = ts_json_read (line, length, error);
  g_autoptr (TsEntry) entry = NULL;
  g_autoptr (TsPrepared) prepared = NULL;

  if (object == NULL)
    return NULL;
  entry = ts_entry_read (self->game, self->header->rules, object, self->throw != NULL, error);
  if (entry == NULL || !check_entry (self, entry, error))
    return NULL;
  prepared = g_new0 (TsPrepared, 1);
  prepared->n_taken = self->n_taken;
  if (!prepare (self, prepared, entry, error))
    return NULL;
  ts_entry_write_line (entry, self->line);
  prepared->record = record_new (entry, self->posted, self->line);
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
  if (self->commit != NULL && !self->commit (prepared->record->line, self->commit_data, error))
    return FALSE;
  ts_session_take (self, g_steal_pointer (&prepared));
  return TRUE;
}

/* --- looking --- */

gboolean
ts_outcome_is_news (const TsOutcome *outcome)
{
  return outcome != NULL && outcome->record != NULL && outcome->verb != &ts_verb_undo;
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
  return self->header;
}

TsView
ts_session_view (const TsSession *self)
{
  return view_of (self, self->state);
}

TsOutcome
ts_session_outcome (const TsSession *self)
{
  return self->outcome;
}

guint
ts_session_n_records (const TsSession *self)
{
  return self->records->len;
}

const TsRecord *
ts_session_record (const TsSession *self, guint i)
{
  g_assert (i < self->records->len);
  return g_ptr_array_index (self->records, i);
}

guint
ts_session_n_taken_back (const TsSession *self)
{
  return self->taken_back->len;
}

const TsRecord *
ts_session_taken_back (const TsSession *self, guint i)
{
  g_assert (i < self->taken_back->len);
  return g_ptr_array_index (self->taken_back, i);
}

TsEntry *
ts_session_entry (const TsSession *self, guint i)
{
  return entry_of (self, ts_session_record (self, i));
}

char *
ts_session_tell (const TsSession *self, guint i)
{
  gboolean in_force = i < self->records->len;
  const TsRecord *record =
      in_force ? self->records->pdata[i] : ts_session_taken_back (self, self->taken_back->len - 1);
  g_autoptr (TsEntry) entry = entry_of (self, record);
  g_autofree gpointer before = state_before (self, i);
  TsView view = view_of (self, before);
  g_autofree char *sentence = ts_entry_tell (entry, &view);

  return ts_text_escape (sentence);
}

char *
ts_session_heading (const TsSession *self, guint i)
{
  g_autofree gpointer before = state_before (self, i);
  TsView view = view_of (self, before);

  if (self->game->heading != NULL)
    return self->game->heading (&view);
  /* Translators: above the entries of one round of the game */
  return g_strdup_printf (_ ("Round %d"), ts_view_state (&view)->round);
}
