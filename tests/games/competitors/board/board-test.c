/* Competitor$ on its board: what is tapped becomes entries, and what the rules refuse changes nothing. */
#include "stage.h"

#include "app/pace/clock-setting.h"
#include "app/play/default-button.h"
#include "app/play/prompt-band.h"
#include "frame.h"
#include "games/competitors/board/actions.h"
#include "games/competitors/board/board.h"
#include "games/competitors/board/dealings.h"
#include "games/competitors/board/ledger.h"
#include "games/competitors/board/map.h"
#include "games/competitors/board/road.h"
#include "games/competitors/board/state-entry.h"
#include "games/competitors/board/toll.h"
#include "games/competitors/board/trade-side.h"
#include "games/competitors/rules/rules.h"
#include "hearing.h"
#include "languages.h"
#include "names.h"
#include "referee/number.h"
#include "referee/json.h"
#include "store/table.h"
#include "widgets/board-panel.h"
#include "widgets/chips.h"
#include "widgets/choices.h"
#include "widgets/dice.h"
#include "widgets/sheet.h"

#include <string.h>

#define HEADER(options)                                                                                      \
  "{\"tableside\":1,\"game\":\"competitors\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"            \
  "\"options\":{" options "}}\n"
#define FOUND                                                                                                \
  "{\"do\":\"found\",\"state\":\"Texas\",\"continent\":\"north-america\"}\n"                                 \
  "{\"do\":\"found\",\"state\":\"Italy\",\"continent\":\"europe\"}\n"
#define WEATHER "{\"do\":\"roll-weather\",\"dice\":[3,7]}\n"
#define ROUND   HEADER ("\"first\":0") FOUND WEATHER "{\"do\":\"draw\",\"card\":\"contract\"}\n"
#define SIGN                                                                                                 \
  "{\"do\":\"sign\",\"vehicle\":\"truck\",\"from\":\"europe\",\"to\":\"asia\",\"turns\":2,\"fee\":20000}\n"
#define DELIVER  "{\"do\":\"deliver\",\"contract\":1}\n"
#define DELIVERY HEADER ("\"first\":0") FOUND WEATHER SIGN DELIVER
/* What the big button says while actions are left. */
#define END_WITH_1 "End the round: 1 action unused"
#define END_WITH_2 "End the round: 2 actions unused"
/* By the newest rules. */
#define TABLE_OF_2                                                                                           \
  "{\"tableside\":1,\"game\":\"competitors\",\"rules\":2,\"players\":[{\"name\":\"Ann\"},"                   \
  "{\"name\":\"Bo\"}],\"options\":{\"first\":0}}\n"

/* --- at the table --- */

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

static void
tap_continent (TsPlayPage *page, int continent)
{
  tap_nth (find (board_of (page), TS_TYPE_COMPETITORS_MAP, NULL), ".continent", (guint) continent);
}

/* The line of the sheet in the panel. */
static GtkWidget *
input_of (TsPlayPage *page, const char *field)
{
  g_autofree char *style = g_strconcat (".", field, NULL);

  return find (find (panel_of (page), TS_TYPE_SHEET, NULL), GTK_TYPE_WIDGET, style);
}

static void
assert_told (GtkWidget *root, const char *sentence)
{
  GtkWidget *label = find (root, GTK_TYPE_LABEL, sentence);

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_visible (label));
}

/* That of the dealings which is there. */
static GtkWidget *
dealing_of (TsPlayPage *page)
{
  GtkWidget *dealings = find (board_of (page), TS_TYPE_COMPETITORS_DEALINGS, NULL);
  GtkWidget *panel = gtk_widget_get_ancestor (dealings, TS_TYPE_BOARD_PANEL);

  return GTK_WIDGET (ts_board_panel_get_visible (TS_BOARD_PANEL (panel)));
}

static GtkWidget *
dice_of (TsPlayPage *page)
{
  return find (panel_of (page), TS_TYPE_DICE, NULL);
}

static void
fall (TsPlayPage *page, gint64 first, gint64 second)
{
  gint64 faces[] = { first, second };

  look ();
  ts_dice_set_faces (TS_DICE (dice_of (page)), faces, second > 0 ? 2 : 1);
  g_signal_emit_by_name (dice_of (page), "complete");
  settle (page);
}

static int
counter (TsPlayPage *page, int seat, int which)
{
  return state_of (page)->base.counters[seat][which];
}

/* Why what is filled in would be refused, as the sheet that is seen says it; or NULL. */
static const char *
refusal_on (TsPlayPage *page)
{
  GtkWidget *note;

  for (guint n = 0; (note = find_nth (board_of (page), GTK_TYPE_LABEL, ".refused", n)) != NULL; n++)
    if (gtk_widget_get_mapped (note))
      return gtk_label_get_label (GTK_LABEL (note));
  return NULL;
}

/* One that cannot be pressed says why, if there is a sentence for it. */
static void
assert_big_button (TsPlayPage *page, const char *label, gboolean sensitive)
{
  GtkWidget *button = find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button");
  const char *refusal;

  look ();
  refusal = sensitive ? NULL : refusal_on (page);
  g_assert_nonnull (find (button, GTK_TYPE_LABEL, refusal != NULL ? refusal : label));
  g_assert_true (gtk_widget_is_sensitive (button) == sensitive);
}

static void
tap_big_button (TsPlayPage *page, const char *label)
{
  assert_big_button (page, label, TRUE);
  tap_nth (GTK_WIDGET (page), ".default-button", 0);
}

static gboolean
can_press (GtkWidget *root, const char *label)
{
  GtkWidget *button = find (root, GTK_TYPE_BUTTON, label);

  return button != NULL && gtk_widget_get_mapped (button) && gtk_widget_get_sensitive (button);
}

static void
say (TsPlayPage *page, const char *line)
{
  g_assert_true (ts_table_say_line (ts_play_page_get_table (page), line, strlen (line), NULL));
}

/* --- the beginning --- */

static void
test_begin (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"mode\":\"points\""));

  fall (page, 4, 0);
  fall (page, 2, 0);
  g_assert_cmpint (state_of (page)->first, ==, 0);
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, "Tap the continent, here or on the map."));
  tap_continent (page, 0);
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, "Which State is it?"));
  g_signal_emit_by_name (find (panel_of (page), GTK_TYPE_ENTRY, NULL), "activate"); /* no State yet */
  g_assert_false (state_of (page)->headquarters[0].there);
  gtk_editable_set_text (GTK_EDITABLE (find (panel_of (page), GTK_TYPE_ENTRY, NULL)), "Texas");
  tap_big_button (page, "Found the Headquarters");
  g_assert_cmpstr (state_of (page)->headquarters[0].state, ==, "Texas");
  g_assert_cmpstr (
      ts_prompt_band_get_news (TS_PROMPT_BAND (find (GTK_WIDGET (page), TS_TYPE_PROMPT_BAND, NULL))), ==,
      "Ann: Headquarters, 2 Trucks, the Ship (in port) and the Aircraft (at the airport) to the State Texas; "
      "10 Territory cards, 5 Contract cards and 200,000 in money.");
  tap_continent (page, 4);
  tap_continent (page, 2); /* a second thought */
  gtk_editable_set_text (GTK_EDITABLE (find (panel_of (page), GTK_TYPE_ENTRY, NULL)), " TEXAS ");
  assert_big_button (page, "Found the Headquarters", FALSE);
  gtk_editable_set_text (GTK_EDITABLE (find (panel_of (page), GTK_TYPE_ENTRY, NULL)), "Italy");
  g_signal_emit_by_name (find (panel_of (page), GTK_TYPE_ENTRY, NULL), "activate"); /* the Enter key */
  g_assert_cmpint (state_of (page)->headquarters[1].continent, ==, 2);
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_WEATHER);
  stage_close (stage);
}

/* What is typed after the tap is the State. */
static void
test_state_is_typed_next (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0"));
  GtkWidget *focus;

  tap (page, "Europe");
  focus = gtk_root_get_focus (GTK_ROOT (stage->window));
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, input_of (page, "state")));
  stage_close (stage);
}

static void
test_weather (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND);

  fall (page, 3, 7);
  g_assert_cmpint (state_of (page)->danger_continent, ==, 2);
  g_assert_cmpint (state_of (page)->danger_face, ==, 7);
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, ".cell-text")); /* it is read out first */
  g_assert_cmpuint (assert_named (page), >, 10);
  tap (page, "Bo");
  assert_big_button (page, "On with the round", TRUE); /* which ends nobody's round */
  fall (page, 1, 0);
  g_assert_cmpint (state_of (page)->saves[1], ==, COMPETITORS_SAVED);
  g_assert_cmpint (state_of (page)->saves[0], ==, COMPETITORS_NOT_ROLLED);
  assert_told (panel_of (page), "In danger are Trucks outside a Headquarters or Branch of their owner, Ships "
                                "that are in no port, and Aircraft in flight.");
  g_assert_false (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_LABEL, ".danger-home")));
  tap (page, "Ann");
  fall (page, 6, 0);
  assert_told (panel_of (page), "Ann: home to the nearest Headquarters or Branch of one’s own.");
  tap_big_button (page, "On with the round");
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_BUTTON, "draw a card"));
  stage_close (stage);
}

/* The danger is read out, once, and again for whoever opens it again. */
static void
test_danger_is_announced (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND);
  const char *text = ts_competitors_hazards[2][6].text;
  guint before = hearing_count (text);

  fall (page, 3, 7);
  look ();
  g_assert_cmpuint (hearing_count (text), ==, before + 1);
  tap (page, "Bo");
  fall (page, 6, 0);
  look ();
  g_assert_cmpuint (hearing_count (text), ==, before + 1);
  tap_big_button (page, "On with the round");
  tap (page, "The danger");
  look ();
  g_assert_cmpuint (hearing_count (text), ==, before + 2);
  stage_close (stage);
}

/* Two taps of one finger: the second one was not meant for the page that the first one turned to. */
static void
test_double_tap (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER);
  GtkWidget *danger = panel_of (page);
  GtkWidget *button = find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button");
  guint n = ts_session_n_records (session_of (page));

  g_assert_true (gtk_widget_get_focus_on_click (button));
  act (page, "play.default");
  g_assert_true (panel_of (page) != danger);
  g_assert_false (gtk_widget_get_focus_on_click (button)); /* so a second tap does not take it there */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "play.default", NULL));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  g_assert_true (gtk_widget_activate_action (panel_of (page), "part.open", "s", "sign"));
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_BUTTON, "draw a card"));
  act (page, "play.default"); /* somebody has looked */
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 1);
  stage_close (stage);
}

/* A plane asks where it may land; the rules know where its owner is at home. */
static void
test_airports (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, HEADER ("\"first\":0") FOUND WEATHER
                 "{\"do\":\"buy\",\"what\":\"branch\",\"state\":\"Japan\",\"continent\":\"asia\"}\n");

  tap (page, "Move without goods");
  tap (page, "Aircraft");
  assert_told (panel_of (page),
               "National Airports: only North America, Asia. Elsewhere an Intercontinental one "
               "comes first, and takes all points that are left.");
  tap (page, "Green notch");
  assert_told (panel_of (page), "Fuel 1,000. National Airports: only North America, Asia. Elsewhere an "
                                "Intercontinental one comes first, and takes all points that are left.");
  stage_close (stage);
}

#define SIGNED(vehicle, from, to, turns)                                                                     \
  HEADER ("\"first\":0")                                                                                     \
  FOUND WEATHER "{\"do\":\"sign\",\"vehicle\":\"" vehicle "\",\"from\":\"" from "\",\"to\":\"" to            \
                "\",\"turns\":" turns ",\"fee\":500}\n" DELIVER

#define FLY "{\"do\":\"move\",\"vehicle\":\"aircraft\",\"distance\":\"green\"}\n"

/* A plane from one continent to another is in the air before its last movement turn, and lands far in that.
 */
