/* The owner's own event tables of Competitor$: the list of sets, and a set that is typed in, as people see
 * them. Files and the model are
 * tested without a window in tests/games/. */
#include "stage.h"

#include "games/competitors/editor/event-tables-cell.h"
#include "games/competitors/editor/event-tables-collection.h"
#include "games/competitors/editor/event-tables-dialog.h"
#include "games/competitors/editor/event-tables-grid.h"
#include "games/competitors/editor/event-tables-page.h"
#include "names.h"
#include "referee/error.h"
#include "store/collection.h"

#include <glib/gstdio.h>
#include <string.h>

#define GAME "competitors"

static const CompetitorsPlace africa_7 = { COMPETITORS_HAZARDS, 3, 7 };

/* --- helpers --- */

static void
forget_sets (void)
{
  g_auto (GStrv) ids = ts_collection_get_ids (GAME);
  g_autofree char *folder = ts_collection_get_folder (GAME);

  for (guint i = 0; ids[i] != NULL; i++) {
    g_autofree char *name = g_strconcat (ids[i], TS_COLLECTION_SUFFIX, NULL);
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_assert_cmpint (g_unlink (path), ==, 0);
  }
}

/* Keeps a set with one cell. */
static void
keep (const char *id, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsEventTables) set = ts_event_tables_new (id, title, NULL, &error);
  CompetitorsCell cell = { .text = "A camel in the way.", .save = 4 };

  g_assert_no_error (error);
  g_assert_true (ts_event_tables_put (set, &africa_7, &cell, NULL));
  g_assert_true (ts_event_tables_add (set, &error));
  g_assert_no_error (error);
}

static void
count_change (AdwDialog *dialog G_GNUC_UNUSED, int *changes)
{
  (*changes)++;
}

static int changes;

static gboolean
is_changed (gpointer data G_GNUC_UNUSED)
{
  return changes > 0;
}

static gboolean
is_small (gpointer window)
{
  return gtk_widget_get_width (window) <= 400;
}

/* Opens the dialog as the pages of the app do. */
static AdwDialog *
present_sets (Stage *stage, const char *id, const CompetitorsPlace *place)
{
  AdwDialog *dialog = ts_event_tables_dialog_new (id, place);

  changes = 0;
  g_signal_connect (dialog, "changed", G_CALLBACK (count_change), &changes);
  adw_dialog_present (dialog, GTK_WIDGET (stage->window));
  wait_for (dialog, ADW_TYPE_NAVIGATION_PAGE, NULL);
  return dialog;
}

static AdwDialog *
open_sets (Stage *stage, const char *id, const CompetitorsPlace *place)
{
  stage_open (stage, null_games, NULL);
  return present_sets (stage, id, place);
}

static void
close_window (Stage *stage)
{
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static void
close_sets (Stage *stage)
{
  close_window (stage);
  forget_sets ();
}

static guint
n_sets (void)
{
  g_autoptr (GPtrArray) sets = ts_event_tables_list ();

  return sets->len;
}

/* Writes a file somewhere else. (transfer full) */
static GFile *
new_file (const char *bytes, gsize length)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "import.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, &error));
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

static void
import (AdwDialog *dialog, const char *bytes, gsize length, const char *said)
{
  g_autoptr (GFile) file = new_file (bytes, length);

  ts_event_tables_dialog_import (TS_EVENT_TABLES_DIALOG (dialog), file);
  wait_for (dialog, GTK_TYPE_LABEL, said);
}

static void
activate (AdwDialog *dialog, const char *action, const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (dialog), action, id != NULL ? "s" : NULL, id);
}

/* --- the list --- */

static void
test_list (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;

  keep ("ours", "From the box");
  keep ("other", "Another <b>&");
  dialog = open_sets (stage, NULL, NULL);
  wait_for (dialog, GTK_TYPE_LABEL, "From the box");
  wait_for (dialog, GTK_TYPE_LABEL, "Another <b>&");
  wait_for (dialog, GTK_TYPE_LABEL, "1 of 144 cells");
  g_assert_cmpuint (assert_named (dialog), >=, 6);
  close_sets (stage);
}

