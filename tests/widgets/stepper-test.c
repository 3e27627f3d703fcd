/* A number with − and +: whole, within its bounds, and nothing that a wheel turns. */
#include "press.h"

#include "widgets/stepper.h"

static GtkWidget *
stepper (gint64 min, gint64 max)
{
  return g_object_ref_sink (ts_stepper_new (min, max));
}

static int
value_of (GtkWidget *widget)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (widget));
}

static void
test_steps (void)
{
  g_autoptr (GtkWidget) widget = stepper (-2, 3);
  GtkWidget *less = find_nth (widget, GTK_TYPE_BUTTON, NULL, 0);
  GtkWidget *more = find_nth (widget, GTK_TYPE_BUTTON, NULL, 1);

  g_assert_cmpint (value_of (widget), ==, -2);
  g_assert_false (gtk_widget_get_sensitive (less));
  gtk_spin_button_spin (GTK_SPIN_BUTTON (widget), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_cmpint (value_of (widget), ==, -1);
  g_assert_true (gtk_widget_get_sensitive (less));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), 99);
  g_assert_cmpint (value_of (widget), ==, 3);
  g_assert_false (gtk_widget_get_sensitive (more));
}

static void
type_in (GtkWidget *widget, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (widget), text);
  gtk_spin_button_update (GTK_SPIN_BUTTON (widget));
}

/* What is typed in is a whole number within the bounds, too; another one leaves it as it was. */
static void
test_typed (void)
{
  g_autoptr (GtkWidget) widget = stepper (0, 40);

  type_in (widget, "17");
  g_assert_cmpint (value_of (widget), ==, 17);
  type_in (widget, "41");
  g_assert_cmpint (value_of (widget), ==, 17);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget)), ==, "17");
  type_in (widget, "40");
  g_assert_cmpint (value_of (widget), ==, 40);
  g_assert_true (gtk_spin_button_get_numeric (GTK_SPIN_BUTTON (widget)));
  g_assert_cmpuint (gtk_spin_button_get_digits (GTK_SPIN_BUTTON (widget)), ==, 0);
}

static gboolean
says (GtkWidget *widget, gint64 expected)
{
  gint64 number = 0;

  return ts_stepper_get (widget, &number) && number == expected;
}

/* Nobody has said a number, not even 0, until it is typed or counted to; what is no number stays as it is. */
static void
test_unsaid (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (ts_stepper_new_unsaid (-9, 40));
  gint64 number;

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget)), ==, "");
  g_assert_false (ts_stepper_get (widget, &number));
  type_in (widget, "");
  g_assert_false (ts_stepper_get (widget, &number));
  type_in (widget, "-");
  g_assert_false (ts_stepper_get (widget, &number));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget)), ==, "-");
  type_in (widget, "41");
  g_assert_true (says (widget, 41)); /* for the rules to refuse */
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget)), ==, "41");
  type_in (widget, "0");
  g_assert_true (says (widget, 0));
  ts_stepper_clear (widget);
  g_assert_false (ts_stepper_get (widget, &number));
  gtk_spin_button_spin (GTK_SPIN_BUTTON (widget), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_true (says (widget, 1));
  ts_stepper_clear (widget);
  ts_stepper_set (widget, 0);
  g_assert_true (says (widget, 0));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget)), ==, "0");
}

/* It begins as near to 0 as can be, and the least there is is one press away. */
static void
test_unsaid_above_0 (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (ts_stepper_new_unsaid (1, 40));

  gtk_spin_button_spin (GTK_SPIN_BUTTON (widget), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_true (says (widget, 1));
  gtk_spin_button_spin (GTK_SPIN_BUTTON (widget), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_true (says (widget, 2));
}

/* A bound that is none of its own is as far as a spin button goes. */
static void
test_no_bound (void)
{
  g_autoptr (GtkWidget) widget = stepper (0, G_MAXINT64);
  double min, max;

  gtk_spin_button_get_range (GTK_SPIN_BUTTON (widget), &min, &max);
  g_assert_cmpfloat (min, ==, 0);
  g_assert_cmpfloat (max, ==, G_MAXINT);
}

/* As a dialog does that becomes a sheet when the window gets narrow. */
static void
move_elsewhere (GtkWindow *window, GtkWidget *widget)
{
  gtk_window_set_child (window, NULL);
  gtk_window_set_child (window, widget);
  gtk_widget_realize (widget);
}

/* What is being typed, and not yet entered, stays where the number comes to lie elsewhere. */
static void
test_typed_stays (void)
{
  static const char *const texts[] = { "17", "", "-", "41" }; /* the last of them for the rules to refuse */
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (GtkWidget) said = stepper (0, 40);
  g_autoptr (GtkWidget) unsaid = g_object_ref_sink (ts_stepper_new_unsaid (0, 40));

  move_elsewhere (window, said);
  gtk_editable_set_text (GTK_EDITABLE (said), "17");
  move_elsewhere (window, said);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (said)), ==, "17");
  g_assert_cmpint (value_of (said), ==, 17);
  move_elsewhere (window, unsaid);
  ts_stepper_set (unsaid, 15);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    gtk_editable_set_text (GTK_EDITABLE (unsaid), texts[i]);
    move_elsewhere (window, unsaid);
    g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (unsaid)), ==, texts[i]);
  }
  gtk_window_destroy (window);
}

static void
test_no_wheel (void)
{
  g_autoptr (GtkWidget) widget = stepper (0, 9);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      continue;
    g_assert_cmpint (gtk_event_controller_get_propagation_phase (controller), ==, GTK_PHASE_NONE);
    n++;
  }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
  g_test_add_func ("/stepper/steps", test_steps);
  g_test_add_func ("/stepper/typed", test_typed);
  g_test_add_func ("/stepper/unsaid", test_unsaid);
  g_test_add_func ("/stepper/unsaid-above-0", test_unsaid_above_0);
  g_test_add_func ("/stepper/no-bound", test_no_bound);
  g_test_add_func ("/stepper/typed-stays", test_typed_stays);
  g_test_add_func ("/stepper/no-wheel", test_no_wheel);
  return g_test_run ();
}
