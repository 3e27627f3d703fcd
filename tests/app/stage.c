#include "stage.h"

#include "app/icon-end.h"
#include "app/pace/clock-setting.h"
#include "app/play/press-guard.h"
#include "config.h"
#include "crash.h"
#include "games/null/rules/rules.h"
#include "store/table-list.h"
#include "widgets/board.h"
#include "widgets/bounds.h"
#include "widgets/title.h"
#include "widgets/wrap-box.h"

#include <glib/gstdio.h>
#include <string.h>

const TsGame *const null_games[] = { &ts_null_game, NULL };

/* --- a home folder --- */

static char *home;

/* GLib's own way to do this hides the system's data as well, without which pictures are not known as such. */
void
stage_init (int *argc, char ***argv)
{
  static const char *const variables[] = { "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                           "XDG_STATE_HOME" };

  crash_tell_where ();
  home = g_dir_make_tmp ("tableside-XXXXXX", NULL);
  g_assert_nonnull (home);
  g_setenv ("HOME", home, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_setenv (variables[i], home, TRUE);
  g_test_init (argc, argv, NULL);
  test_on_display ();
  ts_icon_end_here ();
  ts_wrap_box_keep_inside ();
  ts_bounds_as_drawn ();
  ts_title_wrap_groups ();
}

static void
forget (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *inside = g_build_filename (path, name, NULL);

    if (g_file_test (inside, G_FILE_TEST_IS_DIR) && !g_file_test (inside, G_FILE_TEST_IS_SYMLINK))
      forget (inside);
    else
      g_unlink (inside);
  }
  g_rmdir (path);
}

void
stage_clear (Stage *self G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *tables = ts_table_list_get_folder ();

  forget (tables);
}

int
stage_run (void)
{
  int result = g_test_run ();

  forget (home);
  g_clear_pointer (&home, g_free);
  return result;
}

/* --- waiting --- */

#define LAST_OF_ALL (G_PRIORITY_LOW + 100) /* the priority behind all that the application has */

static TsPlayPage *the_page; /* that was opened last, or NULL */

static gboolean
too_late (gpointer late)
{
  *(gboolean *) late = TRUE;
  return G_SOURCE_REMOVE;
}

void
wait_until (gboolean (*done) (gpointer data), gpointer data)
{
  gboolean late = FALSE;
  guint timeout = g_timeout_add_seconds (60, too_late, &late); /* only what never comes takes that long */

  while (!late && !done (data))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (done (data));
  if (!late)
    g_source_remove (timeout);
}

typedef struct {
  GtkWidget *root;
  GType type;
  const char *text;
} Wanted;

static GtkWidget *
seen (const Wanted *wanted)
{
  GtkWidget *widget;

  for (guint n = 0; (widget = find_nth (wanted->root, wanted->type, wanted->text, n)) != NULL; n++)
    if (gtk_widget_get_mapped (widget))
      return widget;
  return NULL;
}

static gboolean
is_seen (gpointer wanted)
{
  return seen (wanted) != NULL;
}

static gboolean
is_away (gpointer wanted)
{
  return seen (wanted) == NULL;
}

GtkWidget *
wait_for (gpointer root, GType type, const char *text)
{
  Wanted wanted = { root, type, text };

  wait_until (is_seen, &wanted);
  return seen (&wanted);
}

void
wait_without (gpointer root, GType type, const char *text)
{
  Wanted wanted = { root, type, text };

  wait_until (is_away, &wanted);
}

typedef struct {
  gpointer root;
  GType type;
  guint n;
} Many;

static gboolean
are_shown (gpointer data)
{
  Many *many = data;
  guint n = 0;
  GtkWidget *widget;

  for (guint i = 0; (widget = find_nth (many->root, many->type, NULL, i)) != NULL; i++)
    n += gtk_widget_get_mapped (widget);
  return n == many->n;
}

void
wait_for_n (gpointer root, GType type, guint n)
{
  Many many = { root, type, n };

  wait_until (are_shown, &many);
}

/* --- the application --- */

/* And has its size: until then another one that is asked for is lost. */
static gboolean
is_there (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

void
stage_open (Stage *self, const TsGame *const *games, const char *path)
{
  static guint n = 0; /* each has a name of its own: a bus forgets the one before only after a while */
  g_autofree char *id = g_strdup_printf ("org.tableside.Tableside.Test%u", n++);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (GError) error = NULL;

  self->app = ts_application_new (games);
  g_application_set_application_id (G_APPLICATION (self->app), id);
  g_application_set_flags (G_APPLICATION (self->app),
                           g_application_get_flags (G_APPLICATION (self->app)) | G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (self->app), NULL, &error);
  g_assert_no_error (error);
  if (file != NULL)
    g_application_open (G_APPLICATION (self->app), &file, 1, "");
  else
    g_application_activate (G_APPLICATION (self->app));
  self->window = TS_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->app)));
  wait_until (is_there, self->window);
}

