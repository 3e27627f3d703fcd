/* tell.h — what was said, as sentences of the history. The view is that before the entry. (all transfer full)
 */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Above the lines of one phase of a year. */

char *ts_chip_shop_tell_next (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_event (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_play (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_specialist (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_income (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_hire (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_attach (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_release (const TsView *view, const TsEntry *entry);
char *ts_chip_shop_tell_settle (const TsView *view, const TsEntry *entry);

G_END_DECLS
