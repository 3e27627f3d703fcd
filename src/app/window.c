#include "window.h"

#include "app/new-table/new-table-page.h"
#include "app/play/press-guard.h"
#include "app/start/elsewhere.h"
#include "app/start/start-page.h"
#include "awake.h"
#include "config.h"
#include "first-frame.h"
#include "incoming.h"
#include "opening-page.h"
#include "opening.h"
#include "play-pages.h"
#include "problem-page.h"
#include "store/table-list.h"
#include "table-choice.h"
#include "table-style.h"
#include "widgets/menu.h"
#include "widgets/scroll-into-view.h"
#include "widgets/title.h"
#include "widgets/toast.h"
#include "window-size.h"

#include <glib/gi18n-lib.h>

#define OPENED "window-opened" /* of a dialog that has been seen */

struct _TsWindow {
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;
  TsStartPage *start;

  const TsGame *const *games;

  TsPlayPages tables;
  gboolean closes;  /* when nothing is on its way to the disk any more */
  gboolean creates; /* a new table, in a thread */

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

static gboolean
on_drop (TsWindow *self, const GValue *dropped)
{
  g_autoptr (GSList) list = gdk_file_list_get_files (g_value_get_boxed (dropped));
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *it = list; it != NULL; it = it->next)
    g_ptr_array_add (files, g_object_ref (it->data));
  ts_window_receive (self, files);
  return files->len > 0;
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

  if (page != ADW_NAVIGATION_PAGE (self->start))
    ts_table_style_add ();
  ts_awake_follow (&self->awake,
                   TS_IS_PLAY_PAGE (page) ? ts_play_page_get_table (TS_PLAY_PAGE (page)) : NULL);
}

AdwNavigationPage *
ts_window_get_page (TsWindow *self)
{
  return adw_navigation_view_get_visible_page (self->pages);
}

TsBoard *
ts_window_get_board (TsWindow *self)
{
  AdwNavigationPage *page = ts_window_get_page (self);

  return TS_IS_PLAY_PAGE (page) ? ts_play_page_get_board (TS_PLAY_PAGE (page)) : NULL;
}

/* --- what was said goes to the disk, whatever is closed meanwhile --- */

void
ts_window_tell (TsWindow *self, const char *sentence)
{
  adw_toast_overlay_add_toast (self->toasts, ts_toast_new (GTK_WIDGET (self), sentence, NULL));
}

/* A number is not silently lost that is typed before anybody has seen what is asked. */
static void
type_early (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_window_tell (TS_WINDOW (widget),
                  _ ("The table has gone on since that was pressed; please press again if it still holds."));
}

static void
on_popped (TsWindow *self, AdwNavigationPage *page)
{
  if (TS_IS_PLAY_PAGE (page))
    ts_play_pages_popped (&self->tables, TS_PLAY_PAGE (page));
  if (TS_IS_OPENING_PAGE (page))
    ts_opening_stop (self->opening);
  ts_start_page_come_back_from (self->start, TS_IS_NEW_TABLE_PAGE (page)
                                                 ? ts_new_table_page_get_game (TS_NEW_TABLE_PAGE (page))
                                                 : NULL);
}

static void
on_busy (TsWindow *self, TsPlayPage *page)
{
  if (!ts_play_page_is_busy (page))
    ts_play_pages_settled (&self->tables, page);
  if (self->closes && !ts_play_pages_are_busy (&self->tables))
    gtk_window_close (GTK_WINDOW (self));
}

/* Who closes a window has to read first what did not come in force. */
static void
on_failed (TsWindow *self, const char *sentence, TsPlayPage *page)
{
  self->closes = FALSE;
  if (ts_play_pages_is_leaving (&self->tables, page))
    ts_window_tell (self, sentence);
}

static gboolean
ts_window_close_request (GtkWindow *window)
{
  TsWindow *self = TS_WINDOW (window);

  self->closes = ts_play_pages_are_busy (&self->tables);
  return self->closes || GTK_WINDOW_CLASS (ts_window_parent_class)->close_request (window);
}

/* A dialog of the page before would lie over the next one, and what is said in it would go nowhere. */
static void
close_dialog (TsWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (dialog != NULL)
    adw_dialog_force_close (dialog);
}

/* It opens at its top; one that lay below another stays as it was left. */
static void
on_visible_dialog (TsWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), OPENED) != NULL)
    return;
  g_object_set_data (G_OBJECT (dialog), OPENED, self);
  ts_scroll_to_top (GTK_WIDGET (dialog));
}

void
ts_window_quit (TsWindow *self)
{
  while (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL)
    close_dialog (self);
  gtk_window_close (GTK_WINDOW (self));
}

/* --- the window --- */

