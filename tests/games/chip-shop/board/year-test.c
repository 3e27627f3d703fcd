/* Years of Chip Shop on their page: how many taps they take, what is said of what nobody was asked, and what
 * answers say before they are given. */
#include "app/play/default-action.h"
#include "hands.h"
#include "widgets/choices.h"
#include "widgets/sheet.h"

#include <string.h>

#define TABLE                                                                                                \
  "{\"tableside\":1,\"game\":\"chip-shop\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},"               \
  "{\"name\":\"Chloé\"}],\"options\":{}}\n"
#define PICKED                                                                                               \
  TABLE "{\"do\":\"personality\",\"card\":\"steve-jobs\"}\n"                                                 \
        "{\"do\":\"personality\",\"card\":\"jay-miner\"}\n"                                                  \
        "{\"do\":\"personality\",\"card\":\"jack-tramiel\"}\n"                                               \
        "{\"do\":\"personality\",\"card\":\"michael-dell\"}\n"                                               \
        "{\"do\":\"personality\",\"card\":\"bill-gates\"}\n"                                                 \
        "{\"do\":\"personality\",\"card\":\"adele-goldberg\"}\n"
#define NEXT    "{\"do\":\"next\"}\n"
#define EVENTS  PICKED NEXT NEXT
#define QUIET   "{\"do\":\"event\",\"card\":\"quiet-year\"}\n" NEXT
#define ACTIONS EVENTS QUIET QUIET QUIET
#define RD      "{\"do\":\"adjust\",\"who\":2,\"counter\":\"rd\",\"by\":4}\n" /* Chloé’s */

#define POOR "{\"do\":\"adjust\",\"who\":0,\"counter\":\"money\",\"by\":-5}\n"
/* And has salaries to pay, of 3 and 4. */
#define POOR_CHLOE                                                                                           \
  "{\"do\":\"adjust\",\"who\":2,\"counter\":\"money\",\"by\":-11}\n"                                         \
  "{\"do\":\"adjust\",\"who\":2,\"counter\":\"longevity\",\"by\":8}\n"
/* Chloé has salaries to pay, and the money. */
#define WAGES "{\"do\":\"adjust\",\"who\":2,\"counter\":\"longevity\",\"by\":8}\n"
#define KEPT  "{\"do\":\"event\",\"card\":\"sponsor-the-summer-olympics\",\"keep\":true}\n" NEXT
#define DRAWN ACTIONS "{\"do\":\"draw-product\",\"square\":1,\"card\":\"micro-ace\"}\n"
/* From the actions to the next year, and from one year to the next. */
#define SIGNED    "{\"do\":\"settle\"}\n" NEXT
#define YEARS_END NEXT NEXT NEXT NEXT NEXT NEXT SIGNED SIGNED SIGNED
#define YEAR      NEXT NEXT QUIET QUIET QUIET YEARS_END

#define LAST_YEAR ACTIONS YEARS_END YEAR YEAR YEAR YEAR YEAR YEAR YEAR YEAR NEXT NEXT QUIET QUIET QUIET

/* The first year of Chloé, who releases a product in it. */
#define RELEASED                                                                                             \
  ACTIONS NEXT NEXT RD                                                                                       \
      "{\"do\":\"release-token\"}\n"                                                                         \
      "{\"do\":\"draw-product\",\"square\":1,\"card\":\"micro-ace\"}\n"                                      \
      "{\"do\":\"general\",\"resource\":\"marketing\"}\n" NEXT NEXT NEXT                                     \
      "{\"do\":\"adjust\",\"who\":2,\"counter\":\"quality\",\"by\":1}\n"                                     \
      "{\"do\":\"release\",\"product\":1,\"rd\":1,\"marketing\":1,\"quality\":1,\"to_longevity\":1,"         \
      "\"to_loyalty\":0}\n" NEXT SIGNED SIGNED SIGNED

static void
go_on (TsPlayPage *page)
{
  act (page, "play.default");
  taps++;
}

/* Each draws an event, and uses three staff tokens. */
static void
play_year (TsPlayPage *page)
{
  static const char *const resources[] = { "marketing", "rd", "quality" };

  go_on (page);
  for (int i = 0; i < 3; i++)
    tap (page, "Quiet Year");
  for (int i = 0; i < 9; i++)
    buy (page, "general", resources[i % 3]);
}

/* Once 30 taps: “Go on” after each event and each one’s actions and updates, two for each card and each
 * specialist, two before the events, and one for bills on which nothing stood. */
static void
test_taps (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, PICKED);

  taps = 0;
  play_year (page);
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_START_OF_YEAR);
  g_assert_cmpint (taps, <=, 13);
  stage_close (stage);
}

