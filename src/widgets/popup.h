/* popup.h — a popover that is there only as long as it is open. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens the popover (transfer floating) at a widget, whose child it is until it is closed, or until that
 * widget goes: a board may be left, or drawn anew, while it is open. */
void ts_popup (GtkWidget *popover, GtkWidget *at);

G_END_DECLS
