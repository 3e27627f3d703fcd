#include "release.h"

#include "cards.h"
#include "config.h"
#include "products.h"
#include "staff.h"

#include "referee/language.h"

/* What a release brings by its sub-era: more money on each pile, more on the tracks. */
static const struct {
  int value, longevity, loyalty;
} by_era[CHIP_N_ERAS + 1] = {
  [2] = { 1, 0, 0 },
  [3] = { 1, 1, 1 },
  [4] = { 0, 2, 2 },
  [5] = { 0, 2, 3 },
};

/* --- looking --- */

static int
extra_of (const ChipProduct *product, int resource)
{
  switch (resource) {
  case CHIP_MARKETING:
    return product->marketing;
  case CHIP_QUALITY:
    return product->quality;
  default:
    return 0; /* extra R&D was paid when it was drawn */
  }
}

int
ts_chip_shop_release_least (const ChipProduct *product, int resource)
{
  return MAX (0, 1 + extra_of (product, resource));
}

ChipRelease
ts_chip_shop_release_brings (const ChipShop *state, const ChipProduct *product, int marketing, int quality)
{
  int loyalty = state->base.counters[product->seat][CHIP_LOYALTY];

  return (ChipRelease) {
    .piles = marketing - product->marketing,
    .value = MAX (0, loyalty + by_era[product->era].value + product->profit),
    .points = quality - product->quality,
    .longevity = by_era[product->era].longevity + product->longevity,
    .loyalty = by_era[product->era].loyalty + product->loyalty,
  };
}

char *
ts_chip_shop_tell_piles (int piles, int value)
{
  /* Translators: what a release will pay; after it, the number of piles and the money on each */
  return g_strdup_printf (ngettext ("%d pile of %d money", "%d piles of %d money", piles), piles, value);
}

static int
count (const ChipShop *state, int seat, int status, gboolean accessory)
{
  int n = 0;

  for (int i = 0; i < state->n_products; i++) {
    const ChipProduct *product = &state->products[i];

    n += product->seat == seat && product->status == status &&
         ts_chip_shop_is_accessory (product) == accessory;
  }
  return n;
}

int
ts_chip_shop_left_to_update (const ChipShop *state, int seat)
{
  int products = state->may_release[seat] ? count (state, seat, CHIP_IN_PRODUCTION, FALSE) : 0;
  int accessories =
      count (state, seat, CHIP_RELEASED, FALSE) > 0 ? count (state, seat, CHIP_IN_PRODUCTION, TRUE) : 0;

  return products + accessories;
}

/* Only cards that are known are looked at. */
static gboolean
fits (const ChipProduct *accessory, const ChipProduct *product)
{
  int type;

  if (accessory->card < 0 || product->card < 0)
    return TRUE;
  type = ts_chip_shop_cards[accessory->card].type;
  return type == CHIP_ANY || ts_chip_shop_is_of_type (product, type);
}

/* The product of that id, in production at the turn's seat; NULL if it is not there. `accessory`: which of
 * the two it has to be. */
static ChipProduct *
in_production (ChipShop *state, gint64 id, gboolean accessory)
{
  ChipProduct *product = id >= 1 && id <= state->n_products ? &state->products[id - 1] : NULL;

  return product != NULL && product->seat == state->base.turn && product->status == CHIP_IN_PRODUCTION &&
                 ts_chip_shop_is_accessory (product) == accessory
             ? product
             : NULL;
}

/* --- releasing --- */

static const char *const amounts[] = { "rd", "marketing", "quality" }; /* by counter, from CHIP_RD on */

static gboolean
spend (TsStep *step, const ChipProduct *product, GError **error)
{
  int seat = step->entry->who;

  for (int resource = CHIP_RD; resource <= CHIP_QUALITY; resource++) {
    int amount = ts_entry_int (step->entry, amounts[resource - CHIP_RD]);
    int least = ts_chip_shop_release_least (product, resource);

    if (amount < least)
      /* Translators: the name of a product; how much it takes at least; a resource */
      return ts_refuse (error, TS_ERROR_ILLEGAL, _ ("%s takes at least %d of this: %s."),
                        ts_chip_shop_product_name (step->next, product), least,
                        _ (step->view.game->counters[resource].label));
    if (!ts_chip_shop_has (step, seat, resource, amount, error))
      return FALSE;
    ts_post (step, seat, resource, -amount, "release");
  }
  return TRUE;
}

static gboolean
check_split (const TsEntry *entry, int points, GError **error)
{
  gint64 longevity = ts_entry_value (entry, "to_longevity")->numbers[0];
  gint64 loyalty = ts_entry_value (entry, "to_loyalty")->numbers[0];

  if (longevity >= 0 && loyalty >= 0 && longevity <= points && loyalty == points - longevity)
    return TRUE;
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    ngettext ("There is %d point to split between Longevity and Loyalty.",
                              "There are %d points to split between Longevity and Loyalty.", points),
                    points);
}

static gboolean
refuse_product (GError **error)
{
  return ts_refuse (error, TS_ERROR_ILLEGAL,
                    _ ("That is not in your own production; choose something that is."));
}

