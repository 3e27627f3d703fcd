/* notice.h — a sentence that stays above a page until somebody has read it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows the sentence, and announces it. `button` is a way out of what it tells; NULL: it is understood. Who
 * has the banner hears "button-clicked". */
void ts_notice_show (AdwBanner *banner, const char *sentence, const char *button);

G_END_DECLS
