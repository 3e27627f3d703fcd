/* motion.h — what moves on widgets that draw themselves. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* An animation from 0 to 1, which draws `widget` again with each step: adw_animation_get_value() says how far
 * it is. It begins at its end, and goes with the widget. (transfer none) */
AdwAnimation *ts_motion_new (gpointer widget, guint milliseconds, AdwEasing easing);

G_END_DECLS
