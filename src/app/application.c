#include "application.h"

#include "app/dialogs/about.h"
#include "app/dialogs/preferences-dialog.h"
#include "app/dialogs/shortcuts-dialog.h"
#include "app/help/help-dialog.h"
#include "config.h"
#include "icon-end.h"
#include "last-table.h"
#include "search-provider.h"
#include "shortcuts.h"
#include "widgets/bounds.h"
#include "widgets/wrap-box.h"
#include "window.h"

#include <glib/gi18n-lib.h>

#define IDLE (10 * 1000) /* ms that a program which was started only to be asked waits for more */

/* Made by glib-compile-resources. */
void ts_app_register_resource (void);

struct _TsApplication {
  AdwApplication parent_instance;

  const TsGame *const *games;
  GSettings *settings;
  TsSearchProvider *provider; /* NULL where there is no bus */
};

G_DEFINE_FINAL_TYPE (TsApplication, ts_application, ADW_TYPE_APPLICATION)

/* There is one window: the tables of an evening share it. */
static TsWindow *
the_window (TsApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return window != NULL ? TS_WINDOW (window)
                        : ts_window_new (ADW_APPLICATION (self), self->games, self->settings);
}

static TsWindow *
show_window (TsApplication *self)
{
  TsWindow *window = the_window (self);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
new_table (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  ts_window_show_games (show_window (app));
}

/* --- the table that was played last --- */

static void
tell_none (TsWindow *window)
{
  ts_window_show_games (window);
  ts_window_tell (window, _ ("There is no such table yet; choose a game."));
}

static void
on_going (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer app)
{
  g_autoptr (TsTableInfo) info = ts_last_table_find_finish (result);
  g_autoptr (GFile) file = info != NULL ? g_file_new_for_path (info->path) : NULL;
  TsWindow *window = show_window (app);

  if (file != NULL)
    ts_window_open_file (window, file);
  else
    tell_none (window);
  g_application_release (app);
}

static void
go_on (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  g_application_hold (app);
  ts_last_table_find_async (TS_APPLICATION (app)->games, TRUE, on_going, app);
}

static void
on_last (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer app)
{
  g_autoptr (TsTableInfo) info = ts_last_table_find_finish (result);
  TsWindow *window = show_window (app);

  if (info != NULL)
    ts_window_play_again (window, info->table);
  else
    tell_none (window);
  g_application_release (app);
}

static void
play_again (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  g_application_hold (app);
  ts_last_table_find_async (TS_APPLICATION (app)->games, FALSE, on_last, app);
}

static void
on_read (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer app)
{
  g_autoptr (TsTableInfo) info = ts_table_info_read_finish (result);
  TsWindow *window = show_window (app);

  if (info->table != NULL)
    ts_window_play_again (window, info->table);
  else
    ts_window_tell (window, info->problem);
  g_application_release (app);
}

/* The same people as at the table in a file. */
static void
play_like (GSimpleAction *action G_GNUC_UNUSED, GVariant *path, gpointer app)
{
  g_application_hold (app);
  ts_table_info_read_async (g_variant_get_string (path, NULL), TS_APPLICATION (app)->games, NULL, on_read,
                            app);
}

/* --- what else people can do --- */

static void
search (GSimpleAction *action G_GNUC_UNUSED, GVariant *words, gpointer app)
{
  ts_window_search (show_window (app), g_variant_get_string (words, NULL));
}

static void
open_file (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  ts_window_choose_files (show_window (app), FALSE);
}

static void
import (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  ts_window_choose_files (show_window (app), TRUE);
}

static void
preferences (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  adw_dialog_present (ts_preferences_dialog_new (TS_APPLICATION (app)->settings),
                      GTK_WIDGET (the_window (app)));
}

static void
shortcuts (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  TsWindow *window = the_window (app);

  adw_dialog_present (ts_shortcuts_dialog_new (ts_window_get_board (window)), GTK_WIDGET (window));
}

static void
help (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  TsWindow *window = the_window (app);
  const TsGame *const *games = TS_APPLICATION (app)->games;
  TsBoard *board = ts_window_get_board (window);

  adw_dialog_present (ts_help_dialog_new (games, board, ts_help_chapter_of (ts_window_get_page (window))),
                      GTK_WIDGET (window));
}

static void
about (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  adw_dialog_present (ts_about_dialog_new (TS_APPLICATION (app)->games), GTK_WIDGET (the_window (app)));
}

/* Nothing has to be saved. What is still on its way to the disk gets there first: the window waits for it. */
static void
quit (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  GtkWindow *window = gtk_application_get_active_window (app);

  if (window != NULL)
    ts_window_quit (TS_WINDOW (window));
  else
    g_application_quit (app);
}

static const GActionEntry actions[] = {
  { "new-table", new_table },   { "go-on", go_on },
  { "play-again", play_again }, { "play-like", play_like, "s" },
  { "search", search, "s" },    { "open", open_file },
  { "import", import },         { "preferences", preferences },
  { "shortcuts", shortcuts },   { "help", help },
  { "about", about },           { "quit", quit },
};

/* The desktop's actions, for those that know no bus; each is an action of that name. */
static const GOptionEntry options[] = {
  { .long_name = "new-table", .description = N_ ("Begin a new table") },
  { .long_name = "go-on", .description = N_ ("Go on with the table that was played last") },
  { .long_name = "play-again", .description = N_ ("The same people play the same game once more") },
  { 0 },
};

static int
ts_application_handle_local_options (GApplication *app, GVariantDict *said)
{
  g_autoptr (GError) error = NULL;

  for (const GOptionEntry *it = options; it->long_name != NULL; it++) {
    if (!g_variant_dict_contains (said, it->long_name))
      continue;
    if (!g_application_register (app, NULL, &error)) {
      g_printerr ("%s\n", error->message);
      return 1;
    }
    g_action_group_activate_action (G_ACTION_GROUP (app), it->long_name, NULL);
  }
  return G_APPLICATION_CLASS (ts_application_parent_class)->handle_local_options (app, said);
}

static void
ts_application_startup (GApplication *app)
{
  G_APPLICATION_CLASS (ts_application_parent_class)->startup (app);

  TS_APPLICATION (app)->settings = g_settings_new (APP_ID);
  ts_icon_end_here ();
  ts_wrap_box_keep_inside ();
  ts_bounds_as_drawn ();
  if (g_application_get_flags (app) & G_APPLICATION_IS_SERVICE)
    g_application_set_inactivity_timeout (app, IDLE);
  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions), app);
  /* Pages and cards bind their keys themselves: those mean something only there. */
  for (const TsShortcut *it = ts_shortcuts; it->label != NULL; it++)
    if (it->action != NULL && !g_str_has_prefix (it->action, "play.") &&
        !g_str_has_prefix (it->action, "card.") && !g_str_has_prefix (it->action, "start."))
      gtk_application_set_accels_for_action (GTK_APPLICATION (app), it->action, it->accels);
}

