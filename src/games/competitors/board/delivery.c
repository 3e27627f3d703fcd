#include "delivery.h"

#include "config.h"
#include "entries.h"
#include "games/competitors/rules/movement.h"
#include "games/competitors/rules/rules.h"
#include "pictures.h"
#include "referee/group.h"
#include "sales.h"
#include "widgets/choices.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsDeliveryPanel {
  AdwBin parent_instance;

  TsBoard *board;
  TsChoices *ends;
  TsCompetitorsVoyageSheet *voyage;
  TsChoices *others;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsDeliveryPanel, ts_competitors_delivery_panel, ADW_TYPE_BIN)

static void
show_arrival (TsCompetitorsDeliveryPanel *self, const CompetitorsContract *contract)
{
  g_autofree char *fee = ts_group_digits (contract->fee);
  int points = ts_competitors_points (contract->from, contract->to);
  g_autofree char *detail = NULL;

  /* Translators: a sum of money, a number of Victory Points */
  detail =
      g_strdup_printf (ngettext ("%s and %d Victory Point", "%s and %d Victory Points", points), fee, points);
  ts_choices_clear (self->ends);
  if (contract->used > 0)
    ts_choices_add (self->ends, _ ("The goods have arrived"), detail, ts_competitors_picture_new ("contract"),
                    ts_competitors_entry ("arrive", TS_NOBODY), TRUE);
}

static void
show_others (TsCompetitorsDeliveryPanel *self, const CompetitorsContract *contract)
{
  ts_choices_clear (self->others);
  if (contract->vehicle != COMPETITORS_PLANE) {
    JsonObject *entry = ts_competitors_entry ("free", TS_NOBODY);
    g_autofree char *price = ts_group_digits (ts_competitors_free_price (contract->vehicle));

    ts_competitors_entry_set_word (entry, "vehicle", ts_competitors_vehicles, contract->vehicle);
    ts_choices_add (self->others, _ ("Buy a point out of a channel"), price, NULL, entry,
                    ts_competitors_lacks_money (ts_board_get_session (self->board), entry));
  }
  ts_choices_add (self->others, _ ("The delivery fails"), _ ("1 Victory Point is lost"), NULL,
                  ts_competitors_entry ("fail", TS_NOBODY), TRUE);
}

void
ts_competitors_delivery_panel_show (TsCompetitorsDeliveryPanel *self, const TsView *view, gboolean afresh)
{
  const CompetitorsContract *contract = ts_competitors_delivery (view->state);

  show_arrival (self, contract);
  show_others (self, contract);
  gtk_widget_set_visible (GTK_WIDGET (self->voyage), contract->used < contract->turns);
  if (afresh)
    ts_competitors_voyage_sheet_begin (self->voyage);
  else
    ts_competitors_voyage_sheet_show (self->voyage);
}

void
ts_competitors_delivery_panel_pick (TsCompetitorsDeliveryPanel *self, int continent)
{
  ts_competitors_voyage_sheet_pick (self->voyage, continent);
}

void
ts_competitors_delivery_panel_focus (TsCompetitorsDeliveryPanel *self)
{
  if (ts_competitors_delivery_panel_can_move (self))
    ts_competitors_voyage_sheet_focus (self->voyage);
}

GtkButton *
ts_competitors_delivery_panel_lend_button (TsCompetitorsDeliveryPanel *self)
{
  return ts_competitors_voyage_sheet_lend_button (self->voyage);
}

gboolean
ts_competitors_delivery_panel_can_move (TsCompetitorsDeliveryPanel *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->voyage));
}

static void
ts_competitors_delivery_panel_class_init (TsCompetitorsDeliveryPanelClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmdelivery");
}

static void
ts_competitors_delivery_panel_init (TsCompetitorsDeliveryPanel *self G_GNUC_UNUSED)
{
}

TsCompetitorsDeliveryPanel *
ts_competitors_delivery_panel_new (TsBoard *board)
{
  TsCompetitorsDeliveryPanel *self = g_object_new (TS_TYPE_COMPETITORS_DELIVERY_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->board = board;
  self->ends = ts_choices_new (board);
  self->voyage = ts_competitors_voyage_sheet_new (board, FALSE);
  self->others = ts_choices_new (board);
  gtk_widget_add_css_class (GTK_WIDGET (self->ends), "ordinary-choices");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->ends));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->voyage));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->others));
  adw_bin_set_child (ADW_BIN (self), box);
  return self;
}
