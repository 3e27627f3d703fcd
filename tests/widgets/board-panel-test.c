/* A panel of parts: which one is there, what it offers, what it takes, and where the keyboard is. */
#include "games/null/rules/rules.h"
#include "press.h"
#include "widgets/board-panel.h"

#include <string.h>

/* --- a board with a panel of three parts --- */

#define PANEL_TYPE_BOARD (panel_board_get_type ())
G_DECLARE_FINAL_TYPE (PanelBoard, panel_board, PANEL, BOARD, TsBoard)

struct _PanelBoard {
  TsBoard parent_instance;

  guint n_updates;
  gboolean same_step;
};

G_DEFINE_FINAL_TYPE (PanelBoard, panel_board, TS_TYPE_BOARD)

static void
panel_board_update (TsBoard *board, const TsOutcome *outcome)
{
  PANEL_BOARD (board)->n_updates++;
  PANEL_BOARD (board)->same_step = ts_board_is_same_step (board);
  g_assert_true (ts_outcome_is_news (outcome) == (PANEL_BOARD (board)->n_updates > 1));
}

static void
panel_board_class_init (PanelBoardClass *klass)
{
  TS_BOARD_CLASS (klass)->update = panel_board_update;
}

static void
panel_board_init (PanelBoard *self G_GNUC_UNUSED)
{
}

#define PANEL_TYPE_PART (panel_part_get_type ())
G_DECLARE_FINAL_TYPE (PanelPart, panel_part, PANEL, PART, TsBoardPart)

struct _PanelPart {
  TsBoardPart parent_instance;

  guint n_begun, n_shown;
  int picked;
};

G_DEFINE_FINAL_TYPE (PanelPart, panel_part, TS_TYPE_BOARD_PART)

static void
panel_part_begin (TsBoardPart *part)
{
  PANEL_PART (part)->n_begun++;
}

static void
panel_part_show (TsBoardPart *part, const TsView *view G_GNUC_UNUSED, const TsOutcome *outcome G_GNUC_UNUSED)
{
  PANEL_PART (part)->n_shown++;
}

static gboolean
panel_part_pick (TsBoardPart *part, const char *what, int number)
{
  if (!g_str_equal (what, "card"))
    return FALSE;
  PANEL_PART (part)->picked = number;
  return TRUE;
}

static void
panel_part_class_init (PanelPartClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = panel_part_begin;
  TS_BOARD_PART_CLASS (klass)->show = panel_part_show;
  TS_BOARD_PART_CLASS (klass)->pick = panel_part_pick;
}

static void
panel_part_init (PanelPart *self)
{
  adw_bin_set_child (ADW_BIN (self), gtk_button_new_with_label ("Press"));
}

/* --- the tests --- */

typedef struct {
  GtkWidget *window;
  TsBoard *board;
  TsBoardPanel *panel;
  PanelPart *step, *sheet;
  guint n_said, n_offers;
  gboolean accepts;
} Fixture;

static gboolean
on_say (Fixture *self)
{
  self->n_said++;
  return self->accepts;
}

static void
on_offered (Fixture *self)
{
  self->n_offers++;
}

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const TsGame *const games[] = { &ts_null_game, NULL };
  static const char header[] =
      "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}";
  g_autoptr (TsSession) session = ts_session_new (games, header, strlen (header), NULL);

  g_assert_nonnull (session);
  self->board = g_object_new (PANEL_TYPE_BOARD, NULL);
  self->panel = ts_board_panel_new (self->board);
  self->step = g_object_new (PANEL_TYPE_PART, "board", self->board, NULL);
  self->sheet = g_object_new (PANEL_TYPE_PART, "board", self->board, NULL);
  ts_board_panel_add (self->panel, "step", self->step);
  ts_board_panel_add (self->panel, "sheet", self->sheet);
  ts_board_panel_add (self->panel, "over", ts_board_part_new (self->board, NULL));
  adw_bin_set_child (ADW_BIN (self->board), GTK_WIDGET (self->panel));
  g_signal_connect_swapped (self->board, "say", G_CALLBACK (on_say), self);
  g_signal_connect_swapped (self->board, "offered", G_CALLBACK (on_offered), self);
  ts_board_set_session (self->board, session);
  ts_board_panel_turn_to (self->panel, "step");
  self->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->board));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* What somebody opened lies over the part of the step, which is as it was when it comes back. */
static void
test_turning (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (ts_board_panel_get_visible (self->panel) == TS_BOARD_PART (self->step));
  g_assert_cmpuint (self->step->n_begun, ==, 1);
  ts_board_panel_open (self->panel, "sheet");
  g_assert_true (ts_board_panel_get_visible (self->panel) == TS_BOARD_PART (self->sheet));
  g_assert_cmpuint (self->sheet->n_begun, ==, 1);
  ts_board_panel_update (self->panel, NULL);
  g_assert_cmpuint (self->sheet->n_shown, ==, 2);
  g_assert_cmpuint (self->step->n_shown, ==, 1);
  ts_board_part_back (TS_BOARD_PART (self->sheet));
  g_assert_true (ts_board_panel_get_visible (self->panel) == TS_BOARD_PART (self->step));
  g_assert_cmpuint (self->step->n_begun, ==, 1);
  g_assert_cmpuint (self->step->n_shown, ==, 2); /* the state may be another one */
  ts_board_panel_turn_to (self->panel, "over");
  ts_board_panel_update (self->panel, NULL); /* a part need not do anything */
  g_assert_false (ts_board_panel_pick (self->panel, "card", 1));
}

