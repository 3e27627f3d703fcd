/* Shopping War on its board: what is tapped becomes entries, and an ordinary turn takes few taps. */
#include "stage.h"

#include "app/play/undo-checklist-card.h"
#include "app/tally/tally-page.h"
#include "games/shopping-war/board/board.h"
#include "games/shopping-war/board/effects.h"
#include "games/shopping-war/board/mall.h"
#include "games/shopping-war/board/power.h"
#include "games/shopping-war/board/score-bars.h"
#include "games/shopping-war/board/shopper.h"
#include "games/shopping-war/board/slot.h"
#include "games/shopping-war/board/space.h"
#include "games/shopping-war/rules/rules.h"
#include "languages.h"
#include "names.h"
#include "widgets/chips.h"
#include "widgets/dice.h"
#include "widgets/die.h"
#include "widgets/sheet.h"

#include <string.h>

#define HEADER(options)                                                                                      \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Megan\"},{\"name\":\"Timmy\"}],"      \
  "\"options\":{" options "}}\n"
#define FIRST             HEADER ("\"first\":0")
#define EQUIPS            "{\"do\":\"equip\",\"slot\":3,\"shop\":3,\"emporium\":2}\n"
#define NEXT              "{\"do\":\"next\"}\n"
#define ROLL(n)           "{\"do\":\"roll\",\"dice\":[" #n "]}\n"
#define COUNTER_CLOCKWISE "{\"do\":\"walk\",\"direction\":\"counter-clockwise\"}\n"
#define CLOCKWISE         "{\"do\":\"walk\",\"direction\":\"clockwise\"}\n"

/* Megan walks to space 2, and Timmy from space 4 to her. */
#define SCUFFLE EQUIPS MEET
#define MEET                                                                                                 \
  NEXT ROLL (2) CLOCKWISE NEXT NEXT NEXT ROLL (2) "{\"do\":\"walk\",\"direction\":"                          \
                                                  "\"counter-clockwise\"}\n"

/* --- at the table --- */

static const ShoppingWar *
state_of (TsPlayPage *page)
{
  return ts_session_view (session_of (page)).state;
}

static void
tap_big (TsPlayPage *page, const char *label)
{
  tap_nth (GTK_WIDGET (page), label, 0);
}

static void
tap_space (TsPlayPage *page, guint space)
{
  look ();
  g_signal_emit_by_name (find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SPACE, NULL, space), "clicked");
  taps++;
}

static guint
count_lit (TsPlayPage *page)
{
  guint lit = 0;
  GtkWidget *space;

  for (guint n = 0; (space = find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SPACE, NULL, n)) != NULL; n++)
    lit += ts_shopping_war_space_is_lit (TS_SHOPPING_WAR_SPACE (space));
  return lit;
}

/* One tap per die. */
static void
tap_faces (TsPlayPage *page, guint which, const char *faces)
{
  for (const char *it = faces; *it != '\0'; it++) {
    GtkWidget *dice = find_nth (panel_of (page), TS_TYPE_DICE, NULL, which);

    tap_nth (dice, ".face", (guint) (*it - '1'));
  }
}

/* --- turns --- */

/* With a 4 the token has walked already. */
static gboolean
has_rolled (gpointer page)
{
  return state_of (page)->rolled > 0 || state_of (page)->place[0] == 4;
}

/* What hands do now, as the band tells it. */
static const char *
by_hand (TsPlayPage *page)
{
  session_of (page);
  return gtk_label_get_label (GTK_LABEL (find (GTK_WIDGET (page), GTK_TYPE_LABEL, ".news")));
}

/* The die, a way, no Scuffle: three taps, though it is five entries and the next one has no cards. */
static void
test_ordinary_turn (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST);

  g_assert_cmpuint (count_lit (page), ==, 0);
  wait_for (page, GTK_TYPE_BUTTON, "Roll the Stroll die");
  tap_faces (page, 0, "3");
  g_assert_cmpint (state_of (page)->rolled, ==, 3);
  g_assert_cmpuint (count_lit (page), ==, 2);
  g_assert_cmpuint (assert_named (page), >, 10);
  tap_nth (panel_of (page), ".way", SHOPPING_CLOCKWISE);
  g_assert_cmpint (state_of (page)->place[0], ==, 3);
  g_assert_cmpuint (count_lit (page), ==, 0);
  tap_big (page, "End the turn");
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP1);
  g_assert_cmpuint (taps, ==, 3);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 5);
  wait_for (page, GTK_TYPE_LABEL, "Megan draws 1 Emporium card.");
  stage_close (stage);
}

#define IN_CORRIDOR FIRST NEXT ROLL (3) CLOCKWISE NEXT NEXT NEXT ROLL (1) CLOCKWISE NEXT NEXT

static graphene_rect_t
place_of (TsPlayPage *page, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, board_of (page), &place));
  return place;
}

#define RING 2 /* px round a token that is drawn in its full size */

/* Two who meet in a Shop stand beside its name and its roof, with the rings around them. */
static void
test_tokens (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST SCUFFLE);
  GtkWidget *shop = find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SPACE, NULL, 2), *token;
  static const char *const parts[] = { ".mall-name", ".mall-awning" };
  guint n = 0;

  look ();
  for (; (token = find_nth (shop, GTK_TYPE_WIDGET, ".mall-token", n)) != NULL; n++) {
    graphene_rect_t place = place_of (page, token);

    graphene_rect_inset (&place, -RING, -RING);
    for (guint i = 0; i < G_N_ELEMENTS (parts); i++) {
      graphene_rect_t part = place_of (page, find (shop, GTK_TYPE_WIDGET, parts[i]));

      g_assert_false (graphene_rect_intersection (&place, &part, NULL));
    }
  }
  g_assert_cmpuint (n, ==, 2);
  stage_close (stage);
}

