/* opening.h — the start goods, who begins, and where the Headquarters stand. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_start (TsStep *step, GError **error);
gboolean ts_competitors_roll_off (TsStep *step, GError **error);
int ts_competitors_due_roll_off (const TsView *view);
gboolean ts_competitors_found (TsStep *step, GError **error);

G_END_DECLS
