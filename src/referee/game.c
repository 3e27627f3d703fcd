#include "game.h"

#include "config.h"
#include "number.h"

#include "language.h"
#include <string.h>

/* --- posting --- */

/* Most differ at once. */
static gboolean
is_called (const TsReason *reason, const char *id)
{
  return *reason->id == *id && strcmp (reason->id, id) == 0;
}

/* Every posting asks, so nothing is translated here. */
static const TsReason *
find_reason (const TsGame *game, const char *because)
{
  static const TsReason common[] = {
    { "adjust", N_ ("corrected by hand"), TS_TABLES_OWN },
    { "amend", N_ ("an earlier entry was changed"), TS_TABLES_OWN },
    { "follows", N_ ("follows from the rest"), TS_RULING },
    { 0 },
  };

  for (const TsReason *reason = common; reason->id != NULL; reason++)
    if (is_called (reason, because))
      return reason;
  for (const TsReason *reason = game->reasons; reason->id != NULL; reason++)
    if (is_called (reason, because))
      return reason;
  return NULL;
}

static gboolean
keeps_bounds (const TsStep *step, int seat, int counter, int by)
{
  gint64 value = (gint64) ((const TsState *) step->next)->counters[seat][counter] + by;

  return ts_view_counter_in_play (&step->view, counter) && value >= step->view.game->counters[counter].min &&
         value <= ts_view_counter_max (&step->view, counter);
}

static gboolean
keeps_supply (const TsStep *step, int counter, int by)
{
  const TsState *state = step->next;
  int supply = step->view.game->counters[counter].supply;
  gint64 sum = by;

  for (int seat = 0; seat < state->n_seats; seat++)
    sum += state->counters[seat][counter];
  return supply == 0 || sum <= supply;
}

static void
post (TsStep *step, int seat, int counter, int by, const char *because)
{
  TsState *state = step->next;
  TsEffect effect = { seat, counter, by, because };

  if (seat != TS_BANK) {
    gboolean bounded = keeps_bounds (step, seat, counter, by);

    if (!bounded || !keeps_supply (step, counter, by)) {
      if (step->overflow.by == 0) {
        step->overflow = effect;
        step->over_supply = bounded;
      }
      return;
    }
    state->counters[seat][counter] += by;
  }
  g_array_append_val (step->effects, effect);
}

void
ts_post (TsStep *step, int seat, int counter, int by, const char *because)
{
  const TsState *state = step->next;

  g_assert (seat == TS_BANK || (seat >= 0 && seat < state->n_seats));
  g_assert (find_reason (step->view.game, because) != NULL);

  if (by == 0)
    return;
  if (!step->view.game->counters[counter].shared) {
    post (step, seat, counter, by, because);
    return;
  }
  for (int i = 0; i < state->n_seats; i++)
    post (step, i, counter, by, because);
}

void
ts_post_money (TsStep *step, int from, int to, int counter, int amount, const char *because)
{
  g_assert (amount >= 0 && from != to);
  g_assert (step->view.game->counters[counter].money);

  ts_post (step, from, counter, -amount, because);
  ts_post (step, to, counter, amount, because);
}

/* --- steps --- */

TsStep
ts_step_from (const TsView *view, const TsEntry *entry, GArray *effects, gpointer spare)
{
  g_array_set_size (effects, 0);
  return (TsStep) {
    .view = *view,
    .next = ts_state_copy (view->game, view->state, spare),
    .entry = entry,
    .effects = effects,
  };
}

TsView
ts_step_after (const TsStep *step)
{
  return (TsView) { .game = step->view.game, .header = step->view.header, .state = step->next };
}

void
ts_step_end (TsStep *step)
{
  TsState *next = step->next;

  next->phase = ts_game_phases (step->view.game) - 1;
  next->turn = TS_NOBODY;
}

gboolean
ts_step_apply_end (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_step_end (step);
  return TRUE;
}

