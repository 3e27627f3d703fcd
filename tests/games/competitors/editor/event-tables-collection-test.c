/* Competitor$: table sets that are kept on this computer, and tables that play with them. */
#include "competitors.h"
#include "games/competitors/editor/event-tables-collection.h"
#include "store/collection.h"

#include <string.h>

static const CompetitorsPlace africa_7 = { COMPETITORS_HAZARDS, 3, 7 };
static const CompetitorsPlace africa_8 = { COMPETITORS_HAZARDS, 3, 8 };

static TsEventTables *
new_set (const char *id, const char *title)
{
  g_autoptr (GError) error = NULL;
  TsEventTables *set = ts_event_tables_new (id, title, NULL, &error);
  CompetitorsCell cell = { .text = "A camel in the way.", .save = 4 };

  g_assert_no_error (error);
  g_assert_true (ts_event_tables_put (set, &africa_7, &cell, NULL));
  return set;
}

static void
keep (const char *id, const char *title)
{
  g_autoptr (TsEventTables) set = new_set (id, title);
  g_autoptr (GError) error = NULL;

  g_assert_true (ts_event_tables_add (set, &error));
  g_assert_no_error (error);
}

static void
test_keep (void)
{
  g_autoptr (TsEventTables) set = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (ts_event_tables_load ("ours", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  keep ("ours", "From the box");
  set = ts_event_tables_load ("ours", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (set->title, ==, "From the box");
  g_assert_cmpstr (ts_event_tables_cell (set, &africa_7)->text, ==, "A camel in the way.");
}

static void
test_same_id (void)
{
  g_autoptr (TsEventTables) other = new_set ("ours", "Another one");
  g_autoptr (TsEventTables) there = NULL;
  g_autoptr (GError) error = NULL;

  keep ("ours", "From the box");
  g_assert_false (ts_event_tables_add (other, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  g_assert_nonnull (strstr (error->message, "“From the box”"));
  there = ts_event_tables_load ("ours", NULL);
  g_assert_cmpstr (there->title, ==, "From the box");

  g_assert_true (ts_event_tables_save (other, NULL));
  g_clear_pointer (&there, ts_event_tables_free);
  there = ts_event_tables_load ("ours", NULL);
  g_assert_cmpstr (there->title, ==, "Another one");
}

/* A list shows what cannot be read, too, and says why. */
static void
test_list (void)
{
  g_autoptr (GPtrArray) list = NULL;
  const TsEventTablesItem *set;

  keep ("b", "Almost empty");
  keep ("a", "zoo");
  g_assert_true (ts_collection_add ("competitors", "broken", "{", 1, NULL));
  list = ts_event_tables_list ();
  g_assert_cmpuint (list->len, ==, 3);
  set = list->pdata[0];
  g_assert_cmpstr (set->id, ==, "b");
  g_assert_cmpint (ts_event_tables_count_all (set->set), ==, 1);
  g_assert_null (set->problem);
  set = list->pdata[1];
  g_assert_cmpstr (set->title, ==, "broken");
  g_assert_nonnull (set->problem);
  set = list->pdata[2];
  g_assert_cmpstr (set->title, ==, "zoo");
}

static void
test_other_name (void)
{
  g_autoptr (TsEventTables) set = new_set ("ours", "From the box");
  g_autofree char *text = ts_event_tables_write (set);
  g_autoptr (GError) error = NULL;

  g_assert_true (ts_collection_add ("competitors", "theirs", text, strlen (text), NULL));
  g_assert_null (ts_event_tables_load ("theirs", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
}

static void
test_make_id (void)
{
  static const char *const cases[][2] = {
    { "Our Box, 2nd edition!", "our-box-2nd-edition" },
    { "Größe", "grosse" },
    { "  ", "set" },
    { "箱", "set" },
    { "House", "house-2" },
    { "None", "none-2" },
    { "Ours", "ours-2" },
    { "a very long title that goes on and on and on and on", "a-very-long-title-that-goes-on-and-o" },
  };

  keep ("ours", "Ours");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *id = ts_event_tables_make_id (cases[i][0]);
    g_autoptr (TsEventTables) set = NULL;

    if (i != 1 && i != 3) /* how letters are written in English depends on the locale */
      g_assert_cmpstr (id, ==, cases[i][1]);
    set = ts_event_tables_new (id, "A title", NULL, NULL);
    g_assert_nonnull (set);
  }
}

/* Cells Africa / 7, its text and save number, and Africa / 8. */
static void
assert_cells (const char *header, const TsEventTables *set, const char *text, int save, const char *other)
{
  Fixture self;
  g_autofree char *told = NULL;
  TsView view;

  fixture_set_up (&self, header);
  view = ts_session_view (self.session);
  g_assert_cmpstr (ts_event_tables_played_cell (&view, set, &africa_7)->text, ==, text);
  g_assert_cmpint (ts_event_tables_played_cell (&view, set, &africa_7)->save, ==, save);
  g_assert_cmpstr (ts_event_tables_played_cell (&view, set, &africa_8)->text, ==, other);
  told = ts_event_tables_tell_cell (&view, set, &africa_8);
  g_assert_cmpstr (told, ==, other != NULL ? other : "Read cell Africa / 8 on your table.");
  fixture_tear_down (&self, NULL);
}

static void
test_cells (void)
{
  const CompetitorsCell *house = ts_competitors_hazards[3];
  g_autoptr (TsEventTables) set = new_set ("ours", "From the box");

  assert_cells (HEADER ("'tables':'ours'"), set, "A camel in the way.", 4, NULL);
  assert_cells (HEADER ("'tables':'none'"), NULL, NULL, 0, NULL);
  assert_cells (HEADER ("'tables':'ours'"), NULL, NULL, 0, NULL);
  assert_cells (PLAIN, NULL, house[6].text, house[6].save, house[7].text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/competitors/event-tables-collection/keep", test_keep);
  g_test_add_func ("/competitors/event-tables-collection/same-id", test_same_id);
  g_test_add_func ("/competitors/event-tables-collection/list", test_list);
  g_test_add_func ("/competitors/event-tables-collection/other-name", test_other_name);
  g_test_add_func ("/competitors/event-tables-collection/make-id", test_make_id);
  g_test_add_func ("/competitors/event-tables-collection/cells", test_cells);
  return g_test_run ();
}
