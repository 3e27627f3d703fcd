#include "bill.h"

#include "config.h"
#include "games/chip-shop/rules/rules.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

GtkBox *
ts_chip_shop_bill_new (const TsView *view, int seat)
{
  GtkBox *bill = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (ts_view_name (view, seat));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "chip-owner");
  gtk_box_append (GTK_BOX (head), ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 22));
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (bill, head);
  gtk_widget_add_css_class (GTK_WIDGET (bill), "chip-bill");
  return bill;
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
