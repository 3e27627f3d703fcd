/* tell.h — what was said, as sentences of the history. The view is that before the entry. (all transfer full)
 */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

char *ts_competitors_tell_roll_off (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_found (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_roll_weather (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_save (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_draw (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_sign (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_deliver (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_move (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_carry (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_free (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_customs (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_roll_event (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_settle (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_arrive (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_fail (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_buy (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_sell (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_trade (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_pay (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_receive (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_lose (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_special (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_next (const TsView *view, const TsEntry *entry);

G_END_DECLS
