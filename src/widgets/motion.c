#include "motion.h"

static void
draw (double value G_GNUC_UNUSED, gpointer widget)
{
  gtk_widget_queue_draw (widget);
}

AdwAnimation *
ts_motion_new (gpointer widget, guint milliseconds, AdwEasing easing)
{
  AdwAnimation *motion = adw_timed_animation_new (widget, 0, 1, milliseconds,
                                                  adw_callback_animation_target_new (draw, widget, NULL));

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (motion), easing);
  adw_animation_skip (motion);
  g_object_set_data_full (widget, "motion", motion, g_object_unref);
  return motion;
}
