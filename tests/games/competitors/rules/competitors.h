/* competitors.h — the beginning that tests of Competitor$ share: seat 0 begins, all have Headquarters, the
 * weather is rolled, and seat 0 has two actions. */
#pragma once

#include "referee/fixture.h"

#include "games/competitors/rules/rules.h"

#define PLAYERS         "'players':[{'name':'Ann'},{'name':'Bo'},{'name':'Cy'}]"
#define HEADER(options) "{'tableside':1,'game':'competitors'," PLAYERS ",'options':{'first':0," options "}}"
#define PLAIN           "{'tableside':1,'game':'competitors'," PLAYERS ",'options':{'first':0}}"

/* The same by the newest rules; the others are tables of the first. */
#define NEWEST "{'tableside':1,'game':'competitors','rules':2," PLAYERS ",'options':{'first':0}}"

/* Italy, Kenya and Japan are founded, and Africa / 7 is rolled. */
void begin (Fixture *self);

/* A truck's Contract of so many movement turns, fee 40,000, from Europe to Africa (3 points), under way. */
void begin_delivery (Fixture *self, int turns);

/* What a counter of a seat is. */
void expect_counter (Fixture *self, int seat, const char *counter, int value);
