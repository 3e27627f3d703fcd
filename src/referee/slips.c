#include "slips.h"

#include "every-game.h"

#include <math.h>
#include <string.h>

#define NEAR  8 /* what is said twice is said again within so many entries */
#define AGAIN 8 /* so many times less likely with each entry between */
#define PATIENCE                                                                                             \
  100000 /* entries played anew; twice: for what explains it at once, and for what does so later */

/* The evening is gone through once; at each entry everything is tried that may have been meant. */
typedef struct {
  const TsInForce *list;
  int seat;
  int counter;
  int value;       /* that was counted */
  TsTail *so_far;  /* what was said before the entry */
  GPtrArray *said; /* of char *: each entry without its circumstances */
  guint number;    /* of the entry */
  TsEntry *entry;
  GPtrArray *slips;                 /* of TsSlip, that may be */
  double ways[TS_SLIP_SEAT + 1];    /* how many slips of each kind could have been made in the entry */
  double entries[TS_SLIP_SEAT + 1]; /* and in how many entries any */
} Search;

static void
slip_free (gpointer data)
{
  TsSlip *slip = data;

  g_clear_pointer (&slip->with, json_object_unref);
  g_free (slip);
}

/* --- one entry --- */

/* What the step that was made last did to the counter. */
static int
posted (const Search *self)
{
  int by = 0;

  for (guint i = 0; i < self->list->posted->len; i++) {
    const TsEffect *effect = &g_array_index (self->list->posted, TsEffect, i);

    if (effect->seat == self->seat && effect->counter == self->counter)
      by += effect->by;
  }
  return by;
}

static int
did (const Search *self)
{
  const TsRecord *record = self->list->records->pdata[self->number - 1];
  int by = 0;

  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].seat == self->seat && record->effects[i].counter == self->counter)
      by += record->effects[i].by;
  return by;
}

static void
add (Search *self, TsSlipKind kind, gint64 said, gint64 meant, int change)
{
  const TsState *now = self->list->state;
  TsSlip *slip = g_new0 (TsSlip, 1);

  slip->kind = kind;
  slip->number = self->number;
  slip->said = said;
  slip->meant = meant;
  slip->with = kind == TS_SLIP_TWICE ? NULL : ts_entry_write (self->entry);
  slip->explains_at_once = now->counters[self->seat][self->counter] + change == self->value;
  g_ptr_array_add (self->slips, slip);
}

/* The entry says something else just now: could that have been said? */
static void
try_entry (Search *self, TsSlipKind kind, gint64 said, gint64 meant)
{
  TsView view = ts_tail_view (self->so_far, self->list);
  gpointer next = NULL;

  if (ts_in_force_check (self->list, &view, self->entry, NULL))
    next = ts_in_force_step (self->list, &view, self->entry, NULL);
  if (next != NULL)
    add (self, kind, said, meant, posted (self) - did (self));
  g_free (next);
}

static void
try_number (Search *self, TsSlipKind kind, gint64 *number, gint64 meant)
{
  gint64 said = *number;

  if (meant == said)
    return;
  self->ways[kind]++;
  *number = meant;
  try_entry (self, kind, said, meant);
  *number = said;
}

/* --- numbers --- */

static gint64
read_digits (const char *digits, gboolean negative)
{
  gint64 number = g_ascii_strtoll (digits, NULL, 10);

  return negative ? -number : number;
}

static void
try_swapped (Search *self, gint64 *number, char *digits)
{
  gboolean negative = *number < 0;

  for (guint i = 0; digits[i] != '\0'; i++)
    for (guint j = i + 1; digits[j] != '\0'; j++) {
      char digit = digits[i];

      digits[i] = digits[j];
      digits[j] = digit;
      if (digits[0] != '0')
        try_number (self, TS_SLIP_DIGITS, number, read_digits (digits, negative));
      digits[j] = digits[i];
      digits[i] = digit;
    }
}

static void
try_shorter (Search *self, gint64 *number, const char *digits)
{
  gsize n = strlen (digits);

  for (gsize i = 0; n > 1 && i < n; i++) {
    g_autofree char *shorter = g_strdup (digits);

    if (i > 0 && digits[i] == digits[i - 1])
      continue; /* the same as without the one before */
    memmove (shorter + i, shorter + i + 1, n - i);
    if (shorter[0] != '0')
      try_number (self, TS_SLIP_DIGIT, number, read_digits (shorter, *number < 0));
  }
}

