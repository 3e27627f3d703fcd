#include "window.h"

#include "app/new-table/new-table-page.h"
#include "app/play/play-page.h"
#include "app/start/start-page.h"
#include "awake.h"
#include "config.h"
#include "opening-page.h"
#include "opening.h"
#include "problem-page.h"
#include "store/table-list.h"
#include "widgets/file-choice.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

struct _TsWindow {
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;
  TsStartPage *start;

  const TsGame *const *games;

  GPtrArray *leaving; /* play pages that were closed while something was on its way to the disk */
  gboolean closes;    /* when that is done */
  gboolean creates;   /* a new table, in a thread */

  TsOpening *opening;
  TsAwake awake;
};

G_DEFINE_FINAL_TYPE (TsWindow, ts_window, ADW_TYPE_APPLICATION_WINDOW)

static void
new_table (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWindow *self = TS_WINDOW (widget);
  const TsGame *game = ts_game_find (self->games, g_variant_get_string (target, NULL));

  if (game != NULL)
    ts_window_new_table (self, game);
}

static void
open_table (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_string (target, NULL));

  ts_window_open_file (TS_WINDOW (widget), file);
}

/* What is dropped on the window is opened: the first file of several. */
static gboolean
on_drop (TsWindow *self, const GValue *files)
{
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (files));

  if (list == NULL)
    return FALSE;
  ts_window_open_file (self, list->data);
  return TRUE;
}

static void
go_on_unlocked (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  ts_window_open_unlocked (TS_WINDOW (widget), g_variant_get_string (target, NULL));
}

static void
on_tell (TsWindow *self, AdwToast *toast)
{
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (toast));
}

static void
on_visible_page (TsWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  ts_awake_follow (&self->awake,
                   TS_IS_PLAY_PAGE (page) ? ts_play_page_get_table (TS_PLAY_PAGE (page)) : NULL);
}

TsBoard *
ts_window_get_board (TsWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  return TS_IS_PLAY_PAGE (page) ? ts_play_page_get_board (TS_PLAY_PAGE (page)) : NULL;
}

/* --- what was said goes to the disk, whatever is closed meanwhile --- */

/* Shows a sentence for a moment. */
static void
tell (TsWindow *self, const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, ts_toast_new (GTK_WIDGET (self), sentence, NULL));
}

/* The page stays, though not seen, until nothing is on its way any more. */
static void
on_popped (TsWindow *self, AdwNavigationPage *page)
{
  if (TS_IS_PLAY_PAGE (page) && ts_play_page_is_busy (TS_PLAY_PAGE (page)))
    g_ptr_array_add (self->leaving, g_object_ref (page));
  if (TS_IS_OPENING_PAGE (page))
    ts_opening_stop (self->opening);
}

static gboolean
is_busy (TsWindow *self)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_navigation_view_get_navigation_stack (self->pages));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);

    if (TS_IS_PLAY_PAGE (page) && ts_play_page_is_busy (TS_PLAY_PAGE (page)))
      return TRUE;
  }
  return self->leaving->len > 0;
}

static void
on_busy (TsWindow *self, TsPlayPage *page)
{
  if (!ts_play_page_is_busy (page))
    g_ptr_array_remove (self->leaving, page);
  if (self->closes && !is_busy (self))
    gtk_window_close (GTK_WINDOW (self));
}

/* Who closes a window has to read first what did not come in force. */
static void
on_failed (TsWindow *self, const char *sentence, TsPlayPage *page)
{
  self->closes = FALSE;
  if (g_ptr_array_find (self->leaving, page, NULL))
    tell (self, sentence);
}

static gboolean
ts_window_close_request (GtkWindow *window)
{
  TsWindow *self = TS_WINDOW (window);

  self->closes = is_busy (self);
  return self->closes || GTK_WINDOW_CLASS (ts_window_parent_class)->close_request (window);
}

/* --- the window --- */

static void
ts_window_dispose (GObject *object)
{
  TsWindow *self = TS_WINDOW (object);

  ts_opening_stop (self->opening);
  ts_awake_follow (&self->awake, NULL);
  g_ptr_array_set_size (self->leaving, 0);
  G_OBJECT_CLASS (ts_window_parent_class)->dispose (object);
}

