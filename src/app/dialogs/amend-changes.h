/* amend-changes.h — what a change of an old entry makes of the table, side by side: now and then, for each
 * player. */
#pragma once

#include "referee/game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What differs between the two: who sits there, every counter, the score where it is told during the game,
 * and what the table is asked. (transfer floating) */
GtkWidget *ts_amend_changes_new (const TsView *now, const TsView *then);

G_END_DECLS
