/* Chip Shop's factories: what only their owner may see. That nothing else tells it, soak looks at. */
#include "chip-shop.h"

#include "referee/describe.h"
#include "referee/sight.h"
#include "referee/why.h"

/* From the picks to Cy's first actions, with plenty of everything. */
static void
begin (Fixture *self)
{
  chip_pick (self);
  chip_go_to (self, CHIP_ACTIONS);
  for (int counter = CHIP_MONEY; counter <= CHIP_QUALITY; counter++)
    chip_set (self, 2, counter, 50);
  chip_set (self, 2, CHIP_STAFF, 9);
}

static void
assert_seen (Fixture *self, int viewer, const char *path, const char *expected)
{
  g_autoptr (JsonNode) state = evening_read (ts_describe_state (self->session, viewer));
  g_autofree char *part = evening_part (state, path);
  g_autofree char *quoted = evening_quote (expected);

  g_assert_cmpstr (part, ==, quoted);
}

TEST (test_factory)
{
  begin (self);
  chip_draw (self, "1", "ibm-pc");
  assert_seen (self, 2, "board/products/0/name", "'IBM PC'");
  assert_seen (self, TS_HOST, "board/products/0/card", "'ibm-pc'");
  for (int viewer = TS_NOBODY; viewer < 2; viewer++) {
    assert_seen (self, viewer, "board/products/0/id", "1");
    assert_seen (self, viewer, "board/products/0/seat", "2");
    assert_seen (self, viewer, "board/products/0/status", "'production'");
    assert_seen (self, viewer, "board/products/0/name", "null");
    assert_seen (self, viewer, "board/products/0/card", "null");
    assert_seen (self, viewer, "board/products/0/era", "1");
    assert_seen (self, viewer, "tally/2/lines/4/points", "-1");
  }
}

TEST (test_released)
{
  begin (self);
  chip_draw (self, "1", "ibm-pc");
  say (self, "{'do':'release-token'}");
  chip_turn (self, 0);
  chip_go_to (self, CHIP_UPDATE);
  chip_release (self, 1, 3, 3, 1);
  assert_seen (self, TS_NOBODY, "board/products/0/name", "'IBM PC'");
  say (self, "{'do':'undo'}");
  assert_seen (self, TS_NOBODY, "board/products/0/name", "null");
}

/* Nobody sees what somebody searched for in the discard pile: its sub-era counts as the least. */
TEST (test_found)
{
  begin (self);
  for (int year = 2; year <= 5; year++)
    chip_go_to (self, CHIP_START_OF_YEAR);
  chip_go_to (self, CHIP_ACTIONS);
  chip_turn (self, 2);
  chip_set (self, 2, CHIP_STAFF, 9);
  chip_draw (self, "'discard'", "vectrex");
  assert_seen (self, 2, "board/products/0/era", "2");
  assert_seen (self, 2, "tally/2/lines/4/points", "-2");
  assert_seen (self, 0, "board/products/0/era", "null");
  assert_seen (self, 0, "tally/2/lines/4/points", "-1");
  say (self, "{'do':'end'}");
  assert_seen (self, 0, "board/products/0/name", "null");
  assert_seen (self, 0, "tally/2/lines/4/points", "-2");
}

/* What goes from the factory to the discard pile was never released: it lies there face down. */
TEST (test_bankrupt)
{
  begin (self);
  chip_draw (self, "1", "ibm-pc");
  say (self, "{'do':'income','stream':'bankruptcy'}");
  assert_seen (self, TS_HOST, "board/products/0/status", "'gone'");
  assert_seen (self, 2, "board/products/0/name", "'IBM PC'");
  assert_seen (self, 0, "board/products/0/status", "'gone'");
  assert_seen (self, 0, "board/products/0/name", "null");
}

TEST (test_typed)
{
  const ChipShop *seen;
  TsView view;
  g_auto (TsSight) sight = { 0 };

  begin (self);
  say (self, "{'do':'draw-product','square':1,'name':'Sinclair','era':1,'type':'console','extra_profit':2}");
  view = ts_session_view (self->session);
  sight = ts_sight_of (&view, 0);
  seen = sight.view.state;
  g_assert_cmpstr (ts_chip_shop_product_name (seen, &seen->products[0]), ==, "A secret card");
  g_assert_cmpint (seen->products[0].profit, ==, 0);
  for (int i = 0; i + 8 < CHIP_NAMES_SIZE; i++)
    g_assert_cmpint (memcmp (seen->names + i, "Sinclair", 8), !=, 0);
}

/* Why a line of the tally has its points. */
TEST (test_why)
{
  TsView view;
  g_auto (TsSight) sight = { 0 };
  g_auto (TsWhyLine) why = { 0 };

  begin (self);
  chip_draw (self, "1", "ibm-pc");
  view = ts_session_view (self->session);
  sight = ts_sight_of (&view, TS_NOBODY);
  g_assert_true (ts_why_line (&sight.view, 2, "unfinished", &why));
  g_assert_cmpstr (why.facts->pdata[0], ==, "A secret card is still in production: −1.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("chip-shop-secrets", CHIP_HEADER, name)
  ADD (factory);
  ADD (released);
  ADD (found);
  ADD (bankrupt);
  ADD (typed);
  ADD (why);
  return g_test_run ();
}
