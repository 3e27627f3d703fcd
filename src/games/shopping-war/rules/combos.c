#include "combos.h"

#include "config.h"

#include "referee/language.h"
#include <string.h>

#define COMBO_CARDS 2 /* a Shop card and an Emporium card */

enum {
  SINGLE,
  MULTIPLE,
  BONUS,
  MALUS
};

const TsWord ts_shopping_war_attributes[] = {
  [SINGLE] = { "single", N_ ("Single") },
  [MULTIPLE] = { "multiple", N_ ("Multiple") },
  [BONUS] = { "bonus", N_ ("Bonus") },
  [MALUS] = { "malus", N_ ("Malus") },
  { 0 },
};

const TsWord ts_shopping_war_goals[] = {
  [SHOPPING_TO_STOCK] = { "stock", N_ ("Stock") },
  [SHOPPING_TO_DISCARD] = { "discard", N_ ("Discards") },
  { 0 },
};

/* --- equipping --- */

static gboolean
has_empty_slot (const ShoppingWar *state, int seat)
{
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
    if (!state->combos[seat][slot].there)
      return TRUE;
  return FALSE;
}

static gboolean
has_cards_for_combo (const ShoppingWar *state, int seat)
{
  const int *counters = state->base.counters[seat];

  return counters[SHOPPING_SHOP_CARDS] > 0 && counters[SHOPPING_EMPORIUM_CARDS] > 0;
}

gboolean
ts_shopping_war_can_equip (const TsView *view)
{
  const ShoppingWar *state = view->state;
  int seat = state->base.turn;

  return has_cards_for_combo (state, seat) &&
         (has_empty_slot (state, seat) || ts_view_has_room (view, seat, SHOPPING_STOCK, COMBO_CARDS));
}

gboolean
ts_shopping_war_may_equip (const TsView *view)
{
  int phase = ts_view_state (view)->phase;

  return (phase == SHOPPING_EQUIP1 || phase == SHOPPING_EQUIP2) && ts_shopping_war_can_equip (view);
}

/* A Shop card has one attribute of each pair, in their order. */
static gboolean
check_attributes (const TsEntry *entry, GError **error)
{
  const TsValue *shop = ts_entry_value (entry, "shop_attributes");

  if (!shop->given || (shop->numbers[0] <= MULTIPLE && shop->numbers[1] >= BONUS))
    return TRUE;
  return ts_refuse (error, TS_ERROR_RANGE,
                    _ ("A Shop card is single or multiple first, and then bonus or malus."));
}

/* The Emporium card's attribute must be on the Shop card, too. Without both nothing is known. */
static gboolean
check_match (const TsEntry *entry, GError **error)
{
  const TsValue *shop = ts_entry_value (entry, "shop_attributes");
  int attribute = ts_entry_int (entry, "emporium_attribute");

  if (!shop->given || !ts_entry_has (entry, "emporium_attribute") || ts_entry_int (entry, "legendary") ||
      shop->numbers[0] == attribute || shop->numbers[1] == attribute)
    return TRUE;
  /* Translators: attributes printed on cards, such as Single or Malus: one of the Emporium card, two of the
   * Shop card */
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("These cards do not match: %s is neither %s nor %s, and the card is not Legendary."),
                    _ (ts_shopping_war_attributes[attribute].label),
                    _ (ts_shopping_war_attributes[shop->numbers[0]].label),
                    _ (ts_shopping_war_attributes[shop->numbers[1]].label));
}

static void
put_combo (ShoppingCombo *combo, const TsEntry *entry)
{
  const char *name = ts_entry_value (entry, "name")->text;

  memset (combo, 0, sizeof *combo);
  combo->there = TRUE;
  combo->strength = ts_entry_int (entry, "shop") + ts_entry_int (entry, "emporium");
  if (name != NULL)
    g_strlcpy (combo->name, name, sizeof combo->name);
}

