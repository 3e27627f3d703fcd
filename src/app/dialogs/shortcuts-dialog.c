#include "shortcuts-dialog.h"

#include "app/shortcuts.h"
#include "config.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsShortcutsDialog {
  AdwDialog parent_instance;

  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (TsShortcutsDialog, ts_shortcuts_dialog, ADW_TYPE_DIALOG)

static void
ts_shortcuts_dialog_class_init (TsShortcutsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ts_title_set_template (widget_class, "/org/tableside/Tableside/shortcuts-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsShortcutsDialog, page);
}

static void
ts_shortcuts_dialog_init (TsShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* "Ctrl+N", as this system writes it. (transfer full) */
static char *
tell_keys (const char *accel)
{
  GdkModifierType modifiers;
  guint key;
  gboolean parsed = gtk_accelerator_parse (accel, &key, &modifiers);

  g_assert (parsed);
  return gtk_accelerator_get_label (key, modifiers);
}

/* What the keys do, and they beside it or, where there is no room for both, below it. */
static GtkWidget *
row_for (const char *label, const char *const *accels)
{
  GtkWidget *title = gtk_label_new (_ (label));
  GtkWidget *keys = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "line-spacing", 6, NULL);
  GtkWidget *both = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 6, "justify",
                                  ADW_JUSTIFY_SPREAD, "justify-last-line", TRUE, NULL);
  GtkWidget *row =
      g_object_new (ADW_TYPE_PREFERENCES_ROW, "title", _ (label), "activatable", FALSE, "child", both, NULL);

  g_object_set (title, "wrap", TRUE, "xalign", 0.0, NULL);
  adw_wrap_box_append (ADW_WRAP_BOX (both), title);
  adw_wrap_box_append (ADW_WRAP_BOX (both), keys);
  gtk_widget_add_css_class (both, "keys-row");
  for (guint i = 0; accels[i] != NULL; i++) {
    g_autofree char *key = tell_keys (accels[i]);
    GtkWidget *name = gtk_label_new (key);

    gtk_label_set_wrap (GTK_LABEL (name), TRUE); /* "Audio play", in GTK's words */
    gtk_widget_add_css_class (name, "keys");
    adw_wrap_box_append (ADW_WRAP_BOX (keys), name);
  }
  return row;
}

static AdwPreferencesGroup *
add_group (TsShortcutsDialog *self, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, _ (title));
  adw_preferences_page_add (self->page, group);
  return group;
}

AdwDialog *
ts_shortcuts_dialog_new (TsBoard *board)
{
  TsShortcutsDialog *self = g_object_new (TS_TYPE_SHORTCUTS_DIALOG, NULL);
  const TsBoardKey *keys = board != NULL ? ts_board_get_keys (board) : NULL;
  AdwPreferencesGroup *group =
      keys != NULL ? add_group (self, ts_session_header (ts_board_get_session (board))->game->title) : NULL;

  for (; keys != NULL && keys->label != NULL; keys++)
    adw_preferences_group_add (group, row_for (keys->label, keys->accels));
  for (const TsShortcut *it = ts_shortcuts; it->label != NULL; it++) {
    if (it->section != NULL)
      group = add_group (self, it->section);
    adw_preferences_group_add (group, row_for (it->label, it->accels));
  }
  return ADW_DIALOG (self);
}