static void
test_still_in_flight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SIGNED ("aircraft", "north-america", "africa", "2"));

  tap (page, "Green notch");
  assert_told (panel_of (page), "It is still in flight, and lands nowhere.");
  tap_big_button (page, "Move");
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_DELIVERY);
  assert_big_button (page, "Move", FALSE); /* what is in flight has not arrived */
  act (page, "play.undo");
  act (page, "play.redo");
  assert_big_button (page, "Move", FALSE);
  g_assert_true (can_press (panel_of (page), "The goods have arrived"));
  tap (page, "Green notch");
  assert_told (panel_of (page), "It lands in another continent.");
  tap_big_button (page, "Move");
  g_assert_cmpint (state_of (page)->due_customs, ==, 1);
  tap_big_button (page, "A green card");
  assert_big_button (page, "The goods have arrived", TRUE);
  stage_close (stage);

  page = open_page (stage, SIGNED ("aircraft", "north-america", "africa", "1"));
  tap (page, "Green notch");
  tap (page, "Still in flight");
  tap_big_button (page, "Move");
  g_assert_true (can_press (panel_of (page), "The goods have arrived"));
  tap_big_button (page, "The delivery fails");
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_FAILED);
  stage_close (stage);

  /* The entries tell as much where the table is opened again: no card was drawn. */
  page = open_page (stage, SIGNED ("aircraft", "north-america", "africa", "2") FLY);
  assert_big_button (page, "Move", FALSE);
  g_assert_true (can_press (panel_of (page), "The goods have arrived"));
  stage_close (stage);

  page = open_page (stage, SIGNED ("aircraft", "north-america", "africa", "1") FLY);
  tap_big_button (page, "The delivery fails");
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_FAILED);
  stage_close (stage);

  page = open_page (stage,
                    SIGNED ("aircraft", "africa", "north-america", "2") FLY); /* at home they may be there */
  assert_big_button (page, "The goods have arrived", TRUE);
  stage_close (stage);

  page = open_page (stage, SIGNED ("aircraft", "north-america", "africa", "1"));
  g_assert_false (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_BUTTON, "In the same continent")));
  stage_close (stage);

  page = open_page (stage, SIGNED ("ship", "europe", "africa", "1"));
  tap_nth (input_of (page, "hexes"), "2", 0);
  tap_big_button (page, "Move"); /* it docks where it has to */
  g_assert_cmpint (state_of (page)->due_customs, ==, 1);
  stage_close (stage);
}

typedef struct {
  TsPlayPage *page;
  const char *last; /* a chip */
} Below;

static gboolean
is_low (gpointer window)
{
  return gtk_widget_get_width (window) < 400 && gtk_widget_get_height (window) < 680;
}

static gboolean
is_last_seen (gpointer data)
{
  Below *self = data;

  return is_seen_whole (find (input_of (self->page, "customs"), GTK_TYPE_BUTTON, self->last));
}

/* On a phone the tap that says how far it goes leads to how it ends. */
static void
test_end_in_sight (Stage *stage, gconstpointer vehicle)
{
  gboolean sails = g_str_equal (vehicle, "ship");
  Below below = { .last = sails ? "Oceania" : "In another continent" };

  below.page = open_page (stage, sails ? SIGNED ("ship", "europe", "africa", "2")
                                       : SIGNED ("aircraft", "europe", "africa", "2"));
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 600);
  wait_until (is_low, stage->window);
  let_pass (500);
  g_assert_false (is_last_seen (&below));
  if (sails)
    tap_nth (input_of (below.page, "hexes"), "2", 0);
  else
    tap (below.page, "Green notch");
  wait_until (is_last_seen, &below);
  let_pass (500);
  g_assert_true (is_last_seen (&below));
  stage_close (stage);
}

#define OF_FOUR(one, two, three, four)                                                                       \
  "{\"tableside\":1,\"game\":\"competitors\",\"players\":[{\"name\":\"" one "\"},{\"name\":\"" two "\"},"    \
  "{\"name\":\"" three "\"},{\"name\":\"" four "\"}],\"options\":{\"first\":0}}\n" FOUND                     \
  "{\"do\":\"found\",\"state\":\"India\",\"continent\":\"asia\"}\n"                                          \
  "{\"do\":\"found\",\"state\":\"Kenya\",\"continent\":\"africa\"}\n" WEATHER

#define FOUR_PLAYERS OF_FOUR ("Ann", "Bo", "Carla", "David")

/* Whether all that are shown in the panel are, and there are some. */
static gboolean
are_in_sight (gpointer page, const char *style)
{
  GtkWidget *choice;
  guint seen = 0;

  for (guint n = 0; (choice = find_nth (panel_of (page), GTK_TYPE_BUTTON, style, n)) != NULL; n++) {
    if (gtk_widget_get_mapped (choice) && !is_seen_whole (choice))
      return FALSE;
    seen += gtk_widget_get_mapped (choice);
  }
  return seen > 0;
}

static gboolean
has_actions_in_sight (gpointer page)
{
  return gtk_widget_get_height (page) <= 720 && TS_IS_COMPETITORS_ACTIONS (panel_of (page)) &&
         are_in_sight (page, ".choice");
}

static gboolean
has_docks_in_sight (gpointer page)
{
  return gtk_widget_get_width (page) <= 360 && gtk_widget_get_height (page) <= 720 &&
         is_seen_whole (find (input_of (page, "customs"), GTK_TYPE_BUTTON, "North America"));
}

/* Four companies leave room for what the two actions can be, and on a phone for where a Ship docks. */
static void
test_four_players (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page;

  page = open_page (
      stage, FOUR_PLAYERS
      "{\"do\":\"sign\",\"vehicle\":\"ship\",\"from\":\"north-america\",\"to\":\"europe\",\"turns\":2,"
      "\"fee\":20000}\n" DELIVER);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 370, 730); /* with shadows */
  let_pass (500);
  wait_until (has_docks_in_sight, page);
  stage_close (stage);

  page = open_page (stage, FOUR_PLAYERS);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1010, 730); /* also for the next window */
  tap_big_button (page, "On with the round");
  let_pass (500);
  wait_until (has_actions_in_sight, page);
  stage_close (stage);
}

/* Whoever has most to choose from: a Contract for each vehicle, a Branch, and no money for another one. */
#define NEXT "{\"do\":\"next\"}\n"
#define BUSY(what)                                                                                           \
  "{\"do\":\"sign\",\"vehicle\":\"" what "\",\"from\":\"north-america\","                                    \
  "\"to\":\"south-america\",\"turns\":3,\"fee\":40000}\n"

static char *
busy_evening (const char *const *names, guint n)
{
  static const char *const actions[] = {
    "{\"do\":\"buy\",\"what\":\"branch\",\"state\":\"Nicaragua\",\"continent\":\"north-america\"}\n" BUSY (
        "truck"),
    BUSY ("truck") BUSY ("ship"),
    "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":80000}\n" BUSY ("aircraft"),
  };
  g_autoptr (GString) text =
      g_string_new ("{\"tableside\":1,\"game\":\"competitors\",\"rules\":2,\"players\":[");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s{\"name\":\"%s\"}", i > 0 ? "," : "", names[i]);
  g_string_append (text, "],\"options\":{\"first\":0}}\n");
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "{\"do\":\"found\",\"state\":\"%c\",\"continent\":\"europe\"}\n", 'A' + i);
  for (guint round = 0; round < G_N_ELEMENTS (actions); round++) {
    g_string_append_printf (text, WEATHER "%s", actions[round]);
    for (guint i = 0; i < n && round + 1 < G_N_ELEMENTS (actions); i++)
      g_string_append (text, NEXT);
  }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static GtkWidget *
page_new (const char *evening)
{
  g_autofree char *path = put_table ("busy.tableside", evening);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, &error);

  g_assert_no_error (error);
  return GTK_WIDGET (ts_play_page_new (table));
}

/* In the windows that people have, but on a phone, below clocks as well; `name`: of a player, to tell which
 * table it is. */
static void
check_in_sight (Frame *frame, GtkWidget *page, const char *style, const char *name)
{
  static const struct {
    int width, height, clocks;
  } windows[] = {
    { 1000, 720, TS_CLOCK_OFF }, { 1280, 800, TS_CLOCK_OFF }, { 1366, 768, TS_CLOCK_OFF },
    { 1366, 768, TS_CLOCK_UP },  { 1000, 720, TS_CLOCK_UP },
  };
  TsTable *table = ts_play_page_get_table (TS_PLAY_PAGE (page));

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++) {
    set_clocks (table, windows[i].clocks);
    frame_resize (frame, windows[i].width, windows[i].height);
    if (!are_in_sight (page, style)) {
      g_test_message ("%s: %d × %d, %s, %s", G_OBJECT_TYPE_NAME (panel_of (TS_PLAY_PAGE (page))),
                      windows[i].width, windows[i].height,
                      windows[i].clocks == TS_CLOCK_OFF ? "no clocks" : "clocks", name);
      g_test_fail ();
    }
  }
  set_clocks (table, TS_CLOCK_OFF);
}

static TsBoardPanel *
panel_around (GtkWidget *part)
{
  return TS_BOARD_PANEL (gtk_widget_get_ancestor (part, TS_TYPE_BOARD_PANEL));
}

static void
check_busy_evening (Frame *frame, const char *const *names, guint n)
{
  g_autofree char *evening = busy_evening (names, n);
  GtkWidget *page = page_new (evening);

  frame_set_child (frame, page);
  check_in_sight (frame, page, ".choice", names[0]);
  ts_board_panel_open (panel_around (panel_of (TS_PLAY_PAGE (page))), "market");
  check_in_sight (frame, page, ".choice", names[0]);
  ts_board_panel_open (panel_around (panel_of (TS_PLAY_PAGE (page))), "danger");
  check_in_sight (frame, page, ".choice", names[0]);
  frame_set_child (frame, NULL);
}

/* How far a Truck drives, a Ship sails and an Aircraft flies, and where it ends. */
static void
check_delivery (Frame *frame, const char *const *names, int contract)
{
  g_autofree char *busy = busy_evening (names, 5);
  g_autofree char *evening = g_strdup_printf ("%s{\"do\":\"deliver\",\"contract\":%d}\n", busy, contract);
  GtkWidget *page = page_new (evening);

  frame_set_child (frame, page);
  check_in_sight (frame, page, ".chip", names[0]);
  frame_set_child (frame, NULL);
}

#define WHO_BEGINS                                                                                           \
  "{\"tableside\":1,\"game\":\"competitors\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bob\"},"            \
  "{\"name\":\"Cem\"},{\"name\":\"Dan\"},{\"name\":\"Eva\"}],\"options\":{%s}}\n%s"
#define FIVE_FOUNDED                                                                                         \
  "{\"do\":\"found\",\"state\":\"A\",\"continent\":\"europe\"}\n"                                            \
  "{\"do\":\"found\",\"state\":\"B\",\"continent\":\"europe\"}\n"                                            \
  "{\"do\":\"found\",\"state\":\"C\",\"continent\":\"asia\"}\n"                                              \
  "{\"do\":\"found\",\"state\":\"D\",\"continent\":\"asia\"}\n"                                              \
  "{\"do\":\"found\",\"state\":\"E\",\"continent\":\"africa\"}\n"

/* Who begins, and the danger: a face for each number of the dice. */
static void
check_faces (Frame *frame, const char *option, const char *founded)
{
  g_autofree char *evening = g_strdup_printf (WHO_BEGINS, option, founded);
  GtkWidget *page = page_new (evening);

  frame_set_child (frame, page);
  check_in_sight (frame, page, ".face", "faces");
  frame_set_child (frame, NULL);
}

