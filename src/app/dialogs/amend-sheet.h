/* amend-sheet.h — the sheet of an entry that was said already, filled with it. It is a board of its own, on
 * which the table stands as it was then, or as it would have been; what it says ("say") is what should have
 * been said, and nothing changes by it. */
#pragma once

#include "amending.h"
#include "widgets/board.h"

G_BEGIN_DECLS

#define TS_TYPE_AMEND_SHEET (ts_amend_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TsAmendSheet, ts_amend_sheet, TS, AMEND_SHEET, TsBoard)

/* Whether there is anything in the entry that could be another. */
gboolean ts_amend_sheet_asks (const TsRecord *record);

/* For that verb, which was possible then; NULL: for what was said, with a button for something else,
 * "amend.something-else" with the record (u), where there was a choice. (transfer floating) */
TsAmendSheet *ts_amend_sheet_new (const TsAmending *amending, guint record, const TsVerb *instead);

guint ts_amend_sheet_get_record (TsAmendSheet *self);

/* Why what it said cannot be, below it; or NULL. */
void ts_amend_sheet_show_refusal (TsAmendSheet *self, const char *sentence);

/* Gives the keyboard to the first question. */
void ts_amend_sheet_focus (TsAmendSheet *self);

/* What people filled in, with what is not asked and stays: the note. (transfer full) */
JsonObject *ts_amend_sheet_complete (TsAmendSheet *self, JsonObject *entry);

G_END_DECLS
