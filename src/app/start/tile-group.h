/* tile-group.h — a part of the start page: tiles under a heading, such as the tables to go on with. A group
 * in which nothing is to be seen is not there. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_TILE_GROUP (ts_tile_group_get_type ())
G_DECLARE_FINAL_TYPE (TsTileGroup, ts_tile_group, TS, TILE_GROUP, AdwBin)

/* Properties: "title"; "about", a sentence below it, or NULL; "tile-width" as of tile-layout.h; "columns"
 * (int, read-only): how many tiles are beside each other. */

/* Puts a tile (transfer floating) behind all others; it may come from another group. `words` is what people
 * may look for it by, and stays with the tile. */
void ts_tile_group_add (TsTileGroup *self, GtkWidget *tile, const char *words);
void ts_tile_group_put (TsTileGroup *self, GtkWidget *tile);

/* Takes a tile out of its group. */
void ts_tile_group_remove (GtkWidget *tile);

/* Shows only what people look for: tiles that have a word for each of theirs, or begin one with it; "": all.
 */
void ts_tile_group_filter (TsTileGroup *self, const char *words);

/* The first tile that is shown, or NULL. (transfer none) */
GtkWidget *ts_tile_group_get_first (TsTileGroup *self);

/* Whether the title stands over the tiles. */
void ts_tile_group_show_title (TsTileGroup *self, gboolean shown);

G_END_DECLS
