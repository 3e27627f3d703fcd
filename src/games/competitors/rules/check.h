/* check.h — what holds after every step, and what a correction by hand may not break. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_adjusted (TsStep *step, GError **error);
gboolean ts_competitors_check (const TsView *view, GError **error);

G_END_DECLS
