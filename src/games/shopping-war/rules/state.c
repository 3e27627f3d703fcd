/* Looking at the mall: the ring of Shops and Corridors, who stands where, what dice are worth. */
#include "state.h"

#include "config.h"

#include "referee/language.h"

/* They are names on the Shops' cards, and stand in files as they are printed there. */
const TsWord ts_shopping_war_names[] = {
  { "Supermarket", N_ ("Supermarket") },
  { "Electronics", N_ ("Electronics") },
  { "Clothing", N_ ("Clothing") },
  { "Restaurant", N_ ("Restaurant") },
  { "Music", N_ ("Music") },
  { "Sport", N_ ("Sport") },
  { "Furnitures", N_ ("Furnitures") },
  { "Fast Food", N_ ("Fast Food") },
  { 0 },
};

int
ts_shopping_war_spaces (const TsView *view)
{
  return 4 * ts_view_state (view)->n_seats;
}

gboolean
ts_shopping_war_is_shop (int space)
{
  return space >= 0 && space % 2 == 0;
}

int
ts_shopping_war_name (const TsView *view, int space)
{
  return (int) ts_header_value (view->header, "shops")->numbers[space / 2];
}

const char *
ts_shopping_war_shop_label (const TsView *view, int space)
{
  return _ (ts_shopping_war_names[ts_shopping_war_name (view, space)].label);
}

/* The space that is so many steps away in that direction. */
static int
space_at (const TsView *view, int space, int direction, int steps)
{
  int spaces = ts_shopping_war_spaces (view);

  return (space + (direction == SHOPPING_CLOCKWISE ? steps : spaces - steps)) % spaces;
}

gboolean
ts_shopping_war_reach (const TsView *view, int direction, int *space)
{
  const ShoppingWar *state = view->state;
  int from;

  if (state->base.phase != SHOPPING_STROLL)
    return FALSE;
  from = state->place[state->base.turn];
  if (from < 0 || (state->rolled == 0 && ts_shopping_war_is_shop (from)))
    return FALSE;
  *space = space_at (view, from, direction, MAX (state->rolled, 1));
  return TRUE;
}

guint
ts_shopping_war_bystanders (const TsView *view, int seat, int space)
{
  const ShoppingWar *state = view->state;
  guint bystanders = 0;

  for (int other = 0; other < state->base.n_seats; other++)
    if (other != seat && state->place[other] == space && !state->begun[other])
      bystanders |= 1u << other;
  return bystanders;
}

guint
ts_shopping_war_opponents (const TsView *view, int seat, int space)
{
  const ShoppingWar *state = view->state;
  guint opponents = 0;

  for (int other = 0; other < state->base.n_seats; other++)
    if (other != seat && state->place[other] == space && state->begun[other])
      opponents |= 1u << other;
  return opponents;
}

gboolean
ts_shopping_war_is_space (const TsStep *step, int space, int least, GError **error)
{
  int spaces = ts_shopping_war_spaces (&step->view);

  if (space >= least && space < spaces)
    return TRUE;
  return ts_refuse (error, TS_ERROR_RANGE, _ ("The spaces of this table are 0 to %d."), spaces - 1);
}

gboolean
ts_shopping_war_is_named (const TsStep *step, int seat, GError **error)
{
  const ShoppingWar *state = step->view.state;

  if (!state->out[seat])
    return TRUE;
  /* Translators: %s is a player's name */
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s is out of the game; name somebody who is in."),
                    ts_view_name (&step->view, seat));
}

/* --- Scuffles --- */

const ShoppingCombo *
ts_shopping_war_combo (const ShoppingWar *state, int seat, int face)
{
  const ShoppingCombo *combo;

  if (face < SHOPPING_FIRST_SLOT)
    return NULL;
  combo = &state->combos[seat][face - SHOPPING_FIRST_SLOT];
  return combo->there ? combo : NULL;
}

int
ts_shopping_war_strength (const ShoppingWar *state, int seat, const gint64 *faces)
{
  int sum = 0;

  for (int i = 0; i < SHOPPING_N_DICE; i++) {
    const ShoppingCombo *combo = ts_shopping_war_combo (state, seat, (int) faces[i]);

    sum += combo != NULL ? combo->strength : 0;
  }
  return sum;
}

int
ts_shopping_war_round_winner (const ShoppingRound *round)
{
  int attacker = round->rolls[SHOPPING_ATTACKER].strength;
  int defender = round->rolls[SHOPPING_DEFENDER].strength;

  if (attacker == defender)
    return TS_NOBODY;
  return attacker > defender ? SHOPPING_ATTACKER : SHOPPING_DEFENDER;
}

int
ts_shopping_war_fighter (const ShoppingWar *state, int side)
{
  return side == SHOPPING_ATTACKER ? state->base.turn : state->scuffle.defender;
}

static gboolean
can_hurt (const ShoppingWar *state, int seat)
{
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
    if (state->combos[seat][slot].there && state->combos[seat][slot].strength > 0)
      return TRUE;
  return FALSE;
}

gboolean
ts_shopping_war_is_idle (const ShoppingWar *state)
{
  return state->base.phase == SHOPPING_SCUFFLE && state->scuffle.defender != TS_NOBODY &&
         !can_hurt (state, state->base.turn) && !can_hurt (state, state->scuffle.defender);
}

gboolean
ts_shopping_war_is_last_shopper (const TsView *view)
{
  return ts_header_int (view->header, "variant") != 0;
}
