#include "confetti.h"

#include "referee/header.h"
#include "widgets/motion.h"
#include "widgets/seat.h"

#include <math.h>

#define PIECES       140
#define MILLISECONDS 4500

/* Where a piece starts and how it flies; all in parts of the widget's size and of the whole flight. */
typedef struct {
  float x, drift, sway;
  float delay, speed;
  float turn, spin;
  float size;
  GdkRGBA colour;
} Piece;

struct _TsConfetti {
  GtkWidget parent_instance;

  Piece pieces[PIECES];
  AdwAnimation *flight;
};

G_DEFINE_FINAL_TYPE (TsConfetti, ts_confetti, GTK_TYPE_WIDGET)

static void
cut (Piece *piece, GRand *chance)
{
  int colour = g_rand_int_range (chance, 0, 8); /* the bright ones of the palette */

  piece->x = (float) g_rand_double (chance);
  piece->drift = (float) g_rand_double_range (chance, -0.08, 0.08);
  piece->sway = (float) g_rand_double_range (chance, 0.005, 0.03);
  piece->delay = (float) g_rand_double_range (chance, 0, 0.35);
  piece->speed = (float) g_rand_double_range (chance, 1.6, 2.6);
  piece->turn = (float) g_rand_double_range (chance, 0, 360);
  piece->spin = (float) g_rand_double_range (chance, -1440, 1440);
  piece->size = (float) g_rand_double_range (chance, 8, 16);
  ts_seat_rgba (ts_palette[colour], &piece->colour);
}

static void
draw_piece (TsConfetti *self, GtkSnapshot *snapshot, const Piece *piece)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float t = (float) adw_animation_get_value (self->flight) - piece->delay;
  float x = piece->x + piece->drift * t + piece->sway * sinf (t * 24);
  float y = piece->speed * t - 0.05f;

  if (t <= 0 || y > 1.05f)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x * width, y * height));
  gtk_snapshot_rotate (snapshot, piece->turn + piece->spin * t);
  /* Paper that tumbles shows more or less of its face. */
  gtk_snapshot_scale (snapshot, 1, 0.3f + 0.7f * fabsf (cosf (piece->turn + t * 30)));
  gtk_snapshot_append_color (
      snapshot, &piece->colour,
      &GRAPHENE_RECT_INIT (-piece->size / 2, -piece->size / 3, piece->size, piece->size * 2 / 3));
  gtk_snapshot_restore (snapshot);
}

static void
ts_confetti_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsConfetti *self = TS_CONFETTI (widget);
  double time = adw_animation_get_value (self->flight); /* 0 … 1; both ends: nothing to be seen */

  if (time <= 0 || time >= 1)
    return;
  for (guint i = 0; i < PIECES; i++)
    draw_piece (self, snapshot, &self->pieces[i]);
}

void
ts_confetti_throw (TsConfetti *self)
{
  adw_animation_play (self->flight);
}

static void
ts_confetti_class_init (TsConfettiClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ts_confetti_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ts_confetti_init (TsConfetti *self)
{
  g_autoptr (GRand) chance = g_rand_new ();

  for (guint i = 0; i < PIECES; i++)
    cut (&self->pieces[i], chance);
  self->flight = ts_motion_new (self, MILLISECONDS, ADW_LINEAR);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
