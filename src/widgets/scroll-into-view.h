/* scroll-into-view.h — brings a part of the board into view: on a phone, a sheet that was opened. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scrolls to its top if not all of it is seen, once the board is laid out with what has just changed. */
void ts_scroll_into_view (GtkWidget *widget);

/* The same, but no farther than it takes to see all of it: what stands above it stays in sight, too. */
void ts_scroll_just_into_view (GtkWidget *widget);

G_END_DECLS
