/* follow-focus.h — what scrolls follows the keyboard, but stands still when a dialog that lay over it closes:
 * GTK gives the focus back to whoever had it, and would scroll to that. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on `viewport` scrolls to what gets the focus in it, unless that gets it back from a dialog. It
 * does so instead of GTK's own scroll-to-focus. */
void ts_follow_focus (GtkViewport *viewport);

/* Gives the keyboard back to what had it, whose text is not selected, as GTK would do: the next key goes on
 * with it. FALSE: it does not take it. */
gboolean ts_focus_again (GtkWidget *widget);

G_END_DECLS
