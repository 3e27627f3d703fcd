#include "tell.h"

#include "cards.h"
#include "config.h"

#include "referee/language.h"
#include <string.h>

static const char *
actor (const TsView *view, const TsEntry *entry)
{
  return ts_view_name (view, entry->who);
}

/* The name of the product that an argument gives; the entry was accepted, so it is there. */
static const char *
product_name (const TsView *view, const TsEntry *entry, const char *arg)
{
  const ChipShop *state = view->state;

  return ts_chip_shop_product_name (state, ts_chip_shop_product (state, ts_entry_int (entry, arg)));
}

/* The name of whom the entry gives by a card's id or a typed name. */
static const char *
named_person (const ChipShop *state, const char *id)
{
  for (int i = 0; i < state->n_people; i++)
    if (strcmp (ts_chip_shop_person_id (state, &state->people[i]), id) == 0)
      return ts_chip_shop_person_name (state, &state->people[i]);
  g_assert_not_reached ();
}

/* --- phases --- */

char *
ts_chip_shop_tell_next (const TsView *view, const TsEntry *entry)
{
  const TsState *state = ts_view_state (view);

  if (state->phase == CHIP_START_OF_YEAR)
    /* Translators: a line of the history; the number of a year */
    return g_strdup_printf (_ ("Year %d has begun."), state->round);
  if (state->turn == TS_NOBODY)
    return g_strdup (_ ("All staff tokens are placed."));
  switch (state->phase) {
  case CHIP_PLACE_STAFF:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s has placed enough staff."), actor (view, entry));
  case CHIP_EVENTS:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s is done with events."), actor (view, entry));
  case CHIP_ACTIONS:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s is done with actions."), actor (view, entry));
  case CHIP_UPDATE:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s is done with releases."), actor (view, entry));
  default:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s closes the year."), actor (view, entry));
  }
}

/* --- events --- */

/* Gives `sentence` away. */
static char *
add_sentence (char *sentence, char *more)
{
  g_autofree char *first = sentence;
  g_autofree char *second = more;

  if (second == NULL)
    return g_steal_pointer (&first);
  /* Translators: two sentences, one after the other */
  return g_strdup_printf (_ ("%s %s"), first, second);
}

static guint
passed_over (const TsView *view, const TsEntry *entry)
{
  return ts_chip_shop_event_passes (view->state, ts_entry_int (entry, "card"), entry->who);
}

/* NULL: nobody is passed over. */
static char *
tell_passed (const TsView *view, const TsEntry *entry)
{
  guint seats = passed_over (view, entry);
  g_autofree char *names = seats != 0 ? ts_view_list_names (view, seats) : NULL;

  /* Translators: who would have been hit by an event, which costs something; %s is a list of players' names
   */
  return names != NULL ? g_strdup_printf (_ ("Cannot pay: %s."), names) : NULL;
}

/* NULL: who draws it, as is plain. */
static char *
tell_hit (const TsView *view, const TsEntry *entry)
{
  int seat = ts_chip_shop_event_hits (view->state, ts_entry_int (entry, "card"), entry->who);

  if (seat == TS_NOBODY)
    return g_strdup (_ ("It hits nobody, and nothing happens."));
  if (seat == CHIP_EVERYBODY || (seat == entry->who && passed_over (view, entry) == 0))
    return NULL;
  /* Translators: an event; %s is a player's name */
  return g_strdup_printf (_ ("It hits %s."), ts_view_name (view, seat));
}

/* What is left to do of it, if it hits somebody; or NULL. */
static char *
tell_rest (const TsView *view, const TsEntry *entry)
{
  int event = ts_entry_int (entry, "card");

  if (ts_chip_shop_event_hits (view->state, event, entry->who) == TS_NOBODY)
    return NULL;
  if (ts_chip_shop_events[event].draws > 0)
    return g_strdup (_ ("One more event is drawn."));
  return ts_chip_shop_events[event].by_hand ? ts_chip_shop_tell_by_hand (event) : NULL;
}

/* What comes of an event: who cannot pay, whom it hits where that is not who draws it, and what is done by
 * hand. Gives `drawn` away. */
static char *
add_outcome (const TsView *view, const TsEntry *entry, char *drawn)
{
  return add_sentence (add_sentence (add_sentence (drawn, tell_passed (view, entry)), tell_hit (view, entry)),
                       tell_rest (view, entry));
}

char *
ts_chip_shop_tell_event (const TsView *view, const TsEntry *entry)
{
  const char *name = ts_chip_shop_events[ts_entry_int (entry, "card")].name;

  if (ts_entry_int (entry, "keep"))
    /* Translators: a line of the history: a player's name, the name of an event card */
    return g_strdup_printf (_ ("%s draws “%s” and keeps it."), actor (view, entry), name);
  /* Translators: a line of the history: a player's name, the name of an event card */
  return add_outcome (view, entry, g_strdup_printf (_ ("%s draws “%s”."), actor (view, entry), name));
}

char *
ts_chip_shop_tell_play (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the name of an event card */
  return add_outcome (view, entry,
                      g_strdup_printf (_ ("%s plays “%s”."), actor (view, entry),
                                       ts_chip_shop_events[ts_entry_int (entry, "card")].name));
}

/* --- actions --- */

