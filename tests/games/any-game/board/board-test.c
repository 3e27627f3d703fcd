/* The board of Any Game on its page: points of the turn, of somebody else, and of a whole round; money and
 * lives. */
#include "stage.h"

#include "app/play/seat-card.h"
#include "games/any-game/rules/rules.h"

#define TABLE(options)                                                                                       \
  "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"options\":"   \
  "{" options "}}\n"

/* Taps the number of a seat: rows are counters that are in play. */
static void
tap_number (TsPlayPage *page, int seat, int counter)
{
  look ();
  gtk_widget_activate_action (board_of (page), "any-game.tap", "(ii)", seat, counter);
}

/* Of the sheet that is seen. */
static GtkSpinButton *
stepper_of (TsPlayPage *page, guint n)
{
  return GTK_SPIN_BUTTON (find_nth (panel_of (page), GTK_TYPE_SPIN_BUTTON, NULL, n));
}

static void
test_points (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"columns\":[\"Game\",\"Bonus\"]"));

  gtk_spin_button_set_value (stepper_of (page, 0), 12);
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 0, 0), ==, 12);
  tap_number (page, 0, 1); /* it is Bo's turn: points for Ann do not end it */
  gtk_spin_button_set_value (stepper_of (page, 0), -5);
  g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, "Bonus"));
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 0, 1), ==, -5);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
}

/* A round that does not add up waits. */
static void
test_round (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"write\":\"rounds\",\"must_add_up\":true,\"sum\":10"));

  gtk_spin_button_set_value (stepper_of (page, 0), 4);
  g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, "Together it is 4; it should be 10."));
  gtk_spin_button_set_value (stepper_of (page, 1), 6);
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 1, 0), ==, 6);
}

static void
test_money_and_lives (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"columns\":[],\"money\":50,\"lives\":2"));

  tap_number (page, 1, ANY_GAME_LIVES);
  g_assert_cmpint (counter_of (page, 1, ANY_GAME_LIVES), ==, 1);
  tap_number (page, 1, ANY_GAME_MONEY);
  g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, "Who pays?"));
  tap_number (page, 0, ANY_GAME_MONEY);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
}

static GtkEditable *
text_of (TsPlayPage *page)
{
  return GTK_EDITABLE (stepper_of (page, 0));
}

/* What is typed outlives what others do meanwhile, and is gone once it has been said. */
static void
test_typed_text_is_kept (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"lives\":3"));

  gtk_editable_set_text (text_of (page), "17");
  tap_number (page, 1, ANY_GAME_LIVES);
  g_assert_cmpint (counter_of (page, 1, ANY_GAME_LIVES), ==, 2);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "17");
  act (page, "play.undo");
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "17");
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 0, 0), ==, 17);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "");
}

static int
height_of (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), NULL, &height, NULL,
                      NULL);
  return height;
}

/* A tap on the number that is written down already leads to where it is typed, and what is typed stays. Back
 * is there only while there is something to go back from, and moves nothing. */
static void
test_number_again (Stage *self, gconstpointer data)
{
  TsPlayPage *page = open_page (self, data);
  GtkWidget *back = find (panel_of (page), GTK_TYPE_WIDGET, ".sheet-back");
  int height = height_of (panel_of (page));

  g_assert_false (gtk_widget_get_mapped (back));
  gtk_editable_set_text (text_of (page), "17");
  g_assert_true (gtk_widget_get_visible (back));
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  tap_number (page, 0, 0);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "17");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), panel_of (page)));
  tap_nth (panel_of (page), ".sheet-back", 0);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "");
  g_assert_false (gtk_widget_get_visible (back));
  tap_number (page, 0, 1);
  g_assert_true (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_WIDGET, ".sheet-back")));
  g_assert_cmpint (height_of (panel_of (page)), ==, height);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), panel_of (page)));
  tap_nth (panel_of (page), ".sheet-back", 0);
  g_assert_false (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_WIDGET, ".sheet-back")));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
}

