/* payment.h — money changes hands: who pays, how much, who is paid. It is the turn's seat that pays unless
 * another one is tapped, and a tap on whoever is paid is the last one. */
#pragma once

#include "sheet.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_PAYMENT (ts_competitors_payment_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsPayment, ts_competitors_payment, TS, COMPETITORS_PAYMENT, AdwBin)

TsCompetitorsPayment *ts_competitors_payment_new (TsBoard *board);

/* `afresh`: a payment was made, so that what was tapped is done with. */
void ts_competitors_payment_show (TsCompetitorsPayment *self, const TsView *view, gboolean afresh);

G_END_DECLS
