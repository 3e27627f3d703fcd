#include "dice.h"

#include "config.h"
#include "dice-faces.h"
#include "dice-tray.h"
#include "referee/every-game.h"
#include "stepper.h"
#include "text.h"

#include <glib/gi18n-lib.h>

#define SPACING 12
#define LARGE   48 /* px of a face that has room around it */

struct _TsDice {
  GtkBox parent_instance;

  TsField field;
  TsDiceTray *tray;
  GtkWidget *number; /* GtkSpinButton, how many dice; NULL if that is fixed */
  GtkWidget *stack;  /* "screen": the big button; "hand": the faces */
  GtkWidget *roll;
  TsDiceFaces *faces;
  GtkWidget *mode;

  gboolean on_board;
  gboolean filling_in; /* by the program, not by people */
};

G_DEFINE_FINAL_TYPE (TsDice, ts_dice, GTK_TYPE_BOX)

enum {
  CHANGED,
  COMPLETE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_dice_class_init (TsDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[COMPLETE] = g_signal_new ("complete", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
ts_dice_init (TsDice *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
}

/* --- showing --- */

/* A single die on a board takes no more room than the faces: it is there once it falls. */
static void
show_either (TsDice *self)
{
  gboolean falls = !ts_dice_tray_is_empty (self->tray);

  gtk_widget_set_visible (GTK_WIDGET (self->tray), falls);
  gtk_widget_set_visible (self->stack, !falls);
}

static void
show_faces (TsDice *self)
{
  gboolean rolling = ts_dice_tray_is_rolling (self->tray);

  ts_dice_tray_show (self->tray, ts_dice_get_by_hand (self) && gtk_widget_get_visible (self->stack));
  gtk_widget_set_sensitive (self->roll, !rolling && !ts_dice_tray_is_complete (self->tray));
  if (self->on_board && ts_dice_tray_get_n (self->tray) == 1)
    show_either (self);
}

/* "3, 5": what lies, for people who listen. */
static void
announce_faces (TsDice *self)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  guint n;
  const gint64 *faces = ts_dice_tray_get_faces (self->tray, &n);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%d", i > 0 ? ", " : "", (int) faces[i]);
  /* Translators: said after a throw; the %s is the list of faces, as in “3, 5” */
  sentence = g_strdup_printf (_ ("The dice show %s."), list->str);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* The die that had the keyboard was taken back: the face that fell instead is next. */
static void
leave_tray (TsDice *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->tray)) &&
      !gtk_widget_get_focusable (focus))
    gtk_widget_child_focus (self->stack, GTK_DIR_TAB_FORWARD);
}

static void
tell_change (TsDice *self)
{
  show_faces (self);
  leave_tray (self);
  if (ts_dice_tray_is_complete (self->tray))
    announce_faces (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (ts_dice_tray_is_complete (self->tray))
    g_signal_emit (self, signals[COMPLETE], 0);
}

void
ts_dice_roll (TsDice *self)
{
  ts_dice_tray_throw (self->tray);
  show_faces (self);
  ts_dice_tray_tumble (self->tray);
}

static void
on_face (TsDice *self, int sides, int face)
{
  ts_dice_tray_put (self->tray, sides, face); /* if all of its kind lie, one has to be taken back first */
}

/* --- parts --- */

static void
number_changed (GtkSpinButton *number, TsDice *self)
{
  ts_dice_tray_set_n (self->tray, (guint) gtk_spin_button_get_value_as_int (number));
  if (!self->filling_in)
    tell_change (self);
}

static GtkWidget *
roll_new (TsDice *self)
{
  GtkWidget *button = ts_button_new (_ ("_Roll"));

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
  GtkWidget *button = ts_button_new ("");

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
build (TsDice *self)
{
  const TsField *field = &self->field;
  int min = (int) field->min, max = (int) field->max;

  self->tray = ts_dice_tray_new (field);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->tray));
  if (min < max) {
    self->number = number_new (self, min, max);
    gtk_box_append (GTK_BOX (self), self->number);
  }
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  self->roll = roll_new (self);
  gtk_stack_add_named (GTK_STACK (self->stack), self->roll, "screen");
  self->faces = ts_dice_faces_new (field);
  gtk_stack_add_named (GTK_STACK (self->stack), GTK_WIDGET (self->faces), "hand");
  gtk_box_append (GTK_BOX (self), self->stack);
  self->mode = mode_new (self);
  gtk_box_append (GTK_BOX (self), self->mode);
  g_signal_connect_swapped (self->tray, "changed", G_CALLBACK (tell_change), self);
  g_signal_connect_swapped (self->faces, "face", G_CALLBACK (on_face), self);
}

