/* The rules of Chip Shop in short, for people who look something up at the table. The facts are from the
 * publisher’s English rulebook, in our own words; where it leaves something open it is Tableside's ruling. */
#include "digest.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

const TsChapter ts_chip_shop_digest[] = {
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "setup",
    .phases = TS_IN (CHIP_PERSONALITIES),
    .heading = N_ ("Setup"),
    .source = TS_RULING,
    .rules =
        (const TsRule[]) {
            { N_ ("The rulebook does not tell the setup; this is Tableside’s: 5 money each, and two "
                  "personalities, picked from the first seat to the last and back.") },
            { N_ ("Their Loyalty and Longevity, added up, are where your markers start, and you take the "
                  "resources that they name.") },
            { N_ ("Ten years, six phases each. Every phase is done by all, in the year’s order: lowest "
                  "Longevity first, of equals the higher Loyalty, then as last year."),
              TS_HEADING ("Phases per Turn") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "start",
    .phases = TS_IN (CHIP_START_OF_YEAR),
    .heading = N_ ("Start of the year"),
    .source = TS_HEADING ("1. Start of the Year"),
    .rules =
        (const TsRule[]) {
            { N_ ("Move the year marker. Below an arrow all product decks slide one square to the left, "
                  "and the leftmost goes face down to the discard pile.") },
            { N_ ("That happens in years 3, 5, 7 and 9, and sub-era 1, 2, 3, 4 leaves."), TS_RULING },
            { N_ ("Products of a sub-era that has left are irrelevant from then on, in the factory or on "
                  "sale.") },
            { N_ ("Then every released product pays its next pile, and as many specialists as players "
                  "less one are laid out anew.") },
            { N_ ("Everybody has 3 staff tokens again, 2 after going public."), TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "staff",
    .phases = TS_IN (CHIP_PLACE_STAFF),
    .heading = N_ ("Place staff"),
    .source = TS_HEADING ("2. Place Staff Tokens"),
    .rules =
        (const TsRule[]) {
            { N_ ("One token at a time, round and round, top to bottom on a square: that is the order of "
                  "the actions later.") },
            { N_ ("A square with drawn places holds no more than those; one without takes any number.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "events",
    .phases = TS_IN (CHIP_EVENTS),
    .heading = N_ ("Events"),
    .source = TS_HEADING ("3. Draw and play events"),
    .rules =
        (const TsRule[]) {
            { N_ ("Everybody draws one. It happens at once and in the open, unless it is a choice card: "
                  "that may be kept and played whenever you like.") },
            { N_ ("Many hit the highest or lowest in some score, others whoever drew them. Who cannot "
                  "pay what the card asks for passes it to the next in that ranking, or in the order.") },
            { N_ ("Of equals the earlier one in the year’s order is hit. What an event takes and is not "
                  "there is forgiven."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "actions",
    .phases = TS_IN (CHIP_ACTIONS),
    .heading = N_ ("Actions"),
    .source = TS_HEADING ("4. Take Actions"),
    .rules =
        (const TsRule[]) {
            { N_ ("One after the other, in any order of your tokens, but not past another’s token that "
                  "stands ahead on the square.") },
            { N_ ("The general specialist gives 1 R&D, Marketing or Quality for 1 money."),
              TS_HEADING ("Use General specialist") },
            { N_ ("An expert turns 2 money into 2 of the resource, a genius 4 into 4: engineering into "
                  "R&D, product into Quality, marketing into Marketing. Business lays 1 or 2 more piles "
                  "on a product of yours."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "draw",
    .phases = TS_IN (CHIP_ACTIONS),
    .heading = N_ ("Drawing a product"),
    .source = TS_HEADING ("Draw a Product"),
    .rules =
        (const TsRule[]) {
            { N_ ("Look through the deck, choose a product, pay its R&D and put it behind your screen on "
                  "the matching square; shuffle the deck.") },
            { N_ ("Squares 1 to 5 cost 3, 5, 8, 10 and 15 R&D, an accessory 1, and what the card adds or "
                  "takes off."),
              TS_RULING },
            { N_ ("From the discard pile it is 1 R&D, and 1 Loyalty and 1 Longevity are lost.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "streams",
    .phases = TS_IN (CHIP_ACTIONS) | TS_IN (CHIP_END_OF_YEAR),
    .heading = N_ ("Income streams"),
    .source = TS_HEADING ("Use income stream"),
    .rules =
        (const TsRule[]) {
            { N_ ("Money now, harm sooner or later. Nobody uses more than three in the whole game.") },
            { N_ ("Loan: from Longevity 5 on, twice the Longevity, owed until the end."), TS_RULING },
            { N_ ("Venture capital: with Loyalty 4 or more and Longevity 8 or less; pay 1 money for each "
                  "year that is left, get as much as your Loyalty, then rise by 2 Loyalty."),
              TS_RULING },
            { N_ ("Going public: once, from Longevity 10 on; money as your Longevity, 3 Loyalty less, "
                  "and 2 staff tokens a year from then on."),
              TS_RULING },
            { N_ ("Price cut: a product of yours becomes irrelevant one year later. New version: 1 more "
                  "pile on one, for 1 Longevity and 1 Loyalty."),
              TS_RULING },
            { N_ ("Clone: another’s product with piles becomes irrelevant, and the bank pays you what "
                  "its next pile holds, for 1 Longevity and 1 Loyalty. Fire: the personality’s Loyalty "
                  "and salary are gone."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "update",
    .phases = TS_IN (CHIP_UPDATE),
    .heading = N_ ("Update: releasing products"),
    .source = TS_HEADING ("5. Update products and scores"),
    .rules =
        (const TsRule[]) {
            { N_ ("First you may exchange 3 money for 1 resource, as often as you like.") },
            { N_ ("A release takes a staff token on the release square in the actions of the same year; "
                  "one token serves for any number of products."),
              TS_HEADING ("Release product(s)") },
            { N_ ("Put at least 1 of each resource into it. Marketing gives the number of piles, your "
                  "Loyalty what lies on each, and Quality the points that you share out between "
                  "Longevity and Loyalty.") },
            { N_ ("The Loyalty is that before this release. Sub-era 2 adds 1 money to each pile; 3 the "
                  "same, 1 Longevity and 1 Loyalty; 4 adds 2 and 2; 5 adds 2 Longevity and 3 Loyalty; "
                  "and what the card says."),
              TS_RULING },
            { N_ ("The first pile is paid at the start of the next year.") },
            { N_ ("An accessory is attached to a released product of yours without a token, brings it 1 "
                  "money whenever it pays, unless its card says otherwise, and leaves with it."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "year-end",
    .phases = TS_IN (CHIP_END_OF_YEAR),
    .heading = N_ ("End of the year"),
    .source = TS_HEADING ("6. End of the Year"),
    .rules =
        (const TsRule[]) {
            { N_ ("In the year’s order: a released product without piles goes, with its accessories.") },
            { N_ ("Each irrelevant product costs 1 Loyalty and 1 money; from Longevity 12 on all "
                  "salaries are paid as well.") },
            { N_ ("At least 1 money has to be left. Who cannot manage that uses an income stream, or "
                  "goes bankrupt.") },
            { N_ ("Once Longevity has reached 12 in a company its salaries stay due, wherever the marker "
                  "goes."),
              TS_RULING },
            { N_ ("Bankrupt: 5 money, no products, resources or loans; Loyalty stays, and Longevity is "
                  "what the personalities started with. Completed products and used streams stay "
                  "counted."),
              TS_RULING },
            { N_ ("Without a personality one is out. Last comes the order of the next year.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "end",
    .phases = TS_IN (CHIP_OVER),
    .heading = N_ ("The end"),
    .source = TS_RULING,
    .rules =
        (const TsRule[]) {
            { N_ ("After the last year: Longevity and Loyalty, 1 for each completed product or "
                  "accessory, 1 for every 10 money.") },
            { N_ ("Less the sub-era of each product still in the factory, 1 for an accessory there, and "
                  "5 for each loan that cannot be repaid; the oldest is repaid first.") },
            { N_ ("The most points win; who is equal shares the win.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Chip Shop; what follows it are its rules */
  { .id = "questions",
    .phases = TS_IN (CHIP_ACTIONS) | TS_IN (CHIP_UPDATE) | TS_IN (CHIP_END_OF_YEAR),
    .heading = N_ ("Common questions"),
    .source = TS_HEADING ("4. Take Actions"),
    .rules =
        (const TsRule[]) {
            { N_ ("What becomes of a token that I can no longer use? You take it off, and that action is "
                  "lost.") },
            { N_ ("Is 0 money bankruptcy at once? Only at the end of the year."), TS_RULING },
            { N_ ("Does a product in the factory become irrelevant, too? Yes, and it can still be "
                  "released."),
              TS_RULING },
            { 0 },
        } },
  { 0 },
};
