#include "bill.h"

#include "config.h"
#include "widgets/seat.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

GtkBox *
ts_chip_shop_bill_new (const TsView *view, int seat)
{
  GtkWidget *head = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 4, "justify",
                                  ADW_JUSTIFY_SPREAD, "justify-last-line", TRUE, NULL);
  GtkWidget *bill = ts_column_new (4, head, NULL);

  adw_wrap_box_append (ADW_WRAP_BOX (head), ts_seat_heading_new (view->header, seat, "chip-owner"));
  gtk_widget_add_css_class (bill, "chip-bill");
  return GTK_BOX (bill);
}

void
ts_chip_shop_bill_add_to_head (GtkBox *bill, GtkWidget *end)
{
  adw_wrap_box_append (ADW_WRAP_BOX (gtk_widget_get_first_child (GTK_WIDGET (bill))), end);
}

/* --- of a year --- */

/* What the year costs, and what is missing for it, which can be the money that must stay alone. */
static void
add_total (GtkBox *card, int total, int lacks)
{
  g_autofree char *pay = g_strdup_printf (_ ("To pay: %d money"), total);
  g_autofree char *missing = g_strdup_printf (
      ngettext ("1 money must stay: %d is missing", "1 money must stay: %d are missing", lacks), lacks);
  g_autofree char *nothing =
      g_strdup_printf (ngettext ("Nothing to pay, but 1 money must stay: %d is missing",
                                 "Nothing to pay, but 1 money must stay: %d are missing", lacks),
                       lacks);

  if (total > 0)
    ts_box_add_text (card, pay, "chip-total");
  if (total > 0 && lacks > 0)
    ts_box_add_text (card, missing, "chip-total");
  if (total == 0)
    ts_box_add_text (card, lacks > 0 ? nothing : _ ("Nothing to pay"), "chip-total");
}

void
ts_chip_shop_bill_add (GtkBox *card, const ChipShop *state, int seat)
{
  ChipBill bill = ts_chip_shop_bill (state, seat);
  g_autofree char *irrelevant =
      g_strdup_printf (ngettext ("%d irrelevant product: 1 money, 1 Loyalty",
                                 "%d irrelevant products: 1 money and 1 Loyalty each", bill.irrelevant),
                       bill.irrelevant);
  g_autofree char *salaries = g_strdup_printf (_ ("Salaries: %d money"), bill.salaries);

  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);
    /* Translators: %s is a product */
    g_autofree char *leaves =
        g_strdup_printf (_ ("%s has paid out and leaves"), ts_chip_shop_product_name (state, product));

    if (product->seat == seat && ts_chip_shop_is_sold_out (product))
      ts_box_add_text (card, leaves, "choice-detail");
  }
  if (bill.irrelevant > 0)
    ts_box_add_text (card, irrelevant, NULL);
  if (bill.salaries > 0)
    ts_box_add_text (card, salaries, NULL);
  add_total (card, bill.total, bill.total + 1 - state->base.counters[seat][CHIP_MONEY]);
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
