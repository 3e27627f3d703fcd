#include "form-dialog.h"

#include "config.h"
#include "form.h"

#include <glib/gi18n-lib.h>

struct _TsFormDialog {
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (TsFormDialog, ts_form_dialog, ADW_TYPE_DIALOG)

enum {
  SAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_form_dialog_class_init (TsFormDialogClass *klass)
{
  signals[SAY] = g_signal_new ("say", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, JSON_TYPE_OBJECT);
}

static void
ts_form_dialog_init (TsFormDialog *self G_GNUC_UNUSED)
{
}

static void
said (TsFormDialog *self, JsonObject *entry)
{
  g_signal_emit (self, signals[SAY], 0, entry);
  adw_dialog_close (ADW_DIALOG (self));
}

AdwDialog *
ts_form_dialog_new (TsSession *session, const TsVerb *verb)
{
  TsFormDialog *self =
      g_object_new (TS_TYPE_FORM_DIALOG, "title", _ (verb->label), "content-width", 460, NULL);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *form = ts_form_new (session, verb);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *dice = g_settings_get_string (settings, "dice");

  ts_form_set_by_hand (TS_FORM (form), g_str_equal (dice, "hand"));
  g_signal_connect_swapped (form, "say", G_CALLBACK (said), self);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), form);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_default_widget (ADW_DIALOG (self), ts_form_get_button (TS_FORM (form)));
  return ADW_DIALOG (self);
}
