#include "tell.h"

#include "config.h"
#include "refuse.h"
#include "weather.h"

#include <glib/gi18n-lib.h>

static const char *
actor (const TsView *view, const TsEntry *entry)
{
  return ts_view_name (view, (int) entry->who);
}

static const char *
continent_label (int continent)
{
  return _ (ts_competitors_continents[continent].label);
}

/* --- the beginning and the weather --- */

char *
ts_competitors_tell_roll_off (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, a face of a die */
  return g_strdup_printf (_ ("%s rolls %d for the first turn."), actor (view, entry),
                          ts_entry_int (entry, "dice"));
}

char *
ts_competitors_tell_found (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, a State's name */
  return g_strdup_printf (_ ("%s founds the Headquarters in %s."), actor (view, entry),
                          ts_entry_value (entry, "state")->text);
}

char *
ts_competitors_tell_roll_weather (const TsView *view, const TsEntry *entry)
{
  const TsValue *dice = ts_entry_value (entry, "dice");
  int continent = ts_competitors_continent_of (view, (int) dice->numbers[0]);

  /* Translators: a line of the history: a player's name; a continent and the face of a die, which are a cell
   * of a table */
  return g_strdup_printf (_ ("%s rolls for the danger: %s / %d."), actor (view, entry),
                          continent_label (continent), (int) dice->numbers[1]);
}

char *
ts_competitors_tell_save (const TsView *view, const TsEntry *entry)
{
  int number =
      ts_entry_has (entry, "number") ? ts_entry_int (entry, "number") : ts_competitors_save_number (view);
  int face = ts_entry_int (entry, "dice");

  if (face < number)
    /* Translators: a line of the history: a player's name, a face of a die */
    return g_strdup_printf (_ ("%s rolls %d against the danger and is saved."), actor (view, entry), face);
  /* Translators: a line of the history: a player's name, a face of a die */
  return g_strdup_printf (_ ("%s rolls %d against the danger: back to the nearest Headquarters or Branch."),
                          actor (view, entry), face);
}

/* --- cards and Contracts --- */

char *
ts_competitors_tell_draw (const TsView *view, const TsEntry *entry)
{
  if (ts_entry_int (entry, "card") == 0)
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s draws a Territory card."), actor (view, entry));
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("%s draws a Contract card."), actor (view, entry));
}

char *
ts_competitors_tell_sign (const TsView *view, const TsEntry *entry)
{
  const Competitors *state = view->state;

  /* Translators: a line of the history: a player's name, the number of a Contract, two continents */
  return g_strdup_printf (_ ("%s signs Contract %d, from %s to %s."), actor (view, entry),
                          state->n_contracts + 1, continent_label (ts_entry_int (entry, "from")),
                          continent_label (ts_entry_int (entry, "to")));
}

char *
ts_competitors_tell_deliver (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the number of a Contract */
  return g_strdup_printf (_ ("%s sets out with the goods of Contract %d."), actor (view, entry),
                          ts_entry_int (entry, "contract"));
}

char *
ts_competitors_tell_arrive (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the number of a Contract */
  return g_strdup_printf (_ ("%s delivers the goods of Contract %d."), actor (view, entry),
                          ts_competitors_delivery_id (view->state));
}

char *
ts_competitors_tell_fail (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: a player's name, the number of a Contract */
  return g_strdup_printf (_ ("%s fails with Contract %d."), actor (view, entry),
                          ts_competitors_delivery_id (view->state));
}

/* --- movement --- */

char *
ts_competitors_tell_move (const TsView *view, const TsEntry *entry)
{
  switch (ts_entry_int (entry, "vehicle")) {
  case COMPETITORS_TRUCK:
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s drives a Truck."), actor (view, entry));
  case COMPETITORS_SHIP:
    /* Translators: a line of the history: a player's name, how far a Ship goes */
    return g_strdup_printf (ngettext ("%s sails a Ship over %d hex.", "%s sails a Ship over %d hexes.",
                                      (gulong) ts_entry_int (entry, "hexes")),
                            actor (view, entry), ts_entry_int (entry, "hexes"));
  default:
    /* Translators: a line of the history: a player's name, the colour of a notch on the ruler */
    return g_strdup_printf (_ ("%s flies an Aircraft, as far as %s."), actor (view, entry),
                            _ (ts_competitors_distances[ts_entry_int (entry, "distance")].label));
  }
}

char *
ts_competitors_tell_carry (const TsView *view, const TsEntry *entry)
{
  gboolean ship = ts_entry_int (entry, "by") == 0;

  if (ts_entry_has (entry, "owner")) {
    const char *owner = ts_view_name (view, ts_entry_int (entry, "owner"));

    if (ship)
      /* Translators: a line of the history: the names of two players */
      return g_strdup_printf (_ ("%s has a Truck carried by a Ship of %s."), actor (view, entry), owner);
    /* Translators: a line of the history: the names of two players */
    return g_strdup_printf (_ ("%s has a Truck carried by an Aircraft of %s."), actor (view, entry), owner);
  }
  if (ship)
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s has a Truck carried by Ship."), actor (view, entry));
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("%s has a Truck carried by Aircraft."), actor (view, entry));
}

char *
ts_competitors_tell_free (const TsView *view, const TsEntry *entry)
{
  if (ts_entry_int (entry, "vehicle") == COMPETITORS_TRUCK)
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s buys a point and frees the Truck from the channel."), actor (view, entry));
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("%s buys a point and frees the Ship from the channel."), actor (view, entry));
}

/* --- what a movement calls for --- */

