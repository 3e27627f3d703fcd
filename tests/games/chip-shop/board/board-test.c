/* The board of Chip Shop on its page: cards are picked and found, a token is two taps, the factory is a
 * secret, and a year is signed. */
#include "config.h"
#include "games/chip-shop/board/curtain.h"
#include "games/chip-shop/board/piles.h"
#include "games/chip-shop/board/track.h"
#include "hands.h"
#include "languages.h"
#include "names.h"
#include "widgets/choices.h"

#include <string.h>

#define TABLE                                                                                                \
  "{\"tableside\":1,\"game\":\"chip-shop\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"              \
  "\"options\":{}}\n"
#define PICKED                                                                                               \
  TABLE "{\"do\":\"personality\",\"card\":\"steve-jobs\"}\n"                                                 \
        "{\"do\":\"personality\",\"card\":\"jay-miner\"}\n"                                                  \
        "{\"do\":\"personality\",\"card\":\"bill-gates\"}\n"                                                 \
        "{\"do\":\"personality\",\"card\":\"adele-goldberg\"}\n"
#define EVENTS  PICKED "{\"do\":\"next\"}\n{\"do\":\"next\"}\n"
#define QUIET   "{\"do\":\"event\",\"card\":\"quiet-year\"}\n{\"do\":\"next\"}\n"
#define ACTIONS EVENTS QUIET QUIET
#define DRAWN   ACTIONS "{\"do\":\"draw-product\",\"square\":1,\"card\":\"commodore-vic-20\"}\n"
#define UPDATE                                                                                               \
  ACTIONS "{\"do\":\"next\"}\n"                                                                              \
          "{\"do\":\"draw-product\",\"square\":1,\"card\":\"micro-ace\"}\n"                                  \
          "{\"do\":\"release-token\"}\n"                                                                     \
          "{\"do\":\"specialist\",\"kind\":\"marketing\",\"level\":\"expert\"}\n"                            \
          "{\"do\":\"next\"}\n{\"do\":\"next\"}\n"
#define YEARS_END ACTIONS "{\"do\":\"next\"}\n{\"do\":\"next\"}\n{\"do\":\"next\"}\n{\"do\":\"next\"}\n"

#define RELEASED                                                                                             \
  UPDATE "{\"do\":\"exchange\",\"resource\":\"quality\"}\n"                                                  \
         "{\"do\":\"release\",\"product\":1,\"rd\":1,\"marketing\":2,\"quality\":1,\"to_longevity\":1,"      \
         "\"to_loyalty\":0}\n{\"do\":\"next\"}\n"
/* Bo has spent all his money. */
#define DUE    RELEASED "{\"do\":\"settle\"}\n{\"do\":\"next\"}\n{\"do\":\"settle\"}\n"
#define YEAR_2 DUE "{\"do\":\"income\",\"stream\":\"loan\"}\n{\"do\":\"next\"}\n"
#define ATTACHING                                                                                            \
  YEAR_2 "{\"do\":\"next\"}\n{\"do\":\"next\"}\n" QUIET QUIET "{\"do\":\"next\"}\n"                          \
         "{\"do\":\"draw-product\",\"square\":\"accessory\",\"card\":\"standard-mouse\"}\n"                  \
         "{\"do\":\"next\"}\n{\"do\":\"next\"}\n"

static void
test_pick (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, TABLE);

  tap (page, "Jay Miner");
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_LOYALTY], ==, 3);
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_RD], ==, 3);
  wait_without (page, GTK_TYPE_LABEL, "Type the Card In…");
  g_assert_cmpuint (assert_named (page), >, 9);
  stage_close (stage);
}

static void
test_event (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, EVENTS);
  GtkWidget *search = wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (search), "co");
  wait_without (page, GTK_TYPE_LABEL, "Quiet Year");
  g_assert_true (gtk_widget_get_mapped (choice (page, "Cool Factor")));
  look ();
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 8);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  wait_for (page, GTK_TYPE_LABEL, "Ann draws “Cool Factor”.\nAnn: Loyalty \u2066+1\u2069");
  stage_close (stage);
}

static float
top_of_search (TsPlayPage *page)
{
  graphene_rect_t place;

  look ();
  g_assert_true (
      gtk_widget_compute_bounds (wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL), board_of (page), &place));
  return place.origin.y;
}

