#include "highlight.h"

#include "config.h"

#define GLOW_TIME 2200 /* how long a new set is shown */
#define FADE_TIME 700

static void
set_strength (double strength, WarehouseHighlight *self)
{
  self->strength = strength;
  gtk_widget_queue_draw (self->picture);
}

void
ts_warehouse_wars_highlight_init (WarehouseHighlight *self, GtkWidget *picture)
{
  self->picture = picture;
  self->fading = adw_timed_animation_new (
      picture, 1, 0, FADE_TIME,
      adw_callback_animation_target_new ((AdwAnimationTargetFunc) set_strength, self, NULL));
}

void
ts_warehouse_wars_highlight_clear (WarehouseHighlight *self)
{
  g_clear_handle_id (&self->fade, g_source_remove);
  g_clear_object (&self->fading);
  g_clear_pointer (&self->sets, g_free);
}

static gboolean
fade (gpointer data)
{
  WarehouseHighlight *self = data;

  self->fade = 0;
  adw_animation_reset (self->fading);
  adw_animation_play (self->fading);
  return G_SOURCE_REMOVE;
}

void
ts_warehouse_wars_highlight_light (WarehouseHighlight *self, const WarehouseSet *sets, int n, gboolean fades)
{
  g_clear_handle_id (&self->fade, g_source_remove);
  adw_animation_reset (self->fading);
  g_free (self->sets);
  self->sets = g_memdup2 (sets, (gsize) n * sizeof *sets);
  self->n_sets = n;
  set_strength (n > 0, self);
  if (fades && n > 0)
    self->fade = g_timeout_add (GLOW_TIME, fade, self);
}
