/* toast.h — a sentence that is shown for a moment. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast that says all of the sentence, however narrow the widget is over which it will be shown, and
 * however large the text; `button` may be NULL. (transfer full) */
AdwToast *ts_toast_new (GtkWidget *over, const char *sentence, const char *button);

G_END_DECLS