/* What was passed over, from the next year on. */
static void
open_end (TsPlayPage *page)
{
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_START_OF_YEAR);
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  wait_for (page, GTK_TYPE_LABEL, "Nothing to pay at the end of year 1.");
  tap (page, "_Open the bills");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_END_OF_YEAR);
  g_assert_cmpint (state_of (page)->base.turn, ==, 0);
  g_assert_false (state_of (page)->settled);
}

/* Updates without anything to release or to attach and bills without anything to pay are passed over, and can
 * be opened. */
static void
test_passed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT);

  wait_for (page, GTK_TYPE_LABEL, "End Chloé’s actions: 3 tokens unused");
  go_on (page);
  open_end (page);
  wait_for (page, GTK_TYPE_LABEL, "Nothing more to release or to attach: Ann, Bo, Chloé.");
  tap (page, "_Open, to exchange money");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_UPDATE);
  g_assert_cmpint (state_of (page)->base.turn, ==, 0);
  buy (page, "exchange", "rd");
  wait_for (page, GTK_TYPE_LABEL, "End Ann’s update");
  go_on (page);
  open_end (page);
  wait_for (page, GTK_TYPE_LABEL, "Nothing more to release or to attach: Ann, Bo, Chloé.");
  stage_close (stage);
}

/* The newest deed is told with the year that it leads to, and one undo takes all of that back, and names it.
 */
static void
test_passed_bills (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT);

  for (int i = 0; i < 3; i++)
    buy (page, "general", "rd");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_START_OF_YEAR);
  wait_for (
      page, GTK_TYPE_LABEL,
      "Chloé pays the general specialist: 1 more R&D.\nChloé: Money \u2066−1\u2069, R&D \u2066+1\u2069");
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_LABEL, "Taken back: Chloé pays the general specialist: 1 more R&D.");
  wait_without (
      page, GTK_TYPE_LABEL,
      "Chloé pays the general specialist: 1 more R&D.\nChloé: Money \u2066−1\u2069, R&D \u2066+1\u2069");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_ACTIONS);
  g_assert_cmpint (state_of (page)->base.turn, ==, 2);
  g_assert_cmpint (state_of (page)->base.counters[2][CHIP_STAFF], ==, 1);
  stage_close (stage);
}

/* What the year begins with is asked, so that the line after the deed does not say it, too; to be taken back
 * it is listed. */
static void
test_news (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT);

  go_on (page);
  wait_for (page, GTK_TYPE_LABEL, "Year 2: products pay, and new specialists are on offer.");
  wait_without (page, GTK_TYPE_LABEL, "Year marker to year 2, specialists on offer for year 2");
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_LABEL, "Year marker to year 1");
  stage_close (stage);
}

/* Bills are looked at before they are signed where one of them moves something, where a card could be played
 * before, and at the end of the game. */
static void
test_looked_at (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  int year = state_of (page)->base.round;

  go_on (page);
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_END_OF_YEAR);
  g_assert_cmpint (state_of (page)->base.round, ==, year);
  wait_for (page, GTK_TYPE_LABEL, "Sign for everybody");
  stage_close (stage);
}

/* Whoever can release is asked. */
static void
test_not_passed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT RD);

  tap (page, "Release this year");
  g_assert_false (gtk_widget_is_sensitive (choice (page, "Release this year")));
  g_assert_cmpint (state_of (page)->base.counters[2][CHIP_STAFF], ==, 2);
  draw (page, "Micro Ace");
  buy (page, "general", "marketing");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_UPDATE);
  g_assert_cmpint (state_of (page)->base.turn, ==, 2);
  wait_for (page, GTK_TYPE_LABEL, "Nothing more to release or to attach: Ann, Bo.");
  stage_close (stage);
}

/* Nothing is left to release or to attach: the update is over, and can be opened again. */
static void
test_last_release (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT RD
                                "{\"do\":\"adjust\",\"who\":2,\"counter\":\"quality\",\"by\":4}\n");

  tap (page, "Release this year");
  draw (page, "Micro Ace");
  buy (page, "general", "marketing");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_UPDATE);
  wait_for (page, GTK_TYPE_LABEL, "Release no. 1"); /* and nothing else, so it is open */
  split (page, "1");                                /* the last answer releases it */
  g_assert_cmpint (state_of (page)->products[0].status, ==, CHIP_RELEASED);
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_END_OF_YEAR); /* hands lay the piles */
  wait_for (page, GTK_TYPE_LABEL, "Nothing more to release or to attach: Chloé.");
  tap (page, "_Open, to exchange money");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_UPDATE);
  g_assert_cmpint (state_of (page)->base.turn, ==, 2);
  g_assert_cmpint (state_of (page)->products[0].status, ==, CHIP_RELEASED);
  stage_close (stage);
}

