/* The board of Snack Wars on its page: a finished game is counted, card by card. */
#include "stage.h"

#include "app/play/default-action.h"
#include "games/snack-wars/board/food-card.h"
#include "games/snack-wars/board/majorities.h"
#include "games/snack-wars/board/square.h"
#include "games/snack-wars/rules/rules.h"
#include "names.h"
#include "widgets/sheet.h"

#define GOING_ON                                                                                             \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"             \
  "\"options\":{}}\n{\"do\":\"take-food\",\"food\":\"donut\",\"count\":2}\n"

#define BEGINNING                                                                                            \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},"              \
  "{\"name\":\"Cy\"}],\"options\":{}}\n"

#define FOUR                                                                                                 \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},"              \
  "{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"options\":{}}\n"

/* Two taps of one finger on a number: the second one opens no page for whoever is next. */
static void
test_double_tap (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING_ON);
  GtkWidget *panel = panel_of (page);

  tap_nth (panel, "Ramen", 0);
  wait_for (panel, GTK_TYPE_LABEL, "Ramen: how many?");
  tap_nth (panel, ".snack-number", 1);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  press (panel, "Ramen");
  wait_without (panel, GTK_TYPE_LABEL, "Ramen: how many?");
  tap_nth (panel, "Ramen", 0); /* after a look */
  wait_for (panel, GTK_TYPE_LABEL, "Ramen: how many?");
  press (panel, ".snack-number"); /* where the card was */
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  stage_close (stage);
}

/* A table that is only looked at asks for nothing: no page opens for an answer, and it says why. */
static void
test_moment (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING_ON "{\"do\":\"take-food\",\"food\":\"ramen\",\"count\":3}\n");
  GtkWidget *pages = find (GTK_WIDGET (stage->window), ADW_TYPE_NAVIGATION_VIEW, NULL);
  GtkWidget *moment;

  look ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "win.look-back", "u", 1));
  wait_for (stage->window, GTK_TYPE_WIDGET, ".moment-bar");
  moment = GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)));
  look ();
  press (moment, "Burger");
  wait_for (moment, GTK_TYPE_LABEL, "This table can only be looked at.");
  g_assert_null (find (moment, GTK_TYPE_LABEL, "Burger: how many?"));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  stage_close (stage);
}

typedef struct {
  int width, height;
  const char *card;
} Room;

static const Room window = { 1000, 720, "Donut" };
static const Room laptop = { 1280, 800, "Donut" };
static const Room column = { 880, 720, NULL }; /* one only */
static const Room phone = { 360, 640, "Raccoons" };

static gboolean
asks_in_sight (gpointer page)
{
  GtkWidget *panel = panel_of (page), *number;

  for (guint i = 0; (number = find_nth (panel, GTK_TYPE_BUTTON, ".snack-number", i)) != NULL; i++)
    if (!is_seen_whole (number))
      return FALSE;
  return is_seen_whole (find (panel, GTK_TYPE_LABEL, ".title-2")) &&
         is_seen_whole (find (panel, GTK_TYPE_BUTTON, "Something _else"));
}

/* All that can be answered is in sight with its question, wherever the card was that was tapped. */
static void
test_how_many_in_sight (Stage *stage, gconstpointer data)
{
  const Room *room = data;
  TsPlayPage *page = open_page (stage, FOUR);
  GtkWidget *panel = panel_of (page);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), room->width, room->height);
  look ();
  gtk_widget_grab_focus (find (panel, TS_TYPE_SNACK_WARS_FOOD_CARD, room->card)); /* scrolls to it */
  let_pass (300);
  tap_nth (panel, room->card, 0);
  wait_until (asks_in_sight, page);
  stage_close (stage);
}

#define FIVE                                                                                                 \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},"              \
  "{\"name\":\"Cy\"},{\"name\":\"Di\"},{\"name\":\"Ed\"}],\"options\":{}}\n"

