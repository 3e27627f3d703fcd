/* grow.h — what is drawn larger where there is much room, so that it is read from across the room. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Its child takes the room that it gets; where that is more than enough, both in width and in height, the
 * child lies as it would where it is enough, and all of it is drawn larger.
 *
 * Properties, said when it is made: "enough-width" and "enough-height" (int), pixels that grow with the text;
 * if they are not said, the room of a board in a laptop's window. */
#define TS_TYPE_GROW (ts_grow_get_type ())
G_DECLARE_FINAL_TYPE (TsGrow, ts_grow, TS, GROW, AdwBin)

G_END_DECLS