/* Out of a Corridor a turn takes no more, by the die or by a step: Combos are left by either. */
static void
test_turn_in_corridor (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, IN_CORRIDOR);

  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP1);
  wait_for (page, GTK_TYPE_BUTTON, "Roll the Stroll die");
  g_assert_cmpuint (count_lit (page), ==, 2);
  tap_space (page, 2);
  g_assert_cmpint (state_of (page)->place[0], ==, 2);
  tap_big (page, "End the turn");
  g_assert_cmpuint (taps, ==, 2);
  act (page, "play.undo");
  act (page, "play.undo");
  tap_nth (panel_of (page), ".way", SHOPPING_CLOCKWISE);
  g_assert_cmpint (state_of (page)->place[0], ==, 4);
  stage_close (stage);

  page = open_page (stage, IN_CORRIDOR);
  tap_faces (page, 0, "1");
  tap_nth (panel_of (page), ".way", SHOPPING_CLOCKWISE);
  g_assert_cmpint (state_of (page)->place[0], ==, 4);
  stage_close (stage);
}

/* The big button throws from there, too. */
static void
test_throw_at_once (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST);

  tap_big (page, "Roll the Stroll die");
  wait_until (has_rolled, page);
  stage_close (stage);
}

/* Who has no cards is not asked for Combos, and that is told. */
static void
test_no_cards (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage,
      FIRST "{\"do\":\"adjust\",\"who\":1,\"counter\":\"shop_cards\",\"by\":-2}\n" NEXT ROLL (3) CLOCKWISE);

  tap_big (page, "End the turn");
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_STROLL);
  wait_for (page, GTK_TYPE_LABEL, "Megan draws 1 Emporium card. Timmy has no cards for another Combo.");
  stage_close (stage);
}

/* With two players, four spaces lead to the same one both ways. */
static void
test_one_way (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, FIRST NEXT ROLL (2) CLOCKWISE NEXT NEXT NEXT ROLL (1) CLOCKWISE NEXT NEXT);

  tap_faces (page, 0, "4");
  g_assert_cmpint (state_of (page)->place[0], ==, 6);
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP2);
  g_assert_true (g_str_has_prefix (by_hand (page),
                                   "The token of Megan goes 4 spaces; both ways lead there. Megan goes to "));
  stage_close (stage);
}

static const struct {
  const char *table;
  guint space;
  const char *why;
} not_lit[] = {
  { FIRST, 4, "“Enter a Shop” is not possible now; the game is at “Equip 1”." },
  { FIRST NEXT, 4, "Megan is not in the Lobby; roll the Stroll die and walk." },
  { FIRST NEXT ROLL (3), 4, "The token walks exactly that far, clockwise or counter-clockwise." },
  { FIRST NEXT "{\"do\":\"relocate\",\"who\":0,\"space\":-1}\n", 3,
    "From the Lobby one enters a Shop, not a Corridor." },
};

/* A tap on a space that is not lit is refused: it is said why, and neither the state nor the file has
 * changed. */
static void
test_not_lit (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  TsPlayPage *page = open_page (stage, not_lit[i].table);
  g_autofree ShoppingWar *before = g_memdup2 (state_of (page), sizeof (ShoppingWar));
  const char *path = ts_table_get_path (ts_play_page_get_table (page));
  g_autofree char *file_before = NULL;
  g_autofree char *file_after = NULL;

  g_assert_true (g_file_get_contents (path, &file_before, NULL, NULL));
  tap_space (page, not_lit[i].space);
  wait_for (page, GTK_TYPE_LABEL, not_lit[i].why);
  g_assert_cmpmem (before, sizeof *before, state_of (page), sizeof *before);
  g_assert_true (g_file_get_contents (path, &file_after, NULL, NULL));
  g_assert_cmpstr (file_after, ==, file_before);
  stage_close (stage);
}

static void
test_walk_on_mall (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST NEXT ROLL (3));
  g_autofree char *then = ts_board_tell (TS_BOARD (board_of (page)), TRUE);

  g_assert_cmpstr (then, ==, ""); /* it stands on the ways */
  tap_space (page, 4);            /* is not lit */
  g_assert_cmpint (state_of (page)->place[0], ==, 0);
  tap_space (page, 5);
  g_assert_cmpint (state_of (page)->place[0], ==, 5);
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP2);
  stage_close (stage);
}

/* Out of a Corridor one may step without rolling. */
static void
test_step (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, FIRST NEXT ROLL (3) CLOCKWISE NEXT NEXT NEXT ROLL (1) CLOCKWISE NEXT NEXT NEXT);

  g_assert_cmpuint (count_lit (page), ==, 2);
  tap_nth (panel_of (page), ".way", SHOPPING_COUNTER_CLOCKWISE);
  g_assert_cmpint (state_of (page)->place[0], ==, 2);
  stage_close (stage);
}

/* The big button throws the die on the board, not over it. */
static void
test_throw (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST NEXT);

  tap_big (page, "Roll the Stroll die");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window)));
  wait_until (has_rolled, page);
  stage_close (stage);
}

/* One tap for each, and the one who is due is next by itself. */
static void
test_roll_off (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER (""));

  wait_for (page, GTK_TYPE_BUTTON, "Megan: Roll for the first turn");
  tap_faces (page, 0, "4");
  wait_for (page, GTK_TYPE_BUTTON, "Timmy: Roll for the first turn");
  tap_faces (page, 0, "4");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_FIRST_PLAYER);
  g_assert_cmpstr (by_hand (page), ==, "A tie, each with a 4; these roll again: Megan, Timmy.");
  tap_faces (page, 0, "5");
  g_assert_cmpstr (by_hand (page), ==, "");
  tap_faces (page, 0, "1");
  g_assert_cmpint (state_of (page)->base.turn, ==, 1);
  g_assert_cmpstr (by_hand (page), ==, "Timmy begins, with a 1.");
  g_assert_cmpuint (taps, ==, 4);
  stage_close (stage);
}

static void
type_faces (TsPlayPage *page, const char *faces)
{
  look ();
  for (const char *it = faces; *it != '\0'; it++) {
    g_autofree char *key = g_strdup_printf ("%c|KP_%c", *it, *it);

    press_key (page, key);
  }
}

/* Who was tapped gets the face that is typed, and the throw of the big button. */
static void
test_roll_off_of_other (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER (""));

  wait_for (page, GTK_TYPE_BUTTON, "Megan: Roll for the first turn");
  tap_nth (panel_of (page), ".seat-die", 1);
  wait_for (page, GTK_TYPE_BUTTON, "Timmy: Roll for the first turn");
  type_faces (page, "4");
  settle (page);
  g_assert_cmpint (state_of (page)->roll_off.faces[1], ==, 4);
  g_assert_cmpint (state_of (page)->roll_off.faces[0], ==, 0);
  wait_for (page, GTK_TYPE_BUTTON, "Megan: Roll for the first turn");
  stage_close (stage);
}

