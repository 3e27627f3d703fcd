/* pictures.h — the pictures of the board: vehicles, cards, sites. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `what` is a word of the rules (“truck”, “branch”, “territory” …), “danger”, “headquarters” or “move”. What
 * it shows is said beside it. (transfer floating) */
GtkWidget *ts_competitors_picture_new (const char *what);

/* That of a vehicle. (transfer floating) */
GtkWidget *ts_competitors_vehicle_mark (int vehicle);

G_END_DECLS
