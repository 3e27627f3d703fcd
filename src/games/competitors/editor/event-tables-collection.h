/* event-tables-collection.h — the table sets that are kept on this computer, and the cells of a table that
 * plays with one.
 *
 * The rules know Tableside's own tables and nothing else: a table must mean the same on every computer. What
 * stands in a set is shown by the board, which offers it as entries. */
#pragma once

#include "event-tables.h"
#include "games/competitors/rules/rules.h"

G_BEGIN_DECLS

/* A set as a list shows it. */
typedef struct {
  char *id;
  char *title;        /* the id, if the file cannot be read */
  TsEventTables *set; /* or NULL, then */
  char *problem;      /* a sentence: why it cannot be read; or NULL */
} TsEventTablesItem;

void ts_event_tables_item_free (TsEventTablesItem *self);

/* All of them, or the first 200 by id, by title; of TsEventTablesItem. (transfer full) */
GPtrArray *ts_event_tables_list (void);

/* NULL on error: G_FILE_ERROR_NOENT if there is none of that id, else as ts_collection_read() and
 * ts_event_tables_read(). (transfer full) */
TsEventTables *ts_event_tables_load (const char *id, GError **error);

/* Keeps a set of a new id. Errors: G_FILE_ERROR_EXIST, with a sentence that names the set that is there; else
 * as ts_collection_add(). */
gboolean ts_event_tables_add (const TsEventTables *set, GError **error);

/* Keeps a set as it is now. */
gboolean ts_event_tables_save (const TsEventTables *set, GError **error);

/* Moves a set to the trash. */
gboolean ts_event_tables_remove (const char *id, GError **error);

/* The file of a set as it is, also of one that cannot be read. Errors: as ts_collection_read(). (transfer
 * full) */
GBytes *ts_event_tables_get_file (const char *id, GError **error);

/* Keeps such a file again after its set was removed. Errors: as ts_collection_add(). */
gboolean ts_event_tables_put_back (const char *id, GBytes *file, GError **error);

/* An id for a set of that title that no other one has: its letters and digits, as far as they are such of
 * English, and a number if need be. (transfer full) */
char *ts_event_tables_make_id (const char *title);

/* The id of the set that the table plays with; NULL if it plays with Tableside's own or with none. (transfer
 * none) */
const char *ts_event_tables_get_id (const TsHeader *header);

/* The cell as the table plays it: `set` is the one that it plays with, NULL if that is not here or there is
 * none. */
const CompetitorsCell *
ts_event_tables_played_cell (const TsView *view, const TsEventTables *set, const CompetitorsPlace *place);

/* What it says, or where to read it. (transfer full) */
char *ts_event_tables_tell_cell (const TsView *view, const TsEventTables *set, const CompetitorsPlace *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsEventTablesItem, ts_event_tables_item_free)

G_END_DECLS
