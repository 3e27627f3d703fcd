/* score-sheet.h — the score sheet of a session, as people read it: who has how many points for what, as far
 * as `viewer` may know (referee/sight.h). */
#pragma once

#include "referee/session.h"

G_BEGIN_DECLS

/* What all of its forms say. The rows of the table (GPtrArray of char *, translated): names, a row per line
 * of the tally, and what sums up, which is totals, places, and between them what the game has beside them;
 * `plain`: with numbers as programs read them, else as people do. The day of the evening, here, NULL if it is
 * not known; a sentence about the end. (transfer full) */
GPtrArray *ts_score_sheet_rows (const TsView *view, gboolean plain);
char *ts_score_sheet_day (const TsView *view);
char *ts_score_sheet_end (const TsView *view);

/* Title, day, a table with a column per player, and a sentence about the end; lines end with LF. (transfer
 * full) */
char *ts_score_sheet_text (const TsSession *session, int viewer);

/* The same numbers with the words of docs/protocol.md: title, created (if known), and of the state game,
 * over, winners, players, tally. (transfer full) */
JsonNode *ts_score_sheet_json (const TsSession *session, int viewer);

/* The table for a spreadsheet: RFC 4180, UTF-8. (transfer full) */
char *ts_score_sheet_csv (const TsSession *session, int viewer);

#define TS_SCORE_SHEET_SHORT 300 /* bytes */

/* One line for a QR code: "Null Game, 21 Nov 2026: 1. Bo 13, 2. Ann 10". Names are cut to keep it within
 * TS_SCORE_SHEET_SHORT. Where points alone do not tell the places, why one has won follows, if it fits.
 * (transfer full) */
char *ts_score_sheet_short (const TsSession *session, int viewer);

#define TS_SCORE_SHEET_NAME 120 /* bytes */

/* What a file with it is called, without an ending: "Null Game 2026-11-21 Ann, Bo". Names are cut to keep it
 * within TS_SCORE_SHEET_NAME. (transfer full) */
char *ts_score_sheet_name (const TsSession *session);

G_END_DECLS
