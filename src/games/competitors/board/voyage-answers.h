/* voyage-answers.h — what the taps about a movement come to: points, fuel, Customs cards, and the entry. */
#pragma once

#include "voyage-questions.h"
#include "widgets/board.h"

G_BEGIN_DECLS

/* Whether it is a delivery that moves: only then there are goods. */
gboolean ts_competitors_voyage_has_goods (const TsView *view);

/* How many chips are chosen. */
int ts_competitors_voyage_count_chosen (TsChips *chips);

/* One of TsCompetitorsWay. */
int ts_competitors_voyage_way (const TsCompetitorsQuestions *self);

/* The vehicle whose way over sea or through the air is asked for, or -1. */
int ts_competitors_voyage_long_way (const TsCompetitorsQuestions *self);

/* Movement points, and money for fuel. */
int ts_competitors_voyage_points (const TsCompetitorsQuestions *self);
int ts_competitors_voyage_fuel (const TsCompetitorsQuestions *self);

/* The number of Customs cards; the reason is put into `why` (transfer full). Of a Truck that is carried all
 * of them count: its own roads, and its carrier's way. */
int ts_competitors_voyage_duty (const TsCompetitorsQuestions *self, const TsView *view, char **why);

/* What is still to be tapped, as a question, or NULL. */
const char *ts_competitors_voyage_missing (const TsCompetitorsQuestions *self);

/* The entry, with so many Customs cards. Nothing may be missing. (transfer full) */
JsonObject *ts_competitors_voyage_entry (const TsCompetitorsQuestions *self, int duty);

G_END_DECLS
