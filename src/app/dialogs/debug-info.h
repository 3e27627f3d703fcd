/* debug-info.h — what somebody who mends Tableside asks first. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Versions, the system and how it shows windows: lines in English, for a report that everybody may read. So
 * no person, no computer, no path and no table is named. (transfer full) */
char *ts_debug_info_tell (void);

G_END_DECLS
