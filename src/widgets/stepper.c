#include "stepper.h"

static void
ignore_wheel (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
  }
}

GtkWidget *
ts_stepper_new (gint64 min, gint64 max)
{
  gboolean bounded = max < G_MAXINT;
  GtkWidget *stepper = gtk_spin_button_new_with_range ((double) min, MIN ((double) max, G_MAXINT), 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (stepper), TRUE);
  gtk_editable_set_alignment (GTK_EDITABLE (stepper), 0.5f);
  gtk_editable_set_width_chars (GTK_EDITABLE (stepper), bounded && max > 999 ? 4 : 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (stepper), bounded && max > 9999 ? 7 : 4);
  gtk_widget_add_css_class (stepper, "stepper");
  ignore_wheel (stepper);
  return stepper;
}

void
ts_stepper_on_enter (GtkWidget *stepper, GCallback entered, gpointer data)
{
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (stepper)), "activate", entered, data);
}