static void
ts_application_activate (GApplication *app)
{
  show_window (TS_APPLICATION (app));
}

static void
ts_application_open (GApplication *app, GFile **files, int n_files, const char *hint G_GNUC_UNUSED)
{
  TsWindow *window = the_window (TS_APPLICATION (app));
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < n_files; i++)
    g_ptr_array_add (list, g_object_ref (files[i]));
  ts_window_receive (window, list);
  gtk_window_present (GTK_WINDOW (window));
}

static gboolean
ts_application_dbus_register (GApplication *app, GDBusConnection *bus, const char *path, GError **error)
{
  TsApplication *self = TS_APPLICATION (app);

  if (!G_APPLICATION_CLASS (ts_application_parent_class)->dbus_register (app, bus, path, error))
    return FALSE;
  self->provider = ts_search_provider_new (app, self->games, bus, path, error);
  return self->provider != NULL;
}

static void
ts_application_dbus_unregister (GApplication *app, GDBusConnection *bus, const char *path)
{
  g_clear_pointer (&TS_APPLICATION (app)->provider, ts_search_provider_free);
  G_APPLICATION_CLASS (ts_application_parent_class)->dbus_unregister (app, bus, path);
}

static void
ts_application_finalize (GObject *object)
{
  g_clear_object (&TS_APPLICATION (object)->settings);
  G_OBJECT_CLASS (ts_application_parent_class)->finalize (object);
}

static void
find_translations (void)
{
  const char *directory = g_getenv ("TABLESIDE_LOCALEDIR"); /* set where it runs from its build folder */

  bindtextdomain (GETTEXT_PACKAGE, directory != NULL ? directory : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  /* Blueprints' texts are looked up without a domain. */
  textdomain (GETTEXT_PACKAGE);
}

static void
ts_application_class_init (TsApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *app_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = ts_application_finalize;
  app_class->startup = ts_application_startup;
  app_class->activate = ts_application_activate;
  app_class->open = ts_application_open;
  app_class->handle_local_options = ts_application_handle_local_options;
  app_class->dbus_register = ts_application_dbus_register;
  app_class->dbus_unregister = ts_application_dbus_unregister;

  find_translations ();
  g_set_application_name ("Tableside");
  ts_app_register_resource ();
}

static void
ts_application_init (TsApplication *self)
{
  g_application_set_version (G_APPLICATION (self), PACKAGE_VERSION);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  /* Translators: in the help of the command line: tables that can be named there */
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self), _ ("Referee for board games"));
}

TsApplication *
ts_application_new (const TsGame *const *games)
{
  TsApplication *self = g_object_new (TS_TYPE_APPLICATION, "application-id", APP_ID, "resource-base-path",
                                      "/org/tableside/Tableside", "flags", G_APPLICATION_HANDLES_OPEN, NULL);

  self->games = games;
  return self;
}
