#include "contracts.h"

#include "config.h"
#include "money.h"
#include "sites.h"
#include "turns.h"

#include "referee/language.h"
#include <string.h>

#define SIGN_TERRITORIES 2 /* cards: the sender's and the receiver's */

/* --- looking --- */

int
ts_competitors_points (int from, int to)
{
  /* Page 30 of the rulebook: senders down, receivers across. */
  static const guint8 table[COMPETITORS_CONTINENTS][COMPETITORS_CONTINENTS] = {
    { 1, 2, 2, 3, 2, 3 }, { 2, 1, 2, 3, 3, 3 }, { 2, 2, 1, 3, 2, 3 },
    { 2, 2, 2, 2, 2, 2 }, { 2, 3, 2, 3, 1, 2 }, { 3, 3, 3, 3, 2, 1 },
  };

  return table[from][to];
}

gboolean
ts_competitors_is_open (const CompetitorsContract *contract)
{
  return contract->status == COMPETITORS_SIGNED || contract->status == COMPETITORS_MOVING;
}

const CompetitorsContract *
ts_competitors_contract (const Competitors *state, gint64 id)
{
  return id >= 1 && id <= state->n_contracts ? &state->contracts[id - 1] : NULL;
}

char *
ts_competitors_tell_route (const Competitors *state, const CompetitorsContract *contract)
{
  const char *from = ts_competitors_text (state, contract->from_state);
  const char *to = ts_competitors_text (state, contract->to_state);

  if (from == NULL && to == NULL)
    return NULL;
  /* Translators: where goods come from and go to: two States */
  return g_strdup_printf (_ ("%s → %s"), from != NULL ? from : "…", to != NULL ? to : "…");
}

int
ts_competitors_delivery_id (const Competitors *state)
{
  for (int i = 0; i < state->n_contracts; i++)
    if (state->contracts[i].status == COMPETITORS_MOVING)
      return i + 1;
  return 0;
}

const CompetitorsContract *
ts_competitors_delivery (const Competitors *state)
{
  return ts_competitors_contract (state, ts_competitors_delivery_id (state));
}

gboolean
ts_competitors_is_carried_by (const CompetitorsContract *contract, int owner, int vehicle)
{
  return ts_competitors_is_open (contract) && contract->owner == owner && contract->vehicle == vehicle;
}

int
ts_competitors_open (const Competitors *state, int seat, int vehicle)
{
  int n = 0;

  for (int i = 0; i < state->n_contracts; i++)
    n += ts_competitors_is_carried_by (&state->contracts[i], seat, vehicle);
  return n;
}

int
ts_competitors_free_vehicles (const Competitors *state, int seat, int vehicle)
{
  return state->base.counters[seat][COMPETITORS_TRUCKS + vehicle] -
         ts_competitors_open (state, seat, vehicle);
}

const char *
ts_competitors_text (const Competitors *state, guint place)
{
  return place == 0 ? NULL : &state->texts[place];
}

/* --- lending --- */

gboolean
ts_competitors_vehicle_owner (const TsStep *step, int *owner, GError **error)
{
  gboolean lent = ts_entry_has (step->entry, "owner");

  *owner = lent ? ts_entry_int (step->entry, "owner") : step->entry->who;
  if (!lent || *owner != step->entry->who)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("Nobody lends to themselves; leave the owner out for a vehicle of your own."));
}

/* --- signing --- */

static gboolean
has_free_vehicle (const Competitors *state, int seat)
{
  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    if (ts_competitors_free_vehicles (state, seat, vehicle) > 0)
      return TRUE;
  return FALSE;
}

gboolean
ts_competitors_can_sign (const TsView *view)
{
  const Competitors *state = view->state;
  const int *counters = state->base.counters[state->base.turn];

  return state->actions > 0 && counters[COMPETITORS_TERRITORY_CARDS] >= SIGN_TERRITORIES &&
         counters[COMPETITORS_CONTRACT_CARDS] > 0 && has_free_vehicle (state, state->base.turn) &&
         state->n_contracts < COMPETITORS_MAX_CONTRACTS;
}

/* Where the text stands already, or 0. */
static guint
find_text (const Competitors *state, const char *text)
{
  for (int place = 1; place < state->n_texts; place += (int) strlen (&state->texts[place]) + 1)
    if (strcmp (&state->texts[place], text) == 0)
      return (guint) place;
  return 0;
}

