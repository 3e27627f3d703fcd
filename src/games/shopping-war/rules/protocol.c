#include "protocol.h"

#include "config.h"
#include "referee/json.h"

/* The seats whose tokens stand there, ascending. */
static void
add_tokens (const ShoppingWar *state, const char *key, int place, GString *json)
{
  ts_json_begin_array (json, key);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->place[seat] == place)
      ts_json_add_int (json, NULL, seat);
  ts_json_end_array (json);
}

static void
add_space (const TsView *view, int space, GString *json)
{
  gboolean shop = ts_shopping_war_is_shop (space);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "kind", shop ? "shop" : "corridor");
  ts_json_add_text (json, "name", shop ? ts_shopping_war_names[ts_shopping_war_name (view, space)].id : NULL);
  add_tokens (view->state, "tokens", space, json);
  ts_json_end_object (json);
}

/* --- Combos --- */

static void
add_combos (const ShoppingWar *state, int seat, GString *json)
{
  ts_json_begin_object (json, NULL);
  for (int face = SHOPPING_FIRST_SLOT; face < SHOPPING_FIRST_SLOT + SHOPPING_N_SLOTS; face++) {
    const ShoppingCombo *combo = ts_shopping_war_combo (state, seat, face);
    const char key[] = { (char) ('0' + face), '\0' };

    if (combo == NULL)
      continue;
    ts_json_begin_object (json, key);
    ts_json_add_int (json, "strength", combo->strength);
    ts_json_add_text (json, "name", *combo->name != '\0' ? combo->name : NULL);
    ts_json_end_object (json);
  }
  ts_json_end_object (json);
}

/* --- the Stroll --- */

static void
add_stroll (const TsView *view, GString *json)
{
  const ShoppingWar *state = view->state;
  gboolean rolled = state->base.phase == SHOPPING_STROLL && state->rolled > 0;
  int space;

  if (!rolled) {
    ts_json_add_null (json, "rolled");
    ts_json_add_null (json, "reach");
    return;
  }
  ts_json_add_int (json, "rolled", state->rolled);
  ts_json_begin_object (json, "reach");
  if (ts_shopping_war_reach (view, SHOPPING_CLOCKWISE, &space))
    ts_json_add_int (json, "clockwise", space);
  if (ts_shopping_war_reach (view, SHOPPING_COUNTER_CLOCKWISE, &space))
    ts_json_add_int (json, "counter-clockwise", space);
  ts_json_end_object (json);
}

/* --- Scuffles --- */

static void
add_roll (const ShoppingRoll *roll, const char *key, GString *json)
{
  ts_json_begin_object (json, key);
  ts_json_begin_array (json, "dice");
  for (int i = 0; i < SHOPPING_N_DICE; i++)
    ts_json_add_int (json, NULL, roll->dice[i]);
  ts_json_end_array (json);
  ts_json_add_int (json, "strength", roll->strength);
  ts_json_end_object (json);
}

static void
add_round (const ShoppingWar *state, const ShoppingRound *round, GString *json)
{
  int winner = ts_shopping_war_round_winner (round);

  ts_json_begin_object (json, NULL);
  add_roll (&round->rolls[SHOPPING_ATTACKER], "attacker", json);
  add_roll (&round->rolls[SHOPPING_DEFENDER], "defender", json);
  ts_json_add_int_or_null (json, "winner", ts_shopping_war_fighter (state, winner), winner != TS_NOBODY);
  ts_json_end_object (json);
}

static void
add_scuffle (const ShoppingWar *state, GString *json)
{
  const ShoppingScuffle *scuffle = &state->scuffle;

  if (state->base.phase != SHOPPING_SCUFFLE) {
    ts_json_add_null (json, "scuffle");
    return;
  }
  ts_json_begin_object (json, "scuffle");
  ts_json_add_int (json, "attacker", state->base.turn);
  ts_json_add_int_or_null (json, "defender", scuffle->defender, scuffle->defender != TS_NOBODY);
  ts_json_add_int (json, "space", state->place[state->base.turn]);
  ts_json_begin_array (json, "rounds");
  for (int i = 0; i < scuffle->n_rounds; i++)
    add_round (state, &scuffle->rounds[i], json);
  ts_json_end_array (json);
  ts_json_begin_object (json, "won");
  ts_json_add_int (json, "attacker", scuffle->won[SHOPPING_ATTACKER]);
  ts_json_add_int (json, "defender", scuffle->won[SHOPPING_DEFENDER]);
  ts_json_end_object (json);
  ts_json_end_object (json);
}

void
ts_shopping_war_describe (const TsView *view, GString *json)
{
  const ShoppingWar *state = view->state;

  ts_json_begin_array (json, "spaces");
  for (int space = 0; space < ts_shopping_war_spaces (view); space++)
    add_space (view, space, json);
  ts_json_end_array (json);
  add_tokens (state, "lobby", SHOPPING_LOBBY, json);
  ts_json_begin_array (json, "combos");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    add_combos (state, seat, json);
  ts_json_end_array (json);
  add_stroll (view, json);
  add_scuffle (state, json);
}
