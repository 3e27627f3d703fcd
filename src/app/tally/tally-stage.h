/* tally-stage.h — the tally as a stage: a column per seat, which rises with the seat's points. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_TALLY_STAGE (ts_tally_stage_get_type ())
G_DECLARE_FINAL_TYPE (TsTallyStage, ts_tally_stage, TS, TALLY_STAGE, GtkWidget)

/* Makes the columns, one for each seat of the view, in the place of those that there were. */
void ts_tally_stage_set_seats (TsTallyStage *self, const TsView *view);

/* The points that reach to the top. */
void ts_tally_stage_set_top (TsTallyStage *self, int top);

/* Shows a seat's points as they are at this moment of the tally, and what it has just gained (0: nothing). */
void ts_tally_stage_set_points (TsTallyStage *self, int seat, double points, int gain);

/* Whether the seat wears a crown. */
void ts_tally_stage_crown (TsTallyStage *self, int seat, gboolean wins);

G_END_DECLS
