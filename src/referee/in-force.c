#include "in-force.h"

#include "every-game.h"

/* Each record can lead back to the state before it. The newest ones keep that state; of the older ones only
 * every so many do, of those long past fewer still, and the others replay from there: an undo is quick, and
 * an evening of a million entries fits. */
#define KEPT_NEWEST      8
#define KEPT_EVERY       32
#define LONG_PAST        8192 /* more than an evening has */
#define KEPT_OF_THE_PAST 1024 /* every so many; a multiple of the other */

#define MOST_SPARES 2 /* an undo leaves two states, and a step needs one */

void
ts_in_force_init (TsInForce *self)
{
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_record_unref);
  self->whens = g_array_new (FALSE, FALSE, sizeof (TsWhen));
  self->posted = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  self->line = g_string_new (NULL);
  self->spares = g_ptr_array_new_with_free_func (g_free);
}

void
ts_in_force_clear (TsInForce *self)
{
  g_clear_pointer (&self->header, ts_header_free);
  g_free (self->state);
  g_ptr_array_unref (self->records);
  g_array_unref (self->whens);
  g_array_unref (self->posted);
  g_string_free (self->line, TRUE);
  g_ptr_array_unref (self->spares);
}

TsWhen
ts_when_of (const TsState *state)
{
  return (TsWhen) { .round = state->round, .phase = state->phase, .turn = state->turn };
}

TsView
ts_in_force_view (const TsInForce *self)
{
  return (TsView) { .game = self->game, .header = self->header, .state = self->state };
}

/* --- states --- */

void
ts_in_force_let_go (const TsInForce *self, gpointer state)
{
  if (state != NULL && self->spares->len < MOST_SPARES)
    g_ptr_array_add (self->spares, state);
  else
    g_free (state);
}

/* One that can be written over, or NULL. (transfer full) */
static gpointer
take_spare (const TsInForce *self)
{
  return self->spares->len > 0 ? g_ptr_array_steal_index (self->spares, self->spares->len - 1) : NULL;
}

/* (transfer full) */
static gpointer
copy_state (const TsInForce *self, gconstpointer state)
{
  return ts_state_copy (self->game, state, take_spare (self));
}

static gboolean
has_state (const TsRecord *record)
{
  return record->before != NULL || record->packed != NULL;
}

/* The state before it, which is there. (transfer full) */
static gpointer
state_of (const TsInForce *self, const TsRecord *record)
{
  if (record->before != NULL)
    return copy_state (self, record->before);
  return ts_state_unpack (self->game, record->packed, take_spare (self));
}

void
ts_in_force_forget (const TsInForce *self, TsRecord *record)
{
  ts_in_force_let_go (self, g_steal_pointer (&record->before));
  g_clear_pointer (&record->packed, g_free);
}

/* --- steps --- */

static void
throw_dice (const TsInForce *self, TsEntry *entry)
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

gboolean
ts_in_force_check (const TsInForce *self, const TsView *view, TsEntry *entry, GError **error)
{
  if (!ts_entry_check (entry, view, error) || (!self->reading && !ts_entry_check_texts (entry, error)))
    return FALSE;
  throw_dice (self, entry);
  return TRUE;
}

gpointer
ts_in_force_step (const TsInForce *self, const TsView *view, const TsEntry *entry, GError **error)
{
  TsStep step = ts_step_from (view, entry, self->posted, take_spare (self));

  if (entry->verb->apply (&step, error) && ts_step_settle (&step, TS_ERROR_ILLEGAL, error))
    return step.next;
  g_free (step.next); /* no spare: it may have been written on where it is not in use */
  return NULL;
}

/* Of the records of which one in `kept` has its state, the one that has just left the newest so many keeps it
 * only if it is one in `every`. (The others are let alone: memory that old is slow to look at.) */
static gboolean
is_stale (guint n, guint newest, guint kept, guint every, guint *stale)
{
  *stale = n - 1 - newest;
  return n > newest && *stale % kept == 0 && *stale % every != 0;
}

guint
ts_in_force_find_stale (guint n, guint stale[2])
{
  guint found = is_stale (n, KEPT_NEWEST, 1, KEPT_EVERY, &stale[0]);

  return found + is_stale (n, LONG_PAST, KEPT_EVERY, KEPT_OF_THE_PAST, &stale[found]);
}

TsRecord *
ts_in_force_record (const TsInForce *self, const TsEntry *entry)
{
  ts_entry_write_line (entry, self->line);
  return ts_record_new (entry, self->posted, self->line);
}

/* Entries that change names change no state, and what names allowed once need not hold any more. */
static gpointer
step_again (const TsInForce *self, const TsRecord *record, gconstpointer state)
{
  g_autoptr (TsEntry) entry = NULL;
  TsView view = { .game = self->game, .header = self->header, .state = state };
  gpointer next;

  if (record->verb == &ts_verb_seat)
    return copy_state (self, state);
  entry = ts_record_read (record, self->header);
  next = ts_in_force_step (self, &view, entry, NULL);
  g_assert (next != NULL);
  return next;
}