static gboolean
are_cards_in_sight (gpointer page)
{
  GtkWidget *panel = panel_of (page), *card;
  guint seen = 0;

  for (guint n = 0; (card = find_nth (panel, TS_TYPE_SNACK_WARS_FOOD_CARD, NULL, n)) != NULL; n++)
    seen += is_seen_whole (card);
  return seen == SNACK_N_KINDS + 1 + SNACK_N_BONUSES;
}

/* So is all that the prompt asks for, the Raccoons and Bonus cards, too, on the smallest of phones. */
static void
test_cards_in_sight (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), phone.width, phone.height);
  wait_until (are_cards_in_sight, page);
  stage_close (stage);
}

#define ONE_LINE 2 /* entries, of which it takes one */
#define STOLEN   4 /* entries: of two players what each has, so that what is to be put back takes two lines */
#define TAKEN                                                                                                \
  "{\"do\":\"take-food\",\"food\":\"burger\",\"count\":2}\n{\"do\":\"take-food\",\"food\":\"ramen\","        \
  "\"count\":2}\n"                                                                                           \
  "{\"do\":\"take-food\",\"food\":\"sushi\",\"count\":2}\n{\"do\":\"take-raccoons\",\"count\":2}\n"          \
  "{\"do\":\"steal\",\"from\":0,\"food\":\"burger\"}\n{\"do\":\"steal\",\"from\":1,\"food\":\"ramen\"}\n"

#define LONG_NAMES                                                                                           \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":["                                                   \
  "{\"name\":\"Wilhelmine Marie Auguste von Habsburg LL\"},"                                                 \
  "{\"name\":\"Maximilian-Alexander der Erste von Wien\"},"                                                  \
  "{\"name\":\"Bartholomäus Friedrich von Hohenzollerns\"},"                                                 \
  "{\"name\":\"Clementine-Josephine Antoinette Dupontt\"},"                                                  \
  "{\"name\":\"Guillermina del Carmen Fernandez y Lopez\"}],\"options\":{}}\n"

#define BESIDE 920 /* px of the window: below, all is one column */

static gboolean
are_majorities_in_sight (gpointer page)
{
  return is_seen_whole (find (board_of (page), TS_TYPE_SNACK_WARS_MAJORITIES, NULL));
}

/* So are the majorities of five in the window that Tableside begins with, below the squares; and in a
 * narrower one, as long as they stand beside the cards. */
static void
test_majorities_in_sight (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);

  for (int width = window.width; width >= BESIDE; width -= 20) {
    gtk_window_set_default_size (GTK_WINDOW (stage->window), width, window.height);
    let_pass (500);
    wait_until (are_majorities_in_sight, page);
  }
  stage_close (stage);
}

/* What undo says is to be put back covers no card, neither there nor where all is one column; beside them the
 * majorities are seen as well while it is one line. */
static void
test_put_back (Stage *stage, gconstpointer data)
{
  const Room *room = data;
  TsPlayPage *page = open_page (stage, FIVE TAKEN);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), room->width, room->height);
  for (guint i = 0; i < STOLEN; i++) {
    act (page, "play.undo");
    if (room->width >= BESIDE && i < ONE_LINE)
      wait_until (are_majorities_in_sight, page);
  }
  let_pass (500);
  wait_until (are_cards_in_sight, page);
  stage_close (stage);
}

#define RECORD                                                                                               \
  "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"             \
  "\"options\":{\"tally_only\":true}}\n"

/* The big button writes down whose cards these are, and the form says the same by no button of its own. */
static void
assert_one_button (TsPlayPage *page, const char *name)
{
  g_autofree char *label = g_strdup_printf ("Write down the cards of %s", name);

  wait_for (page, GTK_TYPE_BUTTON, label);
  g_assert_false (
      gtk_widget_get_mapped (find (panel_of (page), GTK_TYPE_BUTTON, "Write down somebody’s cards")));
}