/* In every language, with many players and with few, with long names and with short ones. */
static void
test_choices_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const briefly[] = { "Ann", "Bob", "Cem", "Dan", "Eva" };
  static const char *const at_length[] = { "Maximiliane-Alexandra von Hohenschönberg",
                                           "Maximiliane-Alexandra von Hohenschönbuch",
                                           "Wilhelmina-Theodora van der Westerhuizen",
                                           "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWA",
                                           "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWB" };

  Frame *frame;

  stage_open (stage, ts_games, NULL);
  frame = frame_new (1366, 800);
  for (guint i = 0; i < LANGUAGES; i++) {
    speak (&languages[i]);
    g_test_message ("%s", languages[i].locale);
    check_busy_evening (frame, briefly, 5);
    for (int contract = 2; contract <= 4; contract++)
      check_delivery (frame, briefly, contract);
    check_faces (frame, "", "");
    check_faces (frame, "\"first\":0", FIVE_FOUNDED);
    check_busy_evening (frame, at_length, 5);
    check_busy_evening (frame, i % 2 == 0 ? at_length : briefly, 2 + i % 3);
  }
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (frame))));
  speak_english ();
  stage_close (stage);
}

/* Where there is only Oceania nobody is asked for other continents; the map still has them. */
static void
test_flag_in_oceania (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SIGNED ("truck", "oceania", "oceania", "2"));

  tap (page, "Plain");
  tap (page, "Red flag");
  g_assert_true (gtk_widget_get_visible (find (input_of (page, "flag"), GTK_TYPE_BUTTON, "Oceania")));
  g_assert_false (gtk_widget_get_visible (find (input_of (page, "flag"), GTK_TYPE_BUTTON, "Asia")));
  tap_continent (page, 4);
  assert_told (panel_of (page), "Fuel 500. No Customs card. Then an event in Asia.");
  stage_close (stage);
}

/* While the way is asked a tap on the map is no red flag; it is where a Ship docks. */
static void
test_map_on_the_way (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SIGNED ("truck", "europe", "asia", "2"));
  GtkWidget *told = find (board_of (page), GTK_TYPE_LABEL, ".world-told");

  tap (page, "Plain");
  tap_continent (page, 2);
  assert_told (panel_of (page), "Fuel 500. No Customs card.");
  g_assert_true (gtk_widget_get_visible (told));
  tap (page, "Red flag");
  assert_told (panel_of (page), "Does it end in a State with a red flag? Tap the continent.");
  tap_continent (page, 2);
  assert_told (panel_of (page), "Whose Headquarters does it pass?");
  assert_told (panel_of (page), "Fuel 500. No Customs card. Then an event in Europe.");
  stage_close (stage);

  page = open_page (stage, SIGNED ("ship", "north-america", "africa", "2"));
  tap_nth (input_of (page, "hexes"), "2", 0);
  assert_told (panel_of (page), "It stays at sea, and passes no channel.");
  tap_continent (page, 3);
  assert_told (panel_of (page), "Fuel 1,000. 1 Customs card.");
  tap_big_button (page, "Move");
  g_assert_cmpint (state_of (page)->due_customs, ==, 1);
  g_assert_cmpint (state_of (page)->due_event, ==, 0);
  stage_close (stage);
}

/* A Special card lies with its State, and whoever gives that away is told to discard it. */
static void
test_kept_card (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, HEADER ("\"first\":0") FOUND WEATHER
                 "{\"do\":\"buy\",\"what\":\"branch\",\"state\":\"Japan\",\"continent\":\"asia\"}\n"
                 "{\"do\":\"special\",\"who\":0,\"state\":\"Japan\"}\n");

  assert_told (board_of (page), "Headquarters: Texas, North America");
  assert_told (board_of (page), "Branch: Japan, Asia");
  assert_told (board_of (page), "1 Special card is kept there.");
  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  tap_nth (dealing_of (page), "Japan", 1); /* the first one is in the middle */
  assert_told (dealing_of (page), "A gift: nothing is given for it. Discard the Special card kept in Japan.");
  tap_continent (page, 4);
  assert_told (board_of (page), "Asia. Ann has a Branch in Japan. 1 Special card is kept there.");
  tap (page, "Buy or sell");
  assert_told (panel_of (page), "50,000; discard its Special card");
  stage_close (stage);
}

/* The big button finishes what the board offers; only then does it end the round. */
static void
test_big_button (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0"));

  assert_big_button (page, "Found the Headquarters", FALSE);
  tap_continent (page, 0);
  gtk_editable_set_text (GTK_EDITABLE (find (panel_of (page), GTK_TYPE_ENTRY, NULL)), "Texas");
  assert_big_button (page, "Found the Headquarters", TRUE);
  act (page, "play.default");
  g_assert_cmpstr (state_of (page)->headquarters[0].state, ==, "Texas");
  assert_big_button (page, "Found the Headquarters", FALSE);
  stage_close (stage);

  page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER);
  assert_big_button (page, "On with the round",
                     TRUE); /* the danger is read first, and nobody loses an action */
  act (page, "play.default");
  g_assert_cmpint (state_of (page)->actions, ==, 2);
  assert_big_button (page, END_WITH_2, TRUE);
  tap (page, "Sign a Contract");
  assert_big_button (page, "Sign the Contract", FALSE);
  tap (page, ".sheet-back");
  assert_big_button (page, END_WITH_2, TRUE);
  act (page, "play.default");
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  stage_close (stage);
}

/* The big button throws, and the faces of both dice are there beside it: neither way has to be looked for. */
static void
test_dice (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND);

  g_assert_nonnull (find (panel_of (page), GTK_TYPE_WIDGET, ".face"));
  g_assert_false (gtk_widget_get_mapped (find (panel_of (page), GTK_TYPE_WIDGET, ".roll")));
  g_assert_false (gtk_widget_get_mapped (find (panel_of (page), GTK_TYPE_WIDGET, ".dice-mode")));
  tap_nth (panel_of (page), ".face", 2);
  tap_nth (panel_of (page), ".face", 6 + 11);
  g_assert_cmpint (state_of (page)->danger_continent, ==, 2);
  g_assert_cmpint (state_of (page)->danger_face, ==, 12);
  g_assert_cmpuint (taps, ==, 2);
  stage_close (stage);
}

/* Enter after Enter: what was typed in is said, and then the big button throws. */
static void
test_focus (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0"));

  for (int seat = 0; seat < 2; seat++) {
    GtkEditable *entry;

    tap_continent (page, seat);
    entry = GTK_EDITABLE (find (panel_of (page), GTK_TYPE_ENTRY, NULL));
    gtk_editable_set_text (entry, seat == 0 ? "Texas" : "Peru");
    g_assert_true (gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (entry))));
    look ();
    g_signal_emit_by_name (entry, "activate");
  }
  look ();
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_WEATHER);
  g_assert_true (gtk_widget_has_focus (find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button")));
  stage_close (stage);
}

static GtkWidget *
focus_of (TsPlayPage *page)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (page)));
}

/* Whether the focus is on what answers: on the board, or on the big button. */
static gboolean
is_focus_there (gpointer page)
{
  GtkWidget *focus = focus_of (page);

  return focus != NULL && (TS_IS_DEFAULT_BUTTON (focus) || gtk_widget_is_ancestor (focus, board_of (page)));
}

/* A page takes the focus there once it has come in. */
static void
await_focus (TsPlayPage *page)
{
  wait_until (is_focus_there, page);
  look ();
}

/* A sheet takes the keyboard to what it asks, and goes on with it. */
static void
test_sheet_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);

  await_focus (page);
  tap (page, "Sign a Contract");
  g_assert_true (focus_of (page) == find (input_of (page, "vehicle"), GTK_TYPE_TOGGLE_BUTTON, NULL));
  tap (page, "Truck");
  g_assert_true (focus_of (page) ==
                 find (input_of (page, "from"), GTK_TYPE_TOGGLE_BUTTON, NULL)); /* the next question */
  assert_big_button (page, "Sign the Contract", FALSE);
  tap (page, ".sheet-back");
  tap (page, "Move without goods");
  g_assert_true (focus_of (page) == find (panel_of (page), GTK_TYPE_TOGGLE_BUTTON, "Truck"));
  stage_close (stage);

  page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER SIGN);
  await_focus (page);
  gtk_widget_grab_focus (find (panel_of (page), GTK_TYPE_BUTTON, "Deliver 1"));
  tap (page, "Deliver 1");
  g_assert_true (gtk_widget_has_css_class (focus_of (page), "road-tile"));
  stage_close (stage);
}

/* Tab goes on with every press, through each of the books, and comes round again. */
static void
test_tab (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const books[] = { "Companies", "Ledger", "Dealings" };
  TsPlayPage *page = open_page (stage, ROUND);
  GtkWidget *start, *before;
  int n;

  await_focus (page);
  start = focus_of (page);
  for (guint i = 0; i < G_N_ELEMENTS (books); i++) {
    tap_nth (board_of (page), books[i], 0);
    look ();
    gtk_widget_grab_focus (start);
    n = 0;
    do {
      before = focus_of (page);
      gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (page))), GTK_DIR_TAB_FORWARD);
      g_assert_true (focus_of (page) != before);
      g_assert_cmpint (++n, <, 100);
    } while (focus_of (page) != start);
    g_assert_cmpint (n, >, 15);
  }
  stage_close (stage);
}

/* The faces are there for whoever throws on the table, and a button for others. */
static void
test_dice_by_hand (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tableside.Tableside");
  TsPlayPage *page;
  GtkWidget *roll;

  g_settings_set_string (settings, "dice", "hand");
  page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER);
  tap (page, "Bo"); /* who is hit is for the table to know, so no big button throws that die */
  g_assert_true (gtk_widget_get_mapped (find (dice_of (page), GTK_TYPE_BUTTON, ".face")));
  roll = gtk_widget_get_next_sibling (dice_of (page));
  g_assert_false (gtk_widget_get_visible (roll));
  g_settings_set_string (settings, "dice", "screen");
  g_assert_true (gtk_widget_get_visible (roll));
  g_assert_true (gtk_widget_get_mapped (find (dice_of (page), GTK_TYPE_BUTTON, ".face")));
  g_settings_reset (settings, "dice");
  stage_close (stage);
}

/* Where the house's tables are not read, the cell says where to look, and the save number is tapped first. */
static void
test_own_tables (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0,\"tables\":\"none\"") FOUND);

  fall (page, 4, 7);
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, "Read cell Africa / 7 on your table."));
  tap (page, "Ann");
  tap (page, "3");
  fall (page, 2, 0);
  g_assert_cmpint (state_of (page)->saves[0], ==, COMPETITORS_SAVED);
  stage_close (stage);
}

/* --- a round --- */

static void
test_sign (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  const CompetitorsContract *contract;

  g_assert_cmpuint (assert_named (page), >, 10);
  tap (page, "Sign a Contract");
  assert_big_button (page, "Sign the Contract", FALSE);
  assert_told (panel_of (page), "It takes 2 Territory cards and 1 Contract card.");
  tap (page, "Ship");
  tap_continent (page, 2);
  tap_continent (page, 4);
  tap (page, "4");
  tap (page, "10k");
  tap (page, "10k");
  tap (page, "500");
  tap_big_button (page, "Sign the Contract");
  g_assert_cmpint (state_of (page)->n_contracts, ==, 1);
  contract = &state_of (page)->contracts[0];
  g_assert_cmpint (contract->vehicle, ==, COMPETITORS_SHIP);
  g_assert_cmpint (contract->from, ==, 2);
  g_assert_cmpint (contract->to, ==, 4);
  g_assert_cmpint (contract->turns, ==, 4);
  g_assert_cmpint (contract->fee, ==, 20500);
  g_assert_cmpuint (taps, ==, 9);
  stage_close (stage);
}

/* Nobody signs for a fee that was not said; 0 is one, for whoever types it. */
static void
test_fee (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  GtkEditable *sum;

  tap (page, "Sign a Contract");
  tap (page, "Truck");
  tap_continent (page, 2);
  tap_continent (page, 4);
  tap (page, "3");
  sum = GTK_EDITABLE (find (input_of (page, "fee"), GTK_TYPE_ENTRY, NULL));
  assert_big_button (page, "Sign the Contract", FALSE);
  gtk_editable_set_text (sum, "0");
  assert_big_button (page, "Sign the Contract", TRUE);
  gtk_editable_set_text (sum, "ten");
  assert_big_button (page, "Sign the Contract", FALSE);
  gtk_editable_set_text (sum, "");
  tap (page, "10k");
  tap (page, "1k");
  tap (page, ".give-back");
  g_assert_cmpstr (gtk_editable_get_text (sum), ==, "10,000");
  tap (page, ".give-back");
  assert_big_button (page, "Sign the Contract", FALSE);
  gtk_editable_set_text (sum, "137,500");
  tap_big_button (page, "Sign the Contract");
  g_assert_cmpint (state_of (page)->contracts[0].fee, ==, 137500);
  stage_close (stage);
}

