#include "backdrop.h"

#include "config.h"

#include <adwaita.h>

static GdkRGBA
rgb (guint colour, float alpha)
{
  return (GdkRGBA) { (float) (colour >> 16 & 255) / 255, (float) (colour >> 8 & 255) / 255,
                     (float) (colour & 255) / 255, alpha };
}

/* (transfer full) */
static GskRenderNode *
hall_node (float width, float height, gboolean dark)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskColorStop night[2] = { { 0, rgb (dark ? 0x2a4273 : 0x40609a, 1) },
                            { 1, rgb (dark ? 0x141f3a : 0x22355f, 1) } };
  GskColorStop lamp[3] = { { 0, rgb (0xfff0c4, 0.42f) },
                           { 0.55f, rgb (0xfff0c4, 0.12f) },
                           { 1, rgb (0xfff0c4, 0) } };
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);

  gtk_snapshot_append_linear_gradient (snapshot, &all, &GRAPHENE_POINT_INIT (0, 0),
                                       &GRAPHENE_POINT_INIT (0, height), night, 2);
  gtk_snapshot_append_radial_gradient (snapshot, &all, &GRAPHENE_POINT_INIT (width / 2, height * 0.35f),
                                       MAX (width, height) * 0.55f, MAX (width, height) * 0.45f, 0, 1, lamp,
                                       3);
  return gtk_snapshot_free_to_node (snapshot);
}

void
ts_warehouse_wars_backdrop_draw (
    WarehouseBackdrop *self, GtkSnapshot *snapshot, int width, int height, double scale)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (GskRenderNode) node = NULL;

  if (self->width != width || self->height != height || self->dark != dark || self->light.scale != scale) {
    node = hall_node ((float) width, (float) height, dark);
    ts_warehouse_wars_sprite_paint (&self->light, node, scale);
    self->width = width;
    self->height = height;
    self->dark = dark;
  }
  ts_warehouse_wars_sprite_put (&self->light, snapshot, 0, 0);
}

void
ts_warehouse_wars_backdrop_clear (WarehouseBackdrop *self)
{
  ts_warehouse_wars_sprite_clear (&self->light);
}
