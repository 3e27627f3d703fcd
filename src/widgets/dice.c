#include "dice.h"

#include "config.h"
#include "die.h"
#include "referee/dice.h"
#include "stepper.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define TUMBLE_MS 900
#define SPACING   12

struct _TsDice {
  GtkWidget parent_instance;

  GtkWidget *tray;   /* of GtkButton, each with a TsDie */
  GtkWidget *number; /* GtkSpinButton, how many dice; NULL if that is fixed */
  GtkWidget *stack;  /* "screen": the big button; "hand": the faces */
  GtkWidget *roll;
  GtkWidget *mode;
  GtkWidget *grid; /* of the faces to type in */
  AdwAnimation *tumble;

  const TsField *field;
  int die; /* how large dice are on a board; 0: as large as so few can be */
  gboolean rolling;
  gboolean filling_in; /* by the program, not by people */
  GPtrArray *slots;    /* of GtkButton */
  GArray *faces;       /* of gint64, one per slot; 0: none yet */
  GArray *lying;       /* of gint64, what was handed out last */
};

G_DEFINE_FINAL_TYPE (TsDice, ts_dice, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  COMPLETE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_dice_dispose (GObject *object)
{
  TsDice *self = TS_DICE (object);
  GtkWidget *child;

  if (self->tumble != NULL)
    adw_animation_reset (self->tumble);
  g_clear_object (&self->tumble);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->slots, g_ptr_array_unref);
  g_clear_pointer (&self->faces, g_array_unref);
  g_clear_pointer (&self->lying, g_array_unref);
  G_OBJECT_CLASS (ts_dice_parent_class)->dispose (object);
}

