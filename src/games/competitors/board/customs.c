#include "customs.h"

#include "config.h"
#include "delivery.h"
#include "event-cell.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "money-entry.h"
#include "referee/number.h"
#include "toll.h"
#include "weather.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define THE_BANK (-1) /* the first of the words that stand for a seat */

struct _TsCompetitorsCustomsPanel {
  TsBoardPart parent_instance;

  TsChoices *cards;
  GtkWidget *all;
  GtkWidget *event; /* a box in that */
  TsDice *dice;
  TsCompetitorsEventCellCard *cell;
  GtkWidget *whom;
  AdwBin *purse; /* the sum in pieces, to pay or to take */
  TsChoices *effects;
  TsCompetitorsToll *toll;  /* what the card, or the owner's own table, says of money */
  const TsEventTables *set; /* the board's, or NULL */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsCustomsPanel, ts_competitors_customs_panel, TS_TYPE_BOARD_PART)

/* --- Customs cards --- */

static GtkWidget *
build_card (int colour)
{
  static const char *const styles[] = { "green", "yellow", "red" };
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (card, "customs-card");
  gtk_widget_add_css_class (card, styles[colour]);
  return card;
}

static void
add_card (TsCompetitorsCustomsPanel *self, int colour, gboolean stops)
{
  static const char *const labels[] = { NC_ ("Customs card", "Green"), NC_ ("Customs card", "Yellow"),
                                        NC_ ("Customs card", "Red") };

  ts_choices_add (
      self->cards, g_dpgettext2 (NULL, "Customs card", labels[colour]),
      stops ? _ ("and it ends the round") : NULL, build_card (colour),
      ts_entry_build (&ts_competitors, "customs", TS_NOBODY, "colour", colour, "stops", stops, NULL), FALSE);
}

static void
show_cards (TsCompetitorsCustomsPanel *self, const TsView *view)
{
  const Competitors *state = view->state;

  ts_choices_clear (self->cards);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), state->due_customs > 0);
  if (state->due_customs == 0)
    return;
  ts_choices_add_heading (self->cards, _ ("Which Customs card is it?"));
  for (int colour = 0; ts_competitors_colours[colour].id != NULL; colour++)
    add_card (self, colour, FALSE);
  ts_choices_add_heading (self->cards, NULL);
  for (int colour = 0; ts_competitors_colours[colour].id != NULL; colour++)
    add_card (self, colour, TRUE);
  ts_competitors_freedom_add (self->cards, ts_board_part_get_board (TS_BOARD_PART (self)));
  if (state->due_event == 0) /* most cards stop nobody */
    ts_board_part_offer (TS_BOARD_PART (self), _ ("A green card"),
                         ts_entry_build (&ts_competitors, "customs", TS_NOBODY, "colour", 0, NULL));
}

/* --- the event --- */

static JsonObject *
settle_entry (gboolean stops)
{
  return ts_entry_build (&ts_competitors, "settle", TS_NOBODY, "stops", stops, NULL);
}

static JsonObject *
money_entry (int money, int seat)
{
  if (money > 0)
    return ts_entry_build (&ts_competitors, "receive", seat, "amount", money, NULL);
  return ts_entry_build (&ts_competitors, "pay", seat, "to", THE_BANK, "amount", -money, NULL);
}

static JsonObject *
points_entry (int points, int seat)
{
  return ts_entry_build (&ts_competitors, "adjust", seat, "counter",
                         ts_competitors.counters[COMPETITORS_POINTS].id, "by", points, NULL);
}

/* What of the cell can be booked at all: nobody has less than 0 Victory Points. */
static CompetitorsCell
bookable (const TsView *view, const CompetitorsCell *cell)
{
  const TsState *state = ts_view_state (view);
  CompetitorsCell booked = *cell;

  booked.points = MAX (booked.points, -state->counters[state->turn][COMPETITORS_POINTS]);
  return booked;
}

/* What the cell books, as entries; none if it books nothing. (transfer full) */
static GPtrArray *
effect_entries (const CompetitorsCell *cell, int seat)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  if (cell->money != 0)
    g_ptr_array_add (entries, money_entry (cell->money, seat));
  if (cell->points != 0)
    g_ptr_array_add (entries, points_entry (cell->points, seat));
  return entries;
}

/* (transfer full) */
static char *
tell_money (int money)
{
  g_autofree char *sum = ts_number_tell (ABS (money));

  if (money > 0)
    /* Translators: %s is a sum of money */
    return g_strdup_printf (_ ("Receive %s"), sum);
  /* Translators: %s is a sum of money */
  return g_strdup_printf (_ ("Pay %s"), sum);
}

