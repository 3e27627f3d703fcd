/* money-entry.h — a sum of money that is tapped together from the pieces of the box, or typed. */
#pragma once

#include "widgets/input.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_MONEY_ENTRY (ts_competitors_money_entry_get_type ())
G_DECLARE_FINAL_TYPE (
    TsCompetitorsMoneyEntry, ts_competitors_money_entry, TS, COMPETITORS_MONEY_ENTRY, AdwBin)

/* Signal "changed": somebody tapped or typed. */

TsCompetitorsMoneyEntry *ts_competitors_money_entry_new (void);

gint64 ts_competitors_money_entry_get (TsCompetitorsMoneyEntry *self);
void ts_competitors_money_entry_set (TsCompetitorsMoneyEntry *self, gint64 amount);

/* Takes the newest piece back; what was typed or set goes back whole, for nobody laid it down piece by piece.
 */
void ts_competitors_money_entry_give_back (TsCompetitorsMoneyEntry *self);

/* For where the sum is shown and taken back elsewhere. */
void ts_competitors_money_entry_hide_sum (TsCompetitorsMoneyEntry *self);

/* As much as can be tapped together; a piece that is too large cannot be tapped. */
void ts_competitors_money_entry_set_most (TsCompetitorsMoneyEntry *self, gint64 most);

/* The same for an argument: it has no value, not even 0, before somebody says one. */
extern const TsInput ts_competitors_money_input;

/* A picture of a sum as pieces of the box, the fewest that can, and in words. (transfer floating) */
GtkWidget *ts_competitors_purse_new (gint64 amount);

/* The same of what everybody has in the beginning, as it is dealt. (transfer floating) */
GtkWidget *ts_competitors_start_purse_new (void);

/* One piece, drawn. (transfer floating) */
GtkWidget *ts_competitors_piece_new (int coin);

G_END_DECLS
