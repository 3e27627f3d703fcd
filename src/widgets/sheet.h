/* sheet.h — a form for any verb, filled by the verb's own table: its questions one after the other in the
 * room of one, tabs that show the answers, and a button that says the entry.
 *
 * Order, bounds, words, seats, dice, what belongs to what and what excludes what stand in the table. What is
 * filled in is tried out: where the rules would refuse it the button cannot be pressed, and the rule's
 * sentence stands below. So a sheet knows no rule, and a game that plans one only decorates single fields. */
#pragma once

#include "board-part.h"
#include "sheet-plan.h"

G_BEGIN_DECLS

#define TS_TYPE_SHEET (ts_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsSheet, ts_sheet, TS, SHEET, TsBoardPart)

/* Signal "said": its own button, the big button for it, or a tap said the entry, and it is in force; the
 * board has been updated. */

/* `plan` may be NULL, and is static, as the verb is. The inputs are there once the sheet has begun (or
 * shows), which takes a board with a session. A tap beside it (ts_board_part_pick()) answers the field that
 * is planned for it: the open one before the others, and one that is missing before those that are answered;
 * what may be left out, only while it is open. (transfer floating) */
TsSheet *ts_sheet_new (TsBoard *board, const TsVerb *verb, const TsSheetPlan *plan);

/* Fills a field in; a value that is not given: nothing. Or as a number: a seat, a word's place in its list.
 */
void ts_sheet_set (TsSheet *self, const char *field, const TsValue *value);
void ts_sheet_set_int (TsSheet *self, const char *field, int number);

/* The same for what is given and not asked, until the sheet begins afresh. */
void ts_sheet_fix_int (TsSheet *self, const char *field, int number);

/* Of a plan with `instead`: what the big button says as long as nobody has filled in anything, a verb without
 * arguments; NULL, as at first: it waits. Shown with the next ts_board_part_show(). */
void ts_sheet_set_instead (TsSheet *self, const TsVerb *instead);

/* What a field is put in by; NULL before the sheet has begun. (transfer none) */
GtkWidget *ts_sheet_get_input (TsSheet *self, const char *field);

/* Opens the first question that has to be answered still; FALSE if there is none. */
gboolean ts_sheet_open_missing (TsSheet *self);

/* As filled in so far. (transfer full) */
TsEntry *ts_sheet_get_entry (TsSheet *self);

G_END_DECLS