/* (transfer full) */
static char *
tell_points (int points)
{
  if (points > 0)
    return g_strdup_printf (ngettext ("%d Victory Point more", "%d Victory Points more", points), points);
  return g_strdup_printf (ngettext ("%d Victory Point less", "%d Victory Points less", -points), -points);
}

/* (transfer full) */
static char *
tell_effect (const CompetitorsCell *cell)
{
  g_autofree char *money = cell->money != 0 ? tell_money (cell->money) : NULL;
  g_autofree char *points = cell->points != 0 ? tell_points (cell->points) : NULL;

  if (money == NULL || points == NULL)
    return g_strdup (money != NULL ? money : points);
  /* Translators: what stands between the names of a list. */
  return g_strjoin (_ (", "), money, points, NULL);
}

static CompetitorsPlace
due_place (const Competitors *state)
{
  return (CompetitorsPlace) { COMPETITORS_EVENTS, state->due_event - 1, state->due_face };
}

/* The event is booked as far as it can be, and done with, by one tap. */
static void
on_book (gpointer data)
{
  TsCompetitorsCustomsPanel *self = data;
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  const Competitors *state = view.state;
  CompetitorsPlace place = due_place (state);
  CompetitorsCell cell = bookable (&view, ts_event_tables_played_cell (&view, self->set, &place));
  GPtrArray *entries;

  cell.money = MAX (cell.money, -state->base.counters[state->base.turn][COMPETITORS_MONEY]);
  entries = effect_entries (&cell, state->base.turn);
  g_ptr_array_add (entries, settle_entry (cell.stops));
  ts_board_say_all (ts_board_part_get_board (TS_BOARD_PART (self)), entries);
}

static void
on_dealings (GtkWidget *button)
{
  gtk_widget_activate_action (button, "book.open", "s", "dealings");
}

/* Nobody is stuck with a sum that is not there: others can buy something, or all there is goes to the bank by
 * the big button. */
static void
add_shortage (TsCompetitorsCustomsPanel *self, const TsView *view, int asked)
{
  int has = ts_view_state (view)->counters[ts_view_state (view)->turn][COMPETITORS_MONEY];
  g_autofree char *purse = ts_number_tell (has);
  g_autofree char *shortage = ts_competitors_tell_shortage (view, asked);
  /* Translators: %s is a sum of money, less than what is asked for */
  g_autofree char *all = has > 0 ? g_strdup_printf (_ ("Pay all there is: %s"), purse)
                                 : g_strdup (_ ("There is nothing to pay with"));
  GtkWidget *button;

  ts_choices_add_heading (self->effects, shortage);
  button = ts_choices_add_button (self->effects, _ ("Dealings"), _ ("pay, trade, lose"), NULL);
  g_signal_connect (button, "clicked", G_CALLBACK (on_dealings), NULL);
  ts_board_part_offer_action (TS_BOARD_PART (self), all, NULL, on_book, self);
}

/* What is due in full is for the big button. */
static void
show_booking (TsCompetitorsCustomsPanel *self, const TsView *view, const CompetitorsCell *cell)
{
  int has = ts_view_state (view)->counters[ts_view_state (view)->turn][COMPETITORS_MONEY];
  g_autofree char *label = tell_effect (cell);

  if (cell->money != 0)
    adw_bin_set_child (self->purse, ts_competitors_purse_new (ABS (cell->money)));
  if (-cell->money > has)
    add_shortage (self, view, -cell->money);
  else
    ts_board_part_offer_action (TS_BOARD_PART (self), label, NULL, on_book, self);
}

/* Without anything to book, what is known to follow is for the big button. */
static void
show_settling (TsCompetitorsCustomsPanel *self, const CompetitorsCell *cell, gboolean known, gboolean booked)
{
  const char *label = cell->stops ? _ ("It ends the round") : _ ("Settled");

  if (known && !booked) {
    ts_board_part_offer (TS_BOARD_PART (self), label, settle_entry (cell->stops));
    return;
  }
  if (!known || !cell->stops)
    ts_choices_add (self->effects, _ ("Settled"), _ ("the round goes on"), NULL, settle_entry (FALSE), TRUE);
  if (!known || cell->stops)
    ts_choices_add (self->effects, _ ("It ends the round"), NULL, NULL, settle_entry (TRUE), TRUE);
}

