/* The rules of Snack Wars in short, for people who look something up at the table. The facts are from
 * Gigamic’s English rulebook, in our own words; where it leaves something open it is Tableside's ruling. */
#include "digest.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

const TsChapter ts_snack_wars_digest[] = {
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "setup",
    .heading = N_ ("Setup"),
    .source = TS_HEADING ("Setup"),
    .rules =
        (const TsRule[]) {
            { N_ ("One deck, face down: 45 Food cards, 10 Raccoons and 5 Bonus cards, well shuffled.") },
            { N_ ("The biggest foodie begins, and the turn goes round clockwise."),
              TS_HEADING ("How to play") },
            { N_ ("The rulebook prints only two of the nine numbers in the card corners; the others "
                  "stand on your cards, and a new table asks for them."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "take",
    .phases = TS_IN (SNACK_TAKE),
    .heading = N_ ("Your turn: draw, keep, discard"),
    .source = TS_HEADING ("Draw cards"),
    .rules =
        (const TsRule[]) {
            { N_ ("Draw face up until your collection and the drawn cards are nine together: with three "
                  "in the collection you draw six.") },
            { N_ ("Of what you drew you keep one thing only: all Food of one kind, or a single Bonus "
                  "card, or all Raccoons."),
              TS_HEADING ("Choose and place") },
            { N_ ("Everything else goes to the discards; when the deck runs out, they are shuffled and "
                  "become the new one."),
              TS_HEADING ("Discard") },
            { N_ ("With nine cards in front of you, you sit out; once somebody robs you, you draw and "
                  "play again.") },
            { N_ ("You never draw more than you have room for, so what you keep always fits."), TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "steal",
    .phases = TS_IN (SNACK_STEAL),
    .heading = N_ ("Stealing with Raccoons"),
    .source = TS_PAGE (5),
    .rules =
        (const TsRule[]) {
            { N_ ("Raccoons lie face down beside your collection and do not count among the nine.") },
            { N_ ("Each Raccoon just kept takes one card that you choose, Food or Bonus, out of somebody "
                  "else’s collection into yours.") },
            { N_ ("Several Raccoons may rob one player or several.") },
            { N_ ("You need not steal. What is left lapses when your collection is full or nobody else "
                  "has a card."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "counting",
    .phases = TS_IN (SNACK_TAKE) | TS_IN (SNACK_STEAL) | TS_IN (SNACK_RECORD) | TS_IN (SNACK_OVER),
    .heading = N_ ("What scores"),
    .source = TS_HEADING ("Final scoring"),
    .rules =
        (const TsRule[]) {
            { N_ ("For each kind of Food, whoever has strictly more of it than each other player scores "
                  "the number in its corner, once, however many cards it are.") },
            { N_ ("Two who are equal at the top score nothing for it.") },
            { N_ ("The French, Japanese and American Bonus cards bring 1 point for each card of that "
                  "cuisine in your own collection."),
              TS_PAGE (4) },
            { N_ ("The variety Bonus brings 5 points if all three cuisines are in your collection, the "
                  "Raccoon Bonus 1 for each Raccoon you took."),
              TS_PAGE (4) },
            { N_ ("French are macaron, croissant and cheese; Japanese are sushi, ramen and tempura; "
                  "American are milkshake, donut and burger."),
              TS_HEADING ("Take all Food cards") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "end",
    .phases = TS_IN (SNACK_OVER),
    .heading = N_ ("The end"),
    .source = TS_HEADING ("End of the game"),
    .rules =
        (const TsRule[]) {
            { N_ ("It is over as soon as everybody has nine cards. Until then whoever has fewer goes on "
                  "drawing, though the others sit out.") },
            { N_ ("The most points win; who is equal shares the win."), TS_HEADING ("Final scoring") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "record",
    .phases = TS_IN (SNACK_RECORD),
    .heading = N_ ("Only counting"),
    .source = TS_RULING,
    .rules =
        (const TsRule[]) {
            { N_ ("Write down for each player what lies in the collection and how many Raccoons lie "
                  "beside it; a seat without an entry counts as empty.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Snack Wars; what follows it are its rules */
  { .id = "questions",
    .phases = TS_IN (SNACK_TAKE) | TS_IN (SNACK_STEAL),
    .heading = N_ ("Common questions"),
    .source = TS_HEADING ("Choose and place"),
    .rules =
        (const TsRule[]) {
            { N_ ("May I keep two kinds of Food, or Food and a Raccoon? No, one thing a turn.") },
            { N_ ("May I leave one of three donuts? You take the kind, all of it; Tableside takes the "
                  "number that you say.") },
            { N_ ("Can a Raccoon be stolen? No, it is no part of a collection."), TS_PAGE (5) },
            { 0 },
        } },
  { 0 },
};