char *
ts_competitors_tell_customs (const TsView *view, const TsEntry *entry)
{
  /* Translators: lines of the history; %s is a player's name */
  static const char *const passes[] = { N_ ("%s reads a green Customs card."),
                                        N_ ("%s reads a yellow Customs card."),
                                        N_ ("%s reads a red Customs card.") };
  static const char *const stops[] = { NULL, N_ ("%s reads a yellow Customs card that ends the round."),
                                       N_ ("%s reads a red Customs card that ends the round.") };
  int colour = ts_entry_int (entry, "colour");

  return g_strdup_printf (_ (ts_entry_int (entry, "stops") ? stops[colour] : passes[colour]),
                          actor (view, entry));
}

char *
ts_competitors_tell_roll_event (const TsView *view, const TsEntry *entry)
{
  const Competitors *state = view->state;

  /* Translators: a line of the history: a player's name; a continent and the face of a die, which are a cell
   * of a table */
  return g_strdup_printf (_ ("%s rolls for an event: %s / %d."), actor (view, entry),
                          continent_label (state->due_event - 1), ts_entry_int (entry, "dice"));
}

char *
ts_competitors_tell_settle (const TsView *view, const TsEntry *entry)
{
  if (ts_entry_int (entry, "stops"))
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("The event ends the round of %s."), actor (view, entry));
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("%s settles the event."), actor (view, entry));
}

/* --- the market --- */

char *
ts_competitors_tell_buy (const TsView *view, const TsEntry *entry)
{
  /* Translators: lines of the history; %s is a player's name */
  static const char *const vehicles[] = { N_ ("%s buys a Truck."), N_ ("%s buys a Ship."),
                                          N_ ("%s buys an Aircraft.") };
  int what = ts_entry_int (entry, "what");

  if (what != COMPETITORS_BRANCH)
    return g_strdup_printf (_ (vehicles[what]), actor (view, entry));
  /* Translators: a line of the history: a player's name, a State's name */
  return g_strdup_printf (_ ("%s buys a Branch in %s."), actor (view, entry),
                          ts_entry_value (entry, "state")->text);
}

char *
ts_competitors_tell_sell (const TsView *view, const TsEntry *entry)
{
  /* Translators: lines of the history; %s is a player's name */
  static const char *const vehicles[] = { N_ ("%s sells a Truck."), N_ ("%s sells a Ship."),
                                          N_ ("%s sells an Aircraft.") };
  int what = ts_entry_int (entry, "what");

  if (what != COMPETITORS_BRANCH)
    return g_strdup_printf (_ (vehicles[what]), actor (view, entry));
  /* Translators: a line of the history: a player's name, a State's name */
  return g_strdup_printf (_ ("%s sells the Branch in %s."), actor (view, entry),
                          ts_entry_value (entry, "state")->text);
}

/* --- dealings --- */

char *
ts_competitors_tell_trade (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history: the names of two players */
  return g_strdup_printf (_ ("%s trades with %s."), actor (view, entry),
                          ts_view_name (view, ts_entry_int (entry, "with")));
}

char *
ts_competitors_tell_pay (const TsView *view, const TsEntry *entry)
{
  g_autofree char *sum = ts_competitors_sum (ts_entry_value (entry, "amount")->numbers[0]);
  int to = ts_entry_int (entry, "to");

  if (to < 0)
    /* Translators: a line of the history: a player's name, a sum of money */
    return g_strdup_printf (_ ("%s pays %s to the bank."), actor (view, entry), sum);
  /* Translators: a line of the history: a player's name, a sum of money, another player's name */
  return g_strdup_printf (_ ("%s pays %s to %s."), actor (view, entry), sum, ts_view_name (view, to));
}

char *
ts_competitors_tell_receive (const TsView *view, const TsEntry *entry)
{
  g_autofree char *sum = ts_competitors_sum (ts_entry_value (entry, "amount")->numbers[0]);

  /* Translators: a line of the history: a player's name, a sum of money */
  return g_strdup_printf (_ ("%s receives %s from the bank."), actor (view, entry), sum);
}

char *
ts_competitors_tell_lose (const TsView *view, const TsEntry *entry)
{
  /* Translators: lines of the history; %s is a player's name */
  static const char *const things[] = { N_ ("%s loses a Truck."), N_ ("%s loses a Ship."),
                                        N_ ("%s loses an Aircraft."), N_ ("%s loses a Territory card."),
                                        N_ ("%s loses a Contract card.") };
  /* Translators: lines of the history: a player's name, the number of a Contract */
  static const char *const bound[] = { N_ ("%s loses the Truck of Contract %d."),
                                       N_ ("%s loses the Ship of Contract %d."),
                                       N_ ("%s loses the Aircraft of Contract %d.") };
  int what = ts_entry_int (entry, "what");

  if (ts_entry_has (entry, "contract"))
    return g_strdup_printf (_ (bound[what]), actor (view, entry), ts_entry_int (entry, "contract"));
  return g_strdup_printf (_ (things[what]), actor (view, entry));
}

char *
ts_competitors_tell_special (const TsView *view, const TsEntry *entry)
{
  const char *state = ts_entry_value (entry, "state")->text;

  if (state == NULL)
    /* Translators: a line of the history; %s is a player's name */
    return g_strdup_printf (_ ("%s plays a Special Contract card."), actor (view, entry));
  /* Translators: a line of the history: a player's name, a State's name */
  return g_strdup_printf (_ ("%s plays a Special Contract card and keeps it in %s."), actor (view, entry),
                          state);
}

char *
ts_competitors_tell_next (const TsView *view, const TsEntry *entry)
{
  /* Translators: a line of the history; %s is a player's name */
  return g_strdup_printf (_ ("%s ends the round."), actor (view, entry));
}
