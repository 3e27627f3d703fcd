/* Competitor$ with event tables of one's own: what the rules cannot know the board reads out and fills in. */
#include "stage.h"

#include "config.h"
#include "app/new-table/new-table-page.h"
#include "app/play/play-page.h"
#include "app/play/prompt-band.h"
#include "games/competitors/editor/event-tables-collection.h"
#include "games/competitors/rules/rules.h"
#include "names.h"
#include "store/collection.h"
#include "widgets/dice.h"
#include "widgets/offers.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEADER                                                                                               \
  "{\"tableside\":1,\"game\":\"competitors\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"            \
  "\"options\":{\"first\":0,\"tables\":\"ours\"}}\n"                                                         \
  "{\"do\":\"found\",\"state\":\"Texas\",\"continent\":\"north-america\"}\n"                                 \
  "{\"do\":\"found\",\"state\":\"Italy\",\"continent\":\"europe\"}\n"
#define WEATHER "{\"do\":\"roll-weather\",\"dice\":[4,7]}\n"
#define EVENT                                                                                                \
  WEATHER "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"flag\":\"asia\"}\n"              \
          "{\"do\":\"roll-event\",\"dice\":[1]}\n"

static const CompetitorsPlace africa_7 = { COMPETITORS_HAZARDS, 3, 7 };
static const CompetitorsPlace asia_1 = { COMPETITORS_EVENTS, 4, 1 };

/* A set on this computer, with one hazard and one event. */
static void
keep (int save, const CompetitorsCell *event)
{
  g_autoptr (TsEventTables) set = ts_event_tables_new ("ours", "From the box", NULL, NULL);
  CompetitorsCell hazard = { .text = "A <b>camel</b> in the way.", .save = save };
  g_autoptr (GError) error = NULL;

  g_assert_true (ts_event_tables_put (set, &africa_7, &hazard, NULL));
  if (event != NULL)
    g_assert_true (ts_event_tables_put (set, &asia_1, event, NULL));
  g_assert_true (ts_event_tables_save (set, &error));
  g_assert_no_error (error);
}

static void
forget_sets (void)
{
  g_auto (GStrv) ids = ts_collection_get_ids ("competitors");
  g_autofree char *folder = ts_collection_get_folder ("competitors");

  for (guint i = 0; ids[i] != NULL; i++) {
    g_autofree char *name = g_strconcat (ids[i], TS_COLLECTION_SUFFIX, NULL);
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_assert_cmpint (g_unlink (path), ==, 0);
  }
}

static void
close_page (Stage *stage)
{
  stage_close (stage);
  forget_sets ();
}

static const Competitors *
state_of (TsPlayPage *page)
{
  return ts_session_view (session_of (page)).state;
}

static void
tap (TsPlayPage *page, const char *what)
{
  tap_nth (panel_of (page), what, 0);
}

/* Those on the page of the panel that is to be seen: the one before it may still be fading. */
static GtkWidget *
dice_of (TsPlayPage *page)
{
  look ();
  return wait_for (panel_of (page), TS_TYPE_DICE, NULL);
}

static void
fall (TsPlayPage *page, gint64 face)
{
  GtkWidget *dice = dice_of (page);

  ts_dice_set_faces (TS_DICE (dice), &face, 1);
  g_signal_emit_by_name (dice, "complete");
}

static void
roll_weather (TsPlayPage *page)
{
  GtkWidget *dice = dice_of (page);
  gint64 faces[] = { 4, 7 };

  ts_dice_set_faces (TS_DICE (dice), faces, 2);
  g_signal_emit_by_name (dice, "complete");
}

static gboolean
is_told (TsPlayPage *page, const char *sentence)
{
  GtkWidget *band = find (GTK_WIDGET (page), TS_TYPE_PROMPT_BAND, NULL);

  return find (band, GTK_TYPE_LABEL, sentence) != NULL;
}

/* --- the danger --- */

