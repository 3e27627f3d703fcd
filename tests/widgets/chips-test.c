/* Chips: what a tap chooses in each mode, and what is seen of it. */
#include "press.h"

#include "widgets/chips.h"

typedef struct {
  GtkWidget *chips;
  guint changed;
} Fixture;

static const TsChipsMode one = TS_CHIPS_ONE;
static const TsChipsMode one_or_none = TS_CHIPS_ONE_OR_NONE;
static const TsChipsMode distinct = TS_CHIPS_DISTINCT;
static const TsChipsMode repeat = TS_CHIPS_REPEAT;

static void
set_up (Fixture *self, gconstpointer mode)
{
  self->chips = g_object_ref_sink (GTK_WIDGET (ts_chips_new (*(const TsChipsMode *) mode)));
  count_calls (self->chips, "changed", &self->changed);
  ts_chips_add (TS_CHIPS (self->chips), "Red", NULL);
  ts_chips_add (TS_CHIPS (self->chips), "Green", NULL);
  ts_chips_add (TS_CHIPS (self->chips), "Blue", NULL);
}

static void
tear_down (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  g_clear_object (&self->chips);
}

/* The chosen chips, with spaces between. */
static void
assert_chosen (Fixture *self, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;
  const gint64 *chosen = ts_chips_get (TS_CHIPS (self->chips), &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", (int) chosen[i]);
  g_assert_cmpstr (text->str, ==, expected);
}

static GtkWidget *
chip (Fixture *self, const char *label)
{
  return find (self->chips, GTK_TYPE_BUTTON, label);
}

static gboolean
is_active (Fixture *self, const char *label)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip (self, label)));
}

/* The number on the chip, NULL: none. */
static void
assert_number (Fixture *self, const char *label, const char *expected)
{
  GtkWidget *number = find (chip (self, label), GTK_TYPE_LABEL, ".number");

  g_assert_cmpint (gtk_widget_get_visible (number), ==, expected != NULL);
  if (expected != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (number)), ==, expected);
}

/* --- taps --- */

static void
test_one (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  assert_chosen (self, "");
  press (self->chips, "Green");
  assert_chosen (self, "1");
  press (self->chips, "Blue");
  assert_chosen (self, "2");
  g_assert_false (is_active (self, "Green"));
  g_assert_true (is_active (self, "Blue"));
  press (self->chips, "Blue"); /* stays */
  assert_chosen (self, "2");
  g_assert_true (is_active (self, "Blue"));
  assert_number (self, "Blue", NULL);
  g_assert_cmpuint (self->changed, ==, 3);
}

static void
test_one_or_none (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  press (self->chips, "Green");
  press (self->chips, "Red");
  assert_chosen (self, "0");
  press (self->chips, "Red");
  assert_chosen (self, "");
  g_assert_false (is_active (self, "Red"));
  g_assert_cmpuint (self->changed, ==, 3);
}

static void
test_distinct (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  press (self->chips, "Blue");
  press (self->chips, "Red");
  press (self->chips, "Green");
  assert_chosen (self, "2 0 1");
  assert_number (self, "Blue", "1");
  assert_number (self, "Red", "2");
  assert_number (self, "Green", "3");
  press (self->chips, "Red");
  assert_chosen (self, "2 1");
  assert_number (self, "Blue", "1");
  assert_number (self, "Red", NULL);
  assert_number (self, "Green", "2");
  press (self->chips, "Red");
  assert_chosen (self, "2 1 0");
  g_assert_cmpuint (self->changed, ==, 5);
}

static void
test_repeat (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  g_assert_null (chip (self, "1  Blue"));
  press (self->chips, "Blue");
  press (self->chips, "Red");
  press (self->chips, "Blue");
  assert_chosen (self, "2 0 2");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (chip (self, "2  Red")), ==, "Take Red out");
  press (self->chips, "1  Blue");
  assert_chosen (self, "0 2");
  press (self->chips, "2  Blue");
  press (self->chips, "1  Red");
  assert_chosen (self, "");
  g_assert_null (find (self->chips, GTK_TYPE_BUTTON, ".chosen"));
  g_assert_cmpuint (self->changed, ==, 6);
}

/* Whoever takes one out with the keyboard goes on from the chips, not from nowhere. */
static void
test_focus_stays (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (window, self->chips);
  press (self->chips, "Blue");
  ts_chips_set_offered (TS_CHIPS (self->chips), 0, FALSE);
  g_assert_true (gtk_widget_grab_focus (chip (self, "1  Blue")));
  press (self->chips, "1  Blue");
  g_assert_true (gtk_window_get_focus (window) == chip (self, "Blue"));
  press (self->chips, "Blue");
  ts_chips_set_offered (TS_CHIPS (self->chips), 2, FALSE); /* nor is that one any more */
  g_assert_true (gtk_widget_grab_focus (chip (self, "1  Blue")));
  press (self->chips, "1  Blue");
  g_assert_true (gtk_window_get_focus (window) == chip (self, "Green"));
  gtk_window_destroy (window);
}

/* --- from outside --- */