static gboolean
has_timmy_rolled (gpointer page)
{
  return ts_session_n_records (session_of (page)) > 0;
}

static void
test_throw_of_other (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER (""));

  tap_nth (panel_of (page), ".seat-die", 1);
  tap_big (page, "Timmy: Roll for the first turn");
  wait_until (has_timmy_rolled, page);
  g_assert_cmpint (ts_session_record (session_of (page), 0)->who, ==, 1);
  stage_close (stage);
}

/* --- Combos --- */

static void
tap_slot (TsPlayPage *page, guint n)
{
  look ();
  g_signal_emit_by_name (find_nth (panel_of (page), TS_TYPE_SHOPPING_WAR_SLOT, NULL, n), "clicked");
  taps++;
}

/* The Strengths of the two cards. */
static void
tap_strengths (TsPlayPage *page, const char *shop, const char *emporium)
{
  GtkWidget *sheet = panel_of (page);

  tap_nth (find (sheet, TS_TYPE_CHIPS, ".shop"), shop, 0);
  tap_nth (find (sheet, TS_TYPE_CHIPS, ".emporium"), emporium, 0);
}

static void
test_equip (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST);
  const ShoppingCombo *combo;

  tap_slot (page, 1); /* top right */
  g_assert_true (TS_IS_SHEET (panel_of (page)));
  g_assert_cmpuint (assert_named (page), >, 10);
  tap_strengths (page, "3", "2");
  g_assert_cmpuint (taps, ==, 3);
  combo = ts_shopping_war_combo (state_of (page), 0, 5);
  g_assert_cmpint (combo->strength, ==, 5);
  g_assert_nonnull (find (panel_of (page), TS_TYPE_SHOPPING_WAR_SHOPPER, NULL));
  stage_close (stage);
}

static gboolean
is_default_size (gpointer page)
{
  return gtk_widget_get_width (page) <= 1000;
}

/* The numbers of the second card are where those of the first were, however long the question. */
static void
test_equip_stands_still (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST);
  GtkWidget *shop;
  float top;

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  wait_until (is_default_size, page);
  tap_slot (page, 1);
  look ();
  shop = find (panel_of (page), TS_TYPE_CHIPS, ".shop");
  top = place_of (page, shop).origin.y;
  tap_nth (shop, "3", 0);
  look ();
  g_assert_cmpfloat (place_of (page, find (panel_of (page), TS_TYPE_CHIPS, ".emporium")).origin.y, ==, top);
  stage_close (stage);
}

/* Another Combo in its place: the one before goes to the Stock, and that is told beforehand. */
static void
test_replace (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST EQUIPS);

  tap_slot (page, 2); /* bottom left */
  g_assert_false (gtk_widget_is_sensitive (find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button")));
  wait_for (page, GTK_TYPE_LABEL, "The Combo there, Strength 5, goes to the Stock.");
  tap_strengths (page, "1", "1");
  g_assert_cmpint (state_of (page)->base.counters[0][SHOPPING_STOCK], ==, 2);
  stage_close (stage);
}

/* Cards that do not match are refused: neither the state nor the file has changed. */
static void
test_refusal (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST);
  g_autofree ShoppingWar *before = g_memdup2 (state_of (page), sizeof (ShoppingWar));
  const char *path = ts_table_get_path (ts_play_page_get_table (page));
  g_autofree char *file_before = NULL;
  g_autofree char *file_after = NULL;
  GtkWidget *equip;

  g_assert_true (g_file_get_contents (path, &file_before, NULL, NULL));
  tap_slot (page, 0);
  equip = panel_of (page);
  tap_nth (equip, "Attributes", 0);
  tap_nth (equip, "Single", 0);
  tap_nth (equip, "Bonus", 0);
  tap_nth (equip, "Malus", 1);
  tap_strengths (page, "3", "2");
  wait_for (page, GTK_TYPE_LABEL,
            "These cards do not match: Malus is neither Single nor Bonus, and the card is not Legendary.");
  g_assert_false (gtk_widget_is_sensitive (find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button")));
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  g_assert_cmpmem (before, sizeof *before, state_of (page), sizeof *before);
  g_assert_true (g_file_get_contents (path, &file_after, NULL, NULL));
  g_assert_cmpstr (file_after, ==, file_before);
  stage_close (stage);
}

/* --- Scuffles --- */

/* Dice of both sides, typed in: two rounds, a Star, the Crowd, and on. The dice that decided it are looked at
 * first: the big button goes on to the card, and not past it. */
static void
test_scuffle (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST SCUFFLE);
  GtkEditable *stars;

  wait_for (page, GTK_TYPE_BUTTON, "Timmy: Roll for the Scuffle");
  g_assert_cmpuint (assert_named (page), >, 10);
  for (int round = 0; round < 2; round++) {
    tap_faces (page, SHOPPING_ATTACKER, "1122");
    wait_for (page, GTK_TYPE_BUTTON, "Megan: Roll for the Scuffle");
    tap_faces (page, SHOPPING_DEFENDER, "3312");
    if (round == 0)
      wait_for (page, GTK_TYPE_LABEL, "Megan takes the round, 10 to 0.");
  }
  wait_for (page, GTK_TYPE_LABEL, "Megan wins the Scuffle, 10 to 0!");
  g_assert_cmpint (state_of (page)->base.counters[0][SHOPPING_STARS], ==, 1);
  g_assert_cmpint (state_of (page)->place[1], ==, SHOPPING_LOBBY);
  g_assert_cmpuint (taps, ==, 16);
  tap_big (page, "To the Crowd card");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_CROWD); /* which nobody has seen yet */
  wait_for (panel_of (page), TS_TYPE_SHOPPING_WAR_EFFECTS, NULL);
  look ();
  stars = GTK_EDITABLE (find_nth (panel_of (page), GTK_TYPE_SPIN_BUTTON, NULL, 0));
  gtk_editable_set_text (stars, "999999");
  g_signal_emit_by_name (gtk_editable_get_delegate (stars), "activate");
  g_assert_cmpint (counter_of (page, 1, SHOPPING_STARS), ==, 0); /* and not the most there can be */
  gtk_spin_button_spin (GTK_SPIN_BUTTON (find_nth (panel_of (page), GTK_TYPE_SPIN_BUTTON, NULL, 1)),
                        GTK_SPIN_STEP_FORWARD, 1); /* one more Shop card */
  g_assert_cmpint (state_of (page)->base.counters[1][SHOPPING_SHOP_CARDS], ==, 3);
  g_assert_cmpuint (assert_named (page), >, 10);
  tap_big (page, "The Crowd card is done");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP2);
  stage_close (stage);
}

