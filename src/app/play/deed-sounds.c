#include "deed-sounds.h"

#include "app/sound.h"
#include "config.h"

typedef struct {
  GSettings *settings;
  int turn; /* whose it was before */
  gboolean over;
} DeedSounds;

static gboolean
has_dice (const TsVerb *verb)
{
  const TsField *arg = verb->args;

  while (arg != NULL && arg->id != NULL && arg->type != TS_FIELD_DICE)
    arg++;
  return arg != NULL && arg->id != NULL;
}

static gboolean
moves_money (const TsGame *game, const TsOutcome *outcome)
{
  for (guint i = 0; i < outcome->n_effects; i++)
    if (game->counters[outcome->effects[i].counter].money)
      return TRUE;
  return FALSE;
}

static TsSound
sound_of (const DeedSounds *self, const TsView *view, const TsOutcome *outcome)
{
  const TsState *state = ts_view_state (view);

  if (!ts_outcome_is_news (outcome) || ts_outcome_is (outcome, "redo"))
    return TS_SOUND_NONE;
  if (ts_view_is_over (view) && !self->over)
    return TS_SOUND_FANFARE;
  if (has_dice (outcome->verb))
    return TS_SOUND_DICE;
  if (moves_money (view->game, outcome))
    return TS_SOUND_COINS;
  return state->turn != self->turn && state->turn != TS_NOBODY ? TS_SOUND_TURN : TS_SOUND_NONE;
}

static void
play (const DeedSounds *self, TsSound sound)
{
  if (g_settings_get_boolean (self->settings, "sounds"))
    ts_sound_play (sound);
}

static void
look (DeedSounds *self, const TsView *view)
{
  self->turn = ts_view_state (view)->turn;
  self->over = ts_view_is_over (view);
}

static void
on_changed (TsTableController *controller, gboolean ends G_GNUC_UNUSED, DeedSounds *self)
{
  TsSession *session = ts_table_controller_get_session (controller);
  TsView view = ts_session_view (session);
  TsOutcome outcome = ts_session_outcome (session);

  play (self, sound_of (self, &view, &outcome));
  look (self, &view);
}

static void
on_failed (TsTableController *controller G_GNUC_UNUSED, const char *sentence G_GNUC_UNUSED, DeedSounds *self)
{
  play (self, TS_SOUND_REFUSAL);
}

static void
deed_sounds_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  DeedSounds *self = data;

  g_object_unref (self->settings);
  g_free (self);
}

void
ts_deed_sounds_follow (TsTableController *controller)
{
  DeedSounds *self = g_new0 (DeedSounds, 1);
  TsView view = ts_session_view (ts_table_controller_get_session (controller));

  self->settings = g_settings_new (APP_ID);
  look (self, &view);
  g_signal_connect_data (controller, "changed", G_CALLBACK (on_changed), self, deed_sounds_free, 0);
  g_signal_connect (controller, "failed", G_CALLBACK (on_failed), self);
}