/* What is told of a card moves no card: whom it has hit alike is told in one line. */
static void
test_cards_stay (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, EVENTS);
  float top = top_of_search (page);

  tap (page, "Challenger Disaster");
  wait_for (page, GTK_TYPE_LABEL,
            "Ann draws “Challenger Disaster”.\n"
            "Ann, Bo: Money \u2066−3\u2069, Longevity \u2066−1\u2069, Loyalty \u2066−1\u2069");
  g_assert_cmpfloat (top_of_search (page), ==, top);
  stage_close (stage);
}

static void
test_keep_card (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, EVENTS);

  tap (page, "Military Contract: keep it");
  g_assert_cmpint (state_of (page)->n_hand[0], ==, 1);
  tap (page, "Play Military Contract");
  g_assert_cmpint (state_of (page)->n_hand[0], ==, 0);
  stage_close (stage);
}

static void
tap_genius (TsPlayPage *page)
{
  g_autoptr (JsonObject) entry = ts_entry_build (&ts_chip_shop, "specialist", TS_NOBODY, "kind",
                                                 CHIP_ENGINEERING, "level", CHIP_GENIUS, NULL);

  tap_tile (page, entry);
}

/* A token is one tap, and after the last one the next one’s turn comes. */
static void
test_tokens (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS);
  guint n = ts_session_n_records (session_of (page));

  tap_genius (page);
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_RD], ==, 3 + 4);
  draw (page, "Commodore Vic 20");
  buy (page, "general", "marketing");
  g_assert_cmpint (state_of (page)->base.counters[0][CHIP_STAFF], ==, 0);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 4);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  wait_for (page, GTK_TYPE_LABEL, "Bo takes actions with 3 staff tokens.");
  act (page, "play.undo"); /* the last token, and the end of the turn that was said with it */
  wait_for (page, GTK_TYPE_LABEL, "Ann takes actions with 1 staff token.");
  stage_close (stage);
}

/* The first lines of a recorded evening. (transfer full) */
static char *
cut_evening (const char *name, guint n_lines)
{
  g_autofree char *path = g_build_filename (g_getenv ("TABLESIDE_PLAYS"), name, NULL);
  g_autofree char *text = NULL;
  const char *end;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  end = text;
  for (guint i = 0; i < n_lines; i++)
    end = strchr (end, '\n') + 1;
  return g_strndup (text, (gsize) (end - text));
}

#define ALL  14 /* tiles, with a product on sale */
#define WAYS 6  /* out of a bill that cannot be paid */

/* Lines of an evening of four: after them something is on sale, somebody has nothing yet, and has such a
 * bill. */
#define ON_SALE 224
#define NOTHING 20
#define UNPAID  201

typedef struct {
  guint n_lines;
  int width, height;
  guint n_tiles;  /* in sight, of what a token can be used for */
  gboolean large; /* what they say is as large as other text */
} Room;

typedef struct {
  TsPlayPage *page;
  const Room *room;
} Seen;

