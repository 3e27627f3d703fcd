#include "qr-code.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <qrencode.h>
#include <string.h>

#define QUIET_ZONE 4  /* modules of white around it: without them many readers see nothing */
#define UTF_8      26 /* as the standard counts character sets */
#define SMALLEST   3  /* pixels of a module, so that a phone at arm's length can tell them apart */

struct _TsQrCode {
  GtkWidget parent_instance;

  QRcode *code;
};

G_DEFINE_FINAL_TYPE (TsQrCode, ts_qr_code, GTK_TYPE_WIDGET)

static int
modules_across (TsQrCode *self)
{
  return (self->code != NULL ? self->code->width : 0) + 2 * QUIET_ZONE;
}

static gboolean
is_dark (TsQrCode *self, int x, int y)
{
  return (self->code->data[y * self->code->width + x] & 1) != 0;
}

/* Dark modules side by side are drawn as one, so that no seam shows between them. */
static void
draw_row (TsQrCode *self, GtkSnapshot *snapshot, int y, float left, float top, float module)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  int width = self->code->width;

  for (int x = 0; x < width; x++) {
    int from = x;

    while (x < width && is_dark (self, x, y))
      x++;
    if (x > from)
      gtk_snapshot_append_color (snapshot, &black,
                                 &GRAPHENE_RECT_INIT (left + (from + QUIET_ZONE) * module,
                                                      top + (y + QUIET_ZONE) * module, (x - from) * module,
                                                      module));
  }
}

/* White and black in dark mode too: readers expect it. A module is a whole number of pixels of the screen. */
static void
ts_qr_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  TsQrCode *self = TS_QR_CODE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float scale = (float) gtk_widget_get_scale_factor (widget);
  float module = floorf (MIN (width, height) * scale / (float) modules_across (self)) / scale;
  float side = module * (float) modules_across (self);
  float left = floorf ((width - side) / 2 * scale) / scale;
  float top = floorf ((height - side) / 2 * scale) / scale;

  if (self->code == NULL)
    return;
  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (left, top, side, side));
  for (int y = 0; y < self->code->width; y++)
    draw_row (self, snapshot, y, left, top, module);
}

static void
ts_qr_code_measure (GtkWidget *widget,
                    GtkOrientation orientation G_GNUC_UNUSED,
                    int for_size G_GNUC_UNUSED,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline G_GNUC_UNUSED,
                    int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = modules_across (TS_QR_CODE (widget)) * SMALLEST;
  *natural = *minimum;
}

/* Readers have to guess in which letters bytes are meant, and some guess wrong, so what is not plain ASCII
 * says that it is UTF-8. */
static QRcode *
encode (const char *text)
{
  QRinput *input = QRinput_new2 (0, QR_ECLEVEL_M);
  QRcode *code;

  if (!g_str_is_ascii (text))
    QRinput_appendECIheader (input, UTF_8);
  QRinput_append (input, QR_MODE_8, (int) strlen (text), (const unsigned char *) text);
  code = QRcode_encodeInput (input);
  QRinput_free (input);
  g_assert (code != NULL);
  return code;
}

void
ts_qr_code_set_text (TsQrCode *self, const char *text)
{
  g_clear_pointer (&self->code, QRcode_free);
  self->code = encode (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("QR code"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ts_qr_code_finalize (GObject *object)
{
  g_clear_pointer (&TS_QR_CODE (object)->code, QRcode_free);
  G_OBJECT_CLASS (ts_qr_code_parent_class)->finalize (object);
}

static void
ts_qr_code_class_init (TsQrCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_qr_code_finalize;
  widget_class->measure = ts_qr_code_measure;
  widget_class->snapshot = ts_qr_code_snapshot;
  gtk_widget_class_set_css_name (widget_class, "qrcode");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ts_qr_code_init (TsQrCode *self G_GNUC_UNUSED)
{
}