static void
test_picking (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  const TsVerb *verb = ts_null_game.verbs;

  g_assert_true (ts_board_panel_pick (self->panel, "card", 3));
  g_assert_false (ts_board_panel_pick (self->panel, "place", 4));
  g_assert_cmpint (self->step->picked, ==, 3);
  g_assert_cmpint (self->sheet->picked, ==, 0);
  g_assert_false (ts_board_panel_throw (self->panel, verb, 0)); /* there are no dice */
}

/* The visible part's offer is the board's, and remembered while another part is there. */
static void
test_offers (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TsBoardPart *sheet = TS_BOARD_PART (self->sheet);

  ts_board_part_offer (sheet, "Sign", ts_entry_build (&ts_null_game, "next", TS_NOBODY, NULL));
  g_assert_null (ts_board_get_offer (self->board));
  ts_board_panel_open (self->panel, "sheet");
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, "Sign");
  g_assert_true (ts_board_can_take_offer (self->board));
  ts_board_take_offer (self->board);
  g_assert_cmpuint (self->n_said, ==, 1);
  ts_board_part_offer (sheet, "Sign", NULL); /* something is missing */
  g_assert_false (ts_board_can_take_offer (self->board));
  ts_board_take_offer (self->board);
  g_assert_cmpuint (self->n_said, ==, 1);
  ts_board_part_offer_back (sheet, "Go on");
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, "Go on");
  g_assert_cmpuint (self->n_offers, >=, 3);
  ts_board_take_offer (self->board);
  g_assert_true (ts_board_panel_get_visible (self->panel) == TS_BOARD_PART (self->step));
  g_assert_null (ts_board_get_offer (self->board));
  g_assert_cmpuint (self->n_said, ==, 1);
}

/* A panel that offers nothing leaves the offer of another one alone. */
static void
test_two_panels (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TsBoardPanel *other = g_object_ref_sink (ts_board_panel_new (self->board));
  TsBoardPart *part = ts_board_part_new (self->board, NULL);

  ts_board_panel_add (other, "first", part);
  ts_board_panel_add (other, "second", ts_board_part_new (self->board, NULL));
  ts_board_part_offer (TS_BOARD_PART (self->step), "Sign", NULL);
  ts_board_panel_open (other, "second");
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, "Sign");
  ts_board_panel_back (other); /* to the first one that was added */
  g_assert_true (ts_board_panel_get_visible (other) == part);
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, "Sign");
  ts_board_part_offer (part, "Trade", NULL);
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, "Trade");
  ts_board_panel_open (other, "second"); /* what it offered itself, it takes back */
  g_assert_null (ts_board_get_offer (self->board));
  g_object_unref (other);
}

/* What is in a part opens another one. */
static void
test_opening (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->step), "part.open", "s", "sheet"));
  g_assert_true (ts_board_panel_get_visible (self->panel) == TS_BOARD_PART (self->sheet));
  g_assert_cmpuint (self->sheet->n_begun, ==, 1);
}

/* A part inside of another offers for that one. */
static void
test_inner_offer (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  PanelPart *inner = g_object_new (PANEL_TYPE_PART, "board", self->board, NULL);

  adw_bin_set_child (ADW_BIN (self->step), GTK_WIDGET (inner));
  ts_board_part_offer (TS_BOARD_PART (inner), "Move", NULL);
  g_assert_cmpstr (ts_board_get_offer (self->board), ==, "Move");
}

/* The keyboard does not get over to what comes, unless it is asked to. */
static void
test_focus (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  GtkRoot *root = GTK_ROOT (self->window);

  gtk_window_present (GTK_WINDOW (self->window));
  ts_board_panel_focus (self->panel);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), GTK_WIDGET (self->step)));
  ts_board_panel_open (self->panel, "sheet");
  g_assert_null (gtk_root_get_focus (root));
  ts_board_panel_back (self->panel);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (root), GTK_WIDGET (self->step)));
}

/* What was said is taken or not, and a board knows whether it is another step. */
static void
test_saying (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  static const char next[] = "{\"do\":\"next\"}";
  TsSession *session = ts_board_get_session (self->board);
  TsOutcome outcome;

  g_assert_false (ts_board_say (self->board, ts_entry_build (&ts_null_game, "next", TS_NOBODY, NULL)));
  self->accepts = TRUE;
  g_assert_true (ts_board_say (self->board, ts_entry_build (&ts_null_game, "next", TS_NOBODY, NULL)));
  g_assert_false (PANEL_BOARD (self->board)->same_step);
  g_assert_true (ts_session_say (session, next, strlen (next), NULL));
  outcome = ts_session_outcome (session);
  ts_board_update (self->board, &outcome);
  g_assert_false (PANEL_BOARD (self->board)->same_step);
  ts_board_update (self->board, &outcome);
  g_assert_true (PANEL_BOARD (self->board)->same_step);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
#define ADD(name) g_test_add ("/board-panel/" #name, Fixture, NULL, set_up, test_##name, tear_down)
  ADD (turning);
  ADD (picking);
  ADD (offers);
  ADD (two_panels);
  ADD (opening);
  ADD (inner_offer);
  ADD (focus);
  ADD (saying);
  return g_test_run ();
}
