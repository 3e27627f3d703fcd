#include "protocol.h"

#include "config.h"

static void
add_int (JsonBuilder *builder, const char *key, int value)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, value);
}

static void
add_null (JsonBuilder *builder, const char *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_null_value (builder);
}

static void
add_seat (JsonBuilder *builder, const char *key, int seat)
{
  if (seat == TS_NOBODY)
    add_null (builder, key);
  else
    add_int (builder, key, seat);
}

/* The seats whose tokens stand there, ascending. */
static void
add_tokens (const ShoppingWar *state, const char *key, int place, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
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
  json_builder_set_member_name (builder, "kind");
  json_builder_add_string_value (builder, shop ? "shop" : "corridor");
  json_builder_set_member_name (builder, "name");
  if (shop)
    json_builder_add_string_value (builder, ts_shopping_war_names[ts_shopping_war_name (view, space)].id);
  else
    json_builder_add_null_value (builder);
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
    json_builder_set_member_name (builder, key);
    json_builder_begin_object (builder);
    add_int (builder, "strength", combo->strength);
    json_builder_set_member_name (builder, "name");
    if (*combo->name != '\0')
      json_builder_add_string_value (builder, combo->name);
    else
      json_builder_add_null_value (builder);
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
    add_null (builder, "rolled");
    add_null (builder, "reach");
    return;
  }
  add_int (builder, "rolled", state->rolled);
  json_builder_set_member_name (builder, "reach");
  json_builder_begin_object (builder);
  if (ts_shopping_war_reach (view, SHOPPING_CLOCKWISE, &space))
    add_int (builder, "clockwise", space);
  if (ts_shopping_war_reach (view, SHOPPING_COUNTER_CLOCKWISE, &space))
    add_int (builder, "counter-clockwise", space);
  json_builder_end_object (builder);
}

/* --- Scuffles --- */

static void
add_roll (const ShoppingRoll *roll, const char *key, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  for (int i = 0; i < SHOPPING_N_DICE; i++)
    json_builder_add_int_value (builder, roll->dice[i]);
  json_builder_end_array (builder);
  add_int (builder, "strength", roll->strength);
  json_builder_end_object (builder);
}

static void
add_round (const ShoppingWar *state, const ShoppingRound *round, JsonBuilder *builder)
{
  int winner = ts_shopping_war_round_winner (round);

  json_builder_begin_object (builder);
  add_roll (&round->rolls[SHOPPING_ATTACKER], "attacker", builder);
  add_roll (&round->rolls[SHOPPING_DEFENDER], "defender", builder);
  add_seat (builder, "winner", winner == TS_NOBODY ? TS_NOBODY : ts_shopping_war_fighter (state, winner));
  json_builder_end_object (builder);
}

static void
add_scuffle (const ShoppingWar *state, JsonBuilder *builder)
{
  const ShoppingScuffle *scuffle = &state->scuffle;

  json_builder_set_member_name (builder, "scuffle");
  if (state->base.phase != SHOPPING_SCUFFLE) {
    json_builder_add_null_value (builder);
    return;
  }
  json_builder_begin_object (builder);
  add_int (builder, "attacker", state->base.turn);
  add_seat (builder, "defender", scuffle->defender);
  add_int (builder, "space", state->place[state->base.turn]);
  json_builder_set_member_name (builder, "rounds");
  json_builder_begin_array (builder);
  for (int i = 0; i < scuffle->n_rounds; i++)
    add_round (state, &scuffle->rounds[i], builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "won");
  json_builder_begin_object (builder);
  add_int (builder, "attacker", scuffle->won[SHOPPING_ATTACKER]);
  add_int (builder, "defender", scuffle->won[SHOPPING_DEFENDER]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

void
ts_shopping_war_describe (const TsView *view, JsonBuilder *builder)
{
  const ShoppingWar *state = view->state;

  json_builder_set_member_name (builder, "spaces");
  json_builder_begin_array (builder);
  for (int space = 0; space < ts_shopping_war_spaces (view); space++)
    add_space (view, space, builder);
  json_builder_end_array (builder);
  add_tokens (state, "lobby", SHOPPING_LOBBY, builder);
  json_builder_set_member_name (builder, "combos");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    add_combos (state, seat, builder);
  json_builder_end_array (builder);
  add_stroll (view, builder);
  add_scuffle (state, builder);
}
