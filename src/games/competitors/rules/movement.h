/* movement.h — vehicles on the map: what a movement costs, and what it calls for. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_can_move (const TsView *view);
gboolean ts_competitors_move (TsStep *step, GError **error);
extern const TsField ts_competitors_move_args[];
gboolean ts_competitors_can_carry (const TsView *view);
gboolean ts_competitors_carry (TsStep *step, GError **error);
extern const TsField ts_competitors_carry_args[];
/* Whether the Contract's vehicle may be bought out of a channel now, be there the money or not. */
gboolean ts_competitors_may_free (const TsView *view);
gboolean ts_competitors_can_free (const TsView *view);
gboolean ts_competitors_free (TsStep *step, GError **error);
extern const TsField ts_competitors_free_args[];

/* Whether that kind of vehicle could be moved by the turn's seat now, if it can be paid. */
gboolean ts_competitors_may_move (const Competitors *state, int vehicle);

/* Whether a truck could be carried now by a carrier of that kind of `owner`'s. */
gboolean ts_competitors_may_carry (const Competitors *state, int owner, int carrier);

/* What a `move` or a `carry` comes to, as far as it is said: P.M. of the Truck; money for fuel and for fees.
 */
int ts_competitors_voyage_points (const TsEntry *entry);
int ts_competitors_voyage_channels (const TsEntry *entry); /* of the Truck: a Ship's are not said */
int ts_competitors_voyage_fuel (const TsEntry *entry);
gint64 ts_competitors_voyage_fees (const TsEntry *entry);

/* What buying a point out of a channel costs a truck or a ship. */
int ts_competitors_free_price (int vehicle);

G_END_DECLS
