/* money-entry.h — a sum of money that is tapped together from the pieces of the box. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_AMOUNT (ts_competitors_amount_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsAmount, ts_competitors_amount, TS, COMPETITORS_AMOUNT, AdwBin)

/* Signal "changed": somebody tapped. */

TsCompetitorsAmount *ts_competitors_amount_new (void);

gint64 ts_competitors_amount_get (TsCompetitorsAmount *self);
void ts_competitors_amount_set (TsCompetitorsAmount *self, gint64 amount);

/* For where the sum is shown and taken back elsewhere. */
void ts_competitors_amount_hide_sum (TsCompetitorsAmount *self);

/* As much as can be tapped together; a piece that is too large cannot be tapped. */
void ts_competitors_amount_set_most (TsCompetitorsAmount *self, gint64 most);

/* A picture of a sum as pieces of the box, the fewest that can, and in words. (transfer floating) */
GtkWidget *ts_competitors_purse_new (gint64 amount);

/* One piece, drawn. (transfer floating) */
GtkWidget *ts_competitors_piece_new (int coin);

G_END_DECLS
