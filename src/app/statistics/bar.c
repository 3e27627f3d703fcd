#include "bar.h"

#include "config.h"
#include "widgets/draw.h"

#define HEIGHT 16
#define MARK   4   /* px: how wide it is, and how far it stands out */
#define TRACK  0.1 /* of the text's colour */

typedef struct {
  double from, to;
  GdkRGBA colour;
} Piece;

struct _TsBar {
  GtkWidget parent_instance;

  GArray *pieces;
  double mark; /* below 0: there is none */
};

G_DEFINE_FINAL_TYPE (TsBar, ts_bar, GTK_TYPE_WIDGET)

static void
ts_bar_measure (GtkWidget *widget G_GNUC_UNUSED,
                GtkOrientation orientation,
                int for_size G_GNUC_UNUSED,
                int *minimum,
                int *natural,
                int *minimum_baseline G_GNUC_UNUSED,
                int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT + 2 * MARK : 2 * HEIGHT;
}

/* From a share to another one, in the direction of reading. */
static graphene_rect_t
box_of (TsBar *self, double from, double to)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  float left = (float) (rtl ? 1 - to : from) * width;

  return GRAPHENE_RECT_INIT (left, MARK, (float) (to - from) * width, HEIGHT);
}

static void
ts_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsBar *self = TS_BAR (widget);
  graphene_rect_t track = box_of (self, 0, 1), mark = box_of (self, self->mark, self->mark);
  GskRoundedRect outline;
  GdkRGBA ink, pale;

  gtk_widget_get_color (widget, &ink);
  pale = ink;
  pale.alpha *= (float) TRACK;
  gsk_rounded_rect_init_from_rect (&outline, &track, HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &pale, &track);
  for (guint i = 0; i < self->pieces->len; i++) {
    const Piece *piece = &g_array_index (self->pieces, Piece, i);
    graphene_rect_t box = box_of (self, piece->from, piece->to);

    gtk_snapshot_append_color (snapshot, &piece->colour, &box);
  }
  gtk_snapshot_pop (snapshot);
  if (self->mark < 0)
    return;
  graphene_rect_inset (&mark, -MARK / 2.0f, -MARK);
  ts_draw_box (snapshot, &mark, MARK / 2.0f, &ink);
}

static void
ts_bar_finalize (GObject *object)
{
  g_array_unref (TS_BAR (object)->pieces);
  G_OBJECT_CLASS (ts_bar_parent_class)->finalize (object);
}

static void
ts_bar_class_init (TsBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_bar_finalize;
  GTK_WIDGET_CLASS (klass)->measure = ts_bar_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = ts_bar_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ts_bar_init (TsBar *self)
{
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  self->mark = -1;
}

TsBar *
ts_bar_new (void)
{
  return g_object_new (TS_TYPE_BAR, NULL);
}

void
ts_bar_add (TsBar *self, double from, double to, const GdkRGBA *colour)
{
  Piece piece = { CLAMP (MIN (from, to), 0, 1), CLAMP (MAX (from, to), 0, 1), *colour };

  g_array_append_val (self->pieces, piece);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ts_bar_mark (TsBar *self, double at)
{
  self->mark = CLAMP (at, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
