#include "dice-tray.h"

#include "config.h"
#include "die.h"
#include "referee/dice.h"
#include "style.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define TUMBLE_MS 900

struct _TsDiceTray {
  AdwBin parent_instance;

  GtkWidget *line; /* of GtkButton, each with a TsDie */
  AdwAnimation *tumble;

  const TsField *field;
  int die; /* how large dice are; 0: as large as so few can be */
  gboolean rolling;
  guint thrown;     /* slots, as bits: what was typed in before lies still */
  GPtrArray *slots; /* of GtkButton */
  GArray *faces;    /* of gint64, one per slot; 0: none yet */
  GArray *lying;    /* of gint64, what was handed out last */
};

G_DEFINE_FINAL_TYPE (TsDiceTray, ts_dice_tray, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what lies --- */

static TsDie *
die_at (TsDiceTray *self, guint slot)
{
  return TS_DIE (gtk_button_get_child (self->slots->pdata[slot]));
}

static gint64 *
face_at (TsDiceTray *self, guint slot)
{
  return &g_array_index (self->faces, gint64, slot);
}

/* The first slot without a face, or the number of slots. */
static guint
first_empty (TsDiceTray *self)
{
  guint slot = 0;

  while (slot < self->faces->len && *face_at (self, slot) != 0)
    slot++;
  return slot;
}

gboolean
ts_dice_tray_is_complete (TsDiceTray *self)
{
  return !self->rolling && first_empty (self) == self->faces->len;
}

gboolean
ts_dice_tray_is_empty (TsDiceTray *self)
{
  for (guint slot = 0; slot < self->faces->len; slot++)
    if (*face_at (self, slot) != 0)
      return FALSE;
  return TRUE;
}

gboolean
ts_dice_tray_is_rolling (TsDiceTray *self)
{
  return self->rolling;
}

const gint64 *
ts_dice_tray_get_faces (TsDiceTray *self, guint *n)
{
  g_array_set_size (self->lying, 0);
  for (guint slot = 0; slot < self->faces->len && !self->rolling; slot++)
    if (*face_at (self, slot) != 0)
      g_array_append_val (self->lying, *face_at (self, slot));
  *n = self->lying->len;
  return (const gint64 *) (gconstpointer) self->lying->data;
}

void
ts_dice_tray_set_faces (TsDiceTray *self, const gint64 *faces, guint n)
{
  if (self->rolling) {
    self->rolling = FALSE;
    adw_animation_reset (self->tumble);
  }
  for (guint slot = 0; slot < self->faces->len; slot++) {
    *face_at (self, slot) = slot < n ? faces[slot] : 0;
    ts_die_set_pose (die_at (self, slot), 0, 0);
  }
}

void
ts_dice_tray_show (TsDiceTray *self, gboolean can_take_back)
{
  for (guint slot = 0; slot < self->slots->len; slot++) {
    gboolean can_empty = can_take_back && !self->rolling && *face_at (self, slot) != 0;

    ts_die_set_face (die_at (self, slot), (int) *face_at (self, slot));
    ts_set_pressable (self->slots->pdata[slot], can_empty);
    gtk_widget_set_focusable (self->slots->pdata[slot], can_empty);
    gtk_widget_set_tooltip_text (self->slots->pdata[slot], can_empty ? _ ("Take this die back") : NULL);
  }
}

void
ts_dice_tray_show_past (TsDiceTray *self, const gint64 *faces, guint n)
{
  for (guint slot = 0; slot < MIN (n, self->slots->len); slot++)
    ts_die_set_face (die_at (self, slot), (int) faces[slot]);
}

/* --- by hand --- */

void
ts_dice_tray_put (TsDiceTray *self, int sides, int face)
{
  guint slot = first_empty (self);

  while (slot < self->faces->len &&
         (*face_at (self, slot) != 0 || ts_field_sides (self->field, slot) != sides))
    slot++;
  if (self->rolling || slot == self->faces->len || face > ts_field_sides (self->field, slot))
    return;
  *face_at (self, slot) = face;
  ts_die_set_pose (die_at (self, slot), 0, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A key is one digit. */
static guint
slot_for_key (TsDiceTray *self, int face)
{
  guint slot = 0;

  while (slot < self->faces->len &&
         (*face_at (self, slot) != 0 || face < 1 || face > ts_field_sides (self->field, slot) ||
          ts_field_sides (self->field, slot) > 9))
    slot++;
  return slot;
}

gboolean
ts_dice_tray_awaits (TsDiceTray *self, int face)
{
  return !self->rolling && slot_for_key (self, face) < self->faces->len;
}

void
ts_dice_tray_type (TsDiceTray *self, int face)
{
  if (ts_dice_tray_awaits (self, face))
    ts_dice_tray_put (self, ts_field_sides (self->field, slot_for_key (self, face)), face);
}

static void
empty (TsDiceTray *self, guint slot)
{
  *face_at (self, slot) = 0;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
ts_dice_tray_take_back (TsDiceTray *self)
{
  guint slot = self->faces->len;

  while (slot > 0 && *face_at (self, slot - 1) == 0)
    slot--;
  if (self->rolling || slot == 0)
    return FALSE;
  empty (self, slot - 1);
  return TRUE;
}

static void
slot_clicked (GtkWidget *button, TsDiceTray *self)
{
  guint slot;

  g_ptr_array_find (self->slots, button, &slot);
  empty (self, slot);
}

/* --- on screen --- */

/* One die at a moment of its flight: it hops lower and lower, turns slower and slower, and shows face after
 * face. `t` is 0 … 1. */
static void
pose (TsDiceTray *self, guint slot, double t)
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
  TsDiceTray *self = data;

  for (guint slot = 0; slot < self->slots->len; slot++)
    if (self->thrown & 1u << slot)
      pose (self, slot, t);
}

static void
landed (TsDiceTray *self)
{
  if (!self->rolling)
    return;
  self->rolling = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
ts_dice_tray_throw (TsDiceTray *self)
{
  g_assert (!self->rolling);
  self->thrown = 0;
  for (guint slot = 0; slot < self->faces->len; slot++)
    if (*face_at (self, slot) == 0) {
      self->thrown |= 1u << slot;
      ts_dice_throw (1, ts_field_sides (self->field, slot), face_at (self, slot));
    }
  self->rolling = TRUE;
}

void
ts_dice_tray_tumble (TsDiceTray *self)
{
  adw_animation_play (self->tumble);
}

void
ts_dice_tray_skip (TsDiceTray *self)
{
  if (self->rolling)
    adw_animation_skip (self->tumble);
}

/* --- the places --- */

void
ts_dice_tray_set_n (TsDiceTray *self, guint n)
{
  int size = self->die > 0 ? self->die : n <= 2 ? 112 : n == 3 ? 84 : 64;

  for (guint i = 0; i < self->slots->len; i++)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->line), self->slots->pdata[i]);
  g_ptr_array_set_size (self->slots, 0);
  g_array_set_size (self->faces, 0);
  g_array_set_size (self->faces, n);
  for (guint i = 0; i < n; i++) {
    GtkWidget *slot = gtk_button_new ();

    gtk_button_set_child (GTK_BUTTON (slot), ts_die_new (ts_field_sides (self->field, i), size));
    gtk_widget_add_css_class (slot, "flat");
    gtk_widget_add_css_class (slot, "die-slot");
    g_signal_connect (slot, "clicked", G_CALLBACK (slot_clicked), self);
    adw_wrap_box_append (ADW_WRAP_BOX (self->line), slot);
    g_ptr_array_add (self->slots, slot);
  }
}

guint
ts_dice_tray_get_n (TsDiceTray *self)
{
  return self->slots->len;
}

void
ts_dice_tray_set_die (TsDiceTray *self, int size)
{
  self->die = size;
  for (guint slot = 0; slot < self->slots->len; slot++)
    ts_die_set_size (die_at (self, slot), size);
}

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
ts_dice_tray_dispose (GObject *object)
{
  TsDiceTray *self = TS_DICE_TRAY (object);

  if (self->tumble != NULL)
    adw_animation_reset (self->tumble);
  g_clear_object (&self->tumble);
  G_OBJECT_CLASS (ts_dice_tray_parent_class)->dispose (object);
  g_clear_pointer (&self->slots, g_ptr_array_unref);
  g_clear_pointer (&self->faces, g_array_unref);
  g_clear_pointer (&self->lying, g_array_unref);
}

static void
ts_dice_tray_class_init (TsDiceTrayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_dice_tray_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_dice_tray_init (TsDiceTray *self)
{
  self->slots = g_ptr_array_new ();
  self->faces = g_array_new (FALSE, TRUE, sizeof (gint64));
  self->lying = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->line = line_new ();
  gtk_widget_add_css_class (self->line, "tray");
  adw_bin_set_child (ADW_BIN (self), self->line);
  self->tumble = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TUMBLE_MS,
                                          adw_callback_animation_target_new (tumbling, self, NULL));
  g_signal_connect_swapped (self->tumble, "done", G_CALLBACK (landed), self);
}

TsDiceTray *
ts_dice_tray_new (const TsField *field)
{
  TsDiceTray *self = g_object_new (TS_TYPE_DICE_TRAY, NULL);

  self->field = field;
  ts_dice_tray_set_n (self, (guint) field->max);
  return self;
}
