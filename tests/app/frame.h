/* frame.h — a frame that shows a page at any size, as a window of that size would, however large the window
 * is. */
#pragma once

#include <gtk/gtk.h>

#define TYPE_FRAME (frame_get_type ())
G_DECLARE_FINAL_TYPE (Frame, frame, FRAME, FRAME, GtkWidget)

/* In a window of the greatest size that will be asked for, which is shown. (transfer none): its root owns it
 */
Frame *frame_new (int width, int height);

/* NULL: none. (transfer floating) */
void frame_set_child (Frame *self, GtkWidget *child);

/* Shows the child as large as that, and lets it settle. */
void frame_resize (Frame *self, int width, int height);

/* Waits until all of it has been drawn. */
void frame_draw (Frame *self);

int frame_get_width (Frame *self);
int frame_get_height (Frame *self);
