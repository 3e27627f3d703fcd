#include "qr-matrix.h"

#include <qrencode.h>
#include <string.h>

#define UTF_8 26 /* as the standard counts character sets */

struct _TsQrMatrix {
  QRcode *code;
};

/* A long text keeps less to spare, so that up to 840 bytes the code is no larger than with TS_QR_SPARE bytes.
 * Readers have to guess in which letters bytes are meant, and some guess wrong, so what is not plain ASCII
 * says that it is UTF-8. */
TsQrMatrix *
ts_qr_matrix_new (const char *text)
{
  TsQrMatrix *self = g_new0 (TsQrMatrix, 1);
  QRinput *input = QRinput_new2 (0, strlen (text) <= TS_QR_SPARE ? QR_ECLEVEL_M : QR_ECLEVEL_L);

  if (!g_str_is_ascii (text))
    QRinput_appendECIheader (input, UTF_8);
  QRinput_append (input, QR_MODE_8, (int) strlen (text), (const unsigned char *) text);
  self->code = QRcode_encodeInput (input);
  QRinput_free (input);
  g_assert (self->code != NULL);
  return self;
}

void
ts_qr_matrix_free (TsQrMatrix *self)
{
  QRcode_free (self->code);
  g_free (self);
}

int
ts_qr_matrix_width (const TsQrMatrix *self)
{
  return self->code->width;
}

gboolean
ts_qr_matrix_is_dark (const TsQrMatrix *self, int x, int y)
{
  return (self->code->data[y * self->code->width + x] & 1) != 0;
}

int
ts_qr_matrix_run (const TsQrMatrix *self, int x, int y)
{
  int n = 0;

  while (x + n < self->code->width && ts_qr_matrix_is_dark (self, x + n, y))
    n++;
  return n;
}
