#include "soak-game.h"

#include "referee/describe.h"
#include "referee/moment.h"
#include "referee/every-game.h"
#include "referee/random.h"
#include "soak-amend.h"
#include "soak-check.h"
#include "soak-things.h"
#include "soak-twin.h"

#include <string.h>

#define LONGEST_GAME 3000 /* actions; then the table ends it */
#define OFTEN        40   /* how often verbs are chosen, compared with each other */
#define NOW_AND_THEN 4
#define SELDOM       1
#define TRIES        20000 /* random forms of a verb that is said to be legal */

typedef struct {
  const TsGame *game;
  GRand *rand;
  TsSession *session;
  gint64 sums[TS_MAX_SEATS][TS_MAX_COUNTERS]; /* of all effects in force */
  guint deeds;       /* in force: entries and amendments that were said and not taken back */
  GPtrArray *states; /* after 0, 1, 2 … deeds in force, and beyond them those taken back */
  GPtrArray *names;  /* who sat there then, in one text */
  GArray *said;      /* of guint: what each line led to, the oldest first, undo and redo among them */
  guint64 actions;
  GString *line; /* what was said last */
  TsSoakTwin twin;
} TsSoak;

/* --- after an action --- */

static void
add_effects (TsSoak *self, const TsOutcome *outcome)
{
  for (guint i = 0; i < outcome->n_effects; i++)
    if (outcome->effects[i].seat != TS_BANK)
      self->sums[outcome->effects[i].seat][outcome->effects[i].counter] += outcome->effects[i].by;
}

/* Who sits where, and what in. (transfer full) */
static char *
join_names (const TsView *view)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < view->header->n_players; i++)
    g_string_append_printf (names, "%s (%s), ", view->header->players[i].written,
                            view->header->players[i].colour);
  return g_string_free_and_steal (names);
}

/* Whether the table is as it was with as many deeds in force. */
static gboolean
is_there (const TsSoak *self, const TsView *view)
{
  g_autofree char *names = join_names (view);

  return memcmp (self->states->pdata[self->deeds], view->state, self->game->state_size) == 0 &&
         g_str_equal (self->names->pdata[self->deeds], names);
}

/* Of the state and of who sits there. */
static guint
hash (const TsView *view)
{
  g_autoptr (GBytes) state = g_bytes_new (view->state, view->game->state_size);
  g_autofree char *names = join_names (view);

  return g_bytes_hash (state) ^ g_str_hash (names);
}

/* Undo and redo lead to states that were there; whatever else was said is remembered. */
static gboolean
check_path (TsSoak *self, const TsView *view, const TsOutcome *outcome, GError **error)
{
  g_autofree char *names = join_names (view);

  if (outcome->verb == &ts_verb_undo || outcome->verb == &ts_verb_redo) {
    self->deeds = outcome->verb == &ts_verb_undo ? self->deeds - 1 : self->deeds + 1;
    return is_there (self, view) || ts_broken (error, "undo or redo led to another state");
  }
  self->deeds += outcome->verb != NULL;
  g_ptr_array_set_size (self->states, (int) self->deeds);
  g_ptr_array_set_size (self->names, (int) self->deeds);
  g_ptr_array_add (self->states, g_memdup2 (view->state, self->game->state_size));
  g_ptr_array_add (self->names, g_steal_pointer (&names));
  return TRUE;
}

/* The header is no line. */
static void
note_said (TsSoak *self, const TsView *view, const TsOutcome *outcome)
{
  guint led_to = hash (view);

  if (outcome->verb != NULL)
    g_array_append_val (self->said, led_to);
}

static gboolean
check_all (TsSoak *self, const TsView *before, GError **error)
{
  TsView view = ts_session_view (self->session);
  TsOutcome outcome = ts_session_outcome (self->session);

  add_effects (self, &outcome);
  note_said (self, &view, &outcome);
  return check_path (self, &view, &outcome, error) &&
         ts_soak_check_step (&view, ts_view_state (before)->phase, &outcome, error) &&
         ts_soak_check_things (before, &view, error) && ts_soak_check_sums (&view, self->sums, error) &&
         ts_soak_check_state (&view, error);
}

/* --- actions --- */

