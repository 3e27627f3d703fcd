/* record-row.h — a line of the history as a row: its sentence, when it was said, and what it changed. */
#pragma once

#include "referee/why.h"
#include "timeline.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_RECORD_ROW (ts_record_row_get_type ())
G_DECLARE_FINAL_TYPE (TsRecordRow, ts_record_row, TS, RECORD_ROW, AdwBin)

/* A row of the history: what the entry changed beyond what its sentence says, the heading of its round unless
 * the line above it (NULL: none) has the same, and the menu (record-menu.h) of an entry in force, or of what
 * was taken back, which a long press and the second button of a mouse open, too. What was taken back is
 * struck out, and says so. */
void ts_record_row_show_line (TsRecordRow *self,
                              const TsSession *session,
                              const TsTimelineLine *line,
                              const TsTimelineLine *above);

/* A row of an explanation: by how much, why, where that rule stands, and what the counter was then.
 * `several`: other counters stand in the same list, so that the row says which one. */
void ts_record_row_show_cause (TsRecordRow *self,
                               const TsSession *session,
                               const TsCause *cause,
                               gboolean several);

/* Opens the menu of a row of the history. */
void ts_record_row_open_menu (TsRecordRow *self);

/* Nothing can be done with it: the menu is not there. */
void ts_record_row_hide_menu (TsRecordRow *self);

/* Whether it is the one that people were looking for. */
void ts_record_row_set_sought (TsRecordRow *self, gboolean sought);
gboolean ts_record_row_is_sought (TsRecordRow *self);

/* The sentence that is shown. */
const char *ts_record_row_get_sentence (TsRecordRow *self);

G_END_DECLS
