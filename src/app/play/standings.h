/* standings.h — all seats side by side: a strip that takes as few rows as their names allow, or a column. */
#pragma once

#include "referee/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_STANDINGS (ts_standings_get_type ())
G_DECLARE_FINAL_TYPE (TsStandings, ts_standings, TS, STANDINGS, GtkWidget)

/* Shows the seats of the view, as everybody may see them: their cards are made the first time. */
void ts_standings_update (TsStandings *self, const TsView *view);

/* Those seats, as bits, have phones at the table. */
void ts_standings_set_phones (TsStandings *self, guint seats);

/* As a column: one seat a row, the score beside the name. A low strip has it there, too. */
void ts_standings_set_shape (TsStandings *self, gboolean column, gboolean low);

/* How many seats stand in a row, when `fit` of them have room: rows are filled evenly. */
int ts_standings_columns (int n_seats, int fit);

G_END_DECLS
