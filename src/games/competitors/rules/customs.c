#include "customs.h"

#include "config.h"
#include "contracts.h"
#include "turns.h"

#include "referee/language.h"

#define GREEN 0

/* A card or an event ends the round at once: a delivery under way fails. */
static void
end_at_once (TsStep *step)
{
  Competitors *next = step->next;
  int id = ts_competitors_delivery_id (next);

  if (id != 0)
    ts_competitors_fail_contract (step, id);
  ts_competitors_clear_due (next);
  ts_competitors_end_round (step);
}

/* --- cards --- */

gboolean
ts_competitors_customs (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  gboolean stops = ts_entry_int (step->entry, "stops") != 0;

  if (stops && ts_entry_int (step->entry, "colour") == GREEN)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("A green card lets everybody pass; only yellow and red ones can end the round."));
  if (stops) {
    end_at_once (step);
    return TRUE;
  }
  next->due_customs--;
  next->read_customs[next->base.turn]++;
  ts_competitors_go_on (step);
  return TRUE;
}

/* --- events --- */

gboolean
ts_competitors_can_roll_event (const TsView *view)
{
  const Competitors *state = view->state;

  return state->due_event != 0 && state->due_face == 0;
}

gboolean
ts_competitors_roll_event (TsStep *step, GError **error)
{
  Competitors *next = step->next;

  if (next->due_event == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("No event is due; read the Customs cards. Events wait in States with a red flag."));
  if (next->due_face != 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("The event is rolled already; do what it says, then settle it."));
  next->due_face = ts_entry_int (step->entry, "dice");
  return TRUE;
}

gboolean
ts_competitors_can_settle (const TsView *view)
{
  return ((const Competitors *) view->state)->due_face != 0;
}

gboolean
ts_competitors_settle (TsStep *step, GError **error)
{
  Competitors *next = step->next;

  if (next->due_face == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("No event was rolled that could be settled."));
  if (ts_entry_int (step->entry, "stops") != 0) {
    end_at_once (step);
    return TRUE;
  }
  next->due_event = 0;
  next->due_face = 0;
  ts_competitors_go_on (step);
  return TRUE;
}
