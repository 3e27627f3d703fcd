/* notices.h — what people should know about a table before they go on: a line that was cut off, a file that
 * is only looked at. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a banner for each sentence, NULL at the end, which goes when it is understood. */
void ts_notices_show (GtkBox *box, const char *const *notices);

G_END_DECLS
