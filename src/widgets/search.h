/* search.h — Escape where one types what is looked for. A GtkSearchEntry takes that key in any case. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For its signal `stop-search`: what stands there goes; in an empty one, Escape goes back or closes as it
 * does anywhere around it. */
void ts_search_go_back (GtkWidget *entry);

G_END_DECLS
