/* journal.h — the file that keeps an evening: lines, appended and never changed. What the lines mean is not
 * known here. The format stands at the top of journal.c. */
#pragma once

#include "journal-lines.h"
#include "referee/json.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_JOURNAL_MAX_FILE (64 * 1024 * 1024) /* bytes */

typedef struct _TsJournal TsJournal;

typedef enum {
  TS_JOURNAL_LOOK, /* to read only, whoever else has the file open; nothing on disk is ever changed */
  TS_JOURNAL_KEEP, /* to go on with it, locked; to read only if that cannot be */
  TS_JOURNAL_KEEP_UNLOCKED, /* the same, and without a lock where there are none; people were asked */
} TsJournalMode;

/* Makes a new file with `header` (JSON, no LF, no checksum) as its first line; or of several lines, the
 * header first and NULL at their end. It is locked where there are locks. Errors: as ts_journal_append(), and
 * G_IO_ERROR_EXISTS if there is something of that name; then there is no new file. (transfer full) */
TsJournal *ts_journal_create (const char *path, const char *header, GError **error);
TsJournal *ts_journal_create_from (const char *path, const char *const *lines, GError **error);

/* Without a file, for a table that is only shown: it is read only. (transfer full) */
TsJournal *ts_journal_new_without_file (void);

/* Opens a file for reading from its beginning. One that is only looked at is closed when the reading ends.
 * Errors: G_IO_ERROR (G_IO_ERROR_NO_SPACE if it is too large). (transfer full) */
TsJournal *ts_journal_open (const char *path, TsJournalMode mode, GError **error);

void ts_journal_free (TsJournal *self);

/* The next line without its LF; it stands until the next call. NULL without an error: there is no further
 * whole line. Errors: TS_ERROR_SYNTAX if the line is damaged, G_IO_ERROR_NO_SPACE past the entries that a
 * file may have, and G_IO_ERROR. Nothing can be read after an error; only where the file is looked at, the
 * line after a damaged one can. */
const char *ts_journal_read (TsJournal *self, gsize *length, GError **error);

/* Cuts its checksum off the line that was read last, which spares whoever reads on a member. It means the
 * same without: where it would not, and where it has none, it is left alone. Returns how long it is then. */
gsize ts_journal_cut_sum (TsJournal *self, gsize length);

/* After a damaged line, or at the end: the bytes of that line, or of a last line that was never finished.
 * NULL if there is none, or a damaged one is too long. They stand until the next call. */
const char *ts_journal_get_spoiled (const TsJournal *self, gsize *length);

/* How much of the file was read, from 0 to 1. */
double ts_journal_get_share (const TsJournal *self);

/* How many lines were read or written, the header and a damaged line included. */
guint ts_journal_get_line_number (const TsJournal *self);

/* Whether the file has checksums: then every line that was read is as it was written. */
gboolean ts_journal_has_sums (const TsJournal *self);

/* One of these three ends the reading. They do nothing on disk where the journal is open for reading only;
 * and if they fail (G_IO_ERROR), it is from then on.
 *
 * Stop, after a line that was refused: the file stays as it is, and is open for reading only.
 *
 * Finish, after the last line: a last line that was never finished is cut off; `torn` says whether there was
 * one. Set aside, after a damaged line: the whole file is kept beside as it is (`kept` is
 * its name, NULL if nothing was done), and a new file with the lines before that one takes its place. */
void ts_journal_stop (TsJournal *self);
gboolean ts_journal_finish (TsJournal *self, gboolean *torn, GError **error);
gboolean ts_journal_set_aside (TsJournal *self, char **kept, GError **error);

/* Instead of reading: whether the file is the one of which `looked` read all lines, its checksums right, and
 * has not changed since. Then it is as if it was read to its end. */
gboolean ts_journal_take_over (TsJournal *self, const TsJournal *looked);

/* Appends a line (JSON, no LF, no checksum). TRUE: it is on disk for good. FALSE: the file is as it was
 * before. Errors: TS_ERROR_SYNTAX if the line is too long (TS_MAX_LINE); G_IO_ERROR_NO_SPACE if the file is
 * full or the disk; G_IO_ERROR_READ_ONLY; G_IO_ERROR_NOT_FOUND if the file was deleted or moved;
 * G_IO_ERROR_WRONG_ETAG if another has its name, or other lines are in it; G_IO_ERROR_BUSY if another program
 * has the lock meanwhile; G_IO_ERROR. */
gboolean ts_journal_append (TsJournal *self, const char *line, GError **error);

gboolean ts_journal_is_read_only (const TsJournal *self);

/* Why a journal that was to be kept is read only: one sentence for people; else NULL. */
const char *ts_journal_get_obstacle (const TsJournal *self);

/* Whether the path leads to this file. */
gboolean ts_journal_is_in (const TsJournal *self, const char *path);

/* Whether there are no locks where the file lies: it is read only then, or was opened or made all the same.
 */
gboolean ts_journal_lacks_lock (const TsJournal *self);

/* Whether it is read only because of that, and TS_JOURNAL_KEEP_UNLOCKED would do. */
gboolean ts_journal_could_go_unlocked (const TsJournal *self);

/* After the last line, if that was refused when it was said, for the disk failed and could not even cut it
 * off: one sentence for people; else NULL. The line is there, so it counts. The file then ends torn. */
const char *ts_journal_get_doubt (const TsJournal *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsJournal, ts_journal_free)

G_END_DECLS
