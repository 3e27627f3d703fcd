/* toast.h — a sentence that is shown for a moment. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast that says all of the sentence, however narrow the widget is over which it will be shown, and
 * however large the text: smaller, where there is too little height; `button` may be NULL. (transfer full) */
AdwToast *ts_toast_new (GtkWidget *over, const char *sentence, const char *button);

/* Where an overlay puts the toasts that lie over its child: at the bottom of it, as high as they are wide
 * there and no lower, so that what is below is never hidden. For GtkOverlay::get-child-position. */
gboolean ts_toast_place (GtkOverlay *overlay, GtkWidget *toasts, GdkRectangle *place, gpointer data);

G_END_DECLS
