/* Competitor$: in which round a line of the ledger was, for which Contract, and with whom. */
#include "competitors.h"

#include "games/competitors/board/statement.h"

#define MOVE "{'do':'move','vehicle':'truck','terrain':['plain']}"
#define SAIL "{'do':'move','vehicle':'ship','hexes':1}"
#define PAY  "{'do':'pay','who':1,'to':'bank','amount':500}"

static void
assert_rounds (Fixture *self)
{
  CompetitorsStatement at = ts_competitors_statement (self->session);
  guint n = 0;

  while (ts_competitors_statement_step (&at)) {
    g_autofree gpointer before = ts_session_state_before (self->session, at.record);

    g_assert_cmpint (((const TsState *) before)->round, ==, at.round);
    n++;
  }
  g_assert_cmpuint (n, ==, ts_session_n_records (self->session));
}

/* What is paid before the roll of a round belongs to it. */
TEST (test_rounds)
{
  begin (self);
  assert_rounds (self);
  for (int round = 2; round < 5; round++) {
    say (self, SAIL);
    say (self, PAY);
    for (int seat = 0; seat < 3; seat++)
      say (self, "{'do':'next'}");
    say (self, PAY);
    assert_rounds (self);
    say (self, "{'do':'roll-weather','dice':[4,7]}");
    say (self, PAY);
    assert_rounds (self);
  }
  say (self, "{'do':'end'}");
  assert_rounds (self);
}

static void
expect_contract (Fixture *self, int id)
{
  guint newest = ts_session_n_records (self->session) - 1;

  g_assert_cmpint (ts_competitors_contract_of (self->session, newest), ==, id);
}

TEST (test_contracts)
{
  begin_delivery (self, 3);
  say (self, MOVE);
  expect_contract (self, 1);
  say (self, PAY);
  say (self, "{'do':'lose','who':0,'what':'territory'}");
  say (self, MOVE);
  expect_contract (self, 1);
  say (self, "{'do':'arrive'}");
  expect_contract (self, 1);
  say (self, "{'do':'next'}");
  say (self, SAIL);
  expect_contract (self, 0);
}

/* Nothing is under way any more once its vehicle is lost, or a card has ended the round. */
TEST (test_ended)
{
  begin (self);
  say (self, "{'do':'sign','vehicle':'ship','from':'europe','to':'africa','turns':3,'fee':500}");
  say (self, "{'do':'deliver','contract':1}");
  say (self, "{'do':'lose','who':0,'what':'ship','contract':1}");
  say (self, "{'do':'next'}");
  say (self, "{'do':'sign','vehicle':'truck','from':'europe','to':'africa','turns':3,'fee':500}");
  say (self, "{'do':'deliver','contract':2}");
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'customs':1}");
  expect_contract (self, 2);
  say (self, "{'do':'customs','colour':'red','stops':true}");
  say (self, SAIL);
  expect_contract (self, 0);
}

/* With whom the sums of the newest record changed hands, in the order they were posted in. */
static void
expect_partners (Fixture *self, const int *partners, guint n)
{
  const TsRecord *record = ts_session_record (self->session, ts_session_n_records (self->session) - 1);
  guint sums = 0;

  for (guint i = 0; i < record->n_effects; i++)
    if (record->effects[i].counter == COMPETITORS_MONEY) {
      g_assert_cmpuint (sums, <, n);
      g_assert_cmpint (ts_competitors_partner (record, i), ==, partners[sums++]);
    }
  g_assert_cmpuint (sums, ==, n);
}

#define EXPECT_PARTNERS(...)                                                                                 \
  expect_partners (self, (const int[]) { __VA_ARGS__ }, G_N_ELEMENTS (((const int[]) { __VA_ARGS__ })))

/* Other things are posted between the two ends of a trade's money, and both sides may pay, even the same. */
TEST (test_partners)
{
  begin (self);
  say (self, PAY);
  EXPECT_PARTNERS (TS_BANK, 1);
  say (self, "{'do':'trade','who':0,'with':1,'give':{'money':500,'trucks':1},'take':{'ships':1}}");
  EXPECT_PARTNERS (1, 0);
  say (self, "{'do':'trade','who':0,'with':2,'give':{'money':500},'take':{'money':1000,'trucks':1}}");
  EXPECT_PARTNERS (2, 0, 0, 2);
  say (self, "{'do':'trade','who':0,'with':2,'give':{'money':500},'take':{'money':500}}");
  EXPECT_PARTNERS (2, 0, 0, 2);
  say (self, "{'do':'move','vehicle':'truck','terrain':['plain'],'fees':[1,2]}");
  EXPECT_PARTNERS (TS_BANK, 0, 1, 0, 2, 0);
  say (self, "{'do':'adjust','who':0,'counter':'money','by':-500}");
  EXPECT_PARTNERS (TS_NOBODY);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("competitors-statement", PLAIN, name)
  ADD (rounds);
  ADD (contracts);
  ADD (ended);
  ADD (partners);
  return g_test_run ();
}
