/* scroll-into-view.h — brings a part of the board into view: on a phone, a sheet that was opened; and the top
 * of a dialog. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Scrolls to its top if not all of it is seen, once the board is laid out with what has just changed. */
void ts_scroll_into_view (GtkWidget *widget);

/* The same, but no farther than it takes to see all of it, what stands above it staying in sight, too; and
 * once the board is laid out for less room, where that has changed. */
void ts_scroll_just_into_view (GtkWidget *widget);

/* The same for a row that somebody unfolds, while it grows: what is in it comes into sight, too, and if that
 * is more than there is room for, its top stays. One that is folded stays where it is. */
void ts_scroll_while_unfolding (AdwExpanderRow *row);

/* For a dialog that opens: all that scrolls in it shows its top once it is seen first. What has the focus
 * below gives it to what comes first, which is scrolled to if it has to be. */
void ts_scroll_to_top (GtkWidget *widget);

G_END_DECLS
