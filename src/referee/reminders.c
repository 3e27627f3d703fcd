#include "reminders.h"

#include <string.h>

static gboolean
is_its_round (const TsReminder *self, int round)
{
  if (self->every > 0)
    return round >= self->round && (round - self->round) % self->every == 0;
  return self->round == 0 || round == self->round;
}

static gboolean
fits (const TsReminder *self, TsWhen when)
{
  return is_its_round (self, when.round) && (self->phase < 0 || self->phase == when.phase) &&
         (self->seat == TS_NOBODY || self->seat == when.turn);
}

static gboolean
is_same (TsWhen a, TsWhen b)
{
  return a.round == b.round && a.phase == b.phase && a.turn == b.turn;
}

/* The evening goes on from one moment to the next. */
static void
move_on (GPtrArray *open, TsWhen from, TsWhen to)
{
  if (is_same (from, to))
    return;
  for (guint i = 0; i < open->len; i++) {
    TsReminder *it = open->pdata[i];

    if (it->later || (fits (it, to) && (!fits (it, from) || from.round != to.round)))
      it->due = TRUE;
    it->later = FALSE;
  }
}

static void
answer (GPtrArray *open, const char *text, int answer)
{
  for (guint i = open->len; i-- > 0;) {
    TsReminder *it = open->pdata[i];

    if (strcmp (it->written, text) != 0)
      continue;
    it->due = FALSE;
    it->later = answer == TS_REMINDER_LATER;
    if (answer == TS_REMINDER_NEVER || (answer == TS_REMINDER_DONE && it->every == 0))
      g_ptr_array_remove_index (open, i);
  }
}

static void
hear (GPtrArray *open, const TsInForce *list, guint i, TsWhen now)
{
  const TsRecord *record = list->records->pdata[i];
  g_autoptr (TsEntry) entry = NULL;

  if (record->verb != &ts_verb_remind && record->verb != &ts_verb_reminded)
    return;
  entry = ts_record_read (record, list->header);
  if (record->verb == &ts_verb_remind)
    g_ptr_array_add (open, ts_reminder_new (entry, list->game, now.round));
  else
    answer (open, ts_entry_value (entry, "text")->text, ts_entry_int (entry, "answer"));
}

GPtrArray *
ts_reminders_find (const TsInForce *list)
{
  GPtrArray *open = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_reminder_free);

  for (guint i = 0; i < list->records->len; i++) {
    TsWhen now = g_array_index (list->whens, TsWhen, i);
    TsWhen next =
        i + 1 < list->whens->len ? g_array_index (list->whens, TsWhen, i + 1) : ts_when_of (list->state);

    hear (open, list, i, now);
    if (open->len > 0)
      move_on (open, now, next);
  }
  return open;
}
