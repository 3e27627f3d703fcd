/* weather.h — the continent in danger, and who is saved. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_roll_weather (TsStep *step, GError **error);
gboolean ts_competitors_can_save (const TsView *view);
gboolean ts_competitors_save (TsStep *step, GError **error);

/* The save number of the danger's cell; 0: the table reads it on its own board. */
int ts_competitors_save_number (const TsView *view);

G_END_DECLS
