#include "draw.h"

#include "cards.h"
#include "config.h"
#include "names.h"
#include "staff.h"

#include "referee/language.h"
#include <string.h>

#define ACCESSORY_COST 1
#define DISCARD_COST   1

int
ts_chip_shop_draw_cost (int from, int extra_rd, gboolean reduced)
{
  /* By square; before the first one, what a reduced card costs there. */
  static const int costs[] = { 1, 3, 5, 8, 10, 15 };
  int cost;

  if (from == CHIP_FROM_ACCESSORY)
    cost = ACCESSORY_COST;
  else if (from == CHIP_FROM_DISCARD)
    cost = DISCARD_COST;
  else
    cost = costs[reduced ? from - 1 : from];
  return MAX (0, cost + extra_rd);
}

int
ts_chip_shop_copies_left (const ChipShop *state, int card)
{
  int left = ts_chip_shop_cards[card].copies;

  for (int i = 0; i < state->n_products; i++)
    left -= state->products[i].card == card;
  return left;
}

gboolean
ts_chip_shop_lies_there (const ChipShop *state, int from, int era)
{
  if (from == CHIP_FROM_ACCESSORY)
    return era == 0;
  if (from == CHIP_FROM_DISCARD)
    return era >= 1 && era <= state->n_left;
  return era != 0 && ts_chip_shop_era_on (state, from) == era;
}

/* --- the card --- */

static gboolean
take_card (const TsStep *step, ChipProduct *product, GError **error)
{
  int card = ts_entry_int (step->entry, "card");
  const ChipCard *facts = &ts_chip_shop_cards[card];

  if (ts_chip_shop_copies_left (step->next, card) <= 0)
    /* Translators: %s is the name on a card */
    return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Every %s has been drawn already; choose another card."),
                      facts->name);
  product->card = (gint8) card;
  product->era = (guint8) facts->era;
  product->type = (guint8) (facts->era == 0 ? CHIP_NO_TYPE : facts->type);
  product->rd = (gint8) facts->rd;
  product->marketing = (gint8) facts->marketing;
  product->quality = (gint8) facts->quality;
  product->profit = (gint8) facts->profit;
  product->longevity = (gint8) facts->longevity;
  product->loyalty = (gint8) facts->loyalty;
  return TRUE;
}

static gboolean
take_typed (const TsStep *step, ChipProduct *product, GError **error)
{
  static const char *const not_of_accessories[] = { "type",         "extra_marketing", "extra_quality",
                                                    "extra_profit", "extra_longevity", "extra_loyalty" };
  const TsEntry *entry = step->entry;

  if (!ts_chip_shop_keep_name (step->next, ts_entry_value (entry, "name")->text, &product->name, error))
    return FALSE;
  product->card = CHIP_TYPED;
  product->era = (guint8) ts_entry_int (entry, "era");
  product->type =
      (guint8) (ts_entry_has (entry, "type") ? ts_entry_int (entry, "type") + CHIP_COMPUTER : CHIP_NO_TYPE);
  product->rd = (gint8) ts_entry_int (entry, "extra_rd");
  product->marketing = (gint8) ts_entry_int (entry, "extra_marketing");
  product->quality = (gint8) ts_entry_int (entry, "extra_quality");
  product->profit = (gint8) ts_entry_int (entry, "extra_profit");
  product->longevity = (gint8) ts_entry_int (entry, "extra_longevity");
  product->loyalty = (gint8) ts_entry_int (entry, "extra_loyalty");
  for (guint i = 0; product->era == 0 && i < G_N_ELEMENTS (not_of_accessories); i++)
    if (ts_entry_has (entry, not_of_accessories[i]))
      return ts_refuse (error, TS_ERROR_ILLEGAL,
                        _ ("Of an accessory only its name and its extra R&D are typed in."));
  return TRUE;
}

/* --- the verb --- */

static gboolean
check_place (const TsStep *step, int from, int era, GError **error)
{
  if (ts_chip_shop_lies_there (step->next, from, era))
    return TRUE;
  if (from > 0 && ts_chip_shop_era_on (step->next, from) == 0)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("No cards lie on square %d any more; choose another square."), from);
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("That card does not lie there; say the square where it is found."));
}

static gboolean
check_reduced (int from, gboolean reduced, GError **error)
{
  if (!reduced || from > 0)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("Only cards on the squares can cost one square less."));
}

gboolean
ts_chip_shop_draw (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  int from = ts_entry_int (step->entry, "square");
  gboolean reduced = ts_entry_int (step->entry, "reduced") != 0;
  ChipProduct *product = &next->products[next->n_products];
  ChipProduct drawn = { .seat = (gint8) seat,
                        .irrelevant = from == CHIP_FROM_DISCARD,
                        .found = from == CHIP_FROM_DISCARD };
  int cost;

  if (!ts_chip_shop_use_token (step, error))
    return FALSE;
  if (next->n_products == CHIP_MAX_PRODUCTS)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("No more products fit into this table; release those that there are."));
  if (!(ts_entry_has (step->entry, "name") ? take_typed (step, &drawn, error)
                                           : take_card (step, &drawn, error)) ||
      !check_place (step, from, drawn.era, error) || !check_reduced (from, reduced, error))
    return FALSE;
  cost = ts_chip_shop_draw_cost (from, drawn.rd, reduced);
  if (!ts_chip_shop_has (step, seat, CHIP_RD, cost, error))
    return FALSE;
  ts_post (step, seat, CHIP_RD, -cost, "drawn");
  if (from == CHIP_FROM_DISCARD) {
    ts_post (step, seat, CHIP_LOYALTY, -1, "discard");
    ts_post (step, seat, CHIP_LONGEVITY, -1, "discard");
  }
  *product = drawn;
  next->n_products++;
  return TRUE;
}

/* An accessory that is typed in as the cheapest costs nothing: so something can always be drawn. */
gboolean
ts_chip_shop_can_draw (const TsView *view)
{
  const ChipShop *state = view->state;

  return ts_chip_shop_has_token (view) && state->n_products < CHIP_MAX_PRODUCTS &&
         ts_chip_shop_has_room_for_name (state);
}
