/* tell.h — what was said, as sentences of the history. The view is that before the entry. (all transfer full)
 */
#pragma once

#include "state.h"

G_BEGIN_DECLS

char *ts_shopping_war_tell_equip (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_next (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_walk (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_step (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_enter (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_scuffle_roll (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_call_off (const TsView *view, const TsEntry *entry);
char *ts_shopping_war_tell_relocate (const TsView *view, const TsEntry *entry);

G_END_DECLS
