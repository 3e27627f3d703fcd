/* Competitor$: in which round a line of the ledger was, and for which Contract. */
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name) fixture_add ("competitors-statement", PLAIN, name)
  ADD (rounds);
  ADD (contracts);
  ADD (ended);
  return g_test_run ();
}
