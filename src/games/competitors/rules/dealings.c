#include "dealings.h"

#include "config.h"
#include "contracts.h"
#include "money.h"
#include "referee/number.h"
#include "sites.h"
#include "turns.h"

#include "referee/language.h"

/* Whether any seat has one of these. */
static gboolean
somebody_has (const TsView *view, int counter)
{
  const TsState *state = ts_view_state (view);

  for (int seat = 0; seat < state->n_seats; seat++)
    if (state->counters[seat][counter] > 0)
      return TRUE;
  return FALSE;
}

/* --- money --- */

gboolean
ts_competitors_can_pay_any (const TsView *view)
{
  return somebody_has (view, COMPETITORS_MONEY);
}

gboolean
ts_competitors_pay (TsStep *step, GError **error)
{
  gint64 amount = ts_entry_value (step->entry, "amount")->numbers[0];
  int to = ts_entry_int (step->entry, "to");
  int seat = step->entry->who;

  if (to == seat)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Nobody pays themselves; choose somebody else."));
  if (!ts_competitors_can_pay (step, seat, amount, error))
    return FALSE;
  ts_post_money (step, seat, to < 0 ? TS_BANK : to, COMPETITORS_MONEY, (int) amount, "paid");
  return TRUE;
}

gboolean
ts_competitors_can_receive (const TsView *view)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (ts_view_has_room (view, seat, COMPETITORS_MONEY, 1))
      return TRUE;
  return FALSE;
}

gboolean
ts_competitors_receive (TsStep *step, GError **error)
{
  gint64 amount = ts_entry_value (step->entry, "amount")->numbers[0];
  int seat = step->entry->who;
  int most = step->view.game->counters[COMPETITORS_MONEY].max;

  if (amount > most - ((const TsState *) step->next)->counters[seat][COMPETITORS_MONEY]) {
    g_autofree char *sum = ts_number_tell (most);

    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a sum of money */
                      _ ("%s can have %s at most; receive less."), ts_view_name (&step->view, seat), sum);
  }
  ts_post_money (step, TS_BANK, seat, COMPETITORS_MONEY, (int) amount, "received");
  return TRUE;
}

/* --- losing --- */

int
ts_competitors_lost_counter (int what)
{
  static const guint8 counters[] = {
    COMPETITORS_TRUCKS,          COMPETITORS_SHIPS,          COMPETITORS_AIRCRAFT,
    COMPETITORS_TERRITORY_CARDS, COMPETITORS_CONTRACT_CARDS,
  };

  return counters[what];
}

gboolean
ts_competitors_can_lose (const TsView *view)
{
  for (int what = 0; what < COMPETITORS_VEHICLES + 2; what++)
    if (somebody_has (view, ts_competitors_lost_counter (what)))
      return TRUE;
  return FALSE;
}

/* A Contract is named exactly where no vehicle of the kind is free, and it is one that such a vehicle of
 * theirs carries, whoever signed it. */
static gboolean
check_lost_contract (const TsStep *step, int what, GError **error)
{
  const Competitors *state = step->view.state;
  const TsValue *id = ts_entry_value (step->entry, "contract");
  int seat = step->entry->who;
  gboolean bound = what < COMPETITORS_VEHICLES && ts_competitors_free_vehicles (state, seat, what) < 1;
  const CompetitorsContract *contract;

  if (!bound && id->given)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("That can be lost without failing a Contract; leave the Contract out."));
  if (!bound)
    return TRUE;
  contract = id->given ? ts_competitors_contract (state, id->numbers[0]) : NULL;
  if (contract != NULL && ts_competitors_is_carried_by (contract, seat, what))
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
                    _ ("All vehicles of %s of that kind have a Contract; say which of these fails."),
                    ts_view_name (&step->view, seat));
}

gboolean
ts_competitors_lose (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  int what = ts_entry_int (step->entry, "what");
  int seat = step->entry->who;
  int id = ts_entry_int (step->entry, "contract");

  if (!ts_competitors_has (step, seat, ts_competitors_lost_counter (what), 1, error) ||
      !check_lost_contract (step, what, error))
    return FALSE;
  ts_post (step, seat, ts_competitors_lost_counter (what), -1, "lost");
  if (id == 0)
    return TRUE;
  if (id == ts_competitors_delivery_id (next)) {
    ts_competitors_clear_due (next);
    ts_competitors_fail_contract (step, id);
    ts_competitors_go_on (step);
  } else {
    ts_competitors_fail_contract (step, id);
  }
  return TRUE;
}

/* --- Special Contract cards --- */

gboolean
ts_competitors_can_special (const TsView *view)
{
  return somebody_has (view, COMPETITORS_CONTRACT_CARDS);
}

gboolean
ts_competitors_special (TsStep *step, GError **error)
{
  const char *name = ts_entry_value (step->entry, "state")->text;
  int seat = step->entry->who;

  if (!ts_competitors_is_named (step, name, error) ||
      !ts_competitors_has (step, seat, COMPETITORS_CONTRACT_CARDS, 1, error))
    return FALSE;
  if (name != NULL && ts_competitors_site (step->view.state, seat, name) == NULL)
    return ts_refuse (
        error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a State's name */
        _ ("%s has neither Headquarters nor Branch in %s; keep the card with one of their own."),
        ts_view_name (&step->view, seat), name);
  if (name != NULL)
    ts_competitors_keep_card (step->next, seat, name);
  ts_post (step, seat, COMPETITORS_CONTRACT_CARDS, -1, "special");
  return TRUE;
}
