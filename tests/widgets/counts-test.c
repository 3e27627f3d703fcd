/* Counts: a number for each word, counted up to, or picked where no two may be alike. */
#include "press.h"

#include "widgets/counts.h"

typedef struct {
  GtkWindow *window; /* pickers open in one only */
  GtkWidget *counts;
  guint changed;
} Fixture;

static const TsWord colours[] = { { "red", "Red" }, { "green", "Green" }, { "blue", "Blue" }, { 0 } };
static const TsField any = { .type = TS_FIELD_COUNTS, .min = 1, .max = 9, .words = colours };
static const TsField different = {
  .type = TS_FIELD_COUNTS, .min = 2, .max = 5, .words = colours, .distinct = TRUE
};

static void
set_up (Fixture *self, gconstpointer field)
{
  self->window = GTK_WINDOW (gtk_window_new ());
  self->counts = GTK_WIDGET (ts_counts_new (field));
  gtk_window_set_child (self->window, self->counts);
  gtk_window_present (self->window);
  count_calls (self->counts, "changed", &self->changed);
}

static void
tear_down (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  gtk_window_destroy (self->window);
}

static void
assert_numbers (Fixture *self, int red, int green, int blue)
{
  const gint64 *numbers = ts_counts_get (TS_COUNTS (self->counts));

  g_assert_cmpint (numbers[0], ==, red);
  g_assert_cmpint (numbers[1], ==, green);
  g_assert_cmpint (numbers[2], ==, blue);
}

/* --- counting --- */

static GtkSpinButton *
counter (Fixture *self, guint word)
{
  return GTK_SPIN_BUTTON (find_nth (self->counts, GTK_TYPE_SPIN_BUTTON, NULL, word));
}

static void
test_count (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  assert_numbers (self, 1, 1, 1);
  gtk_spin_button_spin (counter (self, 1), GTK_SPIN_STEP_FORWARD, 2);
  assert_numbers (self, 1, 3, 1);
  g_assert_cmpuint (self->changed, >, 0);
  gtk_spin_button_spin (counter (self, 2), GTK_SPIN_STEP_FORWARD, 2);
  assert_numbers (self, 1, 3, 3); /* two may be alike */
}

static void
test_bounds (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  gtk_spin_button_spin (counter (self, 0), GTK_SPIN_STEP_BACKWARD, 1);
  assert_numbers (self, 1, 1, 1);
  g_assert_cmpuint (self->changed, ==, 0);
  gtk_spin_button_spin (counter (self, 0), GTK_SPIN_STEP_FORWARD, 99);
  assert_numbers (self, 9, 1, 1);
}

static void
test_set (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  const gint64 numbers[] = { 4, 9, 1 };

  ts_counts_set (TS_COUNTS (self->counts), numbers);
  assert_numbers (self, 4, 9, 1);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (counter (self, 0)), ==, 4);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (counter (self, 1)), ==, 9);
  g_assert_cmpuint (self->changed, ==, 0);
}

/* A screen reader names a counter by the word beside it. */
static void
test_names (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  gtk_test_accessible_assert_role (self->counts, GTK_ACCESSIBLE_ROLE_GROUP);
  for (guint word = 0; word < 3; word++) {
    GtkWidget *label = find (self->counts, GTK_TYPE_LABEL, colours[word].label);

    gtk_test_accessible_assert_relation (counter (self, word), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                         NULL);
  }
}

/* Enter goes from one to the next; from the last one there is nowhere to go on to, and that is told. One that
 * is out of bounds is put back, and stays. */
