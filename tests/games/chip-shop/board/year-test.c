/* Years of Chip Shop on their page: how many taps they take, what is said of what nobody was asked, and what
 * answers say before they are given. */
#include "stage.h"

#include "games/chip-shop/rules/rules.h"
#include "widgets/choices.h"

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
#define DRAWN   ACTIONS "{\"do\":\"draw-product\",\"square\":1,\"card\":\"micro-ace\"}\n"
#define POOR    ACTIONS "{\"do\":\"adjust\",\"who\":0,\"counter\":\"money\",\"by\":-5}\n"

static const ChipShop *
state_of (TsPlayPage *page)
{
  return ts_session_view (session_of (page)).state;
}

static GtkWidget *
choice (TsPlayPage *page, const char *label)
{
  return gtk_widget_get_ancestor (wait_for (page, GTK_TYPE_LABEL, label), GTK_TYPE_BUTTON);
}

static void
tap (TsPlayPage *page, const char *label)
{
  look ();
  g_signal_emit_by_name (choice (page, label), "clicked");
  settle (page);
  taps++;
}

static void
go_on (TsPlayPage *page)
{
  act (page, "play.default");
  taps++;
}

/* Each draws an event, and uses three staff tokens. */
static void
play_year (TsPlayPage *page, const char *const tokens[3])
{
  go_on (page);
  for (int i = 0; i < 3; i++)
    tap (page, "Quiet Year");
  for (int i = 0; i < 9; i++)
    tap (page, tokens[i % 3]);
  look ();
  press (GTK_WIDGET (page), "Sign for _Everybody");
  settle (page);
  taps++;
}

/* Once 30 taps: “Go on” after each event and each one’s actions and updates, two for each card and each
 * specialist, and two before the events. */
static void
test_taps (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const tokens[] = { "Marketing expert", "1 money for 1 R&D", "1 money for 1 Quality" };
  TsPlayPage *page = open_page (stage, PICKED);

  taps = 0;
  play_year (page, tokens);
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_START_OF_YEAR);
  g_assert_cmpint (taps, <=, 14);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/chip-shop/year/taps", test_taps, NULL);
  return stage_run ();
}
