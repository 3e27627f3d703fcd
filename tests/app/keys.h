/* keys.h — types keys as people do: to the widget with the focus, and to those that it is in. */
#pragma once

#include <gtk/gtk.h>

/* Presses a key, such as "Return" or "<Control>z", and lets go of it. Whether anybody took it. What is typed
 * into a text is not. */
gboolean type_key (gpointer window, const char *key);
