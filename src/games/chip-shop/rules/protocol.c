#include "protocol.h"

#include "cards.h"
#include "config.h"
#include "referee/json.h"

/* --- products --- */

/* The accessories of a product, those attached first before the others. */
static void
add_accessories (const ChipShop *state, int id, GString *json)
{
  int last = 0;
  int found;

  ts_json_begin_array (json, "accessories");
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
      ts_json_add_int (json, NULL, found);
    }
  } while (found > 0);
  ts_json_end_array (json);
}

/* What the product is; nulls to whoever may not know it. */
static void
add_identity (const ChipShop *state, const ChipProduct *product, GString *json)
{
  gboolean secret = product->card == CHIP_SECRET;

  ts_json_add_text (json, "name", secret ? NULL : ts_chip_shop_product_name (state, product));
  ts_json_add_text (json, "card", product->card < 0 ? NULL : ts_chip_shop_cards[product->card].id);
  ts_json_add_int_or_null (json, "era", product->era, !(secret && product->found));
}

static void
add_product (const ChipShop *state, int id, GString *json)
{
  static const char *const statuses[] = {
    [CHIP_IN_PRODUCTION] = "production", [CHIP_RELEASED] = "released", [CHIP_GONE] = "gone"
  };
  const ChipProduct *product = ts_chip_shop_product (state, id);

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "id", id);
  ts_json_add_int (json, "seat", product->seat);
  add_identity (state, product, json);
  ts_json_add_text (json, "status", statuses[product->status]);
  ts_json_begin_array (json, "piles");
  for (int i = 0; i < product->piles; i++)
    ts_json_add_int (json, NULL, product->value);
  ts_json_end_array (json);
  ts_json_add_boolean (json, "irrelevant", product->irrelevant);
  add_accessories (state, id, json);
  ts_json_end_object (json);
}

/* --- people --- */

static void
add_group (const ChipShop *state, const ChipGroup *group, GString *json)
{
  for (int i = 0; i < group->n; i++) {
    const ChipPerson *person = &state->people[group->who[i]];

    ts_json_begin_object (json, NULL);
    ts_json_add_text (json, "name", ts_chip_shop_person_name (state, person));
    ts_json_add_text (json, "card", person->card == CHIP_TYPED ? NULL : ts_chip_shop_people[person->card].id);
    ts_json_add_int (json, "loyalty", person->loyalty);
    ts_json_add_int (json, "longevity", person->longevity);
    ts_json_add_int (json, "salary", person->salary);
    ts_json_end_object (json);
  }
}

static void
add_people (const ChipShop *state, GString *json)
{
  ts_json_begin_array (json, "personalities");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    ts_json_begin_array (json, NULL);
    add_group (state, &state->held[seat], json);
    ts_json_end_array (json);
  }
  ts_json_end_array (json);
  ts_json_begin_array (json, "fired");
  add_group (state, &state->fired, json);
  ts_json_end_array (json);
}

/* --- what else a seat has --- */

static void
add_loans (const ChipShop *state, GString *json)
{
  ts_json_begin_array (json, "loans");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    ts_json_begin_array (json, NULL);
    for (int i = 0; i < state->n_loans[seat]; i++)
      ts_json_add_int (json, NULL, state->loans[seat][i]);
    ts_json_end_array (json);
  }
  ts_json_end_array (json);
}

static void
add_hands (const ChipShop *state, GString *json)
{
  ts_json_begin_array (json, "hands");
  for (int seat = 0; seat < state->base.n_seats; seat++) {
    ts_json_begin_array (json, NULL);
    for (int i = 0; i < state->n_hand[seat]; i++)
      ts_json_add_text (json, NULL, ts_chip_shop_events[state->hand[seat][i]].id);
    ts_json_end_array (json);
  }
  ts_json_end_array (json);
}

static void
add_due (const ChipShop *state, GString *json)
{
  if (!state->due) {
    ts_json_add_null (json, "due");
    return;
  }
  ts_json_begin_object (json, "due");
  ts_json_add_int (json, "seat", state->base.turn);
  ts_json_add_int (json, "amount", state->due_amount);
  ts_json_end_object (json);
}

void
ts_chip_shop_describe (const TsView *view, GString *json)
{
  const ChipShop *state = view->state;

  ts_json_add_int (json, "year", state->base.round);
  ts_json_begin_array (json, "squares");
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    ts_json_add_int (json, NULL, ts_chip_shop_era_on (state, square));
  ts_json_end_array (json);
  ts_json_begin_array (json, "products");
  for (int id = 1; id <= state->n_products; id++)
    add_product (state, id, json);
  ts_json_end_array (json);
  add_people (state, json);
  add_loans (state, json);
  add_hands (state, json);
  add_due (state, json);
  ts_json_begin_array (json, "wages");
  for (int seat = 0; seat < state->base.n_seats; seat++)
    ts_json_add_boolean (json, NULL, state->wages[seat]);
  ts_json_end_array (json);
}