/* Keeps what was said, if anything was, and says where; FALSE if there is no room. States and goods come
 * again all evening: only new ones take room. */
static gboolean
keep_text (TsStep *step, const char *id, guint16 *place)
{
  Competitors *next = step->next;
  const char *text = ts_entry_value (step->entry, id)->text;
  gsize size;

  if (text == NULL)
    return TRUE;
  *place = (guint16) find_text (next, text);
  if (*place != 0)
    return TRUE;
  size = strlen (text) + 1;
  if ((gsize) next->n_texts + size > sizeof next->texts)
    return FALSE;
  memcpy (&next->texts[next->n_texts], text, size);
  *place = (guint16) next->n_texts;
  next->n_texts += (int) size;
  return TRUE;
}

static gboolean
check_sign (TsStep *step, GError **error)
{
  const Competitors *state = step->view.state;
  int seat = step->entry->who;
  int vehicle = ts_entry_int (step->entry, "vehicle");

  if (!ts_competitors_is_named (step, ts_entry_value (step->entry, "from_state")->text, error) ||
      !ts_competitors_is_named (step, ts_entry_value (step->entry, "to_state")->text, error) ||
      !ts_competitors_has_action (step, error) ||
      !ts_competitors_has (step, seat, COMPETITORS_TERRITORY_CARDS, SIGN_TERRITORIES, error) ||
      !ts_competitors_has (step, seat, COMPETITORS_CONTRACT_CARDS, 1, error))
    return FALSE;
  if (ts_competitors_free_vehicles (state, seat, vehicle) < 1)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                      _ ("%s has no vehicle of that kind without a Contract (%s); choose another kind."),
                      ts_view_name (&step->view, seat), _ (ts_competitors_vehicles[vehicle].label));
  if (state->n_contracts < COMPETITORS_MAX_CONTRACTS)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("A table keeps %d Contracts, and so many were signed; begin a new table for more."),
                    COMPETITORS_MAX_CONTRACTS);
}

gboolean
ts_competitors_sign (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  const TsEntry *entry = step->entry;
  int seat = entry->who;
  CompetitorsContract contract = {
    .seat = (guint8) seat,
    .owner = (guint8) seat,
    .vehicle = (guint8) ts_entry_int (entry, "vehicle"),
    .from = (guint8) ts_entry_int (entry, "from"),
    .to = (guint8) ts_entry_int (entry, "to"),
    .turns = (guint8) ts_entry_int (entry, "turns"),
    .fee = ts_entry_int (entry, "fee"),
    .illegal = (guint8) (ts_entry_has (entry, "illegal") ? 1 + ts_entry_int (entry, "illegal") : 0),
    .status = COMPETITORS_SIGNED,
  };

  if (!check_sign (step, error))
    return FALSE;
  if (!keep_text (step, "from_state", &contract.from_state) ||
      !keep_text (step, "to_state", &contract.to_state) || !keep_text (step, "goods", &contract.goods))
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("This table has no room for more names; sign without States and goods."));
  next->contracts[next->n_contracts++] = contract;
  ts_competitors_spend_action (step);
  ts_post (step, seat, COMPETITORS_TERRITORY_CARDS, -SIGN_TERRITORIES, "signed");
  ts_post (step, seat, COMPETITORS_CONTRACT_CARDS, -1, "signed");
  return TRUE;
}

/* --- delivering --- */

gboolean
ts_competitors_can_deliver (const TsView *view)
{
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts && state->actions > 0; i++)
    if (state->contracts[i].seat == state->base.turn && state->contracts[i].status == COMPETITORS_SIGNED)
      return TRUE;
  return FALSE;
}

gboolean
ts_competitors_deliver (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  gint64 id = ts_entry_value (step->entry, "contract")->numbers[0];
  const CompetitorsContract *contract = ts_competitors_contract (next, id);

  if (!ts_competitors_has_action (step, error))
    return FALSE;
  if (contract == NULL || contract->seat != step->entry->who || contract->status != COMPETITORS_SIGNED)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is a player's name */
                      _ ("That is no Contract that %s has signed and still to deliver."),
                      ts_view_name (&step->view, step->entry->who));
  next->contracts[id - 1].status = COMPETITORS_MOVING;
  ts_competitors_spend_action (step);
  next->base.phase = COMPETITORS_DELIVERY;
  return TRUE;
}

gboolean
ts_competitors_has_turn_left (const TsStep *step, GError **error)
{
  const CompetitorsContract *contract = ts_competitors_delivery (step->view.state);

  if (contract->used < contract->turns)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("All movement turns of the Contract are used: the goods have arrived, or the delivery "
                       "has failed."));
}