static int
letters_of (GtkWidget *widget)
{
  return pango_font_description_get_size (
      pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

static gboolean
is_each_seen (gpointer data)
{
  const Seen *self = data;
  gboolean seen =
      find_nth (panel_of (self->page), GTK_TYPE_BUTTON, ".choice", self->room->n_tiles - 1) != NULL;

  for (guint i = 0; seen && i < self->room->n_tiles; i++)
    seen = is_seen_whole (find_nth (panel_of (self->page), GTK_TYPE_BUTTON, ".choice", i));
  return seen;
}

/* All that a token can be used for is in sight with four players in the window that Tableside begins with,
 * and what it is used for most on a phone, below what was done last. */
static void
test_tokens_in_sight (Stage *stage, gconstpointer data)
{
  const Room *room = data;
  g_autofree char *table = cut_evening ("chip-shop-4-players.tableside", room->n_lines);
  Seen seen = { open_page (stage, table), data };

  gtk_window_set_default_size (GTK_WINDOW (stage->window), seen.room->width, seen.room->height);
  wait_until (is_each_seen, &seen);
  let_pass (500);
  g_assert_true (is_each_seen (&seen));
  if (seen.room->large)
    g_assert_cmpint (letters_of (find (panel_of (seen.page), GTK_TYPE_LABEL, ".choice-label")), >=,
                     letters_of (GTK_WIDGET (seen.page)));
  stage_close (stage);
}

static const Room large_window = { ON_SALE, 1270, 790, ALL, TRUE };
static const Room laptop = { ON_SALE, 1366, 768, ALL, TRUE };
static const Room window = { ON_SALE, 1000, 720, ALL, FALSE };
static const Room unpaid = { UNPAID, 1000, 720, WAYS, FALSE };
static const Room narrow_window = { ON_SALE, 800, 720, ALL, FALSE };
static const Room phone = { NOTHING, 370, 730, 8, FALSE }; /* with the frame, which none has there */
static const Room short_phone = { NOTHING, 370, 650, 6, FALSE };
static const Room large_letters = { NOTHING, 370, 650, 3, FALSE };

static gboolean
has_large_letters (const Language *language)
{
  return g_str_has_prefix (language->locale, "ar") || g_str_has_prefix (language->locale, "ja");
}

static void
test_window_in_each_language (Stage *stage, gconstpointer data)
{
  g_type_class_unref (g_type_class_ref (TS_TYPE_APPLICATION)); /* it has a place of its own for catalogues */
  for (guint i = 0; i < LANGUAGES; i++) {
    g_test_message ("%s", languages[i].locale);
    speak (&languages[i]);
    test_tokens_in_sight (stage, data);
  }
  speak_english ();
}

static void
test_tokens_in_each_language (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_type_class_unref (g_type_class_ref (TS_TYPE_APPLICATION)); /* it has a place of its own for catalogues */
  for (guint i = 0; i < LANGUAGES; i++) {
    g_test_message ("%s", languages[i].locale);
    speak (&languages[i]);
    test_tokens_in_sight (stage, has_large_letters (&languages[i]) ? &large_letters : &short_phone);
  }
  speak_english ();
}

/* Beside a company that is higher, a card stays as high as it is: its name is beside its sub-era. */
static void
test_beside_higher (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *table = cut_evening ("chip-shop-3-players-rematch.tableside", 200);
  TsPlayPage *page = open_page (stage, table);
  graphene_rect_t sub_era, name;
  GtkWidget *card;
  guint n;

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  look ();
  for (n = 0; (card = find_nth (GTK_WIDGET (page), GTK_TYPE_BOX, ".chip-product", n)) != NULL; n++) {
    g_assert_true (gtk_widget_compute_bounds (find (card, GTK_TYPE_LABEL, ".chip-era"), card, &sub_era));
    g_assert_true (gtk_widget_compute_bounds (find (card, GTK_TYPE_LABEL, ".chip-name"), card, &name));
    g_assert_cmpfloat (ABS (name.origin.y - sub_era.origin.y), <, 8);
    g_assert_cmpfloat (gtk_widget_get_height (card), <, 160);
  }
  g_assert_cmpuint (n, >, 2);
  stage_close (stage);
}

/* What the rules would refuse cannot be pressed, and says why: once for what has one price. */
static void
test_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, ACTIONS "{\"do\":\"adjust\",\"who\":0,\"counter\":\"money\",\"by\":-2}\n");
  GtkWidget *menu = find (panel_of (page), TS_TYPE_CHOICES, ".chip-menu");

  for (guint i = 0; i < 13; i++)
    g_assert_cmpint (gtk_widget_is_sensitive (find_nth (menu, GTK_TYPE_BUTTON, ".choice", i)), ==,
                     i < 9 || i == 12);
  g_assert_null (find_nth (menu, GTK_TYPE_BUTTON, ".choice", 13));
  wait_for (page, GTK_TYPE_LABEL, "Money: this takes 4, and Ann has 3.");
  g_assert_null (find_nth (panel_of (page), GTK_TYPE_LABEL, "Money: this takes 4, and Ann has 3.", 1));

  tap (page, "Draw a product");
  g_assert_false (gtk_widget_is_sensitive (choice (page, "NeXT Computer")));
  g_assert_true (gtk_widget_is_sensitive (choice (page, "Micro Ace")));
  stage_close (stage);
}

