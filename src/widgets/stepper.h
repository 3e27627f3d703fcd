/* stepper.h — a number with a big − and + for fingers. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A spin button for whole numbers. It does not turn with the wheel: who scrolls a page past it means the
 * page. (transfer floating) */
GtkWidget *ts_stepper_new (gint64 min, gint64 max);

/* Calls `entered` (data) at each Enter, at that which takes over what was typed, too: GTK's own "activate"
 * leaves that one out, and whoever types a number and Enter would have to press it twice. */
void ts_stepper_on_enter (GtkWidget *stepper, GCallback entered, gpointer data);

G_END_DECLS
