/* held-keys.h — keys that do something once, however long they are held. Others, such as arrows, may repeat.
 */
#pragma once

#include "press-guard.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on a key that repeats itself does nothing in `widget`. `guard` lives as long as the widget. */
void ts_held_keys_watch (GtkWidget *widget, TsPressGuard *guard);

G_END_DECLS