static guint
n_faces (TsPlayPage *page, guint side)
{
  guint n;

  session_of (page);
  ts_dice_get_faces (TS_DICE (find_nth (panel_of (page), TS_TYPE_DICE, NULL, side)), &n);
  return n;
}

/* A fifth key is not for the other one's dice, unless it comes later; and a die can be taken back. */
static void
test_typed_scuffle (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST SCUFFLE);

  type_faces (page, "112");
  g_assert_cmpuint (n_faces (page, SHOPPING_ATTACKER), ==, 3);
  press_key (page, "BackSpace");
  g_assert_cmpuint (n_faces (page, SHOPPING_ATTACKER), ==, 2);
  type_faces (page, "223");
  g_assert_cmpint (state_of (page)->scuffle.now.rolls[SHOPPING_ATTACKER].dice[3], ==, 2);
  g_assert_cmpuint (n_faces (page, SHOPPING_DEFENDER), ==, 0);
  look ();
  type_faces (page, "3");
  g_assert_cmpuint (n_faces (page, SHOPPING_DEFENDER), ==, 1);
  stage_close (stage);
}

static void
on_drawn (gboolean *drawn)
{
  *drawn = TRUE;
}

/* A roll that is taken back does not stand in the sums any longer, though nothing runs there. */
static void
test_sums_undone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST SCUFFLE);
  GtkWidget *race = find (panel_of (page), TS_TYPE_SHOPPING_WAR_SCORE_BARS, NULL);
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (race);
  gboolean drawn = FALSE;

  tap_faces (page, SHOPPING_ATTACKER, "1122");
  tap_faces (page, SHOPPING_DEFENDER, "3312");
  let_pass (1500); /* until they have run */
  g_signal_connect_swapped (picture, "invalidate-contents", G_CALLBACK (on_drawn), &drawn);
  let_pass (200);
  g_assert_false (drawn);
  act (page, "play.undo");
  let_pass (200);
  g_assert_true (drawn);
  stage_close (stage);
}

/* --- what is in sight --- */

typedef struct {
  TsPlayPage *page;
  GType type;
  const char *style;
  guint n; /* of those that are seen whole */
} Sight;

static gboolean
is_whole (gpointer data)
{
  Sight *self = data;
  GtkWidget *board = board_of (self->page), *widget;
  guint n = 0;

  for (guint i = 0; (widget = find_nth (board, self->type, self->style, i)) != NULL; i++)
    n += is_seen_whole (widget);
  return n == self->n;
}

static void
see (Stage *stage, const char *table, int width, int height, Sight sight)
{
  sight.page = open_page (stage, table);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, height);
  wait_until (is_whole, &sight);
  let_pass (500);
  g_assert_true (is_whole (&sight));
  stage_close (stage);
}

#define IN_LOBBY(seat) "{\"do\":\"relocate\",\"who\":" #seat ",\"space\":-1}\n"
#define LONG_NAMES                                                                                           \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":["                                                 \
  "{\"name\":\"Wilhelmine Marie Auguste von Habsburg LL\"},"                                                 \
  "{\"name\":\"Maximilian-Alexander der Erste von Wien\"},"                                                  \
  "{\"name\":\"Cleo\"},{\"name\":\"Dan\"}],\"options\":{\"first\":0}}\n"
#define FOUR                                                                                                 \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":"  \
  "\"Cleo\"},{\"name\":\"Dan\"}],\"options\":{\"first\":0}}\n" IN_LOBBY (1) IN_LOBBY (2) IN_LOBBY (3)

/* How many things of the Lobby do not lie in it with all of their size. */
static guint
count_outside (TsPlayPage *page, GType type, const char *what)
{
  GtkWidget *lobby = find (board_of (page), GTK_TYPE_WIDGET, ".mall-lobby"), *thing;
  graphene_rect_t room = place_of (page, lobby);
  guint outside = 0, n = 0;

  for (; (thing = find_nth (lobby, type, what, n)) != NULL; n++) {
    graphene_rect_t place = place_of (page, thing);

    outside += !graphene_rect_contains_rect (&room, &place);
  }
  g_assert_cmpuint (n, >, 0);
  return outside;
}

/* The die that fell lies in the Lobby with those who are there, and nothing in it lies on a Shop. */
static void
test_in_lobby (Stage *stage, gconstpointer table)
{
  static const int sizes[][2] = { { 1000, 720 }, { 360, 640 } };
  TsPlayPage *page = open_page (stage, table);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    gtk_window_set_default_size (GTK_WINDOW (stage->window), sizes[i][0], sizes[i][1]);
    let_pass (500);
    g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (stage->window)), >, sizes[i][0] - 20);
    g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (stage->window)), <=, sizes[i][0]);
    g_assert_cmpuint (count_outside (page, GTK_TYPE_WIDGET, ".mall-lobby-name"), ==, 0);
    g_assert_cmpuint (count_outside (page, GTK_TYPE_WIDGET, ".mall-token"), ==, 0);
    g_assert_cmpuint (count_outside (page, TS_TYPE_DIE, NULL), ==, 0);
  }
  stage_close (stage);
}

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) < 500;
}

/* How often a Combo is triggered does not lie over its Strength, on a phone either. */
static void
test_times (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST SCUFFLE);
  GtkWidget *times, *slot;
  graphene_rect_t a, b;

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 720);
  wait_until (is_narrow, stage->window);
  tap_faces (page, SHOPPING_DEFENDER, "3312");
  tap_faces (page, SHOPPING_ATTACKER, "1122");
  wait_for (page, GTK_TYPE_LABEL, "Megan takes the round, 10 to 0.");
  look ();
  times = find (panel_of (page), GTK_TYPE_LABEL, "×2");
  slot = gtk_widget_get_ancestor (times, TS_TYPE_SHOPPING_WAR_SLOT);
  g_assert_true (gtk_widget_compute_bounds (times, slot, &a));
  g_assert_true (gtk_widget_compute_bounds (find (slot, GTK_TYPE_LABEL, ".slot-strength"), slot, &b));
  g_assert_cmpfloat (b.size.width, >, 0);
  g_assert_false (graphene_rect_intersection (&a, &b, NULL));
  stage_close (stage);
}