static void
test_list_empty (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog = open_sets (stage, NULL, NULL);

  wait_for (dialog, GTK_TYPE_LABEL, "The tables of your box");
  close_sets (stage);
}

/* A set that is not there any more, or that was never one, is told; the list is there all the same. */
static void
test_broken (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;

  g_assert_true (ts_collection_add (GAME, "broken", "{}", 2, NULL));
  dialog = open_sets (stage, "broken", NULL);
  g_assert_nonnull (wait_for (dialog, ADW_TYPE_ACTION_ROW, "broken"));
  activate (dialog, "sets.remove", "broken");
  wait_without (dialog, ADW_TYPE_ACTION_ROW, NULL);
  look ();
  press (GTK_WIDGET (dialog), "_Undo");
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "broken");
  close_sets (stage);
}

static void
test_remove (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;
  g_autoptr (GBytes) before = NULL, after = NULL;

  keep ("ours", "From the box");
  before = ts_event_tables_get_file ("ours", NULL);
  dialog = open_sets (stage, NULL, NULL);
  activate (dialog, "sets.remove", "ours");
  wait_without (dialog, ADW_TYPE_ACTION_ROW, NULL);
  g_assert_cmpuint (n_sets (), ==, 0);
  g_assert_cmpint (changes, ==, 1);
  look ();
  press (GTK_WIDGET (dialog), "_Undo");
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "From the box");
  after = ts_event_tables_get_file ("ours", NULL);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_cmpint (changes, ==, 2);
  close_sets (stage);
}

/* What was chosen in its menu takes the last set with the menu: the keyboard goes on with what is left. */
static void
test_remove_by_menu (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;
  GtkWidget *menu, *item, *focus;

  keep ("ours", "From the box");
  dialog = open_sets (stage, NULL, NULL);
  menu = find (wait_for (dialog, ADW_TYPE_ACTION_ROW, "From the box"), GTK_TYPE_MENU_BUTTON, NULL);
  gtk_widget_grab_focus (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  look ();
  item = gtk_widget_get_ancestor (
      find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), GTK_TYPE_LABEL, "Re_move"),
      g_type_from_name ("GtkModelButton"));
  g_signal_emit_by_name (item, "clicked");
  wait_without (dialog, ADW_TYPE_ACTION_ROW, NULL);
  look ();
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (dialog)));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (dialog)));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_BUTTON));
  close_sets (stage);
}

static void
test_duplicate (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;
  g_autoptr (TsEventTables) copy = NULL;

  keep ("ours", "From the box");
  dialog = open_sets (stage, NULL, NULL);
  activate (dialog, "sets.duplicate", "ours");
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "From the box, copy");
  copy = ts_event_tables_load ("from-the-box-copy", NULL);
  g_assert_nonnull (copy);
  g_assert_cmpint (ts_event_tables_cell (copy, &africa_7)->save, ==, 4);
  g_assert_cmpint (changes, ==, 1);
  close_sets (stage);
}

static void
test_rename (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;
  GtkWidget *entry;

  keep ("ours", "From the box");
  dialog = open_sets (stage, NULL, NULL);
  activate (dialog, "sets.rename", "ours");
  entry = wait_for (dialog, ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "\342\200\256evil");
  press (GTK_WIDGET (dialog), "Rename");
  wait_for (dialog, GTK_TYPE_LABEL,
            "The character U+202E cannot stand in a text; it should be one line of letters and signs.");
  g_assert_cmpint (changes, ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Second edition");
  press (GTK_WIDGET (dialog), "Rename");
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "Second edition");
  g_assert_cmpint (changes, ==, 1);
  close_sets (stage);
}

