/* What the table asked to be reminded of: docs/protocol.md, "Reminders". */
#include "fixture.h"

#include "games/null/rules/rules.h"
#include "referee/reminders.h"

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}"

/* The open ones, comma between; one that is due has a "!" behind it. */
static void
expect_open (Fixture *self, const char *expected)
{
  g_autoptr (GPtrArray) open = ts_session_find_reminders (self->session);
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < open->len; i++) {
    const TsReminder *it = open->pdata[i];

    g_string_append_printf (told, "%s%s%s", i > 0 ? "," : "", it->text, it->due ? "!" : "");
  }
  g_assert_cmpstr (told->str, ==, expected);
}

/* The turn goes on; with two players, every second time to another round. */
static void
turn (Fixture *self)
{
  say (self, "{'do':'roll','dice':[1,1]}");
}

TEST (test_at_once)
{
  say (self, "{'do':'remind','text':'Bo must go at ten'}");
  expect_open (self, "Bo must go at ten!");
  expect_told (self, 0, "To be remembered: Bo must go at ten");
  say (self, "{'do':'reminded','text':'Bo must go at ten','answer':'done'}");
  expect_open (self, "");
  expect_told (self, 1, "Remembered and done: Bo must go at ten");
}

TEST (test_round)
{
  say (self, "{'do':'remind','text':'Tea','round':3}");
  expect_told (self, 0, "To be remembered: Tea (round 3)");
  for (int i = 0; i < 3; i++)
    turn (self);
  expect_open (self, "Tea");
  turn (self);
  expect_open (self, "Tea!");
  turn (self);
  expect_open (self, "Tea!");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  expect_open (self, "Tea");
  say (self, "{'do':'redo'}");
  say (self, "{'do':'reminded','text':'Tea','answer':'done'}");
  expect_open (self, "");
  say (self, "{'do':'undo'}");
  expect_open (self, "Tea!");
}

TEST (test_seat_and_phase)
{
  say (self, "{'do':'remind','text':'Tea','round':2,'phase':'play','seat':1}");
  expect_told (self, 0, "To be remembered: Tea (round 2, Play, Bo’s turn)");
  turn (self);
  turn (self);
  expect_open (self, "Tea");
  turn (self);
  expect_open (self, "Tea!");
}

TEST (test_every)
{
  say (self, "{'do':'remind','text':'Water','every':2}");
  expect_told (self, 0, "To be remembered: Water (every 2 rounds from 3 on)");
  for (int i = 0; i < 4; i++)
    turn (self);
  expect_open (self, "Water!");
  say (self, "{'do':'reminded','text':'Water','answer':'done'}");
  for (int i = 0; i < 3; i++)
    turn (self);
  expect_open (self, "Water");
  turn (self);
  expect_open (self, "Water!");
  say (self, "{'do':'reminded','text':'Water','answer':'never'}");
  expect_open (self, "");
}

TEST (test_later)
{
  say (self, "{'do':'remind','text':'Tea'}");
  say (self, "{'do':'remind','text':'Cake'}");
  say (self, "{'do':'reminded','text':'Tea','answer':'later'}");
  expect_open (self, "Tea,Cake!");
  say (self, "{'do':'adjust','who':0,'counter':'points','by':1}");
  expect_open (self, "Tea,Cake!");
  turn (self);
  expect_open (self, "Tea!,Cake!");
}

/* An amendment may lead to another round, and may take out what was asked. */
TEST (test_amended)
{
  say (self, "{'do':'remind','text':'Tea','round':2}");
  turn (self);
  turn (self);
  expect_open (self, "Tea!");
  say (self, "{'do':'amend','entry':2}");
  expect_open (self, "Tea");
  say (self, "{'do':'amend','entry':1}");
  expect_open (self, "");
  say (self, "{'do':'undo'}");
  say (self, "{'do':'undo'}");
  expect_open (self, "Tea!");
}

TEST (test_refused)
{
  refuse (self, "{'do':'remind'}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'remind','text':'Tea','who':0}", TS_ERROR_SYNTAX);
  refuse (self, "{'do':'remind','text':' '}", TS_ERROR_RANGE);
  refuse (self, "{'do':'remind','text':'Tea','round':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'remind','text':'Tea','every':0}", TS_ERROR_RANGE);
  refuse (self, "{'do':'remind','text':'Tea','seat':2}", TS_ERROR_RANGE);
  refuse (self, "{'do':'remind','text':'Tea','phase':'tea'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'remind','text':'Tea','phase':'over'}", TS_ERROR_RANGE);
  refuse (self, "{'do':'reminded','text':'Tea','answer':'perhaps'}", TS_ERROR_RANGE);
  say (self, "{'do':'end'}");
  refuse (self, "{'do':'remind','text':'Tea'}", TS_ERROR_OVER);
}

/* Nobody is to be reminded of it, and nothing comes of the answer. */
TEST (test_nothing_to_answer)
{
  say (self, "{'do':'remind','text':'Tea'}");
  say (self, "{'do':'reminded','text':'Cake','answer':'done'}");
  expect_open (self, "Tea!");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("reminders", HEADER, at_once);
  fixture_add ("reminders", HEADER, round);
  fixture_add ("reminders", HEADER, seat_and_phase);
  fixture_add ("reminders", HEADER, every);
  fixture_add ("reminders", HEADER, later);
  fixture_add ("reminders", HEADER, amended);
  fixture_add ("reminders", HEADER, refused);
  fixture_add ("reminders", HEADER, nothing_to_answer);
  return g_test_run ();
}
