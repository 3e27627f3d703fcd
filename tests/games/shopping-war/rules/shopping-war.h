/* shopping-war.h — what the tests of Shopping War share: tables, and short ways to play. Players are Ann, Bo
 * and Cy. */
#pragma once

#include "games/shopping-war/rules/rules.h"
#include "referee/fixture.h"

#define GAME    "'tableside':1,'game':'shopping-war'"
#define PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]"
#define ROLL    "{" GAME "," PLAYERS "}"
#define HEADER  "{" GAME "," PLAYERS ",'options':{'first':0}}"
#define LAST    "{" GAME "," PLAYERS ",'options':{'first':0,'variant':'last-shopper','stars':2}}"

/* Adds a test of this file that begins with a table. */
#define ADD_TO(header, name) fixture_add ("shopping-war", header, name)
#define ADD(name)            ADD_TO (HEADER, name)
#define ADD_FUNC(name)       g_test_add_func ("/shopping-war/" #name, test_##name)

/* A table of the three with these options. (transfer full) */
TsSession *table (const char *options);

/* Entries of whose turn it is; a Combo's Strength is that of its Shop card. */
void next (Fixture *self);
void roll (Fixture *self, int face);
void walk (Fixture *self, gboolean clockwise);
void equip (Fixture *self, int slot, int strength);

/* A seat's entries; `dice` are four, with commas. */
void relocate (Fixture *self, int seat, int space);
void fight (Fixture *self, int seat, const char *dice);

/* From equip1 to that of the next seat, with a step into the Corridor clockwise. */
void idle_turn (Fixture *self);

/* All three have had a turn, and stand in the Corridors 1, 5 and 9; it is the first one's turn. */
void have_begun (Fixture *self);

/* The first seat, with a Combo of Strength 3 for the 3, comes to the second one at the Shop 2. */
void begin_scuffle (Fixture *self);

/* The first seat wins so many rounds of it. */
void win_rounds (Fixture *self, int rounds);
