/* event-tables-heads.h — the headings of cells that were copied from a spreadsheet: continents and faces. No
 * GTK. */
#pragma once

#include "event-tables.h"

G_BEGIN_DECLS

/* The first row and the first column as they were, where they are headings; NULL: they are not. */
typedef struct {
  GPtrArray *top;       /* of char; without the corner */
  GPtrArray *left;      /* the same */
  gboolean named_above; /* the continents stand in the top row: the table does not lie on its side */
  gboolean named_left;  /* … in the left column: it does */
} EventTablesHeads;

/* Takes them out of the rows of a spreadsheet. Headings are the names of continents, in the language of the
 * user, in English or as ids, with whatever stands beside them; the faces from 1 on, if there are more than
 * save numbers go to, or beside such names; and what stands above a column of numbers in the hazards. */
EventTablesHeads ts_event_tables_take_heads (GPtrArray *rows, CompetitorsTable table);
void ts_event_tables_heads_clear (EventTablesHeads *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (EventTablesHeads, ts_event_tables_heads_clear)

/* The continent, or the face, that a heading names; -1 and 0: none. */
int ts_event_tables_named_continent (const char *head);
int ts_event_tables_named_face (const char *head);

G_END_DECLS
