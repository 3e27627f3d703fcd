/* awake.h — the screen stays awake while a game is on, and only then. */
#pragma once

#include "store/table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct {
  GtkWindow *window;
  TsTable *table; /* that is seen, or NULL */
  gulong changed; /* the handler of its signal */
  guint cookie;   /* what gtk_application_inhibit() gave, or 0 */
} TsAwake;

/* `self` is a part of the window, and goes with it. */
void ts_awake_watch (TsAwake *self, GtkWindow *window);

/* Another table is seen now; NULL: none. */
void ts_awake_follow (TsAwake *self, TsTable *table);

G_END_DECLS