/* Enter in the nth number. */
static void
enter (TsPlayPage *page, guint n)
{
  g_signal_emit_by_name (gtk_editable_get_delegate (GTK_EDITABLE (stepper_of (page, n))), "activate");
  settle (page);
}

/* A number that nobody has said is none, not 0: neither Enter nor the big button writes it down. One that was
 * said may be 0, and is none again once it is deleted. */
static void
test_untouched (Stage *self, gconstpointer data)
{
  TsPlayPage *page = open_page (self, data);
  guint last = find_nth (panel_of (page), GTK_TYPE_SPIN_BUTTON, NULL, 1) != NULL ? 1 : 0;

  enter (page, last);
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "");
  g_assert_false (ts_board_can_take_offer (TS_BOARD (board_of (page))));
  gtk_editable_set_text (text_of (page), "7");
  gtk_editable_set_text (text_of (page), "");
  enter (page, last);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  gtk_editable_set_text (text_of (page), "0");
  enter (page, last);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "");
}

/* Who scored is said; the others have 0 then, which is seen, and what is deleted is missing again. */
static void
test_others_have_nothing (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"write\":\"rounds\""));
  GtkEditable *others = GTK_EDITABLE (stepper_of (page, 1));

  g_assert_cmpstr (gtk_editable_get_text (others), ==, "");
  gtk_editable_set_text (text_of (page), "-");
  g_assert_cmpstr (gtk_editable_get_text (others), ==, "");
  gtk_editable_set_text (text_of (page), "-4");
  g_assert_cmpstr (gtk_editable_get_text (others), ==, "0");
  gtk_editable_set_text (others, "");
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  gtk_editable_set_text (others, "9");
  enter (page, 0);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (self->window)), GTK_WIDGET (others)));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  enter (page, 1);
  g_assert_cmpint (counter_of (page, 0, 0), ==, -4);
  g_assert_cmpint (counter_of (page, 1, 0), ==, 9);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (stepper_of (page, 1))), ==, "");
}

/* What it will come to follows each key. */
static void
test_preview_follows (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE (""));
  static const char *const typed[] = { "1", "12", "120" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    g_autofree char *sentence = g_strdup_printf ("Ann, Points: 0 → %s", typed[i]);

    gtk_editable_set_text (text_of (page), typed[i]);
    g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, sentence));
    g_assert_true (ts_board_can_take_offer (TS_BOARD (board_of (page))));
  }
  gtk_editable_set_text (text_of (page), "");
  g_assert_false (ts_board_can_take_offer (TS_BOARD (board_of (page))));
  g_assert_nonnull (find (board_of (page), GTK_TYPE_LABEL, "Ann, Points: 0 → –"));
}

/* What is too large is refused as it was typed, not made into another number. */
static void
test_too_large (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE (""));

  gtk_editable_set_text (text_of (page), "100000");
  enter (page, 0);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "100000");
  g_assert_true (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_LABEL, ".sheet-note")));
  gtk_editable_set_text (text_of (page), "99999");
  enter (page, 0);
  g_assert_cmpint (counter_of (page, 0, 0), ==, 99999);
}

/* Dice that cannot be are refused, and not drawn. */
static void
test_too_many_sides (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"count\":2"));

  look ();
  gtk_widget_activate_action (board_of (page), "any-game.tap", "(ii)", TS_NOBODY, 0);
  gtk_editable_set_text (text_of (page), "5000");
  g_assert_nonnull (find (panel_of (page), GTK_TYPE_LABEL, "“Sides of a die” should be from 2 to 100."));
  enter (page, 0);
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  gtk_editable_set_text (text_of (page), "20");
  g_assert_false (gtk_widget_get_visible (find (panel_of (page), GTK_TYPE_LABEL, ".sheet-note")));
}

