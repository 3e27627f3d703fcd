/* taking-in.h — tables from elsewhere: which files are some, and copies of them in the folder of tables. */
#pragma once

#include "referee/game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Whether a table of one of `games` can be opened there; nothing is looked at but the first line. Errors: a
 * sentence that names the file, G_IO_ERROR or TS_ERROR. */
gboolean ts_taking_in_check (GFile *file, const TsGame *const *games, GError **error);

/* Copies the file, byte by byte, under its own name, or that with a number; where a copy is there by one of
 * these names already, it is that one, also if it has gone on since. What is damaged behind the first line
 * comes along: opening the copy deals with it, and the file elsewhere stays as it is. Errors: the same, and
 * where the copy cannot be written; then there is none. (transfer full) */
GFile *ts_taking_in_copy (GFile *file, const TsGame *const *games, GError **error);

/* What came of several files. */
typedef struct {
  GPtrArray *files;    /* of GFile: of those that were taken, the copies; or those that could be */
  GPtrArray *refusals; /* of char *: a sentence about each of the others */
} TsTakenIn;

/* Either of the two with each of the `files` (GFile), in a thread. `done` is called where this was, with no
 * source object. */
void ts_taking_in_async (
    GPtrArray *files, gboolean copy, const TsGame *const *games, GAsyncReadyCallback done, gpointer data);
TsTakenIn *ts_taking_in_finish (GAsyncResult *result);

void ts_taken_in_free (TsTakenIn *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsTakenIn, ts_taken_in_free)

G_END_DECLS
