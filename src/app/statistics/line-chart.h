/* line-chart.h — numbers that change from one place to the next, as lines. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_LINE_CHART (ts_line_chart_get_type ())
G_DECLARE_FINAL_TYPE (TsLineChart, ts_line_chart, TS, LINE_CHART, GtkWidget)

/* `places` (NULL at the end) is what stands below them, as far as there is room. `title` is what a screen
 * reader calls the picture. (transfer floating) */
TsLineChart *ts_line_chart_new (const char *title, const char *const *places);

/* Adds a line: a number for each place. */
void ts_line_chart_add (TsLineChart *self, const int *numbers, const GdkRGBA *colour);

G_END_DECLS