static void
ts_dice_class_init (TsDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_dice_dispose;
  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[COMPLETE] = g_signal_new ("complete", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
ts_dice_init (TsDice *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, SPACING);
  self->slots = g_ptr_array_new ();
  self->faces = g_array_new (FALSE, TRUE, sizeof (gint64));
  self->lying = g_array_new (FALSE, FALSE, sizeof (gint64));
}

/* --- showing --- */

static TsDie *
die_at (TsDice *self, guint slot)
{
  return TS_DIE (gtk_button_get_child (self->slots->pdata[slot]));
}

static gint64 *
face_at (TsDice *self, guint slot)
{
  return &g_array_index (self->faces, gint64, slot);
}

/* The first slot without a face, or the number of slots. */
static guint
first_empty (TsDice *self)
{
  guint slot = 0;

  while (slot < self->faces->len && *face_at (self, slot) != 0)
    slot++;
  return slot;
}

static gboolean
is_complete (TsDice *self)
{
  return !self->rolling && first_empty (self) == self->faces->len;
}

/* A single die on a board takes no more room than the faces: it is there once it falls. */
static void
show_either (TsDice *self)
{
  gboolean falls = self->rolling || *face_at (self, 0) != 0;

  gtk_widget_set_visible (self->tray, falls);
  gtk_widget_set_visible (self->stack, !falls);
}

static void
show_faces (TsDice *self)
{
  for (guint slot = 0; slot < self->slots->len; slot++) {
    gboolean can_empty = ts_dice_get_by_hand (self) && !self->rolling && *face_at (self, slot) != 0 &&
                         gtk_widget_get_visible (self->stack);

    ts_die_set_face (die_at (self, slot), (int) *face_at (self, slot));
    gtk_widget_set_can_target (self->slots->pdata[slot], can_empty);
    gtk_widget_set_focusable (self->slots->pdata[slot], can_empty);
    gtk_widget_set_tooltip_text (self->slots->pdata[slot], can_empty ? _ ("Take this die back") : NULL);
  }
  gtk_widget_set_sensitive (self->roll, !self->rolling && !is_complete (self));
  if (self->die > 0 && self->slots->len == 1)
    show_either (self);
}

/* "3, 5": what lies, for people who listen. */
static void
announce_faces (TsDice *self)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;

  for (guint slot = 0; slot < self->faces->len; slot++)
    g_string_append_printf (list, "%s%d", slot > 0 ? ", " : "", (int) *face_at (self, slot));
  /* Translators: said after a throw; the %s is the list of faces, as in “3, 5” */
  sentence = g_strdup_printf (_ ("The dice show %s."), list->str);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
tell_change (TsDice *self)
{
  show_faces (self);
  if (is_complete (self))
    announce_faces (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (is_complete (self))
    g_signal_emit (self, signals[COMPLETE], 0);
}

/* --- on screen --- */

/* One die at a moment of its flight: it hops lower and lower, turns slower and slower, and shows face after
 * face. `t` is 0 … 1. */
static void
pose (TsDice *self, guint slot, double t)
{
  static const float rest[] = { -6, 4, -3, 7, -5, 2 };
  double mine = CLAMP (t * 1.3 - 0.3 * slot / MAX (self->slots->len, 1), 0, 1);
  double left = 1 - mine;
  float spin = (slot % 2 == 0 ? 540 : -450) * (float) (left * left);
  guint flicker = (guint) (mine * 14) * 7 + slot * 5;
  gboolean landed = mine > 0.8;

  ts_die_set_pose (die_at (self, slot), rest[slot % G_N_ELEMENTS (rest)] + spin,
                   (float) (fabs (sin (mine * 3 * G_PI)) * left));
  ts_die_set_face (die_at (self, slot),
                   landed ? (int) *face_at (self, slot)
                          : (int) (flicker % (guint) ts_field_sides (self->field, slot)) + 1);
}

static void
tumbling (double t, gpointer data)
{
  TsDice *self = data;

  for (guint slot = 0; slot < self->slots->len; slot++)
    pose (self, slot, t);
}

static void
landed (TsDice *self)
{
  if (!self->rolling)
    return;
  self->rolling = FALSE;
  tell_change (self);
}

void
ts_dice_roll (TsDice *self)
{
  g_assert (!self->rolling);
  for (guint slot = 0; slot < self->faces->len; slot++)
    ts_dice_throw (1, ts_field_sides (self->field, slot), face_at (self, slot));
  self->rolling = TRUE;
  show_faces (self);
  adw_animation_play (self->tumble);
}

/* --- by hand --- */

static void
face_clicked (GtkWidget *button, TsDice *self)
{
  TsDie *face = TS_DIE (gtk_button_get_child (GTK_BUTTON (button)));
  guint slot = 0;

  while (slot < self->faces->len &&
         (*face_at (self, slot) != 0 || ts_field_sides (self->field, slot) != ts_die_get_sides (face)))
    slot++;
  if (slot == self->faces->len)
    return; /* all of its kind lie; one has to be taken back first */
  *face_at (self, slot) = ts_die_get_face (face);
  ts_die_set_pose (die_at (self, slot), 0, 0);
  tell_change (self);
}

static void
slot_clicked (GtkWidget *button, TsDice *self)
{
  guint slot;

  g_ptr_array_find (self->slots, button, &slot);
  *face_at (self, slot) = 0;
  tell_change (self);
}

/* --- parts --- */

static GtkWidget *
line_new (void)
{
  GtkWidget *line = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (line), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (line), 6);
  adw_wrap_box_set_align (ADW_WRAP_BOX (line), 0.5f);
  return line;
}

static void
set_slots (TsDice *self, guint n)
{
  int size = self->die > 0 ? self->die : n <= 2 ? 112 : n == 3 ? 84 : 64;

  for (guint i = 0; i < self->slots->len; i++)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->tray), self->slots->pdata[i]);
  g_ptr_array_set_size (self->slots, 0);
  g_array_set_size (self->faces, 0);
  g_array_set_size (self->faces, n);
  for (guint i = 0; i < n; i++) {
    GtkWidget *slot = gtk_button_new ();

    gtk_button_set_child (GTK_BUTTON (slot), ts_die_new (ts_field_sides (self->field, i), size));
    gtk_widget_add_css_class (slot, "flat");
    gtk_widget_add_css_class (slot, "die-slot");
    g_signal_connect (slot, "clicked", G_CALLBACK (slot_clicked), self);
    adw_wrap_box_append (ADW_WRAP_BOX (self->tray), slot);
    g_ptr_array_add (self->slots, slot);
  }
}

