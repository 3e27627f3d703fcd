#include "actions.h"

#include "config.h"
#include "games/competitors/rules/contracts.h"
#include "games/competitors/rules/market.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/weather.h"
#include "pictures.h"
#include "plans.h"
#include "referee/every-game.h"
#include "referee/number.h"
#include "sales.h"
#include "widgets/choices.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsActions {
  TsBoardPart parent_instance;

  TsChoices *choices;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsActions, ts_competitors_actions, TS_TYPE_BOARD_PART)

static void
on_open (GtkWidget *button, const char *sheet)
{
  gtk_widget_activate_action (button, "part.open", "s", sheet);
}

static GtkWidget *
add_sheet (
    TsCompetitorsActions *self, const char *sheet, const char *label, const char *detail, const char *picture)
{
  GtkWidget *button =
      ts_choices_add_button (self->choices, label, detail, ts_competitors_picture_new (picture));

  g_signal_connect (button, "clicked", G_CALLBACK (on_open), (gpointer) sheet);
  return button;
}

/* --- Contracts --- */

static void
add_delivery (TsCompetitorsActions *self, const CompetitorsContract *contract, int id)
{
  /* Translators: the number of a Contract */
  g_autofree char *label = g_strdup_printf (_ ("Deliver %d"), id);
  /* Translators: two continents: from, to */
  g_autofree char *detail =
      g_strdup_printf (_ ("%s → %s"), _ (ts_competitors_continents[contract->from].label),
                       _ (ts_competitors_continents[contract->to].label));

  ts_choices_add (self->choices, label, detail,
                  ts_competitors_picture_new (ts_competitors_vehicles[contract->vehicle].id),
                  ts_entry_build (&ts_competitors, "deliver", TS_NOBODY, "contract", id, NULL), FALSE);
}

static void
add_contracts (TsCompetitorsActions *self, const TsView *view)
{
  const Competitors *state = view->state;

  for (int i = 0; i < state->n_contracts; i++)
    if (state->contracts[i].seat == state->base.turn && state->contracts[i].status == COMPETITORS_SIGNED)
      add_delivery (self, &state->contracts[i], i + 1);
  if (ts_competitors_can_sign (view))
    add_sheet (self, "sign", _ ("Sign a Contract"), NULL, "contract");
}

/* It takes no action. */
static void
add_shift (TsCompetitorsActions *self, const TsView *view)
{
  if (ts_view_possible (view, ts_verb_find (view->game, "shift")))
    add_sheet (self, "shift", _ ("Shift the goods"), _ ("free, to another vehicle"), "move");
}

/* --- cards and movement --- */

static void
add_draws (TsCompetitorsActions *self)
{
  static const char *const labels[] = { N_ ("Territory"), N_ ("Contract") };

  for (int card = 0; card < (int) G_N_ELEMENTS (labels); card++)
    ts_choices_add (self->choices, _ (labels[card]), _ ("draw a card"),
                    ts_competitors_picture_new (ts_competitors_losses[COMPETITORS_VEHICLES + card].id),
                    ts_entry_build (&ts_competitors, "draw", TS_NOBODY, "card", card, NULL), FALSE);
}

/* Without the money for the fuel, too: the sheet says what could be sold. */
static gboolean
has_free_vehicle (const Competitors *state)
{
  for (int vehicle = 0; vehicle < COMPETITORS_VEHICLES; vehicle++)
    if (ts_competitors_may_move (state, vehicle))
      return TRUE;
  return FALSE;
}

/* --- the market --- */

static JsonObject *
buy_entry (int ware)
{
  return ts_entry_build (&ts_competitors, "buy", TS_NOBODY, "what", ware, NULL);
}

/* What is too dear stays in sight, and says how much is missing. */
static void
add_ware (TsCompetitorsActions *self, const TsView *view, int ware)
{
  const Competitors *state = view->state;
  int missing = ts_competitors_price (ware) - state->base.counters[state->base.turn][COMPETITORS_MONEY];
  const char *label = _ (ts_competitors_wares[ware].label);
  g_autofree char *price = ts_number_tell (ts_competitors_price (ware));
  g_autofree char *sum = ts_number_tell (missing);
  /* Translators: below a vehicle: what it costs */
  g_autofree char *deed = g_strdup_printf (_ ("Buy: %s"), price);
  /* Translators: the sum that is not there of what something costs */
  g_autofree char *gap = g_strdup_printf (_ ("%s missing"), sum);
  g_autofree char *detail = g_strdup_printf ("%s\n%s", deed, gap);
  GtkWidget *button;

  if (!ts_competitors_is_for_sale (view, ware))
    return;
  if (missing > 0) {
    button = ts_choices_add_button (self->choices, label, detail,
                                    ts_competitors_picture_new (ts_competitors_wares[ware].id));
    gtk_widget_set_sensitive (button, FALSE);
  } else if (ware == COMPETITORS_BRANCH) {
    add_sheet (self, "branch", label, deed, "branch");
  } else {
    ts_choices_add (self->choices, label, deed, ts_competitors_picture_new (ts_competitors_wares[ware].id),
                    buy_entry (ware), FALSE);
  }
}