/* --- from a file --- */

#define HEAD "{\"tableside_tables\":1,\"game\":\"competitors\",\"id\":\"ours\",\"title\":\"Theirs\","

/* A file with one cell in Africa, 7 of the hazards. (transfer full) */
static char *
file_with (const char *cell)
{
  g_autoptr (GString) text = g_string_new (HEAD);

  for (int table = 0; table < COMPETITORS_TABLES; table++) {
    g_string_append_printf (text, "%s\"%s\":{", table > 0 ? "," : "", ts_competitors_tables[table].id);
    for (int i = 0; i < COMPETITORS_CONTINENTS; i++) {
      g_string_append_printf (text, "%s\"%s\":[", i > 0 ? "," : "", ts_competitors_continents[i].id);
      for (int face = 1; face <= COMPETITORS_FACES; face++)
        g_string_append_printf (text, "%s%s", face > 1 ? "," : "",
                                table == 0 && i == 3 && face == 7 ? cell : "null");
      g_string_append_c (text, ']');
    }
    g_string_append_c (text, '}');
  }
  g_string_append_c (text, '}');
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
test_import (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog = open_sets (stage, NULL, NULL);
  g_autofree char *good = file_with ("{\"text\":\"A camel.\",\"save\":4}");
  g_autofree char *bad = file_with ("{\"text\":\"A camel.\",\"save\":7}");

  import (dialog, bad, strlen (bad), "Hazards, Africa, 7: The save number must be 1 to 6.");
  g_assert_cmpuint (n_sets (), ==, 0);
  g_assert_cmpint (changes, ==, 0);
  import (dialog, good, strlen (good), "Theirs");
  g_assert_cmpuint (n_sets (), ==, 1);
  g_assert_cmpint (changes, ==, 1);
  wait_without (dialog, GTK_TYPE_LABEL, "Hazards, Africa, 7: The save number must be 1 to 6.");
  close_sets (stage);
}

/* What the banner offers goes with the sentence that it offered it for. */
static void
test_import_other_notice (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *same = file_with ("null");
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, NULL, NULL);
  import (dialog, same, strlen (same),
          "There is a set with the id “ours” already: “From the box”. Take that one away first, or give the "
          "file another id.");
  activate (dialog, "sets.rename", "nowhere");
  press (GTK_WIDGET (dialog), "_Understood");
  g_assert_cmpuint (n_sets (), ==, 1);
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (find (GTK_WIDGET (dialog), ADW_TYPE_BANNER, NULL))));
  close_sets (stage);
}

/* One that has the id of another set is refused, and is another set with one tap. */
static void
test_import_same_id (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = file_with ("null");
  g_autoptr (GBytes) before = NULL, after = NULL;
  AdwDialog *dialog;

  keep ("ours", "From the box");
  before = ts_event_tables_get_file ("ours", NULL);
  dialog = open_sets (stage, NULL, NULL);
  import (dialog, text, strlen (text),
          "There is a set with the id “ours” already: “From the box”. Take that one away first, or give the "
          "file another id.");
  g_assert_cmpuint (n_sets (), ==, 1);
  g_assert_cmpint (changes, ==, 0);
  press (GTK_WIDGET (dialog), "Keep It as Another Set");
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "Theirs");
  g_assert_cmpuint (n_sets (), ==, 2);
  after = ts_event_tables_get_file ("ours", NULL);
  g_assert_true (g_bytes_equal (before, after));
  close_sets (stage);
}

