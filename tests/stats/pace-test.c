/* What the times of an evening say, against times that are known. */
#include "stats/pace.h"

#include "games/any-game/rules/rules.h"
#include "games/chip-shop/rules/rules.h"
#include "games/chip-shop/rules/rules.h"
#include "referee/evening.h"
#include "stats/pace-tell.h"

#define CREATED "2026-11-21T19:30:00Z"
#define HEADER(options)                                                                                      \
  "{'tableside':1,'game':'any-game','players':[{'name':'Ann'},{'name':'Bo'}],'options':{" options            \
  "},'created':'" CREATED "'}"
#define PERSONALITY(name, time)                                                                              \
  "{'do':'personality','name':'" name "','loyalty':1,'longevity':1,'salary':1,'at':'2026-11-21T" time "Z'}"
#define NEXT(time) "{'do':'next','at':'2026-11-21T" time "Z'}"

/* The Unix time of a time of that evening. */
static gint64
at (const char *time)
{
  g_autofree char *text = g_strdup_printf ("2026-11-21T%sZ", time);

  return ts_play_read_time (text);
}

static void
expect_round (const TsPace *pace, guint i, int number, gint64 seconds, gboolean whole)
{
  const TsPaceRound *round = &g_array_index (pace->rounds, TsPaceRound, i);

  g_assert_cmpuint (i, <, pace->rounds->len);
  g_assert_cmpint (round->round, ==, number);
  g_assert_cmpint (round->seconds, ==, seconds);
  g_assert_cmpint (round->whole, ==, whole);
}

/* `whole` turns of the seat, which all together took that long. */
static void
expect_seat (const TsPace *pace, guint seat, gint64 seconds, guint whole)
{
  g_assert_cmpint (pace->seats[seat].seconds, ==, seconds);
  g_assert_cmpuint (pace->seats[seat].turns->len, ==, whole);
}

/* Ann 60 and 120, Bo 30 and 90 seconds, and Ann has the turn in the third of five rounds. */
static TsSession *
two_rounds (void)
{
  TsSession *session = evening_new (&ts_any_game, HEADER ("'rounds':5"));

  evening_say (session, NEXT ("19:31:00"));
  evening_say (session, NEXT ("19:31:30"));
  evening_say (session, NEXT ("19:33:30"));
  evening_say (session, NEXT ("19:35:00"));
  return session;
}

/* --- what was --- */

static void
test_turns (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = ts_pace_new (session);

  g_assert_cmpint (pace->seconds, ==, 300);
  g_assert_cmpint (pace->before, ==, 0);
  g_assert_cmpuint (pace->pauses, ==, 0);
  g_assert_cmpuint (pace->rounds->len, ==, 3);
  expect_round (pace, 0, 1, 90, TRUE);
  expect_round (pace, 1, 2, 210, TRUE);
  expect_round (pace, 2, 3, 0, FALSE);
  expect_seat (pace, 0, 180, 2);
  expect_seat (pace, 1, 120, 2);
  g_assert_cmpint (ts_pace_usual_turn (pace), ==, 75); /* of 30, 60, 90, 120 */
  g_assert_cmpint (ts_pace_usual_round (pace), ==, 150);
  g_assert_cmpint (pace->turn, ==, 0);
}

/* Points that end no turn are a part of it. */
static void
test_within_turn (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_any_game, HEADER ("'rounds':5"));
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, "{'do':'score','who':0,'points':3,'stay':true,'at':'2026-11-21T19:31:00Z'}");
  evening_say (session, "{'do':'score','who':0,'points':2,'stay':true}");
  evening_say (session, "{'do':'score','who':1,'points':2,'at':'2026-11-21T19:32:00Z'}");
  evening_say (session, NEXT ("19:34:00"));
  pace = ts_pace_new (session);
  expect_seat (pace, 0, 240, 1);
  expect_seat (pace, 1, 0, 0);
}

/* What was taken back is nowhere; its time is that of what was said instead. What was put back was said when
 * it was. */
