#include "tally-stage.h"

#include "config.h"
#include "referee/number.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"

#include <math.h>

#define GAP    8
#define HEIGHT 260 /* of the columns, at least */
#define WIDEST 120 /* px of a bar, in the middle of its column */
#define RADIUS 14

typedef struct {
  GtkWidget *head; /* crown, gain and points: it rides on the column */
  GtkWidget *crown;
  GtkWidget *gain;
  GtkWidget *score;
  GtkWidget *foot; /* mark and name */
  GdkRGBA colour;
  double points;
  int left, width; /* px, as it was allocated */
} Column;

struct _TsTallyStage {
  GtkWidget parent_instance;

  Column columns[TS_MAX_SEATS];
  int n;
  int top;
};

G_DEFINE_FINAL_TYPE (TsTallyStage, ts_tally_stage, GTK_TYPE_WIDGET)

/* --- layout --- */

static int
height_of (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

static int
tallest (TsTallyStage *self, gboolean heads)
{
  int height = 0;

  for (int i = 0; i < self->n; i++)
    height = MAX (height, height_of (heads ? self->columns[i].head : self->columns[i].foot));
  return height;
}

static int
least_width (const Column *column)
{
  int head, foot;

  gtk_widget_measure (column->head, GTK_ORIENTATION_HORIZONTAL, -1, &head, NULL, NULL, NULL);
  gtk_widget_measure (column->foot, GTK_ORIENTATION_HORIZONTAL, -1, &foot, NULL, NULL, NULL);
  return MAX (head, foot);
}

/* With all of the name and the number as large as it is. */
static int
liked_width (const Column *column)
{
  int head, foot;

  gtk_widget_measure (column->head, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &head, NULL, NULL);
  gtk_widget_measure (column->foot, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &foot, NULL, NULL);
  return MAX (head, foot);
}

static void
ts_tally_stage_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size G_GNUC_UNUSED,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  TsTallyStage *self = TS_TALLY_STAGE (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = tallest (self, TRUE) + HEIGHT + tallest (self, FALSE);
  for (int i = 0; i < self->n && orientation == GTK_ORIENTATION_HORIZONTAL; i++) {
    *minimum += least_width (&self->columns[i]) + (i > 0 ? GAP : 0);
    *natural += liked_width (&self->columns[i]) + (i > 0 ? GAP : 0);
  }
}

/* All are as wide as each other, but those that need more: they have what they need. */
static void
share_width (TsTallyStage *self, int width)
{
  int rest = width - (self->n - 1) * GAP, sharing = self->n, before;

  for (int i = 0; i < self->n; i++)
    self->columns[i].width = -1;
  do {
    before = sharing;
    for (int i = 0; i < self->n; i++) {
      int least = least_width (&self->columns[i]);

      if (self->columns[i].width >= 0 || least <= rest / sharing)
        continue;
      self->columns[i].width = least;
      rest -= least;
      sharing--;
    }
  } while (sharing > 0 && sharing < before);
  for (int i = 0; i < self->n; i++)
    if (self->columns[i].width < 0)
      self->columns[i].width = rest / sharing;
}

static void
place_columns (TsTallyStage *self, int width)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int least, left;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  left = CLAMP ((width - least) / 2, 0, GAP); /* no column stands on the edge, where there is room */
  share_width (self, width - 2 * left);
  for (int i = 0; i < self->n; i++) {
    Column *column = &self->columns[i];

    column->left = mirrored ? width - left - column->width : left;
    left += column->width + GAP;
  }
}

/* The top of a column, and where it stands. */
static void
find_column (TsTallyStage *self, int seat, int *top, int *ground)
{
  double part = self->top > 0 ? CLAMP (self->columns[seat].points / self->top, 0, 1) : 0;
  int headroom = tallest (self, TRUE);

  *ground = gtk_widget_get_height (GTK_WIDGET (self)) - tallest (self, FALSE);
  *top = *ground - (int) ((*ground - headroom) * part);
}

static void
ts_tally_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsTallyStage *self = TS_TALLY_STAGE (widget);

  place_columns (self, width);
  for (int i = 0; i < self->n; i++) {
    Column *column = &self->columns[i];
    int head = height_of (column->head);
    int top, ground;

    find_column (self, i, &top, &ground);
    gtk_widget_size_allocate (column->head,
                              &(GtkAllocation) { column->left, top - head, column->width, head }, -1);
    gtk_widget_size_allocate (column->foot,
                              &(GtkAllocation) { column->left, ground, column->width, height - ground }, -1);
  }
}

