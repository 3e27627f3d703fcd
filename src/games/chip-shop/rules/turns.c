#include "turns.h"

#include "config.h"
#include "products.h"

#include "referee/language.h"
#include <string.h>

#define START_MONEY  5
#define STAFF        3
#define STAFF_PUBLIC 2 /* after going public */

int
ts_chip_shop_years (const TsView *view)
{
  return ts_header_int (view->header, "years");
}

/* --- the start --- */

gboolean
ts_chip_shop_start (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ChipShop *next = step->next;

  next->base.phase = CHIP_PERSONALITIES;
  next->base.turn = 0;
  for (int seat = 0; seat < next->base.n_seats; seat++)
    ts_post_money (step, TS_BANK, seat, CHIP_MONEY, START_MONEY, "start");
  return TRUE;
}

/* --- the order of a year --- */

/* Lower Longevity first, then higher Loyalty. */
static gboolean
goes_before (const ChipShop *state, int seat, int other)
{
  const int *counters = state->base.counters[seat];
  const int *others = state->base.counters[other];

  if (counters[CHIP_LONGEVITY] != others[CHIP_LONGEVITY])
    return counters[CHIP_LONGEVITY] < others[CHIP_LONGEVITY];
  return counters[CHIP_LOYALTY] > others[CHIP_LOYALTY];
}

/* Those who are in, sorted into last year's order by insertion: who is alike stays as she was. */
static void
fix_order (ChipShop *next)
{
  int last[TS_MAX_ORDER];
  int n_last = next->base.n_order;

  memcpy (last, next->base.order, sizeof last);
  memset (next->base.order, 0, sizeof next->base.order);
  next->base.n_order = 0;
  for (int i = 0; i < n_last; i++) {
    int place = next->base.n_order;

    if (next->out[last[i]])
      continue;
    for (; place > 0 && goes_before (next, last[i], next->base.order[place - 1]); place--)
      next->base.order[place] = next->base.order[place - 1];
    next->base.order[place] = last[i];
    next->base.n_order++;
  }
  for (int seat = 0; seat < next->base.n_seats; seat++) {
    next->began_longevity[seat] = next->base.counters[seat][CHIP_LONGEVITY];
    next->began_loyalty[seat] = next->base.counters[seat][CHIP_LOYALTY];
  }
}

int
ts_chip_shop_next_order (const ChipShop *state, int order[TS_MAX_ORDER])
{
  ChipShop next = *state;

  fix_order (&next);
  memcpy (order, next.base.order, sizeof next.base.order);
  return next.base.n_order;
}

/* --- phases --- */

static void
begin_turn (ChipShop *next, int seat)
{
  next->base.turn = seat;
  next->draws = next->base.phase == CHIP_EVENTS && seat != TS_NOBODY;
  next->settled = FALSE;
}

static void
clear_staff (TsStep *step)
{
  const ChipShop *next = step->next;

  for (int seat = 0; seat < next->base.n_seats; seat++)
    ts_post (step, seat, CHIP_STAFF, -next->base.counters[seat][CHIP_STAFF], "staff");
}

static void
begin_phase (TsStep *step, int phase)
{
  ChipShop *next = step->next;
  gboolean records = ts_header_int (step->view.header, "record_staff") != 0;
  gboolean together = phase == CHIP_START_OF_YEAR || (phase == CHIP_PLACE_STAFF && !records);

  next->base.phase = phase;
  begin_turn (next, together ? TS_NOBODY : next->base.order[0]);
  if (phase == CHIP_UPDATE)
    clear_staff (step);
  for (int i = 0; phase == CHIP_PLACE_STAFF && records && i < next->base.n_order; i++)
    next->placing[next->base.order[i]] = TRUE;
}

void
ts_chip_shop_begin_year (TsStep *step, int year)
{
  ChipShop *next = step->next;

  next->base.round = year;
  fix_order (next);
  next->n_left += ts_chip_shop_slides_in (year);
  ts_chip_shop_age_products (next);
  ts_chip_shop_pay_piles (step);
  for (int i = 0; i < next->base.n_order; i++) {
    int seat = next->base.order[i];

    ts_post (step, seat, CHIP_STAFF,
             (next->gone_public[seat] ? STAFF_PUBLIC : STAFF) - next->base.counters[seat][CHIP_STAFF],
             "staff");
  }
  memset (next->may_release, 0, sizeof next->may_release);
  memset (next->n_placed, 0, sizeof next->n_placed);
  memset (next->placed, 0, sizeof next->placed);
  begin_phase (step, CHIP_START_OF_YEAR);
}

