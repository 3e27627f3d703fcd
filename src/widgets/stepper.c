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

/* GTK writes the value over what was being typed when the stepper comes to lie elsewhere, as in a dialog that
 * becomes a sheet: so that is read before. */
GtkWidget *
ts_stepper_new (gint64 min, gint64 max)
{
  gboolean bounded = max < G_MAXINT;
  GtkWidget *stepper = gtk_spin_button_new_with_range ((double) min, MIN ((double) max, G_MAXINT), 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (stepper), TRUE);
  gtk_spin_button_set_update_policy (GTK_SPIN_BUTTON (stepper), GTK_UPDATE_IF_VALID);
  gtk_editable_set_alignment (GTK_EDITABLE (stepper), 0.5f);
  gtk_editable_set_width_chars (GTK_EDITABLE (stepper), bounded && max > 999 ? 4 : 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (stepper), bounded && max > 9999 ? 7 : 4);
  gtk_widget_add_css_class (stepper, "stepper");
  g_signal_connect (stepper, "unrealize", G_CALLBACK (gtk_spin_button_update), NULL);
  ignore_wheel (stepper);
  return stepper;
}

/* --- what says nothing until somebody does --- */

/* While its text is no number within the bounds, GTK's own value is one that nobody has said. */
typedef struct {
  gint64 min;
  gboolean is_aside; /* the value, which is then … */
  double aside;
} Unsaid;

static Unsaid *
unsaid_of (gpointer stepper)
{
  return g_object_get_data (stepper, "unsaid");
}

static void
set_least (gpointer stepper, double least)
{
  double max;

  gtk_spin_button_get_range (stepper, NULL, &max);
  gtk_spin_button_set_range (stepper, least, max);
}

/* GTK asks for the value of what is typed … */
static int
on_input (GtkWidget *stepper, double *value, Unsaid *self)
{
  gint64 number;
  double max;

  gtk_spin_button_get_range (GTK_SPIN_BUTTON (stepper), NULL, &max);
  self->is_aside = !ts_stepper_get (stepper, &number) || number < self->min || (double) number > max;
  self->aside = *value = gtk_spin_button_get_value (GTK_SPIN_BUTTON (stepper));
  return self->is_aside;
}

/* … and writes it. */
static gboolean
on_output (GtkSpinButton *stepper, Unsaid *self)
{
  double value = gtk_spin_button_get_value (stepper);

  if (self->is_aside && value >= self->aside && value <= self->aside)
    return TRUE;
  self->is_aside = FALSE;
  set_least (stepper, (double) self->min);
  return FALSE;
}

GtkWidget *
ts_stepper_new_unsaid (gint64 min, gint64 max)
{
  GtkWidget *stepper = ts_stepper_new (min, max);
  Unsaid *self = g_new0 (Unsaid, 1);

  self->min = min;
  g_object_set_data_full (G_OBJECT (stepper), "unsaid", self, g_free);
  g_signal_connect (stepper, "input", G_CALLBACK (on_input), self);
  g_signal_connect (stepper, "output", G_CALLBACK (on_output), self);
  ts_stepper_clear (stepper);
  return stepper;
}

gboolean
ts_stepper_get (GtkWidget *stepper, gint64 *number)
{
  return g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (stepper)), 10, G_MININT64, G_MAXINT64,
                                   number, NULL);
}

void
ts_stepper_set_bounds (GtkWidget *stepper, gint64 min, gint64 max)
{
  unsaid_of (stepper)->min = min;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (stepper), (double) min, (double) max);
}

void
ts_stepper_set (GtkWidget *stepper, gint64 number)
{
  unsaid_of (stepper)->is_aside = FALSE;
  set_least (stepper, (double) unsaid_of (stepper)->min);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (stepper), (double) number);
}

/* One below the least, so that the first press leads there. */
void
ts_stepper_clear (GtkWidget *stepper)
{
  Unsaid *self = unsaid_of (stepper);

  self->is_aside = TRUE;
  self->aside = self->min >= 0 ? (double) (self->min - 1) : 0;
  set_least (stepper, MIN (self->aside, (double) self->min));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (stepper), self->aside);
  gtk_editable_set_text (GTK_EDITABLE (stepper), "");
}

/* --- Enter --- */

/* GTK reads what was typed, and puts the number back in its place if it is none within the bounds. */
static int
on_read (GtkWidget *stepper, double *value G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  gint64 number;
  double min, max;
  gboolean is_said = ts_stepper_get (stepper, &number);

  gtk_spin_button_get_range (GTK_SPIN_BUTTON (stepper), &min, &max);
  is_said = is_said && (double) number >= min && (double) number <= max;
  g_object_set_data (G_OBJECT (stepper), "put-back", GINT_TO_POINTER (!is_said));
  return FALSE;
}

static void
leave_put_back (GtkWidget *delegate, GtkWidget *stepper)
{
  if (g_object_get_data (G_OBJECT (stepper), "put-back") != NULL)
    g_signal_stop_emission_by_name (delegate, "activate");
}

void
ts_stepper_on_enter (GtkWidget *stepper, GCallback entered, gpointer data)
{
  GtkEditable *delegate = gtk_editable_get_delegate (GTK_EDITABLE (stepper));

  if (unsaid_of (stepper) == NULL) {
    g_signal_connect (stepper, "input", G_CALLBACK (on_read), NULL);
    g_signal_connect (delegate, "activate", G_CALLBACK (leave_put_back), stepper);
  }
  g_signal_connect_swapped (delegate, "activate", entered, data);
}
