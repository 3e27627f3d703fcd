#include "event.h"

#include "cards.h"
#include "config.h"
#include "products.h"
#include "turns.h"

#include "referee/language.h"
#include <string.h>

/* --- whom an event can hit, the one it hits first --- */

typedef struct {
  int n;
  int seats[CHIP_MAX_SEATS];
} Ranking;

static gboolean
has_product (const ChipShop *state, int seat, int type, gboolean released, gboolean in_production)
{
  for (int i = 0; i < state->n_products; i++) {
    const ChipProduct *product = &state->products[i];

    if (product->seat == seat && ts_chip_shop_is_product (product) &&
        (type == CHIP_ANY || ts_chip_shop_is_of_type (product, type)) &&
        (product->status == CHIP_RELEASED ? released : in_production))
      return TRUE;
  }
  return FALSE;
}

static gboolean
can_hit (const ChipShop *state, int seat, ChipHaving having)
{
  if (state->out[seat])
    return FALSE;
  switch (having) {
  case CHIP_HAVING_RELEASED_COMPUTER:
    return has_product (state, seat, CHIP_COMPUTER, TRUE, FALSE);
  case CHIP_HAVING_RELEASED_CONSOLE:
    return has_product (state, seat, CHIP_CONSOLE, TRUE, FALSE);
  case CHIP_HAVING_CONSOLE:
    return has_product (state, seat, CHIP_CONSOLE, TRUE, TRUE);
  case CHIP_HAVING_PRODUCT_IN_PRODUCTION:
    return has_product (state, seat, CHIP_ANY, FALSE, TRUE);
  case CHIP_HAVING_GONE_PUBLIC:
    return state->gone_public[seat];
  default:
    return TRUE;
  }
}

/* What the ranking goes by: the higher the earlier; 0 for all keeps the year's order. */
static int
worth (const ChipShop *state, int seat, ChipHits hits)
{
  const int *counters = state->base.counters[seat];

  switch (hits) {
  case CHIP_HITS_HIGHEST_LOYALTY:
    return counters[CHIP_LOYALTY];
  case CHIP_HITS_LOWEST_LOYALTY:
    return -counters[CHIP_LOYALTY];
  case CHIP_HITS_HIGHEST_LONGEVITY:
    return counters[CHIP_LONGEVITY];
  case CHIP_HITS_LOWEST_LONGEVITY:
    return -counters[CHIP_LONGEVITY];
  default:
    return 0;
  }
}

/* Everybody whom the event can hit: the drawer and then round the year's order, or by worth, and who is alike
 * by the year's order. */
static Ranking
rank (const ChipShop *state, const ChipEvent *event, int drawer)
{
  Ranking ranking = { 0 };
  int first = event->hits == CHIP_HITS_DRAWER ? ts_chip_shop_place_in_order (state, drawer) : 0;

  for (int i = 0; i < state->base.n_order; i++) {
    int seat = state->base.order[(first + i) % state->base.n_order];
    int place = ranking.n;

    if (!can_hit (state, seat, event->having))
      continue;
    for (;
         place > 0 && worth (state, seat, event->hits) > worth (state, ranking.seats[place - 1], event->hits);
         place--)
      ranking.seats[place] = ranking.seats[place - 1];
    ranking.seats[place] = seat;
    ranking.n++;
  }
  return ranking;
}

/* How many of the ranking cannot pay before somebody can. */
static int
count_unable (const ChipShop *state, const ChipEvent *event, const Ranking *ranking)
{
  int n = 0;

  while (n < ranking->n && state->base.counters[ranking->seats[n]][event->pays] < event->price)
    n++;
  return event->price == 0 ? 0 : n;
}

/* The first of the ranking who can pay, or TS_NOBODY. Where nothing is to be paid, a drawer's event is
 * the drawer's alone. */
static int
first_payer (const ChipShop *state, const ChipEvent *event, int drawer)
{
  Ranking ranking = rank (state, event, drawer);
  int place = count_unable (state, event, &ranking);

  if (event->price == 0 && event->hits == CHIP_HITS_DRAWER)
    return can_hit (state, drawer, event->having) ? drawer : TS_NOBODY;
  return place < ranking.n ? ranking.seats[place] : TS_NOBODY;
}

/* --- what it does --- */

/* The oldest release of a seat that is not irrelevant, or NULL. */
static ChipProduct *
oldest_release (ChipShop *next, int seat)
{
  ChipProduct *oldest = NULL;

  for (int i = 0; i < next->n_products; i++) {
    ChipProduct *product = &next->products[i];

    if (product->seat != seat || ts_chip_shop_is_accessory (product) || product->status != CHIP_RELEASED ||
        product->irrelevant)
      continue;
    if (oldest == NULL || product->era < oldest->era ||
        (product->era == oldest->era && product->since < oldest->since))
      oldest = product;
  }
  return oldest;
}

