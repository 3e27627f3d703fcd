#include "first-time.h"

#include "config.h"

#define KEY "known-phases"

TsFirstTime *
ts_first_time_new (void)
{
  TsFirstTime *self = g_new0 (TsFirstTime, 1);

  self->settings = g_settings_new (APP_ID);
  return self;
}

void
ts_first_time_free (TsFirstTime *self)
{
  g_object_unref (self->settings);
  g_free (self->phase);
  g_free (self);
}

static gboolean
is_known (TsFirstTime *self, const char *phase)
{
  g_auto (GStrv) known = g_settings_get_strv (self->settings, KEY);

  return g_strv_contains ((const char *const *) known, phase);
}

static void
learn (TsFirstTime *self)
{
  g_autofree char *phase = g_steal_pointer (&self->phase);
  g_auto (GStrv) known = g_settings_get_strv (self->settings, KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) more = NULL;

  if (g_strv_contains ((const char *const *) known, phase))
    return; /* another table was quicker */
  g_strv_builder_addv (builder, (const char **) known);
  g_strv_builder_add (builder, phase);
  more = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, KEY, (const char *const *) more);
}

const char *
ts_first_time_tell (TsFirstTime *self, const TsView *view)
{
  const TsState *state = ts_view_state (view);
  const TsPhase *phase = &view->game->phases[state->phase];
  const char *hint = ts_view_hint (view);
  g_autofree char *id = g_strdup_printf ("%s/%s", view->game->id, phase->id);

  if (self->phase != NULL && (!g_str_equal (self->phase, id) || self->turn != state->turn))
    learn (self);
  if (hint == NULL || is_known (self, id))
    return NULL;
  g_set_str (&self->phase, id);
  self->turn = state->turn;
  return hint;
}
