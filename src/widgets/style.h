/* style.h — style classes, spoken names and pictures, as boards and pages use them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives `widget`, a GtkWidget, a style class or takes it from it. */
void ts_style_set (gpointer widget, const char *style, gboolean on);

/* What a screen reader calls `widget`, a GtkWidget. */
void ts_set_spoken (gpointer widget, const char *name);

/* The same, in a tooltip, too. */
void ts_set_tooltip (gpointer widget, const char *name);

/* Whether what `input`, a GtkWidget, holds is wrong; `label`, another, says why. */
void ts_set_invalid (gpointer input, gpointer label, gboolean invalid);

/* As gtk_widget_set_sensitive(), for a GtkWidget with others in it: a screen reader is told of them as well,
 * which GTK does not do. */
void ts_set_all_sensitive (gpointer widget, gboolean sensitive);

/* Whether `widget`, a GtkWidget that looks the same either way, can be pressed: a screen reader says so. */
void ts_set_pressable (gpointer widget, gboolean pressable);

/* A picture beside a text that says it all. `icon` may be NULL; `size` in pixels, -1: as the style sheet
 * says. (transfer floating) */
GtkWidget *ts_picture_new (const char *icon, int size);

G_END_DECLS
