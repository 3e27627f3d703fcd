#include "application.h"

#include "app/dialogs/about.h"
#include "app/dialogs/preferences-dialog.h"
#include "app/dialogs/shortcuts-dialog.h"
#include "config.h"
#include "shortcuts.h"
#include "window.h"

#include <glib/gi18n-lib.h>

/* Made by glib-compile-resources. */
void ts_app_register_resource (void);
void ts_icons_register_resource (void);

struct _TsApplication {
  AdwApplication parent_instance;

  const TsGame *const *games;
  GSettings *settings;
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

static void
new_table (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  TsWindow *window = the_window (app);

  gtk_window_present (GTK_WINDOW (window));
  ts_window_show_games (window);
}

static void
open_file (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  TsWindow *window = the_window (app);

  gtk_window_present (GTK_WINDOW (window));
  ts_window_choose_files (window, FALSE);
}

static void
import (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer app)
{
  TsWindow *window = the_window (app);

  gtk_window_present (GTK_WINDOW (window));
  ts_window_choose_files (window, TRUE);
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
  { "new-table", new_table }, { "open", open_file }, { "import", import }, { "preferences", preferences },
  { "shortcuts", shortcuts }, { "about", about },    { "quit", quit },
};

static void
ts_application_startup (GApplication *app)
{
  G_APPLICATION_CLASS (ts_application_parent_class)->startup (app);

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
  gtk_window_present (GTK_WINDOW (the_window (TS_APPLICATION (app))));
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

  find_translations ();
  g_set_application_name ("Tableside");
  ts_app_register_resource ();
  ts_icons_register_resource ();
}

static void
ts_application_init (TsApplication *self)
{
  self->settings = g_settings_new (APP_ID);
}

TsApplication *
ts_application_new (const TsGame *const *games)
{
  TsApplication *self = g_object_new (TS_TYPE_APPLICATION, "application-id", APP_ID, "resource-base-path",
                                      "/org/tableside/Tableside", "flags", G_APPLICATION_HANDLES_OPEN, NULL);

  self->games = games;
  return self;
}
