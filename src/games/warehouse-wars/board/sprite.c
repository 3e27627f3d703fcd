/* A hundred crates are a thousand paths. Painting these each frame takes longer than a frame may; painting a
 * few once and putting their pixels where they belong does not, on any renderer. */
#include "sprite.h"

#include <math.h>

void
ts_warehouse_wars_sprite_clear (WarehouseSprite *self)
{
  g_clear_object (&self->texture);
}

void
ts_warehouse_wars_sprite_paint (WarehouseSprite *self, GskRenderNode *node, double scale)
{
  graphene_rect_t bounds;
  int width, height;
  cairo_surface_t *surface;
  cairo_t *cr;
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;

  gsk_render_node_get_bounds (node, &bounds);
  self->scale = scale;
  self->x = floor (bounds.origin.x * scale - 1) / scale;
  self->y = floor (bounds.origin.y * scale - 1) / scale;
  width = (int) ceil ((bounds.origin.x + bounds.size.width - self->x) * scale) + 1;
  height = (int) ceil ((bounds.origin.y + bounds.size.height - self->y) * scale) + 1;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -self->x, -self->y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  cairo_surface_destroy (surface);
  ts_warehouse_wars_sprite_clear (self);
  self->texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

void
ts_warehouse_wars_sprite_put (const WarehouseSprite *self, GtkSnapshot *snapshot, double x, double y)
{
  float left = (float) (round ((x + self->x) * self->scale) / self->scale);
  float top = (float) (round ((y + self->y) * self->scale) / self->scale);

  gtk_snapshot_append_texture (
      snapshot, self->texture,
      &GRAPHENE_RECT_INIT (left, top, (float) (gdk_texture_get_width (self->texture) / self->scale),
                           (float) (gdk_texture_get_height (self->texture) / self->scale)));
}
