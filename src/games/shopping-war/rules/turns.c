#include "turns.h"

#include "config.h"

#include "referee/language.h"

#define START_SHOP_CARDS     2
#define START_EMPORIUM_CARDS 2

/* --- turns --- */

static void
begin_turn (ShoppingWar *next, int seat)
{
  next->base.turn = seat;
  next->base.phase = SHOPPING_EQUIP1;
  next->begun[seat] = TRUE;
}

int
ts_shopping_war_next_seat (const ShoppingWar *state, int seat)
{
  do
    seat = (seat + 1) % state->base.n_seats;
  while (state->out[seat]);
  return seat;
}

/* The round rises when the turn reaches or passes the first player's seat, even if nobody is in there. */
void
ts_shopping_war_pass_turn (TsStep *step)
{
  ShoppingWar *next = step->next;
  int seat = next->base.turn;
  int to = ts_shopping_war_next_seat (next, seat);

  do {
    seat = (seat + 1) % next->base.n_seats;
    next->base.round += seat == next->first;
  } while (seat != to);
  begin_turn (next, seat);
}

/* --- the beginning --- */

static void
begin_with (ShoppingWar *next, int first)
{
  next->first = first;
  ts_state_order_from (&next->base, first);
  begin_turn (next, first);
}

static gboolean
check_shops (const TsStep *step, GError **error)
{
  const TsValue *shops = ts_header_value (step->view.header, "shops");
  int n = 2 * ((const TsState *) step->next)->n_seats;

  if (!shops->given || (int) shops->n == n)
    return TRUE;
  /* Translators: how many Shops there are with so many players */
  return ts_refuse (error, TS_ERROR_RANGE, _ ("With so many players there are %d Shops; name as many."), n);
}

gboolean
ts_shopping_war_start (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int first = ts_header_int (step->view.header, "first");
  gboolean lives = ts_shopping_war_is_last_shopper (&step->view);

  if (!check_shops (step, error))
    return FALSE;
  next->first = TS_NOBODY;
  next->loser = TS_NOBODY;
  next->winner = TS_NOBODY;
  for (int seat = 0; seat < next->base.n_seats; seat++) {
    next->place[seat] = 4 * seat;
    ts_post (step, seat, SHOPPING_STARS, lives ? ts_header_int (step->view.header, "stars") : 0, "start");
    ts_post (step, seat, SHOPPING_SHOP_CARDS, START_SHOP_CARDS, "start");
    ts_post (step, seat, SHOPPING_EMPORIUM_CARDS, START_EMPORIUM_CARDS, "start");
  }
  next->base.phase = SHOPPING_FIRST_PLAYER;
  if (first != TS_NOBODY)
    begin_with (next, first);
  else
    ts_roll_off_begin (&next->roll_off, next->base.n_seats);
  return TRUE;
}

/* --- rolling for the first turn --- */

int
ts_shopping_war_due_to_roll_off (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return ts_roll_off_due (&state->roll_off);
}

gboolean
ts_shopping_war_roll_off (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int seat = step->entry->who;
  const char *name = ts_view_name (&step->view, seat);
  int first;

  if (!next->roll_off.rolls[seat])
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("%s did not tie for the lowest; only those who did roll again."), name);
  if (next->roll_off.faces[seat] != 0)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has rolled already; the others are to roll."), name);
  first = ts_roll_off_roll (&next->roll_off, seat, ts_entry_int (step->entry, "dice"), TRUE);
  if (first != TS_NOBODY)
    begin_with (next, first);
  return TRUE;
}

/* --- from phase to phase --- */

gboolean
ts_shopping_war_can_next (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return state->base.phase != SHOPPING_RELAX ||
         ts_view_has_room (view, state->base.turn, SHOPPING_EMPORIUM_CARDS, 1);
}

gboolean
ts_shopping_war_next (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ShoppingWar *next = step->next;

  switch (next->base.phase) {
  case SHOPPING_EQUIP1:
    next->base.phase = SHOPPING_STROLL;
    break;
  case SHOPPING_CROWD:
    next->base.phase = SHOPPING_EQUIP2;
    next->crowd_done[next->loser]++;
    next->loser = TS_NOBODY;
    break;
  case SHOPPING_EQUIP2:
    next->base.phase = SHOPPING_RELAX;
    break;
  default:
    g_assert (next->base.phase == SHOPPING_RELAX);
    ts_post (step, next->base.turn, SHOPPING_EMPORIUM_CARDS, 1, "relaxed");
    ts_shopping_war_pass_turn (step);
  }
  return TRUE;
}