static void
test_import_hostile (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *cell, *said;
  } cells[] = {
    { "{\"text\":\"\\u202e evil\"}", "Hazards, Africa, 7: The character U+202E cannot stand in a text; it "
                                     "should be one line of letters and signs." },
    { "{\"text\":\"a\\u0000b\"}", NULL },
    { "{\"text\":4}", NULL },
    { "[]", NULL },
  };
  const gsize large = 10 * 1000 * 1000;
  g_autofree char *text = g_malloc (large);
  AdwDialog *dialog = open_sets (stage, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++) {
    g_autofree char *file = file_with (cells[i].cell);
    g_autoptr (GError) error = NULL;

    g_assert_null (ts_event_tables_read (file, strlen (file), &error));
    import (dialog, file, strlen (file), cells[i].said != NULL ? cells[i].said : error->message);
  }
  import (dialog, "{\0}", 3, "The file is not UTF-8 text.");
  memset (text, 'x', large);
  import (dialog, text, large, "“import.json” is no table set: it is larger than 1024 KiB.");
  g_assert_cmpuint (n_sets (), ==, 0);
  g_assert_cmpint (changes, ==, 0);
  close_sets (stage);
}

static void
test_export (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;
  g_autoptr (GFile) file = new_file ("", 0);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/ours.json");
  g_autoptr (GBytes) kept = NULL, written = NULL;

  keep ("ours", "From the box");
  dialog = open_sets (stage, NULL, NULL);
  ts_event_tables_dialog_export (TS_EVENT_TABLES_DIALOG (dialog), "ours", file);
  kept = ts_event_tables_get_file ("ours", NULL);
  written = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (kept, written));
  wait_for (dialog, GTK_TYPE_LABEL, "The set is in “import.json”.");
  ts_event_tables_dialog_export (TS_EVENT_TABLES_DIALOG (dialog), "ours", nowhere);
  wait_for (dialog, GTK_TYPE_BUTTON, NULL);
  g_assert_cmpint (changes, ==, 0);
  close_sets (stage);
}

/* --- the tables --- */

static void
key (gpointer widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    gboolean handled;

    if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
      continue;
    g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    g_assert_true (handled);
    return;
  }
  g_assert_not_reached ();
}

static TsEventTablesPage *
page_of (AdwDialog *dialog)
{
  return TS_EVENT_TABLES_PAGE (wait_for (dialog, TS_TYPE_EVENT_TABLES_PAGE, NULL));
}

static gpointer
grid_of (AdwDialog *dialog)
{
  return wait_for (dialog, TS_TYPE_EVENT_TABLES_GRID, NULL);
}

static gpointer
text_of (AdwDialog *dialog)
{
  return wait_for (dialog, GTK_TYPE_TEXT_VIEW, NULL);
}

/* Which cell has the gold frame. */
static void
assert_at (AdwDialog *dialog, CompetitorsTable table, int continent, int face)
{
  GtkWidget *cell = find (grid_of (dialog), TS_TYPE_EVENT_TABLES_CELL, ".chosen");
  const CompetitorsPlace *place = ts_event_tables_cell_get_place (TS_EVENT_TABLES_CELL (cell));

  g_assert_cmpint (place->table, ==, table);
  g_assert_cmpint (place->continent, ==, continent);
  g_assert_cmpint (place->face, ==, face);
  g_assert_null (find_nth (grid_of (dialog), TS_TYPE_EVENT_TABLES_CELL, ".chosen", 1));
}

/* Writes over what is in the cell. */
static void
write_text (AdwDialog *dialog, const char *text)
{
  key (grid_of (dialog), GDK_KEY_Return);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (text_of (dialog)), text, -1);
}

static void
assert_kept (const CompetitorsPlace *place, const char *text, int save)
{
  g_autoptr (TsEventTables) set = ts_event_tables_load ("ours", NULL);
  const CompetitorsCell *cell = ts_event_tables_cell (set, place);

  g_assert_cmpstr (cell->text, ==, text);
  g_assert_cmpint (cell->save, ==, save);
}

static void
paste (AdwDialog *dialog, const char *text)
{
  ts_event_tables_page_paste (page_of (dialog), text, strlen (text));
}

static void
do_action (AdwDialog *dialog, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (page_of (dialog)), action, NULL);
}