static void
number_changed (GtkSpinButton *number, TsDice *self)
{
  set_slots (self, (guint) gtk_spin_button_get_value_as_int (number));
  if (!self->filling_in)
    tell_change (self);
}

/* So many that all lines are full, where that can be; dice of several kinds need flat grids. */
static int
face_columns (int sides, gboolean flat)
{
  if (flat && sides % 6 == 0)
    return 6;
  return sides == 6 ? 3 : sides % 5 == 0 ? 5 : sides % 4 == 0 ? 4 : 5;
}

static GtkWidget *
face_new (TsDice *self, int sides, int face, gboolean flat)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *die = ts_die_new (sides, flat ? 40 : sides <= 6 ? 60 : 48);
  g_autofree char *name = g_strdup_printf ("%d", face);

  ts_die_set_face (TS_DIE (die), face);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "face");
  if (flat)
    gtk_widget_add_css_class (button, "small");
  g_signal_connect (button, "clicked", G_CALLBACK (face_clicked), self);
  return button;
}

static GtkWidget *
faces_of_new (TsDice *self, int sides, gboolean flat)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  int columns = face_columns (sides, flat);
  /* Translators: all faces of one kind of die, for people who listen */
  g_autofree char *name = g_strdup_printf (ngettext ("Die of %d side", "Die of %d sides", sides), sides);

  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_set_row_spacing (GTK_GRID (grid), flat ? 2 : 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), flat ? 2 : 6);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; i < sides; i++)
    gtk_grid_attach (GTK_GRID (grid), face_new (self, sides, i + 1, flat), i % columns, i / columns, 1, 1);
  return grid;
}

/* Whether a die before this one has as many sides. */
static gboolean
is_same_kind (TsDice *self, guint die)
{
  for (guint i = 0; i < die; i++)
    if (ts_field_sides (self->field, i) == ts_field_sides (self->field, die))
      return TRUE;
  return FALSE;
}

/* Every kind of die has its faces, so that nothing changes under a finger. */
static GtkWidget *
faces_new (TsDice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  for (guint die = 0; die < self->field->max; die++)
    if (!is_same_kind (self, die))
      gtk_box_append (GTK_BOX (box),
                      faces_of_new (self, ts_field_sides (self->field, die), self->field->each != NULL));
  self->grid = gtk_widget_get_first_child (box);
  return box;
}

static GtkWidget *
roll_new (TsDice *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Roll"));

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "roll");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (ts_dice_roll), self);
  return button;
}

static void
switch_mode (TsDice *self)
{
  ts_dice_set_by_hand (self, !ts_dice_get_by_hand (self));
}

static GtkWidget *
mode_new (TsDice *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "dice-mode");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (switch_mode), self);
  return button;
}

static GtkWidget *
number_new (TsDice *self, int min, int max)
{
  GtkWidget *number = ts_stepper_new (min, max);

  gtk_widget_set_halign (number, GTK_ALIGN_CENTER);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), max);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("How many dice"),
                                  -1);
  g_signal_connect (number, "value-changed", G_CALLBACK (number_changed), self);
  return number;
}

static void
build (TsDice *self, int min, int max)
{
  self->tray = line_new ();
  gtk_widget_add_css_class (self->tray, "tray");
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  if (min < max) {
    self->number = number_new (self, min, max);
    gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  }
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  self->roll = roll_new (self);
  gtk_stack_add_named (GTK_STACK (self->stack), self->roll, "screen");
  gtk_stack_add_named (GTK_STACK (self->stack), faces_new (self), "hand");
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  self->mode = mode_new (self);
  gtk_widget_set_parent (self->mode, GTK_WIDGET (self));
}

GtkWidget *
ts_dice_new (const TsField *field)
{
  TsDice *self = g_object_new (TS_TYPE_DICE, NULL);

  g_assert (field->type == TS_FIELD_DICE && field->max >= 1 && field->min <= field->max);
  self->field = field;
  build (self, (int) field->min, (int) field->max);
  self->tumble = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TUMBLE_MS,
                                          adw_callback_animation_target_new (tumbling, self, NULL));
  g_signal_connect_swapped (self->tumble, "done", G_CALLBACK (landed), self);
  set_slots (self, (guint) field->max);
  ts_dice_set_by_hand (self, FALSE);
  return GTK_WIDGET (self);
}