/* Out of a Corridor the two ways stand below the Slots and the die, and are seen as well. */
static void
test_ways_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  see (stage, IN_CORRIDOR, 1000, 720, (Sight) { .type = GTK_TYPE_BUTTON, .style = ".way", .n = 2 });
}

/* All of the mall in the window that Tableside begins with. */
static void
test_mall_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  see (stage, FIRST EQUIPS NEXT, 1000, 720, (Sight) { .type = TS_TYPE_SHOPPING_WAR_MALL, .n = 1 });
}

#define BOTH_ROLL                                                                                            \
  "{\"do\":\"scuffle-roll\",\"who\":1,\"dice\":[1,1,2,2]}\n{\"do\":\"scuffle-roll\",\"who\":0,\"dice\":[3,"  \
  "3,1,2]}\n"

#define LAST_ROLL "{\"do\":\"scuffle-roll\",\"who\":1,\"dice\":[1,1,2,2]}\n"

#define NAMED(slot)                                                                                          \
  "{\"do\":\"equip\",\"slot\":" #slot ",\"shop\":3,\"emporium\":2,\"name\":\"Fridge Flamethrower\"}\n"

/* Twelve faces to tap on a laptop, and in the window that Tableside begins with; in the second round,
 * where Combos have names, too. */
static void
test_scuffle_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const Sight faces = { .type = GTK_TYPE_BUTTON, .style = ".face", .n = 12 };

  see (stage, FIRST NAMED (5) NAMED (6) MEET BOTH_ROLL, 1280, 800, faces);
  see (stage, FIRST NAMED (5) NAMED (6) MEET BOTH_ROLL, 1000, 720, faces);
}

/* The Combos that a Crowd card takes away stand below the numbers, and are seen on a laptop with four players
 * and in any language, too. */
static void
test_crowd_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const Sight slots = { .type = TS_TYPE_SHOPPING_WAR_SLOT, .n = SHOPPING_N_SLOTS };

  for (guint i = 0; i < LANGUAGES; i++) {
    speak (&languages[i]);
    see (stage, FOUR "{\"do\":\"relocate\",\"who\":1,\"space\":4}\n" SCUFFLE BOTH_ROLL BOTH_ROLL, 1280, 800,
         slots);
  }
  speak_english ();
}

/* Four who play leave the smallest of phones little room; with names so long that the sentence about the
 * round takes two lines, all that can be tapped is seen in any language. */
static void
test_scuffle_on_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const Sight faces = { .type = GTK_TYPE_BUTTON, .style = ".face", .n = 12 };

  for (guint i = 0; i < LANGUAGES; i++) {
    speak (&languages[i]);
    see (stage, LONG_NAMES NAMED (5) NAMED (6) MEET BOTH_ROLL, 360, 640, faces);
  }
  speak_english ();
}

/* The faces of the Stroll die, below the Slots of one of four on the smallest of phones. */
static void
test_die_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  see (stage, FOUR NAMED (5) NAMED (3), 360, 640,
       (Sight) { .type = GTK_TYPE_BUTTON, .style = ".face", .n = 6 });
}

/* What hands have to move after an undo takes no face away that can be tapped. */
static void
test_faces_below_list (Stage *stage, gconstpointer rolled)
{
  const char *lost = "{\"do\":\"lose-combo\",\"who\":0,\"slot\":5,\"to\":\"stock\"}\n"
                     "{\"do\":\"adjust\",\"who\":0,\"counter\":\"shop_cards\",\"by\":1}\n";
  g_autofree char *table = g_strconcat (FIRST NAMED (5) NAMED (6) MEET BOTH_ROLL, rolled, lost, NULL);
  Sight faces = { .type = GTK_TYPE_BUTTON, .style = ".face", .n = *(const char *) rolled == '\0' ? 12 : 6 };
  GtkWidget *list;

  faces.page = open_page (stage, table);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  wait_until (is_whole, &faces);
  act (faces.page, "play.undo");
  act (faces.page, "play.undo");
  list = find (GTK_WIDGET (faces.page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL);
  g_assert_true (ts_undo_checklist_card_is_shown (TS_UNDO_CHECKLIST_CARD (list)));
  let_pass (500);
  g_assert_true (is_whole (&faces));
  stage_close (stage);
}

/* Of dice that are taken back hands have nothing to move: below that line all of the Scuffle is in sight. */
static void
test_scuffle_below_list (Stage *stage, gconstpointer table)
{
  Sight race = { .type = TS_TYPE_SHOPPING_WAR_SCORE_BARS, .n = 1 };
  Sight faces = { .type = GTK_TYPE_BUTTON, .style = ".face", .n = 6 };
  TsPlayPage *page = open_page (stage, table);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL); /* it opens at once */
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  look ();
  act (page, "play.undo");
  act (page, "play.undo");
  let_pass (500);
  race.page = faces.page = page;
  wait_until (is_whole, &faces);
  g_assert_true (is_whole (&race));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  stage_close (stage);
}

/* The Scuffle of that table ends, and hands do so. */
static void
end_scuffle (Stage *stage, const char *table, const char *told)
{
  TsPlayPage *page = open_page (stage, table);

  tap_faces (page, SHOPPING_DEFENDER, "3312");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_CROWD);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (page), "seat-blue")); /* Timmy draws */
  g_assert_cmpstr (by_hand (page), ==, told);
  act (page, "play.undo");
  g_assert_cmpstr (by_hand (page), ==, "");
  stage_close (stage);
}

/* What the winner takes, and from where, is told once, before the Crowd card. What was taken back tells the
 * undo. */
static void
test_prize (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  end_scuffle (stage, FIRST SCUFFLE BOTH_ROLL LAST_ROLL,
               "Megan takes 1 Star and the top 2 cards of Electronics; the next one there is turned up. "
               "The token of Timmy goes to the Lobby.");
}

