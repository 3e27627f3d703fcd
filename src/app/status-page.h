/* status-page.h — a page that says one thing, with a way on: libadwaita's, whose title is a heading too. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An AdwStatusPage. `description` is markup; `child` is what stands below it. (transfer floating) */
GtkWidget *ts_status_page_new (const char *title, const char *description, GtkWidget *child);

G_END_DECLS
