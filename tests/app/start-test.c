/* The start page: what is found by searching, where files stand that cannot be opened, and what a phone
 * shows. */
#include "keys.h"
#include "stage.h"

#include "app/new-table/new-table-page.h"
#include "app/start/game-tile.h"
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "store/table-list.h"
#include "widgets/field-row.h"

#include <glib/gstdio.h>
#include <utime.h>

#define HEARTS                                                                                               \
  "{\"tableside\":1,\"game\":\"null\",\"created\":\"2025-03-09T20:00:00Z\",\"players\":"                     \
  "[{\"name\":\"Zoé\"},{\"name\":\"Bo\"}]}\n{\"do\":\"roll\",\"dice\":[3,4]}\n"

static GtkWidget *
entry_of (Stage *stage)
{
  return wait_for (stage->window, GTK_TYPE_SEARCH_ENTRY, NULL);
}

static void
begin_search (Stage *stage)
{
  GtkWidget *page = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);

  gtk_widget_activate_action (page, "start.search", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (stage->window)), entry_of (stage)));
}

static void
look_for (Stage *stage, const char *words, guint n)
{
  gtk_editable_set_text (GTK_EDITABLE (entry_of (stage)), words);
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, n);
}

static void
test_search (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *going = put_table ("going.tableside", GOING);
  g_autofree char *over = put_table ("over.tableside", OVER);
  g_autofree char *old = put_table ("hearts.tableside", HEARTS);

  stage_open (stage, null_games, NULL);
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 3);
  begin_search (stage);
  look_for (stage, "cleo", 1);
  look_for (stage, "zoe bo", 1);
  look_for (stage, "2025", 1);
  look_for (stage, "march", 1);
  look_for (stage, "null", 3);
  look_for (stage, "hearts", 1);
  look_for (stage, "cleo zoe", 0);
  wait_for (stage->window, GTK_TYPE_LABEL, "No table fits that. Try a game, a name or a day.");
  g_signal_emit_by_name (entry_of (stage), "stop-search");
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 3);
  wait_without (stage->window, GTK_TYPE_LABEL, "No table fits that. Try a game, a name or a day.");
  stage_close (stage);
}

/* Tables that nobody has asked for yet are found, too. */
static void
test_search_older (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < 41; i++) {
    g_autofree char *name = g_strdup_printf ("%u.tableside", i);
    g_autofree char *path = put_table (name, i == 40 ? HEARTS : OVER);
    GStatBuf status;

    if (i == 40 && g_stat (path, &status) == 0)
      g_utime (path, &(struct utimbuf) { status.st_atime - 1000, status.st_mtime - 1000 });
  }
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, GTK_TYPE_BUTTON, "Show Older Tables");
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 40);
  begin_search (stage);
  look_for (stage, "z", 1);
  look_for (stage, "", 41);
  stage_close (stage);
}

/* Return is for what the text says, though the list may not follow it yet. */
static void
test_search_return (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *going = put_table ("going.tableside", GOING);
  g_autofree char *other = put_table ("hearts.tableside", HEARTS);
  GtkWidget *page;

  stage_open (stage, null_games, NULL);
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 2);
  begin_search (stage);
  gtk_editable_set_text (GTK_EDITABLE (entry_of (stage)), "zoe");
  g_signal_emit_by_name (entry_of (stage), "activate");
  page = wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_cmpstr (ts_session_header (session_of (TS_PLAY_PAGE (page)))->players[0].name, ==, "Zoé");
  stage_close (stage);
}

static GtkWidget *
folder_button_of (GtkWidget *card)
{
  for (guint i = 0;; i++) {
    GtkWidget *button = find_nth (card, GTK_TYPE_BUTTON, NULL, i);

    g_assert_nonnull (button);
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "card.show-folder") == 0)
      return button;
  }
}

/* A file that is no table, and a table that only newer versions know, are told last, by name, with a way to
 * them. */
