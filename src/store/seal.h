/* seal.h — the checksums of a table's lines; how they are reckoned stands at the top of journal.c. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TS_SEAL_DIGITS 16

typedef char TsSeal[TS_SEAL_DIGITS + 1];

/* Appends a line (JSON, no LF) to `text` as it goes into the file: with its LF, and with its checksum if
 * `written`. `before` is the checksum of the line before, "" for the header; `seal` becomes this line's. */
void ts_seal_append (GString *text, const char *line, gboolean written, const TsSeal before, TsSeal seal);

/* Reckons the checksum of a line of a file that has none (no LF). */
void ts_seal_reckon (const char *line, gsize length, const TsSeal before, TsSeal seal);

/* Reckons the checksum of a line (no LF). FALSE if it does not end with that one. */
gboolean ts_seal_check (const char *line, gsize length, const TsSeal before, TsSeal seal);

/* Cuts the checksum, which was looked at, off the line, and returns how long that is then. A line that says
 * `sum`, or may say it, another time is left as it is, for it means something else without. */
gsize ts_seal_cut (char *line, gsize length);

/* Of a line that need not be as it was written: what stands where its checksum would (`said`), and what that
 * would be. FALSE if the line is too short to have one. */
gboolean ts_seal_guess (const char *line, gsize length, const TsSeal before, TsSeal said, TsSeal reckoned);

G_END_DECLS
