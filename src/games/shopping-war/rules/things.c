#include "things.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

#define COMBO_CARDS 2

enum {
  CARD,
  CROWD_CARD,
  STAR,
  TOKEN
};

/* Cards change their kind where they lie: in hand they are Shop and Emporium cards, in the Stock they are
 * only cards. */
enum {
  DECK,
  HAND_SHOP,
  HAND_EMPORIUM,
  SLOT,
  STOCK,
  BOX,
  SHOP,
  CORRIDOR,
  LOBBY,
  DONE
};

const TsThing ts_shopping_war_things[] = {
  [CARD] = { .id = "card", NP_ ("%d card", "%d cards"), .home = DECK },
  [CROWD_CARD] = { .id = "crowd-card", NP_ ("%d Crowd card", "%d Crowd cards"), .home = DECK },
  [STAR] = { .id = "stars", NP_ ("%d Star", "%d Stars"), .home = BOX },
  [TOKEN] = { .id = "token", .text = N_ ("token"), .single = TRUE, .home = BOX },
  { .id = "shop_cards" },
  { .id = "emporium_cards" },
  { .id = "stock" },
  { 0 },
};

const TsPlace ts_shopping_war_places_of_things[] = {
  [DECK] = { .id = "deck",
             .from = N_ ("from the deck"),
             .to = N_ ("to the discards"),
             .back_from = N_ ("from the discards"),
             .back_to = N_ ("to the top of the deck") },
  [HAND_SHOP] = { .id = "shop", .text = NP_ ("%d Shop card", "%d Shop cards") },
  [HAND_EMPORIUM] = { .id = "emporium", .text = NP_ ("%d Emporium card", "%d Emporium cards") },
  /* Translators: %s is the face of a die that stands beside the Slot, and what is in it */
  [SLOT] = { .id = "slot", .from = N_ ("from the Slot of the %s"), .to = N_ ("to the Slot of the %s") },
  [STOCK] = { .id = "stock", .from = N_ ("from the Stock"), .to = N_ ("to the Stock") },
  [BOX] = { .id = "box", .from = N_ ("from the box"), .to = N_ ("to the box") },
  /* Translators: %s is the name of a Shop */
  [SHOP] = { .id = "space", .from = N_ ("from %s"), .to = N_ ("to %s") },
  /* Translators: %s are the Shops before and after it, as in “Music – Sport” */
  [CORRIDOR] = { .id = "corridor", .from = N_ ("from the Corridor %s"), .to = N_ ("to the Corridor %s") },
  [LOBBY] = { .id = "lobby", .from = N_ ("from the Lobby"), .to = N_ ("to the Lobby") },
  [DONE] = { .id = "done", .from = N_ ("from the discards"), .to = N_ ("to the discards"), .of_table = TRUE },
  { 0 },
};

/* --- tokens --- */

static void
add_token (const TsView *view, int seat, GArray *spots)
{
  int space = ((const ShoppingWar *) view->state)->place[seat];
  TsSpot spot = { .thing = TOKEN, .seat = seat, .place = LOBBY, .count = 1 };

  if (space == SHOPPING_NOWHERE)
    return;
  if (ts_shopping_war_is_shop (space)) {
    spot.place = SHOP;
    spot.where = g_strdup (ts_shopping_war_shop_label (view, space));
  } else if (space != SHOPPING_LOBBY) {
    spot.place = CORRIDOR;
    /* Translators: a Corridor of the mall: the Shops before and after it */
    spot.where =
        g_strdup_printf (_ ("%s – %s"), ts_shopping_war_shop_label (view, space - 1),
                         ts_shopping_war_shop_label (view, (space + 1) % ts_shopping_war_spaces (view)));
  }
  ts_spot_add (spots, spot);
}

/* --- cards --- */

static void
add_cards (const ShoppingWar *state, int seat, GArray *spots)
{
  const int *counters = state->base.counters[seat];

  ts_spot_add (spots, (TsSpot) { CARD, seat, HAND_SHOP, .count = counters[SHOPPING_SHOP_CARDS] });
  ts_spot_add (spots, (TsSpot) { CARD, seat, HAND_EMPORIUM, .count = counters[SHOPPING_EMPORIUM_CARDS] });
  ts_spot_add (spots, (TsSpot) { CARD, seat, STOCK, .count = counters[SHOPPING_STOCK] });
  ts_spot_add (spots, (TsSpot) { CROWD_CARD, seat, TS_WITH_SEAT, .count = state->loser == seat });
  ts_spot_add (spots, (TsSpot) { CROWD_CARD, seat, DONE, .count = state->crowd_done[seat] });
}

/* Which Combo it is tells one that is replaced from the one that comes. */
static char *
tell_slot (const ShoppingCombo *combo, int face)
{
  if (combo->name[0] != '\0')
    /* Translators: the face of a die that stands beside a Slot; the name of the Combo in it */
    return g_strdup_printf (_ ("%d (%s)"), face, combo->name);
  /* Translators: the face of a die that stands beside a Slot; the Strength of the Combo in it */
  return g_strdup_printf (_ ("%d (Strength %d)"), face, combo->strength);
}

static void
add_combo (const ShoppingWar *state, int seat, int slot, GArray *spots)
{
  const ShoppingCombo *combo = &state->combos[seat][slot];

  if (combo->there)
    ts_spot_add (spots, (TsSpot) { CARD, seat, SLOT, .where = tell_slot (combo, slot + SHOPPING_FIRST_SLOT),
                                   .count = COMBO_CARDS });
}

void
ts_shopping_war_lie (const TsView *view, GArray *spots)
{
  const ShoppingWar *state = view->state;

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    add_token (view, seat, spots);
    add_cards (state, seat, spots);
    for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
      add_combo (state, seat, slot, spots);
  }
}
