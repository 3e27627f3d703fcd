#include "actions.h"

#include "config.h"
#include "contracts.h"
#include "market.h"
#include "movement.h"
#include "picture.h"
#include "refuse.h"
#include "rules.h"
#include "say.h"
#include "weather.h"
#include "widgets/choices.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsActions {
  AdwBin parent_instance;

  TsBoard *board;
  GtkWidget *tokens[COMPETITORS_ACTIONS];
  GtkLabel *left;
  TsChoices *choices;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsActions, ts_competitors_actions, ADW_TYPE_BIN)

enum {
  OPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_open (GtkButton *button, TsCompetitorsActions *self)
{
  g_signal_emit (self, signals[OPEN], 0, g_object_get_data (G_OBJECT (button), "sheet"));
}

static GtkWidget *
add_sheet (
    TsCompetitorsActions *self, const char *sheet, const char *label, const char *detail, const char *picture)
{
  GtkWidget *button =
      ts_choices_add_button (self->choices, label, detail, ts_competitors_picture_new (picture));

  g_object_set_data (G_OBJECT (button), "sheet", (gpointer) sheet);
  g_signal_connect (button, "clicked", G_CALLBACK (on_open), self);
  return button;
}

/* --- Contracts --- */

static void
add_delivery (TsCompetitorsActions *self, const CompetitorsContract *contract, int id)
{
  JsonObject *entry = ts_competitors_entry ("deliver", TS_NOBODY);
  g_autofree char *fee = ts_competitors_sum (contract->fee);
  /* Translators: the number of a Contract, and two continents: from, to */
  g_autofree char *label =
      g_strdup_printf (_ ("Deliver %d: %s → %s"), id, _ (ts_competitors_continents[contract->from].label),
                       _ (ts_competitors_continents[contract->to].label));
  /* Translators: T.M. are movement turns; a sum of money */
  g_autofree char *detail = g_strdup_printf (_ ("%d T.M., fee %s"), contract->turns, fee);

  json_object_set_int_member (entry, "contract", id);
  ts_choices_add (self->choices, label, detail,
                  ts_competitors_picture_new (ts_competitors_vehicles[contract->vehicle].id), entry, FALSE);
}

static void
add_contracts (TsCompetitorsActions *self, const TsView *view)
{
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts; i++)
    if (state->contracts[i].seat == state->base.turn && state->contracts[i].status == COMPETITORS_SIGNED)
      add_delivery (self, &state->contracts[i], i + 1);
  if (ts_competitors_can_sign (view))
    add_sheet (self, "sign", _ ("Sign a Contract"), _ ("2 Territory, 1 Contract card"), "contract");
}

/* --- cards and movement --- */

static void
add_draw (TsCompetitorsActions *self, const char *card, const char *label)
{
  JsonObject *entry = ts_competitors_entry ("draw", TS_NOBODY);

  json_object_set_string_member (entry, "card", card);
  ts_choices_add (self->choices, label, NULL, ts_competitors_picture_new (card), entry, FALSE);
}

/* --- the market --- */

static void
add_ware (TsCompetitorsActions *self, int ware, gboolean buys)
{
  JsonObject *entry = ts_competitors_entry (buys ? "buy" : "sell", TS_NOBODY);
  g_autofree char *sum =
      ts_competitors_sum (buys ? ts_competitors_price (ware) : ts_competitors_return (ware));
  /* Translators: %s is a vehicle */
  g_autofree char *label =
      g_strdup_printf (buys ? _ ("Buy: %s") : _ ("Sell: %s"), _ (ts_competitors_wares[ware].label));

  ts_competitors_entry_set_word (entry, "what", ts_competitors_wares, ware);
  ts_choices_add (self->choices, label, sum, ts_competitors_picture_new (ts_competitors_wares[ware].id),
                  entry, FALSE);
}

static void
add_branch_sale (TsCompetitorsActions *self, const CompetitorsSite *site)
{
  JsonObject *entry = ts_competitors_entry ("sell", TS_NOBODY);
  g_autofree char *sum = ts_competitors_sum (ts_competitors_return (COMPETITORS_BRANCH));
  /* Translators: %s is a State in which there is a Branch */
  g_autofree char *label = g_strdup_printf (_ ("Sell the Branch in %s"), site->state);

  json_object_set_string_member (entry, "what", "branch");
  json_object_set_string_member (entry, "state", site->state);
  ts_choices_add (self->choices, label, sum, ts_competitors_picture_new ("branch"), entry, FALSE);
}

