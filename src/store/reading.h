/* reading.h — the file of a table, read from its header to its last line: what it leads to, and what people
 * have to know of it. */
#pragma once

#include "journal.h"
#include "referee/session.h"

G_BEGIN_DECLS

typedef struct {
  char *path;
  TsJournal *journal; /* where the reading ended: entries can be appended */
  TsSession *session;
  GStrvBuilder *found; /* the notices, as long as more may come */
  char **notices;      /* for people, NULL at the end */
  GError *refusal;     /* of the line where reading stopped, which is as it was written */
  char *damaged;       /* or the file whose line there is not */
  char *first;         /* the first line, where that is refused */
  guint stopped_at;
} TsReading;

/* Hears now and then how much was read, from 0 to 1. FALSE with an error: nobody wants it any more. */
typedef gboolean (*TsReadingGoOn) (double share, gpointer data, GError **error);

/* Reads the file that is at the path. `go_on` may be NULL. Errors: as ts_table_open(); then there is only the
 * path. If `looked` (or NULL) is a reading of the same file, which has not changed since and in which all was
 * well, its session is taken over, and nothing is read. */
gboolean ts_reading_begin (TsReading *self,
                           TsJournalMode mode,
                           const TsGame *const *games,
                           TsReading *looked,
                           TsReadingGoOn go_on,
                           gpointer data,
                           GError **error);

void ts_reading_init (TsReading *self, const char *path);

/* No more notices will come. */
void ts_reading_end (TsReading *self);

void ts_reading_clear (TsReading *self);

G_END_DECLS
