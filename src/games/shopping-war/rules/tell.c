#include "tell.h"

#include "combos.h"
#include "config.h"
#include "scuffle.h"

#include "referee/language.h"

static const char *
actor (const TsView *view, const TsEntry *entry)
{
  return ts_view_name (view, entry->who);
}

/* --- Combos and cards --- */

char *
ts_shopping_war_tell_equip (const TsView *view, const TsEntry *entry)
{
  const char *name = ts_entry_value (entry, "name")->text;
  int strength = ts_entry_int (entry, "shop") + ts_entry_int (entry, "emporium");
  int slot = ts_entry_int (entry, "slot");

  if (name != NULL)
    /* Translators: a line of the history: a player's name, a Combo's name, its Strength, the face that
     * triggers it */
    return g_strdup_printf (_ ("%s equips “%s”, Strength %d, for the %d."), actor (view, entry), name,
                            strength, slot);
  /* Translators: a line of the history: a player's name, a Combo's Strength, the face that triggers it */
  return g_strdup_printf (_ ("%s equips a Combo, Strength %d, for the %d."), actor (view, entry), strength,
                          slot);
}

/* --- phases --- */

char *
ts_shopping_war_tell_next (const TsView *view, const TsEntry *entry)
{
  const ShoppingWar *state = view->state;

  switch (state->base.phase) {
  case SHOPPING_CROWD:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("The Crowd card of %s has had its effect."),
                            ts_view_name (view, state->loser));
  case SHOPPING_RELAX:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s draws an Emporium card and relaxes."), actor (view, entry));
  default:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s is done with equipping."), actor (view, entry));
  }
}

/* --- the Stroll --- */

char *
ts_shopping_war_tell_walk (const TsView *view, const TsEntry *entry)
{
  int direction = ts_entry_int (entry, "direction");
  int space = 0;

  ts_shopping_war_reach (view, direction, &space);
  if (!ts_shopping_war_is_shop (space) && direction == SHOPPING_CLOCKWISE)
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s walks clockwise to a Corridor."), actor (view, entry));
  if (!ts_shopping_war_is_shop (space))
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s walks counter-clockwise to a Corridor."), actor (view, entry));
  if (direction == SHOPPING_CLOCKWISE)
    /* Translators: a line of the history: a player's name, the name of a Shop */
    return g_strdup_printf (_ ("%s walks clockwise to %s."), actor (view, entry),
                            ts_shopping_war_shop_label (view, space));
  /* Translators: a line of the history: a player's name, the name of a Shop */
  return g_strdup_printf (_ ("%s walks counter-clockwise to %s."), actor (view, entry),
                          ts_shopping_war_shop_label (view, space));
}

char *
ts_shopping_war_tell_step (const TsView *view, const TsEntry *entry)
{
  int space = 0;

  ts_shopping_war_reach (view, ts_entry_int (entry, "direction"), &space);
  /* Translators: a line of the history: a player's name, the name of a Shop next door */
  return g_strdup_printf (_ ("%s steps into %s."), actor (view, entry),
                          ts_shopping_war_shop_label (view, space));
}

char *
ts_shopping_war_tell_enter (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the name of a Shop */
  return g_strdup_printf (_ ("%s goes from the Lobby to %s."), actor (view, entry),
                          ts_shopping_war_shop_label (view, ts_entry_int (entry, "space")));
}

char *
ts_shopping_war_tell_relocate (const TsView *view, const TsEntry *entry)
{
  int space = ts_entry_int (entry, "space");

  if (space == SHOPPING_LOBBY)
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s is moved to the Lobby."), actor (view, entry));
  if (!ts_shopping_war_is_shop (space))
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s is moved to a Corridor."), actor (view, entry));
  /* Translators: a line of the history: a player's name, the name of a Shop */
  return g_strdup_printf (_ ("%s is moved to %s."), actor (view, entry),
                          ts_shopping_war_shop_label (view, space));
}

/* --- Scuffles --- */

char *
ts_shopping_war_tell_call_off (const TsView *view, const TsEntry *entry)
{
  const ShoppingWar *state = view->state;

  /* Translators: a line of the history: two players' names */
  return g_strdup_printf (_ ("%s and %s call their Scuffle off."), actor (view, entry),
                          ts_view_name (view, state->scuffle.defender));
}

static char *
tell_roll (const TsView *view, const TsEntry *entry)
{
  const ShoppingWar *state = view->state;
  const gint64 *faces = ts_entry_value (entry, "dice")->numbers;
  int other = 1 - ts_shopping_war_side (state, entry->who);
  int strength = ts_shopping_war_strength (state, entry->who, faces);
  int against = state->scuffle.now.rolls[other].strength;
  g_autofree char *dice = g_strdup_printf ("%d\u00a0%d\u00a0%d\u00a0%d", (int) faces[0], (int) faces[1],
                                           (int) faces[2], (int) faces[3]); /* in one line */

  if (!ts_shopping_war_has_rolled (state, other))
    /* Translators: a line of the history: a player's name, four faces of dice, a number */
    return g_strdup_printf (_ ("%s rolls %s: Strength %d."), actor (view, entry), dice, strength);
  if (strength == against)
    /* Translators: a line of the history: a player's name, four faces of dice, a number */
    return g_strdup_printf (_ ("%s rolls %s: Strength %d, a tie."), actor (view, entry), dice, strength);
  if (strength > against)
    /* Translators: a line of the history: a player's name, four faces of dice, two numbers */
    return g_strdup_printf (_ ("%s rolls %s: Strength %d against %d, and wins the round."),
                            actor (view, entry), dice, strength, against);
  /* Translators: a line of the history: a player's name, four faces of dice, two numbers */
  return g_strdup_printf (_ ("%s rolls %s: Strength %d against %d, and loses the round."),
                          actor (view, entry), dice, strength, against);
}

/* Who is out when the roll ends the round, or TS_NOBODY. */
static int
find_out (const TsView *view, const TsEntry *entry)
{
  const ShoppingWar *state = view->state;
  int side = ts_shopping_war_side (state, entry->who);
  int strength = ts_shopping_war_strength (state, entry->who, ts_entry_value (entry, "dice")->numbers);
  int against = state->scuffle.now.rolls[1 - side].strength;
  int winner = strength > against ? side : 1 - side;
  int loser = ts_shopping_war_fighter (state, 1 - winner);

  if (!ts_shopping_war_has_rolled (state, 1 - side) || strength == against ||
      state->scuffle.won[winner] + 1 < SHOPPING_WINS || !ts_shopping_war_is_last_shopper (view))
    return TS_NOBODY;
  return state->base.counters[loser][SHOPPING_STARS] <= 1 ? loser : TS_NOBODY;
}

char *
ts_shopping_war_tell_scuffle_roll (const TsView *view, const TsEntry *entry)
{
  g_autofree char *roll = tell_roll (view, entry);
  g_autofree char *out = NULL;
  int loser = find_out (view, entry);

  if (loser == TS_NOBODY)
    return g_steal_pointer (&roll);
  /* Translators: %s is a player's name */
  out = g_strdup_printf (_ ("%s is out of the game."), ts_view_name (view, loser));
  /* Translators: two sentences, one after the other: what was rolled, who is out */
  return g_strdup_printf (_ ("%s %s"), roll, out);
}
