/* contracts.h — a Contract from its signature to its delivery or failure. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_can_sign (const TsView *view);
gboolean ts_competitors_sign (TsStep *step, GError **error);
extern const TsField ts_competitors_sign_args[];
gboolean ts_competitors_can_deliver (const TsView *view);
gboolean ts_competitors_deliver (TsStep *step, GError **error);
extern const TsField ts_competitors_deliver_args[];
gboolean ts_competitors_can_arrive (const TsView *view);
gboolean ts_competitors_arrive (TsStep *step, GError **error);
gboolean ts_competitors_fail (TsStep *step, GError **error);

/* The open Contract fails: a Victory Point less, if there is one. */
void ts_competitors_fail_contract (TsStep *step, int id);

/* The Contract with that id, or NULL. */
const CompetitorsContract *ts_competitors_contract (const Competitors *state, gint64 id);

/* The States that goods of the Contract come from and go to, as far as they were said; NULL if neither was.
 * (transfer full) */
char *ts_competitors_tell_route (const Competitors *state, const CompetitorsContract *contract);

/* Whose vehicle the entry is about: its `owner`, who lends it, or else whoever says it. Refuses those who
 * lend to themselves. */
gboolean ts_competitors_vehicle_owner (const TsStep *step, int *owner, GError **error);

/* Whether the delivery under way has a movement turn left; else refuses. */
gboolean ts_competitors_has_turn_left (const TsStep *step, GError **error);

/* One movement turn of the delivery under way is used. */
void ts_competitors_use_turn (TsStep *step);

G_END_DECLS
