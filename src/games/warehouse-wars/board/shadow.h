/* shadow.h — the shadows that pieces throw on the level they stand on. */
#pragma once

#include "polygons.h"

G_BEGIN_DECLS

/* Draws the shadows on level `z`: of its crates, and of the planks above them up to level `top`. */
void ts_warehouse_wars_shadow_draw (
    const WarehouseProjection *projection, const TsView *view, int z, int top, GtkSnapshot *snapshot);

G_END_DECLS
