#include "collection.h"

#include "config.h"

#define BONUS(bonus) (SNACK_BONUSES + (bonus))

int
ts_snack_wars_cards (gconstpointer state, int seat)
{
  const TsState *base = state;
  int sum = 0;

  for (int card = SNACK_KINDS; card < SNACK_BONUSES + SNACK_N_BONUSES; card++)
    sum += base->counters[seat][card];
  return sum;
}

gboolean
ts_snack_wars_has_room (gconstpointer state, int seat)
{
  return ts_snack_wars_cards (state, seat) < SNACK_COLLECTION;
}

gboolean
ts_snack_wars_others_hold_cards (gconstpointer state, int seat)
{
  const TsState *base = state;

  for (int other = 0; other < base->n_seats; other++)
    if (other != seat && ts_snack_wars_cards (state, other) > 0)
      return TRUE;
  return FALSE;
}

int
ts_snack_wars_in_all (const TsState *state, int counter)
{
  int sum = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    sum += state->counters[seat][counter];
  return sum;
}

int
ts_snack_wars_next_with_room (const TsState *state, int seat)
{
  for (int i = 1; i <= state->n_seats; i++)
    if (ts_snack_wars_has_room (state, (seat + i) % state->n_seats))
      return (seat + i) % state->n_seats;
  return TS_NOBODY;
}

int
ts_snack_wars_draw (const TsView *view)
{
  const TsState *state = view->state;

  return state->phase == SNACK_TAKE ? SNACK_COLLECTION - ts_snack_wars_cards (state, state->turn) : 0;
}

int
ts_snack_wars_leader (const TsView *view, int kind)
{
  const TsState *state = view->state;
  int leader = TS_NOBODY;
  int most = 0;

  for (int seat = 0; seat < state->n_seats; seat++) {
    int count = state->counters[seat][SNACK_KINDS + kind];

    if (count == most)
      leader = TS_NOBODY;
    if (count > most) {
      most = count;
      leader = seat;
    }
  }
  return leader;
}

int
ts_snack_wars_value (const TsView *view, int kind)
{
  return (int) ts_header_value (view->header, "values")->numbers[kind];
}

/* How many cards of a cuisine (SNACK_FRENCH … SNACK_AMERICAN) are in a seat's collection. */
static int
sum_cuisine (const TsView *view, int seat, int cuisine)
{
  const TsState *state = view->state;
  int sum = 0;

  for (int kind = 3 * cuisine; kind < 3 * cuisine + 3; kind++)
    sum += state->counters[seat][SNACK_KINDS + kind];
  return sum;
}

int
ts_snack_wars_bonus_points (const TsView *view, int seat, int bonus)
{
  if (bonus == SNACK_RACCOON)
    return ts_view_state (view)->counters[seat][SNACK_RACCOONS];
  if (bonus != SNACK_VARIETY)
    return sum_cuisine (view, seat, bonus);
  for (int cuisine = 0; cuisine < SNACK_VARIETY; cuisine++)
    if (sum_cuisine (view, seat, cuisine) == 0)
      return 0;
  return 5;
}

/* --- the score --- */

/* What a majority brings the seat, or a bonus card. */
static int
kind_points (const TsView *view, int seat, int kind)
{
  return ts_snack_wars_leader (view, kind) == seat ? ts_snack_wars_value (view, kind) : 0;
}

static int
card_points (const TsView *view, int seat, int bonus)
{
  return ts_view_state (view)->counters[seat][BONUS (bonus)] > 0
             ? ts_snack_wars_bonus_points (view, seat, bonus)
             : 0;
}

void
ts_snack_wars_tally (const TsView *view, int seat, GArray *lines)
{
  for (int kind = 0; kind < SNACK_N_KINDS; kind++)
    ts_tally_add (lines, ts_snack_wars_kinds[kind].id, ts_snack_wars_kinds[kind].label,
                  kind_points (view, seat, kind));
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    ts_tally_add (lines, view->game->counters[BONUS (bonus)].id, ts_snack_wars_bonuses[bonus].label,
                  card_points (view, seat, bonus));
}

int
ts_snack_wars_score (const TsView *view, int seat)
{
  int sum = 0;

  for (int kind = 0; kind < SNACK_N_KINDS; kind++)
    sum += kind_points (view, seat, kind);
  for (int bonus = 0; bonus < SNACK_N_BONUSES; bonus++)
    sum += card_points (view, seat, bonus);
  return sum;
}