/* States, goods and the two skulls, for those who want them written down. */
static void
test_sign_in_full (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  const CompetitorsContract *contract;
  GtkWidget *sender, *goods;

  tap (page, "Sign a Contract");
  tap (page, "Truck");
  tap_continent (page, 2);
  tap_continent (page, 4);
  tap (page, "3");
  sender = find (panel_of (page), TS_TYPE_COMPETITORS_STATE_ENTRY, NULL);
  tap_nth (sender, "Italy", 0); /* the Headquarters of Bo */
  gtk_editable_set_text (
      GTK_EDITABLE (
          find (find_nth (panel_of (page), TS_TYPE_COMPETITORS_STATE_ENTRY, NULL, 1), GTK_TYPE_ENTRY, NULL)),
      " Siam ");
  tap (page, "500");
  goods = find (input_of (page, "goods"), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (goods), "Silk");
  gtk_switch_set_active (GTK_SWITCH (find (panel_of (page), GTK_TYPE_SWITCH, NULL)), TRUE);
  tap_big_button (page, "Sign the Contract");
  contract = &state_of (page)->contracts[0];
  g_assert_cmpstr (ts_competitors_text (state_of (page), contract->from_state), ==, "Italy");
  g_assert_cmpstr (ts_competitors_text (state_of (page), contract->to_state), ==, "Siam");
  g_assert_cmpstr (ts_competitors_text (state_of (page), contract->goods), ==, "Silk");
  g_assert_cmpint (contract->illegal, ==, 2);
  g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, "Italy → Siam · Silk · illegal goods"));
  stage_close (stage);
}

static guint
count_tokens (TsPlayPage *page, const char *style)
{
  guint n = 0;
  GtkWidget *token;

  while ((token = find_nth (board_of (page), GTK_TYPE_BOX, style, n)) != NULL) {
    g_assert_true (gtk_widget_get_mapped (token));
    n++;
  }
  return n;
}

static void
test_market (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);

  tap (page, "Buy or sell");
  assert_big_button (page, "Back to the actions", TRUE); /* and ends no round */
  tap (page, "Buy: 30,000");
  g_assert_true (TS_IS_COMPETITORS_ACTIONS (panel_of (page)));
  g_assert_cmpint (counter (page, 0, COMPETITORS_TRUCKS), ==, 3);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 170000);
  g_assert_null (find (panel_of (page), GTK_TYPE_BUTTON, "Buy: 100,000")); /* no action is left */
  g_assert_cmpuint (count_tokens (page, ".spent"), ==, 2);
  g_assert_null (find (panel_of (page), GTK_TYPE_BUTTON, "End the round"));
  tap_nth (GTK_WIDGET (page), ".default-button", 0); /* once is enough */
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  g_assert_cmpuint (count_tokens (page, ".action-token"), ==, 2);
  g_assert_cmpuint (count_tokens (page, ".spent"), ==, 0);
  stage_close (stage);
}

/* How often a screen reader comes by what is looked for. */
static guint
count_heard (GtkAccessible *root, gconstpointer sought)
{
  guint n = root == sought;

  for (GtkAccessible *it = gtk_accessible_get_first_accessible_child (root); it != NULL;) {
    GtkAccessible *next = gtk_accessible_get_next_accessible_sibling (it);

    n += count_heard (it, sought);
    g_object_unref (it);
    it = next;
  }
  return n;
}

static void
test_heard_once (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);
  GtkWidget *books = find (board_of (page), ADW_TYPE_VIEW_STACK, NULL);

  tap_nth (board_of (page), "Ledger", 0);
  g_assert_cmpuint (count_heard (GTK_ACCESSIBLE (books), find (books, TS_TYPE_COMPETITORS_LEDGER, NULL)), ==,
                    1);
  tap_nth (board_of (page), "Dealings", 0);
  g_assert_cmpuint (count_heard (GTK_ACCESSIBLE (books), find (books, TS_TYPE_COMPETITORS_DEALINGS, NULL)),
                    ==, 1);
  stage_close (stage);
}

/* Terrain is tapped, the red edges are counted, and the movement pays its fuel and draws its card. */
static void
test_deliver (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);
  GtkWidget *voyage;

  g_assert_cmpuint (assert_named (page), >, 10);
  tap (page, "Plain");
  tap (page, "Desert");
  tap (page, "Mountain");
  tap_nth (panel_of (page), ".road-state", 1); /* that was a wrong turn */
  assert_told (panel_of (page), "Fuel 500. No Customs card.");
  g_assert_true (gtk_widget_has_css_class (
      find (panel_of (page), GTK_TYPE_LABEL, "Fuel 500. No Customs card."), "sheet-title"));
  voyage = find (panel_of (page), TS_TYPE_SHEET, NULL);
  tap_nth (find (voyage, TS_TYPE_CHIPS, ".borders"), ".chip", 1);
  tap_big_button (page, "Move");
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_CUSTOMS);
  g_assert_cmpint (state_of (page)->due_customs, ==, 1);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 199500);
  tap (page, "Green");
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_DELIVERY);
  tap_big_button (page, "The goods have arrived"); /* as no further way is tapped */
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_DELIVERED);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 219500);
  g_assert_cmpint (counter (page, 0, COMPETITORS_POINTS), ==, ts_competitors_points (2, 4));
  stage_close (stage);
}

/* A truck that a ship carries: one question after the other, in the room of one. */
static void
test_carry (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);

  tap (page, "Have a Truck carried");
  tap (page, "Ship");
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, "How many hexes does the ship sail?"));
  tap (page, "2");
  assert_told (panel_of (page), "Tap the terrain on the truck’s way to where it is taken aboard.");
  tap (page, "Plain"); /* before it, which is asked next */
  tap (page, "After");
  assert_told (panel_of (page), "Tap the terrain on the truck’s way from where it is unloaded.");
  tap_nth (find_nth (panel_of (page), TS_TYPE_COMPETITORS_ROAD, NULL, 1), "Plain", 0);
  tap_big_button (page, "Have a Truck carried");
  g_assert_cmpuint (taps, ==, 7);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 198500);
  g_assert_cmpint (state_of (page)->contracts[0].used, ==, 1);
  stage_close (stage);
}

/* The bar after the ship shows what the line below it says: the way to it and the ship count as well. */
static void
test_carry_bar (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);
  GtkWidget *after;

  tap (page, "Have a Truck carried");
  tap (page, "Ship");
  tap (page, "2");
  tap (page, "Plain");
  tap (page, "After");
  after = find_nth (panel_of (page), TS_TYPE_COMPETITORS_ROAD, NULL, 1);
  g_assert_nonnull (find_nth (after, GTK_TYPE_LABEL, ".spent", 2));
  g_assert_null (find_nth (after, GTK_TYPE_LABEL, ".spent", 3));
  tap_nth (after, "Mountain", 0);
  assert_told (panel_of (page), "5 of 5");
  assert_big_button (page, "Have a Truck carried", TRUE);
  tap_nth (after, "Plain", 0);
  assert_told (panel_of (page), "6 of 5");
  g_assert_nonnull (find (after, GTK_TYPE_BUTTON, ".over"));
  assert_big_button (page, "Have a Truck carried", FALSE);
  stage_close (stage);
}

/* A way that is too long is said to be, wherever it ends. */
static void
test_too_far_on_a_channel (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);

  tap (page, "Desert");
  tap (page, "Desert");
  tap (page, "Channel or strait");
  assert_told (panel_of (page), "That takes 7 P.M., and a truck’s movement turn has 5.");
  stage_close (stage);
}

/* The way that was tapped before somebody thought of the ship is the way to it. */
static void
test_carry_on_the_way (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);

  tap (page, "Plain");
  tap (page, "Plain");
  tap (page, "Have a Truck carried");
  tap (page, "Ship");
  tap (page, "2");
  tap_big_button (page, "Have a Truck carried");
  g_assert_nonnull (strstr (ts_record_line (ts_session_outcome (session_of (page)).record),
                            "\"before\":[\"plain\",\"plain\"]"));
  stage_close (stage);

  page = open_page (stage, DELIVERY);
  tap (page, "Have a Truck carried"); /* nothing was */
  tap (page, "Ship");
  tap (page, "2");
  tap_big_button (page, "Have a Truck carried");
  g_assert_null (strstr (ts_record_line (ts_session_outcome (session_of (page)).record), "before"));
  stage_close (stage);
}

/* So are the borders on it, and whose Headquarters it passes. */
static void
test_carry_over_borders (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);
  const char *line;

  tap (page, "Plain");
  tap (page, "Channel or strait");
  tap (page, "Plain");
  tap_nth (find (panel_of (page), TS_TYPE_CHIPS, ".borders"), "2", 0);
  tap (page, "Fees");
  tap_nth (input_of (page, "fees"), "Bo", 0);
  tap (page, "Way");
  assert_told (panel_of (page), "Fuel 500. Fees 10,000. 3 Customs cards.");
  tap (page, "Have a Truck carried");
  tap (page, "Ship");
  tap (page, "2");
  assert_told (panel_of (page), "5 of 5 P.M. Fuel 1,500. Fees 10,000. 3 Customs cards.");
  assert_told (
      panel_of (page),
      "One for each red-edged border and each channel or strait; over grey borders none, into another "
      "continent neither. It stays at sea, and passes no channel.");
  tap_big_button (page, "Have a Truck carried");
  line = ts_record_line (ts_session_outcome (session_of (page)).record);
  g_assert_nonnull (strstr (line, "\"customs\":3"));
  g_assert_nonnull (strstr (line, "\"fees\":[1]"));
  stage_close (stage);
}

/* On a phone what a movement costs and calls for is seen without scrolling. */
static void
test_fits (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);
  GtkWidget *voyage = find (panel_of (page), TS_TYPE_SHEET, NULL);
  static const char *const questions[] = { "Red flag", "Fees", "Way" };
  int least, height;

  tap (page, "Plain");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++) {
    tap (page, questions[i]);
    gtk_widget_measure (voyage, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    g_assert_cmpint (least, <=, 344);
    gtk_widget_measure (voyage, GTK_ORIENTATION_VERTICAL, 344, NULL, &height, NULL, NULL);
    g_assert_cmpint (height, <=, 390);
  }
  stage_close (stage);
}

/* Too many P.M.: the rule's sentence stands there, and nothing has happened. */
static void
test_too_far (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);
  g_autofree Competitors *before = g_memdup2 (state_of (page), sizeof (Competitors));
  guint n = ts_session_n_records (session_of (page));

  tap (page, "Desert");
  tap (page, "Desert");
  assert_big_button (page, "Move", FALSE);
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, ".refused"));
  g_assert_true (memcmp (before, state_of (page), sizeof (Competitors)) == 0);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  stage_close (stage);
}

/* Among the actions: whose goods, which vehicle, and who lends it. */
static void
test_shift (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, TABLE_OF_2 FOUND WEATHER SIGN SIGN);

  tap (page, "Shift the goods");
  tap (page, "Contract 2: Europe → Asia");
  tap (page, "Truck");
  assert_big_button (page, "Shift the goods", FALSE); /* that is where they are */
  tap (page, "Aircraft");
  tap_nth (input_of (page, "owner"), "Bo", 0);
  tap_big_button (page, "Shift the goods");
  g_assert_cmpint (state_of (page)->contracts[1].vehicle, ==, COMPETITORS_PLANE);
  g_assert_cmpint (state_of (page)->contracts[1].owner, ==, 1);
  g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, "lent by Bo"));
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_BUTTON, "Shift the goods")); /* back among the actions */
  stage_close (stage);
}

