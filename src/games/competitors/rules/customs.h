/* customs.h — Customs cards and Political-Social events that a movement calls for. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_customs (TsStep *step, GError **error);
gboolean ts_competitors_can_roll_event (const TsView *view);
gboolean ts_competitors_roll_event (TsStep *step, GError **error);
gboolean ts_competitors_can_settle (const TsView *view);
gboolean ts_competitors_settle (TsStep *step, GError **error);

G_END_DECLS