/* What Tab does in the text; or Enter, which goes on to the next face. */
static void
take (AdwDialog *dialog, gboolean go_on)
{
  gtk_widget_activate_action (text_of (dialog), "cell.take", "b", go_on);
}

/* (transfer none) */
static const char *
get_written (AdwDialog *dialog)
{
  static char *written;
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (text_of (dialog));
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_free (written);
  return written = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
}

static void
assert_said (AdwDialog *dialog, const char *sentence)
{
  AdwBanner *notice = ADW_BANNER (wait_for (page_of (dialog), ADW_TYPE_BANNER, NULL));

  g_assert_true (adw_banner_get_revealed (notice));
  g_assert_cmpstr (adw_banner_get_title (notice), ==, sentence);
}

/* Text, Tab, digit, Enter, text …: each is kept at once. */
static void
test_type (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const CompetitorsPlace at = { COMPETITORS_HAZARDS, 3, 8 }, next = { COMPETITORS_HAZARDS, 3, 9 };
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  assert_at (dialog, COMPETITORS_HAZARDS, 3, 7);
  key (grid_of (dialog), GDK_KEY_Down);
  write_text (dialog, "  Sand, <b>sand</b> & more sand. ");
  take (dialog, FALSE);
  assert_kept (&at, "Sand, <b>sand</b> & more sand.", 0);
  key (wait_for (dialog, ADW_TYPE_WRAP_BOX, ".saves"), GDK_KEY_3);
  assert_kept (&at, "Sand, <b>sand</b> & more sand.", 3);
  key (wait_for (dialog, ADW_TYPE_WRAP_BOX, ".saves"), GDK_KEY_Return);
  assert_at (dialog, COMPETITORS_HAZARDS, 3, 9);
  write_text (dialog, "A mirage.");
  take (dialog, TRUE);
  assert_kept (&next, "A mirage.", 0);
  assert_at (dialog, COMPETITORS_HAZARDS, 3, 10);
  g_assert_cmpint (changes, ==, 3);
  g_assert_cmpuint (assert_named (dialog), >, 10);
  close_sets (stage);
}

static void
test_event (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const CompetitorsPlace at = { COMPETITORS_EVENTS, 0, 1 };
  AdwDialog *dialog;
  GtkWidget *effect, *stepper;
  g_autoptr (TsEventTables) set = NULL;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &at);
  write_text (dialog, "A parade.");
  effect = wait_for (dialog, ADW_TYPE_WRAP_BOX, ".effects");
  stepper = find (effect, GTK_TYPE_SPIN_BUTTON, NULL);
  gtk_editable_set_text (GTK_EDITABLE (stepper), "-5000"); /* and no Enter in it */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (effect, GTK_TYPE_TOGGLE_BUTTON, NULL)), TRUE);
  key (effect, GDK_KEY_Return);
  set = ts_event_tables_load ("ours", NULL);
  g_assert_cmpstr (ts_event_tables_cell (set, &at)->text, ==, "A parade.");
  g_assert_cmpint (ts_event_tables_cell (set, &at)->money, ==, -5000);
  g_assert_cmpint (ts_event_tables_cell (set, &at)->points, ==, 0);
  g_assert_true (ts_event_tables_cell (set, &at)->stops);
  assert_at (dialog, COMPETITORS_EVENTS, 0, 2);
  close_sets (stage);
}

