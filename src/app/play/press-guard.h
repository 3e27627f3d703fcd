/* press-guard.h — a press meant for one step never acts on the next.
 *
 * Two things make a press too many: a second tap that falls just after the screen has changed under the
 * finger, and a key that is still held down. The clock is the caller's, in microseconds, so that this can be
 * tested. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_PRESS_GUARD_QUIET (300 * 1000)

typedef struct {
  gint64 changed; /* when the screen changed last, or a press was taken; 0: never */
  guint held;     /* the key that is down, 0 if none */
} TsPressGuard;

/* The screen shows something else from now on, or will as soon as the disk has what was pressed. */
void ts_press_guard_changed (TsPressGuard *self, gint64 now);

/* Whether a press was made by somebody who has seen what the screen shows now. */
gboolean ts_press_guard_admits (const TsPressGuard *self, gint64 now);

/* A key goes down; FALSE if it was down already, and only repeats itself. */
gboolean ts_press_guard_key_down (TsPressGuard *self, guint key);
void ts_press_guard_key_up (TsPressGuard *self, guint key);

/* From now on a key that repeats itself does nothing in `widget`, if it is one that does something once,
 * however long it is held; others, such as arrows, may repeat. `self` lives as long as the widget. */
void ts_press_guard_watch_keys (TsPressGuard *self, GtkWidget *widget);

G_END_DECLS