/* Points for somebody else, said within the same turn, make room for those of the turn. */
static void
test_opened_sheets_close (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"money\":50"));

  tap_number (page, 1, 0);
  gtk_spin_button_set_value (stepper_of (page, 0), 5);
  act (page, "play.default");
  g_assert_cmpint (counter_of (page, 1, 0), ==, 5);
  g_assert_cmpstr (gtk_editable_get_text (text_of (page)), ==, "");
  gtk_editable_set_text (text_of (page), "0");
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  g_assert_cmpint (ts_session_record (session_of (page), 1)->who, ==, 0);
  tap_number (page, 0, ANY_GAME_MONEY);
  g_assert_true (ts_board_step_back (TS_BOARD (board_of (page))));
  tap_number (page, 0, 0); /* Bo’s turn has the same sheet */
  g_assert_true (ts_board_step_back (TS_BOARD (board_of (page))));
  g_assert_false (ts_board_step_back (TS_BOARD (board_of (page))));
}

/* What is open is closed by what it is open for only: dice that are not rolled any more ask for the roll. */
static void
test_dice_taken_back (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("\"count\":1") "{\"do\":\"roll\",\"dice\":[3]}\n");

  g_assert_nonnull (text_of (page));
  act (page, "play.undo");
  g_assert_null (ts_board_get_offer (TS_BOARD (board_of (page))));
}

/* Read from the right, too, the sign stands before the number. */
static void
test_card_below_zero (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, TABLE ("") "{\"do\":\"score\",\"who\":0,\"points\":-1207}\n");
  GtkWidget *card = find (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, "Ann");
  char *error = gtk_test_accessible_check_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                    "Ann, \u2066−1,207\u2069 points, 2nd");

  g_assert_cmpstr (error, ==, NULL);
}

#define SIX                                                                                                  \
  "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":"      \
  "\"Cy\"},"                                                                                                 \
  "{\"name\":\"Di\"},{\"name\":\"Ed\"},{\"name\":\"Fay\"}],\"options\":{}}\n"

static gboolean
is_on_phone (gpointer window)
{
  return gtk_widget_get_width (window) <= 360;
}

/* On a phone people see what they type, however many they are, and however large their text. */
static void
test_number_in_sight (Stage *self, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (self, SIX);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 5 * 96 * PANGO_SCALE / 2, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 360, 640);
  wait_until (is_on_phone, self->window);
  let_pass (500);
  g_assert_true (is_seen_whole (GTK_WIDGET (stepper_of (page, 0))));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/any-game-board/points", test_points, NULL);
  stage_add ("/any-game-board/round", test_round, NULL);
  stage_add ("/any-game-board/typed-text", test_typed_text_is_kept, NULL);
  stage_add ("/any-game-board/number-again", test_number_again, TABLE ("\"columns\":[\"Game\",\"Bonus\"]"));
  stage_add ("/any-game-board/number-again-round", test_number_again,
             TABLE ("\"write\":\"rounds\",\"columns\":[\"Game\",\"Bonus\"]"));
  stage_add ("/any-game-board/untouched", test_untouched, TABLE (""));
  stage_add ("/any-game-board/untouched-round", test_untouched, TABLE ("\"write\":\"rounds\""));
  stage_add ("/any-game-board/others-have-nothing", test_others_have_nothing, NULL);
  stage_add ("/any-game-board/preview-follows", test_preview_follows, NULL);
  stage_add ("/any-game-board/too-large", test_too_large, NULL);
  stage_add ("/any-game-board/too-many-sides", test_too_many_sides, NULL);
  stage_add ("/any-game-board/opened-sheets", test_opened_sheets_close, NULL);
  stage_add ("/any-game-board/dice-taken-back", test_dice_taken_back, NULL);
  stage_add ("/any-game-board/card-below-zero", test_card_below_zero, NULL);
  stage_add ("/any-game-board/number-in-sight", test_number_in_sight, NULL);
  stage_add ("/any-game-board/money-and-lives", test_money_and_lives, NULL);
  return stage_run ();
}
