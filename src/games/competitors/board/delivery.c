#include "delivery.h"

#include "config.h"
#include "declaration.h"
#include "duty.h"
#include "games/competitors/rules/contracts.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "plans.h"
#include "referee/every-game.h"
#include "referee/number.h"
#include "sales.h"
#include "toll.h"
#include "widgets/board-panel.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsDeliveryPanel {
  TsBoardPart parent_instance;

  TsBoardPart *voyage;
  TsSheet *carry; /* the board's */
  TsChoices *ends;
  TsChoices *others;
  int contract;    /* what is remembered of: its id, or 0 */
  guint under_way; /* bits: after so many movement turns the table has said that the goods are nowhere yet */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsDeliveryPanel, ts_competitors_delivery_panel, TS_TYPE_BOARD_PART)

/* --- the last movement --- */

/* Of the delivery under way; NULL if there is none yet. (transfer full) */
static TsEntry *
find_last_movement (const TsSession *session)
{
  for (guint i = ts_session_n_records (session); i-- > 0;) {
    g_autoptr (TsEntry) entry = ts_session_entry (session, i);

    if (entry->verb->apply == ts_competitors_carry || entry->verb->apply == ts_competitors_move)
      return g_steal_pointer (&entry);
    if (entry->verb->apply == ts_competitors_deliver)
      break;
  }
  return NULL;
}

/* A Ship with goods draws a card for each that it passes. */
static gboolean
may_have_passed_channel (const TsSession *session)
{
  g_autoptr (TsEntry) last = find_last_movement (session);

  return last != NULL && (ts_competitors_voyage_channels (last) > 0 ||
                          (ts_entry_has (last, "hexes") && ts_entry_int (last, "customs") > 0));
}

/* While Customs cards are read the bank buys nothing, whatever the rules say that it would take. */
void
ts_competitors_freedom_add (TsChoices *choices, TsBoard *board)
{
  TsView view = ts_board_get_view (board);
  int vehicle = ts_competitors_delivery (view.state)->vehicle;
  int price = ts_competitors_free_price (vehicle);
  g_autofree char *sum = ts_number_tell (price);
  g_autofree char *shortage = ts_competitors_tell_shortage (&view, price);
  g_autoptr (JsonObject) entry = NULL;

  if (!ts_competitors_may_free (&view) || !may_have_passed_channel (ts_board_get_session (board)))
    return;
  entry = ts_entry_build (&ts_competitors, "free", TS_NOBODY, "vehicle", vehicle, NULL);
  if (ts_view_state (&view)->phase == COMPETITORS_DELIVERY || ts_competitors_can_free (&view))
    ts_choices_add (choices, _ ("Buy a point out of a channel"), sum, NULL, g_steal_pointer (&entry), TRUE);
  else
    ts_choices_add_blindly (choices, _ ("Buy a point out of a channel"), shortage, NULL,
                            g_steal_pointer (&entry), FALSE);
}

/* The sheet of the last movement. */
static TsSheet *
last_voyage (TsCompetitorsDeliveryPanel *self)
{
  g_autoptr (TsEntry) last =
      find_last_movement (ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self))));

  return last != NULL && last->verb->apply == ts_competitors_carry ? self->carry : TS_SHEET (self->voyage);
}

/* Whether the entries tell that the goods cannot be there: nothing docks or lands in a continent without a
 * Headquarters or Branch of one's own but for a Customs card, and none was drawn; by road they may have come
 * without. */
static gboolean
is_far_from_there (const TsSession *session, const Competitors *state, const CompetitorsContract *contract)
{
  if (contract->from == contract->to || ts_competitors_is_at_home (state, contract->seat, contract->to))
    return FALSE;
  for (guint i = ts_session_n_records (session); i-- > 0;) {
    g_autoptr (TsEntry) entry = ts_session_entry (session, i);

    if (entry->verb->apply == ts_competitors_deliver)
      break;
    if (entry->verb->apply == ts_competitors_carry)
      return FALSE;
    if (entry->verb->apply == ts_competitors_move &&
        (ts_entry_has (entry, "terrain") || ts_entry_int (entry, "customs") > 0))
      return FALSE;
  }
  return TRUE;
}