gpointer
ts_in_force_state_before (const TsInForce *self, guint i)
{
  const TsRecord *record;
  gpointer state;
  guint from = i;

  g_assert (i <= self->records->len);
  if (i == self->records->len)
    return copy_state (self, self->state);
  while (!has_state (record = self->records->pdata[from]))
    from--;

  state = state_of (self, record);
  for (; from < i; from++) {
    gpointer next = step_again (self, self->records->pdata[from], state);

    ts_in_force_let_go (self, state);
    state = next;
  }
  return state;
}

/* The state after record `i`, whose state before it is given: one that is kept, or a new one (transfer full)
 * in `made`. */
static gconstpointer
state_after (const TsInForce *self, guint i, gconstpointer before, gpointer *made)
{
  const TsRecord *next = i + 1 < self->records->len ? self->records->pdata[i + 1] : NULL;

  if (next == NULL)
    return self->state;
  if (next->before != NULL)
    return next->before;
  *made = has_state (next) ? state_of (self, next) : step_again (self, self->records->pdata[i], before);
  return *made;
}

void
ts_in_force_walk (const TsInForce *self, TsWalk hear, gpointer data)
{
  gpointer kept = ts_in_force_state_before (self, 0);
  TsView before = ts_in_force_view (self), after = before;

  after.state = kept;
  for (guint i = 0; i < self->records->len; i++) {
    gpointer made = NULL;

    before.state = after.state;
    after.state = state_after (self, i, before.state, &made);
    hear (&before, &after, i, data);
    ts_in_force_let_go (self, kept);
    kept = made;
  }
  ts_in_force_let_go (self, kept);
}

/* --- the list --- */

/* Has those change places who sit there and who do if the record, of a `seat`, is taken back or put back. */
static void
change_places (TsInForce *self, TsRecord *record)
{
  TsPlayer player = self->header->players[record->who];

  self->header->players[record->who] = *record->was;
  *record->was = player;
}

/* Somebody sits down, for the first time or again. */
static void
sit_down (TsInForce *self, TsRecord *record)
{
  g_autoptr (TsEntry) entry = NULL;

  if (record->was != NULL) {
    change_places (self, record);
    return;
  }
  entry = ts_record_read (record, self->header);
  record->was = ts_player_copy (&self->header->players[record->who]);
  ts_entry_seat (entry, &self->header->players[record->who]);
}

/* The one that has just left the newest so many, if it keeps its state. */
static void
pack_kept (const TsInForce *self)
{
  TsRecord *record;

  if (self->records->len <= KEPT_NEWEST)
    return;
  record = self->records->pdata[self->records->len - 1 - KEPT_NEWEST];
  if (record->before == NULL)
    return;
  record->packed = ts_state_pack (self->game, record->before);
  ts_in_force_let_go (self, g_steal_pointer (&record->before));
}

void
ts_in_force_push (TsInForce *self, TsRecord *record, gpointer next)
{
  TsWhen when = ts_when_of (self->state);
  guint stale[2];
  guint n;

  if (record->verb == &ts_verb_seat)
    sit_down (self, record);
  g_array_append_val (self->whens, when);
  record->before = self->state;
  self->state = next;
  g_ptr_array_add (self->records, record);
  n = ts_in_force_find_stale (self->records->len, stale);
  for (guint i = 0; i < n; i++)
    ts_in_force_forget (self, self->records->pdata[stale[i]]);
  pack_kept (self);
}

/* Whoever goes back goes back further: the newest ones keep their states again, at the price of one replay.
 */
static void
keep_newest (const TsInForce *self)
{
  guint n = self->records->len;
  guint first = n > KEPT_NEWEST ? n - KEPT_NEWEST : 0;
  gpointer state;

  if (n == 0 || has_state (self->records->pdata[n - 1]))
    return;
  state = ts_in_force_state_before (self, first);
  for (guint i = first; i < n; i++) {
    TsRecord *record = self->records->pdata[i];
    gpointer next = i + 1 < n ? step_again (self, record, state) : NULL;

    ts_in_force_forget (self, record);
    record->before = state;
    state = next;
  }
}

TsRecord *
ts_in_force_pop (TsInForce *self, gpointer before)
{
  TsRecord *record = g_ptr_array_steal_index (self->records, self->records->len - 1);

  g_array_set_size (self->whens, self->records->len);
  ts_in_force_let_go (self, self->state);
  self->state = before;
  ts_in_force_forget (self, record);
  if (record->verb == &ts_verb_seat)
    change_places (self, record);
  keep_newest (self);
  return record;
}
