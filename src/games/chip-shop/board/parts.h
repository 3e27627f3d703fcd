/* parts.h — small parts of the panels. */
#pragma once

#include "games/chip-shop/rules/rules.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A picture before a label; the label says it all. (transfer floating) */
GtkWidget *ts_chip_shop_mark_new (const char *icon);

G_END_DECLS
