#include "amend.h"

#include "config.h"
#include "every-game.h"
#include "json.h"

#include "language.h"
#include <string.h>

/* What is to be done: numbers of entries from 1. */
typedef struct {
  const TsInForce *list;
  guint entry;
  TsEntry *with;      /* or NULL */
  const gint64 *drop; /* ascending */
  guint n_drop;
  GPtrArray *misfits; /* where entries go that no longer fit; NULL: the first one ends it */
} Amendment;

/* --- what it names --- */

static gboolean
check_numbers (const TsInForce *list, gint64 entry, const gint64 *drop, guint n_drop, GError **error)
{
  guint n = list->records->len;
  gint64 last = entry;

  if (entry < 1 || entry > n)
    return ts_refuse (
        error, TS_ERROR_RANGE,
        ngettext ("There is no such entry; %u is in force.", "There is no such entry; %u are in force.", n),
        n);
  for (guint i = 0; i < n_drop; i++) {
    if (drop[i] <= last || drop[i] > n)
      return ts_refuse (
          error, TS_ERROR_RANGE,
          _ ("What is left out should be later entries, in the order in which they were said."));
    last = drop[i];
  }
  return TRUE;
}

static gboolean
is_left_out (const Amendment *self, guint number)
{
  guint first = 0, last = self->n_drop;

  while (first < last) {
    guint middle = (first + last) / 2;

    if (self->drop[middle] == number)
      return TRUE;
    if (self->drop[middle] < number)
      first = middle + 1;
    else
      last = middle;
  }
  return FALSE;
}

/* --- playing --- */

static TsRecord *
record_of (const Amendment *self, guint number)
{
  return self->list->records->pdata[number - 1];
}

/* When it was said, and on whose phone, stays as it was unless it is said anew. */
static void
keep_circumstances (const Amendment *self)
{
  g_autoptr (TsEntry) old = ts_record_read (record_of (self, self->entry), self->list->header);

  if (self->with->at == NULL)
    self->with->at = g_steal_pointer (&old->at);
  if (self->with->from == TS_NOBODY)
    self->with->from = old->from;
}

static gboolean
play_with (const Amendment *self, TsTail *tail, GError **error)
{
  TsRecord *old = record_of (self, self->entry);

  if (self->with == NULL)
    return TRUE;
  keep_circumstances (self);
  if (self->with->verb->apply == NULL)
    /* Translators: a verb of the file format */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("“%s” cannot stand in the place of an entry."),
                      self->with->verb->id);
  if (!ts_tail_play (tail, self->list, self->with, old, error))
    return FALSE;
  return tail->records->pdata[0] != old || self->n_drop > 0 || self->misfits != NULL ||
         ts_refuse (error, TS_ERROR_ILLEGAL, _ ("That is what stands there; nothing would change."));
}

static void
misfit_free (gpointer data)
{
  TsMisfit *misfit = data;

  g_error_free (misfit->why);
  g_free (misfit);
}

static gboolean
refuse_later (guint number, const GError *why, GError **error)
{
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    /* Translators: the number of a later entry, and a sentence that says why it is refused */
                    _ ("Entry %u would no longer fit. %s"), number, why->message);
}

/* An entry that was said later; the reading of lines takes most of the time. */
static gboolean
play_later (const Amendment *self, TsTail *tail, guint number, GError **error)
{
  TsRecord *record = record_of (self, number);
  g_autoptr (TsEntry) entry = ts_record_read (record, self->list->header);
  g_autoptr (GError) why = NULL;
  TsMisfit *misfit;

  if (ts_tail_play (tail, self->list, entry, record, &why))
    return TRUE;
  if (self->misfits == NULL)
    return refuse_later (number, why, error);
  misfit = g_new0 (TsMisfit, 1);
  misfit->number = number;
  misfit->why = g_steal_pointer (&why);
  g_ptr_array_add (self->misfits, misfit);
  return TRUE;
}

/* (transfer full) */
static TsTail *
play (const Amendment *self, GError **error)
{
  g_autoptr (TsTail) tail = ts_tail_new (self->list, self->entry - 1);

  if (!play_with (self, tail, error))
    return NULL;
  for (guint number = self->entry + 1; number <= self->list->records->len; number++)
    if (!is_left_out (self, number) && !play_later (self, tail, number, error))
      return NULL;
  return g_steal_pointer (&tail);
}

TsTail *
ts_amend_play (const TsInForce *list, TsEntry *amend, GError **error)
{
  TsValue *said = (TsValue *) ts_entry_value (amend, "with");
  const TsValue *drop = ts_entry_value (amend, "drop");
  gint64 entry = ts_entry_value (amend, "entry")->numbers[0];
  g_autoptr (TsEntry) with = NULL;
  Amendment self = { .list = list, .drop = drop->numbers, .n_drop = drop->n };
  TsTail *tail;

  if (!check_numbers (list, entry, self.drop, self.n_drop, error))
    return NULL;
  if (said->given) {
    with = ts_entry_read_line (list->game, list->header->rules, said->text, strlen (said->text),
                               list->throw != NULL, error);
    if (with == NULL)
      return NULL;
  }
  self.entry = (guint) entry;
  self.with = with;
  tail = play (&self, error);
  if (tail != NULL && with != NULL) {
    ts_entry_write_line (with, list->line);
    g_set_str (&said->text, list->line->str);
  }
  return tail;
}

/* --- what it changes --- */

/* What the records did to the bank, times `sign`. */
static void
add_bank (gint64 *bank, GPtrArray *records, guint from, int sign)
{
  for (guint i = from; i < records->len; i++) {
    const TsRecord *record = records->pdata[i];

    for (guint j = 0; j < record->n_effects; j++)
      if (record->effects[j].seat == TS_BANK)
        bank[record->effects[j].counter] += sign * record->effects[j].by;
  }
}

