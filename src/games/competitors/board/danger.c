#include "danger.h"

#include "config.h"
#include "event-cell.h"
#include "games/competitors/rules/rules.h"
#include "roll-off.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsDanger {
  TsBoardPart parent_instance;

  TsCompetitorsEventCellCard *cell;
  TsCompetitorsRollOff *saves;
  const TsEventTables *set; /* the board's, or NULL */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsDanger, ts_competitors_danger, TS_TYPE_BOARD_PART)

void
ts_competitors_danger_use (TsCompetitorsDanger *self, const TsEventTables *set)
{
  self->set = set;
}

/* The big button waits until it is read. */
static void
ts_competitors_danger_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome)
{
  TsCompetitorsDanger *self = TS_COMPETITORS_DANGER (part);
  const Competitors *state = view->state;
  CompetitorsPlace place = { COMPETITORS_HAZARDS, state->danger_continent, state->danger_face };

  ts_competitors_event_cell_card_show (self->cell, view, self->set, &place);
  ts_competitors_roll_off_set_save (self->saves, ts_event_tables_played_cell (view, self->set, &place)->save);
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
}

TsCompetitorsDanger *
ts_competitors_danger_new (TsBoard *board)
{
  TsCompetitorsDanger *self = g_object_new (TS_TYPE_COMPETITORS_DANGER, "board", board, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->saves = ts_competitors_roll_off_new (board, "save");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cell));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->saves));
  adw_bin_set_child (ADW_BIN (self), box);
  return self;
}
