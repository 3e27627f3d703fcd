#include "default-button.h"

#include "config.h"
#include "default-action.h"
#include "widgets/fit.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/text.h"

#define LEAST 0.4f /* times the size of the text */

struct _TsDefaultButton {
  GtkButton parent_instance;

  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (TsDefaultButton, ts_default_button, GTK_TYPE_BUTTON)

void
ts_default_button_update (TsDefaultButton *self, TsBoard *board, gboolean writes)
{
  TsView view = ts_board_get_view (board);
  const char *offer = writes ? ts_board_get_offer (board) : NULL;
  g_autofree char *text = offer != NULL ? g_strdup (offer) : ts_default_action_label (&view, writes);
  gboolean gives_up = ts_default_action_gives_up (board);
  int who;

  gtk_label_set_label (self->label, text);
  ts_style_set (self, "gives-up", gives_up);
  /* The second tap of a finger would leave the keyboard there. */
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), !gives_up);
  ts_default_action_verb (&view, &who);
  ts_seat_set_colour (GTK_WIDGET (self), who != TS_NOBODY ? ts_seat_colour (view.header, who) : NULL);
}

const char *
ts_default_button_get_text (TsDefaultButton *self)
{
  return gtk_label_get_label (self->label);
}

static void
ts_default_button_class_init (TsDefaultButtonClass *klass G_GNUC_UNUSED)
{
}

static void
ts_default_button_init (TsDefaultButton *self)
{
  self->label = GTK_LABEL (ts_text_new (NULL, NULL));
  gtk_label_set_xalign (self->label, 0.5);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), ts_fit_new (GTK_WIDGET (self->label), LEAST, LEAST));
}