static void
try_integer (Search *self, gint64 *number)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) ABS (*number));

  try_number (self, TS_SLIP_SIGN, number, -*number);
  try_swapped (self, number, digits);
  try_shorter (self, number, digits);
}

/* --- arguments --- */

static void
try_seats (Search *self, gint64 *seat)
{
  for (int other = 0; *seat >= 0 && other < (int) self->list->header->n_players; other++)
    try_number (self, TS_SLIP_SEAT, seat, other);
}

/* Two seats got what the other one should have. */
static void
try_exchanged (Search *self, TsValue *value)
{
  for (guint i = 0; i < value->n; i++)
    for (guint j = i + 1; j < value->n; j++) {
      gint64 number = value->numbers[i];

      if (value->numbers[j] == number)
        continue;
      value->numbers[i] = value->numbers[j];
      value->numbers[j] = number;
      self->ways[TS_SLIP_SEAT]++;
      try_entry (self, TS_SLIP_SEAT, i, j);
      value->numbers[j] = value->numbers[i];
      value->numbers[i] = number;
    }
}

static void
try_value (Search *self, const TsField *field, TsValue *value)
{
  switch (field->type) {
  case TS_FIELD_SEAT:
    try_seats (self, &value->numbers[0]);
    break;
  case TS_FIELD_EACH:
    try_exchanged (self, value);
    G_GNUC_FALLTHROUGH;
  case TS_FIELD_INTEGER:
  case TS_FIELD_COUNTS:
    for (guint i = 0; i < value->n; i++)
      if (value->numbers[i] != 0 && (field->words == NULL || value->numbers[i] > 0))
        try_integer (self, &value->numbers[i]);
    break;
  case TS_FIELD_OBJECT:
    for (guint i = 0; i < value->n; i++)
      if (value->members[i].given)
        try_value (self, &field->members[i], &value->members[i]);
    break;
  default:
    break;
  }
}

/* Whose it is, where that is said. */
static void
try_who (Search *self)
{
  int said = self->entry->who;

  if (said == TS_NOBODY || self->entry->who_is_turn || self->entry->verb == &ts_verb_seat)
    return;
  for (int other = 0; other < (int) self->list->header->n_players; other++) {
    self->entry->who = other;
    self->ways[TS_SLIP_SEAT]++;
    if (other != said)
      try_entry (self, TS_SLIP_SEAT, said, other);
  }
  self->entry->who = said;
}

/* Who said it, when and with which note does not matter. (transfer full) */
static char *
tell_said (const Search *self, guint number)
{
  g_autoptr (TsEntry) entry = ts_record_read (self->list->records->pdata[number - 1], self->list->header);

  g_clear_pointer (&entry->at, g_free);
  g_clear_pointer (&entry->note, g_free);
  entry->from = TS_NOBODY;
  ts_entry_write_line (entry, self->list->line);
  return g_strdup (self->list->line->str);
}

static void
try_twice (Search *self)
{
  guint last = self->number - 1;

  self->ways[TS_SLIP_TWICE]++;
  for (guint back = 1; back <= MIN (NEAR, last); back++)
    if (strcmp (self->said->pdata[last], self->said->pdata[last - back]) == 0) {
      add (self, TS_SLIP_TWICE, 0, 0, -did (self));
      ((TsSlip *) self->slips->pdata[self->slips->len - 1])->said = back;
      return;
    }
}

static void
try_all (Search *self)
{
  const TsField *args = self->entry->verb->args;

  g_ptr_array_add (self->said, tell_said (self, self->number));
  try_twice (self);
  try_who (self);
  for (guint i = 0; args != NULL && args[i].id != NULL; i++)
    if (self->entry->values[i].given)
      try_value (self, &args[i], &self->entry->values[i]);
}

/* Those of the entry, from `first` on, know how many ways there were in it. */
static void
count_ways (Search *self, guint first)
{
  for (guint i = first; i < self->slips->len; i++) {
    TsSlip *slip = self->slips->pdata[i];

    slip->unlikely = log (self->ways[slip->kind]);
  }
  for (guint kind = 0; kind < G_N_ELEMENTS (self->ways); kind++) {
    self->entries[kind] += self->ways[kind] > 0;
    self->ways[kind] = 0;
  }
}

/* Everything that might have been meant, entry by entry. */
static void
collect (Search *self)
{
  self->so_far = ts_tail_new (self->list, 0);
  for (guint i = 0; i < self->list->records->len; i++) {
    TsRecord *record = self->list->records->pdata[i];
    guint first = self->slips->len;

    self->number = i + 1;
    self->entry = ts_record_read (record, self->list->header);
    try_all (self);
    count_ways (self, first);
    g_clear_pointer (&self->entry, ts_entry_free);
    ts_tail_put_back (self->so_far, self->list, record);
  }
}

