#include "trade.h"

#include "config.h"
#include "money.h"
#include "sites.h"

#include "referee/language.h"

#define N_NUMBERS 6 /* of what is counted; then come the Branches */

/* No upper bound: what nobody has is refused by the rules. */
#define NUMBER(name, title)                                                                                  \
  { .id = name, .label = title, .type = TS_FIELD_INTEGER, .min = 1, .max = G_MAXINT64, .optional = TRUE }

const TsField ts_competitors_goods[] = {
  NUMBER ("money", N_ ("Money")),
  NUMBER ("trucks", N_ ("Trucks")),
  NUMBER ("ships", N_ ("Ships")),
  NUMBER ("aircraft", N_ ("Aircraft")),
  NUMBER ("territory_cards", N_ ("Territory cards")),
  NUMBER ("contract_cards", N_ ("Contract cards")),
  {
      .id = "branches",
      .label = N_ ("Branches, by State"),
      .type = TS_FIELD_TEXTS,
      .max = G_MAXINT64,
      .length = COMPETITORS_NAME_LENGTH,
      .blank = TRUE,
      .optional = TRUE,
  },
  { 0 },
};

/* The counter of each number. */
static const guint8 counters[N_NUMBERS] = {
  COMPETITORS_MONEY,    COMPETITORS_TRUCKS,          COMPETITORS_SHIPS,
  COMPETITORS_AIRCRAFT, COMPETITORS_TERRITORY_CARDS, COMPETITORS_CONTRACT_CARDS,
};

/* One side of a trade. */
typedef struct {
  int seat;
  const TsValue *gives;
} Side;

static gint64
number_of (const Side *side, int number)
{
  const TsValue *value = &side->gives->members[number];

  return value->given ? value->numbers[0] : 0;
}

static const TsValue *
branches_of (const Side *side)
{
  return &side->gives->members[N_NUMBERS];
}

static gboolean
is_empty (const Side *side)
{
  for (int number = 0; number < N_NUMBERS; number++)
    if (number_of (side, number) > 0)
      return FALSE;
  return branches_of (side)->n == 0;
}

/* --- whether it can be --- */

gboolean
ts_competitors_can_trade (const TsView *view)
{
  const Competitors *state = view->state;
  int owners[COMPETITORS_VEHICLES] = { 0 };

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    const int *has = state->base.counters[seat];

    if (has[COMPETITORS_MONEY] > 0 || has[COMPETITORS_TERRITORY_CARDS] > 0 ||
        has[COMPETITORS_CONTRACT_CARDS] > 0 || has[COMPETITORS_BRANCHES] > 0)
      return TRUE;
    for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++) {
      owners[vehicle] += has[COMPETITORS_TRUCKS + vehicle] > 0;
      /* One for one can always be swapped. */
      if (ts_competitors_free_vehicles (state, seat, vehicle) > 0 || owners[vehicle] > 1)
        return TRUE;
    }
  }
  return FALSE;
}

