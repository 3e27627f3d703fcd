/* set-removal.h — a table set was moved to the trash, and can be brought back for a moment. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast that says so. Its button keeps `file` again as the set `id`, and calls `on_back` with `over` and
 * what went wrong, or NULL; `file` NULL: it could not be read before, and there is no button. (transfer full)
 */
AdwToast *ts_set_removal_toast_new (GtkWidget *over,
                                    const char *id,
                                    GBytes *file,
                                    void (*on_back) (gpointer over, const GError *error));

G_END_DECLS
