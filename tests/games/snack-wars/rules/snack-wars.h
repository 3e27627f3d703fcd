/* snack-wars.h — what the tests of Snack Wars share: tables, and short ways to play. Players are Ann, Bo and
 * Cy. */
#pragma once

#include "games/snack-wars/rules/rules.h"
#include "referee/fixture.h"

#define PLAYERS "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]"
#define HEADER  "{'tableside':1,'game':'snack-wars'," PLAYERS "}"
#define RECORD  "{'tableside':1,'game':'snack-wars'," PLAYERS ",'options':{'tally_only':true}}"

/* Adds a test of this file that begins with a table. */
#define ADD_TO(header, name) fixture_add ("snack-wars", header, name)
#define ADD(name)            ADD_TO (HEADER, name)
#define ADD_FUNC(name)       g_test_add_func ("/snack-wars/" #name, test_##name)

/* Whose turn it is keeps so many cards of a kind, or Raccoons. */
void take_food (Fixture *self, const char *food, int count);
void take_raccoons (Fixture *self, int count);
