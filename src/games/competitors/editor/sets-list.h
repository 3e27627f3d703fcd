/* sets-list.h — the table sets that are kept on this computer, a card for each; or what they would be for. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SETS_LIST (ts_competitors_sets_list_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetsList, ts_competitors_sets_list, TS, COMPETITORS_SETS_LIST, AdwBin)

TsCompetitorsSetsList *ts_competitors_sets_list_new (void);

/* Shows the sets as they are on disk now. FALSE: the focus was on one of them, and there is none any more. */
gboolean ts_competitors_sets_list_update (TsCompetitorsSetsList *self);

/* Gives the set of that id the focus; or the first one, if it is not there. FALSE: there is none. */
gboolean ts_competitors_sets_list_focus (TsCompetitorsSetsList *self, const char *id);

G_END_DECLS
