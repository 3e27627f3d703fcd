/* forms.h — for random play: what can be said now, where a form that fits is hardly ever met by chance. */
#pragma once

#include "rules.h"

G_BEGIN_DECLS

int ts_competitors_save_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_sign_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_deliver_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_move_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_carry_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_customs_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_settle_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_buy_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_sell_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_trade_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_lose_forms (const TsView *view, int i, TsEntry *entry);
int ts_competitors_special_forms (const TsView *view, int i, TsEntry *entry);

G_END_DECLS
