#include "samples.h"

#include "cards.h"
#include "draw.h"

static void
say_typed (const ChipShop *state, int from, TsEntry *entry)
{
  int era = from > 0 ? ts_chip_shop_era_on (state, from) : from == CHIP_FROM_DISCARD ? state->n_left : 0;
  g_autofree char *name = g_strdup_printf ("Typed %d", state->n_products + 1);

  ts_entry_set_int (entry, "square", from);
  ts_entry_set_text (entry, "name", name);
  ts_entry_set_int (entry, "era", era);
  ts_entry_set_int (entry, "extra_rd", -3);
  if (era != 0) {
    ts_entry_set_int (entry, "type", state->n_products % 3);
    ts_entry_set_int (entry, "extra_profit", state->n_products % 4);
    ts_entry_set_int (entry, "extra_marketing", state->n_products % 2 - 1);
  }
}

static gboolean
is_affordable (const ChipShop *state, int card, int from, gboolean reduced)
{
  return ts_chip_shop_lies_there (state, from, ts_chip_shop_cards[card].era) &&
         ts_chip_shop_copies_left (state, card) > 0 &&
         ts_chip_shop_draw_cost (from, ts_chip_shop_cards[card].rd, reduced) <=
             state->base.counters[state->base.turn][CHIP_RD];
}

/* The place from which a seat that has so much R&D can draw the card; 0: none. */
static int
place_of (const ChipShop *state, int card, gboolean *reduced)
{
  for (int from = CHIP_FROM_DISCARD; from <= CHIP_N_SQUARES; from++)
    for (*reduced = FALSE; *reduced <= (from > 0) && from != 0; (*reduced)++)
      if (is_affordable (state, card, from, *reduced))
        return from;
  return 0;
}

/* Every known card that can be paid for, and one that is typed in for each square. */
static int
draw_samples (const TsView *view, int i, TsEntry *entry)
{
  static const int typed[] = { CHIP_FROM_ACCESSORY, CHIP_FROM_DISCARD, 1, 2, 3, 4, 5 };
  const ChipShop *state = view->state;
  int n = 0;

  for (int card = 0; card < CHIP_N_CARDS; card++) {
    gboolean reduced;
    int from = place_of (state, card, &reduced);

    if (from == 0)
      continue;
    if (entry != NULL && n == i) {
      ts_entry_set_int (entry, "square", from);
      ts_entry_set_int (entry, "card", card);
      if (reduced)
        ts_entry_set_int (entry, "reduced", TRUE);
    }
    n++;
  }
  if (entry != NULL && i >= n)
    say_typed (state, typed[i - n], entry);
  return n + (int) G_N_ELEMENTS (typed);
}

/* Every card, and once more to keep it. */
static int
event_samples (const TsView *view G_GNUC_UNUSED, int i, TsEntry *entry)
{
  int n = CHIP_N_EVENTS;

  if (entry != NULL && i < n)
    ts_entry_set_int (entry, "card", i);
  for (int card = 0; card < CHIP_N_EVENTS; card++) {
    if (!ts_chip_shop_events[card].choice)
      continue;
    if (entry != NULL && n == i) {
      ts_entry_set_int (entry, "card", card);
      ts_entry_set_int (entry, "keep", TRUE);
    }
    n++;
  }
  return n;
}

const TsSampler ts_chip_shop_samplers[] = {
  { "draw-product", draw_samples },
  { "event", event_samples },
  { 0 },
};