static void
add_change (GArray *effects, int seat, int counter, gint64 by)
{
  TsEffect effect = { seat, counter, (int) by, "amend" };

  if (by != 0)
    g_array_append_val (effects, effect);
}

/* Each counter at the end of the tail less what it is now: seats, then the bank. */
static void
find_changes (const TsInForce *list, const TsTail *tail, GArray *effects)
{
  const TsState *now = list->state;
  const TsState *then = tail->state;
  gint64 bank[TS_MAX_COUNTERS] = { 0 };

  g_array_set_size (effects, 0);
  for (int seat = 0; seat < now->n_seats; seat++)
    for (int i = 0; list->game->counters[i].id != NULL; i++)
      add_change (effects, seat, i, (gint64) then->counters[seat][i] - now->counters[seat][i]);
  add_bank (bank, tail->records, 0, 1);
  add_bank (bank, list->records, tail->from, -1);
  for (int i = 0; list->game->counters[i].id != NULL; i++)
    add_change (effects, TS_BANK, i, bank[i]);
}

/* --- records of it --- */

/* `n` records from `first` on. (transfer full) */
static GPtrArray *
slice (GPtrArray *records, guint first, guint n)
{
  GPtrArray *slice = g_ptr_array_new_full (n, (GDestroyNotify) ts_record_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (slice, ts_record_ref (records->pdata[first + i]));
  return slice;
}

/* What differs between what stands in the list and the tail. */
static TsAmendment *
compare (const TsInForce *list, const TsTail *tail)
{
  TsAmendment *amendment = g_new0 (TsAmendment, 1);
  GPtrArray *old = list->records;
  guint n_out = old->len - tail->from;
  guint n_in = tail->records->len;
  guint same = 0;

  while (same < MIN (n_out, n_in) && old->pdata[tail->from + same] == tail->records->pdata[same])
    same++;
  n_out -= same;
  n_in -= same;
  while (MIN (n_out, n_in) > 0 &&
         old->pdata[tail->from + same + n_out - 1] == tail->records->pdata[same + n_in - 1]) {
    n_out--;
    n_in--;
  }
  amendment->from = tail->from + same;
  amendment->out = slice (old, amendment->from, n_out);
  amendment->in = slice (tail->records, same, n_in);
  amendment->n_after = tail->from + tail->records->len;
  return amendment;
}

TsRecord *
ts_amend_record (const TsInForce *list, const TsEntry *amend, const TsTail *tail)
{
  TsRecord *record;

  find_changes (list, tail, list->posted);
  record = ts_in_force_record (list, amend);
  record->amendment = compare (list, tail);
  return record;
}

void
ts_amendment_undo (const TsAmendment *self, GPtrArray *records)
{
  g_ptr_array_remove_range (records, self->from, self->in->len);
  for (guint i = 0; i < self->out->len; i++)
    g_ptr_array_insert (records, (int) (self->from + i), self->out->pdata[i]);
}

/* The tail in which `in` stands in the place of the `n_out` records from `from` on. (transfer full) */
static TsTail *
exchange (const TsInForce *list, guint from, guint n_out, GPtrArray *in)
{
  TsTail *tail = ts_tail_new (list, from);

  for (guint i = 0; i < in->len; i++)
    ts_tail_put_back (tail, list, in->pdata[i]);
  for (guint i = from + n_out; i < list->records->len; i++)
    ts_tail_put_back (tail, list, list->records->pdata[i]);
  return tail;
}

TsTail *
ts_amend_back (const TsInForce *list, const TsRecord *amend)
{
  const TsAmendment *amendment = amend->amendment;

  return exchange (list, amendment->from, amendment->in->len, amendment->out);
}

TsTail *
ts_amend_again (const TsInForce *list, const TsRecord *amend)
{
  const TsAmendment *amendment = amend->amendment;

  return exchange (list, amendment->from, amendment->out->len, amendment->in);
}

/* --- looking before --- */

TsPreview *
ts_preview_new (const TsInForce *list, gint64 entry, JsonObject *with, GArray *drop, GError **error)
{
  g_autoptr (TsPreview) self = g_new0 (TsPreview, 1);
  g_autoptr (TsEntry) read = NULL;
  Amendment amendment = { .list = list };

  self->list = list;
  self->effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  self->misfits = g_ptr_array_new_with_free_func (misfit_free);
  if (drop != NULL) {
    amendment.drop = (gconstpointer) drop->data;
    amendment.n_drop = drop->len;
  }
  if (!check_numbers (list, entry, amendment.drop, amendment.n_drop, error))
    return NULL;
  if (with != NULL && (read = ts_entry_read (list->game, list->header->rules, with, FALSE, error)) == NULL)
    return NULL;
  amendment.entry = (guint) entry;
  amendment.with = read;
  amendment.misfits = self->misfits;
  self->tail = play (&amendment, error);
  if (self->tail == NULL)
    return NULL;
  self->unchanged = self->tail->records->len > 0 &&
                    self->tail->records->pdata[0] == record_of (&amendment, amendment.entry);
  find_changes (list, self->tail, self->effects);
  return g_steal_pointer (&self);
}

TsView
ts_preview_view (const TsPreview *self)
{
  return ts_tail_view (self->tail, self->list);
}

void
ts_preview_free (TsPreview *self)
{
  g_clear_pointer (&self->tail, ts_tail_free);
  g_array_unref (self->effects);
  g_ptr_array_unref (self->misfits);
  g_free (self);
}
