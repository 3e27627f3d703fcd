/* The application as people meet it: it starts, shows games and tables, opens files, forgets nothing. */
#include "stage.h"

#include "app/new-table/new-table-page.h"
#include "app/play/play-page.h"
#include "app/shortcuts.h"
#include "app/start/game-tile.h"
#include "app/start/table-card.h"
#include "config.h"
#include "games/null/rules/rules.h"
#include "keys.h"
#include "names.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static guint
count (GtkWidget *root, GType type)
{
  guint n = 0;

  while (find_nth (root, type, NULL, n) != NULL)
    n++;
  return n;
}

static gboolean
exists (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
say (TsPlayPage *page, const char *line)
{
  g_autoptr (GError) error = NULL;

  ts_table_say_line (ts_play_page_get_table (page), line, strlen (line), &error);
  g_assert_no_error (error);
}

/* --- the start --- */

static void
test_null_game (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *tile;

  stage_open (stage, null_games, NULL);
  tile = wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  g_assert_nonnull (find (tile, GTK_TYPE_LABEL, "Null Game"));
  g_assert_nonnull (find (tile, GTK_TYPE_LABEL, "1–6 players"));
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_GAME_TILE), ==, 1);
  stage_close (stage);
}

static void
test_every_game (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  guint n = 0;

  stage_open (stage, ts_games, NULL);
  wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  for (; ts_games[n] != NULL; n++)
    g_assert_true (gtk_widget_is_sensitive (wait_for (stage->window, GTK_TYPE_BUTTON, ts_games[n]->title)));
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_GAME_TILE), ==, n);
  stage_close (stage);
}

/* A phone held either way shows all of it, if need be by scrolling. */
static void
assert_small (Stage *stage)
{
  int width, height;

  gtk_widget_measure (GTK_WIDGET (stage->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (stage->window), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_assert_cmpint (height, <=, 294);
}

static void
test_small (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, ts_games, NULL);
  assert_small (stage);
  stage_close (stage);
}

/* --- the tables on the start page --- */

typedef struct {
  GtkWidget *window;
  guint n;
} Cards;

static void
test_no_tables (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, ".invitation");
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL));
  wait_without (stage->window, GTK_TYPE_LABEL, "Go on playing");
  wait_without (stage->window, GTK_TYPE_LABEL, "Finished");
  stage_close (stage);
}

static GThread *window_thread;
static int n_begun_beside;

/* The null game, which says where it is played. */
static gboolean
start_beside (TsStep *step, GError **error)
{
  g_assert_true (g_thread_self () != window_thread);
  g_atomic_int_inc (&n_begun_beside);
  return ts_null_game.start (step, error);
}

/* A very long evening takes a while, so tables are played through beside the window, which goes on working.
 */
static void
test_read_beside (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsGame game = ts_null_game;
  const TsGame *const games[] = { &game, NULL };
  g_autofree char *path = put_table ("going.tableside", GOING);

  game.start = start_beside;
  window_thread = g_thread_self ();
  n_begun_beside = 0;
  stage_open (stage, games, NULL);
  wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL);
  g_assert_cmpint (g_atomic_int_get (&n_begun_beside), >, 0);
  stage_close (stage);
}

static void
test_tables (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *going = put_table ("going.tableside", GOING);
  g_autofree char *over = put_table ("over.tableside", OVER);
  g_autofree char *broken =
      put_table ("broken.tableside", "{\"tableside\":1,\"game\":\"bridge\",\"players\":[]}\n");
  GtkWidget *card;

  stage_open (stage, null_games, NULL);
  card = wait_for (stage->window, TS_TYPE_TABLE_CARD, "Bo rolls two dice.");
  g_assert_nonnull (find (card, GTK_TYPE_LABEL, "Ann"));
  g_assert_false (gtk_widget_has_css_class (card, "over"));
  card = wait_for (stage->window, TS_TYPE_TABLE_CARD, "Cleo wins with 2 points.");
  g_assert_true (gtk_widget_has_css_class (card, "over"));
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "bridge");
  wait_for (stage->window, GTK_TYPE_LABEL, "Go on playing");
  wait_for (stage->window, GTK_TYPE_LABEL, "Finished");
  wait_without (stage->window, GTK_TYPE_LABEL, ".invitation");
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD), ==, 3);
  stage_close (stage);
}

