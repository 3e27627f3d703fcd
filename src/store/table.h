/* table.h — an evening that lives in a file: a session, and the file that keeps it.
 *
 * What is said is on disk for good before it is in force; so an action that was shown as done is never lost.
 * Everything that opens, locks, cuts or sets aside files is behind this page. */
#pragma once

#include "referee/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define TS_TYPE_TABLE (ts_table_get_type ())
G_DECLARE_FINAL_TYPE (TsTable, ts_table, TS, TABLE, GObject)

/* Signals: "changed": a line was accepted; the session's outcome says what it did. "free": nothing is on its
 * way any more, see ts_table_is_busy(); whoever hears it first may have something on its way again. */

/* Makes a new file for the header (as ts_header_write() makes it) and opens it. Errors: as ts_header_read(),
 * and G_IO_ERROR (G_IO_ERROR_EXISTS if there is such a file); then there is no new file. (transfer full) */
TsTable *ts_table_create (const char *path, const TsGame *const *games, JsonObject *header, GError **error);

/* Opens a file to go on with it, dropping a last line that was never finished, and stopping before a damaged
 * one; see ts_table_get_notices(). Before a line that is refused although it is as it was written it stops,
 * too; then the file stays as it is, and is open for reading only: see ts_table_get_refusal(). If another
 * program has it open, or it cannot be written, it is opened for reading only. Errors: a bad header
 * (TS_ERROR), a file over the limits (G_IO_ERROR_NO_SPACE), G_IO_ERROR. (transfer full) */
TsTable *ts_table_open (const char *path, const TsGame *const *games, GError **error);

/* The same where there are no locks, once people were told of it (see ts_table_could_go_unlocked()) and said
 * to go on. */
TsTable *ts_table_open_unlocked (const char *path, const TsGame *const *games, GError **error);

/* The same as ts_table_open() in a thread of its own; `progress`, which may be NULL, is told now and then how
 * much of the file was read, from 0 to 1. Both are called where this was, with `data`, and `done` last, with
 * no source object. The cancellable (or NULL) stops the reading, if it comes in time:
 * G_IO_ERROR_CANCELLED. If `looked` (transfer full, or NULL) is what ts_table_look() made of the same file,
 * nobody else holds it and the file is as it was then, it is not read once more: what it led to is taken
 * over. */
typedef void (*TsTableProgress) (double share, gpointer data);
void ts_table_open_async (const char *path,
                          const TsGame *const *games,
                          TsTable *looked,
                          GCancellable *cancellable,
                          TsTableProgress progress,
                          GAsyncReadyCallback done,
                          gpointer data);
TsTable *ts_table_open_finish (GAsyncResult *result, GError **error);

/* The same only to look at it, whoever has it open: without a lock, and nothing on disk changes. */
TsTable *ts_table_look (const char *path, const TsGame *const *games, GError **error);

/* The same for a page of tables: where it cannot be opened, `header` is its first line, if it has a good one
 * (transfer full); else NULL. */
TsTable *ts_table_look_for_page (const char *path, const TsGame *const *games, char **header, GError **error);

/* A table as it was when only the first `n` entries were in force, to be looked at: it has no file of its
 * own, although it says the path, and is read only. It does not follow what happens at the other one. `n` is
 * at least 1. (transfer full) */
TsTable *ts_table_at (TsTable *self, guint n);

/* The same as it was when a deed that was taken back since (see ts_session_find_gone()) had just been said.
 */
TsTable *ts_table_at_gone (TsTable *self, const TsRecord *deed);

/* Which line of the evening that deed was; 0: the table is of ts_table_at(), or as it is now. */
guint ts_table_get_gone (TsTable *self);

/* Of such tables, the sentence of the newest entry, or of the deed; NULL: the table is as it is now. */
const char *ts_table_get_moment (TsTable *self);

/* The time now as headers and entries say it: in UTC, to the second. (transfer full) */
char *ts_table_tell_time (void);

/* Says an entry. TRUE: it is on disk for good, and in force. FALSE: nothing has changed, in the file neither;
 * TS_ERROR with its code, or G_IO_ERROR if the disk failed (G_IO_ERROR_READ_ONLY if the table is open for
 * reading only; G_IO_ERROR_NOT_FOUND if the file was deleted, moved or put into the trash,
 * G_IO_ERROR_WRONG_ETAG if it was replaced or changed; G_IO_ERROR_BUSY if another program writes). */
gboolean ts_table_say_line (TsTable *self, const char *line, gsize length, GError **error);

/* The same for the app: adds the time, unless the entry says one. */
gboolean ts_table_say (TsTable *self, JsonObject *entry, GError **error);

/* The same without waiting for the disk, which may take seconds. FALSE: the rules refuse the entry
 * (TS_ERROR), and `done` is never called. TRUE: it is on its way, in a thread of its own; nothing has changed
 * yet. `done` is called where this was, with the table as its source, once it is in force and "changed" was
 * emitted, or could not be kept. A line that is on its way cannot be called back, and nothing else can be
 * said meanwhile (asserted). The table stays until it is known what has become of it. */
gboolean ts_table_say_async (
    TsTable *self, JsonObject *entry, GAsyncReadyCallback done, gpointer data, GError **error);

/* Whether a line is on its way, and nothing else can be said. "free" tells when that is over, after `done`.
 */
gboolean ts_table_is_busy (TsTable *self);

/* TRUE: it is on disk for good, and in force. FALSE: nothing has changed, as ts_table_say() has it. */
gboolean ts_table_say_finish (TsTable *self, GAsyncResult *result, GError **error);

/* Whether the last entry was refused because it could not be written down, and not by the rules or because
 * the table is only looked at: then what is in memory can be saved elsewhere, see table-copy.h. */
gboolean ts_table_is_stranded (TsTable *self);

TsSession *ts_table_get_session (TsTable *self);
const char *ts_table_get_path (TsTable *self);

/* Whether this path, too, leads to the file that the table has open. */
gboolean ts_table_is_in (TsTable *self, const char *path);

gboolean ts_table_is_read_only (TsTable *self);

/* Why a line of the file is refused that is as it was written, and its number, from 1; NULL if none is. */
const GError *ts_table_get_refusal (TsTable *self, guint *line);

/* The path of the file with the damaged line that the table stops before, and the line's number, from 1; NULL
 * if none is damaged. */
const char *ts_table_get_damaged (TsTable *self, guint *line);

/* Whether the table is read only because files cannot be locked where this one lies, and because of nothing
 * else: then people may say to go on all the same. The last of the notices says so. */
gboolean ts_table_could_go_unlocked (TsTable *self);

/* What people have to know about the file after opening it: sentences, NULL at the end; empty if all is well.
 */
const char *const *ts_table_get_notices (TsTable *self);

G_END_DECLS