TsDice *
ts_dice_new (const TsField *field)
{
  TsDice *self = g_object_new (TS_TYPE_DICE, NULL);

  g_assert (field->type == TS_FIELD_DICE && field->max >= 1 && field->min <= field->max);
  self->field = *field;
  build (self);
  ts_dice_set_by_hand (self, FALSE);
  return self;
}

TsDice *
ts_dice_new_for_verb (const TsGame *game, const char *verb)
{
  return ts_dice_new (ts_verb_find (game, verb)->args);
}

/* --- from outside --- */

void
ts_dice_set_field (TsDice *self, const TsField *field)
{
  gboolean by_hand = ts_dice_get_by_hand (self);
  gboolean empty = ts_dice_tray_is_empty (self->tray);

  if (field->min == self->field.min && field->max == self->field.max && field->sides == self->field.sides)
    return;
  ts_box_clear (self);
  self->number = NULL;
  self->field = *field;
  build (self);
  ts_dice_set_by_hand (self, by_hand);
  if (!empty)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
ts_dice_set_by_hand (TsDice *self, gboolean by_hand)
{
  ts_dice_tray_skip (self->tray);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), by_hand ? "hand" : "screen");
  gtk_button_set_label (GTK_BUTTON (self->mode), by_hand ? _ ("Roll on screen") : _ ("Type in what fell"));
  show_faces (self);
}

void
ts_dice_set_on_board (TsDice *self, int die, int face, int columns)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "hand");
  gtk_widget_set_visible (self->mode, FALSE);
  self->on_board = TRUE;
  gtk_box_set_spacing (GTK_BOX (self), face < LARGE ? SPACING / 2 : SPACING);
  ts_dice_tray_set_die (self->tray, die);
  ts_dice_faces_set_size (self->faces, face, columns);
  if (ts_dice_tray_get_n (self->tray) == 1)
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
  ts_dice_tray_show_past (self->tray, faces, n);
}

gboolean
ts_dice_awaits (TsDice *self, int face)
{
  return gtk_widget_get_visible (self->stack) && ts_dice_tray_awaits (self->tray, face);
}

/* What was to be thrown on screen is typed in from then on. */
void
ts_dice_type (TsDice *self, int face)
{
  if (!ts_dice_get_by_hand (self))
    ts_dice_set_by_hand (self, TRUE);
  ts_dice_tray_type (self->tray, face);
}

gboolean
ts_dice_take_back (TsDice *self)
{
  return gtk_widget_get_visible (self->stack) && ts_dice_tray_take_back (self->tray);
}

gboolean
ts_dice_is_rolling (TsDice *self)
{
  return ts_dice_tray_is_rolling (self->tray);
}

gboolean
ts_dice_get_by_hand (TsDice *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)), "hand") == 0;
}

const gint64 *
ts_dice_get_faces (TsDice *self, guint *n)
{
  return ts_dice_tray_get_faces (self->tray, n);
}

void
ts_dice_set_faces (TsDice *self, const gint64 *faces, guint n)
{
  if (self->number != NULL && n > 0) {
    self->filling_in = TRUE;
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), n);
    self->filling_in = FALSE;
  }
  ts_dice_tray_set_faces (self->tray, faces, n);
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

/* They can be thrown again. */
static void
on_said (gpointer dice, gboolean in_force)
{
  if (!in_force)
    ts_dice_set_faces (dice, NULL, 0);
}

void
ts_dice_say (TsDice *self, TsBoard *board, JsonObject *entry)
{
  ts_dice_write (self, entry, "dice");
  ts_board_say_then (board, entry, self, on_said);
}