static void
ts_window_finalize (GObject *object)
{
  TsWindow *self = TS_WINDOW (object);

  g_ptr_array_unref (self->leaving);
  ts_opening_unref (self->opening);
  G_OBJECT_CLASS (ts_window_parent_class)->finalize (object);
}

static void
ts_window_init (TsWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  self->leaving = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (drop, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect_object (self->start, "tell", G_CALLBACK (on_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "popped", G_CALLBACK (on_popped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-page", G_CALLBACK (on_visible_page), self,
                           G_CONNECT_SWAPPED);
  ts_awake_watch (&self->awake, GTK_WINDOW (self));
}

static void
push_problem (TsWindow *self, const char *sentence)
{
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (self->start));
  adw_navigation_view_push (self->pages, ts_problem_page_new (_ ("This table cannot be opened"), sentence));
}

static void
on_opened (TsTable *table, const char *problem, gpointer window)
{
  TsWindow *self = window;

  if (table == NULL) {
    push_problem (self, problem);
    return;
  }
  ts_start_page_add (self->start, ts_table_get_path (table));
  ts_window_open_table (self, table);
}

static void
remember_size (TsWindow *self, GSettings *settings)
{
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  /* Only said where it is so: some systems fill the screen by themselves, and that stands. */
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_SET);
}

TsWindow *
ts_window_new (AdwApplication *app, const TsGame *const *games, GSettings *settings)
{
  TsWindow *self = g_object_new (TS_TYPE_WINDOW, "application", app, NULL);

  self->games = games;
  self->opening = ts_opening_new (self->pages, self->start, games, on_opened, self);
  remember_size (self, settings);
  ts_start_page_set_games (self->start, games);
  return self;
}

void
ts_window_show_games (TsWindow *self)
{
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (self->start));
  ts_start_page_show_games (self->start);
}

void
ts_window_new_table (TsWindow *self, const TsGame *game)
{
  TsNewTablePage *page = ts_new_table_page_new (game);

  ts_opening_stop (self->opening);
  g_signal_connect_object (page, "start", G_CALLBACK (ts_window_open_table), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

static gboolean
is_page_of (AdwNavigationPage *page, const char *path)
{
  return TS_IS_PLAY_PAGE (page) && ts_table_is_in (ts_play_page_get_table (TS_PLAY_PAGE (page)), path);
}

/* The play page of the table in this file, if there is one; it may have been closed just now. */
static AdwNavigationPage *
page_of (TsWindow *self, const char *path)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_navigation_view_get_navigation_stack (self->pages));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);

    if (is_page_of (page, path))
      return page;
  }
  for (guint i = 0; i < self->leaving->len; i++)
    if (is_page_of (self->leaving->pdata[i], path))
      return self->leaving->pdata[i];
  return NULL;
}

