/* turns.h — rounds and actions: whose turn comes, what phase comes, when the game ends. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* The first seat rolls for the weather. */
void ts_competitors_begin_weather (TsStep *step);

/* The first seat's actions begin. */
void ts_competitors_begin_actions (TsStep *step);

/* Whether the turn's seat has an action left; else refuses. */
gboolean ts_competitors_has_action (const TsStep *step, GError **error);

/* One action less. */
void ts_competitors_spend_action (TsStep *step);

/* Into the phase that what is due, and a delivery under way, ask for. */
void ts_competitors_go_on (TsStep *step);

/* Nothing is due any more. */
void ts_competitors_clear_due (Competitors *next);

/* The round of the turn's seat ends: the next one acts, or after the last one the game ends, or the weather
 * changes. */
void ts_competitors_end_round (TsStep *step);

gboolean ts_competitors_can_draw (const TsView *view);
gboolean ts_competitors_draw (TsStep *step, GError **error);
gboolean ts_competitors_next (TsStep *step, GError **error);

G_END_DECLS