#define PHONE                                                                                                \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Annegret\"},{\"name\":"               \
  "\"Maximilian\"}],"                                                                                        \
  "\"options\":{\"first\":0}}\n"
#define TURN     NEXT ROLL (1) CLOCKWISE NEXT NEXT
#define CORRIDOR TURN TURN NEXT ROLL (4) CLOCKWISE

/* How large the letters of a label are drawn, in pixels. */
static double
letters_of (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  int size = pango_font_description_get_size (pango_context_get_font_description (context)); /* absolute */
  graphene_matrix_t matrix;

  g_assert_true (gtk_widget_compute_transform (label, GTK_WIDGET (gtk_widget_get_root (label)), &matrix));
  return (double) size / PANGO_SCALE * (double) graphene_matrix_get_x_scale (&matrix);
}

/* All of it can be read on a phone in any language, though it is long. */
static void
test_prize_on_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < LANGUAGES; i++) {
    TsPlayPage *page;
    GtkWidget *news;

    speak (&languages[i]);
    page = open_page (stage, PHONE EQUIPS CORRIDOR BOTH_ROLL LAST_ROLL);
    gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 640);
    wait_until (is_narrow, stage->window);
    tap_faces (page, SHOPPING_ATTACKER, "3312");
    g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_CROWD);
    let_pass (500);
    news = find (GTK_WIDGET (page), GTK_TYPE_LABEL, ".news");
    g_assert_cmpfloat (letters_of (news), >=, 11);
    stage_close (stage);
  }
  speak_english ();
}

/* So is what the Crowd card does, tap by tap; what is taken back of it is listed. */
static void
test_crowd_by_hand (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST SCUFFLE BOTH_ROLL BOTH_ROLL);
  GtkWidget *effects = wait_for (page, TS_TYPE_SHOPPING_WAR_EFFECTS, NULL);
  gpointer stepper = find_nth (effects, GTK_TYPE_SPIN_BUTTON, NULL, SHOPPING_SHOP_CARDS);

  look ();
  gtk_spin_button_spin (stepper, GTK_SPIN_STEP_BACKWARD, 1);
  settle (page);
  g_assert_cmpint (counter_of (page, 1, SHOPPING_SHOP_CARDS), ==, 1);
  g_assert_cmpstr (by_hand (page), ==, "Timmy: 1 Shop card to the discards");
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_CHECK_BUTTON, "Timmy: 1 Shop card from the discards");
  stage_close (stage);
}

/* In a Corridor it is one card from each side. */
static void
test_prize_of_corridor (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  end_scuffle (
      stage,
      FIRST EQUIPS NEXT ROLL (1) CLOCKWISE NEXT NEXT NEXT ROLL (3) COUNTER_CLOCKWISE BOTH_ROLL LAST_ROLL,
      "Megan takes 1 Star, the top card of Supermarket and that of Electronics; the next ones there are "
      "turned up. The token of Timmy goes to the Lobby.");
}

/* Where Stars are lives the loser gives one. */
static void
test_life (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  end_scuffle (stage, HEADER ("\"first\":0,\"variant\":\"last-shopper\"") SCUFFLE BOTH_ROLL LAST_ROLL,
               "Megan takes the top 2 cards of Electronics; the next one there is turned up. Timmy loses 1 "
               "Star. The token of Timmy goes to the Lobby.");
}

#define THREE                                                                                                \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Megan\"},{\"name\":\"Timmy\"},{"      \
  "\"name\":\"Zoe\"}],\"options\":{\"first\":0,\"variant\":\"last-shopper\",\"stars\":1}}\n"
#define TO_SCUFFLE                                                                                           \
  EQUIPS NEXT ROLL (2) CLOCKWISE NEXT NEXT NEXT ROLL (2) COUNTER_CLOCKWISE BOTH_ROLL LAST_ROLL

/* Who is knocked out draws no Crowd card: the big button says what comes instead. */
static void
test_knocked_out (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE TO_SCUFFLE);

  tap_faces (page, SHOPPING_DEFENDER, "3312");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP1);
  tap_big (page, "To Zoe’s turn");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP1); /* which nobody has seen yet */
  wait_for (page, GTK_TYPE_LABEL, "Roll the Stroll die");
  stage_close (stage);
}

/* The same where it is the turn of the winner. */
static void
test_knocks_out (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, THREE NEXT ROLL (2) CLOCKWISE NEXT NEXT EQUIPS NEXT ROLL (2) COUNTER_CLOCKWISE
                 "{\"do\":\"scuffle-roll\",\"who\":0,\"dice\":[1,1,2,2]}\n"
                 "{\"do\":\"scuffle-roll\",\"who\":1,\"dice\":[3,3,1,2]}\n"
                 "{\"do\":\"scuffle-roll\",\"who\":0,\"dice\":[1,1,2,2]}\n");

  tap_faces (page, SHOPPING_ATTACKER, "3312");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP2);
  tap_big (page, "To Equip 2");
  g_assert_cmpint (state_of (page)->base.phase, ==, SHOPPING_EQUIP2);
  wait_for (page, GTK_TYPE_LABEL, "End the turn");
  stage_close (stage);
}

static void
test_draw (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST NEXT ROLL (2));

  g_assert_cmpstr (by_hand (page), ==, "");
  tap_space (page, 2);
  g_assert_cmpstr (by_hand (page), ==,
                   "Megan goes to Electronics and takes the top card there; the next one is turned up.");
  tap_big (page, "End the turn");
  g_assert_cmpstr (by_hand (page), ==, "Megan draws 1 Emporium card.");
  act (page, "play.undo");
  g_assert_cmpstr (by_hand (page), ==, "");
  stage_close (stage);
}

static TsPlayPage *
win (Stage *stage)
{
  TsPlayPage *page = open_page (stage, HEADER ("\"first\":0,\"stars\":1") SCUFFLE);

  for (int round = 0; round < 2; round++) {
    tap_faces (page, SHOPPING_ATTACKER, "1122");
    tap_faces (page, SHOPPING_DEFENDER, "3312");
  }
  g_assert_cmpint (state_of (page)->winner, ==, 0);
  return page;
}

static GtkWidget *
result_of (Stage *stage)
{
  return find (GTK_WIDGET (stage->window), TS_TYPE_TALLY_PAGE, NULL);
}