/* What can be had comes first, however far behind it lies. */
static void
test_had_first (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS);
  GtkWidget *cards, *card;
  gboolean was_refused = FALSE;
  guint n;

  tap (page, "Draw a product");
  cards = gtk_widget_get_ancestor (choice (page, "Micro Ace"), TS_TYPE_CHOICES);
  for (n = 0; (card = find_nth (cards, GTK_TYPE_BUTTON, ".choice", n)) != NULL; n++) {
    g_assert_false (was_refused && gtk_widget_is_sensitive (card));
    was_refused = !gtk_widget_is_sensitive (card);
  }
  g_assert_true (was_refused);
  g_assert_cmpuint (n, >, 20);
  stage_close (stage);
}

/* After an undo all that can be done is in sight below what to put back, and the keyboard is where the
 * product can be released once more, not where updates that were passed over are opened, which would take
 * back more. Where nothing is left to release no line says so. */
static void
test_release_undone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *table = cut_evening ("chip-shop-4-players.tableside", 117);
  TsPlayPage *page = open_page (stage, table);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), window.width, window.height);
  wait_without (page, GTK_TYPE_LABEL, "Release from the factory");
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_LABEL, "Release from the factory");
  wait_for (page, GTK_TYPE_BUTTON, "_Open, to exchange money");
  let_pass (500);
  g_assert_true (gtk_widget_is_focus (choice (page, "Release no. 6")));
  for (guint i = 0; i < 4; i++)
    g_assert_true (is_seen_whole (find_nth (panel_of (page), GTK_TYPE_BUTTON, ".choice", i)));
  stage_close (stage);
}

/* The name of what is in a factory is nowhere, but while the curtain is held. */
static void
test_secret (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN);
  g_autofree char *told = ts_session_tell (session_of (page), ts_session_n_records (session_of (page)) - 1);
  const char *secret = "No. 1: Commodore Vic 20, sub-era 1";
  GtkWidget *curtain = find (GTK_WIDGET (page), TS_TYPE_CHIP_SHOP_CURTAIN, NULL); /* Ann’s */
  GtkEventController *keys = controller_of (curtain, GTK_TYPE_EVENT_CONTROLLER_KEY);
  GtkEventController *finger = controller_of (curtain, GTK_TYPE_GESTURE_CLICK);
  gboolean handled;

  g_assert_null (strstr (told, "Vic"));
  wait_without (page, GTK_TYPE_LABEL, secret);
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_space, 0, 0, &handled);
  wait_for (page, GTK_TYPE_LABEL, secret);
  g_signal_emit_by_name (keys, "key-released", GDK_KEY_space, 0, 0);
  wait_without (page, GTK_TYPE_LABEL, secret);
  g_signal_emit_by_name (finger, "pressed", 1, 5.0, 5.0);
  wait_for (page, GTK_TYPE_LABEL, secret);
  g_signal_emit_by_name (finger, "end", NULL);
  wait_without (page, GTK_TYPE_LABEL, secret);
  stage_close (stage);
}

/* The cards are not before everybody either: only while somebody draws, and until they have. */
static void
test_looker (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS);

  wait_without (page, GTK_TYPE_LABEL, "Micro Ace");
  tap (page, "Draw a product");
  wait_for (page, GTK_TYPE_LABEL, "Only Ann looks now");
  look ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage->window)),
                                         wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL)));
  act (page, "play.default"); /* back to the actions */
  wait_without (page, GTK_TYPE_LABEL, "Micro Ace");
  draw (page, "Micro Ace");
  wait_without (page, GTK_TYPE_LABEL, "Micro Ace");
  wait_for (page, GTK_TYPE_LABEL, "Ann takes actions with 2 staff tokens.");
  stage_close (stage);
}

static void
connect_phones (TsPlayPage *page, guint seats)
{
  g_object_set (board_of (page), "phones", seats, NULL);
}