void
ts_competitors_use_turn (TsStep *step)
{
  Competitors *next = step->next;

  next->contracts[ts_competitors_delivery_id (next) - 1].used++;
}

/* --- the end of a Contract --- */

/* What would pass a bound is refused, and then arriving is not legal. */
gboolean
ts_competitors_can_arrive (const TsView *view)
{
  const Competitors *state = view->state;
  const CompetitorsContract *contract = ts_competitors_delivery (state);
  int seat = state->base.turn;

  return contract->used > 0 && ts_view_has_room (view, seat, COMPETITORS_MONEY, contract->fee) &&
         ts_view_has_room (view, seat, COMPETITORS_POINTS,
                           ts_competitors_points (contract->from, contract->to)) &&
         (contract->used == contract->turns || ts_view_has_room (view, seat, COMPETITORS_CONTRACT_CARDS, 1));
}

gboolean
ts_competitors_arrive (TsStep *step, GError **error)
{
  Competitors *next = step->next;
  CompetitorsContract *contract = &next->contracts[ts_competitors_delivery_id (next) - 1];
  int seat = contract->seat;

  if (contract->used == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("The goods have not moved yet; a delivery takes a movement turn "
                         "at least."));
  ts_post_money (step, TS_BANK, seat, COMPETITORS_MONEY, contract->fee, "delivered");
  ts_post (step, seat, COMPETITORS_POINTS, ts_competitors_points (contract->from, contract->to), "delivered");
  if (contract->used < contract->turns)
    ts_post (step, seat, COMPETITORS_CONTRACT_CARDS, 1, "early");
  contract->status = COMPETITORS_DELIVERED;
  ts_competitors_go_on (step);
  return TRUE;
}

void
ts_competitors_fail_contract (TsStep *step, int id)
{
  Competitors *next = step->next;
  CompetitorsContract *contract = &next->contracts[id - 1];

  g_assert (ts_competitors_is_open (contract));
  contract->status = COMPETITORS_FAILED;
  if (next->base.counters[contract->seat][COMPETITORS_POINTS] > 0)
    ts_post (step, contract->seat, COMPETITORS_POINTS, -1, "failed");
}

gboolean
ts_competitors_fail (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_competitors_fail_contract (step, ts_competitors_delivery_id (step->next));
  ts_competitors_go_on (step);
  return TRUE;
}

/* --- what is said with them --- */

const TsField ts_competitors_sign_args[] = {
  { .id = "vehicle", .label = N_ ("Vehicle"), .type = TS_FIELD_WORD, .words = ts_competitors_vehicles },
  { .id = "from",
    .label = N_ ("Sender’s continent"),
    .type = TS_FIELD_WORD,
    .words = ts_competitors_continents },
  { .id = "to",
    .label = N_ ("Receiver’s continent"),
    .type = TS_FIELD_WORD,
    .words = ts_competitors_continents },
  { .id = "turns", .label = N_ ("Movement turns"), .type = TS_FIELD_INTEGER, .min = 1, .max = 9 },
  { .id = "fee", .label = N_ ("Fee"), .type = TS_FIELD_INTEGER, .max = COMPETITORS_MOST_FEE },
  { .id = "from_state",
    .label = N_ ("Sender’s State"),
    .type = TS_FIELD_TEXT,
    .optional = TRUE,
    .min = 1,
    .max = COMPETITORS_NAME_LENGTH,
    .blank = TRUE },
  { .id = "to_state",
    .label = N_ ("Receiver’s State"),
    .type = TS_FIELD_TEXT,
    .optional = TRUE,
    .min = 1,
    .max = COMPETITORS_NAME_LENGTH,
    .blank = TRUE },
  { .id = "goods",
    .label = N_ ("Goods"),
    .type = TS_FIELD_TEXT,
    .min = 1,
    .max = COMPETITORS_GOODS_LENGTH,
    .optional = TRUE },
  { .id = "illegal", .label = N_ ("Illegal goods"), .type = TS_FIELD_BOOLEAN, .optional = TRUE },
  { 0 },
};

const TsField ts_competitors_deliver_args[] = {
  { .id = "contract",
    .label = N_ ("Contract"),
    .type = TS_FIELD_INTEGER,
    .min = G_MININT64,
    .max = G_MAXINT64 },
  { 0 },
};