static void
test_record (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, RECORD);
  GtkWidget *panel = panel_of (page);

  look ();
  g_assert_true (ts_default_action_gives_up (TS_BOARD (board_of (page)))); /* nothing is there to count yet */
  wait_for (panel, TS_TYPE_SNACK_WARS_FOOD_CARD, "Donut");
  tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Sushi", 0);
  wait_for (panel, GTK_TYPE_LABEL, "3");
  tap_nth (panel, ".snack-less", SNACK_N_KINDS - 2);
  g_assert_cmpuint (assert_named (page), >, 10);
  assert_one_button (page, "Ann");
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 0, SNACK_CARDS), ==, 2);

  wait_for (panel, GTK_TYPE_LABEL, "Bo"); /* the next one, by itself */
  tap_nth (panel, "Burger", 0);
  assert_one_button (page, "Bo");
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 1, SNACK_CARDS), ==, 1);
  wait_for (panel, GTK_TYPE_LABEL, "Who?");
  stage_close (stage);
}

#define COUNTED                                                                                              \
  RECORD "{\"do\":\"collection\",\"who\":0,\"foods\":{\"donut\":2},\"bonuses\":[\"french\"],\"raccoons\":3}" \
         "\n"

/* Who was written down already is corrected: what stands there is filled in, and does not stay for others. */
static void
test_record_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, COUNTED);
  GtkWidget *panel = panel_of (page);

  look ();
  tap_nth (panel, "Who", 0);
  tap_nth (panel, "Ann", 0);
  tap_nth (panel, "Sushi", 0);
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 0, SNACK_CARDS), ==, 4);
  g_assert_cmpint (counter_of (page, 0, SNACK_BONUSES + SNACK_FRENCH), ==, 1);
  g_assert_cmpint (counter_of (page, 0, SNACK_RACCOONS), ==, 3);

  tap_nth (panel, "Who", 0);
  tap_nth (panel, "Ann", 0);
  tap_nth (panel, "Who", 0);
  tap_nth (panel, "Bo", 0);
  tap_nth (panel, "Sushi", 0);
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 1, SNACK_CARDS), ==, 1);
  g_assert_cmpint (counter_of (page, 1, SNACK_RACCOONS), ==, 0);
  stage_close (stage);
}

/* What was tapped counts when somebody else is chosen, and the game does not end without it. */
static void
test_record_others (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, RECORD);
  GtkWidget *panel = panel_of (page);

  look ();
  tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Who", 0);
  tap_nth (panel, "Bo", 0);
  g_assert_cmpint (counter_of (page, 0, SNACK_KINDS + 7), ==, 2);
  g_assert_true (gtk_widget_get_mapped (find (panel, TS_TYPE_SNACK_WARS_FOOD_CARD, "Sushi")));
  tap_nth (panel, "Sushi", 0);
  g_assert_cmpint (counter_of (page, 1, SNACK_CARDS), ==, 0);
  wait_for (page, GTK_TYPE_BUTTON, "Write down the cards of Bo");
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 1, SNACK_CARDS), ==, 1);
  g_assert_cmpint (counter_of (page, 1, SNACK_KINDS + 3), ==, 1);
  wait_for (page, GTK_TYPE_BUTTON, "Count");
  tap_nth (panel, "Sushi", 0); /* for nobody yet */
  wait_for (page, GTK_TYPE_BUTTON, "Whose cards are these?");
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  stage_close (stage);
}

/* What the rules refuse stays with whom it was tapped for. */
static void
test_record_refusal (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, RECORD);
  GtkWidget *panel = panel_of (page);

  for (int i = 0; i <= SNACK_COLLECTION; i++)
    tap_nth (panel, "Donut", 0);
  tap_nth (panel, "Who", 0);
  tap_nth (panel, "Bo", 0);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  wait_for (page, GTK_TYPE_BUTTON, "Write down the cards of Ann");
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  stage_close (stage);
}

#define PLAY "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"

/* A card is taken or stolen by its own name. */
static void
test_take (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, PLAY);

  tap_nth (panel_of (page), "Sushi", 0);
  tap_nth (panel_of (page), ".snack-number", 1);
  g_assert_cmpint (counter_of (page, 0, SNACK_KINDS + 3), ==, 2);
  tap_nth (panel_of (page), "Variety bonus", 0);
  g_assert_cmpint (counter_of (page, 1, SNACK_BONUSES + SNACK_VARIETY), ==, 1);
  tap_nth (panel_of (page), "Raccoons", 0);
  tap_nth (panel_of (page), ".snack-number", 1);
  g_assert_cmpint (counter_of (page, 0, SNACK_RACCOONS), ==, 2);
  tap_nth (panel_of (page), "Variety bonus", 0);
  g_assert_cmpint (counter_of (page, 0, SNACK_BONUSES + SNACK_VARIETY), ==, 1);
  stage_close (stage);
}