/* What is on its owner's phone is behind no curtain, unless that is out of reach. */
static void
test_factory_by_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN);

  connect_phones (page, 1u << 1); /* Bo's */
  wait_for (page, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  connect_phones (page, 1u << 0);
  wait_for (page, GTK_TYPE_LABEL, "1 in the factory: Ann looks at the phone");
  wait_without (page, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  act (page, "play.undo");
  wait_without (page, GTK_TYPE_LABEL, "1 in the factory: Ann looks at the phone");
  act (page, "play.redo");
  look ();
  press (GTK_WIDGET (page), "_Look Here");
  wait_for (page, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  wait_without (page, GTK_TYPE_BUTTON, "_Look Here");
  connect_phones (page, 0);
  connect_phones (page, 1u << 0);
  wait_without (page, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  stage_close (stage);
}

static void
test_draw_by_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ACTIONS);

  connect_phones (page, 1u << 0);
  tap (page, "Draw a product");
  wait_for (page, GTK_TYPE_LABEL, "Ann chooses on the phone");
  wait_without (page, GTK_TYPE_LABEL, "Micro Ace");
  look ();
  press (GTK_WIDGET (page), "_Choose Here");
  wait_for (page, GTK_TYPE_LABEL, "Only Ann looks now");
  tap (page, "Micro Ace");
  wait_for (page, GTK_TYPE_LABEL, "Ann takes actions with 2 staff tokens.");
  stage_close (stage);
}

/* A product that is called by its number until it is out. */
static void
test_release (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, UPDATE);

  wait_without (page, TS_TYPE_CHIP_SHOP_PILES, NULL);
  buy (page, "exchange", "quality");
  tap (page, "Release no. 1");
  g_assert_false (
      ts_board_can_take_offer (TS_BOARD (board_of (page)))); /* how to split the points is asked */
  split (page, "0");
  g_assert_cmpint (ts_chip_shop_product (state_of (page), 1)->status, ==, CHIP_RELEASED);
  g_assert_cmpint (ts_chip_shop_product (state_of (page), 1)->piles, ==, 2);
  g_assert_cmpint (state_of (page)->base.counters[1][CHIP_RD], ==, 2);
  wait_for (page, TS_TYPE_CHIP_SHOP_PILES, NULL);
  wait_for (page, GTK_TYPE_LABEL, "Micro Ace");
  act (page, "play.undo");
  wait_without (page, TS_TYPE_CHIP_SHOP_PILES, NULL);
  wait_without (page, GTK_TYPE_LABEL, "Micro Ace");
  stage_close (stage);
}

/* A stream that is used on something in the factory calls it by its number, before and after. */
static void
test_secret_price_cut (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN);
  g_autofree char *told = NULL;

  tap (page, "Income stream");
  wait_without (page, GTK_TYPE_LABEL, "Price cut for Commodore Vic 20");
  tap (page, "Price cut for no. 1 in the factory");
  g_assert_true (ts_chip_shop_product (state_of (page), 1)->price_cut);
  told = ts_session_tell (session_of (page), ts_session_n_records (session_of (page)) - 1);
  g_assert_cmpstr (told, ==, "Ann cuts the price of a product in the factory.");
  stage_close (stage);
}

/* One tap for everybody: the bills are paid, and the next year begins. */
static void
test_sign_all (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, YEARS_END);

  wait_for (page, GTK_TYPE_LABEL, "Ann: Longevity 1");
  act (page, "play.default");
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  g_assert_cmpint (state_of (page)->base.phase, ==, CHIP_START_OF_YEAR);
  stage_close (stage);
}

static void
test_sign_one (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, YEARS_END);

  look ();
  press (GTK_WIDGET (page), "Sign");
  g_assert_cmpint (state_of (page)->base.round, ==, 1);
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  wait_for (page, GTK_TYPE_LABEL, "Signed");
  stage_close (stage);
}

/* What is in a factory stands among the cards as if it lay on the deck, and is refused only when tapped. */
static void
test_not_missing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN);
  guint n = ts_session_n_records (session_of (page));

  tap (page, "Draw a product");
  g_assert_false (gtk_widget_is_sensitive (choice (page, "Commodore Vic 20"))); /* 3 R&D are spent */
  act (page, "play.undo");
  tap (page, "Draw a product");
  g_assert_true (gtk_widget_is_sensitive (choice (page, "Commodore Vic 20")));
  stage_close (stage);

  page = open_page (stage, DRAWN "{\"do\":\"next\"}\n");
  tap (page, "Draw a product");
  g_assert_true (gtk_widget_is_sensitive (choice (page, "Commodore Vic 20")));
  tap (page, "Commodore Vic 20");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 1);
  g_assert_cmpint (state_of (page)->n_products, ==, 1);
  stage_close (stage);
}

