#include "scuffle.h"

#include "config.h"
#include "stroll.h"
#include "turns.h"

#include "referee/language.h"
#include <string.h>

#define PRIZE_SHOP_CARDS 2

/* --- looking --- */

gboolean
ts_shopping_war_has_rolled (const ShoppingWar *state, int side)
{
  return state->scuffle.now.rolls[side].dice[0] != 0;
}

int
ts_shopping_war_side (const ShoppingWar *state, int seat)
{
  if (seat == state->base.turn)
    return SHOPPING_ATTACKER;
  return seat == state->scuffle.defender ? SHOPPING_DEFENDER : TS_NOBODY;
}

static int
seats_in (const ShoppingWar *state)
{
  int n = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    n += !state->out[seat];
  return n;
}

/* --- the end of a Scuffle --- */

/* Everything that was the loser's is gone. */
static void
knock_out (TsStep *step, int seat)
{
  static const int cards[] = { SHOPPING_SHOP_CARDS, SHOPPING_EMPORIUM_CARDS, SHOPPING_STOCK };
  ShoppingWar *next = step->next;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    ts_post (step, seat, cards[i], -next->base.counters[seat][cards[i]], "out");
  memset (next->combos[seat], 0, sizeof next->combos[seat]);
  next->place[seat] = SHOPPING_NOWHERE;
  next->out[seat] = next->base.round;
}

static void
win_game (TsStep *step, int seat)
{
  ((ShoppingWar *) step->next)->winner = seat;
  ts_step_end (step);
}

static void
go_to_crowd (ShoppingWar *next, int loser)
{
  next->loser = loser;
  next->base.phase = SHOPPING_CROWD;
}

/* Stars are won, and so many of them win the game; they stop at the most that a seat can have. */
static void
settle_stars (TsStep *step, int winner, int loser)
{
  ShoppingWar *next = step->next;

  if (ts_view_has_room (&step->view, winner, SHOPPING_STARS, 1))
    ts_post (step, winner, SHOPPING_STARS, 1, "scuffle-won");
  if (next->base.counters[winner][SHOPPING_STARS] >= ts_header_int (step->view.header, "stars"))
    win_game (step, winner);
  else
    go_to_crowd (next, loser);
}

/* Stars are lives; they may have been corrected to none before. */
static void
settle_lives (TsStep *step, int winner, int loser)
{
  ShoppingWar *next = step->next;

  if (next->base.counters[loser][SHOPPING_STARS] > 0)
    ts_post (step, loser, SHOPPING_STARS, -1, "scuffle-lost");
  if (next->base.counters[loser][SHOPPING_STARS] > 0) {
    go_to_crowd (next, loser);
    return;
  }
  knock_out (step, loser);
  if (seats_in (next) == 1)
    win_game (step, winner);
  else if (loser == next->base.turn)
    ts_shopping_war_pass_turn (step);
  else
    next->base.phase = SHOPPING_EQUIP2;
}

static void
end_scuffle (TsStep *step, int winner_side)
{
  ShoppingWar *next = step->next;
  int winner = ts_shopping_war_fighter (next, winner_side);
  int loser = ts_shopping_war_fighter (next, 1 - winner_side);

  memset (&next->scuffle, 0, sizeof next->scuffle);
  next->place[loser] = SHOPPING_LOBBY;
  ts_post (step, winner, SHOPPING_SHOP_CARDS, PRIZE_SHOP_CARDS, "scuffle-won");
  if (ts_shopping_war_is_last_shopper (&step->view))
    settle_lives (step, winner, loser);
  else
    settle_stars (step, winner, loser);
}

/* --- rounds --- */

static void
forget_oldest_tie (ShoppingScuffle *scuffle)
{
  int i = 0;

  while (ts_shopping_war_round_winner (&scuffle->rounds[i]) != TS_NOBODY)
    i++;
  scuffle->n_rounds--;
  memmove (&scuffle->rounds[i], &scuffle->rounds[i + 1],
           (size_t) (scuffle->n_rounds - i) * sizeof (ShoppingRound));
}

static void
end_round (TsStep *step)
{
  ShoppingScuffle *scuffle = &((ShoppingWar *) step->next)->scuffle;
  int winner = ts_shopping_war_round_winner (&scuffle->now);

  if (scuffle->n_rounds == SHOPPING_MAX_ROUNDS)
    forget_oldest_tie (scuffle);
  scuffle->rounds[scuffle->n_rounds++] = scuffle->now;
  memset (&scuffle->now, 0, sizeof scuffle->now);
  if (winner != TS_NOBODY && ++scuffle->won[winner] == SHOPPING_WINS)
    end_scuffle (step, winner);
}

/* Whether a side can win this round without a counter passing its bounds. */
static gboolean
can_win (const TsView *view, int side)
{
  const ShoppingWar *state = view->state;
  int seat = ts_shopping_war_fighter (state, side);

  if (state->scuffle.won[side] + 1 < SHOPPING_WINS)
    return TRUE;
  return ts_view_has_room (view, seat, SHOPPING_SHOP_CARDS, PRIZE_SHOP_CARDS);
}

