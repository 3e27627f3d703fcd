#include "explain.h"

#include "collection.h"
#include "config.h"

#include "referee/language.h"

/* The most of a kind that anybody else has. */
static int
most_of_others (const TsState *state, int seat, int counter)
{
  int most = 0;

  for (int other = 0; other < state->n_seats; other++)
    if (other != seat)
      most = MAX (most, state->counters[other][counter]);
  return most;
}

/* A line of a kind has the id of its counter. */
static void
tell_majority (const TsView *view, int seat, const char *line, GPtrArray *facts)
{
  int counter = ts_game_counter (view->game, line);
  int kind = counter - SNACK_KINDS;
  int own = ts_view_state (view)->counters[seat][counter];
  int others = most_of_others (view->state, seat, counter);
  const char *label = _ (ts_snack_wars_kinds[kind].label);
  char *fact;

  if (own > others)
    /* Translators: a kind of food; how many cards the player has, and whoever of the others has most; points
     */
    fact = g_strdup_printf (_ ("%s majority: %d to %d, worth %d."), label, own, others,
                            ts_snack_wars_value (view, kind));
  else if (own == others)
    /* Translators: a kind of food; how many cards the player has, and whoever of the others has most */
    fact = g_strdup_printf (_ ("%s: %d to %d. A tie scores for nobody."), label, own, others);
  else
    /* Translators: a kind of food; how many cards the player has, and whoever of the others has most */
    fact = g_strdup_printf (_ ("%s: %d to %d. Only the majority scores."), label, own, others);
  g_ptr_array_add (facts, fact);
}

static char *
tell_held (const TsView *view, int seat, int bonus)
{
  int points = ts_snack_wars_bonus_points (view, seat, bonus);
  const char *label = _ (ts_snack_wars_bonuses[bonus].label);

  if (bonus == SNACK_RACCOON)
    /* Translators: a bonus card; how many Raccoons */
    return g_strdup_printf (
        ngettext ("%s: %d Raccoon, worth 1.", "%s: %d Raccoons, worth 1 each.", (gulong) points), label,
        points);
  if (bonus != SNACK_VARIETY)
    /* Translators: a bonus card; how many cards of its cuisine */
    return g_strdup_printf (ngettext ("%s: %d card of that cuisine, worth 1.",
                                      "%s: %d cards of that cuisine, worth 1 each.", (gulong) points),
                            label, points);
  if (points > 0)
    /* Translators: a bonus card; its points */
    return g_strdup_printf (_ ("%s: all three cuisines, worth %d."), label, points);
  /* Translators: a bonus card */
  return g_strdup_printf (_ ("%s: a cuisine is missing."), label);
}

/* A line of a bonus card has the id of its counter, too. */
static void
tell_bonus (const TsView *view, int seat, const char *line, GPtrArray *facts)
{
  int counter = ts_game_counter (view->game, line);
  int bonus = counter - SNACK_BONUSES;

  if (ts_view_state (view)->counters[seat][counter] > 0)
    g_ptr_array_add (facts, tell_held (view, seat, bonus));
  else
    /* Translators: a bonus card */
    g_ptr_array_add (
        facts, g_strdup_printf (_ ("%s: not in this collection."), _ (ts_snack_wars_bonuses[bonus].label)));
}

#define MAJORITY(kind)        TS_COUNTED (SNACK_KINDS + (kind)), TS_HEADING ("Final scoring"), tell_majority
#define CUISINE(cuisine)      (7u << (SNACK_KINDS + 3 * (cuisine)))
#define BONUS(bonus, counted) TS_COUNTED (SNACK_BONUSES + (bonus)) | (counted), TS_PAGE (4), tell_bonus

const TsExplanation ts_snack_wars_explanations[] = {
  { "macaron", MAJORITY (0) },
  { "croissant", MAJORITY (1) },
  { "cheese", MAJORITY (2) },
  { "sushi", MAJORITY (3) },
  { "ramen", MAJORITY (4) },
  { "shrimp-tempura", MAJORITY (5) },
  { "milkshake", MAJORITY (6) },
  { "donut", MAJORITY (7) },
  { "burger", MAJORITY (8) },
  { "bonus-french", BONUS (SNACK_FRENCH, CUISINE (SNACK_FRENCH)) },
  { "bonus-japanese", BONUS (SNACK_JAPANESE, CUISINE (SNACK_JAPANESE)) },
  { "bonus-american", BONUS (SNACK_AMERICAN, CUISINE (SNACK_AMERICAN)) },
  { "bonus-variety", BONUS (SNACK_VARIETY, CUISINE (0) | CUISINE (1) | CUISINE (2)) },
  { "bonus-raccoon", BONUS (SNACK_RACCOON, TS_COUNTED (SNACK_RACCOONS)) },
  { 0 },
};