/* Whoever cannot pay is offered what helps, and nothing else. */
static void
test_due (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DUE);

  wait_for (page, GTK_TYPE_LABEL, "1 money must stay: 1 is missing");
  wait_without (page, GTK_TYPE_LABEL, "Going public");
  tap (page, "Bankrupt");
  g_assert_cmpint (state_of (page)->base.counters[1][CHIP_MONEY], ==, 5);
  wait_without (page, TS_TYPE_CHIP_SHOP_PILES, NULL);
  act (page, "play.undo");
  tap (page, "Loan");
  g_assert_cmpint (state_of (page)->base.round, ==, 2);
  g_assert_cmpint (state_of (page)->base.counters[1][CHIP_MONEY], ==, 10 + 4); /* a product has paid, too */
  wait_for (page, GTK_TYPE_LABEL, "Owes a loan of 10");
  stage_close (stage);
}

/* The year begins with what each takes, and what is left. */
static void
test_payments (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, YEAR_2);

  wait_for (page, GTK_TYPE_LABEL, "Takes 4 money");
  wait_for (page, GTK_TYPE_LABEL, "Micro Ace: 1 pile left");
  wait_for (page, GTK_TYPE_LABEL, "Takes nothing");
  g_assert_cmpuint (assert_named (page), >, 5);
  stage_close (stage);
}

static void
test_attach (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ATTACHING);

  wait_without (page, GTK_TYPE_LABEL, "+ Standard Mouse");
  tap (page, "Attach no. 2 to Micro Ace");
  wait_for (page, GTK_TYPE_LABEL, "+ Standard Mouse");
  g_assert_cmpint (ts_chip_shop_product (state_of (page), 2)->host, ==, 1);
  stage_close (stage);
}

static void
test_income_stream (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, YEAR_2 "{\"do\":\"next\"}\n{\"do\":\"next\"}\n" QUIET QUIET);

  tap (page, "Income stream");
  tap (page, "Clone Micro Ace");
  g_assert_true (ts_chip_shop_product (state_of (page), 1)->irrelevant);
  wait_for (page, GTK_TYPE_LABEL, "Irrelevant");
  stage_close (stage);
}

/* Which product Business is for is a second tap, unless there is one answer only; so is who is hired. */
static void
test_second_tap (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, YEAR_2 "{\"do\":\"next\"}\n{\"do\":\"next\"}\n" QUIET QUIET "{\"do\":\"next\"}\n");
  g_autoptr (JsonObject) genius = ts_entry_build (&ts_chip_shop, "specialist", TS_NOBODY, "kind",
                                                  CHIP_BUSINESS, "level", CHIP_GENIUS, "product", 1, NULL);
  int piles = ts_chip_shop_product (state_of (page), 1)->piles;

  tap (page, "Business");
  wait_for (page, GTK_TYPE_LABEL, "Geniuses: 4 money each");
  tap_tile (page, genius);
  g_assert_cmpint (ts_chip_shop_product (state_of (page), 1)->piles, ==, piles + 2);
  wait_without (page, GTK_TYPE_LABEL, "Hire");
  tap (page, "Income stream");
  tap (page, "Fire Bill Gates");
  tap (page, "Hire"); /* there is no other one to hire */
  g_assert_cmpint (state_of (page)->fired.n, ==, 0);
  stage_close (stage);
}

/* Who is alike comes by Loyalty; who is alike in that too, as last year. */
static void
test_order (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, YEARS_END "{\"do\":\"adjust\",\"who\":0,\"counter\":\"longevity\",\"by\":3}\n");

  wait_for (page, GTK_TYPE_LABEL, "Ann: Longevity 4, Loyalty 5");
  wait_for (page, GTK_TYPE_LABEL, "Bo: Longevity 4, Loyalty 4");
  stage_close (stage);
  page = open_page (stage, YEARS_END "{\"do\":\"adjust\",\"who\":0,\"counter\":\"longevity\",\"by\":3}\n"
                                     "{\"do\":\"adjust\",\"who\":0,\"counter\":\"loyalty\",\"by\":-1}\n");
  wait_for (page, GTK_TYPE_LABEL, "Ann: Longevity 4, Loyalty 4, as last year");
  stage_close (stage);
}