/* Money, resources and staff tokens that are not there are forgiven. */
static void
change (TsStep *step, int seat, int counter, int by)
{
  const ChipShop *next = step->next;
  int has = next->base.counters[seat][counter];

  if (counter == CHIP_LONGEVITY || counter == CHIP_LOYALTY)
    ts_post (step, seat, counter, by, "event");
  else if (counter != CHIP_MONEY)
    ts_post (step, seat, counter, MAX (by, -has), "event");
  else if (by > 0)
    ts_post_money (step, TS_BANK, seat, counter, by, "event");
  else
    ts_post_money (step, seat, TS_BANK, counter, MIN (-by, has), "event");
}

static void
hit (TsStep *step, const ChipEvent *event, int seat)
{
  ChipShop *next = step->next;
  ChipProduct *product = event->makes_irrelevant ? oldest_release (next, seat) : NULL;

  ts_post (step, seat, event->pays, -event->price, "event");
  for (int counter = 0; counter < CHIP_N_COUNTERS; counter++)
    change (step, seat, counter, event->by[counter]);
  if (product != NULL)
    product->irrelevant = TRUE;
}

int
ts_chip_shop_event_hits (const ChipShop *state, int event, int drawer)
{
  const ChipEvent *facts = &ts_chip_shop_events[event];

  return facts->hits == CHIP_HITS_ALL ? CHIP_EVERYBODY : first_payer (state, facts, drawer);
}

guint
ts_chip_shop_event_passes (const ChipShop *state, int event, int drawer)
{
  const ChipEvent *facts = &ts_chip_shop_events[event];
  Ranking ranking = rank (state, facts, drawer);
  int n = facts->hits == CHIP_HITS_ALL ? 0 : count_unable (state, facts, &ranking);
  guint seats = 0;

  for (int i = 0; i < n; i++)
    seats |= 1u << ranking.seats[i];
  return seats;
}

static void
resolve (TsStep *step, int card, int drawer)
{
  ChipShop *next = step->next;
  const ChipEvent *event = &ts_chip_shop_events[card];
  int seat;

  next->events[card]++;
  next->draws += event->draws;
  if (event->hits == CHIP_HITS_ALL) {
    Ranking ranking = rank (next, event, drawer);

    for (int i = 0; i < ranking.n; i++)
      hit (step, event, ranking.seats[i]);
    return;
  }
  seat = first_payer (next, event, drawer);
  if (seat != TS_NOBODY)
    hit (step, event, seat);
}

/* --- drawing --- */

static gboolean
keep (ChipShop *next, int seat, int card, GError **error)
{
  if (!ts_chip_shop_events[card].choice)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: %s is the name of an event card */
                      _ ("“%s” is no choice card: it is played at once."), ts_chip_shop_events[card].name);
  if (next->n_hand[seat] == CHIP_MAX_HAND)
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("No more cards can be kept; play this one at once."));
  next->hand[seat][next->n_hand[seat]++] = (guint8) card;
  return TRUE;
}

gboolean
ts_chip_shop_can_event (const TsView *view)
{
  return ((const ChipShop *) view->state)->draws > 0;
}

gboolean
ts_chip_shop_event (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  int card = ts_entry_int (step->entry, "card");

  if (next->draws == 0)
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s has drawn this year’s event and goes on."),
                      ts_view_name (&step->view, seat));
  next->draws--;
  if (ts_entry_int (step->entry, "keep"))
    return keep (next, seat, card, error);
  resolve (step, card, seat);
  return TRUE;
}

/* --- playing what was kept --- */

static int
place_in_hand (const ChipShop *state, int seat, int card)
{
  for (int i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] == card)
      return i;
  return -1;
}

static void
drop (ChipShop *next, int seat, int place)
{
  guint8 *hand = next->hand[seat];

  next->n_hand[seat]--;
  memmove (hand + place, hand + place + 1, (gsize) (next->n_hand[seat] - place));
  hand[next->n_hand[seat]] = 0;
}

gboolean
ts_chip_shop_play (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  int card = ts_entry_int (step->entry, "card");
  int place = place_in_hand (next, seat, card);

  if (place < 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL, /* Translators: a player's name, the name of an event card */
                      _ ("%s has not kept “%s”; only kept cards can be played."),
                      ts_view_name (&step->view, seat), ts_chip_shop_events[card].name);
  drop (next, seat, place);
  resolve (step, card, seat);
  return TRUE;
}

int
ts_chip_shop_play_forms (const TsView *view, int i, TsEntry *entry)
{
  const ChipShop *state = view->state;
  int n = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int place = 0; place < state->n_hand[seat]; place++, n++)
      if (entry != NULL && n == i) {
        entry->who = seat;
        ts_entry_set_int (entry, "card", state->hand[seat][place]);
      }
  return n;
}