/* In a delivery its goods are meant, and the movement goes on in the other vehicle. */
static void
test_shift_under_way (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, TABLE_OF_2 FOUND WEATHER SIGN DELIVER);

  tap (page, "Shift the goods");
  tap (page, "Ship");
  tap_big_button (page, "Shift the goods");
  g_assert_cmpint (state_of (page)->contracts[0].vehicle, ==, COMPETITORS_SHIP);
  tap (page, "4");
  tap_big_button (page, "Move");
  g_assert_cmpint (state_of (page)->contracts[0].used, ==, 1);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 199000);
  stage_close (stage);
}

/* A table that began by the first rules has no such thing. */
static void
test_shift_by_first_rules (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DELIVERY);

  g_assert_null (find (panel_of (page), GTK_TYPE_BUTTON, "Shift the goods"));
  stage_close (stage);
}

#define OVER_A_CHANNEL                                                                                       \
  "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"channel\",\"plain\"],\"customs\":1}\n"

static GtkWidget *
point_out_of_a_channel (TsPlayPage *page)
{
  look ();
  return find (panel_of (page), GTK_TYPE_BUTTON, "Buy a point out of a channel");
}

/* While Customs cards are read the point is one tap, after the last movement turn too. */
static void
test_free (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, TABLE_OF_2 FOUND WEATHER
      "{\"do\":\"sign\",\"vehicle\":\"truck\",\"from\":\"europe\",\"to\":\"asia\",\"turns\":1,\"fee\":0}"
      "\n" DELIVER OVER_A_CHANNEL);

  tap (page, "Buy a point out of a channel");
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 194500);
  tap (page, "Green");
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_DELIVERY);
  stage_close (stage);
}

/* Nobody is asked for it who has passed no channel. */
static void
test_free_of_none (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *lines;
    gboolean asked;
  } cases[] = {
    { DELIVERY, FALSE }, /* it has not moved yet */
    { DELIVERY "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"customs\":1}\n", FALSE },
    { DELIVERY OVER_A_CHANNEL, TRUE },
    { DELIVERY "{\"do\":\"carry\",\"by\":\"aircraft\",\"distance\":\"red\",\"points\":2,\"customs\":1}\n",
      FALSE },
    { DELIVERY "{\"do\":\"carry\",\"by\":\"ship\",\"hexes\":2,\"customs\":1}\n", TRUE },
    { SIGNED ("ship", "europe", "asia", "3") "{\"do\":\"move\",\"vehicle\":\"ship\",\"hexes\":2}\n", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    TsPlayPage *page = open_page (stage, cases[i].lines);

    g_assert_true ((point_out_of_a_channel (page) != NULL) == cases[i].asked);
    stage_close (stage);
  }
}

/* Who cannot pay for it is told so, and nothing is said. */
static void
test_free_without_money (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, TABLE_OF_2 FOUND WEATHER
      "{\"do\":\"sign\",\"vehicle\":\"truck\",\"from\":\"europe\",\"to\":\"asia\",\"turns\":1,\"fee\":0}"
      "\n" DELIVER OVER_A_CHANNEL "{\"do\":\"adjust\",\"who\":0,\"counter\":\"money\",\"by\":-195000}\n");
  g_autofree Competitors *before = g_memdup2 (state_of (page), sizeof (Competitors));
  GtkWidget *point = point_out_of_a_channel (page);

  g_assert_nonnull (point);
  g_assert_false (gtk_widget_get_sensitive (point));
  g_assert_nonnull (find (point, GTK_TYPE_LABEL,
                          "Ann has 4,500 and would pay 5,000. The bank buys nothing now, "
                          "but the other players may."));
  g_signal_emit_by_name (point, "clicked");
  look ();
  g_assert_cmpmem (before, sizeof *before, state_of (page), sizeof *before);
  stage_close (stage);
}

static int
money_of_event (int face)
{
  return ts_competitors_events[3][face - 1].money;
}

static void
tap_booking (TsPlayPage *page, const char *format, int money)
{
  g_autofree char *sum = ts_number_tell (ABS (money));
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *label = g_strjoin (sum, parts[0], parts[1], NULL);

  tap_big_button (page, label);
}

/* An event is rolled, read, booked and settled: the die and one tap. */
static void
test_event (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER
                                "{\"do\":\"move\",\"vehicle\":\"ship\",\"hexes\":2,\"flag\":\"africa\"}\n");
  int face = 1;
  int money = counter (page, 0, COMPETITORS_MONEY);
  guint heard;

  while (ts_competitors_events[3][face - 1].money <= 0)
    face++;
  heard = hearing_count (ts_competitors_events[3][face - 1].text);
  fall (page, face, 0);
  g_assert_cmpint (state_of (page)->due_face, ==, face);
  look ();
  g_assert_cmpuint (hearing_count (ts_competitors_events[3][face - 1].text), ==,
                    heard + 1); /* once is enough */
  g_assert_false (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_LABEL, ".cell-text")));
  assert_told (
      panel_of (page),
      "It hits only the vehicle with the goods on it; a Truck on board is safe from what is for Trucks.");
  tap_booking (page, "Receive %s", money_of_event (face));
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_IN_ROUND);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==,
                   money + ts_competitors_events[3][face - 1].money);
  stage_close (stage);
}

static float
top_of (TsPlayPage *page, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (page), &place));
  return place.origin.y;
}

static gboolean
has_coins_in_sight (gpointer page)
{
  GtkWidget *toll = find (panel_of (page), TS_TYPE_COMPETITORS_TOLL, NULL);

  return is_seen_whole (find (toll, GTK_TYPE_BUTTON, "5k"));
}

/* All five that it can be. */
static gboolean
has_cards_in_sight (gpointer page)
{
  guint n = 0;

  while (n < 5 && is_seen_whole (find_nth (panel_of (page), GTK_TYPE_BUTTON, ".choice", n)))
    n++;
  return gtk_widget_get_width (page) <= 360 && gtk_widget_get_height (page) <= 680 && n == 5;
}

/* On a phone, too, with four players, and an event as well. */
static void
test_cards_on_a_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, FOUR_PLAYERS SIGN DELIVER
                 "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"customs\":1,\"flag\":"
                 "\"africa\"}\n");

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 370, 690); /* with shadows */
  wait_until (has_cards_in_sight, page);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720); /* also for the next window */
  stage_close (stage);
}

/* Whichever comes first is free to choose, until the event is rolled: that stands above the cards then. A
 * card has what it asks for in sight below it. */
static void
test_card_and_event (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page;

  page = open_page (stage, DELIVERY
                    "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"customs\":1}\n");
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  wait_until (has_coins_in_sight, page);
  stage_close (stage);

  page = open_page (stage, DELIVERY
                    "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"customs\":1,\"flag\":"
                    "\"africa\"}\n");
  look ();
  g_assert_cmpfloat (top_of (page, find (panel_of (page), GTK_TYPE_BUTTON, "Green")), <,
                     top_of (page, dice_of (page)));
  fall (page, 1, 0);
  look ();
  g_assert_cmpfloat (top_of (page, find (panel_of (page), GTK_TYPE_LABEL, ".cell-place")), <,
                     top_of (page, find (panel_of (page), GTK_TYPE_BUTTON, "Green")));
  g_assert_true (is_seen_whole (find_nth (panel_of (page), GTK_TYPE_BUTTON, "and it ends the round", 1)));
  stage_close (stage);
}

/* --- what the table is told --- */

static void
test_round (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0,\"mode\":\"timed\",\"rounds\":2") FOUND WEATHER);

  assert_told (board_of (page), "Round 1 of 2 · Ann: 200,000");
  stage_close (stage);
  page = open_page (stage, HEADER ("\"first\":0,\"mode\":\"timed\",\"rounds\":1") FOUND);
  assert_told (board_of (page), "Round 1 of 1, the last one · Ann: 200,000");
  stage_close (stage);
  page = open_page (stage, ROUND);
  assert_told (board_of (page), "Round 1 · Ann: 200,000");
  say (page, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"victory_points\",\"by\":9}");
  assert_told (board_of (page), "Round 1: Bo has 9 of 10 Victory Points · Ann: 200,000");
  say (page, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"victory_points\",\"by\":1}");
  assert_told (board_of (page), "Round 1, the last one: Bo has 10 of 10 Victory Points · Ann: 200,000");
  stage_close (stage);
}

/* Everybody's money stands on their card, as a sum that needs no word. */
static void
test_money_on_the_cards (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  GtkWidget *card = find_nth (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".seat-card", 1);

  assert_told (card, "200,000");
  say (page, "{\"do\":\"receive\",\"who\":1,\"amount\":137500}");
  assert_told (card, "337,500");
  stage_close (stage);
}

/* What is paid is told piece by piece; an undo has nothing to hand over. */
static void
test_handover (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *paid = "Bo gives 25,000 (2\u00a0×\u00a010k, 1\u00a0×\u00a05k) to Ann";
  TsPlayPage *page = open_page (stage, DELIVERY);
  const char *pay = "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":25000}";
  const char *got;

  look ();
  ts_board_say (TS_BOARD (board_of (page)), ts_json_read (pay, strlen (pay), NULL));
  wait_for (page, GTK_TYPE_LABEL, paid);
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_LABEL, "Ann gives 25,000 (2\u00a0×\u00a010k, 1\u00a0×\u00a05k) to Bo");
  g_assert_null (find (GTK_WIDGET (page), GTK_TYPE_LABEL, paid));
  say (page, "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"]}");
  tap (page, "The goods have arrived");
  wait_for (page, TS_TYPE_PROMPT_BAND, NULL);
  got = ts_prompt_band_get_news (TS_PROMPT_BAND (find (GTK_WIDGET (page), TS_TYPE_PROMPT_BAND, NULL)));
  g_assert_nonnull (strstr (got, "1 Contract card from the deck"));
  g_assert_nonnull (strstr (got, "Money \u2066+20,000\u2069 (2\u00a0×\u00a010k)"));
  stage_close (stage);
}

/* --- the books --- */

static GtkWidget *
payment_of (TsPlayPage *page)
{
  return find (find (board_of (page), TS_TYPE_COMPETITORS_DEALINGS, NULL), TS_TYPE_SHEET, NULL);
}

/* Whom is asked before who. */
static GtkWidget *
payee_of (TsPlayPage *page, const char *name)
{
  return find (find_nth (payment_of (page), TS_TYPE_CHIPS, NULL, 0), GTK_TYPE_BUTTON, name);
}

static void
tap_payee (TsPlayPage *page, const char *name)
{
  tap_nth (find_nth (payment_of (page), TS_TYPE_CHIPS, NULL, 0), name, 0);
}

static void
tap_payer (TsPlayPage *page, const char *name)
{
  tap_nth (find_nth (payment_of (page), TS_TYPE_CHIPS, NULL, 1), name, 0);
}

static void
test_pay (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  GtkWidget *receipt;

  tap_nth (GTK_WIDGET (page), "Dealings", 0);
  taps = 0;
  tap_nth (payment_of (page), "5k", 0); /* it is Ann's round */
  tap_payee (page, "Bo");
  g_assert_cmpuint (taps, ==, 2);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 195000);
  g_assert_cmpint (counter (page, 1, COMPETITORS_MONEY), ==, 205000);
  tap_nth (board_of (page), "Receive from the bank", 0);
  receipt = dealing_of (page);
  assert_told (receipt, "Receive from the bank");
  assert_told (receipt, "To whom?");
  g_assert_null (find (receipt, GTK_TYPE_LABEL, "Who pays"));
  tap_nth (receipt, "1k", 0);
  tap_nth (receipt, "Ann", 0);
  g_assert_cmpuint (taps, ==, 5);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 196000);
  tap_payer (page, "Bo");
  tap_nth (payment_of (page), "500", 0);
  tap_payee (page, "The bank");
  g_assert_cmpint (counter (page, 1, COMPETITORS_MONEY), ==, 204500);
  stage_close (stage);
}

