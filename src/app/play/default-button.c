#include "default-button.h"

#include "config.h"
#include "default-action.h"
#include "widgets/seat.h"
#include "widgets/style.h"

struct _TsDefaultButton {
  GtkButton parent_instance;

  GtkLabel *label;
  gboolean is_tight;
};

G_DEFINE_FINAL_TYPE (TsDefaultButton, ts_default_button, GTK_TYPE_BUTTON)

static void
show (TsDefaultButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_visible (widget, !self->is_tight || gtk_widget_get_sensitive (widget));
}

void
ts_default_button_update (TsDefaultButton *self, TsBoard *board, gboolean writes)
{
  TsView view = ts_board_get_view (board);
  const char *offer = writes ? ts_board_get_offer (board) : NULL;
  g_autofree char *text = offer != NULL ? g_strdup (offer) : ts_default_action_label (&view, writes);
  int who;

  gtk_label_set_label (self->label, text);
  ts_style_set (self, "gives-up", ts_default_action_gives_up (board));
  ts_default_action_verb (&view, &who);
  ts_seat_set_colour (GTK_WIDGET (self), who != TS_NOBODY ? ts_seat_colour (view.header, who) : NULL);
}

const char *
ts_default_button_get_text (TsDefaultButton *self)
{
  return gtk_label_get_label (self->label);
}

void
ts_default_button_set_tight (TsDefaultButton *self, gboolean is_tight)
{
  self->is_tight = is_tight;
  show (self);
}

static void
ts_default_button_class_init (TsDefaultButtonClass *klass G_GNUC_UNUSED)
{
}

static void
ts_default_button_init (TsDefaultButton *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->label));
  g_signal_connect (self, "notify::sensitive", G_CALLBACK (show), NULL);
}
