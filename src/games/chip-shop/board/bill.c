#include "bill.h"

#include "config.h"
#include "games/chip-shop/rules/rules.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

GtkBox *
ts_chip_shop_bill_new (const TsView *view, int seat)
{
  GtkWidget *bill = ts_column_new (4, ts_seat_heading_new (view->header, seat, "chip-owner"), NULL);

  gtk_widget_add_css_class (bill, "chip-bill");
  return GTK_BOX (bill);
}

GtkBox *
ts_chip_shop_bill_get_head (GtkBox *bill)
{
  return GTK_BOX (gtk_widget_get_first_child (GTK_WIDGET (bill)));
}

/* --- the last one --- */

static void
add_money (GtkBox *bill, const ChipShop *state, int seat)
{
  int money, unpaid;
  int paid = state->base.counters[seat][CHIP_MONEY];
  g_autofree char *loans = NULL;
  g_autofree char *left = NULL;
  g_autofree char *debts = NULL;

  ts_chip_shop_repay (state, seat, &money, &unpaid);
  paid -= money;
  loans = g_strdup_printf (ngettext ("%d money pays loans back", "%d money pays loans back", paid), paid);
  left = g_strdup_printf (ngettext ("%d money is left", "%d money is left", money), money);
  debts = g_strdup_printf (ngettext ("%d loan stays unpaid", "%d loans stay unpaid", unpaid), unpaid);
  if (paid > 0)
    ts_box_add_text (bill, loans, NULL);
  ts_box_add_text (bill, left, NULL);
  if (unpaid > 0)
    ts_box_add_text (bill, debts, "chip-total");
}

void
ts_chip_shop_bill_add_last (GtkBox *bill, const TsView *view, int seat)
{
  const ChipShop *state = view->state;
  int n = 0;
  g_autofree char *text = NULL;

  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    n += product->seat == seat && product->status == CHIP_IN_PRODUCTION;
  }
  add_money (bill, state, seat);
  text =
      g_strdup_printf (ngettext ("%d product was never finished", "%d products were never finished", n), n);
  if (n > 0)
    ts_box_add_text (bill, text, NULL);
}
