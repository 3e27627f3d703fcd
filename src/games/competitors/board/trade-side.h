/* trade-side.h — one company at a trade: what it has, and what of that it puts into the middle of the table.
 *
 * A tap on what it has puts one of it there; a tap on what lies there takes one back. Its money is counted
 * out in coins. It never gives more than it has. */
#pragma once

#include "widgets/input.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_TRADE_SIDE (ts_competitors_trade_side_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsTradeSide, ts_competitors_trade_side, TS, COMPETITORS_TRADE_SIDE, AdwBin)

/* The inputs for what comes from across the table, and for what whoever says it gives. As long as a company
 * gives nothing, nothing is filled in. */
extern const TsInput ts_competitors_take_input;
extern const TsInput ts_competitors_give_input;

G_END_DECLS
