/* focus.h — where the keys go when what had them is gone. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether nothing that can be seen and used has the focus in the window of `page`. */
gboolean ts_focus_is_lost (GtkWidget *page);

/* Gives the focus to the first widget of `place` that takes it, whichever of them had it before. */
void ts_focus_begin (GtkWidget *place);

G_END_DECLS