gboolean
ts_shopping_war_equip (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int seat = step->entry->who;
  ShoppingCombo *combo = &next->combos[seat][ts_entry_int (step->entry, "slot") - SHOPPING_FIRST_SLOT];

  if (!check_attributes (step->entry, error))
    return FALSE;
  if (!has_cards_for_combo (next, seat))
    /* Translators: %s is a player's name */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("A Combo takes a Shop card and an Emporium card; %s does not have both."),
                      ts_view_name (&step->view, seat));
  if (!check_match (step->entry, error))
    return FALSE;
  ts_post (step, seat, SHOPPING_SHOP_CARDS, -1, "equipped");
  ts_post (step, seat, SHOPPING_EMPORIUM_CARDS, -1, "equipped");
  if (combo->there)
    ts_post (step, seat, SHOPPING_STOCK, COMBO_CARDS, "replaced");
  put_combo (combo, step->entry);
  return TRUE;
}

/* --- Powers --- */

gboolean
ts_shopping_war_affords_power (const ShoppingWar *state, int seat)
{
  const int *counters = state->base.counters[seat];

  return !state->out[seat] &&
         counters[SHOPPING_SHOP_CARDS] + counters[SHOPPING_EMPORIUM_CARDS] + counters[SHOPPING_STOCK] >=
             SHOPPING_POWER_COST;
}

gboolean
ts_shopping_war_can_power (const TsView *view)
{
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    if (ts_shopping_war_affords_power (view->state, seat))
      return TRUE;
  return FALSE;
}

gboolean
ts_shopping_war_power (TsStep *step, GError **error)
{
  static const struct {
    const char *arg;
    int counter;
  } costs[] = {
    { "shop", SHOPPING_SHOP_CARDS },
    { "emporium", SHOPPING_EMPORIUM_CARDS },
    { "stock", SHOPPING_STOCK },
  };
  const ShoppingWar *next = step->next;
  int seat = step->entry->who;
  int sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (costs); i++)
    sum += ts_entry_int (step->entry, costs[i].arg);
  if (sum != SHOPPING_POWER_COST)
    return ts_refuse (error, TS_ERROR_RANGE, _ ("A Power costs %d cards in all; these are %d."),
                      SHOPPING_POWER_COST, sum);
  if (!ts_shopping_war_is_named (step, seat, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (costs); i++) {
    int counter = costs[i].counter;
    int cards = ts_entry_int (step->entry, costs[i].arg);

    if (cards > next->base.counters[seat][counter])
      /* Translators: a player's name; a kind of cards, such as Shop cards; how many there are */
      return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s does not have so many (%s: %d); pay with others."),
                        ts_view_name (&step->view, seat), _ (step->view.game->counters[counter].label),
                        next->base.counters[seat][counter]);
    ts_post (step, seat, counter, -cards, "power");
  }
  return TRUE;
}

void
ts_shopping_war_follow_power (TsStep *step)
{
  static const char *const effects[] = { "lose-combo", "relocate", NULL };
  const TsVerb *verb = step->entry != NULL ? step->entry->verb : NULL;
  ShoppingWar *next = step->next;

  if (verb != NULL && !verb->after) /* not a correction, nor what is no part of the game */
    next->power = strcmp (verb->id, "power") == 0 || (next->power && g_strv_contains (effects, verb->id));
}

gboolean
ts_shopping_war_on_table (const TsView *view)
{
  const ShoppingWar *state = view->state;

  return state->base.phase == SHOPPING_CROWD || state->power;
}

/* --- losing --- */

gboolean
ts_shopping_war_can_lose_combo (const TsView *view)
{
  const ShoppingWar *state = view->state;

  for (int seat = 0; seat < state->base.n_seats; seat++)
    for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
      if (state->combos[seat][slot].there)
        return TRUE;
  return FALSE;
}

gboolean
ts_shopping_war_lose_combo (TsStep *step, GError **error)
{
  ShoppingWar *next = step->next;
  int seat = step->entry->who;
  int slot = ts_entry_int (step->entry, "slot");
  ShoppingCombo *combo = &next->combos[seat][slot - SHOPPING_FIRST_SLOT];

  if (!ts_shopping_war_is_named (step, seat, error))
    return FALSE;
  if (!combo->there)
    /* Translators: a player's name; the face of a die that stands beside the Slot */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("%s has no Combo in the Slot of the %d; choose another Slot."),
                      ts_view_name (&step->view, seat), slot);
  if (ts_entry_int (step->entry, "to") == SHOPPING_TO_STOCK)
    ts_post (step, seat, SHOPPING_STOCK, COMBO_CARDS, "combo-lost");
  memset (combo, 0, sizeof *combo);
  return TRUE;
}
