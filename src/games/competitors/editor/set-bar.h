/* set-bar.h — the bar above a set: undo and redo, and what a spreadsheet takes and gives. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Its buttons are for the actions of the page. (transfer floating) */
GtkWidget *ts_competitors_set_bar_new (void);

G_END_DECLS
