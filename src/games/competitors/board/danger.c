#include "danger.h"

#include "config.h"
#include "event-cell.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/weather.h"
#include "widgets/chips.h"
#include "widgets/seat-dice.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsDanger {
  TsBoardPart parent_instance;

  TsCompetitorsEventCellCard *cell;
  TsSeatDice *saves;
  TsChips *numbers; /* the save number, where only the table's own cell tells it */
  GtkWidget *number_box;
  GtkLabel *home;
  const TsEventTables *set; /* the board's, or NULL */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsDanger, ts_competitors_danger, TS_TYPE_BOARD_PART)

void
ts_competitors_danger_use (TsCompetitorsDanger *self, const TsEventTables *set)
{
  self->set = set;
}

/* --- the rolls against it --- */

/* Who is hit is for the table to know. */
static TsSeatDie
tell_save (const TsView *view, int seat)
{
  static const char *const statuses[] = {
    [COMPETITORS_NOT_ROLLED] = N_ ("Roll if hit"),
    [COMPETITORS_SAVED] = N_ ("Saved"),
    [COMPETITORS_HIT] = N_ ("Vehicles go home"),
  };
  int save = ((const Competitors *) view->state)->saves[seat];
  gboolean rolled = save != COMPETITORS_NOT_ROLLED;

  return (TsSeatDie) { .awaited = !rolled, .rolled = rolled, .status = _ (statuses[save]) };
}

static int
chosen_number (TsCompetitorsDanger *self)
{
  return ts_chips_get_chosen (self->numbers) + 1;
}

static void
on_number (TsCompetitorsDanger *self)
{
  ts_seat_dice_fix_int (self->saves, "number", chosen_number (self));
}

/* Where the rules do not know the number, the board's set does, or the table is asked. */
static void
show_number (TsCompetitorsDanger *self, const TsView *view, int in_set)
{
  gboolean is_known = ts_competitors_save_number (view) != 0;
  gboolean asks = !is_known && in_set == 0 && ts_competitors_can_save (view);

  gtk_widget_set_visible (self->number_box, asks);
  ts_seat_dice_fix_int (self->saves, "number", asks ? chosen_number (self) : is_known ? 0 : in_set);
}

/* What whoever was not saved does with the vehicles, on the map. */
static void
show_home (TsCompetitorsDanger *self, const TsView *view)
{
  const Competitors *state = view->state;
  g_autofree char *names = NULL;
  g_autofree char *text = NULL;
  guint hit = 0;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->saves[seat] == COMPETITORS_HIT)
      hit |= 1u << seat;
  names = ts_view_list_names (view, hit);
  /* Translators: %s is a list of players' names */
  text = g_strdup_printf (_ ("%s: home to the nearest Headquarters or Branch of one’s own."), names);
  gtk_label_set_label (self->home, text);
  gtk_widget_set_visible (GTK_WIDGET (self->home), hit != 0);
}

/* The big button waits until it is read. */
static void
ts_competitors_danger_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome)
{
  TsCompetitorsDanger *self = TS_COMPETITORS_DANGER (part);
  const Competitors *state = view->state;
  CompetitorsPlace place = { COMPETITORS_HAZARDS, state->danger_continent, state->danger_face };

  ts_competitors_event_cell_card_show (self->cell, view, self->set, &place);
  show_number (self, view, ts_event_tables_played_cell (view, self->set, &place)->save);
  show_home (self, view);
  ts_board_part_show (TS_BOARD_PART (self->saves), view, outcome);
  ts_board_part_offer_back (part, _ ("On with the round"));
}

static void
ts_competitors_danger_set_roomy (TsBoardPart *part, gboolean roomy)
{
  ts_board_part_set_roomy (TS_BOARD_PART (TS_COMPETITORS_DANGER (part)->saves), roomy);
}

static void
ts_competitors_danger_class_init (TsCompetitorsDangerClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_danger_show;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_competitors_danger_set_roomy;
}

static void
ts_competitors_danger_init (TsCompetitorsDanger *self)
{
  self->cell = ts_competitors_event_cell_card_new ();
  self->numbers = ts_chips_new (TS_CHIPS_ONE);
  for (int number = 1; number <= 6; number++) {
    g_autofree char *label = g_strdup_printf ("%d", number);

    ts_chips_add (self->numbers, label, NULL);
  }
  g_signal_connect_swapped (self->numbers, "changed", G_CALLBACK (on_number), self);
  self->number_box = ts_column_new (6, ts_text_new (_ ("The save number on your table"), "choice-heading"),
                                    self->numbers, NULL);
}

TsCompetitorsDanger *
ts_competitors_danger_new (TsBoard *board)
{
  TsCompetitorsDanger *self = g_object_new (TS_TYPE_COMPETITORS_DANGER, "board", board, NULL);

  self->saves = ts_seat_dice_new (board, &ts_competitors, "save", tell_save);
  self->home = GTK_LABEL (ts_text_new (NULL, "danger-home"));
  adw_bin_set_child (
      ADW_BIN (self),
      ts_column_new (12, self->cell, self->number_box, self->saves, self->home,
                     ts_text_new (_ ("In danger are Trucks outside a Headquarters or Branch of their "
                                     "owner, Ships that are in no port, and Aircraft in flight."),
                                  "choice-detail"),
                     NULL));
  return self;
}
