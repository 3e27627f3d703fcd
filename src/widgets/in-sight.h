/* in-sight.h — answers that are drawn smaller where that brings all of them in sight: on a board in two
 * columns (board-layout.h), where what is asked is at the top of one of them. High scripts and long words get
 * what has room so, and all others the size that they have. On a phone people scroll, and letters stay. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_IN_SIGHT (ts_in_sight_get_type ())
G_DECLARE_FINAL_TYPE (TsInSight, ts_in_sight, TS, IN_SIGHT, AdwBin)

/* Holds `child` (transfer floating), which wraps. (transfer floating) */
GtkWidget *ts_in_sight_new (GtkWidget *child);

/* It is drawn at no less than that times its size, up to 1: never smaller. */
void ts_in_sight_set_least (TsInSight *self, float least);

G_END_DECLS