static void
test_set (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  const gint64 chosen[] = { 2, -1, 0 };

  ts_chips_set (TS_CHIPS (self->chips), chosen, 3);
  assert_chosen (self, "2 0");
  assert_number (self, "Blue", "1");
  assert_number (self, "Red", "2");
  g_assert_true (is_active (self, "Red"));
  g_assert_false (is_active (self, "Green"));
  ts_chips_set (TS_CHIPS (self->chips), NULL, 0);
  assert_chosen (self, "");
  g_assert_false (is_active (self, "Red"));
  g_assert_cmpuint (self->changed, ==, 0);
}

static void
test_set_sequence (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  const gint64 chosen[] = { 1, 1 };

  ts_chips_set (TS_CHIPS (self->chips), chosen, 2);
  assert_chosen (self, "1 1");
  press (self->chips, "2  Green");
  assert_chosen (self, "1");
  g_assert_cmpuint (self->changed, ==, 1);
}

/* Other chips in their place: the choice is by number, and stays. */
static void
test_clear (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  press (self->chips, "Green");
  ts_chips_clear (TS_CHIPS (self->chips));
  g_assert_null (find (self->chips, GTK_TYPE_BUTTON, NULL));
  assert_chosen (self, "1");
  ts_chips_add (TS_CHIPS (self->chips), "Ann", NULL);
  ts_chips_add (TS_CHIPS (self->chips), "Bo", NULL);
  g_assert_false (is_active (self, "Ann"));
  g_assert_true (is_active (self, "Bo"));
  g_assert_cmpuint (self->changed, ==, 1);
}

static void
test_names (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  GtkWidget *mark = gtk_image_new ();
  GtkWidget *marked = ts_chips_add (TS_CHIPS (self->chips), "Pink", mark);

  g_assert_true (marked == chip (self, "Pink"));
  g_assert_true (gtk_widget_get_next_sibling (mark) == find (marked, GTK_TYPE_LABEL, "Pink"));
  gtk_test_accessible_assert_role (self->chips, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (marked, GTK_ACCESSIBLE_PROPERTY_LABEL, "Pink");
  press (self->chips, "Pink");
  if (*(const TsChipsMode *) mode != TS_CHIPS_REPEAT)
    return;
  gtk_test_accessible_assert_property (chip (self, "1  Pink"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Take Pink out");
  /* Nothing that would be read instead. */
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (chip (self, "1  Pink")),
                                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

/* Something after the label, which is told apart from it. */
static void
test_detail (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  GtkWidget *red = chip (self, "Red");

  ts_chips_set_detail (TS_CHIPS (self->chips), 0, "of 3");
  g_assert_true (gtk_widget_get_visible (find (red, GTK_TYPE_LABEL, "of 3")));
  gtk_test_accessible_assert_property (red, GTK_ACCESSIBLE_PROPERTY_LABEL, "Red");
  gtk_test_accessible_assert_property (red, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "of 3");
  ts_chips_set_detail (TS_CHIPS (self->chips), 0, "of 2");
  g_assert_null (find (red, GTK_TYPE_LABEL, "of 3"));
  ts_chips_set_detail (TS_CHIPS (self->chips), 0, NULL);
  g_assert_false (
      gtk_widget_get_visible (gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (red)))));
}

/* The others come out by one tap, or when one of them is chosen. */
static void
test_folded (Fixture *self, gconstpointer mode G_GNUC_UNUSED)
{
  const gint64 last = 3;

  ts_chips_clear (TS_CHIPS (self->chips));
  for (int i = 0; i < 4; i++)
    ts_chips_add (TS_CHIPS (self->chips), (const char *[]) { "A", "B", "C", "D" }[i], NULL);
  ts_chips_fold (TS_CHIPS (self->chips), 2);
  g_assert_true (gtk_widget_get_visible (chip (self, "B")));
  g_assert_false (gtk_widget_get_visible (chip (self, "C")));
  press (self->chips, "…");
  g_assert_true (gtk_widget_get_visible (chip (self, "C")));
  g_assert_false (gtk_widget_get_visible (chip (self, "…")));
  g_assert_cmpuint (self->changed, ==, 0);
  ts_chips_fold (TS_CHIPS (self->chips), 2);
  g_assert_false (gtk_widget_get_visible (chip (self, "D")));
  ts_chips_set (TS_CHIPS (self->chips), &last, 1);
  g_assert_true (gtk_widget_get_visible (chip (self, "D")));
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
#define ADD(path, mode, name) g_test_add ("/chips/" path, Fixture, &mode, set_up, test_##name, tear_down)
  ADD ("one", one, one);
  ADD ("one-or-none", one_or_none, one_or_none);
  ADD ("distinct", distinct, distinct);
  ADD ("repeat", repeat, repeat);
  ADD ("focus-stays", repeat, focus_stays);
  ADD ("set", distinct, set);
  ADD ("set-sequence", repeat, set_sequence);
  ADD ("clear", one, clear);
  ADD ("names", one, names);
  ADD ("detail", one, detail);
  ADD ("folded", one, folded);
  ADD ("names-of-a-sequence", repeat, names);
  return g_test_run ();
}