/* Staff tokens that are recorded are placed one by one. */
static void
test_recorded (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) table = g_string_new (PICKED);
  TsPlayPage *page;

  g_string_replace (table, "\"options\":{}", "\"options\":{\"record_staff\":true}", 1);
  page = open_page (stage, table->str);
  wait_for (page, GTK_TYPE_LABEL, "To placing staff");
  go_on (page);
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_PLACE_STAFF);
  wait_for (page, GTK_TYPE_LABEL, "End Ann’s placing");
  stage_close (stage);
}

/* An event that another program said leaves its end to the big button, which says so. */
static void
test_drawn (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, EVENTS "{\"do\":\"event\",\"card\":\"quiet-year\"}\n");

  wait_for (page, GTK_TYPE_LABEL, "End Ann’s events");
  go_on (page);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  stage_close (stage);
}

/* Where there is more to choose from, no sheet is opened. */
static void
test_two_releases (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT RD RD
                                "{\"do\":\"release-token\"}\n"
                                "{\"do\":\"draw-product\",\"square\":1,\"card\":\"eagle-pc\"}\n"
                                "{\"do\":\"adjust\",\"who\":2,\"counter\":\"quality\",\"by\":4}\n");

  draw (page, "Micro Ace");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_UPDATE);
  wait_for (page, GTK_TYPE_LABEL, "Release no. 2");
  tap (page, "Release no. 1");
  g_assert_true (ts_board_step_back (TS_BOARD (board_of (page))));
  wait_for (page, GTK_TYPE_LABEL, "Release no. 2");
  stage_close (stage);
}

/* What is opened leads back to what else there is. */
static void
test_only_release (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT RD
                                "{\"do\":\"release-token\"}\n"
                                "{\"do\":\"adjust\",\"who\":2,\"counter\":\"quality\",\"by\":4}\n"
                                "{\"do\":\"general\",\"resource\":\"marketing\"}\n");

  draw (page, "Micro Ace");
  wait_for (panel_of (page), TS_TYPE_SHEET, NULL);
  g_assert_true (ts_board_step_back (TS_BOARD (board_of (page))));
  wait_for (page, GTK_TYPE_LABEL, "Exchange: 3 money each");
  wait_for (page, GTK_TYPE_LABEL, "End Chloé’s update: 1 left in the factory");
  g_assert_true (ts_default_action_gives_up (TS_BOARD (board_of (page)))); /* a token planned it */
  stage_close (stage);
}

/* In the second year of somebody who has released something: what is drawn with the last staff token is
 * asked for if it could be attached, and not if it could only be released. */
static void
test_drawn_last (Stage *stage, gconstpointer accessory)
{
  TsPlayPage *page = open_page (stage, RELEASED NEXT NEXT QUIET QUIET QUIET NEXT NEXT
                                "{\"do\":\"general\",\"resource\":\"rd\"}\n"
                                "{\"do\":\"general\",\"resource\":\"rd\"}\n" RD);

  g_assert_cmpint (state_of (page)->base.turn, ==, 2);
  draw (page, accessory != NULL ? accessory : "Eagle PC");
  g_assert_cmpint (state_of (page)->base.phase, ==, accessory != NULL ? CHIP_UPDATE : CHIP_END_OF_YEAR);
  stage_close (stage);
}

/* A form whose entry would be refused says why, and the big button is its own. */
static void
test_refused_release (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT RD);
  guint n;

  tap (page, "Release this year");
  draw (page, "Micro Ace");
  buy (page, "general", "marketing");
  tap (page, "Release no. 1");
  n = ts_session_n_records (session_of (page));
  wait_for (page, GTK_TYPE_LABEL, "Quality: this takes 1, and Chloé has 0.");
  wait_for (page, GTK_TYPE_LABEL, "How many points to Longevity? The others go to Loyalty.");
  g_assert_cmpstr (ts_board_get_offer (TS_BOARD (board_of (page))), ==,
                   "Quality: this takes 1, and Chloé has 0.");
  g_assert_false (ts_board_can_take_offer (TS_BOARD (board_of (page))));
  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.default", NULL);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  g_assert_cmpint (state_of (page)->base.turn, ==, 2);
  stage_close (stage);
}