/* By kind and level, without business; the legal expert stands for both. */
static const char *const specialist_sentences[][2] = {
  /* Translators: lines of the history; %s is a player's name */
  [CHIP_ENGINEERING] = { N_ ("%s pays an engineering expert for 2 R&D."),
                         N_ ("%s pays an engineering genius for 4 R&D.") },
  [CHIP_PRODUCT] = { N_ ("%s pays a product expert for 2 Quality."),
                     N_ ("%s pays a product genius for 4 Quality.") },
  [CHIP_MARKETER] = { N_ ("%s pays a marketing expert for 2 Marketing."),
                      N_ ("%s pays a marketing genius for 4 Marketing and 1 Loyalty.") },
  [CHIP_LEGAL] = { N_ ("%s pays a legal expert for a block."), N_ ("%s pays a legal expert for a block.") },
};

char *
ts_chip_shop_tell_specialist (const TsView *view, const TsEntry *entry)
{
  int kind = ts_entry_int (entry, "kind");
  gboolean genius = ts_entry_int (entry, "level") == CHIP_GENIUS;

  if (kind != CHIP_BUSINESS)
    return g_strdup_printf (_ (specialist_sentences[kind][genius]), actor (view, entry));
  if (genius)
    /* Translators: a line of the history: a player's name, the name of a product */
    return g_strdup_printf (_ ("%s pays a business genius: 2 more piles on %s."), actor (view, entry),
                            product_name (view, entry, "product"));
  /* Translators: a line of the history: a player's name, the name of a product */
  return g_strdup_printf (_ ("%s pays a business expert: 1 more pile on %s."), actor (view, entry),
                          product_name (view, entry, "product"));
}

char *
ts_chip_shop_tell_hire (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the name of a personality */
  return g_strdup_printf (_ ("%s hires %s."), actor (view, entry),
                          named_person (view->state, ts_entry_value (entry, "personality")->text));
}

/* --- income streams --- */

static char *
tell_with_product (const TsView *view, const TsEntry *entry, const char *sentence)
{
  return g_strdup_printf (sentence, actor (view, entry), product_name (view, entry, "product"));
}

char *
ts_chip_shop_tell_income (const TsView *view, const TsEntry *entry)
{
  switch (ts_entry_int (entry, "stream")) {
  case CHIP_BANKRUPTCY:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s goes bankrupt and begins anew."), actor (view, entry));
  case CHIP_FIRE:
    /* Translators: a line of the history: a player's name, the name of a personality */
    return g_strdup_printf (_ ("%s fires %s."), actor (view, entry),
                            named_person (view->state, ts_entry_value (entry, "personality")->text));
  case CHIP_NEW_VERSION:
    /* Translators: a line of the history: a player's name, the name of a product */
    return tell_with_product (view, entry, _ ("%s brings out a new version of %s."));
  case CHIP_PRICE_CUT:
    if (ts_chip_shop_product (view->state, ts_entry_int (entry, "product"))->status == CHIP_IN_PRODUCTION)
      /* Translators: a line of the history; %s is a player's name */
      return g_strdup_printf (_ ("%s cuts the price of a product in the factory."), actor (view, entry));
    /* Translators: a line of the history: a player's name, the name of a product */
    return tell_with_product (view, entry, _ ("%s cuts the price of %s."));
  case CHIP_GOING_PUBLIC:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s goes public."), actor (view, entry));
  case CHIP_CLONE:
    /* Translators: a line of the history: a player's name, the name of a product */
    return tell_with_product (view, entry, _ ("%s clones %s."));
  case CHIP_LOAN:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s takes a loan."), actor (view, entry));
  default:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s takes venture capital."), actor (view, entry));
  }
}

/* --- the update --- */

char *
ts_chip_shop_tell_attach (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the names of an accessory and of a product */
  return g_strdup_printf (_ ("%s attaches %s to %s."), actor (view, entry),
                          product_name (view, entry, "accessory"), product_name (view, entry, "product"));
}

char *
ts_chip_shop_tell_release (const TsView *view, const TsEntry *entry)
{
  const ChipShop *state = view->state;
  const ChipProduct *product = ts_chip_shop_product (state, ts_entry_int (entry, "product"));
  ChipRelease brings = ts_chip_shop_release_brings (state, product, ts_entry_int (entry, "marketing"),
                                                    ts_entry_int (entry, "quality"));

  /* Translators: a line of the history: a player's name, the name of a product, how many piles, the money on
   * each */
  return g_strdup_printf (ngettext ("%s releases %s: %d pile of %d money.",
                                    "%s releases %s: %d piles of %d money.", brings.piles),
                          actor (view, entry), ts_chip_shop_product_name (state, product), brings.piles,
                          brings.value);
}

/* --- the end of the year --- */

char *
ts_chip_shop_tell_settle (const TsView *view, const TsEntry *entry)
{
  ChipBill bill = ts_chip_shop_bill (view->state, entry->who);
  gboolean pays = ts_view_state (view)->counters[entry->who][CHIP_MONEY] > bill.total;

  if (bill.total == 0 && pays)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s settles the year: nothing is to be paid."), actor (view, entry));
  if (bill.total == 0)
    /* Translators: %s is a player's name */
    return g_strdup_printf (_ ("%s settles the year: nothing to pay, but 1 money must stay."),
                            actor (view, entry));
  if (!pays)
    /* Translators: a line of the history: a player's name, an amount of money */
    return g_strdup_printf (
        ngettext ("%s cannot pay the bill of %d money.", "%s cannot pay the bill of %d money.", bill.total),
        actor (view, entry), bill.total);
  /* Translators: a line of the history: a player's name, an amount of money */
  return g_strdup_printf (ngettext ("%s settles the year and pays %d money.",
                                    "%s settles the year and pays %d money.", bill.total),
                          actor (view, entry), bill.total);
}