/* A Bonus card that somebody has shows whose it is, and its name is not faded; an undo takes the mark off. */
static void
test_taken (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGINNING "{\"do\":\"take-food\",\"food\":\"donut\",\"count\":1}\n");
  GtkWidget *card = find (panel_of (page), GTK_TYPE_BUTTON, "French bonus");

  g_assert_null (find (card, GTK_TYPE_IMAGE, ".seat-mark"));
  tap_nth (panel_of (page), "French bonus", 0);
  wait_for (card, GTK_TYPE_IMAGE, ".seat-mark");
  g_assert_true (gtk_widget_has_css_class (find (card, GTK_TYPE_IMAGE, ".seat-mark"), "seat-blue"));
  g_assert_false (gtk_widget_get_sensitive (card));
  act (page, "play.undo");
  g_assert_null (find (card, GTK_TYPE_IMAGE, ".seat-mark"));
  g_assert_true (gtk_widget_get_sensitive (card));
  stage_close (stage);
}

#define ALL_RACCOONS "{\"do\":\"adjust\",\"who\":1,\"counter\":\"raccoons\",\"by\":10}\n"

static graphene_rect_t
place_of (TsPlayPage *page, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, board_of (page), &place));
  return place;
}

/* When none is left the card says so. They lie beside a square, where there was room for them before. */
static void
test_raccoons (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGINNING ALL_RACCOONS);
  GtkWidget *card = find (panel_of (page), TS_TYPE_SNACK_WARS_FOOD_CARD, "Raccoons\nnone is left");
  graphene_rect_t before[3], now;

  look ();
  g_assert_nonnull (card);
  g_assert_false (gtk_widget_get_sensitive (card));
  for (guint i = 0; i < G_N_ELEMENTS (before); i++) {
    GtkWidget *raccoons = find_nth (board_of (page), GTK_TYPE_WIDGET, ".snack-raccoons", i);
    graphene_rect_t sign = place_of (page, raccoons);

    before[i] = place_of (page, find_nth (board_of (page), TS_TYPE_SNACK_WARS_SQUARE, NULL, i));
    g_assert_false (graphene_rect_intersection (&sign, &before[i], NULL));
    g_assert_cmpfloat (gtk_widget_get_opacity (raccoons), ==, i == 1);
  }
  act (page, "play.undo");
  wait_for (card, GTK_TYPE_LABEL, "Raccoons");
  g_assert_true (gtk_widget_get_sensitive (card));
  look ();
  for (guint i = 0; i < G_N_ELEMENTS (before); i++) {
    now = place_of (page, find_nth (board_of (page), TS_TYPE_SNACK_WARS_SQUARE, NULL, i));
    g_assert_true (graphene_rect_equal (&before[i], &now));
  }
  stage_close (stage);
}

/* So is a food. */
static void
test_steal (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, PLAY "{\"do\":\"take-food\",\"food\":\"donut\",\"count\":1}\n"
                                            "{\"do\":\"take-raccoons\",\"count\":1}\n");

  tap_nth (panel_of (page), "Donut", 0);
  g_assert_cmpint (counter_of (page, 0, SNACK_CARDS), ==, 0);
  g_assert_cmpint (counter_of (page, 1, SNACK_KINDS + 7), ==, 1);
  stage_close (stage);
}

#define TAKE(food) "{\"do\":\"take-food\",\"food\":\"" food "\",\"count\":1}\n"
#define STEALING                                                                                             \
  LONG_NAMES TAKE ("macaron") TAKE ("croissant") TAKE ("cheese") TAKE ("sushi") TAKE ("ramen")               \
      TAKE ("shrimp-tempura") TAKE ("milkshake") TAKE ("donut") TAKE ("burger")                              \
          TAKE ("sushi") "{\"do\":\"take-raccoons\",\"count\":1}\n"

