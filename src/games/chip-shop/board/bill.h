/* bill.h — a slip of paper for one company: what a year brings, what it costs, and what the end leaves. */
#pragma once

#include "games/chip-shop/rules/rules.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A slip with the seat's mark and name at its head. (transfer floating) */
GtkBox *ts_chip_shop_bill_new (const TsView *view, int seat);

/* The row of mark and name, for what stands at its end. (transfer none) */
GtkBox *ts_chip_shop_bill_get_head (GtkBox *bill);

/* Adds what a year costs, as things stand: which products leave, what is to be paid, and what is missing. */
void ts_chip_shop_bill_add (GtkBox *bill, const ChipShop *state, int seat);

/* Adds what the end of the game makes of money, loans, and what was never finished. */
void ts_chip_shop_bill_add_last (GtkBox *bill, const TsView *view, int seat);

G_END_DECLS
