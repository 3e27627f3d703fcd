/* Dice typed in, tap by tap, and dice thrown on screen. */
#include "press.h"

#include "widgets/dice.h"
#include "widgets/die.h"

typedef struct {
  TsDice *dice;
  guint changed;
  guint complete;
} Fixture;

static void
set_up (Fixture *self, gconstpointer field)
{
  self->dice = g_object_ref_sink (ts_dice_new (field));
  count_calls (self->dice, "changed", &self->changed);
  count_calls (self->dice, "complete", &self->complete);
}

static void
tear_down (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  g_clear_object (&self->dice);
}

/* The faces, with spaces between. */
static void
assert_faces (Fixture *self, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;
  const gint64 *faces = ts_dice_get_faces (self->dice, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", (int) faces[i]);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
tap_face (Fixture *self, guint face)
{
  press_nth (GTK_WIDGET (self->dice), ".face", face - 1);
}

static void
tap_die (Fixture *self, guint die)
{
  press_nth (GTK_WIDGET (self->dice), ".die-slot", die);
}

/* What the dice are may change before they are thrown. */
static void
test_other_dice (Fixture *self, gconstpointer field)
{
  TsField other = *(const TsField *) field;

  ts_dice_set_by_hand (self->dice, TRUE);
  tap_face (self, 1);
  ts_dice_set_field (self->dice, &other);
  assert_faces (self, "1");
  other.min = other.max = 3;
  other.sides = 20;
  ts_dice_set_field (self->dice, &other);
  assert_faces (self, "");
  g_assert_true (ts_dice_get_by_hand (self->dice));
  for (guint i = 0; i < 4; i++)
    tap_face (self, 20 - i);
  assert_faces (self, "20 19 18");
}

static void
test_typed (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  ts_dice_set_by_hand (self->dice, TRUE);
  assert_faces (self, "");
  tap_face (self, 3);
  tap_face (self, 6);
  assert_faces (self, "3 6");
  g_assert_cmpuint (self->complete, ==, 0);
  tap_face (self, 1);
  assert_faces (self, "3 6 1");
  g_assert_cmpuint (self->complete, ==, 1);
  g_assert_cmpuint (self->changed, ==, 3);

  tap_face (self, 5); /* there is no room for it */
  assert_faces (self, "3 6 1");
  g_assert_cmpuint (self->changed, ==, 3);
  g_assert_cmpuint (self->complete, ==, 1);
}

static void
test_taken_back (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  ts_dice_set_by_hand (self->dice, TRUE);
  tap_face (self, 3);
  tap_face (self, 6);
  tap_face (self, 1);
  tap_die (self, 1);
  assert_faces (self, "3 1");
  tap_face (self, 2);
  assert_faces (self, "3 2 1");
  g_assert_cmpuint (self->complete, ==, 2);
}

/* By keys: a place without a die is no answer, a face is. */
static void
test_taken_back_by_keys (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  GtkWidget *window = gtk_window_new (), *die;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (self->dice));
  gtk_window_present (GTK_WINDOW (window));
  ts_dice_set_by_hand (self->dice, TRUE);
  tap_face (self, 3);
  die = find_nth (GTK_WIDGET (self->dice), GTK_TYPE_BUTTON, ".die-slot", 0);
  g_assert_true (gtk_widget_grab_focus (die));
  tap_die (self, 0);
  assert_faces (self, "");
  g_assert_true (gtk_widget_has_css_class (gtk_root_get_focus (GTK_ROOT (window)), "face"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_thrown (Fixture *self, gconstpointer data)
{
  const TsField *field = data;
  const gint64 *faces;
  guint lying;

  press (GTK_WIDGET (self->dice), ".roll");
  faces = ts_dice_get_faces (self->dice, &lying);
  g_assert_cmpuint (lying, ==, field->max);
  for (guint i = 0; i < lying; i++) {
    g_assert_cmpint (faces[i], >=, 1);
    g_assert_cmpint (faces[i], <=, ts_field_sides (field, i));
  }
  g_assert_cmpuint (self->changed, ==, 1);
  g_assert_cmpuint (self->complete, ==, 1);
  /* What fell stays. */
  g_assert_false (gtk_widget_is_sensitive (find (GTK_WIDGET (self->dice), GTK_TYPE_BUTTON, ".roll")));
}

/* What was typed in stays, and the others are thrown. */
static void
test_typed_and_thrown (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  guint n;

  for (int i = 0; i < 20; i++) {
    ts_dice_set_faces (self->dice, NULL, 0);
    ts_dice_type (self->dice, 6);
    ts_dice_type (self->dice, 5);
    ts_dice_roll (self->dice);
    g_assert_cmpint (ts_dice_get_faces (self->dice, &n)[0], ==, 6);
    g_assert_cmpint (ts_dice_get_faces (self->dice, &n)[1], ==, 5);
    g_assert_cmpuint (n, ==, 3);
  }
}

static void
test_set (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  const gint64 faces[] = { 6, 5, 4 };

  ts_dice_set_faces (self->dice, faces, 3);
  assert_faces (self, "6 5 4");
  ts_dice_set_faces (self->dice, NULL, 0);
  assert_faces (self, "");
  g_assert_cmpuint (self->changed, ==, 0);
  g_assert_cmpuint (self->complete, ==, 0);
}

static void
test_switched (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  g_assert_false (ts_dice_get_by_hand (self->dice));
  press (GTK_WIDGET (self->dice), ".dice-mode");
  g_assert_true (ts_dice_get_by_hand (self->dice));
  press (GTK_WIDGET (self->dice), ".dice-mode");
  g_assert_false (ts_dice_get_by_hand (self->dice));
}

/* Every kind of die has its own faces, and a tap fills a die of that kind. */
static void
test_different (Fixture *self, gconstpointer field G_GNUC_UNUSED)
{
  ts_dice_set_by_hand (self->dice, TRUE);
  press_nth (GTK_WIDGET (self->dice), ".face", 6 + 10);
  assert_faces (self, "11");
  press_nth (GTK_WIDGET (self->dice), ".face", 6 + 11);
  assert_faces (self, "11"); /* the large one lies already */
  g_assert_cmpuint (self->complete, ==, 0);
  press_nth (GTK_WIDGET (self->dice), ".face", 3);
  assert_faces (self, "4 11");
  g_assert_cmpuint (self->complete, ==, 1);
  tap_die (self, 1);
  press_nth (GTK_WIDGET (self->dice), ".face", 6);
  assert_faces (self, "4 1");
  g_assert_cmpuint (self->complete, ==, 2);
}

/* What is drawn of a die that shows a 6. (transfer full) */
static GBytes *
draw_six (int sides, GtkTextDirection direction)
{
  g_autoptr (GtkWidget) die = g_object_ref_sink (ts_die_new (sides, 40));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_set_direction (die, direction);
  ts_die_set_face (TS_DIE (die), 6);
  gtk_widget_measure (die, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (die, 40, 40, -1, NULL);
  GTK_WIDGET_GET_CLASS (die)->snapshot (die, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  return gsk_render_node_serialize (node);
}

/* A die is the same thing for everybody: the dot behind its 6 stays there. */
static void
test_from_right (void)
{
  static const int sides[] = { 6, 8, 10, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++) {
    g_autoptr (GBytes) from_left = draw_six (sides[i], GTK_TEXT_DIR_LTR);
    g_autoptr (GBytes) from_right = draw_six (sides[i], GTK_TEXT_DIR_RTL);

    g_assert_true (g_bytes_equal (from_left, from_right));
  }
}

int
main (int argc, char *argv[])
{
  static const int small_and_large[] = { 6, 12, 0 };
  static const TsField three = { .type = TS_FIELD_DICE, .min = 3, .max = 3, .sides = 6 };
  static const TsField mixed = { .type = TS_FIELD_DICE, .min = 2, .max = 2, .each = small_and_large };

  test_init (&argc, &argv);
  g_test_add_func ("/dice/from-right", test_from_right);
  g_test_add ("/dice/typed", Fixture, &three, set_up, test_typed, tear_down);
  g_test_add ("/dice/taken-back", Fixture, &three, set_up, test_taken_back, tear_down);
  g_test_add ("/dice/taken-back-by-keys", Fixture, &three, set_up, test_taken_back_by_keys, tear_down);
  g_test_add ("/dice/thrown", Fixture, &three, set_up, test_thrown, tear_down);
  g_test_add ("/dice/typed-and-thrown", Fixture, &three, set_up, test_typed_and_thrown, tear_down);
  g_test_add ("/dice/set", Fixture, &three, set_up, test_set, tear_down);
  g_test_add ("/dice/switched", Fixture, &three, set_up, test_switched, tear_down);
  g_test_add ("/dice/other", Fixture, &three, set_up, test_other_dice, tear_down);
  g_test_add ("/dice/different", Fixture, &mixed, set_up, test_different, tear_down);
  g_test_add ("/dice/different-thrown", Fixture, &mixed, set_up, test_thrown, tear_down);
  return g_test_run ();
}
