/* bill.h — a slip of paper for one company: what a year brings, what it costs, and what the end leaves. */
#pragma once

#include "games/chip-shop/rules/rules.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A slip with the seat's mark and name at its head. (transfer floating) */
GtkBox *ts_chip_shop_bill_new (const TsView *view, int seat);

/* Adds a widget (transfer floating) at the end of the row of mark and name, or below it where there is no
 * room. */
void ts_chip_shop_bill_add_to_head (GtkBox *bill, GtkWidget *end);

/* Adds what a year costs, as things stand: which products leave, what is to be paid, and what is missing. */
void ts_chip_shop_bill_add (GtkBox *bill, const ChipShop *state, int seat);

/* Adds what the end of the game makes of money, loans, and what was never finished. */
void ts_chip_shop_bill_add_last (GtkBox *bill, const TsView *view, int seat);

G_END_DECLS
