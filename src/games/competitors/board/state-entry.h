/* state-entry.h — a State’s name: typed in, or tapped where the table has heard of it. */
#pragma once

#include "games/competitors/rules/rules.h"
#include "widgets/input.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_STATE_ENTRY (ts_competitors_state_entry_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsStateEntry, ts_competitors_state_entry, TS, COMPETITORS_STATE_ENTRY, AdwBin)

/* For the State of a sender and of a receiver: they offer those of the continent that Headquarters, Branches
 * and Contracts have named. */
extern const TsInput ts_competitors_sender_input;
extern const TsInput ts_competitors_receiver_input;

G_END_DECLS
