/* tables.h — the two event tables: what a cell is, and the cells that Tableside has of its own.
 *
 * A cell is found by a continent (in the order of ts_competitors_continents[]) and by the face of the d12,
 * less one. The tables that come with the game are its publisher's and are not here: owners type them in, see
 * event-tables.h. */
#pragma once

#include "referee/field.h"

G_BEGIN_DECLS

#define COMPETITORS_CONTINENTS 6
#define COMPETITORS_FACES      12

typedef enum {
  COMPETITORS_HAZARDS, /* Meteorological–Natural and Human Events */
  COMPETITORS_EVENTS,  /* Political–Social Events */
  COMPETITORS_TABLES
} CompetitorsTable;

#define COMPETITORS_CELLS (COMPETITORS_TABLES * COMPETITORS_CONTINENTS * COMPETITORS_FACES)

/* An empty cell has no text and nothing else either. */
typedef struct {
  const char *text;  /* N_() in Tableside's own tables; or NULL: read it on the board's own table */
  int save;          /* hazards: whoever rolls lower is saved; 0: the number is not known */
  int money, points; /* events: what the bank and the Victory Points give; negative: what they take */
  gboolean stops;    /* events: the round is lost */
} CompetitorsCell;

extern const TsWord ts_competitors_continents[]; /* ends with a NULL id */
extern const TsWord ts_competitors_tables[];     /* by CompetitorsTable; ends with a NULL id */

/* Its name, translated. */
const char *ts_competitors_continent_label (int continent);

/* The set “house”, which is Tableside's own. */
extern const CompetitorsCell ts_competitors_hazards[COMPETITORS_CONTINENTS][COMPETITORS_FACES];
extern const CompetitorsCell ts_competitors_events[COMPETITORS_CONTINENTS][COMPETITORS_FACES];

G_END_DECLS