gboolean
ts_chip_shop_release (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  const TsEntry *entry = step->entry;
  int seat = entry->who;
  ChipProduct *product = in_production (next, ts_entry_value (entry, "product")->numbers[0], FALSE);
  ChipRelease brings;

  if (!next->may_release[seat])
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("Releasing takes a staff token on “release” in the actions of the same year."));
  if (product == NULL)
    return refuse_product (error);
  brings = ts_chip_shop_release_brings (next, product, ts_entry_int (entry, "marketing"),
                                        ts_entry_int (entry, "quality"));
  if (!spend (step, product, error) || !check_split (entry, brings.points, error))
    return FALSE;
  product->value = brings.value;
  ts_chip_shop_lay_piles (next, product, brings.piles);
  product->status = CHIP_RELEASED;
  product->since = (guint16) ++next->n_since;
  ts_post (step, seat, CHIP_LONGEVITY, ts_entry_int (entry, "to_longevity"), "quality");
  ts_post (step, seat, CHIP_LOYALTY, ts_entry_int (entry, "to_loyalty"), "quality");
  ts_post (step, seat, CHIP_LONGEVITY, brings.longevity, "release");
  ts_post (step, seat, CHIP_LOYALTY, brings.loyalty, "release");
  ts_post (step, seat, CHIP_COMPLETED, 1, "release");
  return TRUE;
}

/* As little as it takes or all there is of Marketing and Quality, all points to one track, or half of them:
 * of each bit of `form` one. */
static void
say_release (const ChipShop *state, int id, int form, TsEntry *entry)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  int all[] = { 1, 0, 0 };
  int points;

  for (int resource = CHIP_MARKETING; resource <= CHIP_QUALITY; resource++) {
    int least = ts_chip_shop_release_least (product, resource);
    int has = state->base.counters[state->base.turn][resource];

    all[resource - CHIP_RD] = (form & (1 << (resource - CHIP_MARKETING))) ? MAX (least, has) : least;
  }
  points = all[CHIP_QUALITY - CHIP_RD] - product->quality;
  ts_entry_set_int (entry, "product", id);
  for (guint i = 0; i < G_N_ELEMENTS (amounts); i++)
    ts_entry_set_int (entry, amounts[i], all[i]);
  ts_entry_set_int (entry, "to_longevity", form & 4 ? points : form & 8 ? points / 2 : 0);
  ts_entry_set_int (entry, "to_loyalty", form & 4 ? 0 : form & 8 ? points - points / 2 : points);
}

/* Whether it is in production at the turn's seat, which has the least that a release takes. */
static gboolean
can_be_released (const ChipShop *state, const ChipProduct *product)
{
  const int *has = state->base.counters[state->base.turn];
  gboolean enough = TRUE;

  for (int resource = CHIP_RD; resource <= CHIP_QUALITY; resource++)
    enough = enough && has[resource] >= ts_chip_shop_release_least (product, resource);
  return enough && product->seat == state->base.turn && product->status == CHIP_IN_PRODUCTION &&
         !ts_chip_shop_is_accessory (product);
}

int
ts_chip_shop_release_forms (const TsView *view, int i, TsEntry *entry)
{
  enum {
    N_FORMS = 12
  };
  const ChipShop *state = view->state;
  int n = 0;

  for (int id = 1; id <= state->n_products && state->may_release[state->base.turn]; id++) {
    if (!can_be_released (state, ts_chip_shop_product (state, id)))
      continue;
    if (entry != NULL && i >= n && i < n + N_FORMS)
      say_release (state, id, i - n, entry);
    n += N_FORMS;
  }
  return n;
}

/* --- attaching --- */

static gboolean
pay_accessory (TsStep *step, const ChipCard *facts, GError **error)
{
  int seat = step->entry->who;

  if (!ts_chip_shop_has (step, seat, CHIP_QUALITY, facts->quality, error))
    return FALSE;
  ts_post (step, seat, CHIP_QUALITY, -facts->quality, "accessory");
  ts_post (step, seat, CHIP_LONGEVITY, facts->longevity, "accessory");
  ts_post (step, seat, CHIP_LOYALTY, facts->loyalty, "accessory");
  return TRUE;
}

gboolean
ts_chip_shop_attach (TsStep *step, GError **error)
{
  ChipShop *next = step->next;
  int seat = step->entry->who;
  ChipProduct *accessory = in_production (next, ts_entry_value (step->entry, "accessory")->numbers[0], TRUE);
  ChipProduct *product;

  if (accessory == NULL)
    return refuse_product (error);
  product = ts_chip_shop_own_released (step, "product", error);
  if (product == NULL)
    return FALSE;
  if (!fits (accessory, product))
    /* Translators: the names of an accessory and of a product */
    return ts_refuse (error, TS_ERROR_ILLEGAL,
                      _ ("%s does not fit %s; computers and consoles take their own."),
                      ts_chip_shop_product_name (next, accessory), ts_chip_shop_product_name (next, product));
  if (accessory->card >= 0) {
    const ChipCard *facts = &ts_chip_shop_cards[accessory->card];

    if (!pay_accessory (step, facts, error))
      return FALSE;
    ts_chip_shop_lay_piles (next, product, facts->piles);
  }
  accessory->status = CHIP_RELEASED;
  accessory->host = (guint16) (product - next->products + 1);
  accessory->since = (guint16) ++next->n_since;
  ts_post (step, seat, CHIP_COMPLETED, 1, "accessory");
  return TRUE;
}

/* Every accessory in production to every released product that it fits. */
int
ts_chip_shop_attach_forms (const TsView *view, int i, TsEntry *entry)
{
  const ChipShop *state = view->state;
  int n = 0;

  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *accessory = ts_chip_shop_product (state, id);

    if (accessory->seat != state->base.turn || accessory->status != CHIP_IN_PRODUCTION ||
        !ts_chip_shop_is_accessory (accessory))
      continue;
    for (int to = 1; to <= state->n_products; to++) {
      if (!ts_chip_shop_is_own_released (state, to) || !fits (accessory, ts_chip_shop_product (state, to)))
        continue;
      if (entry != NULL && n == i) {
        ts_entry_set_int (entry, "accessory", id);
        ts_entry_set_int (entry, "product", to);
      }
      n++;
    }
  }
  return n;
}
