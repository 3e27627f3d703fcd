#include "offers.h"

#include "cards.h"
#include "choices.h"
#include "decks.h"

#include "referee/every-game.h"
#include "referee/json.h"

/* --- drawing --- */

static void
add_offer (const TsView *view, const ChipOffer *offer, GString *json)
{
  const ChipShop *state = view->state;
  g_autofree char *detail = ts_chip_shop_tell_offer (state, offer);
  g_autoptr (JsonObject) object = ts_chip_shop_build_draw (view->game, offer);
  g_autofree char *entry = ts_json_write (object);

  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "label", ts_chip_shop_cards[offer->card].name);
  ts_json_add_text (json, "detail", detail);
  ts_json_add_text (json, "art", ts_chip_shop_card_art (offer->card));
  ts_json_add_boolean (json, "off", offer->cost > state->base.counters[state->base.turn][CHIP_RD]);
  ts_json_add_json (json, "entry", entry);
  ts_json_end_object (json);
}

static void
add_deck (const TsView *view, int from, GString *json)
{
  for (int card = 0; card < CHIP_N_CARDS; card++) {
    ChipOffer offer = ts_chip_shop_offer (view->state, card);

    if (offer.from == from && ts_chip_shop_copies_left (view->state, card) > 0)
      add_offer (view, &offer, json);
  }
}

static void
add_draws (const TsView *view, GString *json)
{
  ts_json_begin_array (json, "draw-product");
  for (int square = 1; square <= CHIP_N_SQUARES; square++)
    add_deck (view, square, json);
  add_deck (view, CHIP_FROM_ACCESSORY, json);
  add_deck (view, CHIP_FROM_DISCARD, json);
  ts_json_end_array (json);
}

/* --- income streams, hiring, accessories --- */

/* What is refused is left out, or says why, as on the board. */
static void
add_form (const TsView *view, const TsEntry *form, const char *art, gboolean always, GString *json)
{
  g_autofree char *label = ts_chip_shop_choice_label (view, form, FALSE);
  g_autofree char *detail = ts_chip_shop_choice_detail (view, form);
  g_autoptr (JsonObject) object = ts_entry_write (form);
  g_autofree char *entry = ts_json_write (object);
  g_autoptr (TsEntry) said = ts_entry_read (view->game, view->header->rules, object, FALSE, NULL);
  g_autoptr (GError) error = NULL;
  gboolean accepted = ts_view_would_accept (view, said, &error);

  if (!accepted && !always)
    return;
  ts_json_begin_object (json, NULL);
  ts_json_add_text (json, "label", label);
  ts_json_add_text (json, "detail", accepted ? detail : error->message);
  ts_json_add_text (json, "art", art);
  ts_json_add_boolean (json, "off", !accepted);
  ts_json_add_json (json, "entry", entry);
  ts_json_end_object (json);
}

static void
add_forms (const TsView *view, const char *id, const char *art, gboolean always, GString *json)
{
  const TsVerb *verb = ts_verb_find (view->game, id);
  int n = verb->forms (view, 0, NULL);

  if (!ts_view_possible (view, verb))
    return;
  ts_json_begin_array (json, id);
  for (int i = 0; i < n; i++) {
    g_autoptr (TsEntry) form = ts_entry_new (verb, TS_NOBODY);

    verb->forms (view, i, form);
    if (ts_chip_shop_choice_helps (view, form))
      add_form (view, form, art, always, json);
  }
  ts_json_end_array (json);
}

/* --- releasing --- */

/* What goes in at most: all there is, or what it takes. */
static int
most (const ChipShop *state, const ChipProduct *product, int resource)
{
  return MAX (ts_chip_shop_release_least (product, resource), state->base.counters[product->seat][resource]);
}

static void
add_by_amount (const ChipShop *state, const ChipProduct *product, GString *json)
{
  ts_json_begin_array (json, "piles");
  for (int i = 0; i <= most (state, product, CHIP_MARKETING); i++) {
    ChipRelease brings = ts_chip_shop_release_brings (state, product, i, 0);
    g_autofree char *piles = ts_chip_shop_tell_piles (MAX (0, brings.piles), brings.value);

    ts_json_add_text (json, NULL, piles);
  }
  ts_json_end_array (json);
  ts_json_begin_array (json, "points");
  for (int i = 0; i <= most (state, product, CHIP_QUALITY); i++)
    ts_json_add_int (json, NULL, MAX (0, ts_chip_shop_release_brings (state, product, 0, i).points));
  ts_json_end_array (json);
}

static void
add_release (const ChipShop *state, int id, GString *json)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  ChipRelease brings = ts_chip_shop_release_brings (state, product, 0, 0);

  ts_json_begin_object (json, NULL);
  ts_json_add_int (json, "product", id);
  ts_json_begin_array (json, "least");
  for (int resource = CHIP_RD; resource <= CHIP_QUALITY; resource++)
    ts_json_add_int (json, NULL, ts_chip_shop_release_least (product, resource));
  ts_json_end_array (json);
  add_by_amount (state, product, json);
  ts_json_add_int (json, "longevity", brings.longevity);
  ts_json_add_int (json, "loyalty", brings.loyalty);
  ts_json_end_object (json);
}

static void
add_releases (const ChipShop *state, int seat, GString *json)
{
  ts_json_begin_array (json, "release");
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (product->seat == seat && product->status == CHIP_IN_PRODUCTION &&
        !ts_chip_shop_is_accessory (product))
      add_release (state, id, json);
  }
  ts_json_end_array (json);
}

void
ts_chip_shop_offers (const TsView *view, int seat, GString *json)
{
  const ChipShop *state = view->state;

  if (seat != state->base.turn)
    return;
  if (state->base.phase == CHIP_ACTIONS)
    add_draws (view, json);
  add_forms (view, "income", "streams", FALSE, json);
  add_forms (view, "hire", "staff", TRUE, json);
  add_forms (view, "attach", "accessory", FALSE, json);
  if (state->base.phase == CHIP_UPDATE && state->may_release[seat])
    add_releases (state, seat, json);
}
