/* view.c — looking at a state: names, standings, what can be said. */
#include "entry.h"

#include "config.h"
#include "text.h"

#include "language.h"
#include "number.h"

const char *
ts_view_name (const TsView *view, int seat)
{
  return ts_header_name (view->header, seat);
}

const char *
ts_view_turn_name (const TsView *view)
{
  return ts_view_name (view, ts_view_state (view)->turn);
}

char *
ts_view_list_names (const TsView *view, guint seats)
{
  GString *names = g_string_new (NULL);

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (seats & (1u << seat)) {
      if (names->len > 0)
        /* Translators: stands between names in a list */
        g_string_append (names, _ (", "));
      g_string_append (names, ts_view_name (view, seat));
    }
  return g_string_free (names, FALSE);
}

gboolean
ts_view_is_over (const TsView *view)
{
  return view->game->phases[ts_view_state (view)->phase].over;
}

int
ts_view_n_rounds (const TsView *view)
{
  const TsGame *game = view->game;

  if (game->rounds.option == NULL)
    return 0;
  if (game->rounds.mode != NULL &&
      (game->rounds.modes & TS_WORD (ts_header_int (view->header, game->rounds.mode))) == 0)
    return 0;
  return ts_header_int (view->header, game->rounds.option);
}

/* All are in, and the best score is the first place, which wins; or as the game says. */
static TsStanding
standing_of (const TsView *view, const int *scores, int seat)
{
  TsStanding standing = { .in = TRUE, .place = 1, .score = scores[seat] };

  for (int i = 0; i < ts_view_state (view)->n_seats; i++)
    standing.place += scores[i] > scores[seat];
  standing.wins = standing.place == 1;
  if (view->game->standing != NULL)
    view->game->standing (view, seat, &standing);
  return standing;
}

static void
count_scores (const TsView *view, int *scores)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    scores[seat] = view->game->score (view, seat);
}

static TsStanding
find_standing (const TsView *view, int seat)
{
  int scores[TS_MAX_SEATS];

  count_scores (view, scores);
  return standing_of (view, scores, seat);
}

void
ts_view_standings (const TsView *view, TsStanding *standings)
{
  int scores[TS_MAX_SEATS];

  count_scores (view, scores);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    standings[seat] = standing_of (view, scores, seat);
}

int
ts_view_actor (const TsView *view)
{
  const TsState *state = view->state;
  const TsPhase *phase = &view->game->phases[state->phase];

  return phase->actor != NULL ? phase->actor (view) : state->turn;
}

gboolean
ts_view_is_in (const TsView *view, int seat)
{
  return find_standing (view, seat).in;
}

int
ts_view_n_in (const TsView *view)
{
  TsStanding standings[TS_MAX_SEATS];
  int n = 0;

  ts_view_standings (view, standings);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    n += standings[seat].in;
  return n;
}

int
ts_view_rank (const TsView *view, int seat)
{
  return find_standing (view, seat).place;
}

gboolean
ts_view_wins (const TsView *view, int seat)
{
  return ts_view_is_over (view) && find_standing (view, seat).wins;
}

char *
ts_view_tell_winners (const TsView *view)
{
  g_autofree char *names = NULL, *points = NULL;
  TsStanding standings[TS_MAX_SEATS];
  guint seats = 0;
  int winners = 0;
  int score = 0;

  ts_view_standings (view, standings);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (standings[seat].wins) {
      seats |= 1u << seat;
      score = standings[seat].score;
      winners++;
    }
  names = ts_view_list_names (view, seats);
  points = ts_number_tell (score);
  if (winners == 0)
    return g_strdup (_ ("Nobody is left, and nobody wins."));
  if (winners > 1)
    return g_strdup_printf (
        /* Translators: a number, and a list of names */
        ngettext ("A shared win with %s point: %s.", "A shared win with %s points: %s.", ABS (score)), points,
        names);
  /* Translators: a player's name, and a number */
  return g_strdup_printf (ngettext ("%s wins with %s point.", "%s wins with %s points.", ABS (score)), names,
                          points);
}

char *
ts_view_prompt (const TsView *view)
{
  g_autofree char *prompt = view->game->phases[ts_view_state (view)->phase].prompt (view);

  return ts_text_tell (prompt);
}

char *
ts_view_then (const TsView *view)
{
  const TsPhase *phase = &view->game->phases[ts_view_state (view)->phase];
  g_autofree char *then = phase->then != NULL ? phase->then (view) : NULL;

  return then != NULL ? ts_text_tell (then) : NULL;
}

const char *
ts_view_hint (const TsView *view)
{
  const TsPhase *phase = &view->game->phases[ts_view_state (view)->phase];

  if (phase->hint == NULL || (phase->hint_fits != NULL && !phase->hint_fits (view)))
    return NULL;
  return _ (phase->hint);
}

