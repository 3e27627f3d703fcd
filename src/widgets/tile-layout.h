/* tile-layout.h — tiles of one width, as many beside each other as the room and the size of text allow. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_TILE_LAYOUT (ts_tile_layout_get_type ())
G_DECLARE_FINAL_TYPE (TsTileLayout, ts_tile_layout, TS, TILE_LAYOUT, GtkLayoutManager)

/* Properties: "tile-width" (int), the least width of a tile beside another, in pixels that grow with the
 * text; "max-columns" (int); "spacing" (int), pixels. "columns" (int, read-only): how many there are; 0: none
 * has been laid out yet. "headed" (boolean): the first child is a heading, above the tiles; or beside them,
 * that wide ("lead", int, in the same pixels; 0: never), where the tiles have "max-columns" there. */

/* A box that has it. (transfer floating) */
GtkWidget *ts_tile_box_new (int tile_width, int max_columns, int spacing);

G_END_DECLS
