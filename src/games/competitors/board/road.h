/* road.h — the way of a Truck, State by State: six kinds of terrain to tap, and a track of movement points
 * that fills up. A tap on the track takes that State out again. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_ROAD (ts_competitors_road_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsRoad, ts_competitors_road, TS, COMPETITORS_ROAD, GtkBox)

/* Signal "changed": somebody tapped. */

TsCompetitorsRoad *ts_competitors_road_new (void);

/* The terrain as it was tapped; `n` is set to how much. (transfer none) */
const gint64 *ts_competitors_road_get (TsCompetitorsRoad *self, guint *n);
void ts_competitors_road_clear (TsCompetitorsRoad *self);

/* The movement points it takes, and the channels on it. */
int ts_competitors_road_count_points (TsCompetitorsRoad *self);
int ts_competitors_road_count_channels (TsCompetitorsRoad *self);

G_END_DECLS
