#include "dealings.h"

#include "config.h"
#include "forfeit.h"
#include "pictures.h"
#include "plans.h"
#include "trade.h"
#include "widgets/choices.h"
#include "widgets/scroll-into-view.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FIRST_PAGE "pay"

struct _TsCompetitorsDealingsPanel {
  AdwBin parent_instance;

  TsBoard *board;
  GtkStack *stack; /* pages are called by their verb */
  TsBoardPart *pay;
  int turn; /* for which the payer was chosen beforehand */
  TsChoices *ways;
  TsCompetitorsTradePanel *trade;
  TsBoardPart *receive;
  TsCompetitorsForfeit *lose;
  TsCompetitorsForfeit *special;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsDealingsPanel, ts_competitors_dealings_panel, ADW_TYPE_BIN)

static void
turn_to (TsCompetitorsDealingsPanel *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->stack, page);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
  ts_scroll_into_view (GTK_WIDGET (self));
}

static void
on_back (TsCompetitorsDealingsPanel *self)
{
  turn_to (self, FIRST_PAGE);
}

static void
on_way (GtkButton *button, TsCompetitorsDealingsPanel *self)
{
  const char *verb = g_object_get_data (G_OBJECT (button), "verb");

  if (strcmp (verb, "trade") == 0)
    ts_competitors_trade_panel_begin (self->trade);
  else if (strcmp (verb, "receive") == 0)
    ts_board_part_begin (self->receive);
  else
    ts_competitors_forfeit_begin (strcmp (verb, "lose") == 0 ? self->lose : self->special);
  turn_to (self, verb);
}

static void
show_ways (TsCompetitorsDealingsPanel *self, const TsView *view)
{
  static const struct {
    const char *verb, *label, *detail, *picture;
  } ways[] = {
    { "receive", N_ ("Receive from the bank"), NULL, "truck" },
    { "trade", N_ ("Trade"), N_ ("anything for anything"), "headquarters" },
    { "lose", N_ ("Something is lost"), N_ ("a vehicle or a card"), "danger" },
    { "special", N_ ("Special Contract"), N_ ("a card is played"), "contract" },
  };

  ts_choices_clear (self->ways);
  ts_choices_add_heading (self->ways, _ ("Other dealings"));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    const TsVerb *verb = &view->game->verbs[ts_game_verb (view->game, ways[i].verb)];
    GtkWidget *button = ts_choices_add_button (self->ways, _ (ways[i].label),
                                               ways[i].detail != NULL ? _ (ways[i].detail) : NULL,
                                               ts_competitors_picture_new (ways[i].picture));

    g_object_set_data (G_OBJECT (button), "verb", (gpointer) ways[i].verb);
    gtk_widget_set_sensitive (button, !ts_view_is_over (view) && ts_view_possible (view, verb));
    g_signal_connect (button, "clicked", G_CALLBACK (on_way), self);
  }
}

/* What is open is done with once it was said. */
static void
show_open (TsCompetitorsDealingsPanel *self, const TsView *view, const TsOutcome *outcome)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);

  if (strcmp (page, FIRST_PAGE) == 0)
    return;
  if (ts_view_is_over (view) || ts_outcome_is (outcome, page))
    gtk_stack_set_visible_child_name (self->stack, FIRST_PAGE);
  else if (strcmp (page, "trade") == 0)
    ts_competitors_trade_panel_show (self->trade);
  else if (strcmp (page, "receive") == 0)
    ts_board_part_show (self->receive, view, outcome);
  else
    ts_competitors_forfeit_show (strcmp (page, "lose") == 0 ? self->lose : self->special);
}

void
ts_competitors_dealings_panel_show (TsCompetitorsDealingsPanel *self,
                                    const TsView *view,
                                    const TsOutcome *outcome)
{
  int turn = ts_view_state (view)->turn;

  if (ts_outcome_is (outcome, "pay") || self->turn != turn)
    ts_board_part_begin (self->pay);
  else
    ts_board_part_show (self->pay, view, outcome);
  self->turn = turn;
  show_ways (self, view);
  show_open (self, view, outcome);
}

static void
ts_competitors_dealings_panel_class_init (TsCompetitorsDealingsPanelClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmdealings");
}

static void
ts_competitors_dealings_panel_init (TsCompetitorsDealingsPanel *self)
{
  self->turn = TS_NOBODY;
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

static void
add_page (TsCompetitorsDealingsPanel *self, const char *verb, gpointer page)
{
  gtk_widget_set_valign (page, GTK_ALIGN_START);
  gtk_stack_add_named (self->stack, page, verb);
  g_signal_connect_swapped (page, "back", G_CALLBACK (on_back), self);
}

TsCompetitorsDealingsPanel *
ts_competitors_dealings_panel_new (TsBoard *board)
{
  TsCompetitorsDealingsPanel *self = g_object_new (TS_TYPE_COMPETITORS_DEALINGS_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);

  self->board = board;
  self->pay = TS_BOARD_PART (ts_competitors_sheet_for (board, "pay", &ts_competitors_pay_plan));
  self->ways = ts_choices_new (board);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->pay));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->ways));
  gtk_stack_add_named (self->stack, box, FIRST_PAGE);
  add_page (self, "trade", self->trade = ts_competitors_trade_panel_new (board));
  add_page (self, "receive",
            self->receive =
                TS_BOARD_PART (ts_competitors_sheet_for (board, "receive", &ts_competitors_receive_plan)));
  add_page (self, "lose", self->lose = ts_competitors_forfeit_new (board, FALSE));
  add_page (self, "special", self->special = ts_competitors_forfeit_new (board, TRUE));
  return self;
}
