/* Soak finds what is wrong with a game: each of these is the null game with one fault. */
#include "cli/soak-game.h"
#include "games/null/rules/rules.h"

#include <string.h>

#define GAMES 400

/* Soaks until something is found, which must be told with these words. */
static void
assert_found (const TsGame *game, const char *words)
{
  g_autoptr (GError) error = NULL;
  guint64 actions = 0;

  for (guint32 number = 0; number < GAMES && error == NULL; number++)
    ts_soak_game (game, 0, 1, number, &actions, &error);
  g_assert_nonnull (error);
  if (strstr (error->message, words) == NULL)
    g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, words));
}

/* The null game's verbs, of which one gets another function. */
static const TsVerb *
verbs_with (const char *id, TsVerb change)
{
  static TsVerb verbs[24];
  int n = 0;

  for (; ts_null_game.verbs[n].id != NULL; n++)
    verbs[n] = ts_null_game.verbs[n];
  verbs[n] = (TsVerb) { 0 };
  n = ts_game_verb (&ts_null_game, id);
  if (change.apply != NULL)
    verbs[n].apply = change.apply;
  if (change.possible != NULL)
    verbs[n].possible = change.possible;
  if (change.says != NULL)
    verbs[n].says = change.says;
  return verbs;
}

static void
test_nothing (void)
{
  guint64 actions = 0;

  for (guint32 number = 0; number < GAMES; number++) {
    g_autoptr (GError) error = NULL;

    ts_soak_game (&ts_null_game, 0, 1, number, &actions, &error);
    g_assert_no_error (error);
  }
  g_assert_cmpuint (actions, >, 5 * GAMES);
}

static int
wrong_score (const TsView *view, int seat)
{
  return ts_view_state (view)->counters[seat][NULL_POINTS];
}

static void
test_tally (void)
{
  TsGame game = ts_null_game;

  game.score = wrong_score;
  assert_found (&game, "the tally of seat");
}

static gboolean
earn (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_post (step, step->entry->who, NULL_MONEY, 1, "paid");
  return TRUE;
}

static void
test_money (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("next", (TsVerb) { .apply = earn });
  assert_found (&game, "money came from nowhere");
}

static gboolean
take_silently (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ((NullGame *) step->next)->base.counters[0][NULL_MONEY]++;
  return TRUE;
}

static void
test_effects (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("next", (TsVerb) { .apply = take_silently });
  assert_found (&game, "the effects in force add up to");
}

