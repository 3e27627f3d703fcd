/* event-tables-exchange.h — table sets from and into files that people choose. */
#pragma once

#include "event-tables.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What was chosen, or what is wrong with it: one of them is NULL. Never called for whoever did not want to.
 */
typedef void (*TsEventTablesChosen) (GFile *file, const char *problem, gpointer owner);

/* Asks for such a file; for one to write the set `id` into, unless that is NULL. `owner` is kept until
 * then. */
void ts_event_tables_choose (GtkWidget *owner, const char *title, const char *id, TsEventTablesChosen chosen);

/* Reads a set; `done` is called with the file. Never is more read than a set can have, whatever the file says
 * about its size. */
void ts_event_tables_import (GFile *file, GAsyncReadyCallback done, gpointer data);

/* The set. NULL on error: GIO's, TS_ERROR_SYNTAX if the file is too large, else as ts_event_tables_read().
 * (transfer full) */
TsEventTables *ts_event_tables_import_finish (GFile *file, GAsyncResult *result, GError **error);

/* Writes the set of that id, as it is on disk. Errors have a sentence with the file's name. */
gboolean ts_event_tables_export (const char *id, GFile *file, GError **error);

G_END_DECLS
