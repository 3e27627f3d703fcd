/* menu.h — what a menu offers is read to its end on a phone with large text, too.
 *
 * GTK's menus have each item in one line; where that is wider than the window, all of the menu scrolls
 * sideways. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on the items of all menus have as many lines as they need. Calling it again changes nothing. */
void ts_menu_wrap (void);

G_END_DECLS
