#include "deeds.h"

static void
left_clear (gpointer data)
{
  ts_record_unref (((TsLeft *) data)->record);
}

void
ts_deeds_init (TsDeeds *self)
{
  self->amends = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_record_unref);
  self->taken_back = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_record_unref);
  self->left = g_array_new (FALSE, FALSE, sizeof (TsLeft));
  g_array_set_clear_func (self->left, left_clear);
}

void
ts_deeds_clear (TsDeeds *self)
{
  g_ptr_array_unref (self->amends);
  g_ptr_array_unref (self->taken_back);
  g_array_unref (self->left);
}

/* Adds those that were said when up to `until` entries were in force. */
static void
add_until (GArray *left, GQueue *among, guint until, guint n)
{
  TsLeft *next;

  while ((next = g_queue_peek_head (among)) != NULL && next->at <= until) {
    next->at = n;
    g_array_append_vals (left, next, 1);
    g_free (g_queue_pop_head (among));
  }
}

/* What was left earlier among the entries that are left now keeps its place among them. */
void
ts_deeds_leave (TsDeeds *self, guint n)
{
  GQueue among = G_QUEUE_INIT;
  guint place = n;

  while (self->left->len > 0 && g_array_index (self->left, TsLeft, self->left->len - 1).at > n) {
    TsLeft *last = &g_array_index (self->left, TsLeft, self->left->len - 1);

    g_queue_push_head (&among,
                       g_memdup2 (&(TsLeft) { last->at, ts_record_ref (last->record) }, sizeof (TsLeft)));
    g_array_set_size (self->left, self->left->len - 1);
  }
  while (self->taken_back->len > 0) {
    TsLeft left = { n, g_ptr_array_steal_index (self->taken_back, self->taken_back->len - 1) };

    add_until (self->left, &among, place, n);
    g_array_append_val (self->left, left);
    place += left.record->amendment == NULL;
  }
  add_until (self->left, &among, G_MAXUINT, n);
}

TsRecord *
ts_deeds_newest_amend (const TsDeeds *self, const TsInForce *list)
{
  TsRecord *amend = self->amends->len > 0 ? self->amends->pdata[self->amends->len - 1] : NULL;

  return amend != NULL && amend->amendment->n_after == list->records->len ? amend : NULL;
}

const TsRecord *
ts_deeds_newest (const TsDeeds *self, const TsInForce *list)
{
  guint n = list->records->len;
  const TsRecord *amend = ts_deeds_newest_amend (self, list);

  return amend != NULL || n == 0 ? amend : list->records->pdata[n - 1];
}

static void
turn_round (GPtrArray *deeds)
{
  for (guint i = 0; i < deeds->len / 2; i++) {
    gpointer deed = deeds->pdata[i];

    deeds->pdata[i] = deeds->pdata[deeds->len - 1 - i];
    deeds->pdata[deeds->len - 1 - i] = deed;
  }
}

GPtrArray *
ts_deeds_list (const TsDeeds *self, const TsInForce *list)
{
  g_autoptr (GPtrArray) records = g_ptr_array_copy (list->records, NULL, NULL);
  GPtrArray *deeds = g_ptr_array_new ();

  g_ptr_array_set_free_func (records, NULL);
  for (guint i = self->amends->len; i-- > 0;) {
    TsRecord *amend = self->amends->pdata[i];

    while (records->len > amend->amendment->n_after)
      g_ptr_array_add (deeds, g_ptr_array_steal_index (records, records->len - 1));
    g_ptr_array_add (deeds, amend);
    ts_amendment_undo (amend->amendment, records);
  }
  while (records->len > 0)
    g_ptr_array_add (deeds, g_ptr_array_steal_index (records, records->len - 1));
  turn_round (deeds);
  return deeds;
}

/* Each amendment is taken back on the way, as soon as what was said after it is. */
guint
ts_deeds_count_after (const TsDeeds *self, const TsInForce *list, guint n)
{
  guint in_force = list->records->len;
  guint undos = 0;

  for (guint i = self->amends->len; i-- > 0 && in_force > n;) {
    const TsAmendment *amendment = ((TsRecord *) self->amends->pdata[i])->amendment;

    if (amendment->n_after <= n)
      break;
    undos += in_force - amendment->n_after + 1;
    in_force = amendment->n_after - amendment->in->len + amendment->out->len;
  }
  return in_force > n ? undos + in_force - n : undos;
}
