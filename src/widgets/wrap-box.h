/* wrap-box.h — what an AdwWrapBox holds stays in it.
 *
 * A child that likes to be wider than all of the box has a line for itself, as wide as the box. libadwaita
 * (1.7) forgets that width when it looks where the line begins: from right to left the line begins where it
 * should end, out of sight, and a line that is not aligned to its beginning begins too late. And a box asks
 * for as much height as its only child needs in all of its width, though that child gets no more than it
 * likes. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* From now on such a child stands in its box, in all of them. Calling it again changes nothing. */
void ts_wrap_box_keep_inside (void);

G_END_DECLS
