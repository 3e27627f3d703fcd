/* company-chips.h — chips for what a company has: its Contracts, its Headquarters and Branches. */
#pragma once

#include "widgets/input.h"

G_BEGIN_DECLS

/* The `contract` of a `lose`, where one fails with the vehicle, and of a `shift`. */
extern const TsInput ts_competitors_contract_input;

/* Whether every vehicle of the kind that is lost has its Contract, so that one of these fails. */
gboolean ts_competitors_is_bound (const TsView *view, const TsEntry *entry);

/* The `state` of a `special`: where the card is kept. */
extern const TsInput ts_competitors_keeper_input;

G_END_DECLS
