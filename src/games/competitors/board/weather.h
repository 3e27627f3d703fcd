/* weather.h — the dice of the weather, at the beginning of a round. */
#pragma once

#include "widgets/board-part.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_WEATHER (ts_competitors_weather_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsWeather, ts_competitors_weather, TS, COMPETITORS_WEATHER, TsBoardPart)

TsCompetitorsWeather *ts_competitors_weather_new (TsBoard *board);

/* How large dice of a board's verb are: on a phone all faces of both are to be seen. */
void ts_competitors_dice_set_roomy (TsDice *dice, gboolean roomy);

G_END_DECLS
