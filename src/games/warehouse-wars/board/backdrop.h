/* backdrop.h — the hall at night behind the warehouse, in the light of one lamp. */
#pragma once

#include "sprite.h"

G_BEGIN_DECLS

/* The light takes long to paint, and stays as it is: so it is kept, of that size. Zeroed at first. */
typedef struct {
  WarehouseSprite light;
  int width, height;
  gboolean dark;
} WarehouseBackdrop;

/* Draws it as large as that, in pixels; `scale`: how many pixels of the screen one is. */
void ts_warehouse_wars_backdrop_draw (
    WarehouseBackdrop *self, GtkSnapshot *snapshot, int width, int height, double scale);

void ts_warehouse_wars_backdrop_clear (WarehouseBackdrop *self);

G_END_DECLS
