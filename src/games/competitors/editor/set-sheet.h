/* set-sheet.h — the cell that is being typed in: its text, and its save number or what it brings.
 *
 * It knows no set: what is written there is a draft until somebody takes it. */
#pragma once

#include "event-tables.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_SHEET (ts_competitors_set_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetSheet, ts_competitors_set_sheet, TS, COMPETITORS_SET_SHEET, AdwBin)

/* Signals. "draft": something is written differently. "take" (int by): what is written is meant; `by`: how
 * many faces to go on after that, 0 or 1. "give-up": it is not meant. "empty": the cell is to be empty.
 * "done": whoever writes is through with it for now. */

TsCompetitorsSetSheet *ts_competitors_set_sheet_new (void);

/* Shows a cell; what was written before is forgotten. */
void ts_competitors_set_sheet_show (TsCompetitorsSetSheet *self,
                                    const CompetitorsPlace *place,
                                    const CompetitorsCell *cell);

/* The text gets the focus: behind it, or `anew`, to be written instead of what is there. */
void ts_competitors_set_sheet_write (TsCompetitorsSetSheet *self, gboolean anew);

/* Save number or effect get the focus, or the text if there is none. */
void ts_competitors_set_sheet_go_on (TsCompetitorsSetSheet *self);

/* What is written now; the text is the sheet's, until it changes. */
CompetitorsCell ts_competitors_set_sheet_get (TsCompetitorsSetSheet *self);

/* Shows what is wrong with it, or nothing: NULL. */
void ts_competitors_set_sheet_refuse (TsCompetitorsSetSheet *self, const char *sentence);

/* Where the cell is, in words. (transfer none) */
const char *ts_competitors_set_sheet_get_place (TsCompetitorsSetSheet *self);

/* The widget in which the text is written. (transfer none) */
GtkWidget *ts_competitors_set_sheet_get_writer (TsCompetitorsSetSheet *self);

/* For a phone: there is a button that closes the sheet. */
void ts_competitors_set_sheet_set_narrow (TsCompetitorsSetSheet *self, gboolean narrow);

G_END_DECLS
