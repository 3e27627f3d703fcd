/* bounds.h — a screen reader, a magnifier and all that taps for somebody learn where a widget is drawn.
 *
 * A widget says its bounds in its parent's own px, and those who ask add them up to a place in the window.
 * GTK (4.18) forgets that a parent can be drawn larger or smaller than it is (`grow.h`, `fit.h`, `shrink.h`),
 * and that it has borders: in a large window each place inside a board would be too far up and to the left,
 * by more than a button. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on all widgets say their bounds in px of their window. Call it before the first widget is made;
 * calling it again changes nothing. */
void ts_bounds_as_drawn (void);

G_END_DECLS
