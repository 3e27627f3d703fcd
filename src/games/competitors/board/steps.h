/* steps.h — several questions one after the other in the room of one: a row of tabs that show the answers,
 * and below it the question that is open. So a sheet fits a phone, and what was answered stays in sight. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_STEPS (ts_competitors_steps_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSteps, ts_competitors_steps, TS, COMPETITORS_STEPS, AdwBin)

TsCompetitorsSteps *ts_competitors_steps_new (void);

/* Adds a question, titled by a word or two; returns its number, from 0. (transfer floating) */
guint ts_competitors_steps_add (TsCompetitorsSteps *self, const char *title, GtkWidget *question);

/* What is answered so far, or NULL: nothing. */
void ts_competitors_steps_set_answer (TsCompetitorsSteps *self, guint step, const char *answer);

/* Whether the question is asked at all. */
void ts_competitors_steps_set_asked (TsCompetitorsSteps *self, guint step, gboolean asked);

void ts_competitors_steps_open (TsCompetitorsSteps *self, guint step);
guint ts_competitors_steps_get_open (TsCompetitorsSteps *self);

/* Opens the first question that is asked. */
void ts_competitors_steps_begin (TsCompetitorsSteps *self);

/* The keyboard goes to the question that is open. */
void ts_competitors_steps_focus (TsCompetitorsSteps *self);

/* Where `step` is open and answered: opens the next one that is asked and not answered yet, if there is one
 * after it. */
void ts_competitors_steps_go_on (TsCompetitorsSteps *self, guint step);

G_END_DECLS