/* The dice that win the game stay until somebody goes on. */
static void
test_star (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = win (stage);

  let_pass (4000);
  g_assert_null (result_of (stage));
  wait_for (panel_of (page), GTK_TYPE_LABEL, "Megan wins the Scuffle, 10 to 0!");
  tap_big (page, "See the result");
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  stage_close (stage);
}

/* Where nothing shall move, too. */
static void
test_star_without_motion (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkSettings *settings = gtk_settings_get_default ();
  TsPlayPage *page;

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  page = win (stage);
  g_assert_null (result_of (stage));
  wait_for (panel_of (page), GTK_TYPE_LABEL, "Megan wins the Scuffle, 10 to 0!");
  gtk_settings_reset_property (settings, "gtk-enable-animations");
  stage_close (stage);
}

#define LIVES                                                                                                \
  "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Megan\"},{\"name\":\"Timmy\"},{"      \
  "\"name\":\"Ugo\"}],\"options\":{\"first\":0,\"stars\":1,\"variant\":\"last-shopper\"}}\n"

/* Who is out is said when it happens, and stands among the standings from then on. */
static void
test_out (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, LIVES SCUFFLE BOTH_ROLL "{\"do\":\"scuffle-roll\",\"who\":1,"
                                                               "\"dice\":[1,1,2,2]}\n");
  g_autofree char *told = NULL;

  tap_faces (page, SHOPPING_DEFENDER, "3312");
  g_assert_true (state_of (page)->out[1]);
  g_assert_true (g_str_has_prefix (by_hand (page), "Timmy is out of the game: the cards go to the discards, "
                                                   "the token into the box. Megan takes the top 2 cards"));
  told = ts_session_tell (session_of (page), ts_session_n_records (session_of (page)) - 1);
  g_assert_true (g_str_has_suffix (told, ", and loses the round. Timmy is out of the game.") ||
                 g_str_has_suffix (told, ", and wins the round. Timmy is out of the game."));
  act (page, "play.default");
  wait_for (page, GTK_TYPE_LABEL, "Out");
  stage_close (stage);
}

/* From the Lobby every Shop without an opponent is lit. */
static void
test_lobby (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST NEXT "{\"do\":\"relocate\",\"who\":0,\"space\":-1}\n");

  g_assert_cmpuint (count_lit (page), ==, 4); /* Timmy has not begun */
  g_assert_cmpuint (assert_named (page), >, 10);
  tap_space (page, 6);
  g_assert_cmpint (state_of (page)->place[0], ==, 6);
  stage_close (stage);
}

/* --- Powers --- */

static void
test_power (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST EQUIPS);
  GtkWidget *dialog, *effects, *focus;

  g_assert_false (gtk_widget_is_sensitive (find (panel_of (page), GTK_TYPE_BUTTON, ".shopper-power")));
  tap_nth (find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SHOPPER, "Timmy", 0), ".shopper-power", 0);
  dialog = GTK_WIDGET (stage_dialog (stage));
  g_assert_true (TS_IS_SHOPPING_WAR_POWER (dialog));
  tap_nth (dialog, "Pay 4 Cards", 0);
  g_assert_cmpint (state_of (page)->base.counters[1][SHOPPING_SHOP_CARDS], ==, 0);
  g_assert_cmpint (state_of (page)->base.counters[1][SHOPPING_EMPORIUM_CARDS], ==, 0);
  effects = wait_for (dialog, TS_TYPE_SHOPPING_WAR_EFFECTS, NULL);
  focus = gtk_root_get_focus (GTK_ROOT (stage->window)); /* not on the page below, where Return would roll */
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, effects));
  tap_nth (dialog, "That Is All", 0);
  stage_close (stage);
}

/* Whoever presses for somebody gets to an empty Slot as well, where nothing can be lost. */
static void
test_lose_from_slot (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST EQUIPS NEXT);
  GtkWidget *shopper = find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SHOPPER, "Megan", 0);

  for (guint slot = 0; slot < SHOPPING_N_SLOTS; slot++) {
    GtkWidget *button = find_nth (shopper, TS_TYPE_SHOPPING_WAR_SLOT, NULL, slot);
    gboolean empty = gtk_widget_has_css_class (button, "empty");

    look ();
    g_signal_emit_by_name (button, "clicked");
    g_assert_cmpint (find (button, GTK_TYPE_POPOVER, NULL) == NULL, ==, empty);
    if (!empty)
      gtk_popover_popdown (GTK_POPOVER (find (button, GTK_TYPE_POPOVER, NULL)));
  }
  stage_close (stage);
}

/* What a Power does is done by hands, too, in whatever phase it is paid; what is corrected later is not. */
static void
test_power_by_hand (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, FIRST EQUIPS);
  GtkWidget *dialog, *effects;
  gpointer stepper;

  tap_nth (find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SHOPPER, "Timmy", 0), ".shopper-power", 0);
  dialog = GTK_WIDGET (stage_dialog (stage));
  tap_nth (dialog, "Pay 4 Cards", 0);
  effects = wait_for (dialog, TS_TYPE_SHOPPING_WAR_EFFECTS, NULL);
  look ();
  stepper = find_nth (effects, GTK_TYPE_SPIN_BUTTON, NULL, SHOPPING_EMPORIUM_CARDS);
  gtk_spin_button_spin (stepper, GTK_SPIN_STEP_FORWARD, 1);
  settle (page);
  g_assert_cmpint (counter_of (page, 1, SHOPPING_EMPORIUM_CARDS), ==, 1);
  g_assert_cmpstr (by_hand (page), ==, "Timmy: 1 Emporium card from the deck");
  tap_nth (dialog, "That Is All", 0);
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_CHECK_BUTTON, "Timmy: 1 Emporium card to the top of the deck");
  act (page, "play.redo");
  wait_for (page, GTK_TYPE_CHECK_BUTTON, "Timmy: 1 Emporium card from the deck");
  look ();
  ts_board_say (TS_BOARD (board_of (page)), ts_entry_build (&ts_shopping_war, "next", TS_NOBODY, NULL));
  settle (page);
  look ();
  ts_board_say (TS_BOARD (board_of (page)),
                ts_entry_build (&ts_shopping_war, "adjust", 1, "counter", "emporium_cards", "by", 1, NULL));
  settle (page);
  g_assert_cmpint (counter_of (page, 1, SHOPPING_EMPORIUM_CARDS), ==, 2);
  g_assert_cmpstr (by_hand (page), ==, "");
  act (page, "play.undo");
  settle (page);
  g_assert_null (find (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, NULL));
  stage_close (stage);
}

