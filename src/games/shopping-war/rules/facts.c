#include "facts.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

static void
tell_spaces (const TsView *view, int seat, GPtrArray *texts)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int space = 0; seat == TS_NOBODY && space < ts_shopping_war_spaces (view); space++)
    if (ts_shopping_war_is_shop (space))
      /* Translators: stands between names in a list */
      g_string_append_printf (names, "%s%s", names->len > 0 ? _ (", ") : "",
                              ts_shopping_war_shop_label (view, space));
  if (names->len > 0)
    /* Translators: %s are the names of the Shops */
    g_ptr_array_add (texts, g_strdup_printf (_ ("The Shops, clockwise: %s."), names->str));
}

static void
tell_combos (const TsView *view, int seat, GPtrArray *texts)
{
  for (int face = SHOPPING_FIRST_SLOT; seat != TS_NOBODY && face < SHOPPING_FIRST_SLOT + SHOPPING_N_SLOTS;
       face++) {
    const ShoppingCombo *combo = ts_shopping_war_combo (view->state, seat, face);

    if (combo == NULL)
      continue;
    if (combo->name[0] != '\0')
      /* Translators: the face of a Slot, whose it is, the name of the Combo in it, its Strength */
      g_ptr_array_add (texts, g_strdup_printf (_ ("Slot %d of %s: “%s”, Strength %d."), face,
                                               ts_view_name (view, seat), combo->name, combo->strength));
    else
      /* Translators: the face of a Slot, whose it is, the Strength of the Combo in it */
      g_ptr_array_add (texts, g_strdup_printf (_ ("Slot %d of %s: a Combo of Strength %d."), face,
                                               ts_view_name (view, seat), combo->strength));
  }
}

static void
tell_rolled (const TsView *view, int seat, GPtrArray *texts)
{
  const ShoppingWar *state = view->state;

  if (seat == TS_NOBODY && state->base.phase == SHOPPING_STROLL && state->rolled > 0)
    g_ptr_array_add (texts, g_strdup_printf (_ ("The Stroll die shows %d."), state->rolled));
}

/* --- the Scuffle --- */

static void
tell_roll (const TsView *view, int side, const ShoppingRoll *roll, GPtrArray *texts)
{
  const ShoppingWar *state = view->state;
  int fighter = ts_shopping_war_fighter (state, side);
  g_autoptr (GString) faces = g_string_new (NULL);

  if (roll->dice[0] == 0 || fighter == TS_NOBODY)
    return;
  for (int i = 0; i < SHOPPING_N_DICE; i++)
    g_string_append_printf (faces, "%s%d", i > 0 ? _ (", ") : "", roll->dice[i]);
  /* Translators: a player's name, the faces of the dice, their Strength */
  g_ptr_array_add (texts, g_strdup_printf (_ ("%s has rolled %s: Strength %d."), ts_view_name (view, fighter),
                                           faces->str, roll->strength));
}

static void
tell_round (const TsView *view, const ShoppingRound *round, GPtrArray *texts)
{
  for (int side = SHOPPING_ATTACKER; side <= SHOPPING_DEFENDER; side++)
    tell_roll (view, side, &round->rolls[side], texts);
}

static void
tell_scuffle (const TsView *view, int seat, GPtrArray *texts)
{
  const ShoppingWar *state = view->state;

  if (seat != TS_NOBODY || state->base.phase != SHOPPING_SCUFFLE)
    return;
  for (int i = 0; i < state->scuffle.n_rounds; i++)
    tell_round (view, &state->scuffle.rounds[i], texts);
  tell_round (view, &state->scuffle.now, texts);
}

const TsFact ts_shopping_war_facts[] = {
  { "spaces", tell_spaces },
  { "combos", tell_combos },
  { "rolled", tell_rolled },
  { "scuffle", tell_scuffle },
  { 0 },
};
