#include "draw.h"

#include "config.h"
#include "referee/number.h"

void
ts_draw_box (GtkSnapshot *snapshot, const graphene_rect_t *box, float radius, const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, box);
  gtk_snapshot_pop (snapshot);
}

void
ts_draw_layout (GtkSnapshot *snapshot, PangoLayout *layout, float middle, float top, const GdkRGBA *colour)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle - (float) width / 2, top));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

void
ts_draw_number (GtkWidget *widget, GtkSnapshot *snapshot, int number, float middle, float top)
{
  g_autofree char *text = ts_number_tell (number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  GdkRGBA colour;

  gtk_widget_get_color (widget, &colour);
  ts_draw_layout (snapshot, layout, middle, top, &colour);
}