static gboolean
check_names (const TsStep *step, const Side *side, GError **error)
{
  for (guint i = 0; i < branches_of (side)->n; i++)
    if (!ts_competitors_is_named (step, branches_of (side)->texts[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
check_branches (const TsStep *step, const Side *side, GError **error)
{
  const Competitors *state = step->view.state;
  const TsValue *branches = branches_of (side);

  for (guint i = 0; i < branches->n; i++) {
    const CompetitorsSite *branch = ts_competitors_branch (state, side->seat, branches->texts[i]);

    if (branch == NULL)
      return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a State's name */
                        _ ("%s has no Branch in %s to give."), ts_view_name (&step->view, side->seat),
                        branches->texts[i]);
    for (guint j = 0; j < i; j++)
      if (ts_competitors_branch (state, side->seat, branches->texts[j]) == branch)
        return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("A Branch can be given once; %s is there twice."),
                          branch->state);
  }
  return TRUE;
}

/* Whether the side has what it gives. */
static gboolean
check_gives (const TsStep *step, const Side *side, GError **error)
{
  if (!ts_competitors_can_pay (step, side->seat, number_of (side, 0), error))
    return FALSE;
  for (int number = 1; number < N_NUMBERS; number++)
    if (!ts_competitors_has (step, side->seat, counters[number], number_of (side, number), error))
      return FALSE;
  return check_branches (step, side, error);
}

/* Whether the side keeps its Contracts' vehicles, and has room for the other's Branches. What else would pass
 * a counter's bound is seen when it is posted. */
static gboolean
check_keeps (const TsStep *step, const Side *side, const Side *other, GError **error)
{
  const Competitors *state = step->view.state;
  guint n;

  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    if (ts_competitors_free_vehicles (state, side->seat, vehicle) + number_of (other, 1 + vehicle) <
        number_of (side, 1 + vehicle))
      return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, a kind of vehicle */
                        _ ("%s needs every vehicle of that kind (%s) for open Contracts; give fewer."),
                        ts_view_name (&step->view, side->seat), _ (ts_competitors_vehicles[vehicle].label));
  n = (guint) ts_competitors_n_branches (state, side->seat) + branches_of (other)->n - branches_of (side)->n;
  if (n <= COMPETITORS_MAX_BRANCHES)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, how many one can have */
                    _ ("%s would have %u Branches, and a player has %d at most; take fewer."),
                    ts_view_name (&step->view, side->seat), n, COMPETITORS_MAX_BRANCHES);
}

/* --- doing it --- */

/* First all that is given goes, then it comes, so that nothing passes a bound on the way. */
static void
post_all (TsStep *step, const Side *side, int sign, int seat)
{
  for (int number = 0; number < N_NUMBERS; number++)
    ts_post (step, seat, counters[number], sign * (int) number_of (side, number), "traded");
}

/* Takes the Branches out of the side's, into `taken`; returns how many. */
static guint
take_branches (Competitors *next, const Side *side, CompetitorsSite *taken)
{
  const TsValue *branches = branches_of (side);

  for (guint i = 0; i < branches->n; i++) {
    taken[i] = *ts_competitors_branch (next, side->seat, branches->texts[i]);
    ts_competitors_take_branch (next, side->seat, branches->texts[i]);
  }
  return branches->n;
}

static void
trade_branches (Competitors *next, const Side *sides)
{
  CompetitorsSite taken[2][COMPETITORS_MAX_BRANCHES];
  guint n[2];

  for (int i = 0; i < 2; i++)
    n[i] = take_branches (next, &sides[i], taken[i]);
  for (int i = 0; i < 2; i++)
    for (guint j = 0; j < n[i]; j++)
      ts_competitors_add_branch (next, sides[1 - i].seat, taken[i][j].state, taken[i][j].continent);
}

gboolean
ts_competitors_trade (TsStep *step, GError **error)
{
  const Side sides[2] = {
    { step->entry->who, ts_entry_value (step->entry, "give") },
    { ts_entry_int (step->entry, "with"), ts_entry_value (step->entry, "take") },
  };

  if (!check_names (step, &sides[0], error) || !check_names (step, &sides[1], error))
    return FALSE;
  if (sides[0].seat == sides[1].seat)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Nobody trades with themselves; choose somebody else."));
  if (is_empty (&sides[0]) && is_empty (&sides[1]))
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("At least one side should give something."));
  for (int i = 0; i < 2; i++)
    if (!check_gives (step, &sides[i], error))
      return FALSE;
  for (int i = 0; i < 2; i++)
    if (!check_keeps (step, &sides[i], &sides[1 - i], error))
      return FALSE;
  for (int i = 0; i < 2; i++)
    post_all (step, &sides[i], -1, sides[i].seat);
  for (int i = 0; i < 2; i++)
    post_all (step, &sides[i], 1, sides[1 - i].seat);
  trade_branches (step->next, sides);
  return TRUE;
}

/* --- what is said with it --- */

const TsField ts_competitors_trade_args[] = {
  { .id = "with", .label = N_ ("With"), .type = TS_FIELD_SEAT },
  { .id = "give", .label = N_ ("Gives"), .type = TS_FIELD_OBJECT, .members = ts_competitors_goods },
  { .id = "take", .label = N_ ("Takes"), .type = TS_FIELD_OBJECT, .members = ts_competitors_goods },
  { 0 },
};
