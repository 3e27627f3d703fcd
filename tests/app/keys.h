/* keys.h — types keys as people do: to the widget with the focus, and to those that it is in. */
#pragma once

#include <gtk/gtk.h>

/* Presses a key, such as "Return" or "<Control>z", and lets go of it. Whether anybody took it. What is typed
 * into a text is not. */
gboolean type_key (gpointer window, const char *key);

/* The same, without letting go: what a search takes from all of its page wants an event for that. */
gboolean hold_key (gpointer window, const char *key);

/* Goes to where one types what is looked for. What is typed here is no event, so nothing else hands it on to
 * there. */
void go_to_search (GtkWidget *entry);
