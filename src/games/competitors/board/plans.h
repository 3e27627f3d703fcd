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

/* payment.c */
extern const TsSheetPlan ts_competitors_pay_plan;
extern const TsSheetPlan ts_competitors_receive_plan;

/* A sheet for a verb. (transfer floating) */
TsSheet *ts_competitors_sheet_for (TsBoard *board, const char *verb, const TsSheetPlan *plan);

G_END_DECLS
