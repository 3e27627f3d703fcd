/* steps.h — several questions one after the other in the room of one: a row of tabs that show the answers,
 * and below it the question that is open. So a sheet fits a phone, and what was answered stays in sight. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_STEPS (ts_steps_get_type ())
G_DECLARE_FINAL_TYPE (TsSteps, ts_steps, TS, STEPS, AdwBin)

/* Signals: "opened": another question is open now. "turned": somebody has pressed a tab for it. */

TsSteps *ts_steps_new (void);

/* Adds a question, titled by a word or two; returns its number, from 0. (transfer floating) */
guint ts_steps_add (TsSteps *self, const char *title, GtkWidget *question);

/* What is answered so far, or NULL: nothing. */
void ts_steps_set_answer (TsSteps *self, guint step, const char *answer);

/* Whether the question is asked at all. */
void ts_steps_set_asked (TsSteps *self, guint step, gboolean asked);

void ts_steps_open (TsSteps *self, guint step);
guint ts_steps_get_open (TsSteps *self);

/* Opens the first question that is asked, if one is. */
void ts_steps_begin (TsSteps *self);

/* The same, if what is open is asked no longer. Returns whether it was so. */
gboolean ts_steps_leave_unasked (TsSteps *self);

/* The keyboard goes to the question that is open. */
void ts_steps_focus (TsSteps *self);

/* Where `step` is open and answered: opens the next one that is asked and not answered yet, if there is one
 * after it. Whether it did. */
gboolean ts_steps_go_on (TsSteps *self, guint step);

G_END_DECLS
