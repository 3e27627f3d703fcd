/* seat-menu.h — what can be done with a seat: by the other button, a long press, or the keys that open menus.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on `card`, a GtkWidget, has the menu of the seat: actions of the page ("play.…"). */
void ts_seat_menu_add (gpointer card, int seat);

G_END_DECLS