/* What is not seen in the first frame: how tables, menus and dialogs look, and the icon that a task bar
 * shows. */
static void
on_first_frame (GtkWidget *widget)
{
  ts_table_style_add ();
  ts_menu_wrap ();
  ts_title_wrap_groups ();
  gtk_window_set_icon_name (GTK_WINDOW (widget), APP_ID);
}

static void
ts_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ts_window_parent_class)->map (widget);
  ts_first_frame_then (widget, on_first_frame);
}

static void
ts_window_dispose (GObject *object)
{
  TsWindow *self = TS_WINDOW (object);

  ts_opening_stop (self->opening);
  ts_awake_follow (&self->awake, NULL);
  ts_play_pages_clear (&self->tables);
  G_OBJECT_CLASS (ts_window_parent_class)->dispose (object);
}

static void
ts_window_finalize (GObject *object)
{
  TsWindow *self = TS_WINDOW (object);

  g_ptr_array_unref (self->tables.leaving);
  ts_opening_unref (self->opening);
  G_OBJECT_CLASS (ts_window_parent_class)->finalize (object);
}

static void
ts_window_init (TsWindow *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (self));
  ts_play_pages_init (&self->tables, self->pages);
  g_signal_connect_object (drop, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect_object (self->start, "tell", G_CALLBACK (on_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "popped", G_CALLBACK (on_popped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-page", G_CALLBACK (on_visible_page), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (on_visible_dialog), NULL);
  ts_awake_watch (&self->awake, GTK_WINDOW (self));
  ts_press_guard_add (ADW_APPLICATION_WINDOW (self));
}

static void
push_problem (TsWindow *self, const char *sentence)
{
  adw_navigation_view_pop_to_page (self->pages, ts_play_pages_get_base (&self->tables));
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

TsWindow *
ts_window_new (AdwApplication *app, const TsGame *const *games, GSettings *settings)
{
  TsWindow *self = g_object_new (TS_TYPE_WINDOW, "application", app, NULL);

  self->games = games;
  self->opening = ts_opening_new (self->pages, self->start, games, on_opened, self);
  ts_window_size_remember (GTK_WINDOW (self), settings);
  ts_start_page_set_games (self->start, games);
  return self;
}

static void
go_to_start (TsWindow *self)
{
  close_dialog (self);
  ts_opening_stop (self->opening);
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (self->start));
}

void
ts_window_show_games (TsWindow *self)
{
  go_to_start (self);
  ts_start_page_show_games (self->start);
}

void
ts_window_search (TsWindow *self, const char *words)
{
  go_to_start (self);
  ts_start_page_search (self->start, words);
}

void
ts_window_new_table (TsWindow *self, const TsGame *game)
{
  TsNewTablePage *page = ts_new_table_page_new (game);

  ts_opening_stop (self->opening);
  g_signal_connect_object (page, "start", G_CALLBACK (ts_window_open_table), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
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
    ts_window_tell (self, error->message);
}

/* One new table, however often that is pressed while the disk takes its time. */
void
ts_window_play_again (TsWindow *self, TsTable *table)
{
  if (self->creates)
    return;
  self->creates = TRUE;
  ts_table_list_create_like_async (table, on_created, g_object_ref (self));
}

static void
on_play_again (TsWindow *self, TsPlayPage *page)
{
  ts_window_play_again (self, ts_play_page_get_table (page));
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

/* A table lies where people found it and on nothing else: the way back is one step. */
void
ts_window_open_table (TsWindow *self, TsTable *table)
{
  adw_navigation_view_pop_to_page (self->pages, ts_play_pages_get_base (&self->tables));
  push_table (self, table);
}

/* --- looking at a moment: the table as it was, over the one that is played --- */

/* (transfer full) after that record; NULL: there is none (any more) */
static TsTable *
find_moment (TsTable *table, guint record)
{
  return record < ts_session_n_records (ts_table_get_session (table)) ? ts_table_at (table, record + 1)
                                                                      : NULL;
}

/* (transfer full) after that line, which was taken back; NULL: it counts again. `redos` as
 * ts_session_find_gone(). */
static TsTable *
find_gone (TsTable *table, guint said, guint *redos)
{
  const TsRecord *deed = ts_session_find_gone (ts_table_get_session (table), said, redos);

  return deed != NULL ? ts_table_at_gone (table, deed) : NULL;
}

static void
look_back (GtkWidget *widget, const char *name, GVariant *target)
{
  TsWindow *self = TS_WINDOW (widget);
  TsPlayPage *page = ts_play_pages_get_played (&self->tables);
  TsTable *table = page != NULL ? ts_play_page_get_table (page) : NULL;
  guint which = g_variant_get_uint32 (target);
  guint redos = 0;
  g_autoptr (TsTable) moment = NULL;

  close_dialog (self);
  if (table == NULL)
    return;
  moment =
      g_str_equal (name, "win.look-at-gone") ? find_gone (table, which, &redos) : find_moment (table, which);
  if (moment == NULL)
    return;
  gtk_widget_action_set_enabled (widget, "win.go-back", !ts_table_is_read_only (table));
  gtk_widget_action_set_enabled (widget, "win.redo-to", !ts_table_is_read_only (table) && redos > 0);
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (page));
  push_table (self, moment);
}

static void
go_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWindow *self = TS_WINDOW (widget);
  TsPlayPage *page = ts_play_pages_get_played (&self->tables);
  TsSession *session;

  if (page == NULL)
    return;
  session = ts_table_get_session (ts_play_page_get_table (page));
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "play.take-back", "u",
                              ts_session_undos_to (session, g_variant_get_uint32 (target)));
}

/* A phone may have said something since, and then it cannot be brought back any more. */
static void
redo_to (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWindow *self = TS_WINDOW (widget);
  TsPlayPage *page = ts_play_pages_get_played (&self->tables);
  guint redos;

  if (page == NULL)
    return;
  adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (page));
  ts_session_find_gone (ts_table_get_session (ts_play_page_get_table (page)), g_variant_get_uint32 (target),
                        &redos);
  if (redos > 0)
    gtk_widget_activate_action (GTK_WIDGET (page), "play.bring-back", "u", redos);
  else
    ts_window_tell (self, _ ("Something else was said since; that cannot be brought back any more."));
}

void
ts_window_open_file (TsWindow *self, GFile *file)
{
  const char *path = g_file_peek_path (file);
  TsPlayPage *page = path != NULL ? ts_play_pages_find (&self->tables, path) : NULL;

  close_dialog (self);
  if (path == NULL) {
    push_problem (self, _ ("Only files on this device can be opened."));
    return;
  }
  if (page != NULL) {
    ts_play_pages_show (&self->tables, page, ts_play_pages_get_base (&self->tables));
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

/* --- files from outside --- */

/* A file that is open, lies with the others, or was played where it lies before: nobody has to be asked. */
static gboolean
is_known (TsWindow *self, GFile *file)
{
  const char *path = g_file_peek_path (file);

  return path != NULL && (ts_play_pages_find (&self->tables, path) != NULL || ts_table_list_has (path) ||
                          ts_elsewhere_has (path));
}

static void
on_incoming (GPtrArray *files, GPtrArray *refusals, gboolean single, gpointer window)
{
  TsWindow *self = window;

  if (single && files->len > 0) {
    ts_window_open_file (self, files->pdata[0]);
    return;
  }
  if (single) {
    push_problem (self, refusals->pdata[0]);
    return;
  }
  for (guint i = 0; i < files->len; i++)
    ts_start_page_add (self->start, g_file_peek_path (files->pdata[i]));
  ts_incoming_tell (GTK_WIDGET (self), self->toasts, files->len, refusals);
}

static void
receive (TsWindow *self, GPtrArray *files, gboolean copy)
{
  close_dialog (self);
  ts_opening_stop (self->opening);
  ts_incoming_take (GTK_WIDGET (self), self->games, files, copy, on_incoming, self);
}

void
ts_window_receive (TsWindow *self, GPtrArray *files)
{
  if (files->len == 1 && is_known (self, files->pdata[0]))
    ts_window_open_file (self, files->pdata[0]);
  else if (files->len > 0)
    receive (self, files, FALSE);
}

static void
on_chosen (GPtrArray *files, const char *problem, gboolean copy, gpointer data)
{
  g_autoptr (TsWindow) self = data;

  if (problem != NULL)
    ts_window_tell (self, problem);
  else if (copy && files->len > 0)
    receive (self, files, TRUE);
  else
    ts_window_receive (self, files);
}

void
ts_window_choose_files (TsWindow *self, gboolean copy)
{
  ts_table_choice_open (GTK_WINDOW (self), copy, on_chosen, g_object_ref (self));
}

/* --- the class --- */

static void
ts_window_class_init (TsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = ts_window_finalize;
  widget_class->map = ts_window_map;
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
  gtk_widget_class_install_action (widget_class, "win.type-early", NULL, type_early);
  gtk_widget_class_install_action (widget_class, "win.look-back", "u", look_back);
  gtk_widget_class_install_action (widget_class, "win.look-at-gone", "u", look_back);
  gtk_widget_class_install_action (widget_class, "win.go-back", "u", go_back);
  gtk_widget_class_install_action (widget_class, "win.redo-to", "u", redo_to);
}