static void
test_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;
  gpointer grid;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  grid = grid_of (dialog);
  key (grid, GDK_KEY_Left);
  assert_at (dialog, COMPETITORS_HAZARDS, 2, 7);
  key (grid, GDK_KEY_Home);
  key (grid, GDK_KEY_Up);
  assert_at (dialog, COMPETITORS_HAZARDS, 2, 1);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_RTL);
  key (grid, GDK_KEY_Left);
  assert_at (dialog, COMPETITORS_HAZARDS, 3, 1);
  key (grid, GDK_KEY_End);
  do_action (dialog, "tables.other-table");
  assert_at (dialog, COMPETITORS_EVENTS, 3, 12);
  do_action (dialog, "tables.next-empty");
  assert_at (dialog, COMPETITORS_EVENTS, 4, 1);
  key (grid, GDK_KEY_Page_Down);
  key (grid, GDK_KEY_Page_Down);
  assert_at (dialog, COMPETITORS_EVENTS, 5, 1);
  key (grid, GDK_KEY_Page_Up);
  assert_at (dialog, COMPETITORS_EVENTS, 4, 1);
  g_assert_cmpint (changes, ==, 0);
  close_sets (stage);
}

/* Escape puts back what was there; Delete empties; both can be seen in the file. */
static void
test_escape_and_delete (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  write_text (dialog, "Nonsense");
  gtk_widget_activate_action (text_of (dialog), "cell.give-up", NULL);
  wait_for (grid_of (dialog), GTK_TYPE_LABEL, "A camel in the way.");
  g_assert_cmpint (changes, ==, 0);
  assert_kept (&africa_7, "A camel in the way.", 4);
  key (grid_of (dialog), GDK_KEY_Delete);
  assert_kept (&africa_7, NULL, 0);
  do_action (dialog, "tables.undo");
  assert_kept (&africa_7, "A camel in the way.", 4);
  do_action (dialog, "tables.redo");
  assert_kept (&africa_7, NULL, 0);
  close_sets (stage);
}

/* A text that cannot be is told, stays to be mended, and holds whoever would leave it. */
static void
test_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *long_text = g_strnfill (COMPETITORS_TEXT_LENGTH + 1, 'x');
  g_autofree char *huge = g_strnfill (10 * 1000 * 1000, 'x');
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  write_text (dialog, long_text);
  wait_for (dialog, GTK_TYPE_LABEL, "Hazards, Africa, 7: The text is too long; 400 characters are the most.");
  take (dialog, TRUE);
  assert_at (dialog, COMPETITORS_HAZARDS, 3, 7);
  g_assert_false (adw_dialog_get_can_close (dialog));
  write_text (dialog, "a\342\200\256b");
  wait_for (
      dialog, GTK_TYPE_LABEL,
      "Hazards, Africa, 7: The character U+202E cannot stand in a text; it should be one line of letters "
      "and signs.");
  write_text (dialog, "two\nlines");
  g_assert_cmpstr (get_written (dialog), ==, "two lines");
  write_text (dialog, "a\342\200\256b");
  adw_dialog_close (dialog);
  press (GTK_WIDGET (dialog), "Leave It as It Was");
  g_assert_true (adw_dialog_get_can_close (dialog));
  write_text (dialog, huge);
  g_assert_cmpstr (get_written (dialog), ==, "");
  gtk_widget_activate_action (text_of (dialog), "cell.give-up", NULL);
  g_assert_true (adw_dialog_get_can_close (dialog));
  g_assert_cmpint (changes, ==, 0);
  assert_kept (&africa_7, "A camel in the way.", 4);
  close_sets (stage);
}

static void
test_paste (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const CompetitorsPlace asia_8 = { COMPETITORS_HAZARDS, 4, 8 };
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  paste (dialog, "a\t1\tb\t2\nc\t3\td\t4\n");
  assert_kept (&africa_7, "a", 1);
  assert_kept (&asia_8, "d", 4);
  g_assert_cmpint (changes, ==, 1);
  do_action (dialog, "tables.undo");
  assert_kept (&africa_7, "A camel in the way.", 4);
  assert_kept (&asia_8, NULL, 0);
  close_sets (stage);
}

