/* press-guard.h — a press meant for one step never acts on the next.
 *
 * Two things make a press too many: a second tap that falls just after the screen has changed under the
 * finger, and a key that is still held down. Nobody has seen what has changed before a frame has shown it,
 * however long that frame takes. The clock is the caller's, in microseconds, so that this can be tested. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_PRESS_GUARD_QUIET  (300 * 1000)         /* after a change */
#define TS_PRESS_GUARD_GLANCE (200 * 1000)         /* after the frame that shows it */
#define TS_PRESS_GUARD_UNSEEN (2 * G_USEC_PER_SEC) /* as long as that frame may take */

typedef struct {
  gint64 changed;   /* when the screen changed last, or a press was taken; 0: never */
  gint64 seen;      /* when a frame has shown that; 0: none has yet */
  guint held;       /* the key that is down, 0 if none */
  GtkWidget *page;  /* of which that is so, or NULL */
  guint next_frame; /* the callback that waits for it, or 0 */
} TsPressGuard;

/* The screen shows something else from now on: from the next frame of the page on, or
 * when the disk has what was pressed. */
void ts_press_guard_changed (TsPressGuard *self, gint64 now);

/* A frame has shown what has changed. */
void ts_press_guard_seen (TsPressGuard *self, gint64 now);

/* Whether a press was made by somebody who has seen what the screen shows now. */
gboolean ts_press_guard_admits (const TsPressGuard *self, gint64 now);

/* A key goes down; FALSE if it was down already, and only repeats itself. */
gboolean ts_press_guard_key_down (TsPressGuard *self, guint key);
void ts_press_guard_key_up (TsPressGuard *self, guint key);

/* From now on `page` says when it has shown what has changed. A key that repeats itself does nothing in it,
 * if it is one that does something once, however long it is held; others, such as arrows, may repeat. In
 * `place`, a part of the page, a tap does nothing that is not meant for what is seen there. `self` lives as
 * long as the page. */
void ts_press_guard_watch (TsPressGuard *self, GtkWidget *page, GtkWidget *place);

/* The same for a GtkWidget, a dialog that asks one thing after another, with a guard of its own: in `place`,
 * a part of it, a key that does something once does nothing either that is not meant for what is seen. On a
 * page that is decided where an entry is said. */
void ts_press_guard_add (gpointer dialog, GtkWidget *place);

/* Such a dialog asks something else from now on. */
void ts_press_guard_turned (gpointer dialog);

G_END_DECLS