/* What is asked now stands above the bills of all. */
static gboolean
comes_first (TsPlayPage *page, GtkWidget *answer)
{
  GtkWidget *bill =
      gtk_widget_get_parent (wait_for (page, GTK_TYPE_LABEL, "1 money must stay: 1 is missing"));
  graphene_rect_t bill_at, answer_at;

  look ();
  g_assert_true (gtk_widget_compute_bounds (bill, GTK_WIDGET (page), &bill_at));
  g_assert_true (gtk_widget_compute_bounds (answer, GTK_WIDGET (page), &answer_at));
  return answer_at.origin.y + answer_at.size.height <= bill_at.origin.y;
}

/* Whoever cannot pay is told so before signing, and offered only what brings money now; bankruptcy once. */
static void
test_due (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS POOR NEXT NEXT);
  go_on (page);

  wait_for (page, GTK_TYPE_LABEL, "Ann settles the year: nothing to pay, but 1 money must stay.");
  wait_for (page, GTK_TYPE_LABEL, "Nothing to pay, but 1 money must stay: 1 is missing");
  go_on (page);
  g_assert_true (state_of (page)->due);
  g_assert_true (comes_first (page, choice (page, "Bankrupt")));
  wait_without (page, GTK_TYPE_LABEL, "Bankruptcy");
  wait_without (page, GTK_TYPE_LABEL, "Fire Steve Jobs"); /* who has no salary yet */
  tap (page, "Bankrupt");
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_MONEY], ==, 5);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  stage_close (stage);
}

/* What pays the bill signs it: whoever could pay at last is not asked again, and as long as it is not paid
 * nothing is signed. */
static void
test_paid (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS POOR_CHLOE NEXT NEXT);

  go_on (page);
  go_on (page);
  g_assert_cmpint (state_of (page)->base.turn, ==, 2);
  g_assert_cmpint (state_of (page)->due_amount, ==, 8);
  tap (page, "Fire Jack Tramiel");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_END_OF_YEAR);
  g_assert_cmpint (state_of (page)->due_amount, ==, 5);
  tap (page, "Loan");
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_START_OF_YEAR);
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  stage_close (stage);
}

/* The big button says whose bills it signs. */
static void
test_signs (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS NEXT NEXT NEXT NEXT NEXT NEXT);

  wait_for (page, GTK_TYPE_LABEL, "Sign for everybody");
  tap (page, "Sign");
  wait_for (page, GTK_TYPE_LABEL, "Sign for everybody");
  tap (page, "Sign");
  wait_for (page, GTK_TYPE_LABEL, "Sign for Chloé");
  go_on (page);
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  stage_close (stage);
}

/* Another program has settled the year: then nothing is left to sign. */
static void
test_settled (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, ACTIONS NEXT NEXT NEXT NEXT NEXT NEXT SIGNED SIGNED "{\"do\":\"settle\"}\n");

  wait_for (page, GTK_TYPE_LABEL, "To year 2");
  wait_without (page, GTK_TYPE_LABEL, "Sign");
  go_on (page);
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  stage_close (stage);
}

/* What goes on by itself is taken back with what was said, and only that is named. */
static void
test_taken_back (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, EVENTS);

  tap (page, "Quiet Year");
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_LABEL, "Taken back: Ann draws “Quiet Year”.");
  g_assert_cmpint (state_of (page)->base.turn, ==, 0);
  act (page, "play.redo");
  wait_for (page, GTK_TYPE_LABEL, "Counts again: Ann draws “Quiet Year”.");
  stage_close (stage);
}

/* A stream says what it brings now. */
static void
test_stream (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, ACTIONS "{\"do\":\"adjust\",\"who\":0,\"counter\":\"longevity\",\"by\":6}\n");

  tap (page, "Income stream");
  wait_for (page, GTK_TYPE_LABEL,
            "Money now: \u2066+14\u2069\nTwice your Longevity, to be paid back at the end");
  wait_for (page, GTK_TYPE_LABEL, "Loyalty 3, salary 4\nLose this Loyalty, and the salary ends");
  look ();
  g_assert_true (gtk_widget_is_focus (choice (page, "Fire Steve Jobs"))); /* not what gives everything up */
  tap (page, "Loan");
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_MONEY], ==, 5 + 14);
  stage_close (stage);
}

/* The year that makes something irrelevant says so; the next one does not again. */
static void
test_irrelevant (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN YEARS_END YEAR YEAR);

  g_assert_cmpint (state_of (page)->base.round, ==, 4);
  wait_without (page, GTK_TYPE_LABEL, "Irrelevant from now on: no. 1 in the factory");
  stage_close (stage);
  page = open_page (stage, DRAWN YEARS_END YEAR);
  wait_for (page, GTK_TYPE_LABEL, "Irrelevant from now on: no. 1 in the factory");
  stage_close (stage);
}