/* Whether an entry that keeps its phase, its turn and the bounds of its fields would be accepted; `next` is a
 * copy of the state, and written on. */
static gboolean
accepts (const TsView *view, const TsEntry *entry, gpointer next, GArray *effects, GError **error)
{
  TsStep step = { .view = *view, .next = next, .entry = entry, .effects = effects };

  return entry->verb->apply (&step, error) && ts_step_settle (&step, TS_ERROR_ILLEGAL, error);
}

gpointer
ts_view_after (const TsView *view, TsEntry *entry, GError **error)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  g_autofree gpointer next = NULL;

  if (!ts_entry_check (entry, view, error))
    return NULL;
  next = ts_state_copy (view->game, view->state, NULL);
  return accepts (view, entry, next, effects, error) ? g_steal_pointer (&next) : NULL;
}

gboolean
ts_view_would_accept (const TsView *view, TsEntry *entry, GError **error)
{
  g_autofree gpointer next = ts_view_after (view, entry, error);

  return next != NULL;
}

/* There may be a hundred forms, so all are tried on the same copy. */
static gboolean
accepts_some_form (const TsView *view, const TsVerb *verb)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TsEffect));
  g_autofree gpointer next = NULL;
  int n = verb->forms (view, 0, NULL);
  gboolean accepted = FALSE;

  for (int i = 0; i < n && !accepted; i++) {
    g_autoptr (TsEntry) entry = ts_entry_new (verb, ts_view_state (view)->turn);

    verb->forms (view, i, entry);
    next = ts_state_copy (view->game, view->state, next);
    g_array_set_size (effects, 0);
    accepted = accepts (view, entry, next, effects, NULL);
  }
  return accepted;
}

gboolean
ts_view_verb_in_play (const TsView *view, const TsVerb *verb)
{
  const TsValue *value = verb->option != NULL ? ts_header_value (view->header, verb->option) : NULL;

  if (verb->since > view->header->rules)
    return FALSE;
  if (value == NULL)
    return TRUE;
  if (verb->option_words != 0)
    return (verb->option_words & TS_WORD (value->numbers[0])) != 0;
  return value->texts != NULL ? value->n > 0 : value->numbers[0] != 0;
}

gboolean
ts_view_possible (const TsView *view, const TsVerb *verb)
{
  return (verb->phases & TS_IN (ts_view_state (view)->phase)) != 0 && ts_view_verb_in_play (view, verb) &&
         (verb->possible == NULL || verb->possible (view)) &&
         (verb->forms == NULL || accepts_some_form (view, verb));
}

gboolean
ts_view_default_action (const TsView *view, const TsVerb *verb, int *who)
{
  gboolean needs_seat =
      verb->who == TS_WHO_ANY || (verb->who == TS_WHO_TURN && ts_view_state (view)->turn == TS_NOBODY);

  *who = TS_NOBODY;
  if (!verb->default_action || !ts_view_possible (view, verb))
    return FALSE;
  if (verb->due == NULL || (!needs_seat && verb->who != TS_WHO_OPTIONAL))
    return !needs_seat;
  *who = verb->due (view);
  return *who != TS_NOBODY;
}

gboolean
ts_view_counter_in_play (const TsView *view, int counter)
{
  const TsCounter *facts = &view->game->counters[counter];
  const TsValue *value = facts->option != NULL ? ts_header_value (view->header, facts->option) : NULL;

  if (value == NULL)
    return TRUE;
  return value->texts != NULL ? facts->place < value->n : value->numbers[0] != 0;
}

const char *
ts_counter_label (const TsCounter *counter)
{
  return counter->context != NULL ? ts_pgettext (counter->context, counter->label) : _ (counter->label);
}

/* A table that says nothing has the default's texts, which the counters' labels translate. */
const char *
ts_view_counter_label (const TsView *view, int counter)
{
  const TsCounter *facts = &view->game->counters[counter];
  const TsValue *value = facts->option != NULL ? ts_header_value (view->header, facts->option) : NULL;

  if (value == NULL || value->texts == NULL || !value->given || facts->place >= value->n)
    return ts_counter_label (facts);
  return value->texts[facts->place];
}

int
ts_view_counter_max (const TsView *view, int counter)
{
  const TsCounter *facts = &view->game->counters[counter];

  return facts->limit != NULL ? ts_header_int (view->header, facts->limit) : facts->max;
}

gboolean
ts_view_has_room (const TsView *view, int seat, int counter, gint64 by)
{
  return ts_view_state (view)->counters[seat][counter] + by <= ts_view_counter_max (view, counter);
}
