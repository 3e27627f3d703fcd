/* Empty as yet: every cell is read on the board's own table. */
#include "tables.h"

const CompetitorsCell ts_competitors_hazards[COMPETITORS_CONTINENTS][COMPETITORS_FACES] = { 0 };
const CompetitorsCell ts_competitors_events[COMPETITORS_CONTINENTS][COMPETITORS_FACES] = { 0 };