static void
add_market (TsCompetitorsActions *self, const TsView *view)
{
  const Competitors *state = view->state;
  g_autofree char *price = ts_competitors_sum (ts_competitors_price (COMPETITORS_BRANCH));

  ts_choices_add_heading (self->choices, _ ("Market"));
  for (int ware = 0; ware < COMPETITORS_VEHICLES; ware++)
    add_ware (self, ware, TRUE);
  if (ts_competitors_may_buy (state, COMPETITORS_BRANCH))
    add_sheet (self, "branch", _ ("Buy a Branch"), price, "branch");
  for (int ware = 0; ware < COMPETITORS_VEHICLES; ware++)
    add_ware (self, ware, FALSE);
  for (int i = 0; i < COMPETITORS_MAX_BRANCHES; i++)
    if (state->branches[state->base.turn][i].there)
      add_branch_sale (self, &state->branches[state->base.turn][i]);
}

/* --- showing --- */

static void
add_danger (TsCompetitorsActions *self, const TsView *view)
{
  const Competitors *state = view->state;
  /* Translators: where a cell of a table is: a continent, the face of a die */
  g_autofree char *place = g_strdup_printf (
      _ ("%s / %d"), _ (ts_competitors_continents[state->danger_continent].label), state->danger_face);

  gtk_widget_add_css_class (add_sheet (self, "danger", _ ("The danger"), place, "danger"), "danger-choice");
}

/* What remains, as tokens: the big button ends the round, and may do so too early. */
static void
show_left (TsCompetitorsActions *self, const Competitors *state)
{
  g_autofree char *left =
      state->actions > 0
          ? g_strdup_printf (ngettext ("%d action is left", "%d actions are left", state->actions),
                             state->actions)
          : g_strdup (_ ("No action is left"));

  for (int i = 0; i < COMPETITORS_ACTIONS; i++)
    if (i < state->actions)
      gtk_widget_remove_css_class (self->tokens[i], "spent");
    else
      gtk_widget_add_css_class (self->tokens[i], "spent");
  gtk_label_set_label (self->left, left);
}

void
ts_competitors_actions_show (TsCompetitorsActions *self, const TsView *view)
{
  const Competitors *state = view->state;

  ts_choices_clear (self->choices);
  show_left (self, state);
  if (state->actions > 0) {
    ts_choices_add_heading (self->choices, NULL);
    add_contracts (self, view);
    add_draw (self, "territory", _ ("Draw a Territory card"));
    add_draw (self, "contract", _ ("Draw a Contract card"));
    if (ts_competitors_can_move (view))
      add_sheet (self, "move", _ ("Move without goods"), NULL, "move");
    add_market (self, view);
  }
  ts_choices_add_heading (self->choices, _ ("At any time"));
  add_danger (self, view);
  add_sheet (self, "dealings", _ ("Dealings"), _ ("pay, trade, lose"), "headquarters");
}

static void
ts_competitors_actions_class_init (TsCompetitorsActionsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmactions");
  signals[OPEN] = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ts_competitors_actions_init (TsCompetitorsActions *self G_GNUC_UNUSED)
{
}

static GtkWidget *
build_left (TsCompetitorsActions *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (int i = 0; i < COMPETITORS_ACTIONS; i++) {
    self->tokens[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_valign (self->tokens[i], GTK_ALIGN_CENTER);
    gtk_widget_add_css_class (self->tokens[i], "action-token");
    gtk_box_append (GTK_BOX (line), self->tokens[i]);
  }
  self->left = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->left, TRUE);
  gtk_label_set_xalign (self->left, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->left), "actions-left");
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->left));
  return line;
}

TsCompetitorsActions *
ts_competitors_actions_new (TsBoard *board)
{
  TsCompetitorsActions *self = g_object_new (TS_TYPE_COMPETITORS_ACTIONS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->board = board;
  self->choices = ts_choices_new (board);
  gtk_box_append (GTK_BOX (box), build_left (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choices));
  adw_bin_set_child (ADW_BIN (self), box);
  return self;
}
