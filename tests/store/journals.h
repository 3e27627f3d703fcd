/* journals.h — what tests of journals share. The lines mean nothing. */
#pragma once

#include "fixture.h"
#include "store/journal.h"

#define HEADER "{\"tableside\":1}"

TsJournal *open_journal (const char *path, TsJournalMode mode);

/* Reads to the end, or to an error. Returns how many lines there are. */
guint read_all (TsJournal *journal, GError **error);

/* Opens to go on, reads all of it, and finishes. */
TsJournal *reopen (const char *path, guint lines);

void append (TsJournal *journal, const char *line);

/* And nothing has changed in the file of that name, if there is one. */
void assert_append_fails (TsJournal *journal, const char *path, const char *line, GQuark domain, int code);

/* A process of its own has the file open, which has one line, until it is ended. */
GPid hold_in_child (const char *path);
void end_child (GPid child);
