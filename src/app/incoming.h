/* incoming.h — files from outside: double clicked, dropped on the window, or chosen. They are taken in as
 * copies, or played where they lie; people are asked once, and the preferences have it later. */
#pragma once

#include "referee/game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What came of it: the files that can be opened now (GFile), and a sentence about each of the others.
 * `single`: there was only one. */
typedef void (*TsIncomingDone) (GPtrArray *files, GPtrArray *refusals, gboolean single, gpointer data);

/* Looks at the files (GFile), which must be tables, and asks if that is not settled yet. `copy`: people said
 * that they are taken in. `done` is called as long as the window is there, unless somebody thinks better of
 * it. */
void ts_incoming_take (GtkWidget *window,
                       const TsGame *const *games,
                       GPtrArray *files,
                       gboolean copy,
                       TsIncomingDone done,
                       gpointer data);

/* Says what came of several files: how many are tables, and why the others (sentences) are none. */
void ts_incoming_tell (GtkWidget *window, AdwToastOverlay *toasts, guint n_tables, GPtrArray *refusals);

G_END_DECLS
