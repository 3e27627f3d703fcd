#include "preferences-dialog.h"

#include "config.h"

#include <glib/gi18n-lib.h>

struct _TsPreferencesDialog {
  AdwPreferencesDialog parent_instance;

  AdwToggleGroup *dice;
  AdwToggleGroup *files;
  AdwActionRow *names;
  GtkWidget *forget;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (TsPreferencesDialog, ts_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
show_names (TsPreferencesDialog *self)
{
  g_autoptr (GVariant) players = g_settings_get_value (self->settings, "known-players");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *all = NULL;
  GVariantIter iter;
  const char *name;

  g_variant_iter_init (&iter, players);
  while (g_variant_iter_next (&iter, "(&s&s)", &name, NULL))
    g_strv_builder_add (builder, name);
  names = g_strv_builder_end (builder);
  /* Translators: what stands between the names of a list. */
  all = g_strjoinv (_ (", "), names);
  adw_action_row_set_subtitle (self->names, names[0] != NULL ? all : _ ("Nobody yet"));
  gtk_widget_set_sensitive (self->forget, names[0] != NULL);
}

static void
forget_names (TsPreferencesDialog *self)
{
  g_settings_reset (self->settings, "known-players");
  g_settings_reset (self->settings, "last-players");
}

static void
ts_preferences_dialog_dispose (GObject *object)
{
  TsPreferencesDialog *self = TS_PREFERENCES_DIALOG (object);

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ts_preferences_dialog_parent_class)->dispose (object);
}

static void
ts_preferences_dialog_class_init (TsPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_preferences_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/tableside/Tableside/preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, dice);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, files);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, names);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, forget);
  gtk_widget_class_bind_template_callback (widget_class, forget_names);
}

static void
ts_preferences_dialog_init (TsPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
ts_preferences_dialog_new (GSettings *settings)
{
  TsPreferencesDialog *self = g_object_new (TS_TYPE_PREFERENCES_DIALOG, NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "dice", self->dice, "active-name", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "files-from-outside", self->files, "active-name", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (settings, "changed::known-players", G_CALLBACK (show_names), self);
  show_names (self);
  return ADW_DIALOG (self);
}
