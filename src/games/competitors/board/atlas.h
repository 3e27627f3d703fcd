/* atlas.h — the world as the board draws it: six continents, simplified by hand. No GTK.
 *
 * Places are in degrees: east of Greenwich, north of the equator. */
#pragma once

#include "games/competitors/rules/tables.h"

G_BEGIN_DECLS

#define COMPETITORS_WEST  (-172)
#define COMPETITORS_EAST  (182)
#define COMPETITORS_NORTH (81)
#define COMPETITORS_SOUTH (-57)

typedef struct {
  gint16 east, north;
} CompetitorsPoint;

/* The coast of a continent: rings one after the other, each ended by COMPETITORS_COAST_ENDS, the last one by
 * two of them. */
const CompetitorsPoint *ts_competitors_coast (int continent);

#define COMPETITORS_COAST_ENDS(point) ((point).east == 999)

/* Where what is on a continent is shown. */
CompetitorsPoint ts_competitors_middle (int continent);

G_END_DECLS
