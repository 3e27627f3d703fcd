/* bar.h — a bar of one or more coloured pieces on a track, and a mark to compare it with. What it tells
 * stands beside it in words. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_BAR (ts_bar_get_type ())
G_DECLARE_FINAL_TYPE (TsBar, ts_bar, TS, BAR, GtkWidget)

/* (transfer floating) */
TsBar *ts_bar_new (void);

/* Adds a piece, in shares of the bar from 0, where reading begins, to 1. */
void ts_bar_add (TsBar *self, double from, double to, const GdkRGBA *colour);

/* Draws a line across the bar. */
void ts_bar_mark (TsBar *self, double at);

G_END_DECLS