/* What could be sold, in the rules' own words: those for the cheapest vehicle that is too dear. NULL: none
 * is. (transfer full) */
static char *
tell_sales (TsCompetitorsActions *self, const TsView *view)
{
  TsSession *session = ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self)));

  for (int ware = 0; ware < COMPETITORS_VEHICLES; ware++) {
    g_autoptr (JsonObject) entry = buy_entry (ware);
    g_autoptr (GError) error = NULL;

    if (ts_competitors_is_for_sale (view, ware) && !ts_session_would_accept (session, entry, &error))
      return g_strdup (error->message);
  }
  return NULL;
}

static void
add_market (TsCompetitorsActions *self, const TsView *view)
{
  g_autofree char *sales = tell_sales (self, view);

  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++)
    add_ware (self, view, ware);
  if (sales != NULL)
    ts_choices_add_heading (self->choices, sales);
  ts_competitors_sales_add (self->choices, view);
}

/* --- showing --- */

static void
on_dealings (GtkWidget *button)
{
  gtk_widget_activate_action (button, "book.open", "s", "dealings");
}

static void
add_dealings (TsCompetitorsActions *self)
{
  GtkWidget *button = ts_choices_add_button (self->choices, _ ("Dealings"), _ ("pay, trade, lose"),
                                             ts_competitors_picture_new ("headquarters"));

  g_signal_connect (button, "clicked", G_CALLBACK (on_dealings), NULL);
}

static void
add_danger (TsCompetitorsActions *self, const TsView *view)
{
  const Competitors *state = view->state;
  /* Translators: where a cell of a table is: a continent, the face of a die */
  g_autofree char *place = g_strdup_printf (
      _ ("%s / %d"), _ (ts_competitors_continents[state->danger_continent].label), state->danger_face);

  gtk_widget_add_css_class (add_sheet (self, "danger", _ ("The danger"), place, "danger"), "danger-choice");
}

/* Whoever leaves actions is told so. */
static void
offer_end (TsBoardPart *part, int left)
{
  g_autofree char *label = NULL;

  if (left == 0) {
    ts_board_part_offer (part, NULL, NULL);
    return;
  }
  /* Translators: the big button: how many actions are not used then */
  label = g_strdup_printf (
      ngettext ("End the round: %d action unused", "End the round: %d actions unused", left), left);
  ts_board_part_offer (part, label, ts_entry_build (&ts_competitors, "next", TS_NOBODY, NULL));
}

static void
ts_competitors_actions_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsCompetitorsActions *self = TS_COMPETITORS_ACTIONS (part);
  const Competitors *state = view->state;

  ts_choices_clear (self->choices);
  if (state->actions > 0) {
    ts_choices_add_heading (self->choices, NULL);
    add_contracts (self, view);
    add_draws (self);
    if (has_free_vehicle (state))
      add_sheet (self, "move", _ ("Move without goods"), NULL, "move");
    if (ts_competitors_can_carry (view))
      add_sheet (self, "carry", _ ("Have a Truck carried"), NULL, "ship");
    add_market (self, view);
  }
  ts_choices_add_heading (self->choices, _ ("At any time"));
  add_shift (self, view);
  add_danger (self, view);
  add_dealings (self);
  offer_end (part, state->actions);
}

static void
ts_competitors_actions_class_init (TsCompetitorsActionsClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_actions_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmactions");
}

static void
ts_competitors_actions_init (TsCompetitorsActions *self G_GNUC_UNUSED)
{
}

TsCompetitorsActions *
ts_competitors_actions_new (TsBoard *board)
{
  TsCompetitorsActions *self = g_object_new (TS_TYPE_COMPETITORS_ACTIONS, "board", board, NULL);

  self->choices = ts_choices_new_tiles (board);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->choices));
  return self;
}
