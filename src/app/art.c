#include "art.h"

#include "first-frame.h"

#include <malloc.h>

/* The pictures are drawn 16 to 10. They stand among the icons, which would be squares. */
#define ART_RATIO 0.625f
#define FOLDER    "/org/tableside/Tableside/icons/scalable/actions"

struct _TsArt {
  GtkWidget parent_instance;

  char *game;
  GdkTexture *picture; /* or NULL */
  int drawn;           /* the width that it was drawn for, without the display’s scale */
  guint idle;
  guint tick; /* while waiting for the first frame */
};

G_DEFINE_FINAL_TYPE (TsArt, ts_art, GTK_TYPE_WIDGET)

/* So wide a picture covers the widget. */
static int
wanted_width (TsArt *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  return MAX (width, (int) (height / ART_RATIO + 0.999f));
}

/* NULL if the game has no picture. */
static GdkTexture *
draw_picture (const char *game, int width)
{
  g_autofree char *path = g_strdup_printf (FOLDER "/%s-tile.svg", game);
  g_autoptr (GdkPixbuf) drawn = gdk_pixbuf_new_from_resource_at_scale (path, width, -1, TRUE, NULL);
  g_autoptr (GBytes) pixels = drawn != NULL ? gdk_pixbuf_read_pixel_bytes (drawn) : NULL;

  if (drawn == NULL)
    return NULL;
  return gdk_memory_texture_new (gdk_pixbuf_get_width (drawn), gdk_pixbuf_get_height (drawn),
                                 gdk_pixbuf_get_has_alpha (drawn) ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8,
                                 pixels, (gsize) gdk_pixbuf_get_rowstride (drawn));
}

/* What drawing them took, some MB, is of no use any more, but would be kept for us. */
static gboolean
give_memory_back (gpointer idle)
{
  *(guint *) idle = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

/* Once the last one of them is drawn. */
static void
give_memory_back_later (void)
{
  static guint idle;

  if (idle == 0)
    idle = g_idle_add_full (G_PRIORITY_LOW + 10, give_memory_back, &idle, NULL);
}

static gboolean
render (gpointer data)
{
  TsArt *self = data;

  self->idle = 0;
  self->drawn = wanted_width (self);
  g_clear_object (&self->picture);
  if (self->drawn > 0)
    self->picture = draw_picture (self->game, self->drawn * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  if (self->picture != NULL)
    give_memory_back_later ();
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
  if (wanted_width (self) != self->drawn)
    render_later (self);
}

static void
ts_art_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TsArt *self = TS_ART (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float wide = (float) wanted_width (self);
  float high = wide * ART_RATIO;

  if (self->picture == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - wide) / 2, (height - high) / 2));
  gdk_paintable_snapshot (GDK_PAINTABLE (self->picture), snapshot, wide, high);
  gtk_snapshot_pop (snapshot);
}

static void
on_scale_changed (TsArt *self)
{
  self->drawn = 0;
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
  self->drawn = 0;
  render_later (self);
}