static gboolean
is_narrow (gpointer board)
{
  return !gtk_widget_has_css_class (board, "roomy");
}

/* No panel is broader than a phone. */
static void
test_phone (Stage *stage, gconstpointer data)
{
  TsPlayPage *page = open_page (stage, data);
  GtkWidget *track = wait_for (page, TS_TYPE_CHIP_SHOP_TRACK, NULL);
  int least;

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 720);
  wait_until (is_narrow, board_of (page));
  gtk_widget_measure (gtk_widget_get_ancestor (track, ADW_TYPE_CLAMP), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  stage_close (stage);
}

/* Nor is it with text at 200 %, in any language. */
static void
test_large_text (Stage *stage, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  g_type_class_unref (g_type_class_ref (TS_TYPE_APPLICATION)); /* it has a place of its own for catalogues */
  for (guint i = 0; i < LANGUAGES; i++) {
    speak (&languages[i]);
    test_phone (stage, data);
  }
  speak_english ();
  g_object_set (settings, "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/chip-shop/pick", test_pick, NULL);
  stage_add ("/chip-shop/event", test_event, NULL);
  stage_add ("/chip-shop/cards-stay", test_cards_stay, NULL);
  stage_add ("/chip-shop/keep-card", test_keep_card, NULL);
  stage_add ("/chip-shop/tokens-in-sight/window", test_window_in_each_language, &window);
  stage_add ("/chip-shop/tokens-in-sight/narrow-window", test_tokens_in_sight, &narrow_window);
  stage_add ("/chip-shop/tokens-in-sight/laptop", test_window_in_each_language, &laptop);
  stage_add ("/chip-shop/tokens-in-sight/large-window", test_window_in_each_language, &large_window);
  stage_add ("/chip-shop/ways-out-in-sight", test_window_in_each_language, &unpaid);
  stage_add ("/chip-shop/tokens-in-sight/phone", test_tokens_in_sight, &phone);
  stage_add ("/chip-shop/tokens-in-sight/short-phone", test_tokens_in_each_language, NULL);
  stage_add ("/chip-shop/tokens", test_tokens, NULL);
  stage_add ("/chip-shop/refused", test_refused, NULL);
  stage_add ("/chip-shop/beside-higher", test_beside_higher, NULL);
  stage_add ("/chip-shop/had-first", test_had_first, NULL);
  stage_add ("/chip-shop/secret", test_secret, NULL);
  stage_add ("/chip-shop/secret-price-cut", test_secret_price_cut, NULL);
  stage_add ("/chip-shop/looker", test_looker, NULL);
  stage_add ("/chip-shop/factory-by-phone", test_factory_by_phone, NULL);
  stage_add ("/chip-shop/draw-by-phone", test_draw_by_phone, NULL);
  stage_add ("/chip-shop/release", test_release, NULL);
  stage_add ("/chip-shop/release-undone", test_release_undone, NULL);
  stage_add ("/chip-shop/sign-all", test_sign_all, NULL);
  stage_add ("/chip-shop/sign-one", test_sign_one, NULL);
  stage_add ("/chip-shop/not-missing", test_not_missing, NULL);
  stage_add ("/chip-shop/due", test_due, NULL);
  stage_add ("/chip-shop/payments", test_payments, NULL);
  stage_add ("/chip-shop/attach", test_attach, NULL);
  stage_add ("/chip-shop/income-stream", test_income_stream, NULL);
  stage_add ("/chip-shop/second-tap", test_second_tap, NULL);
  stage_add ("/chip-shop/order", test_order, NULL);
  stage_add ("/chip-shop/phone/pick", test_phone, TABLE);
  stage_add ("/chip-shop/phone/events", test_phone, EVENTS);
  stage_add ("/chip-shop/phone/actions", test_phone, ACTIONS);
  stage_add ("/chip-shop/phone/update", test_phone, UPDATE);
  stage_add ("/chip-shop/phone/due", test_phone, DUE);
  stage_add ("/chip-shop/phone/year-2", test_phone, YEAR_2);
  stage_add ("/chip-shop/large-text/actions", test_large_text, ACTIONS);
  stage_add ("/chip-shop/large-text/due", test_large_text, DUE);
  return stage_run ();
}