static gboolean
has_cards (gpointer data)
{
  Cards *cards = data;

  return count (cards->window, TS_TYPE_TABLE_CARD) == cards->n;
}

static void
wait_for_cards (Stage *stage, guint n)
{
  Cards cards = { GTK_WIDGET (stage->window), n };

  wait_until (has_cards, &cards);
}

/* Tables that nobody goes on with do not push the games away. */
static void
test_waiting (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *first, *fourth;

  for (guint i = 0; i < 5; i++) {
    g_autofree char *name = g_strdup_printf ("%u.tableside", i);
    g_autofree char *path = put_table (name, GOING);
  }
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, "Still waiting");
  wait_for_cards (stage, 5);
  first = find_nth (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL, 0);
  fourth = find_nth (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL, 3);
  g_assert_cmpuint (count (gtk_widget_get_parent (first), TS_TYPE_TABLE_CARD), ==, 3);
  g_assert_cmpuint (count (gtk_widget_get_parent (fourth), TS_TYPE_TABLE_CARD), ==, 2);
  stage_close (stage);
}

static void
test_older (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < 41; i++) {
    g_autofree char *name = g_strdup_printf ("%u.tableside", i);
    g_autofree char *path = put_table (name, OVER);
  }
  stage_open (stage, null_games, NULL);
  wait_for (stage->window, GTK_TYPE_BUTTON, "Show Older Tables");
  wait_for_cards (stage, 40);
  press (GTK_WIDGET (stage->window), "Show Older Tables");
  wait_for_cards (stage, 41);
  wait_without (stage->window, GTK_TYPE_BUTTON, "Show Older Tables");
  stage_close (stage);
}

/* One tap goes on playing; back on the start page, the card tells what happened meanwhile. */
static void
test_go_on (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  GtkWidget *page;

  stage_open (stage, null_games, NULL);
  press (wait_for (stage->window, TS_TYPE_TABLE_CARD, "Bo rolls two dice."), "Bo rolls two dice.");
  page = wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  say (TS_PLAY_PAGE (page), "{\"do\":\"roll\",\"dice\":[1,1]}");
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "Ann rolls two dice.");
  wait_without (stage->window, TS_TYPE_TABLE_CARD, "Bo rolls two dice.");
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD), ==, 1);
  stage_close (stage);
}

/* --- taking a table away --- */

static void
take_away (Stage *stage)
{
  GtkWidget *card = wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL);

  gtk_widget_activate_action (card, "card.remove", NULL);
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL));
  wait_for (stage->window, GTK_TYPE_LABEL, "The table was moved to the trash");
}

static void
test_trash_by_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *one = put_table ("one.tableside", GOING);
  g_autofree char *other = put_table ("other.tableside", GOING);
  GtkWidget *card;

  stage_open (stage, null_games, NULL);
  wait_for_cards (stage, 2);
  card = find_nth (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL, 1);
  gtk_widget_child_focus (card, GTK_DIR_TAB_FORWARD);
  gtk_widget_activate_action (card, "card.remove", NULL);
  card = find (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage->window)), card));
  stage_close (stage);
}

static gboolean
is_at_card (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (window);

  return focus != NULL && gtk_widget_get_ancestor (focus, TS_TYPE_TABLE_CARD) != NULL;
}

static void
leave_page (Stage *stage)
{
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  let_pass (400);
  type_key (stage->window, "Escape");
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
}

