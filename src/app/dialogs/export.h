/* export.h — saves what is made of an evening where people want it. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for a file and writes the score sheet of the session as it is now into it: `format` is "txt", "csv",
 * "json" or "pdf". What came of it is told in `toasts`. */
void ts_export_score_sheet (const TsSession *session, const char *format, AdwToastOverlay *toasts);

/* Asks for a file, under a title and with a name to begin with, and writes the bytes (transfer full) into
 * it. `done` is N_(), what is told then; %s is the name of the file. */
void ts_export_bytes (
    GBytes *bytes, const char *title, const char *name, const char *done, AdwToastOverlay *toasts);

/* The score sheet in a format, as above. (transfer full) */
GBytes *ts_export_write (const TsSession *session, const char *format);

/* Writes the bytes into the file, all of them or none, over what was there; a slow disk holds nobody up.
 * _finish: says what came of it, as above. (transfer full) */
void ts_export_save (GFile *file, GBytes *bytes, GAsyncReadyCallback saved, gpointer data);
char *ts_export_save_finish (GFile *file, GAsyncResult *result, const char *done);

G_END_DECLS
