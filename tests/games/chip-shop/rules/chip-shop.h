/* chip-shop.h — evenings of Chip Shop for tests: a table that has picked, and ways to go on. */
#pragma once

#include "games/chip-shop/rules/rules.h"
#include "referee/fixture.h"

#define CHIP_PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]"
#define CHIP_HEADER  "{'tableside':1,'game':'chip-shop'," CHIP_PLAYERS "}"

#define CHIP_WITH(options) "{'tableside':1,'game':'chip-shop'," CHIP_PLAYERS ",'options':{" options "}}"

const ChipShop *chip_state (Fixture *self);

/* Three seats pick. Ann: Bill Gates, Michael Dell: Longevity 6, Loyalty 2, R&D 3, money 7. Bo: Steve Jobs,
 * Jay Miner: 2, 6, R&D 3, Quality 4, money 5. Cy: Adele Goldberg, Steven Vosaneck: 0, 4, R&D 7, money 5. So
 * the order of the first year is Cy, Bo, Ann. */
void chip_pick (Fixture *self);

/* Goes on, drawing quiet years and settling bills, until that phase begins; or until it is that seat's turn.
 */
void chip_go_to (Fixture *self, int phase);
void chip_turn (Fixture *self, int seat);
void chip_next (Fixture *self);

/* What a seat has; corrects it to that. */
int chip_has (Fixture *self, int seat, int counter);
void chip_set (Fixture *self, int seat, int counter, int value);

/* In the turn of the seat, from the actions on: draws that card from the square, releases it with so much
 * Marketing and Quality, all points to Longevity, and goes on to the end of the year. */
void chip_draw (Fixture *self, const char *square, const char *card);
void chip_release (Fixture *self, int id, int marketing, int quality, int to_longevity);
