/* moment-bar.h — above a table that is only looked at as it was at a moment of the evening: says so, and has
 * the ways on. */
#pragma once

#include "store/table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For a table of ts_table_at() or ts_table_at_gone(). */
GtkWidget *ts_moment_bar_new (TsTable *table);

G_END_DECLS
