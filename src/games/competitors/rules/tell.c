#include "tell.h"

#include "config.h"
#include "referee/number.h"
#include "weather.h"

#include "referee/language.h"

static const char *
actor (const TsView *view, const TsEntry *entry)
{
  return ts_view_name (view, entry->who);
}

/* --- the beginning and the weather --- */

char *
ts_competitors_tell_roll_weather (const TsView *view, const TsEntry *entry)
{
  const TsValue *dice = ts_entry_value (entry, "dice");
  int continent = ts_competitors_continent_of (view, (int) dice->numbers[0]);

  /* Translators: a line of the history: a player's name; a continent and the face of a die, which are a cell
   * of a table */
  return g_strdup_printf (_ ("%s rolls for the danger: %s / %d."), actor (view, entry),
                          ts_competitors_continent_label (continent), (int) dice->numbers[1]);
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

const TsSentence ts_competitors_draw_says[] = {
  { N_ ("{who} draws a Territory card."), .with = "card", .with_words = TS_WORD (0) },
  { N_ ("{who} draws a Contract card."), .with = "card", .with_words = TS_WORD (1) },
  { 0 },
};

char *
ts_competitors_tell_sign (const TsView *view, const TsEntry *entry)
{
  const Competitors *state = view->state;

  /* Translators: a line of the history: a player's name, the number of a Contract, two continents */
  return g_strdup_printf (_ ("%s signs Contract %d, from %s to %s."), actor (view, entry),
                          state->n_contracts + 1,
                          ts_competitors_continent_label (ts_entry_int (entry, "from")),
                          ts_competitors_continent_label (ts_entry_int (entry, "to")));
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

const TsSentence ts_competitors_move_says[] = {
  { N_ ("{who} drives a Truck."), .with = "vehicle", .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { NP_ ("{who} sails a Ship over {hexes} hex.", "{who} sails a Ship over {hexes} hexes."),
    .count = "hexes" },
  /* Translators: {distance} is the colour of a notch on the ruler */
  { N_ ("{who} flies an Aircraft, as far as {distance}.") },
  { 0 },
};

const TsSentence ts_competitors_carry_says[] = {
  { N_ ("{who} has a Truck carried by a Ship of {owner}."), .with = "by", .with_words = TS_WORD (0) },
  { N_ ("{who} has a Truck carried by an Aircraft of {owner}."), .with = "by", .with_words = TS_WORD (1) },
  { N_ ("{who} has a Truck carried by Ship."), .with = "by", .with_words = TS_WORD (0) },
  { N_ ("{who} has a Truck carried by Aircraft."), .with = "by", .with_words = TS_WORD (1) },
  { 0 },
};

const TsSentence ts_competitors_free_says[] = {
  { N_ ("{who} buys a point and frees the Truck from the channel."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} buys a point and frees the Ship from the channel."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_SHIP) },
  { 0 },
};

const TsSentence ts_competitors_shift_says[] = {
  { N_ ("{who} shifts the goods of Contract {contract} to a Truck of {owner}."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} shifts the goods of Contract {contract} to a Ship of {owner}."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_SHIP) },
  { N_ ("{who} shifts the goods of Contract {contract} to an Aircraft of {owner}."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_PLANE) },
  { N_ ("{who} shifts the goods of Contract {contract} to a Truck."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} shifts the goods of Contract {contract} to a Ship."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_SHIP) },
  { N_ ("{who} shifts the goods of Contract {contract} to an Aircraft."), .with = "vehicle",
    .with_words = TS_WORD (COMPETITORS_PLANE) },
  { 0 },
};

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
                          ts_competitors_continent_label (state->due_event - 1),
                          ts_entry_int (entry, "dice"));
}

const TsSentence ts_competitors_settle_says[] = {
  { N_ ("The event ends the round of {who}."), .with = "stops", .with_words = TS_WORD (TRUE) },
  { N_ ("{who} settles the event.") },
  { 0 },
};

/* --- the market --- */

const TsSentence ts_competitors_buy_says[] = {
  { N_ ("{who} buys a Truck."), .with = "what", .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} buys a Ship."), .with = "what", .with_words = TS_WORD (COMPETITORS_SHIP) },
  { N_ ("{who} buys an Aircraft."), .with = "what", .with_words = TS_WORD (COMPETITORS_PLANE) },
  { N_ ("{who} buys a Branch in {state}.") },
  { 0 },
};

const TsSentence ts_competitors_sell_says[] = {
  { N_ ("{who} sells a Truck."), .with = "what", .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} sells a Ship."), .with = "what", .with_words = TS_WORD (COMPETITORS_SHIP) },
  { N_ ("{who} sells an Aircraft."), .with = "what", .with_words = TS_WORD (COMPETITORS_PLANE) },
  { N_ ("{who} sells the Branch in {state}.") },
  { 0 },
};

/* --- dealings --- */

const TsSentence ts_competitors_pay_says[] = {
  { N_ ("{who} pays {amount} to the bank."), .with = "to", .with_words = TS_WORD (0) },
  { N_ ("{who} pays {amount} to {to}.") },
  { 0 },
};

const TsSentence ts_competitors_lose_says[] = {
  { N_ ("{who} loses the Truck of Contract {contract}."), .with = "what",
    .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} loses the Ship of Contract {contract}."), .with = "what",
    .with_words = TS_WORD (COMPETITORS_SHIP) },
  { N_ ("{who} loses the Aircraft of Contract {contract}."), .with = "what",
    .with_words = TS_WORD (COMPETITORS_PLANE) },
  { N_ ("{who} loses a Truck."), .with = "what", .with_words = TS_WORD (COMPETITORS_TRUCK) },
  { N_ ("{who} loses a Ship."), .with = "what", .with_words = TS_WORD (COMPETITORS_SHIP) },
  { N_ ("{who} loses an Aircraft."), .with = "what", .with_words = TS_WORD (COMPETITORS_PLANE) },
  { N_ ("{who} loses a Territory card."), .with = "what", .with_words = TS_WORD (COMPETITORS_VEHICLES) },
  { N_ ("{who} loses a Contract card.") },
  { 0 },
};

const TsSentence ts_competitors_special_says[] = {
  { N_ ("{who} plays a Special Contract card and keeps it in {state}.") },
  { N_ ("{who} plays a Special Contract card.") },
  { 0 },
};