static void
test_cannot_pay (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  g_autofree Competitors *before = g_memdup2 (state_of (page), sizeof (Competitors));
  guint n = ts_session_n_records (session_of (page));

  tap_nth (GTK_WIDGET (page), "Dealings", 0);
  tap_payer (page, "Bo");
  for (int i = 0; i < 3; i++)
    tap_nth (payment_of (page), "100k", 0);
  g_assert_false (gtk_widget_is_sensitive (payee_of (page, "Ann")));
  g_assert_nonnull (find (payment_of (page), GTK_TYPE_LABEL, ".refused"));
  g_assert_true (memcmp (before, state_of (page), sizeof (Competitors)) == 0);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  stage_close (stage);
}

/* Older lines are there for those who ask for them, down to the beginning. */
static void
test_old_lines (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) table = g_string_new (ROUND);
  TsPlayPage *page;
  GtkWidget *ledger;

  for (int i = 1; i <= 90; i++)
    g_string_append_printf (table, "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":%d}\n", i);
  page = open_page (stage, table->str);
  ledger = find (board_of (page), TS_TYPE_COMPETITORS_LEDGER, NULL);
  g_assert_nonnull (find (ledger, GTK_TYPE_LABEL, "\u2066−51\u2069"));
  g_assert_null (find (ledger, GTK_TYPE_LABEL, "\u2066−50\u2069"));
  tap_nth (ledger, "Show older lines", 0);
  g_assert_nonnull (find (ledger, GTK_TYPE_LABEL, "\u2066−50\u2069"));
  tap_nth (ledger, "Show older lines", 0);
  g_assert_nonnull (find (ledger, GTK_TYPE_LABEL, "\u2066+200,000\u2069"));
  g_assert_nonnull (find_nth (ledger, GTK_TYPE_LABEL, "4 ×", 1)); /* as the rulebook deals it */
  g_assert_false (gtk_widget_get_visible (find (ledger, GTK_TYPE_BUTTON, "Show older lines")));
  stage_close (stage);
}

/* The ledger says in which round it was and for which Contract, and what nobody has touched lies as dealt. */
static void
test_statement (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, DELIVERY "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"]}\n"
                                 "{\"do\":\"arrive\"}\n{\"do\":\"next\"}\n{\"do\":\"next\"}\n"
                                 "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":500}\n" WEATHER
                                 "{\"do\":\"move\",\"vehicle\":\"ship\",\"hexes\":1}\n");
  GtkWidget *ledger = find (board_of (page), TS_TYPE_COMPETITORS_LEDGER, NULL);

  assert_told (ledger, "What for, and with whom");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_nth (ledger, GTK_TYPE_LABEL, ".ledger-what", 0))), ==,
                   "fuel");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_nth (ledger, GTK_TYPE_LABEL, ".ledger-what", 2))), ==,
                   "goods delivered, Contract 1");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_nth (ledger, GTK_TYPE_LABEL, ".ledger-what", 3))), ==,
                   "fuel, Contract 1");
  assert_told (ledger, "Round 2");
  assert_told (ledger, "Round 1");
  g_assert_null (find_nth (ledger, GTK_TYPE_LABEL, "4 ×", 2));
  tap_nth (ledger, "Bo", 0);
  g_assert_nonnull (find_nth (ledger, GTK_TYPE_LABEL, "4 ×", 3)); /* twice: of two pieces there are four */
  stage_close (stage);
}

/* --- dealings --- */

static GtkWidget *
side_of (TsPlayPage *page, guint side)
{
  return find_nth (dealing_of (page), TS_TYPE_COMPETITORS_TRADE_SIDE, NULL, side);
}

/* The tile of a side that has, or of what it has put down, a thing: 0 the money, 1 a truck … 5 a Contract
 * card, 6 the first Branch. */
static void
tap_tile (TsPlayPage *page, guint side, guint thing, gboolean given)
{
  GtkWidget *line = find (side_of (page, side), ADW_TYPE_WRAP_BOX, given ? ".trade-middle" : ".trade-hand");

  tap_nth (line, ".trade-tile", thing);
}

#define ACROSS 0 /* who sits across is drawn first */
#define NEAR   1
#define MONEY  0
#define TRUCK  1
#define SHIP   2
#define PLANE  3
#define BRANCH 6

/* A truck and the Branch for a plane and coins: put into the middle, and one truck taken back again. */
static void
test_trade (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, HEADER ("\"first\":0") FOUND WEATHER
                 "{\"do\":\"buy\",\"what\":\"branch\",\"state\":\"Peru\",\"continent\":\"south-america\"}\n");

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  g_assert_cmpuint (assert_named (page), >, 20);
  assert_big_button (page, "Trade", FALSE);
  tap_tile (page, NEAR, TRUCK, FALSE);
  tap_tile (page, NEAR, TRUCK, FALSE);
  tap_tile (page, NEAR, TRUCK, TRUE);
  tap_tile (page, NEAR, BRANCH, FALSE);
  tap_tile (page, ACROSS, PLANE, FALSE);
  tap_tile (page, ACROSS, MONEY, FALSE);
  tap_nth (dealing_of (page), "5k", 0);
  tap_big_button (page, "Trade");
  g_assert_cmpint (counter (page, 0, COMPETITORS_TRUCKS), ==, 1);
  g_assert_cmpint (counter (page, 0, COMPETITORS_AIRCRAFT), ==, 2);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 105000);
  g_assert_cmpint (counter (page, 1, COMPETITORS_TRUCKS), ==, 3);
  g_assert_cmpstr (state_of (page)->branches[1][0].state, ==, "Peru");
  g_assert_true (TS_IS_COMPETITORS_DEALINGS (dealing_of (page))); /* it is done with */
  stage_close (stage);
}

/* Coins go back one by one, the newest first, and none is left behind. */
static void
test_trade_coins (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const coins[] = { "100k", "10k", "10k", "5k" };
  static const char *const left[] = { "120,000", "110,000", "100,000" };
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  tap_tile (page, NEAR, MONEY, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (coins); i++)
    tap_nth (side_of (page, NEAR), coins[i], 0);
  assert_told (side_of (page, NEAR), "125,000");
  for (guint i = 0; i < G_N_ELEMENTS (left); i++) {
    tap_tile (page, NEAR, MONEY, TRUE);
    assert_told (side_of (page, NEAR), left[i]);
  }
  tap_tile (page, NEAR, MONEY, TRUE);
  assert_told (side_of (page, NEAR), "gives nothing yet");
  assert_big_button (page, "Trade", FALSE);
  tap_nth (side_of (page, NEAR), "50k", 0);
  tap_big_button (page, "Trade");
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 150000);
  stage_close (stage);
}

/* What is opened in the books has the keyboard, although something else is asked. */
static void
test_trade_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER);
  GtkWidget *trade;

  await_focus (page);
  tap_nth (board_of (page), "Dealings", 0);
  trade = find_nth (board_of (page), GTK_TYPE_BUTTON, "Trade", 0);
  gtk_widget_grab_focus (trade);
  look ();
  g_signal_emit_by_name (trade, "clicked");
  look ();
  g_assert_false (TS_IS_COMPETITORS_DEALINGS (dealing_of (page)));
  g_assert_true (gtk_widget_is_ancestor (focus_of (page), dealing_of (page)));
  stage_close (stage);
}

/* Nobody gives more than they have; what the rules refuse stands below, and nothing has happened. */
static void
test_trade_bounds (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER SIGN SIGN);
  g_autofree Competitors *before = g_memdup2 (state_of (page), sizeof (Competitors));
  guint n = ts_session_n_records (session_of (page));
  GtkWidget *held;

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  tap_tile (page, NEAR, TRUCK, FALSE); /* both have a Contract */
  g_assert_nonnull (find (dealing_of (page), GTK_TYPE_LABEL, ".refused"));
  assert_big_button (page, "Trade", FALSE);
  tap_tile (page, NEAR, TRUCK, FALSE);
  held = find_nth (find (side_of (page, NEAR), ADW_TYPE_WRAP_BOX, ".trade-hand"), GTK_TYPE_BUTTON,
                   ".trade-tile", TRUCK);
  g_assert_false (gtk_widget_is_sensitive (held));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (held), ==, "Ann has no more to give of this: Truck");
  tap_tile (page, NEAR, TRUCK, TRUE);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (held), ==, "Ann gives: Truck");
  tap_tile (page, NEAR, TRUCK, FALSE);
  tap_tile (page, NEAR, MONEY, FALSE);
  tap_nth (dealing_of (page), "100k", 0);
  tap_nth (dealing_of (page), "100k", 0);
  g_assert_false (gtk_widget_is_sensitive (find (dealing_of (page), GTK_TYPE_BUTTON, "500")));
  g_assert_true (memcmp (before, state_of (page), sizeof (Competitors)) == 0);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  stage_close (stage);
}

/* Of more than two, whose turn it is sits there already, and a tap says with whom; another tap, and somebody
 * else sits there, with nothing given yet. */
static void
test_trade_of_three (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, "{\"tableside\":1,\"game\":\"competitors\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},"
             "{\"name\":\"Cy\"}],\"options\":{\"first\":0}}\n" FOUND
             "{\"do\":\"found\",\"state\":\"Mali\",\"continent\":\"africa\"}\n" WEATHER);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  g_assert_nonnull (find (dealing_of (page), GTK_TYPE_LABEL, "Tap who trades, and with whom."));
  tap_nth (find (dealing_of (page), GTK_TYPE_WIDGET, ".with"), "Cy", 0);
  g_assert_nonnull (find (dealing_of (page), GTK_TYPE_LABEL, "–"));
  tap_tile (page, ACROSS, SHIP, FALSE);
  g_assert_null (find (dealing_of (page), GTK_TYPE_LABEL, "–"));
  tap_nth (dealing_of (page), "Who", 0);
  tap_nth (find (dealing_of (page), GTK_TYPE_WIDGET, ".with"), "Bo", 0);
  assert_big_button (page, "Trade", FALSE);
  tap_tile (page, ACROSS, SHIP, FALSE);
  tap_tile (page, NEAR, TRUCK, FALSE);
  tap_big_button (page, "Trade");
  g_assert_cmpint (counter (page, 0, COMPETITORS_SHIPS), ==, 2);
  g_assert_cmpint (counter (page, 1, COMPETITORS_TRUCKS), ==, 3);
  g_assert_cmpint (counter (page, 2, COMPETITORS_SHIPS), ==, 1);
  stage_close (stage);
}

/* The big button trades as long as the trade is in sight, wherever its own would have been. */
static void
test_trade_on_the_big_button (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  assert_big_button (page, "Trade", FALSE);
  tap_nth (board_of (page), "Companies", 0);
  assert_big_button (page, "On with the round", TRUE);
  tap_nth (board_of (page), "Dealings", 0);
  assert_big_button (page, "Trade", FALSE);
  tap_nth (dealing_of (page), ".sheet-back", 0);
  assert_big_button (page, "On with the round", TRUE);
  act (page, "play.default");
  tap_nth (board_of (page), "Trade", 0);
  say (page, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":500}");
  tap_tile (page, NEAR, TRUCK, FALSE);
  tap_big_button (page, "Trade");
  g_assert_cmpint (counter (page, 1, COMPETITORS_TRUCKS), ==, 3);
  assert_big_button (page, END_WITH_2, TRUE);
  tap_nth (board_of (page), "Trade", 0); /* what is left open does not keep the next one from it */
  say (page, "{\"do\":\"next\"}");
  assert_big_button (page, END_WITH_2, TRUE);
  g_assert_true (TS_IS_COMPETITORS_DEALINGS (dealing_of (page)));
  stage_close (stage);
}

/* A payment in between leaves what lies in the middle, as far as it is still there. */
static void
test_trade_goes_on (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *line = "{\"do\":\"lose\",\"who\":0,\"what\":\"ship\"}";
  TsPlayPage *page = open_page (stage, ROUND);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Trade", 0);
  tap_tile (page, NEAR, TRUCK, FALSE);
  tap_tile (page, NEAR, SHIP, FALSE);
  g_assert_true (ts_table_say_line (ts_play_page_get_table (page), line, strlen (line), NULL));
  assert_told (dealing_of (page), "A gift: nothing is given for it.");
  tap_big_button (page, "Trade");
  g_assert_cmpint (counter (page, 1, COMPETITORS_TRUCKS), ==, 3);
  g_assert_cmpint (counter (page, 1, COMPETITORS_SHIPS), ==, 1);
  stage_close (stage);
}

