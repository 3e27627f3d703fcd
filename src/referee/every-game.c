#include "every-game.h"

#include "config.h"
#include "group.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
apply_adjust (TsStep *step, GError **error)
{
  const TsGame *game = step->view.game;
  int seat = step->entry->who;
  int id = ts_game_counter (game, ts_entry_value (step->entry, "counter")->text);
  gint64 by = ts_entry_value (step->entry, "by")->numbers[0];
  const TsCounter *counter;
  gint64 was;
  int max;

  if (id < 0 || !ts_view_counter_in_play (&step->view, id))
    return ts_refuse (error, TS_ERROR_RANGE, _ ("This game does not count that."));
  counter = &game->counters[id];
  max = ts_view_counter_max (&step->view, id);
  was = ts_view_state (&step->view)->counters[seat][id];
  if (by == 0)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("A correction by 0 changes nothing."));
  if (was + by < counter->min || was + by > max) {
    g_autofree char *least = ts_group_digits (counter->min);
    g_autofree char *most = ts_group_digits (max);

    /* Translators: something that is counted, such as a kind of card; its bounds */
    return ts_refuse (error, TS_ERROR_RANGE, _ ("%s goes from %s to %s."),
                      ts_view_counter_label (&step->view, id), least, most);
  }
  if (counter->derived)
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      /* Translators: the %s is something that is counted */
                      _ ("%s follows from the rest; correct what it follows from."),
                      ts_view_counter_label (&step->view, id));
  ts_post (step, seat, id, (int) by, "adjust");
  return ts_step_settle (step, TS_ERROR_RANGE, error) &&
         (game->adjusted == NULL || game->adjusted (step, error));
}

static char *
tell_adjust (const TsView *view, const TsEntry *entry)
{
  int id = ts_game_counter (view->game, ts_entry_value (entry, "counter")->text);
  int by = ts_entry_int (entry, "by");

  if (by < 0)
    /* Translators: a correction by hand: a player's name, what is counted, by how much; the sign is a minus,
     * not a hyphen */
    return g_strdup_printf (_ ("Corrected for %s: %s −%d."), ts_view_name (view, entry->who),
                            ts_view_counter_label (view, id), -by);
  /* Translators: a correction by hand: a player's name, what is counted, by how much */
  return g_strdup_printf (_ ("Corrected for %s: %s +%d."), ts_view_name (view, entry->who),
                          ts_view_counter_label (view, id), by);
}

#define ANY_PHASE (~0u)

static const TsField adjust_args[] = {
  { .id = "counter", .label = N_ ("What"), .type = TS_FIELD_TEXT, .min = 0, .max = G_MAXINT64 },
  { .id = "by", .label = N_ ("By how much"), .type = TS_FIELD_INTEGER, .min = G_MININT64, .max = G_MAXINT64 },
  { 0 },
};

const TsVerb ts_verb_undo = {
  .id = "undo",
  .label = N_ ("Undo"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_TABLE,
};

const TsVerb ts_verb_redo = {
  .id = "redo",
  .label = N_ ("Redo"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_TABLE,
};

const TsVerb ts_verb_adjust = {
  .id = "adjust",
  .label = N_ ("Correct a number"),
  .phases = ANY_PHASE,
  .after = TRUE,
  .who = TS_WHO_ANY,
  .args = adjust_args,
  .apply = apply_adjust,
  .tell = tell_adjust,
};

const TsVerb ts_verb_end = {
  .id = "end",
  .label = N_ ("End the game now"),
  .phases = ANY_PHASE,
  .who = TS_WHO_TABLE,
  .apply = ts_step_apply_end,
  .says = N_ ("The table ends the game here."),
};

const TsVerb *const ts_verbs_of_every_game[] = {
  &ts_verb_undo, &ts_verb_redo, &ts_verb_adjust, &ts_verb_end, NULL,
};

const TsVerb *
ts_verb_find (const TsGame *game, const char *id)
{
  int verb = ts_game_verb (game, id);

  if (verb >= 0)
    return &game->verbs[verb];
  for (guint i = 0; ts_verbs_of_every_game[i] != NULL; i++)
    if (strcmp (ts_verbs_of_every_game[i]->id, id) == 0)
      return ts_verbs_of_every_game[i];
  return NULL;
}
