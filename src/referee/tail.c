#include "tail.h"

#include "every-game.h"

/* --- who sits there --- */

/* Goes back from those of now to those before the tail. */
static void
copy_players (TsTail *self, const TsInForce *list)
{
  guint n = list->header->n_players;

  self->header = *list->header;
  self->header.players = g_new0 (TsPlayer, n + 1);
  for (guint seat = 0; seat < n; seat++)
    ts_player_set (&self->header.players[seat], &list->header->players[seat]);
  for (guint i = list->records->len; i-- > self->from;) {
    const TsRecord *record = list->records->pdata[i];

    if (record->was != NULL)
      ts_player_set (&self->header.players[record->who], record->was);
  }
}

static void
free_players (TsTail *self)
{
  for (guint seat = 0; seat < self->header.n_players; seat++)
    ts_player_clear (&self->header.players[seat]);
  g_free (self->header.players);
}

/* --- the tail --- */

TsTail *
ts_tail_new (const TsInForce *list, guint from)
{
  TsTail *self = g_new0 (TsTail, 1);

  self->from = from;
  self->state = ts_in_force_state_before (list, from);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_record_unref);
  self->befores = g_ptr_array_new_with_free_func (g_free);
  self->whens = g_array_new (FALSE, FALSE, sizeof (TsWhen));
  copy_players (self, list);
  return self;
}

void
ts_tail_free (TsTail *self)
{
  free_players (self);
  g_free (self->state);
  g_ptr_array_unref (self->records);
  g_ptr_array_unref (self->befores);
  g_array_unref (self->whens);
  g_free (self);
}

TsView
ts_tail_view (const TsTail *self, const TsInForce *list)
{
  return (TsView) { .game = list->game, .header = &self->header, .state = self->state };
}

static void
add (TsTail *self, const TsInForce *list, TsRecord *record, gpointer next)
{
  TsWhen when = ts_when_of (self->state);
  guint stale[2];
  guint n;

  g_array_append_val (self->whens, when);
  g_ptr_array_add (self->records, record);
  g_ptr_array_add (self->befores, self->state);
  self->state = next;
  n = ts_in_force_find_stale (self->from + self->records->len, stale);
  for (guint i = 0; i < n; i++)
    if (stale[i] >= self->from)
      ts_in_force_let_go (list, g_steal_pointer (&self->befores->pdata[stale[i] - self->from]));
}

/* A record of the step that was just made; the line is what was said. (transfer full) */
static TsRecord *
make_record (TsTail *self, const TsInForce *list, const TsEntry *entry)
{
  TsRecord *record = ts_in_force_record (list, entry);

  if (entry->verb == &ts_verb_seat)
    record->was = ts_player_copy (&self->header.players[entry->who]);
  return record;
}

gboolean
ts_tail_play (TsTail *self, const TsInForce *list, TsEntry *entry, TsRecord *like, GError **error)
{
  TsView view = ts_tail_view (self, list);
  g_autoptr (TsRecord) record = NULL;
  gpointer next = NULL;

  if (ts_in_force_check (list, &view, entry, error))
    next = ts_in_force_step (list, &view, entry, error);
  if (next == NULL)
    return FALSE;
  record = make_record (self, list, entry);
  if (entry->verb == &ts_verb_seat)
    ts_entry_seat (entry, &self->header.players[entry->who]);
  if (like != NULL && ts_record_is_like (record, like))
    add (self, list, ts_record_ref (like), next);
  else
    add (self, list, g_steal_pointer (&record), next);
  return TRUE;
}

void
ts_tail_put_back (TsTail *self, const TsInForce *list, TsRecord *record)
{
  g_autoptr (TsEntry) entry = ts_record_read (record, &self->header);
  TsView view = ts_tail_view (self, list);
  gpointer next = ts_in_force_step (list, &view, entry, NULL);

  g_assert (next != NULL);
  if (record->was != NULL)
    ts_entry_seat (entry, &self->header.players[record->who]);
  add (self, list, ts_record_ref (record), next);
}

/* --- into the list --- */

static void
take_players (TsTail *self, TsInForce *list)
{
  TsPlayer *players = list->header->players;

  list->header->players = self->header.players;
  self->header.players = players;
}

void
ts_tail_take (TsTail *self, TsInForce *list)
{
  for (guint i = self->from; i < list->records->len; i++)
    ts_in_force_forget (list, list->records->pdata[i]);
  g_ptr_array_set_size (list->records, (int) self->from);
  for (guint i = 0; i < self->records->len; i++) {
    TsRecord *record = self->records->pdata[i];

    record->before = g_steal_pointer (&self->befores->pdata[i]);
    g_ptr_array_add (list->records, ts_record_ref (record));
  }
  g_array_set_size (list->whens, self->from);
  g_array_append_vals (list->whens, self->whens->data, self->whens->len);
  g_free (list->state);
  list->state = g_steal_pointer (&self->state);
  take_players (self, list);
  ts_tail_free (self);
}
