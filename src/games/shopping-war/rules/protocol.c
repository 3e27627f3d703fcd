#include "protocol.h"

#include "config.h"
#include "referee/json.h"

/* The seats whose tokens stand there, ascending. */
static void
add_tokens (const ShoppingWar *state, const char *key, int place, JsonBuilder *builder)
{
  ts_json_begin_array (builder, key);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (state->place[seat] == place)
      json_builder_add_int_value (builder, seat);
  json_builder_end_array (builder);
}

static void
add_space (const TsView *view, int space, JsonBuilder *builder)
{
  gboolean shop = ts_shopping_war_is_shop (space);

  json_builder_begin_object (builder);
  ts_json_add_text (builder, "kind", shop ? "shop" : "corridor");
  ts_json_add_text (builder, "name",
                    shop ? ts_shopping_war_names[ts_shopping_war_name (view, space)].id : NULL);
  add_tokens (view->state, "tokens", space, builder);
  json_builder_end_object (builder);
}

/* --- Combos --- */

static void
add_combos (const ShoppingWar *state, int seat, JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  for (int face = SHOPPING_FIRST_SLOT; face < SHOPPING_FIRST_SLOT + SHOPPING_N_SLOTS; face++) {
    const ShoppingCombo *combo = ts_shopping_war_combo (state, seat, face);
    const char key[] = { (char) ('0' + face), '\0' };

    if (combo == NULL)
      continue;
    ts_json_begin_object (builder, key);
    ts_json_add_int (builder, "strength", combo->strength);
    ts_json_add_text (builder, "name", *combo->name != '\0' ? combo->name : NULL);
    json_builder_end_object (builder);
  }
  json_builder_end_object (builder);
}

/* --- the Stroll --- */

static void
add_stroll (const TsView *view, JsonBuilder *builder)
{
  const ShoppingWar *state = view->state;
  gboolean rolled = state->base.phase == SHOPPING_STROLL && state->rolled > 0;
  int space;

  if (!rolled) {
    ts_json_add_null (builder, "rolled");
    ts_json_add_null (builder, "reach");
    return;
  }
  ts_json_add_int (builder, "rolled", state->rolled);
  ts_json_begin_object (builder, "reach");
  if (ts_shopping_war_reach (view, SHOPPING_CLOCKWISE, &space))
    ts_json_add_int (builder, "clockwise", space);
  if (ts_shopping_war_reach (view, SHOPPING_COUNTER_CLOCKWISE, &space))
    ts_json_add_int (builder, "counter-clockwise", space);
  json_builder_end_object (builder);
}

/* --- Scuffles --- */

static void
add_roll (const ShoppingRoll *roll, const char *key, JsonBuilder *builder)
{
  ts_json_begin_object (builder, key);
  ts_json_begin_array (builder, "dice");
  for (int i = 0; i < SHOPPING_N_DICE; i++)
    json_builder_add_int_value (builder, roll->dice[i]);
  json_builder_end_array (builder);
  ts_json_add_int (builder, "strength", roll->strength);
  json_builder_end_object (builder);
}

static void
add_round (const ShoppingWar *state, const ShoppingRound *round, JsonBuilder *builder)
{
  int winner = ts_shopping_war_round_winner (round);

  json_builder_begin_object (builder);
  add_roll (&round->rolls[SHOPPING_ATTACKER], "attacker", builder);
  add_roll (&round->rolls[SHOPPING_DEFENDER], "defender", builder);
  ts_json_add_int_or_null (builder, "winner", ts_shopping_war_fighter (state, winner), winner != TS_NOBODY);
  json_builder_end_object (builder);
}

static void
add_scuffle (const ShoppingWar *state, JsonBuilder *builder)
{
  const ShoppingScuffle *scuffle = &state->scuffle;

  if (state->base.phase != SHOPPING_SCUFFLE) {
    ts_json_add_null (builder, "scuffle");
    return;
  }
  ts_json_begin_object (builder, "scuffle");
  ts_json_add_int (builder, "attacker", state->base.turn);
  ts_json_add_int_or_null (builder, "defender", scuffle->defender, scuffle->defender != TS_NOBODY);
  ts_json_add_int (builder, "space", state->place[state->base.turn]);
  ts_json_begin_array (builder, "rounds");
  for (int i = 0; i < scuffle->n_rounds; i++)
    add_round (state, &scuffle->rounds[i], builder);
  json_builder_end_array (builder);
  ts_json_begin_object (builder, "won");
  ts_json_add_int (builder, "attacker", scuffle->won[SHOPPING_ATTACKER]);
  ts_json_add_int (builder, "defender", scuffle->won[SHOPPING_DEFENDER]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

void
ts_shopping_war_describe (const TsView *view, JsonBuilder *builder)
{
  const ShoppingWar *state = view->state;

  ts_json_begin_array (builder, "spaces");
  for (int space = 0; space < ts_shopping_war_spaces (view); space++)
    add_space (view, space, builder);
  json_builder_end_array (builder);
  add_tokens (state, "lobby", SHOPPING_LOBBY, builder);
  ts_json_begin_array (builder, "combos");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    add_combos (state, seat, builder);
  json_builder_end_array (builder);
  add_stroll (view, builder);
  add_scuffle (state, builder);
}