static void
test_unreadable (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *notes = put_table ("notes.tableside", "Dear diary\n");
  g_autofree char *newer =
      put_table ("newer.tableside", "{\"tableside\":9,\"game\":\"bridge\",\"players\":[]}\n");
  g_autofree char *going = put_table ("going.tableside", GOING);
  g_autofree char *over = put_table ("over.tableside", OVER);
  GtkWidget *card;

  stage_open (stage, null_games, NULL);
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 4);
  wait_for (stage->window, GTK_TYPE_LABEL, "Files that cannot be opened");
  g_assert_nonnull (
      find (find_nth (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL, 0), GTK_TYPE_LABEL, "Ann"));
  g_assert_nonnull (
      find (find_nth (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL, 1), GTK_TYPE_LABEL, "Cleo"));
  card = wait_for (stage->window, TS_TYPE_TABLE_CARD, "notes.tableside");
  g_assert_nonnull (find (card, GTK_TYPE_LABEL, "This file is no table of Tableside."));
  g_assert_true (gtk_widget_get_mapped (folder_button_of (card)));
  g_assert_false (
      gtk_widget_get_mapped (folder_button_of (find (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL))));
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "bridge");
  stage_close (stage);
}

/* --- sizes --- */

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) < 500;
}

/* On a phone games are rows, no higher than a third of the page; and the focus stays where it was. */
static void
test_rows (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *tile, *focus;

  stage_open (stage, ts_games, NULL);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  tile = wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  let_pass (300);
  g_assert_false (gtk_widget_has_css_class (tile, "row"));
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  g_assert_true (focus == tile);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 720);
  wait_until (is_narrow, stage->window);
  let_pass (400);
  g_assert_true (gtk_widget_has_css_class (tile, "row"));
  g_assert_cmpint (gtk_widget_get_height (tile), <, 240);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == focus);
  stage_close (stage);
}

static gboolean
is_seen (gpointer widget)
{
  return is_seen_whole (widget);
}

/* The options of a new table lie at the bottom of a phone: whoever unfolds them sees the first of them. */
static void
test_options (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *fold;

  stage_open (stage, ts_games, NULL);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 640);
  wait_until (is_narrow, stage->window);
  gtk_widget_activate (wait_for (stage->window, TS_TYPE_GAME_TILE, NULL));
  page = wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  fold = wait_for (page, ADW_TYPE_EXPANDER_ROW, NULL);
  let_pass (300);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (fold), TRUE);
  wait_until (is_seen, find (fold, TS_TYPE_FIELD_ROW, NULL));
  stage_close (stage);
}

/* Shift and Tab lead from the button that starts to the first name, past whatever is between. */
static void
test_backwards (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *first;
  guint steps = 0;

  stage_open (stage, ts_games, NULL);
  gtk_widget_activate (wait_for (stage->window, TS_TYPE_GAME_TILE, NULL));
  page = wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  let_pass (300);
  first = find (page, GTK_TYPE_ENTRY, NULL);
  gtk_widget_grab_focus (find (page, GTK_TYPE_BUTTON, ".start-button"));
  while (!gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (stage->window)), first) && steps++ < 20)
    gtk_widget_child_focus (GTK_WIDGET (stage->window), GTK_DIR_TAB_BACKWARD);
  g_assert_cmpuint (steps, <, 20);
  stage_close (stage);
}

/* Whoever comes back from the page of a new table is at the game that they had opened, not at the first. */
static void
test_back_from_game (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *over = put_table ("over.tableside", OVER);
  GtkWidget *tile;

  stage_open (stage, ts_games, NULL);
  wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  let_pass (300);
  tile = find_nth (GTK_WIDGET (stage->window), TS_TYPE_GAME_TILE, NULL, 2);
  gtk_widget_grab_focus (tile);
  gtk_widget_activate (tile);
  wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  let_pass (300);
  g_assert_true (type_key (stage->window, "Escape"));
  wait_without (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  let_pass (300);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == tile);
  stage_close (stage);
}

/* --- what waits for the first frame --- */