static void
test_enter (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  static const struct {
    guint word;
    const char *text;
    guint then, entered;
  } steps[] = { { 0, "3", 1, 0 }, { 1, "77", 1, 0 }, { 1, "9", 2, 0 }, { 2, "2", 2, 1 } };
  guint n_entered = 0;

  count_calls (self->counts, "entered", &n_entered);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++) {
    GtkWidget *input = GTK_WIDGET (counter (self, steps[i].word));
    GtkEditable *delegate = gtk_editable_get_delegate (GTK_EDITABLE (input));

    gtk_widget_grab_focus (input);
    gtk_editable_set_text (GTK_EDITABLE (input), steps[i].text);
    g_signal_emit_by_name (delegate, "activate");
    g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (self->window),
                                           GTK_WIDGET (counter (self, steps[i].then))));
    g_assert_cmpuint (n_entered, ==, steps[i].entered);
  }
  assert_numbers (self, 3, 9, 2);
}

/* --- picking --- */

static GtkMenuButton *
picker (Fixture *self, guint word)
{
  return GTK_MENU_BUTTON (find_nth (self->counts, GTK_TYPE_MENU_BUTTON, NULL, word));
}

/* Opens the picker and presses a number in it. */
static void
pick (Fixture *self, guint word, const char *number)
{
  GtkMenuButton *input = picker (self, word);

  gtk_menu_button_popup (input);
  press (gtk_popover_get_child (gtk_menu_button_get_popover (input)), number);
}

static void
assert_shown (Fixture *self, guint word, const char *number, const char *name)
{
  g_assert_cmpstr (gtk_menu_button_get_label (picker (self, word)), ==, number);
  gtk_test_accessible_assert_property (picker (self, word), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* What was set before stays: only the number's owner takes the other's. */
static void
test_pick (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  assert_numbers (self, 2, 3, 4);
  pick (self, 0, "4");
  assert_numbers (self, 4, 3, 2);
  assert_shown (self, 0, "4", "Red: 4");
  assert_shown (self, 2, "2", "Blue: 2");
  g_assert_cmpuint (self->changed, ==, 1);
  pick (self, 1, "5"); /* nobody's */
  assert_numbers (self, 4, 5, 2);
  pick (self, 1, "5");
  assert_numbers (self, 4, 5, 2);
  g_assert_cmpuint (self->changed, ==, 2);
}

/* The picker offers the bounds and what is between, says who has each, and which is the word's own. */
static void
test_picker (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  GtkWidget *choices;

  pick (self, 0, "4");
  gtk_menu_button_popup (picker (self, 1));
  choices = gtk_popover_get_child (gtk_menu_button_get_popover (picker (self, 1)));
  g_assert_nonnull (find (find (choices, GTK_TYPE_BUTTON, "4"), GTK_TYPE_LABEL, "Red"));
  g_assert_nonnull (find (find (choices, GTK_TYPE_BUTTON, "2"), GTK_TYPE_LABEL, "Blue"));
  g_assert_true (gtk_widget_has_css_class (find (choices, GTK_TYPE_BUTTON, "3"), "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (find (choices, GTK_TYPE_BUTTON, "4"), "suggested-action"));
  g_assert_nonnull (find (choices, GTK_TYPE_BUTTON, "5"));
  g_assert_null (find (choices, GTK_TYPE_BUTTON, "1"));
  g_assert_null (find (choices, GTK_TYPE_BUTTON, "6"));
}

static void
test_set_different (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  const gint64 numbers[] = { 5, 2, 3 };

  ts_counts_set (TS_COUNTS (self->counts), numbers);
  assert_numbers (self, 5, 2, 3);
  assert_shown (self, 0, "5", "Red: 5");
  g_assert_cmpuint (self->changed, ==, 0);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
#define ADD(path, field, name) g_test_add ("/counts/" path, Fixture, &field, set_up, test_##name, tear_down)
  ADD ("count", any, count);
  ADD ("bounds", any, bounds);
  ADD ("set", any, set);
  ADD ("names", any, names);
  ADD ("enter", any, enter);
  ADD ("pick", different, pick);
  ADD ("picker", different, picker);
  ADD ("set-different", different, set_different);
  return g_test_run ();
}
