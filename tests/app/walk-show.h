/* walk-show.h — pages and dialogs of whole evenings in a walk's frame. */
#pragma once

#include "store/table.h"
#include "walk.h"

#include <adwaita.h>

#define WALK_PLAYS 6

/* Of each game an evening to its end. */
extern const char *const walk_plays[WALK_PLAYS];

/* Its text, with the names that are due. (transfer full) */
char *walk_read_play (Walk *self, const char *play);
/* The same as a table. (transfer full) */
TsTable *walk_open_play (Walk *self, const char *play);

/* (transfer floating) */
void walk_show_page (Walk *self, gpointer page);

/* An empty window, in which dialogs open over what it returns. */
GtkWidget *walk_show_host (Walk *self);

/* Where people see it: in a window, over what is there. */
void walk_show_dialog (Walk *self, AdwDialog *dialog);

/* Has something of each play shown and checked so many times. */
void
walk_each_play (Walk *self, const char *what, guint times, void (*show) (Walk *self, gconstpointer play));

/* A whole test. */
void walk_run (const char *name, void (*walk) (Walk *self));
