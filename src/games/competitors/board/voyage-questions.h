/* voyage-questions.h — what is asked about a movement, one thing after the other, and what was tapped. */
#pragma once

#include "road.h"
#include "sheet.h"
#include "steps.h"

G_BEGIN_DECLS

/* How a Truck goes; the carriers follow in the order of COMPETITORS_SHIP, COMPETITORS_PLANE. */
typedef enum {
  COMPETITORS_ALONE,
  COMPETITORS_BY_SHIP,
  COMPETITORS_BY_AIRCRAFT
} TsCompetitorsWay;

/* The questions, in the order in which they come. */
enum {
  COMPETITORS_ASK_VEHICLE,
  COMPETITORS_ASK_ROAD,
  COMPETITORS_ASK_WAY,
  COMPETITORS_ASK_SEA,
  COMPETITORS_ASK_AIR,
  COMPETITORS_ASK_AFTER,
  COMPETITORS_ASK_DOCKS,
  COMPETITORS_ASK_LANDING,
  COMPETITORS_ASK_FLAG,
  COMPETITORS_ASK_FEES
};

/* The widgets belong to the sheet that they were built into. */
typedef struct {
  TsCompetitorsSteps *steps;
  TsChips *vehicle;
  TsChips *carrier;
  TsCompetitorsRoad *before; /* all of it, or what a Truck drives before it is carried */
  TsChips *hexes;
  TsChips *distance;
  TsChips *points; /* of an Aircraft that carries */
  TsCompetitorsRoad *after;
  TsChips *owner;
  TsChips *borders;
  TsChips *channels; /* of a Ship; a Truck's are among its terrain */
  TsChips *docks;
  TsChips *landing;
  TsChips *flag;
  TsChips *fees;
} TsCompetitorsQuestions;

/* Puts all of them into the sheet. */
void ts_competitors_questions_build (TsCompetitorsQuestions *self, TsCompetitorsSheet *sheet);

/* Nothing is tapped yet, but for what can be known. */
void ts_competitors_questions_begin (TsCompetitorsQuestions *self, const TsView *view);

/* Asks only what can matter after what was tapped, and writes the answers onto the tabs. */
void ts_competitors_questions_show (TsCompetitorsQuestions *self, const TsView *view);

G_END_DECLS
