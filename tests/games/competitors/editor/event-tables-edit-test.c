/* Competitor$: a table set while it is typed in: undo and redo, what is still empty, and what is copied. */
#include "games/competitors/editor/event-tables-edit.h"

#include "referee/error.h"

#include <string.h>

typedef struct {
  TsEventTablesEdit *edit;
} Fixture;

#define TEST(name) static void name (Fixture *self, gconstpointer data G_GNUC_UNUSED)
#define ADD(name)  g_test_add ("/competitors/edit/" #name, Fixture, NULL, set_up, test_##name, tear_down)

static const CompetitorsPlace africa_7 = { COMPETITORS_HAZARDS, 3, 7 };
static const CompetitorsPlace asia_1 = { COMPETITORS_EVENTS, 4, 1 };

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->edit = ts_event_tables_edit_new (ts_event_tables_new ("ours", "Ours", NULL, NULL));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  ts_event_tables_edit_free (self->edit);
}

static const TsEventTables *
set_of (Fixture *self)
{
  return ts_event_tables_edit_get_set (self->edit);
}

static void
put (Fixture *self, const CompetitorsPlace *place, const char *text, int save)
{
  CompetitorsCell cell = { .text = text, .save = save };
  g_autoptr (GError) error = NULL;

  ts_event_tables_edit_put (self->edit, place, &cell, &error);
  g_assert_no_error (error);
}

static void
expect (Fixture *self, const CompetitorsPlace *place, const char *text, int save)
{
  const CompetitorsCell *cell = ts_event_tables_cell (set_of (self), place);

  g_assert_cmpstr (cell->text, ==, text);
  g_assert_cmpint (cell->save, ==, save);
}

static void
assert_place (const CompetitorsPlace *place, const CompetitorsPlace *expected)
{
  g_assert_cmpint (place->table, ==, expected->table);
  g_assert_cmpint (place->continent, ==, expected->continent);
  g_assert_cmpint (place->face, ==, expected->face);
}

/* --- undo and redo --- */

TEST (test_undo)
{
  CompetitorsPlace place;

  g_assert_false (ts_event_tables_edit_can_undo (self->edit));
  put (self, &africa_7, "A camel.", 0);
  put (self, &africa_7, "A camel.", 4);
  put (self, &asia_1, "A feast.", 0);
  ts_event_tables_edit_undo (self->edit, &place);
  assert_place (&place, &asia_1);
  expect (self, &asia_1, NULL, 0);
  ts_event_tables_edit_undo (self->edit, &place);
  assert_place (&place, &africa_7);
  expect (self, &africa_7, "A camel.", 0);
  ts_event_tables_edit_undo (self->edit, &place);
  expect (self, &africa_7, NULL, 0);
  g_assert_false (ts_event_tables_edit_can_undo (self->edit));
  ts_event_tables_edit_redo (self->edit, &place);
  ts_event_tables_edit_redo (self->edit, &place);
  ts_event_tables_edit_redo (self->edit, &place);
  assert_place (&place, &asia_1);
  expect (self, &africa_7, "A camel.", 4);
  expect (self, &asia_1, "A feast.", 0);
  g_assert_false (ts_event_tables_edit_can_redo (self->edit));
}

TEST (test_redo_is_forgotten)
{
  CompetitorsPlace place;

  put (self, &africa_7, "A camel.", 4);
  ts_event_tables_edit_undo (self->edit, &place);
  put (self, &asia_1, "A feast.", 0);
  g_assert_false (ts_event_tables_edit_can_redo (self->edit));
  ts_event_tables_edit_undo (self->edit, &place);
  g_assert_false (ts_event_tables_edit_can_undo (self->edit));
}

/* A paste is one change, whatever it touches. */
TEST (test_undo_paste)
{
  const char text[] = "a\tb\nc\td\n";
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  CompetitorsPlace place;

  put (self, &africa_7, "A camel.", 4);
  before = ts_event_tables_write (set_of (self));
  g_assert_true (ts_event_tables_edit_paste (self->edit, &africa_7, text, strlen (text), &error));
  g_assert_no_error (error);
  expect (self, &africa_7, "a", 0);
  ts_event_tables_edit_undo (self->edit, &place);
  after = ts_event_tables_write (set_of (self));
  g_assert_cmpstr (after, ==, before);
}

/* What changes nothing cannot be undone, and leaves what can be redone. */
TEST (test_nothing)
{
  CompetitorsPlace place;

  put (self, &africa_7, NULL, 0);
  g_assert_false (ts_event_tables_edit_can_undo (self->edit));
  put (self, &africa_7, "A camel.", 4);
  ts_event_tables_edit_undo (self->edit, &place);
  put (self, &africa_7, NULL, 0);
  g_assert_true (ts_event_tables_edit_can_redo (self->edit));
}

