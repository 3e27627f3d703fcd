/* state-entry.h — a State’s name: typed in, or tapped where the table has heard of it. */
#pragma once

#include "games/competitors/rules/rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_STATE_ENTRY (ts_competitors_state_entry_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsStateEntry, ts_competitors_state_entry, TS, COMPETITORS_STATE_ENTRY, AdwBin)

/* Signal "changed": somebody typed or tapped. */

/* `label` says whose State it is; for the entry. */
TsCompetitorsStateEntry *ts_competitors_state_entry_new (const char *label);

/* Offers the States of that continent that Headquarters, Branches and Contracts have named; -1: none. */
void ts_competitors_state_entry_show (TsCompetitorsStateEntry *self, const TsView *view, int continent);

/* The name without blanks round it, or NULL. (transfer full) */
char *ts_competitors_state_entry_get (TsCompetitorsStateEntry *self);
void ts_competitors_state_entry_clear (TsCompetitorsStateEntry *self);

G_END_DECLS