/* Else no entry says that an Aircraft is still in flight, or a Ship at sea: one that lands at home, or that
 * draws a card for a channel, says the same. The board remembers what was said of each movement turn for as
 * long as the delivery goes on, after an undo and a redo, too. */
static void
remember_end (TsCompetitorsDeliveryPanel *self)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  TsOutcome newest =
      ts_session_outcome (ts_board_get_session (ts_board_part_get_board (TS_BOARD_PART (self))));
  int id = ts_competitors_delivery_id (view.state);
  int used = ts_competitors_delivery (view.state)->used;
  guint bit = 1u << used;
  gboolean ends_nowhere;
  int before;

  if (id != self->contract)
    self->under_way = 0;
  self->contract = id;
  if (used == 0 || ts_outcome_is (&newest, ts_verb_undo.id) || ts_outcome_is (&newest, ts_verb_redo.id))
    return;
  ends_nowhere = ts_competitors_declaration_ends_nowhere (last_voyage (self), &before);
  if (before + 1 == used)
    self->under_way = ends_nowhere ? self->under_way | bit : self->under_way & ~bit;
}

static gboolean
is_under_way (TsCompetitorsDeliveryPanel *self, const CompetitorsContract *contract)
{
  TsBoard *board = ts_board_part_get_board (TS_BOARD_PART (self));
  TsView view = ts_board_get_view (board);

  return (self->under_way & 1u << contract->used) != 0 ||
         is_far_from_there (ts_board_get_session (board), view.state, contract);
}

/* What follows as long as no further way is tapped; NULL: one is to be tapped. The rules say whether the
 * vehicle has moved at all. */
static const TsVerb *
find_ordinary (TsCompetitorsDeliveryPanel *self, const TsView *view, const CompetitorsContract *contract)
{
  const TsVerb *arrive = ts_verb_find (view->game, "arrive");
  gboolean is_last = contract->used == contract->turns;

  if (is_under_way (self, contract))
    return is_last ? ts_verb_find (view->game, "fail") : NULL;
  return is_last || ts_view_possible (view, arrive) ? arrive : NULL;
}

/* --- what can be said --- */

static void
show_arrival (TsCompetitorsDeliveryPanel *self, const CompetitorsContract *contract)
{
  g_autofree char *fee = ts_number_tell (contract->fee);
  int points = ts_competitors_points (contract->from, contract->to);
  g_autofree char *detail = NULL;

  /* Translators: a sum of money, a number of Victory Points */
  detail =
      g_strdup_printf (ngettext ("%s and %d Victory Point", "%s and %d Victory Points", points), fee, points);
  ts_choices_clear (self->ends);
  if (contract->used > 0 && (contract->used < contract->turns || is_under_way (self, contract)))
    ts_choices_add (self->ends, _ ("The goods have arrived"), detail, ts_competitors_picture_new ("contract"),
                    ts_entry_build (&ts_competitors, "arrive", TS_NOBODY, NULL), TRUE);
}

/* The way that was tapped so far is the way to where the Truck is taken aboard, with all that is said of it;
 * but it does not end there. */
static void
on_carry (GtkWidget *button, TsCompetitorsDeliveryPanel *self)
{
  GtkWidget *panel = gtk_widget_get_ancestor (button, TS_TYPE_BOARD_PANEL);
  g_autoptr (TsEntry) voyage = ts_sheet_get_entry (TS_SHEET (self->voyage));
  TsSheet *carry;

  gtk_widget_activate_action (button, "part.open", "s", "carry");
  carry = TS_SHEET (ts_board_panel_get_visible (TS_BOARD_PANEL (panel)));
  ts_sheet_set (carry, "before", ts_entry_value (voyage, "terrain"));
  ts_sheet_set (carry, "customs", ts_entry_value (voyage, "customs"));
  ts_sheet_set (carry, "fees", ts_entry_value (voyage, "fees"));
}

static void
on_shift (GtkWidget *button)
{
  gtk_widget_activate_action (button, "part.open", "s", "shift");
}

