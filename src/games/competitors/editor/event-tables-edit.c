/* A change keeps the whole set as it was before. A set is small, and a paste may change all of it. */
#include "event-tables-edit.h"

#include "config.h"

struct _TsEventTablesEdit {
  GPtrArray *sets; /* of TsEventTables, after each change; those that were undone stand last */
  guint now;
};

TsEventTablesEdit *
ts_event_tables_edit_new (TsEventTables *set)
{
  TsEventTablesEdit *self = g_new0 (TsEventTablesEdit, 1);

  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) ts_event_tables_free);
  g_ptr_array_add (self->sets, set);
  return self;
}

void
ts_event_tables_edit_free (TsEventTablesEdit *self)
{
  g_ptr_array_unref (self->sets);
  g_free (self);
}

const TsEventTables *
ts_event_tables_edit_get_set (const TsEventTablesEdit *self)
{
  return self->sets->pdata[self->now];
}

/* Takes `changed` (transfer full) over as what the set is now. */
static void
take_over (TsEventTablesEdit *self, TsEventTables *changed)
{
  CompetitorsPlace place;

  if (!ts_event_tables_differ (ts_event_tables_edit_get_set (self), changed, &place)) {
    ts_event_tables_free (changed);
    return;
  }
  g_ptr_array_set_size (self->sets, (int) self->now + 1);
  g_ptr_array_add (self->sets, changed);
  if (self->now == COMPETITORS_EDIT_STEPS)
    g_ptr_array_remove_index (self->sets, 0);
  else
    self->now++;
}

gboolean
ts_event_tables_edit_put (TsEventTablesEdit *self,
                          const CompetitorsPlace *place,
                          const CompetitorsCell *cell,
                          GError **error)
{
  g_autoptr (TsEventTables) copy = ts_event_tables_copy (ts_event_tables_edit_get_set (self));

  if (!ts_event_tables_put (copy, place, cell, error))
    return FALSE;
  take_over (self, g_steal_pointer (&copy));
  return TRUE;
}

gboolean
ts_event_tables_edit_paste (
    TsEventTablesEdit *self, const CompetitorsPlace *place, const char *text, gsize length, GError **error)
{
  g_autoptr (TsEventTables) copy = ts_event_tables_copy (ts_event_tables_edit_get_set (self));

  if (!ts_event_tables_paste (copy, place, text, length, error))
    return FALSE;
  take_over (self, g_steal_pointer (&copy));
  return TRUE;
}

gboolean
ts_event_tables_edit_can_undo (const TsEventTablesEdit *self)
{
  return self->now > 0;
}

gboolean
ts_event_tables_edit_can_redo (const TsEventTablesEdit *self)
{
  return self->now + 1 < self->sets->len;
}

void
ts_event_tables_edit_undo (TsEventTablesEdit *self, CompetitorsPlace *place)
{
  g_assert (ts_event_tables_edit_can_undo (self));
  self->now--;
  ts_event_tables_differ (self->sets->pdata[self->now + 1], self->sets->pdata[self->now], place);
}

void
ts_event_tables_edit_redo (TsEventTablesEdit *self, CompetitorsPlace *place)
{
  g_assert (ts_event_tables_edit_can_redo (self));
  self->now++;
  ts_event_tables_differ (self->sets->pdata[self->now - 1], self->sets->pdata[self->now], place);
}