/* --- going on --- */

int
ts_chip_shop_place_in_order (const ChipShop *state, int seat)
{
  int place = 0;

  while (state->base.order[place] != seat)
    place++;
  return place;
}

/* The next one round the table who is still placing, or TS_NOBODY. */
static int
next_placing (const ChipShop *state)
{
  int place = ts_chip_shop_place_in_order (state, state->base.turn);

  for (int i = 1; i <= state->base.n_order; i++) {
    int seat = state->base.order[(place + i) % state->base.n_order];

    if (state->placing[seat])
      return seat;
  }
  return TS_NOBODY;
}

static gboolean
is_anybody_in (const ChipShop *state)
{
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (!state->out[seat])
      return TRUE;
  return FALSE;
}

static void
end_year (TsStep *step)
{
  const ChipShop *next = step->next;

  if (!is_anybody_in (next) || next->base.round >= ts_chip_shop_years (&step->view))
    ts_step_end (step);
  else
    ts_chip_shop_begin_year (step, next->base.round + 1);
}

static void
go_on (TsStep *step)
{
  ChipShop *next = step->next;
  int place;

  if (next->base.turn == TS_NOBODY) {
    begin_phase (step, next->base.phase + 1);
    return;
  }
  if (next->base.phase == CHIP_PLACE_STAFF) {
    next->placing[next->base.turn] = FALSE;
    next->base.turn = next_placing (next);
    if (next->base.turn == TS_NOBODY)
      begin_phase (step, CHIP_EVENTS);
    return;
  }
  place = ts_chip_shop_place_in_order (next, next->base.turn) + 1;
  if (place < next->base.n_order)
    begin_turn (next, next->base.order[place]);
  else if (next->base.phase == CHIP_END_OF_YEAR)
    end_year (step);
  else
    begin_phase (step, next->base.phase + 1);
}

static gboolean
check_done (const TsStep *step, GError **error)
{
  const ChipShop *next = step->next;
  const char *name;

  if (next->base.turn == TS_NOBODY)
    return TRUE;
  name = ts_view_name (&step->view, next->base.turn);
  if (next->draws > 0)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s draws an event first."), name);
  if (next->due)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s cannot pay yet: use an income stream, or go bankrupt."),
                      name);
  if (next->base.phase == CHIP_END_OF_YEAR && !next->settled)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s settles the year’s bill first."), name);
  return TRUE;
}

gboolean
ts_chip_shop_next (TsStep *step, GError **error)
{
  if (!check_done (step, error))
    return FALSE;
  go_on (step);
  return TRUE;
}

/* --- placing staff tokens, where the table records it --- */

gboolean
ts_chip_shop_can_place (const TsView *view)
{
  const ChipShop *state = view->state;
  int seat = state->base.turn;

  return seat != TS_NOBODY && state->n_placed[seat] < state->base.counters[seat][CHIP_STAFF];
}

gboolean
ts_chip_shop_place (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = next->base.turn;

  if (seat == TS_NOBODY)
    return ts_refuse (
        error, TS_ERROR_ILLEGAL,
        _ ("This table does not record where staff tokens go; place them on the board and go on."));
  if (next->n_placed[seat] >= next->base.counters[seat][CHIP_STAFF])
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has placed every staff token and goes on."),
                      ts_view_name (&step->view, seat));
  next->placed[seat][next->n_placed[seat]++] = (guint8) ts_entry_int (step->entry, "square");
  next->base.turn = next_placing (next);
  return TRUE;
}

/* --- corrections --- */

static gboolean
has_staff (const ChipShop *state, int seat)
{
  int phase = state->base.phase;

  return phase >= CHIP_START_OF_YEAR && phase <= CHIP_ACTIONS && !state->out[seat];
}

gboolean
ts_chip_shop_adjusted (TsStep *step, GError **error)
{
  int seat = step->entry->who;
  int counter = ts_game_counter (step->view.game, ts_entry_value (step->entry, "counter")->text);

  if (counter != CHIP_STAFF || has_staff (step->next, seat))
    return TRUE;
  return ts_refuse (
      error, TS_ERROR_RANGE,
      _ ("There are no staff tokens now: they come with the new year, and go with the last action."));
}
