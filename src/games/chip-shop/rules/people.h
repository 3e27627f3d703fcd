/* people.h — personalities: picked at the start, fired by an income stream, hired again. */
#pragma once

#include "state.h"

G_BEGIN_DECLS

/* Everybody's Longevity, or salary, in a group. */
int ts_chip_shop_sum_longevity (const ChipShop *state, const ChipGroup *group);
int ts_chip_shop_sum_salaries (const ChipShop *state, const ChipGroup *group);

/* The seat that makes the pick of that number, from 0. */
int ts_chip_shop_picker (const ChipShop *state, int pick);

/* Verbs. */
gboolean ts_chip_shop_personality (TsStep *step, GError **error);
int ts_chip_shop_personality_forms (const TsView *view, int i, TsEntry *entry);

gboolean ts_chip_shop_hire (TsStep *step, GError **error);
int ts_chip_shop_hire_forms (const TsView *view, int i, TsEntry *entry);

/* The income stream `fire`: the one that the entry names. */
gboolean ts_chip_shop_fire (TsStep *step, GError **error);

G_END_DECLS
