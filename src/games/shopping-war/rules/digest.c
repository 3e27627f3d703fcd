/* The rules of Shopping War in short, for people who look something up at the table. The facts are from
 * Tambù’s English rulebook, in our own words; where it leaves something open it is Tableside's ruling. */
#include "digest.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

const TsChapter ts_shopping_war_digest[] = {
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "setup",
    .heading = N_ ("Setup"),
    .source = TS_HEADING ("Setup"),
    .rules =
        (const TsRule[]) {
            { N_ ("Everybody takes a Shopper with its token and its Shop deck. Lay the Shops in a ring, "
                  "each player’s own before that player, and a second deck for each between two of them.") },
            { N_ ("A Corridor card lies between any two Shops. Emporium, Crowd and dice are in the "
                  "middle, the Lobby.") },
            { N_ ("You begin with 2 cards of your Shop and 2 Emporium cards. The top card of each Shop "
                  "is always turned up.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "first",
    .phases = TS_IN (SHOPPING_FIRST_PLAYER),
    .heading = N_ ("Who begins"),
    .source = TS_HEADING ("Turns"),
    .rules =
        (const TsRule[]) {
            { N_ ("Everybody rolls a die; the lowest number begins, and the turn passes clockwise.") },
            { N_ ("Those who share the lowest number roll again, nobody else."), TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "equip",
    .phases = TS_IN (SHOPPING_EQUIP1) | TS_IN (SHOPPING_EQUIP2),
    .heading = N_ ("Equip: making Combos"),
    .source = TS_HEADING ("Equipment"),
    .rules =
        (const TsRule[]) {
            { N_ ("A Combo is always one Shop card with one Emporium card: with a Weapon it is a Weapon "
                  "Combo, with a Mate a Mate Combo.") },
            { N_ ("They match if the one attribute of the Emporium card is among the two of the Shop "
                  "card; Legendary cards match anything.") },
            { N_ ("Its Strength is that of both cards together.") },
            { N_ ("Four Slots, by the face of a die: Mates at 3 and 6, Weapons at 4 and 5.") },
            { N_ ("A Combo stays where it is and whole. You may replace it with a new one; the old two "
                  "cards go face down to the Stock.") },
            { N_ ("Stock cards lie below the Shopper in the order in which they came; nobody looks at "
                  "them, and they only pay for the Power."),
              TS_HEADING ("Stock") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "stroll",
    .phases = TS_IN (SHOPPING_STROLL),
    .heading = N_ ("Stroll"),
    .source = TS_HEADING ("Turns"),
    .rules =
        (const TsRule[]) {
            { N_ ("Roll, choose the way round, and walk exactly so many spaces, Shops and Corridors "
                  "alike. You must move, and may pass anybody.") },
            { N_ ("From a Corridor you may step into the Shop next door instead, without a roll.") },
            { N_ ("From the Lobby you do not roll: put your token into any Shop where nobody is."),
              TS_HEADING ("Lobby") },
            { N_ ("Where you end: an empty Shop gives 1 of its cards, an empty Corridor nothing, and "
                  "where somebody stands there is a Scuffle.") },
            { N_ ("Who has not begun a first turn yet cannot be fought; the space is as good as empty.") },
            { N_ ("Where several stand, you choose one; the others are left alone."), TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "scuffle",
    .phases = TS_IN (SHOPPING_SCUFFLE),
    .heading = N_ ("Scuffle"),
    .source = TS_HEADING ("Scuffle"),
    .rules =
        (const TsRule[]) {
            { N_ ("Both roll four dice. Each die sets off the Combo at its face, twice if the face fell "
                  "twice; 1 and 2 and empty Slots do nothing.") },
            { N_ ("The higher sum takes the round, a tie is rolled anew, and two rounds win.") },
            { N_ ("The winner has 1 Star and 2 Shop cards: both from that Shop, or in a Corridor one "
                  "from either side.") },
            { N_ ("The loser’s token goes to the Lobby, and after the winner has taken the cards the "
                  "loser draws a Crowd card."),
              TS_HEADING ("Lobby") },
            { N_ ("If neither has a Combo with Strength, the Scuffle can be called off, and the space is "
                  "treated as empty."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "crowd",
    .phases = TS_IN (SHOPPING_CROWD),
    .heading = N_ ("Crowd and Lobby"),
    .source = TS_HEADING ("Lobby"),
    .rules =
        (const TsRule[]) {
            { N_ ("Do what the Crowd card says at once; half of them are good, half are bad.") },
            { N_ ("The token waits in the Lobby until its owner’s next Stroll. If the mover lost, the "
                  "turn goes on with Equip 2.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "relax",
    .phases = TS_IN (SHOPPING_RELAX),
    .heading = N_ ("Relax"),
    .source = TS_HEADING ("Turns"),
    .rules =
        (const TsRule[]) {
            { N_ ("Draw 1 Emporium card; that ends the turn.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "power",
    .phases = TS_IN (SHOPPING_EQUIP1) | TS_IN (SHOPPING_STROLL) | TS_IN (SHOPPING_SCUFFLE) |
              TS_IN (SHOPPING_EQUIP2) | TS_IN (SHOPPING_RELAX),
    .heading = N_ ("Powers"),
    .source = TS_HEADING ("Power"),
    .rules =
        (const TsRule[]) {
            { N_ ("Your Shopper’s Power costs four cards, from hand and Stock in any mix. When it may be "
                  "used and what it does stands on the Shopper card.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "end",
    .phases = TS_IN (SHOPPING_OVER),
    .heading = N_ ("The end"),
    .source = TS_HEADING ("Objective"),
    .rules =
        (const TsRule[]) {
            { N_ ("Whoever is first to have 3 Stars wins at once.") },
            { N_ ("You may agree on another number of Stars; or all begin with Stars as lives, losing a "
                  "Scuffle loses one, and the last one left wins."),
              TS_HEADING ("Variants") },
            { N_ ("With Stars as lives, winning brings cards only; who is out puts away cards and Combos "
                  "and draws no Crowd card."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Shopping War; what follows it are its rules */
  { .id = "questions",
    .phases = TS_IN (SHOPPING_STROLL) | TS_IN (SHOPPING_SCUFFLE),
    .heading = N_ ("Common questions"),
    .source = TS_HEADING ("Turns"),
    .rules =
        (const TsRule[]) {
            { N_ ("Must I fight if I only walk past? No, only where the walk ends.") },
            { N_ ("May I stay where I am? No, the Stroll has to be walked to its last step.") },
            { N_ ("What does a Combo count that is lost between two rolls? A fighter’s Strength is that "
                  "of the moment of rolling."),
              TS_RULING },
            { 0 },
        } },
  { 0 },
};