/* --- from outside --- */

void
ts_dice_set_by_hand (TsDice *self, gboolean by_hand)
{
  if (self->rolling)
    adw_animation_skip (self->tumble);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), by_hand ? "hand" : "screen");
  gtk_button_set_label (GTK_BUTTON (self->mode), by_hand ? _ ("Roll on screen") : _ ("Type in what fell"));
  show_faces (self);
}

void
ts_dice_set_on_board (TsDice *self, int die, int face, int columns)
{
  GtkGridLayout *layout = GTK_GRID_LAYOUT (gtk_widget_get_layout_manager (self->grid));
  int i = 0;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "hand");
  gtk_widget_set_visible (self->mode, FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "on-board");
  self->die = die;
  for (guint slot = 0; slot < self->slots->len; slot++)
    ts_die_set_size (die_at (self, slot), die);
  for (GtkWidget *it = gtk_widget_get_first_child (self->grid); it != NULL;
       it = gtk_widget_get_next_sibling (it), i++) {
    GtkLayoutChild *place = gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (layout), it);

    ts_die_set_size (TS_DIE (gtk_button_get_child (GTK_BUTTON (it))), face);
    g_object_set (place, "column", i % columns, "row", i / columns, NULL);
  }
  if (self->slots->len == 1)
    show_either (self);
}

void
ts_dice_set_asking (TsDice *self, gboolean asking)
{
  gtk_widget_set_visible (self->stack, asking);
  show_faces (self);
}

void
ts_dice_show_past (TsDice *self, const gint64 *faces, guint n)
{
  ts_dice_set_faces (self, NULL, 0);
  for (guint slot = 0; slot < MIN (n, self->slots->len); slot++)
    ts_die_set_face (die_at (self, slot), (int) faces[slot]);
}

void
ts_dice_type (TsDice *self, int face)
{
  guint slot = first_empty (self);

  if (self->rolling || slot == self->faces->len || face > ts_field_sides (self->field, slot))
    return; /* all lie; one has to be taken back first */
  *face_at (self, slot) = face;
  ts_die_set_pose (die_at (self, slot), 0, 0);
  tell_change (self);
}

gboolean
ts_dice_is_rolling (TsDice *self)
{
  return self->rolling;
}

gboolean
ts_dice_get_by_hand (TsDice *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)), "hand") == 0;
}

const gint64 *
ts_dice_get_faces (TsDice *self, guint *n)
{
  g_array_set_size (self->lying, 0);
  for (guint slot = 0; slot < self->faces->len && !self->rolling; slot++)
    if (*face_at (self, slot) != 0)
      g_array_append_val (self->lying, *face_at (self, slot));
  *n = self->lying->len;
  return (const gint64 *) (gconstpointer) self->lying->data;
}

void
ts_dice_set_faces (TsDice *self, const gint64 *faces, guint n)
{
  if (self->rolling) {
    self->rolling = FALSE;
    adw_animation_reset (self->tumble);
  }
  if (self->number != NULL && n > 0) {
    self->filling_in = TRUE;
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), n);
    self->filling_in = FALSE;
  }
  for (guint slot = 0; slot < self->faces->len; slot++) {
    *face_at (self, slot) = slot < n ? faces[slot] : 0;
    ts_die_set_pose (die_at (self, slot), 0, 0);
  }
  show_faces (self);
}

void
ts_dice_write (TsDice *self, JsonObject *entry, const char *arg)
{
  JsonArray *faces = json_array_new ();
  guint n;
  const gint64 *numbers = ts_dice_get_faces (self, &n);

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (faces, numbers[i]);
  json_object_set_array_member (entry, arg, faces);
}

void
ts_dice_say (TsDice *self, TsBoard *board, JsonObject *entry)
{
  g_autoptr (GtkWidget) held = GTK_WIDGET (g_object_ref (self)); /* the board may let go of it */
  TsSession *session = ts_board_get_session (board);
  guint before = ts_session_n_records (session);

  ts_dice_write (self, entry, "dice");
  ts_board_say (board, entry);
  if (ts_session_n_records (session) == before)
    ts_dice_set_faces (TS_DICE (held), NULL, 0);
}