/* Where all vehicles of the kind have goods, the Contract that fails is asked, too. */
static void
test_lose (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER SIGN SIGN);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Something is lost", 0);
  g_assert_cmpuint (assert_named (page), >, 10);
  assert_told (dealing_of (page), "2 in all");
  tap_nth (dealing_of (page), "Truck", 0);
  g_assert_cmpint (counter (page, 0, COMPETITORS_TRUCKS), ==, 2);
  assert_told (dealing_of (page),
               "All vehicles of Ann of that kind have a Contract; say which of these fails.");
  assert_told (dealing_of (page), "Which Contract fails with it?");
  assert_told (dealing_of (page), "1 Victory Point is lost");
  tap_nth (dealing_of (page), "Contract 2: Europe → Asia", 0);
  g_assert_cmpint (counter (page, 0, COMPETITORS_TRUCKS), ==, 1);
  g_assert_cmpint (state_of (page)->contracts[1].status, ==, COMPETITORS_FAILED);
  tap_nth (board_of (page), "Something is lost", 0);
  tap_nth (dealing_of (page), "Whose", 0);
  tap_nth (dealing_of (page), "Bo", 0);
  tap_nth (dealing_of (page), "Truck", 0);
  g_assert_cmpint (counter (page, 1, COMPETITORS_TRUCKS), ==, 1);
  stage_close (stage);
}

/* What carries another company's goods is lost: the one who signed is told of. */
static void
test_lose_lent (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, TABLE_OF_2 FOUND WEATHER SIGN
                                "{\"do\":\"shift\",\"contract\":1,\"vehicle\":\"ship\",\"owner\":1}\n");

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Something is lost", 0);
  tap_nth (dealing_of (page), "Whose", 0);
  tap_nth (dealing_of (page), "Bo", 0);
  tap_nth (dealing_of (page), "Ship", 0);
  assert_told (dealing_of (page), "Whoever signed the Contract loses 1 Victory Point");
  tap_nth (dealing_of (page), "Contract 1: Europe → Asia", 0);
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_FAILED);
  g_assert_cmpint (counter (page, 1, COMPETITORS_SHIPS), ==, 0);
  stage_close (stage);
}

/* What a company has not is not among what it can lose, and another one's Contract cannot fail. */
static void
test_cannot_lose (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER SIGN SIGN
                                "{\"do\":\"lose\",\"who\":0,\"what\":\"aircraft\"}\n");

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Something is lost", 0);
  g_assert_false (gtk_widget_get_visible (find (dealing_of (page), GTK_TYPE_BUTTON, "Aircraft")));
  tap_nth (dealing_of (page), "Truck", 0);
  g_assert_nonnull (find (dealing_of (page), GTK_TYPE_BUTTON, "Contract 1: Europe → Asia"));
  tap_nth (dealing_of (page), "Whose", 0);
  tap_nth (dealing_of (page), "Bo", 0);
  g_assert_cmpint (counter (page, 1, COMPETITORS_TRUCKS), ==, 1); /* nobody's goods were on it */
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_SIGNED);
  stage_close (stage);
}

static void
test_special (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (board_of (page), "Special Contract", 0);
  g_assert_nonnull (find (dealing_of (page), GTK_TYPE_BUTTON, "Keep it with the Headquarters in Texas"));
  assert_told (dealing_of (page), "It is laid aside after that.");
  tap_nth (dealing_of (page), "Whose", 0);
  tap_nth (dealing_of (page), "Bo", 0);
  tap_nth (dealing_of (page), "Keep it with the Headquarters in Italy", 0);
  tap_big_button (page, "Play it");
  g_assert_cmpint (counter (page, 1, COMPETITORS_CONTRACT_CARDS), ==, 4);
  g_assert_nonnull (
      strstr (ts_record_line (ts_session_outcome (session_of (page)).record), "\"state\":\"Italy\""));
  tap_nth (board_of (page), "Special Contract", 0);
  tap_big_button (page, "Play it");
  g_assert_cmpint (counter (page, 0, COMPETITORS_CONTRACT_CARDS), ==, 5);
  g_assert_null (strstr (ts_record_line (ts_session_outcome (session_of (page)).record), "state"));
  stage_close (stage);
}

/* A payment that somebody has begun has the big button, until it is paid, or left; what others pay meanwhile
 * does not touch it. */
static void
test_pay_on_the_big_button (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);

  tap_nth (board_of (page), "Dealings", 0);
  assert_big_button (page, END_WITH_1, TRUE);
  tap_nth (payment_of (page), "50k", 0);
  assert_big_button (page, "Pay", FALSE);
  tap_nth (payment_of (page), ".sheet-back", 0);
  assert_big_button (page, END_WITH_1, TRUE);
  tap_nth (payment_of (page), "50k", 0);
  tap_nth (payment_of (page), ".give-back", 0);
  assert_big_button (page, END_WITH_1, TRUE);
  tap_payee (page, "Bo");
  assert_big_button (page, "Pay", FALSE);
  g_assert_true (ts_board_step_back (TS_BOARD (board_of (page))));
  assert_big_button (page, END_WITH_1, TRUE);
  tap_payee (page, "Bo");
  tap_nth (payment_of (page), "10k", 0);
  say (page, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":500}");
  tap_nth (board_of (page), "Companies", 0);
  assert_big_button (page, END_WITH_1, TRUE);
  tap_nth (board_of (page), "Dealings", 0);
  tap_big_button (page, "Pay");
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 190500);
  assert_big_button (page, END_WITH_1, TRUE);
  g_assert_false (ts_board_step_back (TS_BOARD (board_of (page))));
  stage_close (stage);
}

/* What was filled in there, and was for the step before, is gone; the board stays where people had it. */
static void
test_dealings_stand_still (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0"));
  GtkAdjustment *at;
  double before;

  tap_nth (board_of (page), "Dealings", 0);
  let_pass (500);
  tap_nth (payment_of (page), "50k", 0);
  at = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (payment_of (page), GTK_TYPE_SCROLLED_WINDOW)));
  gtk_adjustment_set_value (at, gtk_adjustment_get_value (at) - 40);
  before = gtk_adjustment_get_value (at);
  g_assert_cmpfloat (before, >, 0);
  say (page, "{\"do\":\"found\",\"state\":\"Ohio\",\"continent\":\"north-america\"}");
  let_pass (500);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  g_assert_cmpfloat (gtk_adjustment_get_value (at), ==, before);
  stage_close (stage);
}

/* --- what cannot be paid --- */

#define POOR                                                                                                 \
  HEADER ("\"first\":0") FOUND WEATHER "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":199900}\n"

#define FLEET                                                                                                \
  "The bank would take: 2 × Truck for 30,000, 1 × Ship for 50,000, 1 × Aircraft for 100,000; 180,000 in "    \
  "all."

/* A payment says what could be sold, and one tap sells it; what was tapped before stays. */
static void
test_sell_to_pay (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, POOR);

  tap_nth (board_of (page), "Dealings", 0);
  tap_nth (payment_of (page), "50k", 0);
  assert_told (payment_of (page), "Ann has 100 and would pay 50,000. " FLEET);
  tap_nth (payment_of (page), "Sell: 50,000", 0);
  g_assert_null (find (payment_of (page), GTK_TYPE_BUTTON, "Sell: 15,000"));
  tap_payee (page, "Bo");
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 100);
  g_assert_cmpint (counter (page, 1, COMPETITORS_MONEY), ==, 250000);
  tap_payer (page, "Bo"); /* whose round it is not cannot sell */
  for (int i = 0; i < 3; i++)
    tap_nth (payment_of (page), "100k", 0);
  assert_told (payment_of (page), "Bo has 250,000 and would pay 300,000. " FLEET);
  g_assert_null (find (payment_of (page), GTK_TYPE_BUTTON, "Sell: 15,000"));
  stage_close (stage);
}

/* The same on the way: the movement that was tapped is still there after the sale. */
static void
test_sell_to_move (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, POOR);

  tap (page, "Move without goods");
  tap (page, "Ship");
  tap_nth (input_of (page, "hexes"), "3", 0);
  assert_told (panel_of (page), "Ann has 100 and would pay 1,000. " FLEET);
  tap (page, "Sell: 15,000");
  tap_big_button (page, "Move");
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 14100);
  g_assert_cmpint (state_of (page)->actions, ==, 0);
  stage_close (stage);
}

/* The market says what is missing, and what could be sold. */
static void
test_sell_to_buy (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, POOR);

  tap (page, "Buy or sell");
  assert_told (panel_of (page), "Buy: 30,000\n29,900 missing");
  assert_told (panel_of (page), "Ann has 100 and would pay 30,000. " FLEET);
  g_assert_false (
      gtk_widget_is_sensitive (find (panel_of (page), GTK_TYPE_BUTTON, "Buy: 30,000\n29,900 missing")));
  g_assert_false (
      gtk_widget_is_sensitive (find (panel_of (page), GTK_TYPE_BUTTON, "Buy: 100,000\n99,900 missing")));
  tap (page, "Sell: 50,000"); /* and goes on there */
  tap (page, "Buy: 30,000");
  g_assert_cmpint (counter (page, 0, COMPETITORS_TRUCKS), ==, 3);
  stage_close (stage);
}

/* In a delivery and for an event nothing can be sold; the sentence stands there all the same. */
static void
test_too_poor_for_what_comes (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0") FOUND WEATHER SIGN
                                "{\"do\":\"deliver\",\"contract\":1}\n"
                                "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":"
                                "[\"channel\",\"plain\"],\"flag\":\"africa\"}\n"
                                "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":"
                                "199499}\n");
  int face = 1;
  g_autofree char *sentence = NULL;
  g_autofree char *sum = NULL;

  while (ts_competitors_events[3][face - 1].money >= 0)
    face++;
  sum = ts_number_tell (-ts_competitors_events[3][face - 1].money);
  sentence = g_strdup_printf (
      "Ann has 1 and would pay %s. The bank buys nothing now, but the other players may.", sum);
  fall (page, face, 0);
  assert_told (panel_of (page), sentence);
  assert_big_button (page, "Pay all there is: 1", TRUE);
  tap (page, "Settled");
  assert_told (panel_of (page),
               "Ann has 1 and would pay 5,000. The bank would take: 1 × Truck for 15,000, 1 × Ship "
               "for 50,000, 1 × Aircraft for 100,000; 165,000 in all.");
  tap (page, "Plain");
  assert_told (panel_of (page),
               "Ann has 1 and would pay 500. The bank would take: 1 × Truck for 15,000, 1 × Ship "
               "for 50,000, 1 × Aircraft for 100,000; 165,000 in all.");
  g_assert_null (find (panel_of (page), GTK_TYPE_BUTTON, "Sell: 50,000"));
  stage_close (stage);
}

#define AFRICAN_EVENT                                                                                        \
  HEADER ("\"first\":0")                                                                                     \
  FOUND WEATHER "{\"do\":\"move\",\"vehicle\":\"ship\",\"hexes\":2,\"flag\":\"africa\"}\n"

/* All there is goes to the bank, and the round goes on. */
static void
test_pay_all_there_is (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, AFRICAN_EVENT "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":198900}\n");
  int face = 1;

  while (money_of_event (face) >= 0)
    face++;
  fall (page, face, 0);
  tap_big_button (page, "Pay all there is: 100");
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 0);
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_IN_ROUND);
  stage_close (stage);

  page = open_page (stage, AFRICAN_EVENT "{\"do\":\"pay\",\"who\":0,\"to\":\"bank\",\"amount\":199000}\n");
  fall (page, face, 0);
  assert_big_button (page, "There is nothing to pay with", TRUE);
  say (page, "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":50000}"); /* somebody lends it */
  tap_booking (page, "Pay %s", money_of_event (face));
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 50000 + money_of_event (face));
  stage_close (stage);
}

