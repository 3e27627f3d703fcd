/* set-head.h — what stands above the cells of a set: which of its two tables is seen, and how much is still
 * empty. Where there is room for one continent only: which one that is, and the way to the others. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_HEAD (ts_competitors_set_head_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetHead, ts_competitors_set_head, TS, COMPETITORS_SET_HEAD, AdwBin)

/* Signal "table" (guint table): somebody wants to see the other one. It is the one that is seen only after
 * ts_competitors_set_head_show() says so. */

TsCompetitorsSetHead *ts_competitors_set_head_new (void);

/* Shows where `place` is. */
void ts_competitors_set_head_show (TsCompetitorsSetHead *self,
                                   const TsEventTables *set,
                                   const CompetitorsPlace *place);

void ts_competitors_set_head_set_narrow (TsCompetitorsSetHead *self, gboolean narrow);

G_END_DECLS
