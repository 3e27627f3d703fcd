/* trade-side.h — one company at a trade: what it has, and what of that it puts into the middle of the table.
 *
 * A tap on what it has puts one of it there; a tap on what lies there takes one back. It never gives more
 * than it has. */
#pragma once

#include "games/competitors/rules/rules.h"

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_TRADE_SIDE (ts_competitors_trade_side_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsTradeSide, ts_competitors_trade_side, TS, COMPETITORS_TRADE_SIDE, AdwBin)

/* Signals: "changed": something was put down or taken back. "purse": its money was tapped, which is counted
 * out elsewhere. */

/* `far`: it sits across the table, so that its half of the middle is below it. */
TsCompetitorsTradeSide *ts_competitors_trade_side_new (gboolean far);

/* The company of `seat` sits down, and gives nothing yet. */
void ts_competitors_trade_side_seat (TsCompetitorsTradeSide *self, const TsView *view, int seat);

/* The state has changed: what the company does not have any more does not lie in the middle any more. */
void ts_competitors_trade_side_show (TsCompetitorsTradeSide *self, const TsView *view);

/* What is given as money. */
void ts_competitors_trade_side_set_money (TsCompetitorsTradeSide *self, gint64 amount);
gint64 ts_competitors_trade_side_get_money (TsCompetitorsTradeSide *self);

int ts_competitors_trade_side_get_seat (TsCompetitorsTradeSide *self);

/* What is given, as `give` and `take` of a trade have it. (transfer full) */
JsonObject *ts_competitors_trade_side_get_given (TsCompetitorsTradeSide *self);

G_END_DECLS
