/* sprite.h — something that was drawn once, as pixels of the screen, to be put in many places. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GdkTexture *texture; /* NULL: not drawn yet */
  double x, y;         /* from where it is put to its upper left corner */
  double scale;        /* of the screen: its pixels for one of the picture */
} WarehouseSprite;

/* Paints the node, which is drawn around 0, 0. */
void ts_warehouse_wars_sprite_paint (WarehouseSprite *self, GskRenderNode *node, double scale);

/* Puts it there, on whole pixels of the screen, where it stays sharp. */
void ts_warehouse_wars_sprite_put (const WarehouseSprite *self, GtkSnapshot *snapshot, double x, double y);

void ts_warehouse_wars_sprite_clear (WarehouseSprite *self);

G_END_DECLS