static gboolean
is_all_in_sight (gpointer page)
{
  GtkWidget *panel = panel_of (page), *card;
  guint n;

  for (n = 0; (card = find_nth (panel, TS_TYPE_SNACK_WARS_FOOD_CARD, NULL, n)) != NULL; n++)
    if (!is_seen_whole (card))
      return FALSE;
  return n == 8;
}

/* All that can be stolen is in sight, however long the names are: no name takes the room of a card. */
static void
test_steal_in_sight (Stage *stage, gconstpointer data)
{
  const Room *room = data;
  TsPlayPage *page = open_page (stage, STEALING);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), room->width, room->height);
  wait_until (is_all_in_sight, page);
  stage_close (stage);
}

static void
tap_square (TsPlayPage *page, guint nth, int cell)
{
  TsSnackWarsSquare *square =
      TS_SNACK_WARS_SQUARE (find_nth (board_of (page), TS_TYPE_SNACK_WARS_SQUARE, NULL, nth));
  graphene_rect_t area;

  look ();
  area = ts_snack_wars_square_get_cell (square, cell);
  g_signal_emit_by_name (controller_of (square, GTK_TYPE_GESTURE_CLICK), "released", 1,
                         (double) area.origin.x + 2, (double) area.origin.y + 2);
}

/* It can be tapped where it lies; an empty place is none. */
static void
test_steal_in_square (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, PLAY "{\"do\":\"take-food\",\"food\":\"donut\",\"count\":1}\n"
                                            "{\"do\":\"take-raccoons\",\"count\":1}\n");

  tap_square (page, 1, 1);
  g_assert_cmpint (counter_of (page, 0, SNACK_CARDS), ==, 1);
  tap_square (page, 1, 0);
  g_assert_cmpint (counter_of (page, 0, SNACK_CARDS), ==, 0);
  g_assert_cmpint (counter_of (page, 1, SNACK_KINDS + 7), ==, 1);
  tap_square (page, 0, 0); /* nothing can be stolen now */
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 3);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/snack-wars/record", test_record, NULL);
  stage_add ("/snack-wars/record-again", test_record_again, NULL);
  stage_add ("/snack-wars/record-others", test_record_others, NULL);
  stage_add ("/snack-wars/record-refusal", test_record_refusal, NULL);
  stage_add ("/snack-wars/take", test_take, NULL);
  stage_add ("/snack-wars/taken", test_taken, NULL);
  stage_add ("/snack-wars/raccoons", test_raccoons, NULL);
  stage_add ("/snack-wars/double-tap", test_double_tap, NULL);
  stage_add ("/snack-wars/moment", test_moment, NULL);
  stage_add ("/snack-wars/how-many/window", test_how_many_in_sight, &window);
  stage_add ("/snack-wars/how-many/laptop", test_how_many_in_sight, &laptop);
  stage_add ("/snack-wars/how-many/phone", test_how_many_in_sight, &phone);
  stage_add ("/snack-wars/cards-in-sight/four", test_cards_in_sight, FOUR);
  stage_add ("/snack-wars/cards-in-sight/five", test_cards_in_sight, FIVE);
  stage_add ("/snack-wars/majorities-in-sight/four", test_majorities_in_sight, FOUR);
  stage_add ("/snack-wars/majorities-in-sight/five", test_majorities_in_sight, FIVE);
  stage_add ("/snack-wars/majorities-in-sight/long-names", test_majorities_in_sight, LONG_NAMES);
  stage_add ("/snack-wars/put-back/window", test_put_back, &window);
  stage_add ("/snack-wars/put-back/column", test_put_back, &column);
  stage_add ("/snack-wars/steal", test_steal, NULL);
  stage_add ("/snack-wars/steal-in-sight/window", test_steal_in_sight, &window);
  stage_add ("/snack-wars/steal-in-sight/laptop", test_steal_in_sight, &laptop);
  stage_add ("/snack-wars/steal-in-square", test_steal_in_square, NULL);
  return stage_run ();
}