static void
show_others (TsCompetitorsDeliveryPanel *self, const TsView *view)
{
  ts_choices_clear (self->others);
  if (ts_competitors_can_carry (view)) {
    GtkWidget *button = ts_choices_add_button (self->others, _ ("Have a Truck carried"), NULL,
                                               ts_competitors_vehicle_mark (COMPETITORS_SHIP));

    g_signal_connect (button, "clicked", G_CALLBACK (on_carry), self);
  }
  if (ts_view_possible (view, ts_verb_find (view->game, "shift"))) {
    GtkWidget *button = ts_choices_add_button (self->others, _ ("Shift the goods"), NULL,
                                               ts_competitors_picture_new ("move"));

    g_signal_connect (button, "clicked", G_CALLBACK (on_shift), NULL);
  }
  ts_competitors_freedom_add (self->others, ts_board_part_get_board (TS_BOARD_PART (self)));
  ts_choices_add (self->others, _ ("The delivery fails"), _ ("1 Victory Point is lost"), NULL,
                  ts_entry_build (&ts_competitors, "fail", TS_NOBODY, NULL), TRUE);
}

/* --- the part --- */

static void
ts_competitors_delivery_panel_begin (TsBoardPart *part)
{
  remember_end (TS_COMPETITORS_DELIVERY_PANEL (part));
  ts_board_part_begin (TS_COMPETITORS_DELIVERY_PANEL (part)->voyage);
}

static void
ts_competitors_delivery_panel_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome)
{
  TsCompetitorsDeliveryPanel *self = TS_COMPETITORS_DELIVERY_PANEL (part);
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);

  show_arrival (self, contract);
  show_others (self, view);
  gtk_widget_set_visible (GTK_WIDGET (self->voyage), contract->used < contract->turns);
  ts_sheet_set_instead (TS_SHEET (self->voyage), find_ordinary (self, view, contract));
  ts_board_part_show (self->voyage, view, outcome);
}

static gboolean
ts_competitors_delivery_panel_pick (TsBoardPart *part, const char *what, int number)
{
  return ts_board_part_pick (TS_COMPETITORS_DELIVERY_PANEL (part)->voyage, what, number);
}

static void
ts_competitors_delivery_panel_focus (TsBoardPart *part)
{
  TsBoardPart *voyage = TS_COMPETITORS_DELIVERY_PANEL (part)->voyage;

  if (gtk_widget_get_visible (GTK_WIDGET (voyage)))
    ts_board_part_focus (voyage);
}

static gboolean
ts_competitors_delivery_panel_step_back (TsBoardPart *part)
{
  return ts_board_part_step_back (TS_COMPETITORS_DELIVERY_PANEL (part)->voyage);
}

static void
ts_competitors_delivery_panel_class_init (TsCompetitorsDeliveryPanelClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = ts_competitors_delivery_panel_begin;
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_delivery_panel_show;
  TS_BOARD_PART_CLASS (klass)->pick = ts_competitors_delivery_panel_pick;
  TS_BOARD_PART_CLASS (klass)->focus = ts_competitors_delivery_panel_focus;
  TS_BOARD_PART_CLASS (klass)->step_back = ts_competitors_delivery_panel_step_back;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmdelivery");
}

static void
ts_competitors_delivery_panel_init (TsCompetitorsDeliveryPanel *self G_GNUC_UNUSED)
{
}

TsCompetitorsDeliveryPanel *
ts_competitors_delivery_panel_new (TsBoard *board, TsSheet *carry)
{
  TsCompetitorsDeliveryPanel *self = g_object_new (TS_TYPE_COMPETITORS_DELIVERY_PANEL, "board", board, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->carry = carry;
  self->ends = ts_choices_new (board);
  self->voyage = TS_BOARD_PART (ts_competitors_sheet_for (board, "move", &ts_competitors_delivery_plan));
  self->others = ts_choices_new (board);
  gtk_widget_add_css_class (GTK_WIDGET (self->ends), "arrival");
  gtk_widget_add_css_class (GTK_WIDGET (self->ends), "aside"); /* the big button does it, too */
  gtk_widget_add_css_class (GTK_WIDGET (self->others), "aside");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->voyage));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->ends));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->others));
  adw_bin_set_child (ADW_BIN (self), box);
  return self;
}
