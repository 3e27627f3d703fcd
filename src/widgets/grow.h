/* grow.h — what is drawn larger where there is much room, so that it is read from across the room. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Its child takes the room that it gets; where that is more than a laptop's window has, both in width and in
 * height, the child lies as it would there, and all of it is drawn larger. */
#define TS_TYPE_GROW (ts_grow_get_type ())
G_DECLARE_FINAL_TYPE (TsGrow, ts_grow, TS, GROW, AdwBin)

G_END_DECLS