/* Return goes on with a table as soon as the page is there, and when somebody comes back from one. */
static void
test_begin_at_table (Stage *stage, gconstpointer text)
{
  g_autofree char *path = put_table ("table.tableside", text);

  stage_open (stage, null_games, NULL);
  wait_for_cards (stage, 1);
  let_pass (100);
  g_assert_cmpint (is_at_card (stage->window), ==, strcmp (text, GOING) == 0); /* else it is at the games */
  press (wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL), "Null Game");
  leave_page (stage);
  wait_until (is_at_card, stage->window);
  let_pass (400);
  g_assert_true (is_at_card (stage->window));
  stage_close (stage);
}

/* Where there is no table, and where somebody asks for one. */
static void
test_begin_at_game (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = NULL;
  GtkWidget *focus;

  stage_open (stage, null_games, NULL);
  wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  let_pass (400);
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  g_assert_true (TS_IS_GAME_TILE (focus));
  stage_close (stage);
  path = put_table ("table.tableside", GOING);
  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "new-table", NULL);
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  let_pass (400);
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  g_assert_true (TS_IS_GAME_TILE (focus));
  stage_close (stage);
}

static void
swipe (GtkWidget *card, double x, double y)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (card);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_GESTURE_SWIPE (controller))
      g_signal_emit_by_name (controller, "swipe", x, y);
  }
}

static void
test_swipe (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  GtkWidget *card;

  stage_open (stage, null_games, NULL);
  card = wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL);
  swipe (card, 100, 0);    /* a finger that slips */
  swipe (card, 700, 2000); /* scrolling */
  swipe (card, 0, -2000);
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD), ==, 1);
  swipe (card, -900, 100);
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD), ==, 0);
  stage_close (stage);
}

static gboolean
are_two (gpointer window)
{
  return count (window, TS_TYPE_TABLE_CARD) == 2;
}

/* Who takes a table back is at it. */
static void
test_focus_of_kept (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *one = put_table ("one.tableside", GOING);
  g_autofree char *other = put_table ("other.tableside", GOING);
  g_autofree char *path = NULL;
  GtkWidget *card, *focus;

  stage_open (stage, null_games, NULL);
  wait_until (are_two, stage->window);
  card = find_nth (GTK_WIDGET (stage->window), TS_TYPE_TABLE_CARD, NULL, 1);
  path = g_strdup (g_object_get_data (G_OBJECT (card), "path"));
  gtk_widget_activate_action (card, "card.remove", NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, "The table was moved to the trash");
  gtk_widget_grab_focus (find (GTK_WIDGET (stage->window), GTK_TYPE_BUTTON, "_Undo"));
  press (GTK_WIDGET (stage->window), "_Undo");
  wait_until (are_two, stage->window);
  let_pass (500); /* the toast goes */
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  card = gtk_widget_get_ancestor (focus, TS_TYPE_TABLE_CARD);
  g_assert_nonnull (card);
  g_assert_cmpstr (g_object_get_data (G_OBJECT (card), "path"), ==, path);
  stage_close (stage);
}

static void
test_undo_trash (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  stage_open (stage, null_games, NULL);
  take_away (stage);
  press (GTK_WIDGET (stage->window), "_Undo");
  wait_for (stage->window, TS_TYPE_TABLE_CARD, "Bo rolls two dice.");
  g_assert_true (exists (path));
  stage_close (stage);
}

static void
test_trash (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  g_autofree char *trashed =
      g_build_filename (g_get_user_data_dir (), "tableside", "trash", "going.tableside", NULL);

  stage_open (stage, null_games, NULL);
  take_away (stage);
  g_assert_true (exists (path));
  stage_close (stage); /* now nobody can take it back any more */
  g_assert_false (exists (path));
  g_assert_true (exists (trashed));
}

static void
test_keep_opened (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  stage_open (stage, null_games, NULL);
  take_away (stage);
  ts_window_open_file (stage->window, file);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  stage_close (stage);
  g_assert_true (exists (path));
}

/* --- opening files --- */

