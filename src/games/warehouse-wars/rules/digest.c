/* The rules of Warehouse Wars in short, for people who look something up at the table. The facts are from the
 * publisher’s English rulebook, in our own words; where it leaves something open it is Tableside's ruling. */
#include "digest.h"

#include "config.h"
#include "state.h"

#include "referee/language.h"

const TsChapter ts_warehouse_wars_digest[] = {
  /* Translators: a heading in the rules of Warehouse Wars; what follows it are its rules */
  { .id = "setup",
    .heading = N_ ("Setup"),
    .source = TS_HEADING ("Set Up"),
    .rules =
        (const TsRule[]) {
            { N_ ("Each of the two takes the crates of one colour, teal or white. The planks lie beside "
                  "the board, for both.") },
            { N_ ("How large the board is and how many crates and planks there are stands among the "
                  "options: 4 by 4 cells, 16 crates each and 12 planks, unless you say otherwise."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Warehouse Wars; what follows it are its rules */
  { .id = "place",
    .phases = TS_IN (WAREHOUSE_PLACE),
    .heading = N_ ("Your turn: a crate, and a plank if you like"),
    .source = TS_HEADING ("Play the Game"),
    .rules =
        (const TsRule[]) {
            { N_ ("One crate each turn, and one plank at most, whichever you like first.") },
            { N_ ("In the first turn of either player there is only a crate.") },
            { N_ ("A crate comes on a free cell of the board or on a plank, where nothing stands yet.") },
            { N_ ("A plank lies flat on two crates or more, of whichever colour; they need not be under "
                  "its ends. Both players may build on all of it.") },
            { N_ ("It follows a row or a column, never a diagonal, and nothing more comes below it.") },
            { N_ ("Two planks of one level may cross over a crate, at a right angle.") },
            { N_ ("A plank keeps within the board, may hang over a lower crate or over nothing, and "
                  "covers no cell that has something on its level or above."),
              TS_RULING },
            { N_ ("The turn ends by itself after crate and plank, or once no plank can be laid."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Warehouse Wars; what follows it are its rules */
  { .id = "sets",
    .phases = TS_IN (WAREHOUSE_PLACE) | TS_IN (WAREHOUSE_RECORD) | TS_IN (WAREHOUSE_OVER),
    .heading = N_ ("What scores"),
    .source = TS_HEADING ("Score"),
    .rules =
        (const TsRule[]) {
            { N_ ("Crates of one colour in a straight line without a gap are a set: 2 bring 1 point, 3 "
                  "bring 3 points, 4 bring 5 points.") },
            { N_ ("The line may run along a row, upwards, or diagonally, flat as well as climbing.") },
            { N_ ("A crate counts in every direction in which it is part of a set, once in each.") },
            { N_ ("More than four in a line are one set of 5 points, not two."), TS_RULING },
            { N_ ("The four diagonals that go up from corner to corner count as well, unless an option "
                  "says that they do not."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Warehouse Wars; what follows it are its rules */
  { .id = "end",
    .phases = TS_IN (WAREHOUSE_OVER),
    .heading = N_ ("The end"),
    .source = TS_HEADING ("End the Game"),
    .rules =
        (const TsRule[]) {
            { N_ ("It is over when all crates stand. The most points win.") },
            { N_ ("Whoever knocks over a crate or a plank loses on the spot.") },
            { N_ ("It is also over when no crate finds room any more, even after a plank. Equal points "
                  "are a shared win."),
              TS_RULING },
            { 0 },
        } },
  /* Translators: a heading in the rules of Warehouse Wars; what follows it are its rules */
  { .id = "record",
    .phases = TS_IN (WAREHOUSE_RECORD),
    .heading = N_ ("Only counting"),
    .source = TS_RULING,
    .rules =
        (const TsRule[]) {
            { N_ ("Build the warehouse again in the hall, from the board up, first one colour, then the "
                  "other; then count.") },
            { 0 },
        } },
  /* Translators: a heading in the rules of Warehouse Wars; what follows it are its rules */
  { .id = "questions",
    .phases = TS_IN (WAREHOUSE_PLACE),
    .heading = N_ ("Common questions"),
    .source = TS_HEADING ("Play the Game"),
    .rules =
        (const TsRule[]) {
            { N_ ("May I build on a plank that the other one laid, or on the other colour? Yes, on all "
                  "of it.") },
            { N_ ("Can a crate stand on a crate? No, only on the board or on a plank.") },
            { 0 },
        } },
  { 0 },
};
