#include "waiting-sign.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#define SIZE 24

struct _TsWaitingSign {
  AdwBin parent_instance;

  guint later; /* a timeout's id, or 0 */
  gboolean waits;
};

G_DEFINE_FINAL_TYPE (TsWaitingSign, ts_waiting_sign, ADW_TYPE_BIN)

/* Only a spinner that is to be seen turns: an idle table draws nothing. */
static void
on_late (gpointer sign)
{
  TsWaitingSign *self = sign;

  self->later = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), _ ("Waiting for the disk…"),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

void
ts_waiting_sign_set (TsWaitingSign *self, gboolean waits)
{
  if (waits == self->waits)
    return;
  self->waits = waits;
  g_clear_handle_id (&self->later, g_source_remove);
  if (waits)
    self->later = g_timeout_add_once (TS_WAITING_SIGN_AFTER, on_late, self);
  else
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
ts_waiting_sign_dispose (GObject *object)
{
  g_clear_handle_id (&TS_WAITING_SIGN (object)->later, g_source_remove);
  G_OBJECT_CLASS (ts_waiting_sign_parent_class)->dispose (object);
}

static void
ts_waiting_sign_class_init (TsWaitingSignClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_waiting_sign_dispose;
}

static void
ts_waiting_sign_init (TsWaitingSign *self)
{
  GtkWidget *spinner = adw_spinner_new ();

  gtk_widget_set_size_request (spinner, SIZE, SIZE);
  adw_bin_set_child (ADW_BIN (self), spinner);
  gtk_widget_add_css_class (GTK_WIDGET (self), "osd");
  gtk_widget_add_css_class (GTK_WIDGET (self), "waiting-sign");
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE); /* a press is for what lies below it */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
