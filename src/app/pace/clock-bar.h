/* clock-bar.h — a clock for everybody, where people have switched it on for the table: each seat’s mark and
 * the time of all its turns (stats/pace.h), which runs for whoever has the turn, up, or down to nothing from
 * what everybody has.
 *
 * It wakes once a second, but only while it is seen, somebody has the turn and no pause has begun. When
 * somebody’s time is used up, that is told kindly once, to be seen and heard, and play goes on. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_CLOCK_BAR (ts_clock_bar_get_type ())
G_DECLARE_FINAL_TYPE (TsClockBar, ts_clock_bar, TS, CLOCK_BAR, AdwBin)

/* It follows the table and the settings by itself; what it tells stands in `toasts`. (transfer floating) */
GtkWidget *ts_clock_bar_new (TsTable *table, AdwToastOverlay *toasts);

G_END_DECLS