/* What a Customs card says of money is one sum and one tap, and what cannot be paid cannot be tapped. */
static void
test_toll (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, DELIVERY "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"customs\":1}\n");
  GtkWidget *toll = find (panel_of (page), TS_TYPE_COMPETITORS_TOLL, NULL);
  guint n = ts_session_n_records (session_of (page));

  g_assert_false (gtk_widget_is_sensitive (find (toll, GTK_TYPE_BUTTON, "Pay the bank")));
  g_assert_false (gtk_widget_get_visible (find (toll, GTK_TYPE_LABEL, ".refused")));
  gtk_editable_set_text (GTK_EDITABLE (find (toll, GTK_TYPE_ENTRY, NULL)), "200000");
  g_assert_false (gtk_widget_is_sensitive (find (toll, GTK_TYPE_BUTTON, "Pay the bank")));
  g_assert_true (gtk_widget_is_sensitive (find (toll, GTK_TYPE_BUTTON, "Receive from the bank")));
  assert_told (
      toll, "Ann has 199,500 and would pay 200,000. The bank buys nothing now, but the other players may.");
  gtk_editable_set_text (GTK_EDITABLE (find (toll, GTK_TYPE_ENTRY, NULL)), "");
  g_assert_false (gtk_widget_get_visible (find (toll, GTK_TYPE_LABEL, ".refused")));
  tap_nth (toll, "5k", 0);
  tap_nth (toll, "Pay the bank", 0);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 194500);
  g_assert_cmpint (state_of (page)->due_customs, ==, 1);
  g_assert_false (gtk_widget_is_sensitive (find (toll, GTK_TYPE_BUTTON, "Pay the bank")));
  tap_nth (toll, "1k", 0);
  tap_nth (toll, "Receive from the bank", 0);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 195500);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 2);
  stage_close (stage);

  page = open_page (stage, AFRICAN_EVENT);
  fall (page, 1, 0);
  toll = find (panel_of (page), TS_TYPE_COMPETITORS_TOLL, NULL);
  g_assert_false (gtk_widget_get_visible (toll)); /* the house's event knows */
  stage_close (stage);

  page = open_page (stage, HEADER ("\"first\":0,\"tables\":\"none\"") FOUND WEATHER
                    "{\"do\":\"move\",\"vehicle\":\"ship\",\"hexes\":2,\"flag\":\"africa\"}\n");
  fall (page, 1, 0);
  toll = find (panel_of (page), TS_TYPE_COMPETITORS_TOLL, NULL);
  tap_nth (toll, "10k", 0); /* what stands on the printed table */
  tap_nth (toll, "Pay the bank", 0);
  g_assert_cmpint (counter (page, 0, COMPETITORS_MONEY), ==, 189000);
  tap (page, "Settled");
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_IN_ROUND);
  stage_close (stage);
}

/* The Enter key goes on from a sum as from any other entry. */
static void
test_enter_in_a_sum (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND);
  GtkEditable *sum;

  tap (page, "Sign a Contract");
  tap (page, "Truck");
  tap_continent (page, 2);
  tap_continent (page, 4);
  tap (page, "3");
  sum = GTK_EDITABLE (find (input_of (page, "fee"), GTK_TYPE_ENTRY, NULL));
  g_signal_emit_by_name (sum, "activate");
  g_assert_cmpint (state_of (page)->n_contracts, ==, 0);
  look ();
  gtk_editable_set_text (sum, "137500");
  g_signal_emit_by_name (sum, "activate");
  settle (page);
  g_assert_cmpint (state_of (page)->contracts[0].fee, ==, 137500);
  stage_close (stage);
}

/* A Victory Point that nobody has is not lost, and the event is settled. */
static void
test_no_point_to_lose (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, AFRICAN_EVENT);
  int face = 1;

  while (ts_competitors_events[3][face - 1].points >= 0)
    face++;
  g_assert_cmpint (money_of_event (face), ==, 0);
  fall (page, face, 0);
  assert_told (panel_of (page), "Nobody has less than 0 Victory Points.");
  tap_big_button (page, "Settled");
  g_assert_cmpint (counter (page, 0, COMPETITORS_POINTS), ==, 0);
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_IN_ROUND);
  stage_close (stage);
}

/* A green card and an arrival are for the big button. */
static void
test_ordinary_answers (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, TABLE_OF_2 FOUND WEATHER
      "{\"do\":\"sign\",\"vehicle\":\"truck\",\"from\":\"europe\",\"to\":\"asia\",\"turns\":1,\"fee\":500}"
      "\n" DELIVER "{\"do\":\"move\",\"vehicle\":\"truck\",\"terrain\":[\"plain\"],\"customs\":1}\n");

  tap_big_button (page, "A green card");
  g_assert_cmpint (state_of (page)->base.phase, ==, COMPETITORS_DELIVERY);
  tap_big_button (page, "The goods have arrived");
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_DELIVERED);
  stage_close (stage);
}

/* With movement turns left it is that the goods are there, until a further way is tapped. */
static void
test_arrive_early (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, TABLE_OF_2 FOUND WEATHER
      "{\"do\":\"sign\",\"vehicle\":\"ship\",\"from\":\"europe\",\"to\":\"asia\",\"turns\":3,\"fee\":500}"
      "\n" DELIVER "{\"do\":\"move\",\"vehicle\":\"ship\",\"hexes\":2}\n");

  tap_nth (find (panel_of (page), TS_TYPE_CHIPS, "3"), "3", 0);
  tap (page, "Asia"); /* where it docks */
  tap_big_button (page, "Move");
  tap_big_button (page, "A green card");
  tap_big_button (page, "The goods have arrived");
  g_assert_cmpint (state_of (page)->contracts[0].used, ==, 2);
  g_assert_cmpint (state_of (page)->contracts[0].status, ==, COMPETITORS_DELIVERED);
  stage_close (stage);
}

static void
test_over (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ROUND "{\"do\":\"end\"}\n");

  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, "1 × Ship at 50,000"));
  g_assert_cmpuint (assert_named (page), >, 5);
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/competitors-board/begin", test_begin, NULL);
  stage_add ("/competitors-board/state-is-typed-next", test_state_is_typed_next, NULL);
  stage_add ("/competitors-board/big-button", test_big_button, NULL);
  stage_add ("/competitors-board/focus", test_focus, NULL);
  stage_add ("/competitors-board/heard-once", test_heard_once, NULL);
  stage_add ("/competitors-board/sheet-keys", test_sheet_keys, NULL);
  stage_add ("/competitors-board/tab", test_tab, NULL);
  stage_add ("/competitors-board/weather", test_weather, NULL);
  stage_add ("/competitors-board/danger-is-announced", test_danger_is_announced, NULL);
  stage_add ("/competitors-board/double-tap", test_double_tap, NULL);
  stage_add ("/competitors-board/dice", test_dice, NULL);
  stage_add ("/competitors-board/dice-by-hand", test_dice_by_hand, NULL);
  stage_add ("/competitors-board/own-tables", test_own_tables, NULL);
  stage_add ("/competitors-board/sign", test_sign, NULL);
  stage_add ("/competitors-board/fee", test_fee, NULL);
  stage_add ("/competitors-board/sign-in-full", test_sign_in_full, NULL);
  stage_add ("/competitors-board/market", test_market, NULL);
  stage_add ("/competitors-board/deliver", test_deliver, NULL);
  stage_add ("/competitors-board/carry", test_carry, NULL);
  stage_add ("/competitors-board/carry-bar", test_carry_bar, NULL);
  stage_add ("/competitors-board/too-far-on-a-channel", test_too_far_on_a_channel, NULL);
  stage_add ("/competitors-board/carry-on-the-way", test_carry_on_the_way, NULL);
  stage_add ("/competitors-board/carry-over-borders", test_carry_over_borders, NULL);
  stage_add ("/competitors-board/shift", test_shift, NULL);
  stage_add ("/competitors-board/shift-under-way", test_shift_under_way, NULL);
  stage_add ("/competitors-board/shift-by-first-rules", test_shift_by_first_rules, NULL);
  stage_add ("/competitors-board/free", test_free, NULL);
  stage_add ("/competitors-board/free-without-money", test_free_without_money, NULL);
  stage_add ("/competitors-board/airports", test_airports, NULL);
  stage_add ("/competitors-board/still-in-flight", test_still_in_flight, NULL);
  stage_add ("/competitors-board/map-on-the-way", test_map_on_the_way, NULL);
  stage_add ("/competitors-board/free-of-none", test_free_of_none, NULL);
  stage_add ("/competitors-board/card-and-event", test_card_and_event, NULL);
  stage_add ("/competitors-board/cards-on-a-phone", test_cards_on_a_phone, NULL);
  stage_add ("/competitors-board/end-in-sight/ship", test_end_in_sight, "ship");
  stage_add ("/competitors-board/end-in-sight/aircraft", test_end_in_sight, "aircraft");
  stage_add ("/competitors-board/four-players", test_four_players, NULL);
  stage_add ("/competitors-board/choices-in-sight", test_choices_in_sight, NULL);
  stage_add ("/competitors-board/flag-in-oceania", test_flag_in_oceania, NULL);
  stage_add ("/competitors-board/fits", test_fits, NULL);
  stage_add ("/competitors-board/too-far", test_too_far, NULL);
  stage_add ("/competitors-board/event", test_event, NULL);
  stage_add ("/competitors-board/round", test_round, NULL);
  stage_add ("/competitors-board/money-on-the-cards", test_money_on_the_cards, NULL);
  stage_add ("/competitors-board/handover", test_handover, NULL);
  stage_add ("/competitors-board/pay", test_pay, NULL);
  stage_add ("/competitors-board/cannot-pay", test_cannot_pay, NULL);
  stage_add ("/competitors-board/old-lines", test_old_lines, NULL);
  stage_add ("/competitors-board/statement", test_statement, NULL);
  stage_add ("/competitors-board/trade", test_trade, NULL);
  stage_add ("/competitors-board/trade-on-the-big-button", test_trade_on_the_big_button, NULL);
  stage_add ("/competitors-board/trade-coins", test_trade_coins, NULL);
  stage_add ("/competitors-board/trade-keys", test_trade_keys, NULL);
  stage_add ("/competitors-board/trade-bounds", test_trade_bounds, NULL);
  stage_add ("/competitors-board/trade-of-three", test_trade_of_three, NULL);
  stage_add ("/competitors-board/trade-goes-on", test_trade_goes_on, NULL);
  stage_add ("/competitors-board/dealings-stand-still", test_dealings_stand_still, NULL);
  stage_add ("/competitors-board/pay-on-the-big-button", test_pay_on_the_big_button, NULL);
  stage_add ("/competitors-board/lose", test_lose, NULL);
  stage_add ("/competitors-board/lose-lent", test_lose_lent, NULL);
  stage_add ("/competitors-board/cannot-lose", test_cannot_lose, NULL);
  stage_add ("/competitors-board/special", test_special, NULL);
  stage_add ("/competitors-board/kept-card", test_kept_card, NULL);
  stage_add ("/competitors-board/sell-to-pay", test_sell_to_pay, NULL);
  stage_add ("/competitors-board/sell-to-move", test_sell_to_move, NULL);
  stage_add ("/competitors-board/sell-to-buy", test_sell_to_buy, NULL);
  stage_add ("/competitors-board/too-poor-for-what-comes", test_too_poor_for_what_comes, NULL);
  stage_add ("/competitors-board/pay-all-there-is", test_pay_all_there_is, NULL);
  stage_add ("/competitors-board/toll", test_toll, NULL);
  stage_add ("/competitors-board/enter-in-a-sum", test_enter_in_a_sum, NULL);
  stage_add ("/competitors-board/no-point-to-lose", test_no_point_to_lose, NULL);
  stage_add ("/competitors-board/ordinary-answers", test_ordinary_answers, NULL);
  stage_add ("/competitors-board/arrive-early", test_arrive_early, NULL);
  stage_add ("/competitors-board/over", test_over, NULL);
  return stage_run ();
}