TEST (test_refused)
{
  CompetitorsCell cell = { .text = "A camel.", .save = 7 };
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  put (self, &africa_7, "A camel.", 4);
  before = ts_event_tables_write (set_of (self));
  g_assert_false (ts_event_tables_edit_put (self->edit, &africa_7, &cell, &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  g_clear_error (&error);
  g_assert_false (ts_event_tables_edit_paste (self->edit, &africa_7, "a\t9", 3, &error));
  g_assert_error (error, TS_ERROR, TS_ERROR_RANGE);
  after = ts_event_tables_write (set_of (self));
  g_assert_cmpstr (after, ==, before);
  g_assert_false (ts_event_tables_edit_can_redo (self->edit));
}

TEST (test_steps)
{
  CompetitorsPlace place;
  int n = 0;

  for (int i = 0; i < COMPETITORS_EDIT_STEPS + 10; i++) {
    g_autofree char *text = g_strdup_printf ("Camel %d.", i);

    put (self, &africa_7, text, 0);
  }
  for (; ts_event_tables_edit_can_undo (self->edit); n++)
    ts_event_tables_edit_undo (self->edit, &place);
  g_assert_cmpint (n, ==, COMPETITORS_EDIT_STEPS);
  expect (self, &africa_7, "Camel 9.", 0);
}

/* --- what is empty --- */

TEST (test_count)
{
  put (self, &africa_7, "A camel.", 4);
  put (self, &asia_1, "A feast.", 0);
  g_assert_cmpint (ts_event_tables_count (set_of (self), COMPETITORS_HAZARDS, 3), ==, 1);
  g_assert_cmpint (ts_event_tables_count (set_of (self), COMPETITORS_EVENTS, 3), ==, 0);
  g_assert_cmpint (ts_event_tables_count_all (set_of (self)), ==, 2);
}

TEST (test_next_empty)
{
  CompetitorsPlace place = { COMPETITORS_HAZARDS, 3, 6 };
  const CompetitorsPlace last = { COMPETITORS_EVENTS, 5, 12 };

  put (self, &africa_7, "A camel.", 4);
  g_assert_true (ts_event_tables_next_empty (set_of (self), &place));
  assert_place (&place, &(CompetitorsPlace) { COMPETITORS_HAZARDS, 3, 8 });
  place.face = 12;
  g_assert_true (ts_event_tables_next_empty (set_of (self), &place));
  assert_place (&place, &(CompetitorsPlace) { COMPETITORS_HAZARDS, 4, 1 });
  place = (CompetitorsPlace) { COMPETITORS_HAZARDS, 5, 12 };
  g_assert_true (ts_event_tables_next_empty (set_of (self), &place));
  assert_place (&place, &(CompetitorsPlace) { COMPETITORS_EVENTS, 0, 1 });
  place = last;
  g_assert_true (ts_event_tables_next_empty (set_of (self), &place));
  assert_place (&place, &(CompetitorsPlace) { COMPETITORS_HAZARDS, 0, 1 });
}

TEST (test_full)
{
  CompetitorsPlace place = africa_7;
  g_autoptr (TsEventTables) set = ts_event_tables_copy (set_of (self));

  ts_event_tables_fill (set);
  g_assert_cmpint (ts_event_tables_count_all (set), ==, COMPETITORS_CELLS);
  g_assert_false (ts_event_tables_next_empty (set, &place));
  assert_place (&place, &africa_7);
}

/* --- for a spreadsheet --- */

static void
assert_copied (Fixture *self, const CompetitorsPlace *place, int faces, const char *expected)
{
  g_autofree char *text = ts_event_tables_copy_cells (set_of (self), place, faces);

  g_assert_cmpstr (text, ==, expected);
}

TEST (test_copy)
{
  const CompetitorsPlace africa_8 = { COMPETITORS_HAZARDS, 3, 8 };

  assert_copied (self, &africa_7, 1, "\n");
  put (self, &africa_7, "A camel.", 4);
  put (self, &africa_8, "\"Stop!\" it said", 0);
  assert_copied (self, &africa_7, 1, "A camel.\t4\n");
  assert_copied (self, &africa_8, 1, "\"\"\"Stop!\"\" it said\"\n");
  assert_copied (self, &africa_7, 3, "A camel.\t4\n\"\"\"Stop!\"\" it said\"\t\n\t\n");
  put (self, &asia_1, "A feast.", 0);
  assert_copied (self, &asia_1, 2, "A feast.\n\n");
}

/* What was copied is the same where it is pasted. */
TEST (test_copy_and_paste)
{
  const CompetitorsPlace africa_1 = { COMPETITORS_HAZARDS, 3, 1 }, oceania_1 = { COMPETITORS_HAZARDS, 5, 1 };
  const CompetitorsPlace oceania_7 = { COMPETITORS_HAZARDS, 5, 7 };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  put (self, &africa_7, "\"Camel\"", 4);
  text = ts_event_tables_copy_cells (set_of (self), &africa_1, COMPETITORS_FACES);
  g_assert_true (ts_event_tables_edit_paste (self->edit, &oceania_1, text, strlen (text), &error));
  g_assert_no_error (error);
  expect (self, &oceania_7, "\"Camel\"", 4);
  g_assert_cmpint (ts_event_tables_count_all (set_of (self)), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (undo);
  ADD (redo_is_forgotten);
  ADD (undo_paste);
  ADD (nothing);
  ADD (refused);
  ADD (steps);
  ADD (count);
  ADD (next_empty);
  ADD (full);
  ADD (copy);
  ADD (copy_and_paste);
  return g_test_run ();
}
