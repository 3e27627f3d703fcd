#include "deeds.h"

void
ts_deeds_init (TsDeeds *self)
{
  self->amends = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_record_unref);
  self->taken_back = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_record_unref);
}

void
ts_deeds_clear (TsDeeds *self)
{
  g_ptr_array_unref (self->amends);
  g_ptr_array_unref (self->taken_back);
}

TsRecord *
ts_deeds_newest_amend (const TsDeeds *self, const TsInForce *list)
{
  TsRecord *amend = self->amends->len > 0 ? self->amends->pdata[self->amends->len - 1] : NULL;

  return amend != NULL && amend->amendment->n_after == list->records->len ? amend : NULL;
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
