/* question-list.h — the questions of a sheet together: GPtrArrays of TsQuestion, in the order in which they
 * are asked. */
#pragma once

#include "question.h"

G_BEGIN_DECLS

/* The questions of a verb, and how many pages they take; nothing is built yet. (transfer full) */
GPtrArray *ts_questions_new (const TsVerb *verb, const TsSheetField *plan, guint *n_pages);

/* One of them; the one for a field, or NULL. (transfer none) */
TsQuestion *ts_question_at (GPtrArray *questions, guint i);
TsQuestion *ts_questions_find (GPtrArray *questions, const char *field);

/* What is filled in, in the order of the table, in which what belongs to something comes after it. Finds out
 * which are asked, for all the others here. (transfer full) */
TsEntry *ts_questions_read (GPtrArray *questions, const TsVerb *verb, const TsView *view);

/* Whether all that is asked and was typed is within its bounds: see ts_question_fits(). */
gboolean ts_questions_fit (GPtrArray *questions, const TsView *view, GError **error);

/* Shows all that is filled in, `entry`, to the inputs that want to know (`whole`). */
void ts_questions_show (GPtrArray *questions, const TsView *view, const TsEntry *entry);

/* The answers of a page, or NULL. (transfer full) */
char *ts_questions_tell (GPtrArray *questions, guint page, const TsView *view, const TsEntry *entry);

/* Clears those that exclude it, and that it excludes. */
void ts_questions_exclude (GPtrArray *questions, const TsQuestion *question);

/* The first one on the page that has to be answered; or with `page` = -1, on any. */
TsQuestion *ts_questions_missing (GPtrArray *questions, int page, const TsEntry *entry);

/* Whether nothing that is asked is open, not even what may be left out. */
gboolean ts_questions_are_answered (GPtrArray *questions, const TsEntry *entry);

/* Whether it has to be answered, and nothing else has to. */
gboolean ts_questions_lack_only (GPtrArray *questions, const TsQuestion *question, const TsEntry *entry);

/* What a page asks first: what is missing before what is answered; NULL: nothing is asked there. */
TsQuestion *ts_questions_first (GPtrArray *questions, guint page, const TsEntry *entry);

/* Whether dice and nothing else are asked for, and how many is fixed. */
gboolean ts_questions_are_dice (GPtrArray *questions);

/* The one that a tap beside the sheet answers: the open page's, or one that is missing, or the last. What may
 * be left out is answered on its own page only: nobody means it who sees another question. */
TsQuestion *ts_questions_picked (GPtrArray *questions, const char *what, guint page, const TsEntry *entry);

G_END_DECLS
