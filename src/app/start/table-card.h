/* table-card.h — a table on a page of them: its game's picture, who plays, what stands at the table now. */
#pragma once

#include "store/table-info.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_TABLE_CARD (ts_table_card_get_type ())
G_DECLARE_FINAL_TYPE (TsTableCard, ts_table_card, TS, TABLE_CARD, AdwBin)

/* Signals: "remove": somebody wants the table away. "restore": somebody wants it back. "failed" (const char
 * *sentence): why its folder could not be shown. */

/* (transfer floating) */
TsTableCard *ts_table_card_new (const TsTableInfo *info);

/* One that was thrown away: what can be done is to bring it back, which pressing it does, or to delete it for
 * good. (transfer floating) */
TsTableCard *ts_table_card_new_thrown (const TsTableInfo *info);

/* What people may look for it by: the game, who plays, days, and the file. (transfer full) */
char *ts_table_card_tell_words (const TsTableInfo *info);

/* The game, and which one where several are one to Tableside, as “Any Game: Hearts”; a file that is no table
 * at all is called as people see it elsewhere. (transfer full) */
char *ts_table_card_tell_title (const TsTableInfo *info);

/* The same, who plays, and when that was, which alone tells the evenings of the same people apart. (transfer
 * full) */
char *ts_table_card_tell_table (const TsTableInfo *info);

/* A day as people say it. (transfer full) */
char *ts_table_card_tell_day (GDateTime *time);

G_END_DECLS
