/* stepper.h — a number with a big − and + for fingers. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A spin button for whole numbers. It does not turn with the wheel: who scrolls a page past it means the
 * page. (transfer floating) */
GtkWidget *ts_stepper_new (gint64 min, gint64 max);

G_END_DECLS
