/* dealings.h — what players settle among themselves and with the bank, at any time and free of actions. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

gboolean ts_competitors_can_pay_any (const TsView *view);
gboolean ts_competitors_pay (TsStep *step, GError **error);
gboolean ts_competitors_can_receive (const TsView *view);
gboolean ts_competitors_receive (TsStep *step, GError **error);
gboolean ts_competitors_can_lose (const TsView *view);
gboolean ts_competitors_lose (TsStep *step, GError **error);
gboolean ts_competitors_can_special (const TsView *view);
gboolean ts_competitors_special (TsStep *step, GError **error);

/* The counter of what can be lost, by its place among the words of `lose`. */
int ts_competitors_lost_counter (int what);

G_END_DECLS
