#include "streams.h"

#include "config.h"
#include "parts.h"
#include "widgets/number.h"

#include <glib/gi18n-lib.h>

/* --- what they are called --- */

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

/* `what` is a product or a person, where the stream needs one. */
static char *
stream_label (int stream, const char *what)
{
  switch (stream) {
  case CHIP_FIRE:
    /* Translators: an income stream; %s is a person who works in the company */
    return g_strdup_printf (_ ("Fire %s"), what);
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

/* --- what they bring --- */

/* What it brings now, in words; NULL: nothing that can be counted. */
static char *
tell_brings (const TsView *view, int stream, int id)
{
  const ChipShop *state = view->state;
  g_autofree char *number = ts_number_tell_change (ts_chip_shop_stream_pays (view, stream, id));

  if (stream == CHIP_NEW_VERSION)
    return ts_chip_shop_tell_piles (1, ts_chip_shop_product (state, id)->value);
  if (stream == CHIP_GOING_PUBLIC || stream == CHIP_CLONE || stream == CHIP_LOAN ||
      stream == CHIP_VENTURE_CAPITAL)
    /* Translators: what an income stream changes at once: an amount of money with its sign */
    return g_strdup_printf (_ ("Money now: %s"), number);
  return NULL;
}

/* Whether it is an answer at all: what is due is paid with money only, or ends with a salary. */
static gboolean
brings_anything (const TsView *view, int stream, int id)
{
  const ChipShop *state = view->state;

  if (state->due)
    return ts_chip_shop_stream_pays (view, stream, id) > 0;
  if (stream == CHIP_NEW_VERSION || stream == CHIP_CLONE)
    return ts_chip_shop_product (state, id)->value > 0;
  return TRUE;
}

static void
offer (TsChoices *choices, int stream, const char *what, const char *brings, JsonObject *entry)
{
  g_autofree char *label = stream_label (stream, what);
  g_autofree char *detail =
      brings != NULL ? g_strdup_printf ("%s\n%s", brings, _ (stream_details[stream])) : NULL;

  ts_choices_add (choices, label, detail != NULL ? detail : _ (stream_details[stream]),
                  ts_chip_shop_mark_new ("chip-shop-streams"), entry, FALSE);
}

static void
offer_with_product (TsChoices *choices, const TsView *view, int stream)
{
  const ChipShop *state = view->state;

  for (int id = 1; id <= state->n_products; id++) {
    g_autofree char *label = ts_chip_shop_product_label (state, id);
    g_autofree char *brings = tell_brings (view, stream, id);

    if (brings_anything (view, stream, id))
      offer (choices, stream, label, brings,
             ts_entry_build (&ts_chip_shop, "income", TS_NOBODY, "stream", stream, "product", id, NULL));
  }
}

/* Who is fired costs no salary any more, this year's included. */
static void
offer_fire (TsChoices *choices, const ChipShop *state)
{
  int seat = state->base.turn;
  const ChipGroup *held = &state->held[seat];

  for (int i = 0; i < held->n; i++) {
    const ChipPerson *person = &state->people[held->who[i]];
    g_autofree char *salary = g_strdup_printf (_ ("Salary %d"), person->salary);

    if (!state->due || (state->wages[seat] && person->salary > 0))
      offer (choices, CHIP_FIRE, ts_chip_shop_person_name (state, person), state->wages[seat] ? salary : NULL,
             ts_entry_build (&ts_chip_shop, "income", TS_NOBODY, "stream", CHIP_FIRE, "personality",
                             ts_chip_shop_person_id (state, person), NULL));
  }
}

static void
offer_plain (TsChoices *choices, const TsView *view, int stream)
{
  g_autofree char *brings = tell_brings (view, stream, 0);

  if (brings_anything (view, stream, 0))
    offer (choices, stream, NULL, brings,
           ts_entry_build (&ts_chip_shop, "income", TS_NOBODY, "stream", stream, NULL));
}

void
ts_chip_shop_streams_offer (TsChoices *choices, const TsView *view)
{
  for (int stream = 0; stream < CHIP_N_STREAMS; stream++)
    if (stream == CHIP_FIRE)
      offer_fire (choices, view->state);
    else if (stream == CHIP_NEW_VERSION || stream == CHIP_PRICE_CUT || stream == CHIP_CLONE)
      offer_with_product (choices, view, stream);
    else
      offer_plain (choices, view, stream);
}
