/* A change keeps the whole set as it was before. A set is small, and a paste may change all of it. */
#include "event-tables-edit.h"

#include "config.h"

#include <string.h>

struct _TsEventTablesEdit {
  TsEventTables *set;
  GPtrArray *before; /* of TsEventTables: those to go back to, the newest last */
  GPtrArray *after;  /* those that were undone, the next one to redo last */
};

static void
free_set (gpointer set)
{
  ts_event_tables_free (set);
}

TsEventTablesEdit *
ts_event_tables_edit_new (TsEventTables *set)
{
  TsEventTablesEdit *self = g_new0 (TsEventTablesEdit, 1);

  self->set = set;
  self->before = g_ptr_array_new_with_free_func (free_set);
  self->after = g_ptr_array_new_with_free_func (free_set);
  return self;
}

void
ts_event_tables_edit_free (TsEventTablesEdit *self)
{
  g_ptr_array_unref (self->before);
  g_ptr_array_unref (self->after);
  ts_event_tables_free (self->set);
  g_free (self);
}

const TsEventTables *
ts_event_tables_edit_get_set (const TsEventTablesEdit *self)
{
  return self->set;
}

/* --- places --- */

static CompetitorsPlace
place_at (int index)
{
  return (CompetitorsPlace) {
    .table = (CompetitorsTable) (index / (COMPETITORS_CONTINENTS * COMPETITORS_FACES)),
    .continent = index / COMPETITORS_FACES % COMPETITORS_CONTINENTS,
    .face = index % COMPETITORS_FACES + 1,
  };
}

static int
index_of (const CompetitorsPlace *place)
{
  return ((int) place->table * COMPETITORS_CONTINENTS + place->continent) * COMPETITORS_FACES + place->face -
         1;
}

gboolean
ts_competitors_event_cell_equal (const CompetitorsCell *one, const CompetitorsCell *other)
{
  return g_strcmp0 (one->text, other->text) == 0 && one->save == other->save && one->money == other->money &&
         one->points == other->points && !one->stops == !other->stops;
}

/* The first cell in which two sets differ, or -1. */
static int
find_difference (const TsEventTables *one, const TsEventTables *other)
{
  for (int i = 0; i < COMPETITORS_CELLS; i++)
    if (!ts_competitors_event_cell_equal (&one->cells[i], &other->cells[i]))
      return i;
  return -1;
}

/* --- changes --- */

/* Takes `changed` (transfer full) over as what the set is now. */
static void
take_over (TsEventTablesEdit *self, TsEventTables *changed)
{
  if (find_difference (self->set, changed) < 0) {
    ts_event_tables_free (changed);
    return;
  }
  if (self->before->len == COMPETITORS_EDIT_STEPS)
    g_ptr_array_remove_index (self->before, 0);
  g_ptr_array_add (self->before, self->set);
  g_ptr_array_set_size (self->after, 0);
  self->set = changed;
}

gboolean
ts_event_tables_edit_put (TsEventTablesEdit *self,
                          const CompetitorsPlace *place,
                          const CompetitorsCell *cell,
                          GError **error)
{
  g_autoptr (TsEventTables) copy = ts_event_tables_copy (self->set);

  if (!ts_event_tables_put (copy, place, cell, error))
    return FALSE;
  take_over (self, g_steal_pointer (&copy));
  return TRUE;
}

gboolean
ts_event_tables_edit_paste (
    TsEventTablesEdit *self, const CompetitorsPlace *place, const char *text, gsize length, GError **error)
{
  g_autoptr (TsEventTables) copy = ts_event_tables_copy (self->set);

  if (!ts_event_tables_paste (copy, place, text, length, error))
    return FALSE;
  take_over (self, g_steal_pointer (&copy));
  return TRUE;
}

gboolean
ts_event_tables_edit_can_undo (const TsEventTablesEdit *self)
{
  return self->before->len > 0;
}

gboolean
ts_event_tables_edit_can_redo (const TsEventTablesEdit *self)
{
  return self->after->len > 0;
}

/* Goes to the newest set of `from`, and leaves the one of now in `to`. */
static void
step (TsEventTablesEdit *self, GPtrArray *from, GPtrArray *to, CompetitorsPlace *place)
{
  TsEventTables *there;

  g_assert (from->len > 0);
  there = g_ptr_array_steal_index (from, from->len - 1);
  *place = place_at (find_difference (self->set, there));
  g_ptr_array_add (to, self->set);
  self->set = there;
}

void
ts_event_tables_edit_undo (TsEventTablesEdit *self, CompetitorsPlace *place)
{
  step (self, self->before, self->after, place);
}

void
ts_event_tables_edit_redo (TsEventTablesEdit *self, CompetitorsPlace *place)
{
  step (self, self->after, self->before, place);
}

/* --- what is filled --- */

int
ts_event_tables_count (const TsEventTables *self, CompetitorsTable table, int continent)
{
  int n = 0;

  for (int face = 1; face <= COMPETITORS_FACES; face++)
    n += ts_event_tables_cell (self, &(CompetitorsPlace) { table, continent, face })->text != NULL;
  return n;
}

int
ts_event_tables_count_all (const TsEventTables *self)
{
  int n = 0;

  for (int i = 0; i < COMPETITORS_CELLS; i++)
    n += self->cells[i].text != NULL;
  return n;
}

gboolean
ts_event_tables_next_empty (const TsEventTables *self, CompetitorsPlace *place)
{
  int from = index_of (place);

  for (int i = 1; i < COMPETITORS_CELLS; i++) {
    int index = (from + i) % COMPETITORS_CELLS;

    if (self->cells[index].text == NULL) {
      *place = place_at (index);
      return TRUE;
    }
  }
  return FALSE;
}

/* --- for a spreadsheet --- */

/* A text that begins with a quotation mark would be read as one that is quoted. */
static void
append_text (GString *line, const char *text)
{
  g_auto (GStrv) parts = *text == '"' ? g_strsplit (text, "\"", -1) : NULL;
  g_autofree char *doubled = parts != NULL ? g_strjoinv ("\"\"", parts) : NULL;

  if (doubled != NULL)
    g_string_append_printf (line, "\"%s\"", doubled);
  else
    g_string_append (line, text);
}

char *
ts_event_tables_copy_cells (const TsEventTables *self, const CompetitorsPlace *place, int faces)
{
  const CompetitorsCell *cells = ts_event_tables_cell (self, place);
  g_autoptr (GString) lines = g_string_new (NULL);
  gboolean saves = FALSE;

  g_assert (place->face - 1 + faces <= COMPETITORS_FACES);
  for (int i = 0; i < faces; i++)
    saves |= cells[i].save != 0;
  for (int i = 0; i < faces; i++) {
    if (cells[i].text != NULL)
      append_text (lines, cells[i].text);
    if (saves)
      g_string_append_c (lines, '\t');
    if (cells[i].save != 0)
      g_string_append_printf (lines, "%d", cells[i].save);
    g_string_append_c (lines, '\n');
  }
  return g_string_free_and_steal (g_steal_pointer (&lines));
}
