/* event-tables.h — a set of event tables that its owner typed in: the model, and the file that sets are
 * shared as.
 *
 * docs/table-sets.md describes the file. Every change is looked at before it is made, so that whatever a set
 * holds can be written and read again. */
#pragma once

#include "games/competitors/rules/tables.h"

G_BEGIN_DECLS

#define COMPETITORS_FILE_BYTES    (1024 * 1024) /* of a file, or of what is pasted */
#define COMPETITORS_TEXT_LENGTH   400           /* characters of a cell */
#define COMPETITORS_TITLE_LENGTH  80
#define COMPETITORS_ID_LENGTH     40
#define COMPETITORS_SAVE_MAX      6 /* 1: nobody is saved */
#define COMPETITORS_EFFECT_MONEY  1000000
#define COMPETITORS_EFFECT_POINTS 9

/* Where a cell is; the face is 1 to 12, as it is rolled. */
typedef struct {
  CompetitorsTable table;
  int continent;
  int face;
} CompetitorsPlace;

typedef struct {
  char *id; /* the option `tables` names it */
  char *title;
  char *language;                           /* a tag such as "it" or "pt-BR", or NULL: not known */
  CompetitorsCell cells[COMPETITORS_CELLS]; /* texts are its own; see ts_event_tables_cell() */
} TsEventTables;

/* A set of empty cells (transfer full). NULL with TS_ERROR_SYNTAX or TS_ERROR_RANGE if the id, the title or
 * the language cannot be. */
TsEventTables *ts_event_tables_new (const char *id, const char *title, const char *language, GError **error);
TsEventTables *ts_event_tables_copy (const TsEventTables *self);
void ts_event_tables_free (TsEventTables *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsEventTables, ts_event_tables_free)

/* FALSE, and nothing changed, if the title cannot be. */
gboolean ts_event_tables_rename (TsEventTables *self, const char *title, GError **error);

const CompetitorsCell *ts_event_tables_cell (const TsEventTables *self, const CompetitorsPlace *place);

/* Whether the cell can stand there; if not, the sentence begins with the place. */
gboolean ts_event_tables_check (const CompetitorsPlace *place, const CompetitorsCell *cell, GError **error);

/* Puts a copy of `cell` there. FALSE, and nothing changed, if it cannot stand there; the sentence begins with
 * the place. */
gboolean ts_event_tables_put (TsEventTables *self,
                              const CompetitorsPlace *place,
                              const CompetitorsCell *cell,
                              GError **error);

/* Whether two cells say the same. */
gboolean ts_competitors_event_cell_equal (const CompetitorsCell *one, const CompetitorsCell *other);

/* Whether two sets have another cell somewhere; `place` is set to the first one. */
gboolean
ts_event_tables_differ (const TsEventTables *one, const TsEventTables *other, CompetitorsPlace *place);

/* How many cells of a continent have a text, 0 … COMPETITORS_FACES. */
int ts_event_tables_count (const TsEventTables *self, CompetitorsTable table, int continent);

/* The same of the whole set, 0 … COMPETITORS_CELLS. */
int ts_event_tables_count_all (const TsEventTables *self);

/* The first empty cell after `place`: down the continent, then on to the next one, then to the other table,
 * and round. FALSE if no other cell is empty, and then `place` stays. */
gboolean ts_event_tables_next_empty (const TsEventTables *self, CompetitorsPlace *place);

/* Puts Tableside's own cells, in the language of the user, wherever there is nothing yet. */
void ts_event_tables_fill (TsEventTables *self);

/* Reads a file. (transfer full) NULL with TS_ERROR_SYNTAX or TS_ERROR_RANGE: the sentence names the cell, or
 * the line if it is no JSON. */
TsEventTables *ts_event_tables_read (const char *text, gsize length, GError **error);

/* The file of a set, a line for each cell. (transfer full) */
char *ts_event_tables_write (const TsEventTables *self);

/* Puts cells that were copied from a spreadsheet, a column for each continent and a row for each face, from
 * `place` on. An empty cell empties the one it lands on. In the hazards, a column of whole numbers has the
 * save numbers of the column to its left, or of what is there already if it is the first; in the events, a
 * column of effects (event-effect.h) has those. Headings (event-tables-heads.h) are left out, and have to
 * name where the cells land. Where these say so, or there are more columns than continents, the table lies on
 * its side: a row for each continent, a column for each face. Save numbers and effects of a text that becomes
 * another one are gone, since they were those of the old one. FALSE, and nothing changed, if anything does
 * not fit; the sentence names row and column of what was pasted.
 */
gboolean ts_event_tables_paste (
    TsEventTables *self, const CompetitorsPlace *place, const char *text, gsize length, GError **error);

/* The cells from `place` on as a spreadsheet takes them, so many faces of one continent; with their save
 * numbers or effects, if one of them has any. (transfer full) */
char *ts_event_tables_copy_cells (const TsEventTables *self, const CompetitorsPlace *place, int faces);

/* Puts the words for a place before the sentence of an error. */
void ts_event_tables_prefix (GError **error, const CompetitorsPlace *place);

G_END_DECLS
