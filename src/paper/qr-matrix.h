/* qr-matrix.h — a text as a QR code: which of its modules are dark. Paper and window draw the same. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TS_QR_QUIET_ZONE 4    /* modules of white around it: without them many readers see nothing */
#define TS_QR_LONGEST    2000 /* bytes of a text */
#define TS_QR_SPARE      640  /* bytes up to which 15 % of a code may be unreadable; beyond that 7 % */

typedef struct _TsQrMatrix TsQrMatrix;

/* The text must not be empty and not be longer than TS_QR_LONGEST. (transfer full) */
TsQrMatrix *ts_qr_matrix_new (const char *text);
void ts_qr_matrix_free (TsQrMatrix *self);

/* How many modules it has across, without the quiet zone; whether one of them is dark. */
int ts_qr_matrix_width (const TsQrMatrix *self);
gboolean ts_qr_matrix_is_dark (const TsQrMatrix *self, int x, int y);

/* From a module on, how many beside each other are dark: they are drawn as one, so that no seam shows between
 * them. 0: it is light. */
int ts_qr_matrix_run (const TsQrMatrix *self, int x, int y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TsQrMatrix, ts_qr_matrix_free)

G_END_DECLS
