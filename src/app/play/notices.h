/* notices.h — what people should know about a table before they go on: a line that was cut off, a file that
 * is only looked at, phones that have to come back, the ways out for one that stops, what was put away. */
#pragma once

#include "store/table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a banner for each of the table's notices, which goes when it is understood. Where the table could be
 * written without a lock, that is offered instead. A table as it was at a moment gets its bar. */
void ts_notices_show (GtkBox *box, TsTable *table);

G_END_DECLS
