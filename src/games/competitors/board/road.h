/* road.h — the way of a Truck, State by State: six kinds of terrain to tap, and a track of movement points
 * that fills up. A tap on the track takes that State out again. */
#pragma once

#include "widgets/input.h"

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_ROAD (ts_competitors_road_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsRoad, ts_competitors_road, TS, COMPETITORS_ROAD, GtkBox)

/* For a list of terrain. */
extern const TsInput ts_competitors_road_input;

G_END_DECLS