/* --- what holds to the end --- */

static int
compare (gconstpointer a, gconstpointer b)
{
  const TsSlip *one = *(const TsSlip *const *) a;
  const TsSlip *other = *(const TsSlip *const *) b;

  if (one->unlikely != other->unlikely)
    return one->unlikely < other->unlikely ? -1 : 1;
  return one->number != other->number ? (one->number < other->number ? 1 : -1) : 0;
}

/* How unlikely it is that just this slip was made, as a logarithm. Each kind is as likely as the others, of
 * those each entry in which it could be made, and of those each way to make it there. A digit too many could
 * be any of ten. What is said twice is mostly said again at once. */
static double
unlikeliness (const Search *self, const TsSlip *slip)
{
  double unlikely = slip->unlikely + log (self->entries[slip->kind]);

  if (slip->kind == TS_SLIP_DIGIT)
    unlikely += log (10);
  if (slip->kind == TS_SLIP_TWICE)
    unlikely += log (AGAIN) * (double) (slip->said - 1);
  return unlikely;
}

/* How many of the numbers that people can count would be others. */
static int
count_changed (const Search *self, const TsView *then)
{
  const TsState *now = self->list->state;
  int n = 0;

  for (int seat = 0; seat < now->n_seats; seat++)
    for (int counter = 0; then->game->counters[counter].id != NULL; counter++)
      n += now->counters[seat][counter] != ts_view_state (then)->counters[seat][counter];
  return n;
}

/* Whether all that was said later still fits, and it leads to what was counted; then how the table would be
 * is put into `state`. Where more numbers would be wrong, it is less likely that this one was found first. */
static gboolean
explains (const Search *self, TsSlip *slip, GBytes **state)
{
  g_autoptr (TsPreview) preview = ts_preview_new (self->list, slip->number, slip->with, NULL, NULL);
  TsView view;

  if (preview == NULL || preview->misfits->len > 0 || preview->unchanged)
    return FALSE;
  view = ts_preview_view (preview);
  if (ts_view_state (&view)->counters[self->seat][self->counter] != self->value)
    return FALSE;
  slip->unlikely += log (count_changed (self, &view));
  *state = g_bytes_new (view.state, self->list->game->state_size);
  return TRUE;
}

/* The likeliest first; of those that lead to the same only that one. */
static GPtrArray *
choose (Search *self)
{
  g_autoptr (GHashTable) states =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  GPtrArray *chosen = g_ptr_array_new_with_free_func (slip_free);
  guint played[2] = { 0 };

  for (guint i = 0; i < self->slips->len; i++) {
    TsSlip *slip = self->slips->pdata[i];
    guint *so_far = &played[slip->explains_at_once];
    GBytes *state;

    *so_far += self->list->records->len - slip->number + 1;
    if (*so_far > PATIENCE)
      continue;
    if (explains (self, slip, &state) && g_hash_table_add (states, state))
      g_ptr_array_add (chosen, g_steal_pointer (&self->slips->pdata[i]));
  }
  g_ptr_array_sort (chosen, compare);
  return chosen;
}

static void
free_slip_or_not (gpointer data)
{
  if (data != NULL)
    slip_free (data);
}

GPtrArray *
ts_slips_find (const TsInForce *list, int seat, int counter, int value)
{
  Search self = { .list = list, .seat = seat, .counter = counter, .value = value };
  GPtrArray *chosen;

  self.said = g_ptr_array_new_with_free_func (g_free);
  self.slips = g_ptr_array_new_with_free_func (free_slip_or_not);
  collect (&self);
  for (guint i = 0; i < self.slips->len; i++)
    ((TsSlip *) self.slips->pdata[i])->unlikely = unlikeliness (&self, self.slips->pdata[i]);
  g_ptr_array_sort (self.slips, compare);
  chosen = choose (&self);
  g_ptr_array_unref (self.said);
  g_ptr_array_unref (self.slips);
  ts_tail_free (self.so_far);
  return chosen;
}

JsonObject *
ts_slip_amend (const TsSlip *self)
{
  JsonObject *amend = ts_entry_begin ("amend", TS_NOBODY);

  json_object_set_int_member (amend, "entry", self->number);
  if (self->with != NULL)
    json_object_set_object_member (amend, "with", json_object_ref (self->with));
  return amend;
}
