/* stepper.h — a number with a big − and + for fingers. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A spin button for whole numbers. What is typed and out of bounds leaves the number as it was: the nearest
 * is one that nobody has said. It does not turn with the wheel: who scrolls a page past it means the page.
 * (transfer floating) */
GtkWidget *ts_stepper_new (gint64 min, gint64 max);

/* The same, which says nothing until somebody does: it stands empty, so that nobody writes down a number that
 * they did not say. The first press of + is the least there is, or 1 if that is below 0. What is typed and is
 * no number within the bounds stays as it is. (transfer floating) */
GtkWidget *ts_stepper_new_unsaid (gint64 min, gint64 max);

/* Of such a one: the number, as soon as it is typed, even if it is out of bounds. FALSE: none is said. */
gboolean ts_stepper_get (GtkWidget *stepper, gint64 *number);

/* Of such a one: other bounds; the number is said afterwards. */
void ts_stepper_set_bounds (GtkWidget *stepper, gint64 min, gint64 max);

/* Of such a one: that is the number; nobody has said any. */
void ts_stepper_set (GtkWidget *stepper, gint64 number);
void ts_stepper_clear (GtkWidget *stepper);

/* Calls `entered` (data) at each Enter, at that which takes over what was typed, too: GTK's own "activate"
 * leaves that one out, and whoever types a number and Enter would have to press it twice. Not at one after
 * which the number is as it was, since what was typed is none within the bounds: nobody has said that one. */
void ts_stepper_on_enter (GtkWidget *stepper, GCallback entered, gpointer data);

G_END_DECLS