/* Enter in a number pays, once it is a number that can be paid. */
static void
test_power_by_enter (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, FIRST EQUIPS "{\"do\":\"adjust\",\"who\":1,\"counter\":\"shop_cards\",\"by\":3}\n");
  int shop = state_of (page)->base.counters[1][SHOPPING_SHOP_CARDS];
  int emporium = state_of (page)->base.counters[1][SHOPPING_EMPORIUM_CARDS];
  guint n = ts_session_n_records (session_of (page));
  GtkWidget *number;

  tap_nth (find_nth (board_of (page), TS_TYPE_SHOPPING_WAR_SHOPPER, "Timmy", 0), ".shopper-power", 0);
  number = find_nth (GTK_WIDGET (stage_dialog (stage)), GTK_TYPE_SPIN_BUTTON, NULL, 1); /* Shop cards */
  gtk_editable_set_text (GTK_EDITABLE (number), "9");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (number)), "activate");
  look ();
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  gtk_editable_set_text (GTK_EDITABLE (number), "3");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (number)), "activate");
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (number)), "activate");
  wait_for (GTK_WIDGET (stage_dialog (stage)), TS_TYPE_SHOPPING_WAR_EFFECTS, NULL);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 1);
  g_assert_cmpint (state_of (page)->base.counters[1][SHOPPING_SHOP_CARDS], ==, shop - 3);
  g_assert_cmpint (state_of (page)->base.counters[1][SHOPPING_EMPORIUM_CARDS], ==, emporium - 1);
  tap_nth (GTK_WIDGET (stage_dialog (stage)), "That Is All", 0);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/shopping-war/ordinary-turn", test_ordinary_turn, NULL);
  stage_add ("/shopping-war/turn-in-corridor", test_turn_in_corridor, NULL);
  stage_add ("/shopping-war/throw-at-once", test_throw_at_once, NULL);
  stage_add ("/shopping-war/no-cards", test_no_cards, NULL);
  stage_add ("/shopping-war/one-way", test_one_way, NULL);
  stage_add ("/shopping-war/walk-on-mall", test_walk_on_mall, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (not_lit); i++) {
    g_autofree char *name = g_strdup_printf ("/shopping-war/not-lit/%u", i);

    stage_add (name, test_not_lit, GUINT_TO_POINTER (i));
  }
  stage_add ("/shopping-war/step", test_step, NULL);
  stage_add ("/shopping-war/throw", test_throw, NULL);
  stage_add ("/shopping-war/roll-off", test_roll_off, NULL);
  stage_add ("/shopping-war/roll-off-of-other", test_roll_off_of_other, NULL);
  stage_add ("/shopping-war/throw-of-other", test_throw_of_other, NULL);
  stage_add ("/shopping-war/equip", test_equip, NULL);
  stage_add ("/shopping-war/equip-stands-still", test_equip_stands_still, NULL);
  stage_add ("/shopping-war/replace", test_replace, NULL);
  stage_add ("/shopping-war/refusal", test_refusal, NULL);
  stage_add ("/shopping-war/scuffle", test_scuffle, NULL);
  stage_add ("/shopping-war/times", test_times, NULL);
  stage_add ("/shopping-war/typed-scuffle", test_typed_scuffle, NULL);
  stage_add ("/shopping-war/sums-undone", test_sums_undone, NULL);
  stage_add ("/shopping-war/scuffle-in-sight", test_scuffle_in_sight, NULL);
  stage_add ("/shopping-war/faces-below-list", test_faces_below_list, "");
  stage_add ("/shopping-war/faces-of-one-below-list", test_faces_below_list, LAST_ROLL);
  stage_add ("/shopping-war/scuffle-below-list", test_scuffle_below_list,
             FOUR "{\"do\":\"relocate\",\"who\":1,\"space\":4}\n" SCUFFLE BOTH_ROLL LAST_ROLL);
  stage_add ("/shopping-war/in-lobby", test_in_lobby, FOUR NEXT ROLL (1));
  stage_add ("/shopping-war/in-lobby-2-players", test_in_lobby, FIRST IN_LOBBY (1) NEXT ROLL (1));
  stage_add ("/shopping-war/ways-in-sight", test_ways_in_sight, NULL);
  stage_add ("/shopping-war/mall-in-sight", test_mall_in_sight, NULL);
  stage_add ("/shopping-war/die-in-sight", test_die_in_sight, NULL);
  stage_add ("/shopping-war/scuffle-on-phone", test_scuffle_on_phone, NULL);
  stage_add ("/shopping-war/crowd-in-sight", test_crowd_in_sight, NULL);
  stage_add ("/shopping-war/prize", test_prize, NULL);
  stage_add ("/shopping-war/prize-on-phone", test_prize_on_phone, NULL);
  stage_add ("/shopping-war/crowd-by-hand", test_crowd_by_hand, NULL);
  stage_add ("/shopping-war/prize-of-corridor", test_prize_of_corridor, NULL);
  stage_add ("/shopping-war/life", test_life, NULL);
  stage_add ("/shopping-war/draw", test_draw, NULL);
  stage_add ("/shopping-war/knocked-out", test_knocked_out, NULL);
  stage_add ("/shopping-war/knocks-out", test_knocks_out, NULL);
  stage_add ("/shopping-war/star", test_star, NULL);
  stage_add ("/shopping-war/star-without-motion", test_star_without_motion, NULL);
  stage_add ("/shopping-war/out", test_out, NULL);
  stage_add ("/shopping-war/lobby", test_lobby, NULL);
  stage_add ("/shopping-war/tokens", test_tokens, NULL);
  stage_add ("/shopping-war/power", test_power, NULL);
  stage_add ("/shopping-war/lose-from-slot", test_lose_from_slot, NULL);
  stage_add ("/shopping-war/power-by-hand", test_power_by_hand, NULL);
  stage_add ("/shopping-war/power-by-enter", test_power_by_enter, NULL);
  return stage_run ();
}
