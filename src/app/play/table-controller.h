/* table-controller.h — what people do at a table: one entry, or several that belong together, or a way back
 * through the evening. The page of a game says all of it here, and to the table nowhere else. What phones say
 * to the table is told by the same signals.
 *
 * Each of these is a deed. A deed is on its way until the disk has it, which nobody waits for; what is said
 * meanwhile is kept, and its turn comes afterwards, in order. Then it is checked as if it were said at that
 * moment. But a press meant for one step never acts on the next: where phase, round or turn are not those any
 * more that people saw when they said it, it is refused. Only ways through the evening are meant for whatever
 * is the newest entry then. */
#pragma once

#include "deed.h"
#include "store/table.h"

G_BEGIN_DECLS

#define TS_TYPE_TABLE_CONTROLLER (ts_table_controller_get_type ())
G_DECLARE_FINAL_TYPE (TsTableController, ts_table_controller, TS, TABLE_CONTROLLER, GObject)

/* Signals, in this order:
 * "changed" (gboolean ends): the table is another one now, once for each deed; whether "ended" will follow.
 * "settled" (JsonObject *entry, gboolean in_force): for each entry that was said, what has come of it.
 * "failed" (const char *sentence): a deed was refused, or the disk failed, or both after some of its entries.
 * "tell" (const char *sentence, const char *button, const char *action, guint target): people should read
 * what was done; the button is for an action of the page.
 * "did" (GArray *movements): what a deed asks of people's hands, of TsMovement; nothing, if it only corrects.
 * "went" (TsDirection way, const char *sentence, guint n, GArray *movements): the table went back or forth by
 * so many entries, those of the ways before it that people have not followed yet among them, or old ones were
 * changed; what came of it, in words, and what it asks of hands. "ended":
 * the game came to its end by itself; what the table ended by hand can be undone first. "busy": a deed is on
 * its way, or kept; or none is any more. */

TsTableController *ts_table_controller_new (TsTable *table);
TsTable *ts_table_controller_get_table (TsTableController *self);
TsSession *ts_table_controller_get_session (TsTableController *self);

/* Whether a deed is on its way, or kept. The controller stays until it is not. */
gboolean ts_table_controller_is_busy (TsTableController *self);

/* Says an entry, or a verb that needs nothing else; or entries as one deed, up to the first refusal. FALSE:
 * it was refused, and "failed" is over. TRUE: it is on its way, or kept. That a number was corrected, or the
 * game ended by hand, is told. */
gboolean ts_table_controller_say (TsTableController *self, JsonObject *entry);
gboolean ts_table_controller_say_verb (TsTableController *self, const char *verb);
gboolean ts_table_controller_say_all (TsTableController *self, GPtrArray *entries);

/* Says an entry because somebody has counted this counter of the seat: hands need not move it. */
gboolean ts_table_controller_say_counted (TsTableController *self, JsonObject *entry, int seat, int counter);

/* A press was meant for a step that is over, and is told so: "failed". */
void ts_table_controller_refuse_press (TsTableController *self);

/* People have begun to move what "went" asked for, or do not want it on the list: the next way asks only for
 * what it changes itself, not for that as well. */
void ts_table_controller_rest (TsTableController *self);

/* Takes back the newest deed in force, all of its entries, or puts the one that was taken back last in force
 * again. */
void ts_table_controller_step (TsTableController *self, TsDirection way);

/* Takes back the newest `n` entries in force, or puts those that were taken back last in force again, as one
 * deed, and tells it. */
void ts_table_controller_go (TsTableController *self, TsDirection way, guint n);

G_END_DECLS
