/* event-effect.h — what an event brings, as a cell of a spreadsheet says it: “-5000; +1 P; stop”. No GTK. */
#pragma once

#include "games/competitors/rules/tables.h"

G_BEGIN_DECLS

/* Money, Victory Points with a P behind them, and “stop” for a round that is lost; in any order, with
 * semicolons between them. What has no minus is won, from 500 on if it is money: a spreadsheet leaves a plus
 * out, and may write the currency and no cents. Puts them into `cell`, whose text stays. FALSE, and nothing
 * changed: it says something else, such as a face. */
gboolean ts_event_effect_read (const char *text, CompetitorsCell *cell);

/* The same back; empty if the cell brings nothing. (transfer full) */
char *ts_event_effect_write (const CompetitorsCell *cell);

G_END_DECLS