typedef enum {
  REFUSED,
  ACCEPTED,
  BROKEN, /* an invariant */
} TsSaid;

static gboolean
follow_twin (TsSoak *self, const GError *refusal, GError **error)
{
  return ts_soak_twin_follow (&self->twin, self->rand, self->session, self->line, refusal, error);
}

/* Says a line and looks at everything after it. */
static TsSaid
say (TsSoak *self, const char *line, gsize length, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  TsView view = ts_session_view (self->session);
  g_autofree gpointer state = g_memdup2 (view.state, self->game->state_size);
  TsView before = { .game = view.game, .header = view.header, .state = state };
  guint n = ts_session_n_records (self->session);

  g_string_truncate (self->line, 0);
  g_string_append_len (self->line, line, (gssize) length);
  if (ts_session_say (self->session, line, length, &refusal)) {
    self->actions++;
    return check_all (self, &before, error) && follow_twin (self, NULL, error) ? ACCEPTED : BROKEN;
  }
  view = ts_session_view (self->session);
  if (n != ts_session_n_records (self->session) || !is_there (self, &view)) {
    ts_broken (error, "a refused entry changed the state");
    return BROKEN;
  }
  return follow_twin (self, refusal, error) ? REFUSED : BROKEN;
}

static TsSaid
say_word (TsSoak *self, const char *verb, GError **error)
{
  g_autofree char *line = g_strdup_printf ("{\"do\":\"%s\"}", verb);

  return say (self, line, strlen (line), error);
}

