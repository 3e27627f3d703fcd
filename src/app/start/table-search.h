/* table-search.h — the bar in which people say what table they look for. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_TABLE_SEARCH (ts_table_search_get_type ())
G_DECLARE_FINAL_TYPE (TsTableSearch, ts_table_search, TS, TABLE_SEARCH, AdwBin)

/* Signal "changed": what is looked for is something else. Signal "open": what is found is wanted, now. */

/* It is offered as long as the button is visible, and seen while that is active, and the other way round.
 * (transfer floating) */
TsTableSearch *ts_table_search_new (GtkToggleButton *button);

/* What is typed on `page`, a GtkWidget, is looked for; on none if it is NULL. */
void ts_table_search_listen (TsTableSearch *self, gpointer page);

/* Shows the bar, with these words or (NULL) those that are there, and the keyboard is there. */
void ts_table_search_begin (TsTableSearch *self, const char *words);

/* "" while nothing is looked for. */
const char *ts_table_search_get_text (TsTableSearch *self);

G_END_DECLS
