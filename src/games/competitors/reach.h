/* reach.h — brings a part of the board to the top of what is seen: on a phone, a sheet that was opened. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Once the board is laid out with what has just changed. */
void ts_competitors_reach (GtkWidget *widget);

G_END_DECLS
