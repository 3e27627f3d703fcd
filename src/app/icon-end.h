/* icon-end.h — icons end in the thread that shows them.
 *
 * GtkIconTheme reads an icon in a thread of its own and finds it again by a table that holds no references.
 * When everybody else has let an icon go before it was read, it ends in that thread; if the theme is asked
 * for the same icon in that very moment, GTK (4.18) takes a reference to what has ended and crashes. GObject
 * lets an object live on from its dispose: an icon that would end elsewhere does, until the main loop lets it
 * go. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on icons end in the thread that calls this, which is the one GTK was begun in.
 * Calling it again changes nothing. */
void ts_icon_end_here (void);

G_END_DECLS
