/* press-guard.h — a press meant for one step never acts on the next.
 *
 * Two things make a press too many: a second tap that falls just after the screen has changed under the
 * finger, and a key that is still held down. Nobody has seen what has changed before a frame has shown it,
 * however long that frame takes. The clock is the caller's, in microseconds, so that this can be tested. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_PRESS_GUARD_QUIET  (300 * 1000)         /* after a change */
#define TS_PRESS_GUARD_GLANCE (200 * 1000)         /* after the frame that shows it */
#define TS_PRESS_GUARD_UNSEEN (2 * G_USEC_PER_SEC) /* as long as that frame may take */

#define TS_PRESS_GUARD "press-guard" /* the data of a page, or a window, that is its own */

typedef struct {
  gint64 changed;     /* when the screen changed last, or a press was taken; 0: never */
  gint64 seen;        /* when a frame has shown that; 0: none has yet */
  guint held;         /* the key that is down, 0 if none */
  GtkWidget *page;    /* of which that is so, or NULL */
  guint next_frame;   /* the callback that waits for it, or 0 */
  guint n_frames;     /* that have begun since the change */
  GtkWidget *control; /* of a window: what was pressed last, or NULL: nothing that may go unnoticed */
  gint64 pressed;     /* when it was */
  GtkNative *native;  /* of a window: itself, or the menu that has the keyboard; only to compare */
} TsPressGuard;

/* The screen shows something else from now on: from the next frame of the page on, or
 * when the disk has what was pressed. */
void ts_press_guard_changed (TsPressGuard *self, gint64 now);

/* A frame has shown what has changed. */
void ts_press_guard_seen (TsPressGuard *self, gint64 now);

/* Whether a press was made by somebody who has seen what the screen shows now. */
gboolean ts_press_guard_admits (const TsPressGuard *self, gint64 now);

/* A key goes down; FALSE if it was down already, and only repeats itself. Shift may be let go of before it.
 */
gboolean ts_press_guard_key_down (TsPressGuard *self, guint key);
void ts_press_guard_key_up (TsPressGuard *self, guint key);

/* From now on `page` says when it has shown what has changed. A key that repeats itself does nothing in it,
 * if it is one that does something once, however long it is held; others, such as arrows, may repeat. In
 * `place`, a part of the page, a tap does nothing that is not meant for what is seen there. `self` lives as
 * long as the page. */
void ts_press_guard_watch (TsPressGuard *self, GtkWidget *page, GtkWidget *place);

/* The same for all of a window, with a guard of its own: what is unseen there is each dialog, page and
 * menu that comes or goes, and what stands where a control was that was pressed and went, other than on a
 * page with its own guard. Return, Space and what is pressed with Control do nothing more while they
 * are held, unless somebody writes. A digit that is too early for a dialog calls the action "win.type-early".
 */
void ts_press_guard_add (AdwApplicationWindow *window);

/* What is shown in the window of a GtkWidget asks something else from now on; where it has no guard, nothing
 * is done. */
void ts_press_guard_turned (gpointer widget);

G_END_DECLS
