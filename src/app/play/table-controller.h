/* table-controller.h — what people do at a table: one entry, or several that belong together, or a way back
 * through the evening. The page of a game says all of it here, and to the table nowhere else. */
#pragma once

#include "store/table.h"

G_BEGIN_DECLS

#define TS_TYPE_TABLE_CONTROLLER (ts_table_controller_get_type ())
G_DECLARE_FINAL_TYPE (TsTableController, ts_table_controller, TS, TABLE_CONTROLLER, GObject)

/* Signals: "changed": the table is another one now, once for each thing that is done; whoever changes the
 * table else is heard, too. "tell" (const char *sentence, const char *button, const char *action, guint
 * target): people should read that; the button, which may be NULL, is for an action of the page. "ended": the
 * game came to its end by itself; what the table ended by hand can be undone first. */

TsTableController *ts_table_controller_new (TsTable *table);
TsTable *ts_table_controller_get_table (TsTableController *self);
TsSession *ts_table_controller_get_session (TsTableController *self);

/* Says an entry, or a verb that needs nothing else. A refusal is told, and a
 * correction. Returns whether it was accepted. */
gboolean ts_table_controller_say (TsTableController *self, JsonObject *entry);
gboolean ts_table_controller_say_verb (TsTableController *self, const char *verb);

/* Says entries as one action, up to the first refusal. Returns how many were accepted. */
guint ts_table_controller_say_all (TsTableController *self, GPtrArray *entries);

/* The two ways through the evening: an undo or a redo for each entry. */
typedef enum {
  TS_BACKWARDS,
  TS_FORWARDS
} TsDirection;

/* Takes back the newest `n` entries in force, or puts those that were taken back last in force again, as one
 * action, and tells it. Adds the changes to `effects`, of TsEffect. Returns how many entries it was. */
guint ts_table_controller_go (TsTableController *self, TsDirection way, guint n, GArray *effects);

G_END_DECLS
