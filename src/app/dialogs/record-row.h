/* record-row.h — an entry in force as a row: its sentence, when it was said, and what it changed. */
#pragma once

#include "record-list.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_RECORD_ROW (ts_record_row_get_type ())
G_DECLARE_FINAL_TYPE (TsRecordRow, ts_record_row, TS, RECORD_ROW, AdwBin)

/* A row of the history: all that the entry changed, the number of its round if it is the newest of it, and a
 * button for "history.take-back" with the entry's place (u). */
void ts_record_row_show_record (TsRecordRow *self, const TsSession *session, guint record);

/* A row of the explanation of one counter: by how much, why, and what it was then. */
void ts_record_row_show_mention (TsRecordRow *self, const TsSession *session, const TsMention *mention);

/* The sentence that is shown. */
const char *ts_record_row_get_sentence (TsRecordRow *self);

G_END_DECLS
