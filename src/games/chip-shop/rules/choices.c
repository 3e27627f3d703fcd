#include "choices.h"

#include "config.h"
#include "referee/entry.h"
#include "referee/number.h"

#include "referee/language.h"
#include <string.h>

static const char *const stream_details[CHIP_N_STREAMS] = {
  [CHIP_BANKRUPTCY] = N_ ("Begin again as a new company"),
  [CHIP_FIRE] = N_ ("Lose this Loyalty, and the salary ends"),
  [CHIP_NEW_VERSION] = N_ ("1 more pile; 1 Loyalty and 1 Longevity less"),
  [CHIP_PRICE_CUT] = N_ ("Irrelevant one year later"),
  [CHIP_GOING_PUBLIC] = N_ ("1 money for each Longevity; 3 Loyalty less, and 2 staff tokens a year"),
  [CHIP_CLONE] = N_ ("Its next pile from the bank; it becomes irrelevant"),
  [CHIP_LOAN] = N_ ("Twice your Longevity, to be paid back at the end"),
  [CHIP_VENTURE_CAPITAL] = N_ ("Pay 1 for each year left; then 1 money for each Loyalty, and 2 Loyalty"),
};

/* --- what the entry names --- */

static gboolean
is_of (const TsEntry *entry, const char *verb)
{
  return strcmp (entry->verb->id, verb) == 0;
}

/* Whom it fires or hires; NULL: it names nobody. */
static const ChipPerson *
person_of (const ChipShop *state, const TsEntry *entry)
{
  const char *id = ts_entry_has (entry, "personality") ? ts_entry_value (entry, "personality")->text : NULL;

  for (int i = 0; id != NULL && i < state->n_people; i++)
    if (strcmp (ts_chip_shop_person_id (state, &state->people[i]), id) == 0)
      return &state->people[i];
  return NULL;
}

static int
product_of (const TsEntry *entry)
{
  return ts_entry_has (entry, "product") ? ts_entry_int (entry, "product") : 0;
}

char *
ts_chip_shop_product_label (const ChipShop *state, int id, gboolean covered)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);

  if (covered && product->status == CHIP_IN_PRODUCTION)
    /* Translators: something that is in a factory, whose name the others shall not see: its number */
    return g_strdup_printf (_ ("no. %d in the factory"), id);
  return g_strdup (ts_chip_shop_product_name (state, product));
}

/* --- what it is called --- */

static char *
stream_label (const ChipShop *state, const TsEntry *entry, gboolean covered)
{
  int stream = ts_entry_int (entry, "stream"), id = product_of (entry);
  g_autofree char *what = id > 0 ? ts_chip_shop_product_label (state, id, covered) : NULL;

  switch (stream) {
  case CHIP_FIRE:
    /* Translators: an income stream; %s is a person who works in the company */
    return g_strdup_printf (_ ("Fire %s"), ts_chip_shop_person_name (state, person_of (state, entry)));
  case CHIP_NEW_VERSION:
    /* Translators: an income stream; %s is a product */
    return g_strdup_printf (_ ("New version of %s"), what);
  case CHIP_PRICE_CUT:
    /* Translators: an income stream; %s is a product */
    return g_strdup_printf (_ ("Price cut for %s"), what);
  case CHIP_CLONE:
    /* Translators: an income stream; %s is another player's product */
    return g_strdup_printf (_ ("Clone %s"), what);
  default:
    return g_strdup (_ (ts_chip_shop_streams[stream].label));
  }
}

static char *
accessory_label (const ChipShop *state, const TsEntry *entry, gboolean covered)
{
  int id = ts_entry_int (entry, "accessory");
  const char *product =
      ts_chip_shop_product_name (state, ts_chip_shop_product (state, ts_entry_int (entry, "product")));

  if (!covered)
    return g_strdup_printf ("%s → %s", ts_chip_shop_product_name (state, ts_chip_shop_product (state, id)),
                            product);
  /* Translators: a button: an accessory, which stays secret, is put on a product; its number, the product's
   * name */
  return g_strdup_printf (_ ("Attach no. %d to %s"), id, product);
}

char *
ts_chip_shop_choice_label (const TsView *view, const TsEntry *entry, gboolean covered)
{
  const ChipShop *state = view->state;

  if (is_of (entry, "income"))
    return stream_label (state, entry, covered);
  if (is_of (entry, "attach"))
    return accessory_label (state, entry, covered);
  return g_strdup (ts_chip_shop_person_name (state, person_of (state, entry)));
}

/* --- what it brings --- */

static char *
tell_person (const ChipPerson *person)
{
  g_autofree char *loyalty = ts_number_tell (person->loyalty);

  return g_strdup_printf (_ ("Loyalty %s, salary %d"), loyalty, person->salary);
}

/* In words; NULL: nothing that can be counted. */
static char *
tell_brings (const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  int stream = ts_entry_int (entry, "stream"), id = product_of (entry);
  g_autofree char *number = ts_number_tell_change (ts_chip_shop_stream_pays (view, stream, id));

  if (stream == CHIP_FIRE)
    return tell_person (person_of (state, entry));
  if (stream == CHIP_NEW_VERSION)
    return ts_chip_shop_tell_piles (1, ts_chip_shop_product (state, id)->value);
  if (stream == CHIP_GOING_PUBLIC || stream == CHIP_CLONE || stream == CHIP_LOAN ||
      stream == CHIP_VENTURE_CAPITAL)
    /* Translators: what an income stream changes at once: an amount of money with its sign */
    return g_strdup_printf (_ ("Money now: %s"), number);
  return NULL;
}

char *
ts_chip_shop_choice_detail (const TsView *view, const TsEntry *entry)
{
  if (is_of (entry, "income")) {
    g_autofree char *brings = tell_brings (view, entry);

    return g_strconcat (brings != NULL ? brings : "", brings != NULL ? "\n" : "",
                        _ (stream_details[ts_entry_int (entry, "stream")]), NULL);
  }
  return is_of (entry, "hire") ? tell_person (person_of (view->state, entry)) : NULL;
}

/* By how much less is missing then to pay what is due. */
static int
stream_relieves (const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  int stream = ts_entry_int (entry, "stream");
  const ChipPerson *person = person_of (state, entry);

  if (stream == CHIP_FIRE)
    return state->wages[state->base.turn] && person != NULL ? person->salary : 0;
  return ts_chip_shop_stream_pays (view, stream, product_of (entry));
}

static gboolean
stream_helps (const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  int stream = ts_entry_int (entry, "stream"), id = product_of (entry);

  if (state->due)
    return stream_relieves (view, entry) > 0;
  if (stream == CHIP_NEW_VERSION || stream == CHIP_CLONE)
    return ts_chip_shop_product (state, id)->value > 0;
  return TRUE;
}

gboolean
ts_chip_shop_choice_helps (const TsView *view, const TsEntry *entry)
{
  return !is_of (entry, "income") || stream_helps (view, entry);
}