/* What the sign of the money means stands beside it, whether it was pasted or put in. */
static void
test_what_it_brings (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const CompetitorsPlace first = { COMPETITORS_EVENTS, 0, 1 };
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &first);
  wait_for (dialog, GTK_TYPE_LABEL, "With a minus the bank takes it.");
  paste (dialog, "North America\tBrings\nToll.\t-5000\n");
  wait_for (dialog, GTK_TYPE_LABEL, "The bank takes 5,000.");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (GTK_WIDGET (dialog), GTK_TYPE_SPIN_BUTTON, NULL)), 500);
  wait_for (dialog, GTK_TYPE_LABEL, "The bank pays 500.");
  close_sets (stage);
}

static void
test_paste_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *huge = g_strnfill (10 * 1000 * 1000, 'x');
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  paste (dialog, huge);
  assert_said (dialog, "That is too much to paste; 1024 KiB is the most.");
  paste (dialog, "a\t7");
  assert_said (dialog, "Row 1, column 2: This should be a save number, 1 to 6.");
  paste (dialog, "a\342\200\256b");
  assert_said (dialog,
               "Row 1, column 1: Hazards, Africa, 7: The character U+202E cannot stand in a text; it should "
               "be one line of letters and signs.");
  paste (dialog, "");
  assert_said (dialog, "There is nothing to paste. Copy some cells of a spreadsheet first.");
  write_text (dialog, "a\342\200\256b");
  press (GTK_WIDGET (page_of (dialog)), "_Understood"); /* and what is being written stays */
  g_assert_cmpstr (get_written (dialog), ==, "a\342\200\256b");
  gtk_widget_activate_action (text_of (dialog), "cell.give-up", NULL);
  g_assert_false (
      adw_banner_get_revealed (ADW_BANNER (find (GTK_WIDGET (page_of (dialog)), ADW_TYPE_BANNER, NULL))));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (dialog)), huge);
  do_action (dialog, "tables.paste");
  wait_for (dialog, GTK_TYPE_LABEL, "That is too much to paste; 1024 KiB is the most.");
  g_assert_cmpint (changes, ==, 0);
  assert_kept (&africa_7, "A camel in the way.", 4);
  close_sets (stage);
}

/* What was copied comes from the clipboard again. */
static void
test_copy (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const CompetitorsPlace asia_7 = { COMPETITORS_HAZARDS, 4, 7 };
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  do_action (dialog, "tables.copy");
  key (grid_of (dialog), GDK_KEY_Right);
  do_action (dialog, "tables.paste");
  wait_until (is_changed, NULL);
  assert_kept (&asia_7, "A camel in the way.", 4);
  close_sets (stage);
}

/* If the disk does not take it, the change stays on the screen, is told, and is kept when it can be. */
static void
test_not_saved (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = ts_collection_get_folder (GAME);
  g_autofree char *aside = g_strconcat (folder, ".aside", NULL);
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL)); /* no folder can be there */
  write_text (dialog, "Two camels.");
  take (dialog, TRUE);
  wait_for (grid_of (dialog), GTK_TYPE_LABEL, "Two camels.");
  wait_for (dialog, GTK_TYPE_BUTTON, "Try Again");
  g_assert_cmpint (changes, ==, 0);
  g_assert_false (adw_dialog_get_can_close (dialog));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);
  assert_kept (&africa_7, "A camel in the way.", 4);
  press (GTK_WIDGET (dialog), "Try Again");
  assert_kept (&africa_7, "Two camels.", 4);
  g_assert_cmpint (changes, ==, 1);
  g_assert_true (adw_dialog_get_can_close (dialog));
  close_sets (stage);
}

/* Whoever closes the dialog while writing means what stands there. */
static void
test_close (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog;

  keep ("ours", "From the box");
  dialog = open_sets (stage, "ours", &africa_7);
  write_text (dialog, "Two camels.");
  close_window (stage);
  assert_kept (&africa_7, "Two camels.", 4);
  forget_sets ();
}

/* Where there is room for one continent, the cell that was asked for is open, and Enter opens the next one.
 */