/* Whether the verb leads from one phase to another anywhere. */
static gboolean
leads_on (const TsGame *game, const TsVerb *verb)
{
  for (const TsWay *way = game->ways; way->verb != NULL; way++)
    if (way->from != way->to && strcmp (way->verb, verb->id) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
only_ends (const TsView *view, const TsVerb *verb)
{
  int phase = ts_view_state (view)->phase;

  for (const TsWay *way = view->game->ways; way->verb != NULL; way++)
    if (way->from == phase && strcmp (way->verb, verb->id) == 0 && !view->game->phases[way->to].over)
      return FALSE;
  return !ts_game_stays (view->game, verb, phase);
}

/* A verb that can do nothing but end the game is chosen seldom, so that games get long enough; one that is
 * said beside the turns and leads nowhere, or is a setback, not too often, so that they come to their end. */
static int
weight (const TsView *view, const TsVerb *verb)
{
  const TsSampler *sampler = ts_sampler_find (view->game, verb);

  if (only_ends (view, verb))
    return SELDOM;
  return (sampler != NULL && sampler->setback) || (verb->who == TS_WHO_ANY && !leads_on (view->game, verb))
             ? NOW_AND_THEN
             : OFTEN;
}

/* A verb that is legal or is not, as asked; NULL if there is none. */
static const TsVerb *
choose_verb (TsSoak *self, gboolean legal)
{
  TsView view = ts_session_view (self->session);
  const TsVerb *chosen = NULL;
  int seen = 0;

  for (const TsVerb *verb = self->game->verbs; verb->id != NULL; verb++) {
    int share = weight (&view, verb);

    if (ts_view_possible (&view, verb) != legal)
      continue;
    seen += share;
    if (g_rand_int_range (self->rand, 0, seen) < share)
      chosen = verb;
  }
  return chosen;
}

/* Some form of a legal verb must be accepted. */
static TsSaid
say_legal (TsSoak *self, GError **error)
{
  TsView view = ts_session_view (self->session);
  const TsVerb *verb = choose_verb (self, TRUE);

  for (int i = 0; i < TRIES; i++) {
    g_autofree char *line = ts_random_entry (self->rand, &view, verb);
    TsSaid said = say (self, line, strlen (line), error);

    if (said != REFUSED)
      return said;
  }
  ts_broken (error, "%s is said to be legal, but was refused %d times", verb->id, TRIES);
  return BROKEN;
}

/* No form of a verb that is not legal may be accepted. */
static TsSaid
say_illegal (TsSoak *self, GError **error)
{
  TsView view = ts_session_view (self->session);
  const TsVerb *verb = choose_verb (self, FALSE);
  g_autofree char *line = NULL;
  TsSaid said;

  if (verb == NULL)
    return REFUSED;
  line = ts_random_entry (self->rand, &view, verb);
  said = say (self, line, strlen (line), error);
  if (said != ACCEPTED)
    return said;
  ts_broken (error, "not legal, but accepted: %s", line);
  return BROKEN;
}

/* Whatever a spoiled line may still mean. */
static TsSaid
say_spoiled (TsSoak *self, GError **error)
{
  TsView view = ts_session_view (self->session);
  const TsVerb *verb = choose_verb (self, TRUE);
  g_autofree char *line =
      verb != NULL ? ts_random_entry (self->rand, &view, verb) : ts_random_adjust (self->rand, &view);
  g_autoptr (GString) text = g_string_new (line);

  ts_random_spoil (self->rand, text);
  return say (self, text->str, text->len, error);
}

static TsSaid
say_adjust (TsSoak *self, GError **error)
{
  TsView view = ts_session_view (self->session);
  g_autofree char *line = ts_random_adjust (self->rand, &view);

  return say (self, line, strlen (line), error);
}

static TsSaid
say_seat (TsSoak *self, GError **error)
{
  TsView view = ts_session_view (self->session);
  g_autofree char *line = ts_random_seat (self->rand, &view);

  return say (self, line, strlen (line), error);
}

/* So is one that was taken back, or left. */
static gboolean
check_gone (TsSoak *self, GError **error)
{
  guint n_left = ts_session_n_left (self->session);
  guint n = n_left + ts_session_n_taken_back (self->session);
  guint i = n > 0 ? (guint) g_rand_int_range (self->rand, 0, (gint32) n) : 0;
  g_autoptr (TsSession) moment = NULL;
  const TsRecord *deed;
  TsView view;
  guint at;

  if (n == 0)
    return TRUE;
  deed = i < n_left ? ts_session_left (self->session, i, &at)
                    : ts_session_taken_back (self->session, i - n_left);
  moment = ts_moment_new_after (self->session, deed);
  view = ts_session_view (moment);
  return g_array_index (self->said, guint, deed->said - 1) == hash (&view) ||
         ts_broken (error, "“%s”, taken back, leads to another state when it is looked at",
                    ts_record_line (deed));
}

/* A moment that is looked at is as the evening was then. */
static gboolean
check_moment (TsSoak *self, GError **error)
{
  guint n = (guint) g_rand_int_range (self->rand, 0, (gint32) ts_session_n_records (self->session) + 1);
  g_autoptr (TsSession) moment = ts_moment_new (self->session, n);
  g_autofree gpointer expected = ts_session_state_before (self->session, n);
  TsView view = ts_session_view (moment);

  return memcmp (view.state, expected, self->game->state_size) == 0 ||
         ts_broken (error, "entry %u leads to another state when it is looked at", n);
}

/* Lines of the evening so far lead to the same state once more, and everything can be said in JSON. */
static gboolean
check_again (TsSoak *self, GError **error)
{
  const TsGame *games[] = { self->game, NULL };
  const char *header = ts_session_header_line (self->session);
  g_autoptr (TsSession) again = ts_session_new (games, header, strlen (header), error);
  g_autofree char *state = NULL;
  g_autofree char *state_again = NULL;

  for (guint i = 0; again != NULL && i < ts_session_n_records (self->session); i++) {
    const char *line = ts_record_line (ts_session_record (self->session, i));
    g_autofree char *told = ts_session_tell (self->session, i);

    if (!g_utf8_validate (told, -1, NULL) || !ts_session_say (again, line, strlen (line), error))
      return FALSE;
  }
  if (again == NULL)
    return FALSE;
  state = ts_describe_state (self->session, TS_HOST);
  state_again = ts_describe_state (again, TS_HOST);
  if (!g_str_equal (state, state_again))
    return ts_broken (error, "a replay of the entries leads to another state");
  return check_moment (self, error) && check_gone (self, error);
}

/* What was changed must lead where the preview says; now and then the list is played once more. */
static TsSaid
say_amend (TsSoak *self, GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autoptr (TsPreview) preview = ts_soak_amend (self->rand, self->session, line);
  g_autofree gpointer expected = NULL;
  g_autofree char *names = NULL;
  TsView view;
  TsSaid said;

  if (preview == NULL)
    return REFUSED;
  view = ts_preview_view (preview);
  expected = g_memdup2 (view.state, self->game->state_size);
  names = join_names (&view);
  said = say (self, line->str, line->len, error);
  if (said == REFUSED)
    return ts_broken (error, "an amendment was refused that could be looked at before"), BROKEN;
  if (said == ACCEPTED && (memcmp (expected, self->states->pdata[self->deeds], self->game->state_size) != 0 ||
                           !g_str_equal (names, self->names->pdata[self->deeds])))
    return ts_broken (error, "an amendment led to another state than was looked at before"), BROKEN;
  if (said == ACCEPTED && g_rand_int_range (self->rand, 0, 16) == 0 && !check_again (self, error))
    return BROKEN;
  return said;
}

/* Back to the beginning and forth again. */
static TsSaid
say_all_again (TsSoak *self, GError **error)
{
  TsSaid said;

  while ((said = say_word (self, "undo", error)) == ACCEPTED)
    continue;
  if (said == BROKEN)
    return BROKEN;
  while ((said = say_word (self, "redo", error)) == ACCEPTED)
    continue;
  return said;
}

static TsSaid
say_something (TsSoak *self, GError **error)
{
  int chance = g_rand_int_range (self->rand, 0, 100);
  TsView view = ts_session_view (self->session);

  if (chance < 6)
    return say_word (self, "undo", error);
  if (chance < 10)
    return say_word (self, "redo", error);
  if (chance < 13)
    return say_adjust (self, error);
  if (chance < 16)
    return say_illegal (self, error);
  if (chance < 19)
    return say_spoiled (self, error);
  if (chance < 20)
    return say_seat (self, error);
  if (chance < 21 && g_rand_boolean (self->rand))
    return say_amend (self, error);
  return ts_view_is_over (&view) ? say_adjust (self, error) : say_legal (self, error);
}

/* --- games --- */

/* A table whose options go together. */
static gboolean
begin_game (TsSoak *self, guint n_players, GError **error)
{
  const TsGame *games[] = { self->game, NULL };
  TsView view;

  for (int i = 0; i < TRIES && self->session == NULL; i++) {
    g_autofree char *header = ts_random_header (self->rand, self->game, n_players);

    self->session = ts_session_new (games, header, strlen (header), NULL);
  }
  if (self->session == NULL)
    return ts_broken (error, "no header was accepted");
  view = ts_session_view (self->session);
  return check_all (self, &view, error);
}

static gboolean
play_game (TsSoak *self, guint n_players, GError **error)
{
  int after = 0;

  if (!begin_game (self, n_players, error))
    return FALSE;
  for (guint64 last = self->actions + LONGEST_GAME; self->actions < last && after < 5;) {
    TsView view;

    if (say_something (self, error) == BROKEN)
      return FALSE;
    view = ts_session_view (self->session);
    after += ts_view_is_over (&view);
  }
  if (say_word (self, "end", error) == BROKEN)
    return FALSE;
  return g_rand_int_range (self->rand, 0, 8) > 0 ||
         (check_again (self, error) && say_all_again (self, error) != BROKEN);
}

gboolean
ts_soak_game (
    const TsGame *game, guint n_players, guint32 seed, guint32 number, guint64 *actions, GError **error)
{
  guint32 seeds[] = { seed, number };
  TsSoak self = {
    .game = game,
    .rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds)),
    .states = g_ptr_array_new_with_free_func (g_free),
    .names = g_ptr_array_new_with_free_func (g_free),
    .said = g_array_new (FALSE, FALSE, sizeof (guint)),
    .line = g_string_new (NULL),
  };
  gboolean holds = play_game (&self, n_players, error);

  if (!holds)
    g_prefix_error (error, "%s, %u entries, then %s: ",
                    self.session != NULL ? ts_session_header_line (self.session) : "no header",
                    self.session != NULL ? ts_session_n_records (self.session) : 0, self.line->str);
  *actions += self.actions;
  g_clear_pointer (&self.session, ts_session_unref);
  ts_soak_twin_clear (&self.twin);
  g_rand_free (self.rand);
  g_ptr_array_unref (self.states);
  g_ptr_array_unref (self.names);
  g_array_unref (self.said);
  g_string_free (self.line, TRUE);
  return holds;
}