static void
ts_tally_stage_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsTallyStage *self = TS_TALLY_STAGE (widget);

  for (int i = 0; i < self->n; i++) {
    const Column *column = &self->columns[i];
    int width = MIN (column->width, WIDEST), left = column->left + (column->width - width) / 2;
    int top, ground;
    GskRoundedRect shape;

    find_column (self, i, &top, &ground);
    gsk_rounded_rect_init (&shape, &GRAPHENE_RECT_INIT (left, top, width, ground - top),
                           &GRAPHENE_SIZE_INIT (RADIUS, RADIUS), &GRAPHENE_SIZE_INIT (RADIUS, RADIUS),
                           graphene_size_zero (), graphene_size_zero ());
    gtk_snapshot_push_rounded_clip (snapshot, &shape);
    gtk_snapshot_append_color (snapshot, &self->columns[i].colour, &shape.bounds);
    gtk_snapshot_pop (snapshot);
  }
  GTK_WIDGET_CLASS (ts_tally_stage_parent_class)->snapshot (widget, snapshot);
}

/* --- columns --- */

/* A part of the head that six players have room for on a phone. */
static GtkWidget *
add_part (GtkWidget *head, GtkWidget *part, const char *class)
{
  gtk_widget_add_css_class (part, class);
  gtk_box_append (GTK_BOX (head), ts_shrink_new (part));
  return part;
}

static void
build_column (TsTallyStage *self, const TsView *view, int seat)
{
  Column *column = &self->columns[seat];
  const char *colour = ts_seat_colour (view->header, seat);
  GtkWidget *name;

  ts_seat_rgba (colour, &column->colour);
  column->head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  column->crown = add_part (column->head, gtk_image_new_from_icon_name ("ts-crown-symbolic"), "tally-crown");
  gtk_widget_set_visible (column->crown, FALSE);
  column->gain = add_part (column->head, gtk_label_new (""), "tally-gain");
  gtk_widget_set_halign (column->gain, GTK_ALIGN_CENTER);
  ts_seat_set_colour (column->gain, colour);
  column->score = add_part (column->head, gtk_label_new ("0"), "tally-score");
  gtk_widget_add_css_class (column->score, "numeric");

  column->foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (column->foot, "tally-foot");
  gtk_box_append (GTK_BOX (column->foot), ts_seat_mark_new (colour, seat, 24));
  name = ts_seat_name_new (view->header, seat, "tally-name");
  ts_seat_name_set_centred (TS_SEAT_NAME (name));
  gtk_box_append (GTK_BOX (column->foot), ts_shrink_new (name));
  gtk_widget_set_parent (column->head, GTK_WIDGET (self));
  gtk_widget_set_parent (column->foot, GTK_WIDGET (self));
}

static void
clear (TsTallyStage *self)
{
  for (int i = 0; i < self->n; i++) {
    g_clear_pointer (&self->columns[i].head, gtk_widget_unparent);
    g_clear_pointer (&self->columns[i].foot, gtk_widget_unparent);
  }
  self->n = 0;
}

void
ts_tally_stage_set_seats (TsTallyStage *self, const TsView *view)
{
  clear (self);
  self->n = ts_view_state (view)->n_seats;
  for (int seat = 0; seat < self->n; seat++)
    build_column (self, view, seat);
}

void
ts_tally_stage_set_top (TsTallyStage *self, int top)
{
  self->top = top;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ts_tally_stage_set_points (TsTallyStage *self, int seat, double points, int gain)
{
  Column *column = &self->columns[seat];
  g_autofree char *text = ts_number_tell ((int) lround (points));
  g_autofree char *more = gain != 0 ? ts_number_tell_change (gain) : g_strdup ("");

  column->points = points;
  gtk_label_set_label (GTK_LABEL (column->score), text);
  gtk_label_set_label (GTK_LABEL (column->gain), more);
  gtk_widget_set_opacity (column->gain, gain != 0 ? 1 : 0); /* keeps its place: the numbers do not jump */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ts_tally_stage_crown (TsTallyStage *self, int seat, gboolean wins)
{
  gtk_widget_set_visible (self->columns[seat].crown, wins);
  gtk_widget_set_visible (self->columns[seat].gain, !wins);
}

static void
ts_tally_stage_dispose (GObject *object)
{
  clear (TS_TALLY_STAGE (object));
  G_OBJECT_CLASS (ts_tally_stage_parent_class)->dispose (object);
}

static void
ts_tally_stage_class_init (TsTallyStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_tally_stage_dispose;
  widget_class->measure = ts_tally_stage_measure;
  widget_class->size_allocate = ts_tally_stage_size_allocate;
  widget_class->snapshot = ts_tally_stage_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tallystage");
}

static void
ts_tally_stage_init (TsTallyStage *self G_GNUC_UNUSED)
{
}