static void
test_narrow (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const CompetitorsPlace africa_12 = { COMPETITORS_HAZARDS, 3, 12 }, asia_1 = { COMPETITORS_HAZARDS, 4, 1 };
  AdwDialog *dialog;

  keep ("ours", "From the box");
  stage_open (stage, null_games, NULL);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 720);
  wait_until (is_small, stage->window);
  dialog = present_sets (stage, "ours", &africa_12);
  wait_for (dialog, GTK_TYPE_LABEL, "Africa, 1 of 12");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (text_of (dialog)), "A mirage.", -1);
  take (dialog, TRUE);
  assert_kept (&africa_12, "A mirage.", 0);
  wait_for (dialog, GTK_TYPE_LABEL, "Asia, 0 of 12");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (text_of (dialog)), "A typhoon.", -1);
  take (dialog, FALSE);
  assert_kept (&asia_1, "A typhoon.", 0);
  g_assert_cmpuint (assert_named (dialog), >, 10);
  close_sets (stage);
}

/* A new set: its title, and then the first cell. */
static void
test_new (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog = open_sets (stage, NULL, NULL);

  activate (dialog, "sets.new", NULL);
  gtk_editable_set_text (GTK_EDITABLE (wait_for (dialog, ADW_TYPE_ENTRY_ROW, NULL)), "Ours");
  press (GTK_WIDGET (dialog), "Begin with Empty Tables");
  assert_at (dialog, COMPETITORS_HAZARDS, 0, 1);
  write_text (dialog, "A moose.");
  take (dialog, TRUE);
  assert_kept (&(CompetitorsPlace) { COMPETITORS_HAZARDS, 0, 1 }, "A moose.", 0);
  gtk_widget_activate_action (GTK_WIDGET (page_of (dialog)), "navigation.pop", NULL);
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "1 of 144 cells");
  g_assert_nonnull (
      gtk_widget_get_focus_child (wait_for (dialog, GTK_TYPE_LIST_BOX, NULL))); /* Escape goes on from here */
  close_sets (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/competitors/sets/list", test_list, NULL);
  stage_add ("/competitors/sets/list/empty", test_list_empty, NULL);
  stage_add ("/competitors/sets/broken", test_broken, NULL);
  stage_add ("/competitors/sets/remove", test_remove, NULL);
  stage_add ("/competitors/sets/remove-by-menu", test_remove_by_menu, NULL);
  stage_add ("/competitors/sets/duplicate", test_duplicate, NULL);
  stage_add ("/competitors/sets/rename", test_rename, NULL);
  stage_add ("/competitors/sets/import", test_import, NULL);
  stage_add ("/competitors/sets/import/same-id", test_import_same_id, NULL);
  stage_add ("/competitors/sets/import/other-notice", test_import_other_notice, NULL);
  stage_add ("/competitors/sets/import/hostile", test_import_hostile, NULL);
  stage_add ("/competitors/sets/export", test_export, NULL);
  stage_add ("/competitors/sets/type", test_type, NULL);
  stage_add ("/competitors/sets/event", test_event, NULL);
  stage_add ("/competitors/sets/keys", test_keys, NULL);
  stage_add ("/competitors/sets/escape-and-delete", test_escape_and_delete, NULL);
  stage_add ("/competitors/sets/refused", test_refused, NULL);
  stage_add ("/competitors/sets/paste", test_paste, NULL);
  stage_add ("/competitors/sets/what-it-brings", test_what_it_brings, NULL);
  stage_add ("/competitors/sets/paste/refused", test_paste_refused, NULL);
  stage_add ("/competitors/sets/copy", test_copy, NULL);
  stage_add ("/competitors/sets/not-saved", test_not_saved, NULL);
  stage_add ("/competitors/sets/close", test_close, NULL);
  stage_add ("/competitors/sets/narrow", test_narrow, NULL);
  stage_add ("/competitors/sets/new", test_new, NULL);
  return stage_run ();
}