static void
on_created (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer window)
{
  g_autoptr (TsWindow) self = window;
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_list_create_finish (result, &error);

  self->creates = FALSE;
  if (gtk_widget_in_destruction (GTK_WIDGET (self)) || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return; /* it was closed; the table waits on the start page */
  if (table != NULL)
    ts_window_open_table (self, table);
  else
    tell (self, error->message);
}

/* One new table, however often that is pressed while the disk takes its time. */
static void
on_play_again (TsWindow *self, TsPlayPage *page)
{
  if (self->creates)
    return;
  self->creates = TRUE;
  ts_table_list_create_like_async (ts_play_page_get_table (page), on_created, g_object_ref (self));
}

static void
push_table (TsWindow *self, TsTable *table)
{
  TsPlayPage *page = ts_play_page_new (table);

  g_signal_connect_object (page, "play-again", G_CALLBACK (on_play_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "busy", G_CALLBACK (on_busy), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

/* A table lies on the start page and on nothing else: the way back is one step. */
void
ts_window_open_table (TsWindow *self, TsTable *table)
{
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (self->start));
  push_table (self, table);
}

/* A dialog of the page before would lie over the next one, and what is said in it would go nowhere. */
static void
close_dialog (TsWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (dialog != NULL)
    adw_dialog_force_close (dialog);
}

/* --- looking at a moment: the table as it was, over the one that is played --- */

/* The page of the table as it is now, or NULL. */
static TsPlayPage *
played_page (TsWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  while (page != NULL && (!TS_IS_PLAY_PAGE (page) ||
                          ts_table_get_moment (ts_play_page_get_table (TS_PLAY_PAGE (page))) != NULL))
    page = adw_navigation_view_get_previous_page (self->pages, page);
  return page != NULL ? TS_PLAY_PAGE (page) : NULL;
}

static void
look_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWindow *self = TS_WINDOW (widget);
  TsPlayPage *page = played_page (self);
  TsTable *table = page != NULL ? ts_play_page_get_table (page) : NULL;
  guint record = g_variant_get_uint32 (target);
  g_autoptr (TsTable) moment = NULL;

  close_dialog (self);
  if (table == NULL || record >= ts_session_n_records (ts_table_get_session (table)))
    return;
  moment = ts_table_at (table, record + 1);
  gtk_widget_action_set_enabled (widget, "win.go-back", !ts_table_is_read_only (table));
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (page));
  push_table (self, moment);
}

static void
go_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWindow *self = TS_WINDOW (widget);
  TsPlayPage *page = played_page (self);
  TsSession *session;

  if (page == NULL)
    return;
  session = ts_table_get_session (ts_play_page_get_table (page));
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "play.take-back", "u",
                              ts_session_undos_to (session, g_variant_get_uint32 (target)));
}

/* Again, be it under others, or closed just now. */
static void
show_page (TsWindow *self, AdwNavigationPage *page)
{
  gboolean was_closed = g_ptr_array_find (self->leaving, page, NULL);

  adw_navigation_view_pop_to_page (self->pages, was_closed ? ADW_NAVIGATION_PAGE (self->start) : page);
  if (!was_closed)
    return;
  adw_navigation_view_push (self->pages, page);
  g_ptr_array_remove (self->leaving, page);
}

void
ts_window_open_file (TsWindow *self, GFile *file)
{
  const char *path = g_file_peek_path (file);
  AdwNavigationPage *page = path != NULL ? page_of (self, path) : NULL;

  close_dialog (self);
  if (path == NULL) {
    push_problem (self, _ ("Only files on this device can be opened."));
    return;
  }
  if (page != NULL) {
    show_page (self, page);
    return;
  }
  ts_start_page_keep (self->start, path);
  ts_opening_begin (self->opening, path);
}

void
ts_window_open_unlocked (TsWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open_unlocked (path, self->games, &error);

  if (table != NULL)
    ts_window_open_table (self, table);
  else
    push_problem (self, error->message);
}

static void
on_chosen (GObject *dialog, GAsyncResult *result, gpointer window)
{
  g_autoptr (TsWindow) self = window;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, &error);
  g_autofree char *problem = file == NULL ? ts_file_choice_problem (error) : NULL;

  if (file != NULL)
    ts_window_open_file (self, file);
  else if (problem != NULL)
    tell (self, problem);
}

void
ts_window_choose_file (TsWindow *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Tables"));
  gtk_file_filter_add_suffix (filter, "tableside");
  gtk_file_dialog_set_title (dialog, _ ("Open a Table"));
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_open (dialog, GTK_WINDOW (self), NULL, on_chosen, g_object_ref (self));
}

/* --- the class --- */

static void
ts_window_class_init (TsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = ts_window_close_request;
  g_type_ensure (TS_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/window.ui");
  gtk_widget_class_bind_template_child (widget_class, TsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TsWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, TsWindow, start);
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_install_action (widget_class, "win.new-table", "s", new_table);
  gtk_widget_class_install_action (widget_class, "win.open-table", "s", open_table);
  gtk_widget_class_install_action (widget_class, "win.go-on-unlocked", "s", go_on_unlocked);
  gtk_widget_class_install_action (widget_class, "win.look-back", "u", look_back);
  gtk_widget_class_install_action (widget_class, "win.go-back", "u", go_back);
}
