#include "frame.h"

#include "app/table-style.h"

#define FRAMES 3 /* a breakpoint holds, then what follows from it */

struct _Frame {
  GtkWidget parent_instance;

  GtkWidget *child;
  int width, height;
};

G_DEFINE_FINAL_TYPE (Frame, frame, GTK_TYPE_WIDGET)

static void
frame_measure (GtkWidget *widget G_GNUC_UNUSED,
               GtkOrientation orientation G_GNUC_UNUSED,
               int for_size G_GNUC_UNUSED,
               int *minimum,
               int *natural,
               int *minimum_baseline G_GNUC_UNUSED,
               int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 1;
}

/* What is larger than its window lies out of it. */
static void
frame_size_allocate (GtkWidget *widget,
                     int width G_GNUC_UNUSED,
                     int height G_GNUC_UNUSED,
                     int baseline G_GNUC_UNUSED)
{
  Frame *self = FRAME_FRAME (widget);
  int width_asked, height_asked;

  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &width_asked, NULL, NULL, NULL);
  width_asked = MAX (width_asked, self->width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width_asked, &height_asked, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width_asked, MAX (height_asked, self->height), -1, NULL);
}

static void
frame_dispose (GObject *object)
{
  g_clear_pointer (&FRAME_FRAME (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (frame_parent_class)->dispose (object);
}

static void
frame_class_init (FrameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = frame_dispose;
  GTK_WIDGET_CLASS (klass)->measure = frame_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = frame_size_allocate;
}

static void
frame_init (Frame *self G_GNUC_UNUSED)
{
}

Frame *
frame_new (int width, int height)
{
  GtkWidget *window = gtk_window_new ();
  Frame *self = g_object_new (TYPE_FRAME, NULL);

  ts_table_style_add (); /* the app’s window would, once it is seen */
  self->width = width;
  self->height = height;
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (self));
  gtk_window_present (GTK_WINDOW (window));
  return self;
}

void
frame_set_child (Frame *self, GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

/* By hand: a display has only so many frames in a second. Those that come meanwhile are drawn. */
static void
pass_frame (Frame *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_emit_by_name (clock, "update");
  g_signal_emit_by_name (clock, "layout");
}

void
frame_resize (Frame *self, int width, int height)
{
  self->width = width;
  self->height = height;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  for (int i = 0; i < FRAMES; i++)
    pass_frame (self);
}

static gboolean
count_down (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer left)
{
  return --*(int *) left > 0;
}

void
frame_draw (Frame *self)
{
  int left = FRAMES;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_add_tick_callback (GTK_WIDGET (self), count_down, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
}

int
frame_get_width (Frame *self)
{
  return self->width;
}

int
frame_get_height (Frame *self)
{
  return self->height;
}
