/* search.h — keys where one types what is looked for. A GtkSearchEntry takes Escape in any case, and Return
 * from all of the page whose letters it takes. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For its signal `stop-search`: what stands there goes; in an empty one, Escape goes back or closes as it
 * does anywhere around it. */
void ts_search_go_back (GtkWidget *entry);

/* What is typed anywhere on the page goes into the entry; Return is for what has the focus. */
void ts_search_capture (gpointer entry, gpointer page);

G_END_DECLS
