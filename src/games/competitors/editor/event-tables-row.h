/* event-tables-row.h — a set of event tables in the list: its title, how much of it is typed in, and what can
 * be done with it. */
#pragma once

#include "event-tables-collection.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Its name is the set's id. What is pressed on it are actions of event-tables-dialog.c. (transfer floating)
 */
GtkWidget *ts_event_tables_row_new (const TsEventTablesItem *item);

G_END_DECLS