static gboolean
refuse_overflow (const TsStep *step, TsError code, GError **error)
{
  const TsEffect *overflow = &step->overflow;
  const TsCounter *counter = &step->view.game->counters[overflow->counter];
  g_autofree char *least = ts_number_tell (counter->min);
  g_autofree char *most = ts_number_tell (ts_view_counter_max (&step->view, overflow->counter));

  if (!ts_view_counter_in_play (&step->view, overflow->counter))
    return ts_refuse (error, code, _ ("This game does not count that."));
  if (step->over_supply)
    return ts_refuse (error, code,
                      /* Translators: the %s is something that is counted, such as a kind of card */
                      ngettext ("%s: there is only %d in the whole game.",
                                "%s: there are only %d in the whole game.", counter->supply),
                      ts_view_counter_label (&step->view, overflow->counter), counter->supply);
  /* Translators: a player's name; something that is counted; the lowest and the highest number it can have */
  return ts_refuse (error, code, _ ("%s: %s can only go from %s to %s."),
                    ts_view_name (&step->view, overflow->seat),
                    ts_view_counter_label (&step->view, overflow->counter), least, most);
}

gboolean
ts_step_settle (TsStep *step, TsError code, GError **error)
{
  const TsGame *game = step->view.game;
  const TsState *next = step->next;

  if (game->follow != NULL)
    game->follow (step);
  for (int counter = 0; game->counters[counter].id != NULL; counter++)
    for (int seat = 0; game->counters[counter].derived && seat < next->n_seats; seat++) {
      int by = game->derive (next, seat, counter) - next->counters[seat][counter];

      if (by != 0)
        ts_post (step, seat, counter, by, "follows");
    }

  return step->overflow.by == 0 || refuse_overflow (step, code, error);
}

void
ts_tally_add (GArray *tally, const char *id, const char *label, int points)
{
  TsLine line = { id, _ (label), points, FALSE };

  g_array_append_val (tally, line);
}

void
ts_tally_add_even_zero (GArray *tally, const char *id, const char *label, int points)
{
  TsLine line = { id, _ (label), points, TRUE };

  g_array_append_val (tally, line);
}

void
ts_tally_add_counter (GArray *tally, const TsView *view, int seat, int counter)
{
  TsLine line = { .id = view->game->counters[counter].id,
                  .label = ts_view_counter_label (view, counter),
                  .points = ts_view_state (view)->counters[seat][counter] };

  g_array_append_val (tally, line);
}

/* --- tables --- */

void
ts_state_order_from (TsState *state, int first)
{
  state->n_order = state->n_seats;
  for (int i = 0; i < state->n_seats; i++)
    state->order[i] = (first + i) % state->n_seats;
}

const TsGame *
ts_game_find (const TsGame *const *games, const char *id)
{
  for (guint i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}

int
ts_game_rules (const TsGame *game)
{
  return MAX (game->rules, 1);
}

int
ts_game_verb (const TsGame *game, const char *id)
{
  for (int i = 0; game->verbs[i].id != NULL; i++)
    if (strcmp (game->verbs[i].id, id) == 0)
      return i;
  return -1;
}

int
ts_game_counter (const TsGame *game, const char *id)
{
  for (int i = 0; game->counters[i].id != NULL; i++)
    if (strcmp (game->counters[i].id, id) == 0)
      return i;
  return -1;
}

int
ts_game_phase (const TsGame *game, const char *id)
{
  for (int i = 0; game->phases[i].id != NULL; i++)
    if (strcmp (game->phases[i].id, id) == 0)
      return i;
  return -1;
}

int
ts_game_phases (const TsGame *game)
{
  int n = 0;

  while (game->phases[n].id != NULL)
    n++;
  return n;
}

gboolean
ts_game_stays (const TsGame *game, const TsVerb *verb, int phase)
{
  for (const TsWay *way = game->ways; way->verb != NULL; way++)
    if (way->from == phase && strcmp (way->verb, verb->id) == 0)
      return FALSE;
  return (verb->phases & TS_IN (phase)) != 0;
}

const TsReason *
ts_game_find_reason (const TsGame *game, const char *because)
{
  const TsReason *reason = find_reason (game, because);

  g_assert (reason != NULL);
  return reason;
}

const char *
ts_game_reason (const TsGame *game, const char *because)
{
  return _ (ts_game_find_reason (game, because)->label);
}

char *
ts_source_tell (const TsSource *source)
{
  switch (source->from) {
  case TS_FROM_TABLESIDE:
    return g_strdup (_ ("Tableside’s own: the rulebook does not say"));
  case TS_FROM_TABLE:
    return g_strdup (_ ("The table’s own"));
  case TS_FROM_RULEBOOK:
  default:
    if (source->heading != NULL)
      /* Translators: a heading of the printed English rulebook */
      return g_strdup_printf (_ ("Rulebook, “%s”"), source->heading);
    return g_strdup_printf (_ ("Rulebook, page %d"), source->page);
  }
}
