#include "actions.h"

#include "config.h"
#include "games/competitors/rules/contracts.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/weather.h"
#include "pictures.h"
#include "plans.h"
#include "referee/every-game.h"
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
  /* Translators: below a Contract that can be delivered: the continent that its goods go to */
  g_autofree char *detail = g_strdup_printf (_ ("→ %s"), _ (ts_competitors_continents[contract->to].label));

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

static void
add_shift (TsCompetitorsActions *self, const TsView *view)
{
  if (ts_view_possible (view, ts_verb_find (view->game, "shift")))
    /* Translators: below the goods that go over: it takes no action, and costs nothing */
    add_sheet (self, "shift", _ ("Shift the goods"), _ ("free"), "move");
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
    add_sheet (self, "market", _ ("Buy or sell"), _ ("with the bank"), "branch");
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