static void
show_effects (TsCompetitorsCustomsPanel *self, const TsView *view)
{
  const Competitors *state = view->state;
  CompetitorsPlace place = due_place (state);
  const CompetitorsCell *cell;
  CompetitorsCell booked;
  gboolean known; /* whether it ends the round */

  ts_choices_clear (self->effects);
  adw_bin_set_child (self->purse, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->effects), state->due_face != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->toll), state->due_customs > 0);
  if (state->due_face == 0)
    return;
  cell = ts_event_tables_played_cell (view, self->set, &place);
  booked = bookable (view, cell);
  known = cell->text != NULL && (self->set == NULL || cell->money != 0 || cell->points != 0 || cell->stops);
  if (!known)
    gtk_widget_set_visible (GTK_WIDGET (self->toll), TRUE);
  if (booked.points != cell->points)
    ts_choices_add_heading (self->effects, _ ("Nobody has less than 0 Victory Points."));
  if (booked.money != 0 || booked.points != 0)
    show_booking (self, view, &booked);
  show_settling (self, cell, known, booked.money != 0 || booked.points != 0);
}

static void
on_dice (TsCompetitorsCustomsPanel *self)
{
  ts_dice_say (self->dice, ts_board_part_get_board (TS_BOARD_PART (self)),
               ts_entry_build (&ts_competitors, "roll-event", TS_NOBODY, NULL));
}

static TsDice *
ts_competitors_customs_panel_get_dice (TsBoardPart *part,
                                       const TsVerb *verb G_GNUC_UNUSED,
                                       int who G_GNUC_UNUSED)
{
  TsCompetitorsCustomsPanel *self = TS_COMPETITORS_CUSTOMS_PANEL (part);
  gboolean is_due = gtk_widget_get_visible (self->event) && gtk_widget_get_visible (GTK_WIDGET (self->dice));

  return is_due ? self->dice : NULL;
}

static void
ts_competitors_customs_panel_set_roomy (TsBoardPart *part, gboolean roomy)
{
  ts_competitors_dice_set_roomy (TS_COMPETITORS_CUSTOMS_PANEL (part)->dice, roomy);
}

void
ts_competitors_customs_panel_use (TsCompetitorsCustomsPanel *self, const TsEventTables *set)
{
  self->set = set;
}

static void
ts_competitors_customs_panel_show (TsBoardPart *part,
                                   const TsView *view,
                                   const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsCompetitorsCustomsPanel *self = TS_COMPETITORS_CUSTOMS_PANEL (part);
  const Competitors *state = view->state;
  CompetitorsPlace place = due_place (state);

  ts_board_part_offer (part, NULL, NULL);
  show_cards (self, view);
  gtk_widget_set_visible (self->event, state->due_event != 0);
  /* What has been rolled is at hand; the next card can wait below it. */
  gtk_box_reorder_child_after (GTK_BOX (self->all), self->event,
                               state->due_face == 0 ? GTK_WIDGET (self->cards) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), state->due_face == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cell), state->due_face != 0);
  gtk_widget_set_visible (self->whom, state->due_face != 0);
  ts_dice_set_faces (self->dice, NULL, 0);
  if (state->due_face != 0)
    ts_competitors_event_cell_card_show (self->cell, view, self->set, &place);
  show_effects (self, view);
  ts_competitors_toll_show (self->toll);
}

static void
ts_competitors_customs_panel_begin (TsBoardPart *part)
{
  ts_competitors_toll_begin (TS_COMPETITORS_CUSTOMS_PANEL (part)->toll);
}

static void
ts_competitors_customs_panel_class_init (TsCompetitorsCustomsPanelClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->begin = ts_competitors_customs_panel_begin;
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_customs_panel_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_competitors_customs_panel_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_competitors_customs_panel_set_roomy;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmcustoms");
}

static void
ts_competitors_customs_panel_init (TsCompetitorsCustomsPanel *self G_GNUC_UNUSED)
{
}

TsCompetitorsCustomsPanel *
ts_competitors_customs_panel_new (TsBoard *board)
{
  TsCompetitorsCustomsPanel *self = g_object_new (TS_TYPE_COMPETITORS_CUSTOMS_PANEL, "board", board, NULL);

  self->cards = ts_choices_new_tiles (board);
  self->dice = ts_dice_new_for_verb (&ts_competitors, "roll-event");
  ts_competitors_dice_set_roomy (self->dice, FALSE);
  self->cell = ts_competitors_event_cell_card_new ();
  self->effects = ts_choices_new (board);
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_dice), self);
  self->whom =
      ts_text_new (_ ("It hits only the vehicle with the goods on it; a Truck on board is safe from what is "
                      "for Trucks."),
                   "choice-detail");
  self->purse = ADW_BIN (adw_bin_new ());
  self->event = ts_column_new (10, self->cell, self->purse, self->dice, self->effects, NULL);
  self->toll = ts_competitors_toll_new (board);
  self->all = ts_column_new (12, self->cards, self->event, self->toll, self->whom, NULL);
  adw_bin_set_child (ADW_BIN (self), self->all);
  return self;
}