static gboolean
is_null (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

void
stage_close (Stage *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self->window);

  g_assert_null (adw_application_window_get_visible_dialog (window)); /* it would be closed instead */
  wait_without (window, ADW_TYPE_DIALOG, NULL);                       /* one may still be going */
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_window_close (GTK_WINDOW (window));
  wait_until (is_null, &self->window); /* nobody holds it any more */
  g_clear_object (&self->app);
}

AdwDialog *
stage_dialog (Stage *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));

  g_assert_nonnull (dialog);
  return dialog;
}

char *
put_table (const char *name, const char *text)
{
  g_autofree char *folder = ts_table_list_get_folder ();
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

void
set_clocks (TsTable *table, int minutes)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  ts_clock_setting_write (settings, table, minutes);
}

static gboolean
time_is_up (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* On a busy machine, what the application does when it has nothing else to do comes late: it has had its turn
 * as well. */
void
let_pass (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add_full (LAST_OF_ALL, milliseconds, time_is_up, &done, NULL);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* Whether a window still keeps presses from what it has just shown. */
static gboolean
is_unseen (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GObject) window = g_list_model_get_item (windows, i);
    const TsPressGuard *guard = g_object_get_data (window, TS_PRESS_GUARD);

    if (guard != NULL && !ts_press_guard_admits (guard, g_get_monotonic_time ()))
      return TRUE;
  }
  return FALSE;
}

/* However long the frame takes that shows it. */
void
look (void)
{
  let_pass (TS_PRESS_GUARD_QUIET / 1000 + 50);
  while (is_unseen ())
    let_pass (20);
  while (the_page != NULL && !ts_board_admits_press (TS_BOARD (board_of (the_page))))
    let_pass (20);
}

/* --- a game on its page --- */

guint taps;

TsPlayPage *
open_page (Stage *self, const char *table)
{
  g_autofree char *path = put_table ("table.tableside", table);
  gboolean is_null_game = strstr (table, "\"game\":\"null\"") != NULL;

  taps = 0;
  stage_open (self, is_null_game ? null_games : ts_games, path);
  g_set_weak_pointer (&the_page, TS_PLAY_PAGE (wait_for (self->window, TS_TYPE_PLAY_PAGE, NULL)));
  return the_page;
}

static gboolean
is_quiet (gpointer page)
{
  return !ts_play_page_is_busy (page);
}

void
settle (TsPlayPage *page)
{
  wait_until (is_quiet, page);
}

TsSession *
session_of (TsPlayPage *page)
{
  settle (page);
  return ts_table_get_session (ts_play_page_get_table (page));
}

int
counter_of (TsPlayPage *page, int seat, int counter)
{
  TsView view = ts_session_view (session_of (page));

  return ts_view_state (&view)->counters[seat][counter];
}

GtkWidget *
board_of (TsPlayPage *page)
{
  return find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL);
}

/* A book of the board may have a panel of its own. */
static gboolean
is_in_book (GtkWidget *stack, GtkWidget *board)
{
  GtkWidget *book = gtk_widget_get_ancestor (stack, ADW_TYPE_VIEW_STACK);

  return book != NULL && gtk_widget_is_ancestor (book, board);
}

GtkWidget *
panel_of (TsPlayPage *page)
{
  GtkWidget *board = board_of (page), *stack;

  for (guint n = 0; is_in_book (stack = find_nth (board, GTK_TYPE_STACK, ".board-panel", n), board);)
    n++;
  return gtk_stack_get_visible_child (GTK_STACK (stack));
}

void
tap_nth (GtkWidget *root, const char *what, guint n)
{
  look ();
  press_nth (root, what, n);
  if (the_page != NULL)
    settle (the_page);
  taps++;
}

gboolean
is_seen_whole (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, view, &place) &&
         place.origin.y >= 0 &&
         place.origin.y + place.size.height <= (float) gtk_widget_get_height (view) + 1;
}

void
act (TsPlayPage *page, const char *action)
{
  look ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), action, NULL));
  settle (page);
}

GtkEventController *
controller_of (gpointer widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
      return controller;
  }
  g_assert_not_reached ();
}

void
press_key (gpointer widget, const char *key)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (key);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

    for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && j < g_list_model_get_n_items (shortcuts);
         j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger)) {
        gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                      gtk_shortcut_get_arguments (shortcut));
        return;
      }
    }
  }
  g_error ("no key %s", key);
}
