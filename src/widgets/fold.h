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

/* The same below a button that shows `head` (transfer floating) and is read as `name`. (transfer floating) */
TsFold *ts_fold_new_below (GtkWidget *head, const char *name, GtkWidget *content);

void ts_fold_set_open (TsFold *self, gboolean open);

/* Shows the content for as long as it is held, and nothing to press; then as people had it before. */
void ts_fold_hold (TsFold *self, gboolean held);

G_END_DECLS
