/* export.h — saves the score sheet where people want it. */
#pragma once

#include "referee/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for a file and writes the score sheet of the session as it is now into it: `format` is "txt", "csv" or
 * "json". What came of it is told in `toasts`. */
void ts_export_score_sheet (const TsSession *session, const char *format, AdwToastOverlay *toasts);

/* The text of the score sheet in a format, as above. (transfer full) */
char *ts_export_write (const TsSession *session, const char *format);

/* Writes the text into the file, over what was there, and says what came of it. (transfer full) */
char *ts_export_save (GFile *file, const char *sheet);

G_END_DECLS
