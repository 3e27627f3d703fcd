#include "prompts.h"

#include "collection.h"
#include "config.h"

#include "referee/language.h"

static char *
then_next (const TsView *view)
{
  const TsState *state = view->state;
  int next = ts_snack_wars_next_with_room (state, state->turn);

  if (next == state->turn)
    return g_strdup (_ ("Next: whoever loses a card. All others are full."));
  /* Translators: %s is the name of the player whose turn is next */
  return g_strdup_printf (_ ("Next: %s."), ts_view_name (view, next));
}

static char *
then_take (const TsView *view)
{
  const TsState *state = view->state;
  int next = ts_snack_wars_next_with_room (state, state->turn);

  if (next == TS_NOBODY || next == state->turn)
    return g_strdup (_ ("Keep one food, one Bonus card or the Raccoons; all others are full."));
  /* Translators: %s is the name of the player whose turn is next */
  return g_strdup_printf (_ ("Keep one food, one Bonus card or the Raccoons; then %s plays."),
                          ts_view_name (view, next));
}

static char *
prompt_take (const TsView *view)
{
  int draw = ts_snack_wars_draw (view);
  const char *name = ts_view_turn_name (view);

  /* Translators: the prompt of a turn: a player's name, how many cards */
  return g_strdup_printf (ngettext ("%s draws %d card.", "%s draws %d cards.", draw), name, draw);
}

static char *
prompt_steal (const TsView *view)
{
  const SnackWars *state = view->state;
  const char *name = ts_view_turn_name (view);

  return g_strdup_printf (
      /* Translators: the prompt of a turn: a player's name, how many cards */
      ngettext ("%s steals %d card from the others.", "%s steals %d cards from the others.", state->steals),
      name, state->steals);
}

static char *
prompt_record (const TsView *view G_GNUC_UNUSED)
{
  return g_strdup (_ ("Write down what each player has collected."));
}

static char *
then_finish (const TsView *view G_GNUC_UNUSED)
{
  return g_strdup (_ ("Then comes the final tally."));
}

/* --- the phases --- */

const TsPhase ts_snack_wars_phases[] = {
  [SNACK_TAKE] = { .id = "take",
                   .title = N_ ("Take cards"),
                   .hint = N_ ("Draw until you have nine, then tap what you keep, and how many of it."),
                   .prompt = prompt_take,
                   .then = then_take },
  [SNACK_STEAL] = { .id = "steal",
                    .title = N_ ("Steal"),
                    .hint = N_ ("Tap the card that you take, wherever it lies."),
                    .prompt = prompt_steal,
                    .then = then_next },
  [SNACK_RECORD] = { .id = "record",
                     .title = N_ ("Write down"),
                     .hint = N_ ("Write down what each player has, then count."),
                     .apart = TRUE,
                     .prompt = prompt_record,
                     .then = then_finish },
  [SNACK_OVER] = { .id = "over", .title = N_ ("The end"), .over = TRUE, .prompt = ts_view_tell_winners },
  { 0 },
};
