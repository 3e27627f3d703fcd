/* companies.h — what each player has: money, vehicles, cards, and the open Contracts. */
#pragma once

#include "games/competitors/rules/rules.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_COMPANIES (ts_competitors_companies_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsCompanies, ts_competitors_companies, TS, COMPETITORS_COMPANIES, AdwBin)

TsCompetitorsCompanies *ts_competitors_companies_new (void);

/* `brief`: only what is read from across the room: nothing that the map shows, no figures of a Contract but
 * its bar, and none that has ended. */
void ts_competitors_companies_show (TsCompetitorsCompanies *self, const TsView *view, gboolean brief);

G_END_DECLS
