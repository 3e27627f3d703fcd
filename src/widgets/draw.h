/* draw.h — what widgets draw by themselves. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Fills a box with round corners. */
void ts_draw_box (GtkSnapshot *snapshot, const graphene_rect_t *box, float radius, const GdkRGBA *colour);

/* Writes a text, `top` its upper edge and `middle` halfway between its sides. */
void
ts_draw_layout (GtkSnapshot *snapshot, PangoLayout *layout, float middle, float top, const GdkRGBA *colour);

/* Writes a number like that, as `widget` would. */
void ts_draw_number (GtkWidget *widget, GtkSnapshot *snapshot, int number, float middle, float top);

G_END_DECLS
