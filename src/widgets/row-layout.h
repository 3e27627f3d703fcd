/* row-layout.h — a row, as a GtkBox lays it out, in which each child is asked how wide it is, and never how
 * wide it is at some height: a text of two scripts, whose lines are not equally high, asks for more then than
 * it needs, and would reach out of the row. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_ROW_LAYOUT (ts_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (TsRowLayout, ts_row_layout, TS, ROW_LAYOUT, GtkLayoutManager)

/* So many pixels are between two children. (transfer full) */
GtkLayoutManager *ts_row_layout_new (int spacing);

G_END_DECLS
