/* page-actions.h — which of the actions of a table's page can be taken as things stand. */
#pragma once

#include "store/table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The page's own and those of table-page.h; but "play.default", which is the board's. */
void ts_page_actions_update (GtkWidget *page, TsTable *table);

G_END_DECLS
