/* tell.h — what was said, as sentences of the history. The view is that before the entry. (all transfer full)
 */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

char *ts_snack_wars_tell_take_food (const TsView *view, const TsEntry *entry);
char *ts_snack_wars_tell_take_bonus (const TsView *view, const TsEntry *entry);
char *ts_snack_wars_tell_take_raccoons (const TsView *view, const TsEntry *entry);
char *ts_snack_wars_tell_steal (const TsView *view, const TsEntry *entry);
char *ts_snack_wars_tell_stop_stealing (const TsView *view, const TsEntry *entry);
char *ts_snack_wars_tell_collection (const TsView *view, const TsEntry *entry);
char *ts_snack_wars_tell_finish (const TsView *view, const TsEntry *entry);

G_END_DECLS
