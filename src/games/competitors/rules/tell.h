/* tell.h — what was said, as sentences of the history. The view is that before the entry. (all transfer full)
 */
#pragma once

#include "state.h"

G_BEGIN_DECLS

extern const TsSentence ts_competitors_buy_says[], ts_competitors_carry_says[], ts_competitors_draw_says[],
    ts_competitors_free_says[], ts_competitors_lose_says[], ts_competitors_move_says[],
    ts_competitors_pay_says[], ts_competitors_sell_says[], ts_competitors_settle_says[],
    ts_competitors_shift_says[], ts_competitors_special_says[];

char *ts_competitors_tell_roll_weather (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_save (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_sign (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_customs (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_roll_event (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_arrive (const TsView *view, const TsEntry *entry);
char *ts_competitors_tell_fail (const TsView *view, const TsEntry *entry);

G_END_DECLS
