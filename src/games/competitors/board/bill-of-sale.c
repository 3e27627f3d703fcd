#include "bill-of-sale.h"

#include "config.h"
#include "referee/number.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsBillOfSale {
  TsBoardPart parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsBillOfSale, ts_competitors_bill_of_sale, TS_TYPE_BOARD_PART)

static void
add_line (GtkGrid *grid, int *line, const char *what, gint64 sum, const char *style)
{
  g_autofree char *text = ts_number_tell (sum);
  GtkWidget *label = ts_text_new (what, style);
  GtkWidget *room = ts_shrink_new (label);

  ts_text_wrap_words (GTK_LABEL (label));
  gtk_widget_set_hexpand (room, TRUE);
  gtk_grid_attach (grid, room, 0, *line, 1, 1);
  gtk_grid_attach (grid, ts_shrink_new_amount (text, style), 1, *line, 1, 1);
  (*line)++;
}

static void
add_wares (GtkGrid *grid, int *line, const Competitors *state, int seat)
{
  static const int counters[] = { COMPETITORS_TRUCKS, COMPETITORS_SHIPS, COMPETITORS_AIRCRAFT,
                                  COMPETITORS_BRANCHES };

  for (int ware = 0; ware <= COMPETITORS_BRANCH; ware++) {
    int n = state->base.counters[seat][counters[ware]];
    g_autofree char *each = ts_number_tell (ts_competitors_return (ware));
    /* Translators: how many are sold, what they are, and what the bank gives for each */
    g_autofree char *what =
        g_strdup_printf (_ ("%d × %s at %s"), n, _ (ts_competitors_wares[ware].label), each);

    if (n > 0)
      add_line (grid, line, what, (gint64) n * ts_competitors_return (ware), "bill-line");
  }
}

static GtkWidget *
build_bill (const TsView *view, int seat)
{
  const Competitors *state = view->state;
  GtkWidget *head = ts_seat_heading_new (view->header, seat, "company-name");
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "column-spacing", 12, NULL);
  GtkWidget *card = ts_column_new (6, head, grid, NULL);
  int points = state->base.counters[seat][COMPETITORS_POINTS];
  g_autofree char *score =
      g_strdup_printf (ngettext ("%d Victory Point", "%d Victory Points", points), points);
  int line = 0;

  gtk_box_append (GTK_BOX (head), ts_shrink_new_amount (score, "company-money"));
  add_line (grid, &line, _ ("Money"), state->base.counters[seat][COMPETITORS_MONEY], "bill-line");
  add_wares (grid, &line, state, seat);
  add_line (grid, &line, _ ("Wealth"), ts_competitors_wealth (state, seat), "bill-total");
  gtk_widget_add_css_class (card, "company");
  if (ts_view_wins (view, seat))
    gtk_widget_add_css_class (card, "due");
  ts_seat_set_colour (card, ts_seat_colour (view->header, seat));
  return card;
}

static void
ts_competitors_bill_of_sale_show (TsBoardPart *part,
                                  const TsView *view,
                                  const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsCompetitorsBillOfSale *self = TS_COMPETITORS_BILL_OF_SALE (part);
  int n_seats = ts_view_state (view)->n_seats;

  ts_box_clear (self->box);
  ts_box_add_text (self->box, _ ("Everything but the Headquarters, sold to the bank"), "choice-heading");
  for (int place = 1; place <= n_seats; place++)
    for (int seat = 0; seat < n_seats; seat++)
      if (ts_view_rank (view, seat) == place)
        gtk_box_append (self->box, build_bill (view, seat));
}

static void
ts_competitors_bill_of_sale_class_init (TsCompetitorsBillOfSaleClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_bill_of_sale_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmbill");
}

static void
ts_competitors_bill_of_sale_init (TsCompetitorsBillOfSale *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 10));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

TsCompetitorsBillOfSale *
ts_competitors_bill_of_sale_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_COMPETITORS_BILL_OF_SALE, "board", board, NULL);
}