static void
test_undo (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) undone = NULL;
  g_autoptr (TsPace) redone = NULL;
  g_autoptr (TsPace) other = NULL;

  evening_say (session, "{'do':'undo','at':'2026-11-21T19:40:00Z'}");
  undone = ts_pace_new (session);
  g_assert_cmpint (undone->newest, ==, at ("19:33:30"));
  expect_seat (undone, 1, 30, 1);
  evening_say (session, "{'do':'redo','at':'2026-11-21T19:41:00Z'}");
  redone = ts_pace_new (session);
  expect_seat (redone, 1, 120, 2);
  evening_say (session, "{'do':'undo','at':'2026-11-21T19:42:00Z'}");
  evening_say (session, NEXT ("19:43:30"));
  other = ts_pace_new (session);
  expect_seat (other, 1, 630, 2);
  expect_round (other, 1, 2, 720, TRUE);
}

/* An amended entry has the time that it says, and others keep theirs. */
static void
test_amended (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, "{'do':'amend','entry':2,'with':{'do':'score','who':1,'points':4,'at':"
                        "'2026-11-21T19:32:00Z'},'at':'2026-11-21T19:50:00Z'}");
  pace = ts_pace_new (session);
  g_assert_cmpint (pace->newest, ==, at ("19:35:00"));
  expect_seat (pace, 0, 60 + 90, 2);
  expect_seat (pace, 1, 60 + 90, 2);
  expect_round (pace, 0, 1, 120, TRUE);
}

/* One that says none keeps that of the entry in whose place it comes. */
static void
test_amended_untimed (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, "{'do':'amend','entry':1,'with':{'do':'score','who':0,'points':4},"
                        "'at':'2026-11-21T19:50:00Z'}");
  pace = ts_pace_new (session);
  expect_seat (pace, 0, 180, 2);
  expect_seat (pace, 1, 120, 2);
}

/* Without a time: whose it was in between, nobody knows. */
static void
test_untimed_entry (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_any_game, HEADER ("'rounds':5"));
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, "{'do':'next'}");
  evening_say (session, NEXT ("19:31:30"));
  evening_say (session, NEXT ("19:32:00"));
  evening_say (session, "{'do':'next'}");
  evening_say (session, NEXT ("19:33:00"));
  pace = ts_pace_new (session);
  g_assert_cmpint (pace->seconds, ==, 180);
  expect_round (pace, 0, 1, 90, TRUE);
  expect_round (pace, 1, 2, 30, FALSE);
  expect_seat (pace, 0, 30, 1);
  expect_seat (pace, 1, 0, 0);
}

/* Nor where it came back to somebody meanwhile: Bo draws events, Ann does, and Bo acts. */
static void
test_untimed_return (void)
{
  g_autoptr (TsSession) session =
      evening_new (&ts_chip_shop, "{'tableside':1,'game':'chip-shop','created':'2026-11-21T19:30:00Z',"
                                  "'players':[{'name':'Ann'},{'name':'Bo'}]}");
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, "{'do':'personality','card':'jack-tramiel'}");
  evening_say (session, "{'do':'personality','card':'steve-jobs'}");
  evening_say (session, "{'do':'personality','card':'jay-miner'}");
  evening_say (session, "{'do':'personality','card':'michael-dell'}");
  evening_say (session, "{'do':'next'}");
  evening_say (session, NEXT ("19:31:00"));
  evening_say (session, "{'do':'event','card':'video-game-crash','at':'2026-11-21T19:31:30Z'}");
  evening_say (session, "{'do':'next'}");
  evening_say (session, "{'do':'event','card':'victim-of-piracy','keep':false}");
  evening_say (session, "{'do':'next'}");
  evening_say (session, NEXT ("19:32:30"));
  evening_say (session, NEXT ("19:32:40"));
  pace = ts_pace_new (session);
  g_assert_cmpint (pace->seconds, ==, 160);
  expect_seat (pace, 0, 10, 1);
  expect_seat (pace, 1, 30, 0);
}

/* Nor of what passes now, where what was said last has no time: the turn and the round may have begun at
 * once, or just now. */