static void
test_danger (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  TsPlayPage *page;

  /* Of people who know the phase, so that nothing else is told in its place. */
  g_settings_set_strv (settings, "known-phases", (const char *const[]) { "competitors/actions", NULL });
  keep (4, NULL);
  page = open_page (stage, HEADER);
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (find (board_of (page), ADW_TYPE_BANNER, NULL))));
  roll_weather (page);
  wait_for (page, GTK_TYPE_LABEL, "A <b>camel</b> in the way.");
  g_assert_true (is_told (page, "Danger in Africa: A <b>camel</b> in the way."));
  g_assert_cmpuint (assert_named (page), >, 10);
  tap (page, "Ann"); /* nobody is asked for the save number */
  fall (page, 3);
  g_assert_cmpint (state_of (page)->saves[0], ==, COMPETITORS_SAVED);
  tap (page, "Bo");
  fall (page, 4);
  g_assert_cmpint (state_of (page)->saves[1], ==, COMPETITORS_HIT);
  close_page (stage);
}

/* A cell may have no save number: then the table is asked for it. */
static void
test_danger_without_number (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page;

  keep (0, NULL);
  page = open_page (stage, HEADER WEATHER);
  wait_for (page, GTK_TYPE_LABEL, "A <b>camel</b> in the way.");
  tap (page, "Ann");
  tap (page, "5");
  fall (page, 4);
  g_assert_cmpint (state_of (page)->saves[0], ==, COMPETITORS_SAVED);
  close_page (stage);
}

/* --- an event --- */

static void
test_event (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  CompetitorsCell event = { .text = "A clerk is \"helpful\".", .money = -5000, .points = 1, .stops = TRUE };
  TsPlayPage *page;
  int money;

  keep (4, &event);
  page = open_page (stage, HEADER EVENT);
  money = counter_of (page, 0, COMPETITORS_MONEY);
  g_assert_true (is_told (page, "A clerk is \"helpful\"."));
  tap_nth (GTK_WIDGET (page), "Pay 5,000, 1 Victory Point more", 0); /* the big button says it */
  g_assert_cmpint (counter_of (page, 0, COMPETITORS_MONEY), ==, money - 5000);
  g_assert_cmpint (counter_of (page, 0, COMPETITORS_POINTS), ==, 1);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1); /* the round was lost */
  close_page (stage);
}

/* The owner typed in the words and nothing else: what they do to the round is for the table to say. */
static void
test_event_without_effect (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  CompetitorsCell event = { .text = "A clerk is \"helpful\"." };
  TsPlayPage *page;

  keep (4, &event);
  page = open_page (stage, HEADER EVENT);
  wait_for (page, GTK_TYPE_BUTTON, "It ends the round");
  tap (page, "Settled");
  g_assert_cmpint (state_of (page)->base.turn, ==, 0);
  close_page (stage);
}

/* Where nothing is typed in yet, the cell says where to read it. */
static void
test_empty_cell (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page;

  keep (4, NULL);
  page = open_page (stage, HEADER EVENT);
  g_assert_true (is_told (page, "Read cell Asia / 1 on your table."));
  wait_for (page, GTK_TYPE_BUTTON, "It ends the round");
  tap (page, ".cell-edit");
  adw_dialog_force_close (stage_dialog (stage));
  close_page (stage);
}

/* --- a set that is not here --- */

static void
test_missing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER WEATHER);
  GtkWidget *notice = find (board_of (page), ADW_TYPE_BANNER, NULL);

  g_assert_true (adw_banner_get_revealed (ADW_BANNER (notice)));
  g_assert_nonnull (find (notice, GTK_TYPE_LABEL,
                          "The event tables “ours” are not on this computer. Until they are, read the "
                          "printed ones."));
  g_assert_true (is_told (page, "Danger in Africa: Read cell Africa / 7 on your table."));
  tap_nth (notice, "_Event Tables…", 0);
  keep (4, NULL); /* somebody imports it */
  g_signal_emit_by_name (stage_dialog (stage), "changed");
  adw_dialog_force_close (stage_dialog (stage));
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (notice)));
  g_assert_true (is_told (page, "Danger in Africa: A <b>camel</b> in the way."));
  close_page (stage);
}

