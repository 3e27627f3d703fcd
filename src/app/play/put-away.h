/* put-away.h — which tables were put away, on this computer: they offer to be laid out when they are opened
 * again. */
#pragma once

#include "store/table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The table is being put away; it is laid out again. */
void ts_put_away_remember (TsTable *table);
void ts_put_away_forget (TsTable *table);

/* Adds a banner to `box` that leads to the list of what is to be laid out, if the table was put away. */
void ts_put_away_offer (GtkBox *box, TsTable *table);

G_END_DECLS