static void
test_untimed_newest (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) within = NULL;
  g_autoptr (TsPace) passed = NULL;
  g_autoptr (TsPace) returned = NULL;
  gint64 now = at ("19:36:00");

  evening_say (session, "{'do':'score','who':0,'points':3,'stay':true}");
  within = ts_pace_new (session);
  g_assert_cmpint (ts_pace_clock (within, 0, now), ==, 240);
  evening_say (session, "{'do':'next'}");
  passed = ts_pace_new (session);
  g_assert_cmpint (passed->turn, ==, 1);
  g_assert_cmpint (ts_pace_clock (passed, 0, now), ==, 180);
  g_assert_cmpint (ts_pace_clock (passed, 1, now), ==, 120);
  g_assert_cmpint (ts_pace_left (passed, now), ==, 390); /* the same round */
  evening_say (session, "{'do':'next'}");
  returned = ts_pace_new (session);
  g_assert_cmpint (returned->turn, ==, 0);
  g_assert_cmpint (ts_pace_clock (returned, 0, now), ==, 180);
  g_assert_cmpint (ts_pace_left (returned, now), ==, 300); /* another one */
}

static void
test_untimed (void)
{
  g_autoptr (TsSession) session = evening_new (
      &ts_any_game, "{'tableside':1,'game':'any-game','players':[{'name':'Ann'}],'options':{'rounds':3}}");
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, "{'do':'next'}");
  pace = ts_pace_new (session);
  g_assert_cmpint (pace->newest, ==, TS_PLAY_NO_TIME);
  g_assert_cmpint (pace->seconds, ==, 0);
  expect_round (pace, 0, 1, 0, FALSE);
  g_assert_cmpint (ts_pace_usual_turn (pace), ==, TS_PACE_UNKNOWN);
  g_assert_cmpint (ts_pace_usual_round (pace), ==, TS_PACE_UNKNOWN);
  g_assert_cmpint (ts_pace_rounds_left (pace), ==, 2);
  g_assert_cmpint (ts_pace_left (pace, at ("19:40:00")), ==, TS_PACE_UNKNOWN);
  g_assert_cmpint (ts_pace_fits (pace, at ("19:40:00"), at ("22:00:00")), ==, TS_PACE_UNKNOWN);
  g_assert_cmpint (ts_pace_waited (pace, at ("19:40:00")), ==, 0);
}

/* The longest time that counts, and a second more: another day, or a meal. */
static void
test_pauses (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, NEXT ("19:55:00"));
  evening_say (session, NEXT ("20:15:01"));
  evening_say (session, "{'do':'next','at':'2026-11-22T18:00:00Z'}");
  evening_say (session, "{'do':'next','at':'2026-11-22T18:01:00Z'}");
  pace = ts_pace_new (session);
  g_assert_cmpuint (pace->pauses, ==, 2);
  g_assert_cmpint (pace->seconds, ==, 300 + 1200 + 60);
  expect_seat (pace, 0, 180 + 1200, 3);
  expect_seat (pace, 1, 120 + 60, 3);
  expect_round (pace, 2, 3, 1200, TRUE);
  expect_round (pace, 3, 4, 60, TRUE);
}

/* A clock that is set back, and forward again by less than a pause, which nobody can tell. */
static void
test_clock_set (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, NEXT ("18:36:00"));
  evening_say (session, NEXT ("18:37:00"));
  pace = ts_pace_new (session);
  g_assert_cmpint (pace->seconds, ==, 360);
  g_assert_cmpuint (pace->pauses, ==, 0);
  g_assert_cmpint (pace->newest, ==, at ("18:37:00"));
  expect_seat (pace, 0, 180, 2);
  expect_seat (pace, 1, 180, 3);
  expect_round (pace, 2, 3, 60, TRUE);
}

/* The game's own end is that of a turn and a round; people's is not. */
static void
test_end (void)
{
  g_autoptr (TsSession) whole = evening_new (&ts_any_game, HEADER ("'rounds':1"));
  g_autoptr (TsSession) broken_off = two_rounds ();
  g_autoptr (TsPace) played = NULL;
  g_autoptr (TsPace) ended = NULL;

  evening_say (whole, NEXT ("19:31:00"));
  evening_say (whole, NEXT ("19:32:00"));
  evening_say (whole, "{'do':'adjust','who':0,'counter':'column-1','by':1,'at':'2026-11-21T19:35:00Z'}");
  played = ts_pace_new (whole);
  g_assert_true (played->over);
  g_assert_cmpint (played->seconds, ==, 120);
  g_assert_cmpuint (played->rounds->len, ==, 1);
  expect_round (played, 0, 1, 120, TRUE);
  expect_seat (played, 1, 60, 1);
  g_assert_cmpint (ts_pace_rounds_left (played), ==, 0);
  evening_say (broken_off, "{'do':'end','at':'2026-11-21T19:36:00Z'}");
  ended = ts_pace_new (broken_off);
  expect_round (ended, 2, 3, 60, FALSE);
  expect_seat (ended, 0, 240, 2);
  g_assert_cmpint (ts_pace_fits (ended, at ("19:36:00"), at ("22:00:00")), ==, TS_PACE_UNKNOWN);
  g_assert_cmpint (ts_pace_clock (ended, 0, at ("19:37:00")), ==, 240);
}