static void
test_open (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *page;

  stage_open (stage, null_games, path);
  page = wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_cmpstr (ts_table_get_path (ts_play_page_get_table (TS_PLAY_PAGE (page))), ==, path);
  g_assert_false (ts_table_is_read_only (ts_play_page_get_table (TS_PLAY_PAGE (page))));

  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "preferences", NULL);
  g_assert_nonnull (stage_dialog (stage));
  /* It is the same table, not a second one that may only be read; and no dialog lies over it. */
  ts_window_open_file (stage->window, file);
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window)));
  g_assert_true (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL) == page);
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE), ==, 1);
  stage_close (stage);
}

/* Two paths that lead to one file lead to one page. */
static void
test_open_link (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  g_autofree char *link_path = g_build_filename (g_get_user_data_dir (), "link.tableside", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link_path);
  GtkWidget *page;

  g_assert_cmpint (symlink (path, link_path), ==, 0);
  stage_open (stage, null_games, path);
  page = wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  ts_window_open_file (stage->window, file);
  let_pass (100);
  g_assert_true (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL) == page);
  g_assert_cmpuint (count (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE), ==, 1);
  stage_close (stage);
  g_assert_cmpint (g_unlink (link_path), ==, 0);
}

static void
test_open_nonsense (Stage *stage, gconstpointer text)
{
  g_autofree char *path = put_table ("nonsense.tableside", text);
  g_autofree char *after = NULL;

  stage_open (stage, null_games, path);
  wait_for (stage->window, ADW_TYPE_STATUS_PAGE, "This table cannot be opened");
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  stage_close (stage);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

static void
test_open_missing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, null_games, "/nowhere/at/all.tableside");
  wait_for (stage->window, ADW_TYPE_STATUS_PAGE, "This table cannot be opened");
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "new-table", NULL);
  wait_for (stage->window, TS_TYPE_GAME_TILE, NULL);
  stage_close (stage);
}

/* --- names and keys --- */

static void
open_dialog (Stage *stage, const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), action, NULL);
  wait_for (stage_dialog (stage), GTK_TYPE_LABEL, NULL);
}

static gboolean
is_phone (gpointer window)
{
  return gtk_widget_get_width (window) < 400;
}

/* Nothing that scrolls in the dialog is scrolled; and closes it. */
static void
assert_at_top (Stage *stage, const char *name)
{
  AdwDialog *dialog = stage_dialog (stage);
  GtkWidget *viewport;
  guint n = 0;

  g_test_message ("%s", name);
  let_pass (600); /* it slides in */
  for (; (viewport = find_nth (GTK_WIDGET (dialog), GTK_TYPE_VIEWPORT, NULL, n)) != NULL; n++) {
    GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));

    g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  }
  g_assert_cmpuint (n, >, 0);
  adw_dialog_force_close (dialog);
}

/* However much of it the focus would be below, on a phone with large text. */
static void
test_at_top (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const of_app[] = { "preferences", "shortcuts", "help" };
  static const char *const of_page[] = { "play.remind", "play.pace" };
  TsPlayPage *page = open_page (stage, GOING);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 370, 650);
  wait_until (is_phone, stage->window);
  let_pass (300);
  for (guint i = 0; i < G_N_ELEMENTS (of_app); i++) {
    open_dialog (stage, of_app[i]);
    assert_at_top (stage, of_app[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (of_page); i++) {
    gtk_widget_activate_action (GTK_WIDGET (page), of_page[i], NULL);
    assert_at_top (stage, of_page[i]);
  }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
  stage_close (stage);
}

static void
test_names (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const dialogs[] = { "preferences", "shortcuts", "help", "about" };
  g_autofree char *going = put_table ("going.tableside", GOING);
  g_autofree char *over = put_table ("over.tableside", OVER);

  stage_open (stage, null_games, NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, "Finished");
  g_assert_cmpuint (assert_named (stage->window), >=, 6);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++) {
    open_dialog (stage, dialogs[i]);
    g_assert_cmpuint (assert_named (stage_dialog (stage)), >=, 1);
    adw_dialog_force_close (stage_dialog (stage));
  }
  stage_close (stage);
}

static void
test_names_play (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  stage_open (stage, null_games, path);
  g_assert_cmpuint (assert_named (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL)), >=, 3);
  stage_close (stage);
}