/* A personality makes a card cheaper by itself, for whom she works; what is missing is said. */
static void
test_cheaper (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS);

  tap (page, "Draw a product");
  wait_for (page, GTK_TYPE_LABEL, "Sub-era 3, 5 R&D; 2 R&D missing");
  wait_for (page, GTK_TYPE_LABEL, "Sub-era 1, 2 R&D instead of 4");
  tap (page, "Apple Lisa");
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_RD], ==, 1);
  act (page, "play.undo");
  go_on (page);
  tap (page, "Draw a product");
  wait_for (page, GTK_TYPE_LABEL, "Sub-era 1, 3 R&D");
  wait_without (page, GTK_TYPE_LABEL, "Sub-era 1, 2 R&D instead of 4");
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  stage_close (stage);
}

/* A tile says whom an event hits. */
static void
test_victim (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, EVENTS);

  wait_for (page, GTK_TYPE_LABEL, "Hits the highest Loyalty: Ann");
  wait_for (page, GTK_TYPE_LABEL, "Hits nobody");
  stage_close (stage);
}

static gboolean
is_scrollable (gpointer down)
{
  return gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down) + 200;
}

/* A dialog that comes and goes does not move the board, wherever the focus was. */
static void
test_still (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS);
  GtkWidget *draws = choice (page, "Draw a product");
  GtkWidget *scrolled = gtk_widget_get_ancestor (draws, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 720);
  wait_until (is_scrollable, down);
  gtk_widget_grab_focus (draws);
  look ();
  gtk_adjustment_set_value (down, 150);
  for (int i = 0; i < 3; i++) {
    act (page, "play.history");
    let_pass (300);
    adw_dialog_force_close (stage_dialog (stage));
    let_pass (500);
    g_assert_cmpfloat (gtk_adjustment_get_value (down), ==, 150);
  }
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/chip-shop/year/taps", test_taps, NULL);
  stage_add ("/chip-shop/year/passed", test_passed, NULL);
  stage_add ("/chip-shop/year/passed-bills", test_passed_bills, NULL);
  stage_add ("/chip-shop/year/news", test_news, NULL);
  stage_add ("/chip-shop/year/looked-at/irrelevant", test_looked_at,
             DRAWN YEARS_END YEAR NEXT NEXT QUIET QUIET QUIET NEXT NEXT);
  stage_add ("/chip-shop/year/looked-at/salaries", test_looked_at, ACTIONS WAGES NEXT NEXT);
  stage_add ("/chip-shop/year/looked-at/poor", test_looked_at, ACTIONS POOR NEXT NEXT);
  stage_add ("/chip-shop/year/looked-at/sold-out", test_looked_at,
             RELEASED NEXT NEXT QUIET QUIET QUIET NEXT NEXT);
  stage_add ("/chip-shop/year/looked-at/card", test_looked_at, EVENTS KEPT QUIET QUIET NEXT NEXT);
  stage_add ("/chip-shop/year/looked-at/last", test_looked_at, LAST_YEAR NEXT NEXT);
  stage_add ("/chip-shop/year/not-passed", test_not_passed, NULL);
  stage_add ("/chip-shop/year/last-release", test_last_release, NULL);
  stage_add ("/chip-shop/year/two-releases", test_two_releases, NULL);
  stage_add ("/chip-shop/year/only-release", test_only_release, NULL);
  stage_add ("/chip-shop/year/drawn-last/product", test_drawn_last, NULL);
  stage_add ("/chip-shop/year/drawn-last/accessory", test_drawn_last, "Standard Keyboard");
  stage_add ("/chip-shop/year/recorded", test_recorded, NULL);
  stage_add ("/chip-shop/year/drawn", test_drawn, NULL);
  stage_add ("/chip-shop/year/refused-release", test_refused_release, NULL);
  stage_add ("/chip-shop/year/due", test_due, NULL);
  stage_add ("/chip-shop/year/paid", test_paid, NULL);
  stage_add ("/chip-shop/year/signs", test_signs, NULL);
  stage_add ("/chip-shop/year/settled", test_settled, NULL);
  stage_add ("/chip-shop/year/stream", test_stream, NULL);
  stage_add ("/chip-shop/year/taken-back", test_taken_back, NULL);
  stage_add ("/chip-shop/year/irrelevant", test_irrelevant, NULL);
  stage_add ("/chip-shop/year/cheaper", test_cheaper, NULL);
  stage_add ("/chip-shop/year/victim", test_victim, NULL);
  stage_add ("/chip-shop/year/still", test_still, NULL);
  return stage_run ();
}
