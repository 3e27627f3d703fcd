#include "opening.h"

#include "config.h"
#include "sites.h"
#include "turns.h"

#include "referee/language.h"

#define START_MONEY 200000

/* What everybody begins with, besides the money. */
static const struct {
  int counter;
  int number;
} start_goods[] = {
  { COMPETITORS_TRUCKS, 2 },           { COMPETITORS_SHIPS, 1 },          { COMPETITORS_AIRCRAFT, 1 },
  { COMPETITORS_TERRITORY_CARDS, 10 }, { COMPETITORS_CONTRACT_CARDS, 5 },
};

static void
begin_with (Competitors *next, int first)
{
  next->first = first;
  ts_state_order_from (&next->base, first);
  next->base.phase = COMPETITORS_HEADQUARTERS;
  next->base.turn = first;
}

gboolean
ts_competitors_start (TsStep *step, GError **error G_GNUC_UNUSED)
{
  Competitors *next = step->next;
  int first = ts_header_int (step->view.header, "first");

  next->first = TS_NOBODY;
  next->base.phase = COMPETITORS_FIRST_PLAYER;
  next->n_texts = 1;
  for (int seat = 0; seat < next->base.n_seats; seat++) {
    ts_post_money (step, TS_BANK, seat, COMPETITORS_MONEY, START_MONEY, "start");
    for (guint i = 0; i < G_N_ELEMENTS (start_goods); i++)
      ts_post (step, seat, start_goods[i].counter, start_goods[i].number, "start");
  }
  if (first != TS_NOBODY)
    begin_with (next, first);
  else
    ts_roll_off_begin (&next->roll_off, next->base.n_seats);
  return TRUE;
}

/* --- rolling for the first turn --- */

gboolean
ts_competitors_roll_off (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  int seat = step->entry->who;
  int first;

  if (!next->roll_off.rolls[seat])
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
                      _ ("%s did not roll highest; only those who tied roll again."),
                      ts_view_name (&step->view, seat));
  if (next->roll_off.faces[seat] != 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
                      _ ("%s has rolled already; now the others do."), ts_view_name (&step->view, seat));
  first = ts_roll_off_roll (&next->roll_off, seat, ts_entry_int (step->entry, "dice"), FALSE);
  if (first != TS_NOBODY)
    begin_with (next, first);
  return TRUE;
}

/* Whoever still rolls, the lowest seat first. */
int
ts_competitors_due_roll_off (const TsView *view)
{
  const Competitors *state = view->state;

  return ts_roll_off_due (&state->roll_off);
}

/* --- Headquarters --- */

gboolean
ts_competitors_found (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  const char *name = ts_entry_value (step->entry, "state")->text;
  int seat = step->entry->who;

  if (!ts_competitors_is_named (step, name, error) || !ts_competitors_is_empty (step, name, error))
    return FALSE;
  ts_competitors_set_site (&next->headquarters[seat], name, ts_entry_int (step->entry, "continent"));
  next->base.turn = (seat + 1) % next->base.n_seats;
  if (next->base.turn == next->first)
    ts_competitors_begin_weather (step);
  return TRUE;
}