/* Whether any dice of `side`, whose opponent has rolled, lead to an end of the round that can be. */
static gboolean
can_settle (const TsView *view, int side)
{
  const ShoppingWar *state = view->state;
  int seat = ts_shopping_war_fighter (state, side);
  int against = state->scuffle.now.rolls[1 - side].strength;
  gboolean wins = can_win (view, side);
  gboolean loses = can_win (view, 1 - side);

  for (int i = 0; i < 6 * 6 * 6 * 6; i++) {
    const gint64 faces[SHOPPING_N_DICE] = { 1 + i % 6, 1 + i / 6 % 6, 1 + i / 36 % 6, 1 + i / 216 };
    int strength = ts_shopping_war_strength (state, seat, faces);

    if (strength == against || (strength > against ? wins : loses))
      return TRUE;
  }
  return FALSE;
}

gboolean
ts_shopping_war_can_scuffle_roll (const TsView *view)
{
  const ShoppingWar *state = view->state;

  if (state->scuffle.defender == TS_NOBODY)
    return FALSE;
  for (int side = 0; side < 2; side++)
    if (ts_shopping_war_has_rolled (state, side))
      return can_settle (view, 1 - side);
  return TRUE;
}

/* The mover rolls first. Where a Scuffle can only be called off, the button does not go on with it. */
int
ts_shopping_war_due_to_scuffle (const TsView *view)
{
  const ShoppingWar *state = view->state;

  if (ts_shopping_war_is_idle (state))
    return TS_NOBODY;
  return ts_shopping_war_fighter (
      state, ts_shopping_war_has_rolled (state, SHOPPING_ATTACKER) ? SHOPPING_DEFENDER : SHOPPING_ATTACKER);
}

static gboolean
check_fighter (const TsStep *step, int seat, GError **error)
{
  const ShoppingWar *state = step->view.state;
  int side = ts_shopping_war_side (state, seat);
  const char *name = ts_view_name (&step->view, seat);

  if (!ts_shopping_war_is_named (step, seat, error))
    return FALSE;
  if (state->scuffle.defender == TS_NOBODY)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("First %s chooses whom to fight."),
                      ts_view_turn_name (&step->view));
  if (side == TS_NOBODY)
    /* Translators: players' names: somebody else, and the two who fight */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s is not in this Scuffle; %s and %s roll."), name,
                      ts_view_turn_name (&step->view), ts_view_name (&step->view, state->scuffle.defender));
  if (ts_shopping_war_has_rolled (state, side))
    /* Translators: players' names */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has rolled in this round; %s is to roll."), name,
                      ts_view_name (&step->view, ts_shopping_war_fighter (state, 1 - side)));
  return TRUE;
}

/* The Strength counts as it is now, whatever becomes of the Combos until the round is over. */
gboolean
ts_shopping_war_scuffle_roll (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int seat = step->entry->who;
  const gint64 *faces = ts_entry_value (step->entry, "dice")->numbers;
  ShoppingRoll *roll;
  int side;

  if (!check_fighter (step, seat, error))
    return FALSE;
  side = ts_shopping_war_side (next, seat);
  roll = &next->scuffle.now.rolls[side];
  for (int i = 0; i < SHOPPING_N_DICE; i++)
    roll->dice[i] = (guint8) faces[i];
  roll->strength = (guint8) ts_shopping_war_strength (next, seat, faces);
  if (ts_shopping_war_has_rolled (next, 1 - side))
    end_round (step);
  return TRUE;
}

/* --- whom, and whether --- */

gboolean
ts_shopping_war_can_choose (const TsView *view)
{
  return ((const ShoppingWar *) view->state)->scuffle.defender == TS_NOBODY;
}

gboolean
ts_shopping_war_choose (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int mover = next->base.turn;
  int opponent = ts_entry_int (step->entry, "opponent");
  const char *name = ts_view_name (&step->view, opponent);

  if (!ts_shopping_war_is_named (step, opponent, error))
    return FALSE;
  if (next->scuffle.defender != TS_NOBODY)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("The Scuffle is with %s, there is no other choice."),
                      ts_view_name (&step->view, next->scuffle.defender));
  if ((ts_shopping_war_opponents (&step->view, mover, next->place[mover]) & (1u << opponent)) == 0)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("%s cannot be fought here; choose somebody who stands there and has begun."), name);
  next->scuffle.defender = opponent;
  return TRUE;
}

gboolean
ts_shopping_war_can_call_off (const TsView *view)
{
  const ShoppingWar *state = view->state;
  int mover = state->base.turn;

  return ts_shopping_war_is_idle (state) && (!ts_shopping_war_is_shop (state->place[mover]) ||
                                             ts_view_has_room (view, mover, SHOPPING_SHOP_CARDS, 1));
}

gboolean
ts_shopping_war_call_off (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;

  if (next->scuffle.defender == TS_NOBODY)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("First %s chooses whom to fight."),
                      ts_view_name (&step->view, next->base.turn));
  if (!ts_shopping_war_is_idle (next))
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("Somebody has a Combo with Strength, so the Scuffle can be won; roll on."));
  memset (&next->scuffle, 0, sizeof next->scuffle);
  ts_shopping_war_land_alone (step);
  return TRUE;
}
