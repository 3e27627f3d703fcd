/* sheet-form.h — the form that a sheet consists of, and how it shows what is filled in: which questions are
 * asked, what the button says, and why the rules would refuse it. What is filled in, and by whom, is the
 * sheet's. */
#pragma once

#include "board-part.h"
#include "question-list.h"
#include "sheet-frame.h"
#include "steps.h"

G_BEGIN_DECLS

typedef struct {
  TsBoardPart *part; /* the sheet; as the next two the sheet's */
  TsSession *session;
  const TsVerb *verb;
  const TsSheetPlan *plan;

  TsSheetFrame frame;
  TsSteps *steps;
  GPtrArray *questions; /* of TsQuestion, in the order in which they are asked */
  guint n_pages;

  void (*say) (gpointer part); /* says it: a press of the big button */
  char *begun_with;            /* what was filled in when it began, as text */
  JsonObject *entry;           /* what the rules would accept, or NULL */
  const TsVerb *instead;       /* what the big button is for until then, or NULL */
  gboolean open;               /* they would not, and something that is asked has no answer yet */
} TsSheetForm;

/* What is filled in so far. (transfer full) */
TsEntry *ts_sheet_form_read (TsSheetForm *self);

/* Nothing is filled in yet but what is there now. */
void ts_sheet_form_begin (TsSheetForm *self);

/* Whether people have filled in something that the big button had nothing to do with before: it can be left,
 * and is as it was. */
gboolean ts_sheet_form_can_be_left (TsSheetForm *self);

/* Tries out what is there as soon as nothing is missing, and shows what came of it. */
void ts_sheet_form_show (TsSheetForm *self);

/* Opens the first question that has to be answered still; FALSE if there is none. */
gboolean ts_sheet_form_open_missing (TsSheetForm *self);

/* The keyboard goes to what is asked, or to the button. */
void ts_sheet_form_focus (TsSheetForm *self);

/* Where the open question is a text, it can be typed at once. */
void ts_sheet_form_focus_text (TsSheetForm *self);

G_END_DECLS
