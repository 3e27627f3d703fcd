/* pictures.h — the pictures of Shops, cards and Stars, which are drawn in art/. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The icon of a Shop, by its place among the names; of a Corridor for -1. */
const char *ts_shopping_war_picture_of (int name);

/* A picture that needs no name, because one stands beside it; NULL: none yet. (transfer floating) */
GtkWidget *ts_shopping_war_picture_new (const char *icon);

G_END_DECLS
