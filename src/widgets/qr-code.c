#include "qr-code.h"

#include "config.h"
#include "paper/qr-matrix.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define SMALLEST 3 /* pixels of a module, so that a phone at arm's length can tell them apart */

struct _TsQrCode {
  GtkWidget parent_instance;

  TsQrMatrix *code;
};

G_DEFINE_FINAL_TYPE (TsQrCode, ts_qr_code, GTK_TYPE_WIDGET)

static int
modules_across (TsQrCode *self)
{
  return (self->code != NULL ? ts_qr_matrix_width (self->code) : 0) + 2 * TS_QR_QUIET_ZONE;
}

static void
draw_row (TsQrCode *self, GtkSnapshot *snapshot, int y, float left, float top, float module)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };

  for (int x = 0; x < ts_qr_matrix_width (self->code); x++) {
    int run = ts_qr_matrix_run (self->code, x, y);

    if (run > 0)
      gtk_snapshot_append_color (snapshot, &black,
                                 &GRAPHENE_RECT_INIT (left + (x + TS_QR_QUIET_ZONE) * module,
                                                      top + (y + TS_QR_QUIET_ZONE) * module, run * module,
                                                      module));
    x += run;
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
  for (int y = 0; y < ts_qr_matrix_width (self->code); y++)
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

void
ts_qr_code_set_text (TsQrCode *self, const char *text)
{
  g_clear_pointer (&self->code, ts_qr_matrix_free);
  self->code = ts_qr_matrix_new (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("QR code"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
ts_qr_code_finalize (GObject *object)
{
  g_clear_pointer (&TS_QR_CODE (object)->code, ts_qr_matrix_free);
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
