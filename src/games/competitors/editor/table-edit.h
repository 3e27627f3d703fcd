/* table-edit.h — a table set while its owner types it in: every change can be undone and redone.
 *
 * A change is refused as table-set.h refuses it, and leaves no trace then. One that changes nothing is no
 * change: it is not undone. Nothing here knows a file; whoever holds the set keeps it after each change. */
#pragma once

#include "table-set.h"

G_BEGIN_DECLS

/* How many changes can be undone; those before are forgotten. */
#define COMPETITORS_EDIT_STEPS 200

typedef struct _CompetitorsTableEdit CompetitorsTableEdit;

/* `set` (transfer full). */
CompetitorsTableEdit *ts_table_edit_new (CompetitorsTableSet *set);
void ts_table_edit_free (CompetitorsTableEdit *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompetitorsTableEdit, ts_table_edit_free)

/* As it is now; until the next change. (transfer none) */
const CompetitorsTableSet *ts_table_edit_get_set (const CompetitorsTableEdit *self);

/* As ts_table_set_put() and ts_table_set_paste(), as one change. */
gboolean ts_table_edit_put (CompetitorsTableEdit *self,
                            const CompetitorsPlace *place,
                            const CompetitorsCell *cell,
                            GError **error);
gboolean ts_table_edit_paste (CompetitorsTableEdit *self,
                              const CompetitorsPlace *place,
                              const char *text,
                              gsize length,
                              GError **error);

gboolean ts_table_edit_can_undo (const CompetitorsTableEdit *self);
gboolean ts_table_edit_can_redo (const CompetitorsTableEdit *self);

/* Takes the newest change back, or makes it again, and sets `place` to the first cell that is another one
 * now. There has to be one. */
void ts_table_edit_undo (CompetitorsTableEdit *self, CompetitorsPlace *place);
void ts_table_edit_redo (CompetitorsTableEdit *self, CompetitorsPlace *place);

/* Whether two cells say the same. */
gboolean ts_competitors_event_cell_equal (const CompetitorsCell *one, const CompetitorsCell *other);

/* How many cells of a continent have a text, 0 … COMPETITORS_FACES. */
int ts_table_set_count (const CompetitorsTableSet *self, CompetitorsTable table, int continent);

/* The same of the whole set, 0 … COMPETITORS_CELLS. */
int ts_table_set_count_all (const CompetitorsTableSet *self);

/* The first empty cell after `place`: down the continent, then on to the next one, then to the other table,
 * and round. FALSE if no other cell is empty, and then `place` stays. */
gboolean ts_table_set_next_empty (const CompetitorsTableSet *self, CompetitorsPlace *place);

/* The cells from `place` on as a spreadsheet takes them, so many faces of one continent; with their save
 * numbers, if one of them has any. (transfer full) */
char *ts_table_set_copy_cells (const CompetitorsTableSet *self, const CompetitorsPlace *place, int faces);

G_END_DECLS
