/* sheet.h — a form for any verb, filled by the verb's own table: its questions one after the other in the
 * room of one, tabs that show the answers, and a button that says the entry.
 *
 * Order, bounds, words, seats, dice, what belongs to what and what excludes what stand in the table. What is
 * filled in is tried out: where the rules would refuse it the button cannot be pressed, and the rule's
 * sentence stands below. So a sheet knows no rule, and a game that plans one only decorates single fields. */
#pragma once

#include "board-part.h"
#include "input.h"

G_BEGIN_DECLS

/* How a field is asked. Functions get the entry as filled in so far. */
typedef struct {
  const char *field;               /* the argument's id, or “who”; NULL ends a list of these */
  const char *title;               /* N_(), a word or two: a tab of its own; NULL: see TsSheetPlan */
  const char *question;            /* N_(): asked at the top, in words; NULL: the field's label */
  const char *together;            /* the id of a field before it whose tab it shares, or NULL */
  const char *pick;                /* which taps beside the sheet answer it: see ts_sheet_pick(); or NULL */
  const TsInput *input;            /* an input of its own; NULL: the type's */
  GtkWidget *(*mark) (int number); /* a picture before a word's chip; or NULL */
  char *(*answer) (const TsView *view, const TsEntry *entry); /* told on the tab; NULL: the value in words */
  gboolean (*asked) (const TsView *view, const TsEntry *entry); /* whether at all; NULL: if the table asks */
} TsSheetField;

/* Fields stand in the order of the plan, and those that it does not name after them in the verb's. What
 * belongs to another field (`with`), what excludes another (`one_of`) and what is yes or no shares the tab of
 * that one, or of the one before it, if no title gives it a tab of its own. */
typedef struct {
  const TsSheetField *fields;                    /* or NULL */
  const char *confirm;                           /* N_(): what the button says; NULL: the verb's label */
  const char *(*picture) (const TsEntry *entry); /* an icon beside the title; or NULL */
  char *(*title) (const TsView *view, const TsEntry *entry); /* at the top, large when nothing is to be asked;
                                                                NULL: the question stays */
  char *(*preview) (const TsView *view,
                    const TsEntry *entry); /* what it will come to, or NULL: not known yet */
  GtkWidget *(*help) (TsBoard *board,
                      const TsEntry *entry); /* what helps where it is refused, or NULL: nothing */
  gboolean back;                             /* there is a way back: signal "back" */
  gboolean offered;                          /* the board's big button says it, instead of one of its own */
  gboolean one_tap;                          /* the tap that answers the last question says the entry */
} TsSheetPlan;

#define TS_TYPE_SHEET (ts_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsSheet, ts_sheet, TS, SHEET, TsBoardPart)

/* Signal "said": the sheet's own button, or a tap, said the entry, and it was taken. */

/* `plan` may be NULL, and is static, as the verb is. The inputs are there once the sheet has begun (or
 * shows), which takes a board with a session. A tap beside it (ts_board_part_pick()) answers the field that
 * is planned for it: the open one before the others, and one that is missing before those that are answered.
 * (transfer floating) */
TsSheet *ts_sheet_new (TsBoard *board, const TsVerb *verb, const TsSheetPlan *plan);

/* Fills a field in as its JSON, which must fit its type (asserted); NULL: nothing. */
void ts_sheet_set (TsSheet *self, const char *field, JsonNode *node);
void ts_sheet_set_int (TsSheet *self, const char *field, int number);

/* The same for what is given and not asked, until the sheet begins afresh. */
void ts_sheet_fix_int (TsSheet *self, const char *field, int number);

/* The input of a field, for what a game does with its own. (transfer none) */
GtkWidget *ts_sheet_get_input (TsSheet *self, const char *field);

/* As filled in so far. (transfer full) */
TsEntry *ts_sheet_get_entry (TsSheet *self);

/* Goes on with what is missing, or says the entry if the rules accept it: what the button and the Enter key
 * do. */
void ts_sheet_confirm (TsSheet *self);

/* The button, for a window to make it its default, or for the board's big one. (transfer none) */
GtkButton *ts_sheet_get_button (TsSheet *self);

G_END_DECLS
