/* plans.h — how what is put together on a sheet is asked: see widgets/sheet.h. */
#pragma once

#include "widgets/sheet.h"

G_BEGIN_DECLS

/* sites.c */
extern const TsSheetPlan ts_competitors_found_plan;
extern const TsSheetPlan ts_competitors_branch_plan;

/* contracts.c */
extern const TsSheetPlan ts_competitors_sign_plan;

/* movement.c: a `move` without goods, one in a delivery, and a `carry`. */
extern const TsSheetPlan ts_competitors_move_plan;
extern const TsSheetPlan ts_competitors_delivery_plan;
extern const TsSheetPlan ts_competitors_carry_plan;

/* shift.c */
extern const TsSheetPlan ts_competitors_shift_plan;

/* payment.c */
extern const TsSheetPlan ts_competitors_pay_plan;
extern const TsSheetPlan ts_competitors_receive_plan;

/* trade.c */
extern const TsSheetPlan ts_competitors_trade_plan;

/* forfeit.c: what a company gives out of its hand for nothing. A vehicle or a card is lost, or a Special
 * Contract card is played. */
extern const TsSheetPlan ts_competitors_lose_plan;
extern const TsSheetPlan ts_competitors_special_plan;

/* For a plan's begin(): whose turn it is acts most of the time, until somebody else is tapped. */
void ts_competitors_begin_with_turn (TsSheet *sheet);

/* A sheet for a verb. (transfer floating) */
TsSheet *ts_competitors_sheet_for (TsBoard *board, const char *verb, const TsSheetPlan *plan);

G_END_DECLS
