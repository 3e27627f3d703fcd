/* quantity.h — how much of something: its picture and a number; and which picture is what. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture of a counter that has one. */
const char *ts_chip_shop_quantity_icon (int counter);

/* A counter of the game with a number; `change`: with its sign. It is only looked at: what it stands in says
 * the same in words. (transfer floating) */
GtkWidget *ts_chip_shop_quantity_new (int counter, int number, gboolean change);

/* Another number. */
void ts_chip_shop_quantity_set (GtkWidget *amount, int number);

/* The pictures with the names of what they stand for. (transfer floating) */
GtkWidget *ts_chip_shop_legend_new (void);

G_END_DECLS