/* What comes before the first round belongs to none. */
static void
test_before (void)
{
  g_autoptr (TsSession) session = evening_new (
      &ts_chip_shop, "{'tableside':1,'game':'chip-shop','players':[{'name':'Ann'},{'name':'Bo'}],'options':{"
                     "'years':4,'personalities':'by-hand'},'created':'" CREATED "'}");
  g_autoptr (TsPace) before = NULL;
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, PERSONALITY ("One", "19:31:00"));
  evening_say (session, PERSONALITY ("Two", "19:32:00"));
  evening_say (session, PERSONALITY ("Three", "19:33:00"));
  before = ts_pace_new (session);
  evening_say (session, PERSONALITY ("Four", "19:34:00"));
  g_assert_true (before->apart);
  g_assert_cmpuint (before->rounds->len, ==, 0);
  evening_say (session, "{'do':'next','at':'2026-11-21T19:36:00Z'}");
  pace = ts_pace_new (session);
  g_assert_false (pace->apart);
  g_assert_cmpint (pace->before, ==, 240);
  expect_round (pace, 0, 1, 120, FALSE);
  expect_seat (pace, 0, 120, 2);
  expect_seat (pace, 1, 120, 1); /* its two personalities follow each other */
  g_assert_cmpint (ts_pace_rounds_left (pace), ==, 4);
}

/* --- what is to come --- */

static void
test_left (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = ts_pace_new (session);

  g_assert_cmpint (ts_pace_rounds_left (pace), ==, 3);
  g_assert_cmpint (ts_pace_left (pace, at ("19:35:00")), ==, 450);
  g_assert_cmpint (ts_pace_left (pace, at ("19:36:00")), ==, 390);
  g_assert_cmpint (ts_pace_left (pace, at ("19:40:00")), ==, 300); /* longer than usual */
  g_assert_cmpint (ts_pace_left (pace, at ("23:00:00")), ==, 450); /* a pause */
}

/* Nobody knows how many rounds there will be. */
static void
test_endless (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_any_game, HEADER (""));
  g_autoptr (TsPace) pace = NULL;

  evening_say (session, NEXT ("19:31:00"));
  evening_say (session, NEXT ("19:32:00"));
  pace = ts_pace_new (session);
  g_assert_cmpint (ts_pace_rounds_left (pace), ==, 0);
  g_assert_cmpint (ts_pace_left (pace, at ("19:32:00")), ==, TS_PACE_UNKNOWN);
  g_assert_cmpint (ts_pace_fits (pace, at ("19:32:00"), at ("19:42:00")), ==, 5);
}

static void
test_fits (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = ts_pace_new (session);
  gint64 now = at ("19:36:00"); /* 90 seconds of this round are to come */

  g_assert_cmpint (ts_pace_fits (pace, now, at ("19:37:29")), ==, 0);
  g_assert_cmpint (ts_pace_fits (pace, now, at ("19:37:30")), ==, 1);
  g_assert_cmpint (ts_pace_fits (pace, now, at ("19:39:59")), ==, 1);
  g_assert_cmpint (ts_pace_fits (pace, now, at ("19:40:00")), ==, 2);
  g_assert_cmpint (ts_pace_fits (pace, now, at ("22:00:00")), ==, 3); /* that is all of them */
}

static void
test_clock (void)
{
  g_autoptr (TsSession) session = two_rounds ();
  g_autoptr (TsPace) pace = ts_pace_new (session);

  g_assert_cmpint (ts_pace_clock (pace, 0, at ("19:35:10")), ==, 190);
  g_assert_cmpint (ts_pace_clock (pace, 1, at ("19:35:10")), ==, 120);
  g_assert_cmpint (ts_pace_clock (pace, 0, at ("19:55:00")), ==, 1380);
  g_assert_cmpint (ts_pace_clock (pace, 0, at ("19:55:01")), ==, 180); /* it rests */
  g_assert_cmpint (ts_pace_clock (pace, 0, at ("19:00:00")), ==, 180);
}

