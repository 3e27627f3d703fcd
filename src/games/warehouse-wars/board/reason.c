#include "reason.h"

#include "widgets/text.h"

#define GAP 8 /* px to the edge, and to what lies in the corners */

/* How much of the hall's width the corner takes, from its side on. */
static int
width_of (GtkWidget *corner, GtkWidget *hall, gboolean from_left)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (corner) || !gtk_widget_compute_bounds (corner, hall, &place) ||
      place.size.width < 1)
    return 0;
  return (int) (from_left ? place.origin.x + place.size.width
                          : (float) gtk_widget_get_width (hall) - place.origin.x);
}

static void
go_to (WarehouseReason *self, GtkWidget *hall, GtkAlign edge)
{
  GtkWidget **corners = edge == GTK_ALIGN_START ? self->upper : self->lower;
  gboolean mirrored = gtk_widget_get_direction (hall) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_valign (self->label, edge);
  gtk_widget_set_margin_start (self->label, width_of (corners[0], hall, !mirrored) + GAP);
  gtk_widget_set_margin_end (self->label, width_of (corners[1], hall, mirrored) + GAP);
}

/* How far it comes in from the edge, with its margins. */
static int
needed (WarehouseReason *self, GtkWidget *hall)
{
  int least, height;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, MAX (gtk_widget_get_width (hall), least),
                      &height, NULL, NULL, NULL);
  return height;
}

/* Where it usually is, as long as the piece is not there. */
static void
keep_off (WarehouseReason *self, TsWarehouseWarsBoardView *view)
{
  GtkWidget *hall = GTK_WIDGET (view);
  WarehouseProjection projection = ts_warehouse_wars_board_view_get_projection (view);
  double upper, lower, room[2];

  ts_warehouse_wars_ghost_reach (ts_warehouse_wars_board_view_get_ghost (view), &projection, &upper, &lower);
  room[0] = upper;
  room[1] = gtk_widget_get_height (hall) - lower;
  go_to (self, hall, self->from_top ? GTK_ALIGN_START : GTK_ALIGN_END);
  if (room[!self->from_top] < needed (self, hall) && room[self->from_top] > room[!self->from_top])
    go_to (self, hall, self->from_top ? GTK_ALIGN_END : GTK_ALIGN_START);
}

void
ts_warehouse_wars_reason_show (WarehouseReason *self, TsWarehouseWarsBoardView *hall)
{
  const WarehouseGhost *ghost = ts_warehouse_wars_board_view_get_ghost (hall);
  gboolean refused = ghost->shown && ghost->refusal != NULL;

  gtk_label_set_label (GTK_LABEL (self->label), refused ? ghost->refusal : "");
  gtk_widget_set_visible (self->label, refused);
  if (refused)
    keep_off (self, hall);
}

void
ts_warehouse_wars_reason_init (WarehouseReason *self)
{
  self->label = gtk_label_new (NULL);
  ts_text_wrap (GTK_LABEL (self->label));
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->label, "warehouse-reason");
  gtk_widget_set_can_target (self->label, FALSE);
  gtk_widget_set_margin_top (self->label, GAP);
  gtk_widget_set_margin_bottom (self->label, GAP);
}
