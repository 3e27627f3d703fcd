#include "turning.h"

#include "config.h"
#include "scene.h"

#include <math.h>

#define TURN_TIME 320  /* milliseconds */
#define MAGNET    0.16 /* radians: from so near the view falls onto one of the four sides */

static void
on_value (double turn, WarehouseTurning *self)
{
  ts_warehouse_wars_turning_set (self, turn);
}

void
ts_warehouse_wars_turning_init (WarehouseTurning *self, GtkWidget *picture, GCallback on_done, gpointer data)
{
  self->picture = picture;
  self->turn = G_PI_4;
  self->animation = adw_timed_animation_new (
      picture, 0, 1, TURN_TIME,
      adw_callback_animation_target_new ((AdwAnimationTargetFunc) on_value, self, NULL));
  g_signal_connect_swapped (self->animation, "done", on_done, data);
}

void
ts_warehouse_wars_turning_clear (WarehouseTurning *self)
{
  g_clear_object (&self->animation);
}

void
ts_warehouse_wars_turning_set (WarehouseTurning *self, double turn)
{
  self->turn = turn;
  gtk_widget_queue_draw (self->picture);
}

void
ts_warehouse_wars_turning_pause (WarehouseTurning *self)
{
  adw_animation_pause (self->animation);
}

static void
turn_to (WarehouseTurning *self, double turn)
{
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->animation), self->turn);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), turn);
  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

void
ts_warehouse_wars_turning_fall (WarehouseTurning *self)
{
  double next = ts_warehouse_wars_next_turn (self->turn, 0);

  if (fabs (next - self->turn) < MAGNET)
    turn_to (self, next);
}

void
ts_warehouse_wars_turning_go (WarehouseTurning *self, int by)
{
  double from = ts_warehouse_wars_turning_goes (self)
                    ? adw_timed_animation_get_value_to (ADW_TIMED_ANIMATION (self->animation))
                    : self->turn;

  turn_to (self, ts_warehouse_wars_next_turn (from, by));
}

gboolean
ts_warehouse_wars_turning_goes (const WarehouseTurning *self)
{
  return adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}
