/* clock-setting.h — at which tables the clocks run, on this computer. A table's file says nothing of it: no
 * rule knows a clock, and what it shows follows from the times that entries have already. */
#pragma once

#include "store/table.h"

G_BEGIN_DECLS

#define TS_CLOCK_OFF     (-1)
#define TS_CLOCK_UP      0         /* the clocks count up */
#define TS_CLOCK_MINUTES (24 * 60) /* the most that everybody can have */

/* How many minutes everybody has at the table, or one of the two above. */
int ts_clock_setting_find (GSettings *settings, TsTable *table);
void ts_clock_setting_write (GSettings *settings, TsTable *table, int minutes);

G_END_DECLS