/* Whether what stands on a table has its own looks. */
static gboolean
are_there (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *band = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  int height;

  gtk_widget_add_css_class (band, "prompt-band");
  gtk_widget_measure (band, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_object_unref (band);
  return height > 0;
}

/* The first of all tests: a display that has the looks of tables keeps them. */
static void
test_looks (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_false (are_there (NULL));
  stage_open (stage, null_games, NULL);
  wait_until (are_there, NULL);
  stage_close (stage);
}

static GtkLabel *
find_small (Stage *stage)
{
  GtkWidget *label;

  for (guint i = 0; (label = find_nth (GTK_WIDGET (stage->window), GTK_TYPE_LABEL, NULL, i)) != NULL; i++)
    if (gtk_widget_has_css_class (label, "tile-summary"))
      return GTK_LABEL (label);
  return NULL;
}

static gboolean
is_drawn (gpointer widget)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (picture, snapshot, 100, 100);
  node = gtk_snapshot_to_node (snapshot);
  return node != NULL;
}

/* Their room they have from the start: nothing moves. */
static void
test_small_letters (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *label;
  int height;

  stage_open (stage, null_games, NULL);
  label = GTK_WIDGET (find_small (stage));
  while (gtk_widget_get_height (label) == 0)
    g_main_context_iteration (NULL, TRUE);
  height = gtk_widget_get_height (label);
  wait_until (is_drawn, label);
  g_assert_cmpint (gtk_widget_get_height (label), ==, height);
  stage_close (stage);
}

/* What libadwaita says of parts of the page when they have their size, the page says beforehand: else all of
 * it would be styled twice before it is seen. */
static void
test_classes (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const GType parts[] = { ADW_TYPE_TOOLBAR_VIEW, GTK_TYPE_VIEWPORT, ADW_TYPE_CLAMP, GTK_TYPE_BOX };
  GtkWidget *shown;
  g_autoptr (GtkWidget) page = NULL;

  stage_open (stage, null_games, NULL);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  let_pass (300);
  shown = find (GTK_WIDGET (stage->window), TS_TYPE_START_PAGE, NULL);
  page = g_object_ref_sink (g_object_new (TS_TYPE_START_PAGE, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
    g_auto (GStrv) before = gtk_widget_get_css_classes (find (page, parts[i], NULL));
    g_auto (GStrv) after = gtk_widget_get_css_classes (find (shown, parts[i], NULL));

    g_assert_cmpstrv (before, after);
  }
  stage_close (stage);
}

static void
test_menu (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *button;

  stage_open (stage, null_games, NULL);
  page = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  button = find (page, GTK_TYPE_MENU_BUTTON, NULL);
  g_assert_true (gtk_widget_get_sensitive (button));
  for (guint i = 0; i < 2; i++) {
    gtk_menu_button_popup (GTK_MENU_BUTTON (button));
    wait_for (button, GTK_TYPE_LABEL, "_Preferences");
    gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
    wait_without (button, GTK_TYPE_LABEL, "_Preferences");
  }
  stage_close (stage);
}

/* Where there is no table there is nothing to search for. */
static void
test_no_tables (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  GtkWidget *page;

  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  stage_open (stage, null_games, NULL);
  page = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  let_pass (300);
  g_assert_false (gtk_widget_get_mapped (find (page, GTK_TYPE_TOGGLE_BUTTON, NULL)));
  gtk_widget_activate_action (page, "start.search", NULL);
  g_assert_null (find (page, GTK_TYPE_SEARCH_ENTRY, NULL));
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/looks", test_looks, NULL);
  stage_add ("/small-letters", test_small_letters, NULL);
  stage_add ("/classes", test_classes, NULL);
  stage_add ("/menu", test_menu, NULL);
  stage_add ("/search/words", test_search, NULL);
  stage_add ("/search/older", test_search_older, NULL);
  stage_add ("/search/return", test_search_return, NULL);
  stage_add ("/search/no-tables", test_no_tables, NULL);
  stage_add ("/unreadable", test_unreadable, NULL);
  stage_add ("/new-table-options", test_options, NULL);
  stage_add ("/new-table-backwards", test_backwards, NULL);
  stage_add ("/back-from-game", test_back_from_game, NULL);
  stage_add ("/rows", test_rows, NULL);
  return stage_run ();
}
