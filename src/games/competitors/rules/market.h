/* market.h — vehicles and Branches bought from the bank and sold to it. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_can_buy (const TsView *view);
gboolean ts_competitors_buy (TsStep *step, GError **error);
extern const TsField ts_competitors_buy_args[];
gboolean ts_competitors_can_sell (const TsView *view);
gboolean ts_competitors_sell (TsStep *step, GError **error);
extern const TsField ts_competitors_sell_args[];

/* Whether the turn's seat could buy such a thing now, if it can pay; buy it; or sell one. */
gboolean ts_competitors_is_for_sale (const TsView *view, int ware);
gboolean ts_competitors_may_buy (const TsView *view, int ware);
gboolean ts_competitors_may_sell (const TsView *view, int ware);

/* Whether what the entry costs is more than its seat has, and the seat may sell something to the bank first.
 */
gboolean ts_competitors_selling_helps (const TsView *view, const TsEntry *entry);

G_END_DECLS
