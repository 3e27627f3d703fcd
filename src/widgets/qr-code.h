/* qr-code.h — a text that any phone can read off the screen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TS_TYPE_QR_CODE (ts_qr_code_get_type ())
G_DECLARE_FINAL_TYPE (TsQrCode, ts_qr_code, TS, QR_CODE, GtkWidget)

/* Shows the text, which must not be empty and fit into a QR code (at most TS_QR_LONGEST). Its accessible
 * description is the text itself. */
void ts_qr_code_set_text (TsQrCode *self, const char *text);

G_END_DECLS