/* Whatever a game brings along, on its page for a new table and on its board, has a name and fits a phone. */
static void
test_game_pages (Stage *stage, gconstpointer data)
{
  const TsGame *game = data;
  g_autofree char *table = g_strdup_printf ("{\"tableside\":1,\"game\":\"%s\",\"players\":"
                                            "[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n",
                                            game->id);
  g_autofree char *path = put_table ("going.tableside", table);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  stage_open (stage, ts_games, NULL);
  ts_window_new_table (stage->window, game);
  g_assert_cmpuint (assert_named (wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL)), >=, 3);
  assert_small (stage);
  ts_window_open_file (stage->window, file);
  g_assert_cmpuint (assert_named (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL)), >=, 3);
  assert_small (stage);
  stage_close (stage);
}

/* Each key is named: who reads of 1 and 6 does not try 3. */
static void
assert_keys (Stage *stage, const char *label, const char *keys)
{
  GtkWidget *row = find (GTK_WIDGET (stage_dialog (stage)), ADW_TYPE_PREFERENCES_ROW, label);

  for (; *keys != '\0'; keys++)
    g_assert_nonnull (find (row, GTK_TYPE_LABEL, (char[]) { *keys, '\0' }));
}

static void
test_shortcuts_dialog (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, null_games, NULL);
  open_dialog (stage, "shortcuts");
  for (const TsShortcut *it = ts_shortcuts; it->label != NULL; it++)
    g_assert_nonnull (find (GTK_WIDGET (stage_dialog (stage)), ADW_TYPE_PREFERENCES_ROW, it->label));
  wait_for (stage_dialog (stage), GTK_TYPE_LABEL, "Ctrl+N");
  assert_keys (stage, "Answer “how many?”", "0123456789-");
  assert_keys (stage, "Type in a die that fell", "123456");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* --- what is remembered --- */

static void
test_size (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = NULL;
  int width, height;

  stage_open (stage, null_games, NULL);
  settings = g_settings_new (APP_ID);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 640, 480);
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 640);
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, 480);
  stage_close (stage);

  stage_open (stage, null_games, NULL);
  gtk_window_get_default_size (GTK_WINDOW (stage->window), &width, &height);
  g_assert_cmpint (width, ==, 640);
  g_assert_cmpint (height, ==, 480);
  stage_close (stage);
}

/* A start writes nothing: no disk holds it up. */
static void
test_maximized (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GVariant) at_start = NULL, told = NULL;

  stage_open (stage, null_games, NULL);
  settings = g_settings_new (APP_ID);
  at_start = g_settings_get_user_value (settings, "window-maximized");
  g_assert_null (at_start);
  g_object_notify (G_OBJECT (stage->window), "maximized");
  told = g_settings_get_user_value (settings, "window-maximized");
  g_assert_nonnull (told);
  g_settings_reset (settings, "window-maximized");
  stage_close (stage);
}