static void
test_broken (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page;
  GtkWidget *notice;

  g_assert_true (ts_collection_add ("competitors", "ours", "[", 1, NULL));
  page = open_page (stage, HEADER WEATHER);
  notice = find (board_of (page), ADW_TYPE_BANNER, NULL);
  g_assert_true (adw_banner_get_revealed (ADW_BANNER (notice)));
  g_assert_true (is_told (page, "Danger in Africa: Read cell Africa / 7 on your table."));
  close_page (stage);
}

/* --- a new table --- */

static char *
chosen_on (GtkWidget *page)
{
  return g_strdup (ts_offers_get_text (TS_OFFERS (find (page, TS_TYPE_OFFERS, NULL))));
}

static void
on_start (TsTable **started, TsTable *table)
{
  *started = g_object_ref (table);
}

static gboolean
is_started (gpointer table)
{
  return *(TsTable **) table != NULL;
}

/* Starts a table from a page on which a text is chosen; its header says so, and the next page knows. */
static void
test_new_table (Stage *stage G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = GTK_WIDGET (ts_new_table_page_new (&ts_competitors)), *again;
  g_autoptr (TsTable) table = NULL;
  g_autofree char *first = chosen_on (page), *later = NULL;

  g_assert_cmpstr (first, ==, "house");
  keep (4, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  g_signal_connect_swapped (page, "start", G_CALLBACK (on_start), &table);
  ts_offers_set_text (TS_OFFERS (find (page, TS_TYPE_OFFERS, NULL)), "ours");
  press (page, ".start-button");
  wait_until (is_started, &table);
  g_assert_nonnull (strstr (ts_session_header_line (ts_table_get_session (table)), "\"tables\":\"ours\""));
  again = GTK_WIDGET (ts_new_table_page_new (&ts_competitors));
  g_object_ref_sink (again);
  later = chosen_on (again);
  g_assert_cmpstr (later, ==, "ours");
  g_object_unref (again);
  gtk_window_destroy (GTK_WINDOW (window));
  forget_sets ();
}

/* Who makes a set before a table begins plays with it. */
static void
test_made_for_it (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  g_autofree char *chosen = NULL, *after = NULL;

  stage_open (stage, ts_games, NULL);
  press (wait_for (stage->window, GTK_TYPE_BUTTON, "Competitor$"), "Competitor$");
  page = wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  press (page, "_Your Own Event Tables…");
  keep (4, NULL);
  g_signal_emit_by_name (stage_dialog (stage), "changed");
  chosen = chosen_on (page);
  g_assert_cmpstr (chosen, ==, "ours");
  ts_offers_set_text (TS_OFFERS (find (page, TS_TYPE_OFFERS, NULL)), "none");
  g_signal_emit_by_name (stage_dialog (stage), "changed"); /* a cell was typed in */
  after = chosen_on (page);
  g_assert_cmpstr (after, ==, "none");
  adw_dialog_force_close (stage_dialog (stage));
  close_page (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/competitors-tables/danger", test_danger, NULL);
  stage_add ("/competitors-tables/danger-without-number", test_danger_without_number, NULL);
  stage_add ("/competitors-tables/event", test_event, NULL);
  stage_add ("/competitors-tables/event-without-effect", test_event_without_effect, NULL);
  stage_add ("/competitors-tables/empty-cell", test_empty_cell, NULL);
  stage_add ("/competitors-tables/missing", test_missing, NULL);
  stage_add ("/competitors-tables/broken", test_broken, NULL);
  stage_add ("/competitors-tables/new-table", test_new_table, NULL);
  stage_add ("/competitors-tables/made-for-it", test_made_for_it, NULL);
  return stage_run ();
}
