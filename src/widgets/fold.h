/* fold.h — what is seldom needed, folded away below a button that says what it is.
 *
 * GtkExpander asks about the window of a child that it has taken out of it whenever the keyboard comes by. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_FOLD (ts_fold_get_type ())
G_DECLARE_FINAL_TYPE (TsFold, ts_fold, TS, FOLD, AdwBin)

/* `content` (transfer floating) below a button with the label; folded. (transfer floating) */
TsFold *ts_fold_new (const char *label, GtkWidget *content);

void ts_fold_set_open (TsFold *self, gboolean open);

G_END_DECLS