static gboolean
do_nothing (TsStep *step G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
over_early (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ts_step_end (step);
  return TRUE;
}

static void
test_way (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("next", (TsVerb) { .apply = over_early });
  assert_found (&game, "next led from play to over, which is not among the ways");
}

/* What may only leave does not stay. */
static void
test_way_back (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("gather", (TsVerb) { .apply = do_nothing });
  assert_found (&game, "gather led from play to play, which is not among the ways");
}

static gboolean
always (const TsView *view G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
never (const TsView *view G_GNUC_UNUSED)
{
  return FALSE;
}

static void
test_legal_but_refused (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("take", (TsVerb) { .possible = always });
  assert_found (&game, "take is said to be legal");
}

static void
test_accepted_but_not_legal (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("next", (TsVerb) { .possible = never });
  assert_found (&game, "not legal, but accepted");
}

/* Nothing can be done where all act together. */
static void
test_stuck (void)
{
  TsGame game = ts_null_game;
  TsVerb verbs[24] = { 0 };

  for (int n = 0; ts_null_game.verbs[n].id != NULL; n++) {
    verbs[n] = ts_null_game.verbs[n];
    verbs[n].phases &= ~TS_IN (NULL_TOGETHER);
  }
  game.verbs = verbs;
  assert_found (&game, "0 verbs are legal");
}

/* Rules with a memory of their own. */
static gboolean
remember (TsStep *step, GError **error G_GNUC_UNUSED)
{
  static int remembered;
  NullGame *next = step->next;

  next->rolled = ++remembered;
  return TRUE;
}

static void
test_memory (void)
{
  TsGame game = ts_null_game;

  game.conceal = NULL; /* or a twin finds it first */
  game.verbs = verbs_with ("everything", (TsVerb) { .apply = remember });
  assert_found (&game, "to another state");
}

static gboolean
nobody_goes_on (TsStep *step, GError **error G_GNUC_UNUSED)
{
  ((NullGame *) step->next)->base.turn = 7;
  return TRUE;
}

static void
test_turn (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("next", (TsVerb) { .apply = nobody_goes_on });
  assert_found (&game, "it is the turn of seat 7");
}

static gboolean
fail_check (const TsView *view, GError **error)
{
  if (((const NullGame *) view->state)->rolled == 0)
    return TRUE;
  g_set_error_literal (error, TS_ERROR, TS_ERROR_ILLEGAL, "somebody has rolled");
  return FALSE;
}

static void
test_own_check (void)
{
  TsGame game = ts_null_game;

  game.check = fail_check;
  assert_found (&game, "somebody has rolled");
}

static char *
say_nothing (const TsView *view G_GNUC_UNUSED)
{
  return NULL;
}

static void
test_prompt (void)
{
  TsPhase phases[] = { ts_null_game.phases[0], ts_null_game.phases[1], ts_null_game.phases[2], { 0 } };
  TsGame game = ts_null_game;

  phases[NULL_TOGETHER].prompt = say_nothing;
  game.phases = phases;
  assert_found (&game, "the prompt is no text");
}

/* A list that is not of the state alone: undo would not find its way back. */
static void
lie_anywhere (const TsView *view G_GNUC_UNUSED, GArray *spots)
{
  static int n;

  ts_spot_add (spots, (TsSpot) { .thing = NULL_TOKEN, .seat = TS_NOBODY, .place = NULL_FIELD, .count = n++ });
}

static void
test_things (void)
{
  TsGame game = ts_null_game;

  game.lie = lie_anywhere;
  assert_found (&game, "what undo moves is not what was moved");
}

/* What lies at home is not listed. */
static void
lie_nowhere (const TsView *view, GArray *spots)
{
  int round = ts_view_state (view)->round;

  ts_spot_add (spots, (TsSpot) { .thing = NULL_TOKEN, .seat = TS_NOBODY, .place = NULL_BOX, .count = round });
}

static void
test_home (void)
{
  TsGame game = ts_null_game;

  game.lie = lie_nowhere;
  assert_found (&game, "tokens lie at home");
}

static void
lie_elsewhere (const TsView *view G_GNUC_UNUSED, GArray *spots)
{
  ts_spot_add (spots, (TsSpot) { .thing = NULL_TOKEN, .seat = TS_NOBODY, .place = 7, .count = 1 });
}

static void
test_place (void)
{
  TsGame game = ts_null_game;

  game.lie = lie_elsewhere;
  assert_found (&game, "tokens lies in place 7, which does not exist");
}

/* --- secrets --- */

static void
conceal_nothing (const TsView *view G_GNUC_UNUSED, int viewer G_GNUC_UNUSED, gpointer copy G_GNUC_UNUSED)
{
}

static void
test_secret_state (void)
{
  TsGame game = ts_null_game;

  game.conceal = conceal_nothing;
  assert_found (&game, "seat -1 sees a secret of seat");
}

static void
test_secret_sentence (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("hide", (TsVerb) { .says = "{who} hides {number}." });
  assert_found (&game, "sees a secret of seat");
}

/* What lies on the table is seen by all. */
static void
lie_open (const TsView *view, GArray *spots)
{
  const NullGame *state = view->state;

  ts_null_game.lie (view, spots);
  if (state->hidden[0] > 0)
    ts_spot_add (spots, (TsSpot) { .thing = NULL_HAT,
                                   .seat = 0,
                                   .place = NULL_FIELD,
                                   .name = g_strdup_printf ("%d", state->hidden[0]),
                                   .count = 1 });
}

static void
test_secret_thing (void)
{
  TsGame game = ts_null_game;

  game.lie = lie_open;
  assert_found (&game, "sees a secret of seat 0");
}

static gboolean
refuse_with_secret (TsStep *step, GError **error)
{
  const NullGame *next = step->next;

  return ts_refuse (error, TS_ERROR_ILLEGAL, "Not while %d is hidden.", next->hidden[0]);
}

static gboolean
is_never_possible (const TsView *view G_GNUC_UNUSED)
{
  return FALSE;
}

static void
test_secret_refusal (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("wave", (TsVerb) { .apply = refuse_with_secret, .possible = is_never_possible });
  assert_found (&game, "a refusal tells a secret of seat 0");
}

/* Who hides much cannot be waved to. */
static gboolean
wave_by_secret (TsStep *step, GError **error)
{
  const NullGame *next = step->next;

  return next->hidden[0] < 5 || ts_refuse (error, TS_ERROR_ILLEGAL, "Not now.");
}

static gboolean
nothing_large (const TsView *view)
{
  return ((const NullGame *) view->state)->hidden[0] < 5;
}

static void
test_secret_condition (void)
{
  TsGame game = ts_null_game;

  game.verbs = verbs_with ("blow", (TsVerb) { .apply = wave_by_secret, .possible = nothing_large });
  assert_found (&game, "a secret of seat 0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/soak/nothing", test_nothing);
  g_test_add_func ("/soak/tally", test_tally);
  g_test_add_func ("/soak/money", test_money);
  g_test_add_func ("/soak/effects", test_effects);
  g_test_add_func ("/soak/way", test_way);
  g_test_add_func ("/soak/way-back", test_way_back);
  g_test_add_func ("/soak/legal-but-refused", test_legal_but_refused);
  g_test_add_func ("/soak/accepted-but-not-legal", test_accepted_but_not_legal);
  g_test_add_func ("/soak/stuck", test_stuck);
  g_test_add_func ("/soak/memory", test_memory);
  g_test_add_func ("/soak/turn", test_turn);
  g_test_add_func ("/soak/own-check", test_own_check);
  g_test_add_func ("/soak/prompt", test_prompt);
  g_test_add_func ("/soak/things", test_things);
  g_test_add_func ("/soak/home", test_home);
  g_test_add_func ("/soak/place", test_place);
  g_test_add_func ("/soak/secret-state", test_secret_state);
  g_test_add_func ("/soak/secret-sentence", test_secret_sentence);
  g_test_add_func ("/soak/secret-thing", test_secret_thing);
  g_test_add_func ("/soak/secret-refusal", test_secret_refusal);
  g_test_add_func ("/soak/secret-condition", test_secret_condition);
  return g_test_run ();
}
