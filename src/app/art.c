#include "art.h"

#include "first-frame.h"

/* The pictures are drawn 16 to 10. The icon theme gives squares; the picture lies across the middle of its
 * own. */
#define ART_RATIO 0.625f

struct _TsArt {
  GtkWidget parent_instance;

  char *game;
  GtkIconPaintable *picture; /* rendered for `side`, or NULL */
  int side;
  guint idle;
  guint tick; /* while waiting for the first frame */
};

G_DEFINE_FINAL_TYPE (TsArt, ts_art, GTK_TYPE_WIDGET)

/* The side of the square whose middle strip covers the widget. */
static int
wanted_side (TsArt *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return MAX (width, (int) (height / ART_RATIO + 0.999f));
}

static gboolean
render (gpointer data)
{
  TsArt *self = data;
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  g_autofree char *name = g_strconcat (self->game, "-tile", NULL);

  self->idle = 0;
  self->side = wanted_side (self);
  g_clear_object (&self->picture);
  if (self->side > 0 && gtk_icon_theme_has_icon (theme, name))
    self->picture = gtk_icon_theme_lookup_icon (
        theme, name, NULL, self->side, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
        gtk_widget_get_direction (GTK_WIDGET (self)), GTK_ICON_LOOKUP_PRELOAD);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
render_later (TsArt *self)
{
  if (self->idle == 0 && self->tick == 0 && self->game != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->idle = g_idle_add_full (G_PRIORITY_LOW, render, self, NULL);
}

static void
on_first_frame (GtkWidget *widget)
{
  TsArt *self = TS_ART (widget);

  self->tick = 0;
  render_later (self);
}

static void
ts_art_map (GtkWidget *widget)
{
  TsArt *self = TS_ART (widget);

  GTK_WIDGET_CLASS (ts_art_parent_class)->map (widget);
  if (self->picture == NULL)
    self->tick = ts_first_frame_then (widget, on_first_frame);
}

static void
stop_waiting (TsArt *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_handle_id (&self->idle, g_source_remove);
}

static void
ts_art_unmap (GtkWidget *widget)
{
  stop_waiting (TS_ART (widget));
  GTK_WIDGET_CLASS (ts_art_parent_class)->unmap (widget);
}

static GtkSizeRequestMode
ts_art_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ts_art_measure (GtkWidget *widget G_GNUC_UNUSED,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline G_GNUC_UNUSED,
                int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = (int) (for_size * ART_RATIO);
}

static void
ts_art_size_allocate (GtkWidget *widget,
                      int width G_GNUC_UNUSED,
                      int height G_GNUC_UNUSED,
                      int baseline G_GNUC_UNUSED)
{
  TsArt *self = TS_ART (widget);

  /* Until it is rendered anew, the old picture is stretched. */
  if (wanted_side (self) != self->side)
    render_later (self);
}

static void
ts_art_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsArt *self = TS_ART (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float side = (float) wanted_side (self);

  if (self->picture == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - side) / 2, (height - side) / 2));
  gdk_paintable_snapshot (GDK_PAINTABLE (self->picture), snapshot, side, side);
  gtk_snapshot_pop (snapshot);
}

static void
on_scale_changed (TsArt *self)
{
  self->side = 0;
  render_later (self);
}

static void
ts_art_dispose (GObject *object)
{
  TsArt *self = TS_ART (object);

  stop_waiting (self);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->game, g_free);
  G_OBJECT_CLASS (ts_art_parent_class)->dispose (object);
}

static void
ts_art_class_init (TsArtClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ts_art_dispose;
  widget_class->map = ts_art_map;
  widget_class->unmap = ts_art_unmap;
  widget_class->get_request_mode = ts_art_get_request_mode;
  widget_class->measure = ts_art_measure;
  widget_class->size_allocate = ts_art_size_allocate;
  widget_class->snapshot = ts_art_snapshot;

  gtk_widget_class_set_css_name (widget_class, "art");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ts_art_init (TsArt *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (on_scale_changed), NULL);
}

void
ts_art_set_game (TsArt *self, const char *game)
{
  g_autofree char *class = g_strconcat ("game-", game, NULL);

  g_set_str (&self->game, game);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  self->side = 0;
  render_later (self);
}