static void
test_median (void)
{
  static const gint64 lengths[] = { 9, 1, 5, 100 };
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_assert_cmpint (ts_pace_median (array), ==, TS_PACE_UNKNOWN);
  g_array_append_vals (array, lengths, 3);
  g_assert_cmpint (ts_pace_median (array), ==, 5);
  g_array_append_vals (array, lengths + 3, 1);
  g_assert_cmpint (ts_pace_median (array), ==, 7);
  g_assert_cmpint (g_array_index (array, gint64, 0), ==, 9); /* they stay as they were */
}

/* The tests of this folder live in UTC. */
static void
test_next (void)
{
  g_assert_cmpint (ts_pace_next (at ("19:35:00"), 22, 0), ==, at ("22:00:00"));
  g_assert_cmpint (ts_pace_next (at ("19:35:00"), 19, 35), ==, at ("19:35:00") + 24 * 3600);
  g_assert_cmpint (ts_pace_next (at ("23:35:00"), 0, 30), ==, at ("00:30:00") + 24 * 3600);
}

static void
expect_time (const char *text, int hour, int minute)
{
  g_assert_cmpint (ts_pace_read_time (text, at ("20:30:00")), ==, hour * 60 + minute);
}

/* In the evening ten is at night, and three before anybody is up. */
static void
test_read_time (void)
{
  expect_time ("10", 22, 0);
  expect_time (" 10.15 ", 22, 15);
  expect_time ("10:00", 22, 0);
  expect_time ("8:31", 20, 31);
  expect_time ("8:30", 8, 30); /* it is that now */
  expect_time ("3", 3, 0);
  expect_time ("12", 0, 0);
  expect_time ("12:15 pm", 12, 15);
  expect_time ("12 AM", 0, 0);
  expect_time ("10 a.m.", 10, 0);
  expect_time ("3pm", 15, 0);
  expect_time ("08:30", 8, 30);
  expect_time ("0:30", 0, 30);
  expect_time ("22 h 30", 22, 30);
  expect_time ("22 h", 22, 0);
  expect_time ("15", 15, 0);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (
        ts_pace_read_time (((const char *[]) { "", "ten", "24", "9:60", "-1" })[i], at ("20:30:00")), ==, -1);
}

static void
expect_about (int minutes, const char *expected)
{
  g_autofree char *told = ts_pace_tell_about (minutes * 60);

  g_assert_cmpstr (told, ==, expected);
}

static void
test_about (void)
{
  expect_about (0, "1 minute");
  expect_about (9, "9 minutes");
  expect_about (23, "25 minutes");
  expect_about (59, "1 hour");
  expect_about (68, "1 h 10 min");
  expect_about (121, "2 hours");
}

int
main (int argc, char *argv[])
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pace/turns", test_turns);
  g_test_add_func ("/pace/within-turn", test_within_turn);
  g_test_add_func ("/pace/undo", test_undo);
  g_test_add_func ("/pace/amended", test_amended);
  g_test_add_func ("/pace/amended-untimed", test_amended_untimed);
  g_test_add_func ("/pace/untimed-entry", test_untimed_entry);
  g_test_add_func ("/pace/untimed-return", test_untimed_return);
  g_test_add_func ("/pace/untimed-newest", test_untimed_newest);
  g_test_add_func ("/pace/untimed", test_untimed);
  g_test_add_func ("/pace/pauses", test_pauses);
  g_test_add_func ("/pace/clock-set", test_clock_set);
  g_test_add_func ("/pace/end", test_end);
  g_test_add_func ("/pace/before", test_before);
  g_test_add_func ("/pace/left", test_left);
  g_test_add_func ("/pace/endless", test_endless);
  g_test_add_func ("/pace/fits", test_fits);
  g_test_add_func ("/pace/clock", test_clock);
  g_test_add_func ("/pace/median", test_median);
  g_test_add_func ("/pace/next", test_next);
  g_test_add_func ("/pace/read-time", test_read_time);
  g_test_add_func ("/pace/about", test_about);
  return g_test_run ();
}