static void
test_preferences (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = NULL;

  stage_open (stage, null_games, NULL);
  settings = g_settings_new (APP_ID);
  open_dialog (stage, "preferences");
  adw_toggle_group_set_active_name (
      ADW_TOGGLE_GROUP (find (GTK_WIDGET (stage_dialog (stage)), ADW_TYPE_TOGGLE_GROUP, NULL)), "hand");
  g_assert_cmpint (g_settings_get_enum (settings, "dice"), ==, 1);
  g_settings_reset (settings, "dice");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* One by one, and the newest is taken back; the keyboard goes on to the next one. */
static void
test_forget (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = NULL;
  GtkWidget *dialog;

  stage_open (stage, null_games, NULL);
  settings = g_settings_new (APP_ID);
  g_settings_set (settings, "known-players", "a(ss)", NULL);
  open_dialog (stage, "preferences");
  dialog = GTK_WIDGET (stage_dialog (stage));
  wait_for (dialog, GTK_TYPE_LABEL, "Nobody yet");
  g_settings_set_value (settings, "games-played", g_variant_new_parsed ("@a{su} {'Bo': 2, 'Cy': 1}"));
  g_settings_set_value (settings, "known-players",
                        g_variant_new_parsed ("[('Ann', 'red'), ('Bo', ''), ('Cy', '')]"));
  wait_for (dialog, GTK_TYPE_LABEL, "2 games");
  wait_without (dialog, GTK_TYPE_LABEL, "Nobody yet");
  g_assert_cmpuint (assert_named (dialog), >, 0);
  press (wait_for (dialog, ADW_TYPE_ACTION_ROW, "Bo"), ".touch");
  wait_for (dialog, GTK_TYPE_LABEL, "Bo is forgotten.");
  g_assert_null (find (dialog, ADW_TYPE_ACTION_ROW, "Bo"));
  wait_until (has_focus, find (dialog, ADW_TYPE_ACTION_ROW, "Cy"));
  press (wait_for (dialog, ADW_TYPE_ACTION_ROW, "Ann"), ".touch");
  wait_without (dialog, GTK_TYPE_LABEL, "Bo is forgotten.");
  wait_for (dialog, GTK_TYPE_LABEL, "Ann is forgotten.");
  press (dialog, "Undo");
  wait_for (dialog, ADW_TYPE_ACTION_ROW, "Ann");
  g_assert_null (find (dialog, ADW_TYPE_ACTION_ROW, "Bo"));
  g_settings_reset (settings, "known-players");
  g_settings_reset (settings, "games-played");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/start/null-game", test_null_game, NULL);
  stage_add ("/start/every-game", test_every_game, NULL);
  stage_add ("/start/small", test_small, NULL);
  stage_add ("/tables/none", test_no_tables, NULL);
  stage_add ("/tables/read-beside", test_read_beside, NULL);
  stage_add ("/tables/some", test_tables, NULL);
  stage_add ("/tables/waiting", test_waiting, NULL);
  stage_add ("/tables/older", test_older, NULL);
  stage_add ("/tables/go-on", test_go_on, NULL);
  stage_add ("/tables/begin-at-table", test_begin_at_table, GOING);
  stage_add ("/tables/begin-at-finished", test_begin_at_table, OVER);
  stage_add ("/tables/begin-at-game", test_begin_at_game, NULL);
  stage_add ("/tables/swipe", test_swipe, NULL);
  stage_add ("/tables/undo-trash", test_undo_trash, NULL);
  stage_add ("/tables/focus-of-kept", test_focus_of_kept, NULL);
  stage_add ("/tables/trash", test_trash, NULL);
  stage_add ("/tables/trash-by-keys", test_trash_by_keys, NULL);
  stage_add ("/tables/keep-opened", test_keep_opened, NULL);
  stage_add ("/open/table", test_open, NULL);
  stage_add ("/open/empty", test_open_nonsense, "");
  stage_add ("/open/text", test_open_nonsense, "Dear diary\n");
  stage_add ("/open/markup", test_open_nonsense, "{\"tableside\":1,\"game\":\"<b>&\"}\n");
  stage_add ("/open/link", test_open_link, NULL);
  stage_add ("/open/missing", test_open_missing, NULL);
  stage_add ("/dialogs/at-top", test_at_top, NULL);
  stage_add ("/names/start-page-and-dialogs", test_names, NULL);
  stage_add ("/names/play-page", test_names_play, NULL);
  for (guint i = 0; ts_games[i] != NULL; i++) {
    g_autofree char *name = g_strconcat ("/pages/", ts_games[i]->id, NULL);

    stage_add (name, test_game_pages, ts_games[i]);
  }
  stage_add ("/keys/dialog", test_shortcuts_dialog, NULL);
  stage_add ("/remembered/size", test_size, NULL);
  stage_add ("/remembered/maximized", test_maximized, NULL);
  stage_add ("/remembered/preferences", test_preferences, NULL);
  stage_add ("/remembered/forget", test_forget, NULL);
  return stage_run ();
}
