#include "things.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

#define TERRITORIES 2 /* of a Contract */

enum {
  TERRITORY_CARD,
  CONTRACT_CARD,
  CUSTOMS_CARD,
  TRUCK,
  SHIP,
  AIRCRAFT,
  BRANCH,
  HEADQUARTERS,
  DANGER,
  ROUND
};

enum {
  DECK,
  BANK,
  CONTRACT,
  DONE,
  SITE,
  REGION,
  TRACK
};

/* Of the box: what its notes are worth. */
static const int coins[] = { 100000, 50000, 10000, 5000, 1000, 500, 0 };

/* Cards on a Contract lie with it, and nobody has any before the Headquarters is founded (page 9); so the
 * counters tell too much. Where on the map a vehicle stands nobody says, nor does it leave for a Contract. */
const TsThing ts_competitors_things[] = {
  [TERRITORY_CARD] = { .id = "territory",
                       NP_ ("%d Territory card", "%d Territory cards"),
                       .handed = TRUE,
                       .home = DECK },
  [CONTRACT_CARD] = { .id = "contract",
                      NP_ ("%d Contract card", "%d Contract cards"),
                      .handed = TRUE,
                      .home = DECK },
  [CUSTOMS_CARD] = { .id = "customs", NP_ ("%d Customs card", "%d Customs cards"), .home = DECK },
  /* Vehicles and Branches have their owner's colour (pages 5–9): who takes one over puts one of their own
   * in its place. */
  [TRUCK] = { .id = "truck", NP_ ("%d Truck", "%d Trucks"), .home = BANK },
  [SHIP] = { .id = "ship", NP_ ("%d Ship", "%d Ships"), .home = BANK },
  [AIRCRAFT] = { .id = "plane", NP_ ("%d Aircraft", "%d Aircraft"), .home = BANK },
  [BRANCH] = { .id = "branch", NP_ ("%d Branch", "%d Branches"), .home = BANK },
  [HEADQUARTERS] = { .id = "headquarters", .text = N_ ("Headquarters"), .single = TRUE, .home = BANK },
  [DANGER] = { .id = "danger", .text = N_ ("danger token"), .single = TRUE, .home = BANK },
  [ROUND] = { .id = "round", .text = N_ ("Round token"), .single = TRUE, .home = BANK },
  { .id = "money", .text = N_ ("Money"), .coins = coins },
  { .id = "territory_cards" },
  { .id = "contract_cards" },
  { .id = "trucks" },
  { .id = "ships" },
  { .id = "aircraft" },
  { 0 },
};

const TsPlace ts_competitors_places_of_things[] = {
  [DECK] = { .id = "deck",
             .from = N_ ("from the deck"),
             .to = N_ ("to the discards"),
             .back_from = N_ ("from the discards"),
             .back_to = N_ ("to the top of the deck") },
  [BANK] = { .id = "bank", .from = N_ ("from the bank"), .to = N_ ("to the bank") },
  /* Translators: %s is the number of a Contract */
  [CONTRACT] = { .id = "contract", .from = N_ ("from Contract %s"), .to = N_ ("to Contract %s") },
  [DONE] = { .id = "done", .from = N_ ("from the discards"), .to = N_ ("to the discards"), .of_table = TRUE },
  /* Translators: %s is the name of a State */
  [SITE] = { .id = "site", .from = N_ ("from the State %s"), .to = N_ ("to the State %s") },
  /* Translators: %s is a continent */
  [REGION] = { .id = "region", .from = N_ ("from %s"), .to = N_ ("to %s") },
  /* Translators: %s is the number of a round */
  [TRACK] = { .id = "track", .from = N_ ("from round %s"), .to = N_ ("to round %s") },
  { 0 },
};

/* `where` is taken over. */
static void
add (GArray *spots, int thing, int seat, int place, char *where, int count)
{
  ts_spot_add (spots,
               (TsSpot) { .thing = thing, .seat = seat, .place = place, .where = where, .count = count });
}

static char *
tell_id (int id)
{
  return g_strdup_printf ("%d", id);
}

/* --- with the seats, and on their Contracts --- */

static void
add_seat (const Competitors *state, int seat, GArray *spots)
{
  const int *counters = state->base.counters[seat];

  add (spots, TERRITORY_CARD, seat, TS_WITH_SEAT, NULL, counters[COMPETITORS_TERRITORY_CARDS]);
  add (spots, CONTRACT_CARD, seat, TS_WITH_SEAT, NULL, counters[COMPETITORS_CONTRACT_CARDS]);
  add (spots, CUSTOMS_CARD, seat, TS_WITH_SEAT, NULL, seat == state->base.turn ? state->due_customs : 0);
  add (spots, CUSTOMS_CARD, seat, DONE, NULL, state->read_customs[seat]);
  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    add (spots, TRUCK + vehicle, seat, TS_WITH_SEAT, NULL, counters[COMPETITORS_TRUCKS + vehicle]);
}

/* Once the goods have arrived, or not, the cards are discarded. */
static void
add_contract (const Competitors *state, int id, GArray *spots)
{
  const CompetitorsContract *contract = &state->contracts[id - 1];
  gboolean open = ts_competitors_is_open (contract);
  int place = open ? CONTRACT : DONE;

  add (spots, TERRITORY_CARD, contract->seat, place, open ? tell_id (id) : NULL, TERRITORIES);
  add (spots, CONTRACT_CARD, contract->seat, place, open ? tell_id (id) : NULL, 1);
}

/* --- on the board --- */

/* A Branch has its Territory card beside the Headquarters card (pages 11, 25). */
static void
add_site (const CompetitorsSite *site, int seat, int thing, GArray *spots)
{
  if (!site->there)
    return;
  if (thing == BRANCH)
    add (spots, TERRITORY_CARD, seat, SITE, g_strdup (site->state), 1);
  add (spots, thing, seat, SITE, g_strdup (site->state), 1);
  add (spots, CONTRACT_CARD, seat, SITE, g_strdup (site->state), site->cards);
}

static void
add_board (const TsView *view, GArray *spots)
{
  const Competitors *state = view->state;

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    add_site (&state->headquarters[seat], seat, HEADQUARTERS, spots);
    for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
      add_site (&state->branches[seat][i], seat, BRANCH, spots);
  }
  if (state->danger_face != 0)
    add (spots, DANGER, TS_NOBODY, REGION,
         g_strdup (ts_competitors_continent_label (state->danger_continent)), 1);
  if (ts_header_int (view->header, "mode") == COMPETITORS_MODE_TIMED)
    add (spots, ROUND, TS_NOBODY, TRACK, tell_id (state->base.round), 1);
}

void
ts_competitors_lie (const TsView *view, GArray *spots)
{
  const Competitors *state = view->state;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->headquarters[seat].there)
      add_seat (state, seat, spots);
  for (int id = 1; id <= state->n_contracts; id++)
    add_contract (state, id, spots);
  add_board (view, spots);
}
