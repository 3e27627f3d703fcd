/* set-note.h — a sentence about what did not work, which stays until somebody has read it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TS_TYPE_COMPETITORS_SET_NOTE (ts_competitors_set_note_get_type ())
G_DECLARE_FINAL_TYPE (TsCompetitorsSetNote, ts_competitors_set_note, TS, COMPETITORS_SET_NOTE, AdwBin)

/* Signal "help": the button was pressed that offers a way out. */

TsCompetitorsSetNote *ts_competitors_set_note_new (void);

/* Shows the sentence, and announces it; with a button that says `help` unless that is NULL. */
void ts_competitors_set_note_show (TsCompetitorsSetNote *self, const char *sentence, const char *help);

/* The sentence is gone. */
void ts_competitors_set_note_clear (TsCompetitorsSetNote *self);

/* The sentence, or NULL. (transfer none) */
const char *ts_competitors_set_note_get (TsCompetitorsSetNote *self);

G_END_DECLS
