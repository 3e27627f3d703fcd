#include "protocol.h"

#include "cards.h"
#include "config.h"
#include "referee/json.h"

/* --- products --- */

/* The accessories of a product, those attached first before the others. */
static void
add_accessories (const ChipShop *state, int id, JsonBuilder *builder)
{
  int last = 0;
  int found;

  ts_json_begin_array (builder, "accessories");
  do {
    found = 0;
    for (int other = 1; other <= state->n_products; other++) {
      const ChipProduct *accessory = &state->products[other - 1];

      if (accessory->host == id && accessory->since > last &&
          (found == 0 || accessory->since < state->products[found - 1].since))
        found = other;
    }
    if (found > 0) {
      last = state->products[found - 1].since;
      json_builder_add_int_value (builder, found);
    }
  } while (found > 0);
  json_builder_end_array (builder);
}

static void
add_product (const ChipShop *state, int id, JsonBuilder *builder)
{
  static const char *const statuses[] = {
    [CHIP_IN_PRODUCTION] = "production", [CHIP_RELEASED] = "released", [CHIP_GONE] = "gone"
  };
  const ChipProduct *product = ts_chip_shop_product (state, id);

  json_builder_begin_object (builder);
  ts_json_add_int (builder, "id", id);
  ts_json_add_int (builder, "seat", product->seat);
  ts_json_add_text (builder, "name", ts_chip_shop_product_name (state, product));
  ts_json_add_text (builder, "card",
                    product->card == CHIP_TYPED ? NULL : ts_chip_shop_cards[product->card].id);
  ts_json_add_int (builder, "era", product->era);
  ts_json_add_text (builder, "status", statuses[product->status]);
  ts_json_begin_array (builder, "piles");
  for (int i = 0; i < product->piles; i++)
    json_builder_add_int_value (builder, product->value);
  json_builder_end_array (builder);
  ts_json_add_boolean (builder, "irrelevant", product->irrelevant);
  add_accessories (state, id, builder);
  json_builder_end_object (builder);
}

/* --- people --- */

static void
add_group (const ChipShop *state, const ChipGroup *group, JsonBuilder *builder)
{
  for (int i = 0; i < group->n; i++) {
    const ChipPerson *person = &state->people[group->who[i]];

    json_builder_begin_object (builder);
    ts_json_add_text (builder, "name", ts_chip_shop_person_name (state, person));
    ts_json_add_text (builder, "card",
                      person->card == CHIP_TYPED ? NULL : ts_chip_shop_people[person->card].id);
    ts_json_add_int (builder, "loyalty", person->loyalty);
    ts_json_add_int (builder, "longevity", person->longevity);
    ts_json_add_int (builder, "salary", person->salary);
    json_builder_end_object (builder);
  }
}

static void
add_people (const ChipShop *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "personalities");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    json_builder_begin_array (builder);
    add_group (state, &state->held[seat], builder);
    json_builder_end_array (builder);
  }
  json_builder_end_array (builder);
  ts_json_begin_array (builder, "fired");
  add_group (state, &state->fired, builder);
  json_builder_end_array (builder);
}

/* --- what else a seat has --- */

static void
add_loans (const ChipShop *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "loans");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    json_builder_begin_array (builder);
    for (int i = 0; i < state->n_loans[seat]; i++)
      json_builder_add_int_value (builder, state->loans[seat][i]);
    json_builder_end_array (builder);
  }
  json_builder_end_array (builder);
}

static void
add_hands (const ChipShop *state, JsonBuilder *builder)
{
  ts_json_begin_array (builder, "hands");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    json_builder_begin_array (builder);
    for (int i = 0; i < state->n_hand[seat]; i++)
      json_builder_add_string_value (builder, ts_chip_shop_events[state->hand[seat][i]].id);
    json_builder_end_array (builder);
  }
  json_builder_end_array (builder);
}

static void
add_due (const ChipShop *state, JsonBuilder *builder)
{
  if (!state->due) {
    ts_json_add_null (builder, "due");
    return;
  }
  ts_json_begin_object (builder, "due");
  ts_json_add_int (builder, "seat", state->base.turn);
  ts_json_add_int (builder, "amount", state->due_amount);
  json_builder_end_object (builder);
}

void
ts_chip_shop_describe (const TsView *view, JsonBuilder *builder)
{
  const ChipShop *state = view->state;

  ts_json_add_int (builder, "year", state->base.round);
  ts_json_begin_array (builder, "squares");
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    json_builder_add_int_value (builder, ts_chip_shop_era_on (state, square));
  json_builder_end_array (builder);
  ts_json_begin_array (builder, "products");
  for (int id = 1; id <= state->n_products; id++)
    add_product (state, id, builder);
  json_builder_end_array (builder);
  add_people (state, builder);
  add_loans (state, builder);
  add_hands (state, builder);
  add_due (state, builder);
  ts_json_begin_array (builder, "wages");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    json_builder_add_boolean_value (builder, state->wages[seat]);
  json_builder_end_array (builder);
}
