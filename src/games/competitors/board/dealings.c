#include "dealings.h"

#include "config.h"
#include "pictures.h"
#include "plans.h"
#include "referee/every-game.h"
#include "widgets/choices.h"
#include "widgets/scroll-into-view.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsDealings {
  TsBoardPart parent_instance;

  TsBoardPart *pay;
  int turn; /* for which the payer was chosen beforehand */
  TsChoices *ways;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsDealings, ts_competitors_dealings, TS_TYPE_BOARD_PART)

/* The other parts, called like their verbs. */
static const struct {
  const char *verb, *label, *detail;
  const char *none; /* why it cannot be, where it cannot; or NULL */
  const char *picture;
  const TsSheetPlan *plan;
} ways[] = {
  { "receive", N_ ("Receive from the bank"), NULL, NULL, "truck", &ts_competitors_receive_plan },
  { "trade", N_ ("Trade"), N_ ("anything for anything"), N_ ("Nobody has anything to trade."), "headquarters",
    &ts_competitors_trade_plan },
  { "lose", N_ ("Something is lost"), N_ ("a vehicle or a card"), N_ ("Nobody has a vehicle or a card."),
    "danger", &ts_competitors_lose_plan },
  { "special", N_ ("Special Contract"), N_ ("a card is played"), N_ ("Nobody has a Contract card."),
    "contract", &ts_competitors_special_plan },
};

static void
on_way (GtkWidget *button, gpointer verb)
{
  gtk_widget_activate_action (button, "part.open", "s", verb);
}

static void
show_ways (TsCompetitorsDealings *self, const TsView *view)
{
  ts_choices_clear (self->ways);
  ts_choices_add_heading (self->ways, _ ("Other dealings"));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    const TsVerb *verb = ts_verb_find (view->game, ways[i].verb);
    gboolean possible = !ts_view_is_over (view) && ts_view_possible (view, verb);
    const char *detail = possible || ways[i].none == NULL ? ways[i].detail : ways[i].none;
    GtkWidget *button =
        ts_choices_add_button (self->ways, _ (ways[i].label), detail != NULL ? _ (detail) : NULL,
                               ts_competitors_picture_new (ways[i].picture));

    gtk_widget_set_sensitive (button, possible);
    g_signal_connect (button, "clicked", G_CALLBACK (on_way), (gpointer) ways[i].verb);
  }
}

static void
ts_competitors_dealings_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome)
{
  TsCompetitorsDealings *self = TS_COMPETITORS_DEALINGS (part);
  int turn = ts_view_state (view)->turn;

  if (self->turn != turn)
    ts_board_part_begin (self->pay);
  else
    ts_board_part_show (self->pay, view, outcome);
  self->turn = turn;
  show_ways (self, view);
}

static void
ts_competitors_dealings_begin (TsBoardPart *part)
{
  ts_board_part_begin (TS_COMPETITORS_DEALINGS (part)->pay);
}

static gboolean
ts_competitors_dealings_step_back (TsBoardPart *part)
{
  return ts_board_part_step_back (TS_COMPETITORS_DEALINGS (part)->pay);
}

static void
ts_competitors_dealings_class_init (TsCompetitorsDealingsClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = ts_competitors_dealings_begin;
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_dealings_show;
  TS_BOARD_PART_CLASS (klass)->step_back = ts_competitors_dealings_step_back;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmdealings");
}

static void
ts_competitors_dealings_init (TsCompetitorsDealings *self)
{
  self->turn = TS_NOBODY;
}

static TsCompetitorsDealings *
dealings_new (TsBoard *board)
{
  TsCompetitorsDealings *self = g_object_new (TS_TYPE_COMPETITORS_DEALINGS, "board", board, NULL);

  self->pay = TS_BOARD_PART (ts_competitors_sheet_for (board, "pay", &ts_competitors_pay_plan));
  g_signal_connect (self->pay, "said", G_CALLBACK (ts_board_part_begin), NULL);
  self->ways = ts_choices_new (board);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (10, self->pay, self->ways, NULL));
  return self;
}

/* What somebody has opened is to be seen; what the table has closed leaves the board where it is. */
static void
on_turned (TsBoardPanel *panel)
{
  if (ts_board_panel_is_open_around (GTK_WIDGET (ts_board_panel_get_visible (panel))))
    ts_scroll_into_view (GTK_WIDGET (panel));
}

TsBoardPanel *
ts_competitors_dealings_panel_new (TsBoard *board)
{
  TsBoardPanel *panel = ts_board_panel_new (board);

  ts_board_panel_add (panel, "pay", dealings_new (board));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    TsSheet *sheet = ts_competitors_sheet_for (board, ways[i].verb, ways[i].plan);

    g_signal_connect_swapped (sheet, "said", G_CALLBACK (ts_board_panel_back), panel);
    ts_board_panel_add (panel, ways[i].verb, sheet);
  }
  g_signal_connect (panel, "turned", G_CALLBACK (on_turned), NULL);
  return panel;
}
