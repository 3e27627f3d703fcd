/* big-screen.h — the table for everybody in the room: a window of its own, on a television or a projector, to
 * be read from four metres. It only shows: who does what now, the standings, the board, and what was said
 * last; and nothing that is secret. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_BIG_SCREEN (ts_big_screen_get_type ())
G_DECLARE_FINAL_TYPE (TsBigScreen, ts_big_screen, TS, BIG_SCREEN, AdwWindow)

/* Follows the table until it is closed, and fills the monitor that it filled last, or else another one than
 * `beside` is on; where there is only one it is a window. (transfer floating) */
GtkWindow *ts_big_screen_new (TsTable *table, GtkWindow *beside);

G_END_DECLS
