/* pictures.h — the pictures of Shops, which are drawn in art/. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The icon of a Shop, by its place among the names; of a Corridor for -1. */
const char *ts_shopping_war_picture_of (int name);

G_END_DECLS
