/* staff.h — what a staff token does besides drawing and income streams, and exchanging in the update. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Whether the seat has so much of a counter; else refuses, with how much it takes. */
gboolean ts_chip_shop_has (const TsStep *step, int seat, int counter, int least, GError **error);

/* Takes a staff token of the seat that acts; refuses if there is none. */
gboolean ts_chip_shop_use_token (TsStep *step, GError **error);
gboolean ts_chip_shop_has_token (const TsView *view);

/* Verbs, and who surely cannot pay for them. */
gboolean ts_chip_shop_specialist (TsStep *step, GError **error);
gboolean ts_chip_shop_can_pay_specialist (const TsView *view);
int ts_chip_shop_specialist_forms (const TsView *view, int i, TsEntry *entry);

gboolean ts_chip_shop_general (TsStep *step, GError **error);
gboolean ts_chip_shop_can_pay_general (const TsView *view);

gboolean ts_chip_shop_release_token (TsStep *step, GError **error);

gboolean ts_chip_shop_exchange (TsStep *step, GError **error);
gboolean ts_chip_shop_can_exchange (const TsView *view);
int ts_chip_shop_resource_forms (const TsView *view, int i, TsEntry *entry);

G_END_DECLS
