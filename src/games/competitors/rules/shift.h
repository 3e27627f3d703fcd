/* shift.h — goods go over to another vehicle, one's own or a lent one. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_can_shift (const TsView *view);
gboolean ts_competitors_shift (TsStep *step, GError **error);
extern const TsField ts_competitors_shift_args[];

/* Whether the turn's seat can shift the goods of this Contract now, to one vehicle or another; and whether to
 * that kind of `owner`'s vehicles. */
gboolean ts_competitors_may_shift (const Competitors *state, const CompetitorsContract *contract);
gboolean ts_competitors_may_shift_to (const Competitors *state,
                                      const CompetitorsContract *contract,
                                      int owner,
                                      int vehicle);

G_END_DECLS
