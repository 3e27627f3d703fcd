#include "chip-shop.h"

const ChipShop *
chip_state (Fixture *self)
{
  return ts_session_view (self->session).state;
}

void
chip_pick (Fixture *self)
{
  static const char *const cards[] = { "bill-gates",      "steve-jobs", "adele-goldberg",
                                       "steven-vosaneck", "jay-miner",  "michael-dell" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    g_autofree char *line = g_strdup_printf ("{'do':'personality','card':'%s'}", cards[i]);

    say (self, line);
  }
}

void
chip_next (Fixture *self)
{
  if (chip_state (self)->draws > 0)
    say (self, "{'do':'event','card':'quiet-year'}");
  if (chip_state (self)->base.phase == CHIP_END_OF_YEAR && !chip_state (self)->settled)
    say (self, "{'do':'settle'}");
  say (self, "{'do':'next'}");
}

void
chip_go_to (Fixture *self, int phase)
{
  do
    chip_next (self);
  while (chip_state (self)->base.phase != phase ||
         (chip_state (self)->base.turn != TS_NOBODY &&
          chip_state (self)->base.turn != chip_state (self)->base.order[0]));
}

void
chip_turn (Fixture *self, int seat)
{
  while (chip_state (self)->base.turn != seat)
    chip_next (self);
}

int
chip_has (Fixture *self, int seat, int counter)
{
  return chip_state (self)->base.counters[seat][counter];
}

void
chip_set (Fixture *self, int seat, int counter, int value)
{
  int by = value - chip_has (self, seat, counter);

  if (by != 0)
    adjust (self, seat, ts_chip_shop.counters[counter].id, by);
}

void
chip_draw (Fixture *self, const char *square, const char *card)
{
  g_autofree char *line = g_strdup_printf ("{'do':'draw-product','square':%s,'card':'%s'}", square, card);

  say (self, line);
}

void
chip_release (Fixture *self, int id, int marketing, int quality, int to_longevity)
{
  const ChipProduct *product = ts_chip_shop_product (chip_state (self), id);
  g_autofree char *line =
      g_strdup_printf ("{'do':'release','product':%d,'rd':1,'marketing':%d,'quality':%d,'to_longevity':%d,"
                       "'to_loyalty':%d}",
                       id, marketing, quality, to_longevity, quality - product->quality - to_longevity);

  say (self, line);
}
