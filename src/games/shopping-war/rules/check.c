#include "check.h"

#include "config.h"
#include "scuffle.h"

static gboolean
has_no_combos (const ShoppingWar *state, int seat)
{
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
    if (state->combos[seat][slot].there)
      return FALSE;
  return TRUE;
}

static gboolean
is_seat_sound (const TsView *view, int seat)
{
  const ShoppingWar *state = view->state;
  int place = state->place[seat];

  if (place >= ts_shopping_war_spaces (view) || (place == SHOPPING_NOWHERE) != (state->out[seat] > 0))
    return FALSE;
  if (state->out[seat] && (!ts_shopping_war_is_last_shopper (view) || !has_no_combos (state, seat)))
    return FALSE;
  return !state->out[seat] || state->begun[seat];
}

static gboolean
is_scuffle_sound (const TsView *view)
{
  const ShoppingWar *state = view->state;
  const ShoppingScuffle *scuffle = &state->scuffle;
  int mover = state->base.turn;
  guint opponents = ts_shopping_war_opponents (view, mover, state->place[mover]);
  int won[2] = { 0, 0 };

  for (int i = 0; i < scuffle->n_rounds; i++) {
    int winner = ts_shopping_war_round_winner (&scuffle->rounds[i]);

    if (winner != TS_NOBODY)
      won[winner]++;
  }
  for (int side = 0; side < 2; side++)
    if (won[side] != scuffle->won[side] || won[side] >= SHOPPING_WINS)
      return FALSE;
  if (ts_shopping_war_has_rolled (state, SHOPPING_ATTACKER) &&
      ts_shopping_war_has_rolled (state, SHOPPING_DEFENDER))
    return FALSE;
  return scuffle->defender == TS_NOBODY ? (opponents & (opponents - 1)) != 0
                                        : (opponents & (1u << scuffle->defender)) != 0;
}

static gboolean
is_phase_sound (const TsView *view)
{
  const ShoppingWar *state = view->state;
  int turn = state->base.turn;

  if (state->base.phase == SHOPPING_OVER)
    return TRUE;
  if (state->base.phase == SHOPPING_FIRST_PLAYER)
    return turn == TS_NOBODY && state->first == TS_NOBODY && state->base.round == 1;
  if (turn == TS_NOBODY || !state->begun[turn] || state->out[turn] || state->winner != TS_NOBODY)
    return FALSE;
  if (state->rolled != 0 && (state->base.phase != SHOPPING_STROLL || state->place[turn] == SHOPPING_LOBBY))
    return FALSE;
  if ((state->loser != TS_NOBODY) != (state->base.phase == SHOPPING_CROWD))
    return FALSE;
  return state->base.phase != SHOPPING_SCUFFLE || is_scuffle_sound (view);
}

gboolean
ts_shopping_war_check (const TsView *view, GError **error)
{
  gboolean holds = is_phase_sound (view);

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    holds = holds && is_seat_sound (view, seat);
  return holds || ts_broken (error, "a token, a roll or a Scuffle is not where it can be");
}
