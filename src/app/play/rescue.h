/* rescue.h — the ways out for a table that stops before a line of its file: to go on in a copy that ends
 * there, or in a new table that has the good lines behind it, too. */
#pragma once

#include "store/table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a banner to `box` that offers it, if there is something to offer; it opens the new table in the
 * window, and tells which lines that lacks. */
void ts_rescue_offer (GtkBox *box, TsTable *table);

G_END_DECLS
