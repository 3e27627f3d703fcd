#include "keep-room.h"

struct _TsKeepRoom {
  AdwBin parent_instance;

  char *text; /* or NULL */
};

G_DEFINE_FINAL_TYPE (TsKeepRoom, ts_keep_room, ADW_TYPE_BIN)

/* As the label would show it: its figures may be as wide as each other. */
static int
width_of (GtkLabel *label, const char *text)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (label));
  PangoRectangle place;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, NULL, &place);
  return PANGO_PIXELS_CEIL (place.width);
}

static GtkSizeRequestMode
ts_keep_room_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
ts_keep_room_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size G_GNUC_UNUSED,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  TsKeepRoom *self = TS_KEEP_ROOM (widget);
  GtkLabel *label = GTK_LABEL (adw_bin_get_child (ADW_BIN (self)));
  int more;

  gtk_widget_measure (GTK_WIDGET (label), orientation, -1, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL || self->text == NULL)
    return;
  more = width_of (label, self->text) - width_of (label, gtk_label_get_text (label));
  *minimum += MAX (more, 0);
  *natural += MAX (more, 0);
}

static void
ts_keep_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (widget)), width, height, baseline, NULL);
}

static void
ts_keep_room_finalize (GObject *object)
{
  g_free (TS_KEEP_ROOM (object)->text);
  G_OBJECT_CLASS (ts_keep_room_parent_class)->finalize (object);
}

static void
ts_keep_room_class_init (TsKeepRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_keep_room_finalize;
  widget_class->get_request_mode = ts_keep_room_get_request_mode;
  widget_class->measure = ts_keep_room_measure;
  widget_class->size_allocate = ts_keep_room_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
ts_keep_room_init (TsKeepRoom *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL); /* a bin's would measure instead of us */
}

/* In letters; what is there for the direction alone, as around a minus, is none. */
static guint
longest_line (const char *text)
{
  guint longest = 0, length = 0;

  for (const char *it = text; *it != '\0'; it = g_utf8_next_char (it)) {
    gunichar letter = g_utf8_get_char (it);

    if (letter == '\n')
      length = 0;
    else if (g_unichar_type (letter) != G_UNICODE_FORMAT)
      longest = MAX (longest, ++length);
  }
  return longest;
}

void
ts_keep_room_for (TsKeepRoom *self, const char *text)
{
  if (self->text != NULL && longest_line (text) <= longest_line (self->text))
    return;
  g_set_str (&self->text, text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
