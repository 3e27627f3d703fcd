#include "preferences-dialog.h"

#include "app/new-table/remembered.h"
#include "config.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

struct _TsPreferencesDialog {
  AdwPreferencesDialog parent_instance;

  AdwToggleGroup *dice;
  AdwSwitchRow *sounds;
  AdwSwitchRow *pace;
  AdwToggleGroup *files;
  AdwPreferencesGroup *people;
  GtkWidget *nobody;

  GSettings *settings;
  GPtrArray *buttons; /* that forget, in the rows of people */
  gpointer toast;     /* the newest, or NULL */
};

G_DEFINE_FINAL_TYPE (TsPreferencesDialog, ts_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

/* --- people --- */

static GtkWidget *
row_of (GtkWidget *button)
{
  return gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
}

static void
focus_person (TsPreferencesDialog *self, guint place)
{
  if (self->buttons->len > 0)
    gtk_widget_grab_focus (self->buttons->pdata[MIN (place, self->buttons->len - 1)]);
}

static void
recall (TsPreferencesDialog *self, AdwToast *toast)
{
  ts_remembered_recall (self->settings, g_object_get_data (G_OBJECT (toast), "before"));
  focus_person (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), "place")));
}

/* Only the newest can be taken back: the one before would bring that one back, too. */
static void
tell_forgotten (TsPreferencesDialog *self, const char *name, guint place, GVariant *before)
{
  /* Translators: %s is a name */
  g_autofree char *sentence = g_strdup_printf (_ ("%s is forgotten."), name);
  AdwToast *toast = ts_toast_new (GTK_WIDGET (self), sentence, _ ("Undo"));

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_weak_pointer (&self->toast, toast);
  g_object_set_data_full (G_OBJECT (toast), "before", before, (GDestroyNotify) g_variant_unref);
  g_object_set_data (G_OBJECT (toast), "place", GUINT_TO_POINTER (place));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (recall), self, G_CONNECT_SWAPPED);
  adw_preferences_dialog_add_toast (ADW_PREFERENCES_DIALOG (self), toast);
}

static void
forget (GtkWidget *button, TsPreferencesDialog *self)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (button), "name"));
  guint place;

  g_ptr_array_find (self->buttons, button, &place);
  tell_forgotten (self, name, place, ts_remembered_forget (self->settings, name));
  focus_person (self, place);
}

static GtkWidget *
button_new (TsPreferencesDialog *self, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is a name */
  g_autofree char *label = g_strdup_printf (_ ("Forget %s"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "touch");
  ts_set_tooltip (button, label);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (forget), self);
  return button;
}

static void
add_person (TsPreferencesDialog *self, const char *name)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = button_new (self, name);
  guint n = ts_remembered_games (self->settings, name);
  /* Translators: how many tables somebody has begun */
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n), n);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (n > 0)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), games);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  ts_text_hold_amounts (row);
  adw_preferences_group_add (self->people, row);
  g_ptr_array_add (self->buttons, button);
}

static void
show_people (TsPreferencesDialog *self)
{
  g_autoptr (GArray) players = ts_remembered_players (self->settings);

  for (guint i = 0; i < self->buttons->len; i++)
    adw_preferences_group_remove (self->people, row_of (self->buttons->pdata[i]));
  g_ptr_array_set_size (self->buttons, 0);
  for (guint i = 0; i < players->len; i++)
    add_person (self, g_array_index (players, TsPlayer, i).name);
  gtk_widget_set_visible (self->nobody, players->len == 0);
}

/* --- the class --- */

static void
ts_preferences_dialog_dispose (GObject *object)
{
  TsPreferencesDialog *self = TS_PREFERENCES_DIALOG (object);

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
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
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, sounds);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, pace);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, files);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, people);
  gtk_widget_class_bind_template_child (widget_class, TsPreferencesDialog, nobody);
}

static void
ts_preferences_dialog_init (TsPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->buttons = g_ptr_array_new ();
}

AdwDialog *
ts_preferences_dialog_new (GSettings *settings)
{
  TsPreferencesDialog *self = g_object_new (TS_TYPE_PREFERENCES_DIALOG, NULL);

  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "dice", self->dice, "active-name", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "pace", self->pace, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "files-from-outside", self->files, "active-name", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (settings, "changed::known-players", G_CALLBACK (show_people), self);
  show_people (self);
  return ADW_DIALOG (self);
}
