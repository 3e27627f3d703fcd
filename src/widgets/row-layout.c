#include "row-layout.h"

struct _TsRowLayout {
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (TsRowLayout, ts_row_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Those that are laid out, each with what it asks for. (transfer full) */
static GArray *
ask_children (GtkWidget *row)
{
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *it = gtk_widget_get_first_child (row); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (gtk_widget_should_layout (it)) {
      GtkRequestedSize size = { .data = it };

      gtk_widget_measure (it, GTK_ORIENTATION_HORIZONTAL, -1, &size.minimum_size, &size.natural_size, NULL,
                          NULL);
      g_array_append_val (sizes, size);
    }
  return sizes;
}

static GtkRequestedSize *
size_at (GArray *sizes, guint i)
{
  return &g_array_index (sizes, GtkRequestedSize, i);
}

static int
sum_of_gaps (TsRowLayout *self, GArray *sizes)
{
  return sizes->len > 0 ? (int) (sizes->len - 1) * self->spacing : 0;
}

/* How wide each child is in so much room: `minimum_size` of what is returned. (transfer full) */
static GArray *
share_out (TsRowLayout *self, GtkWidget *row, int width)
{
  GArray *sizes = ask_children (row);
  int left = width - sum_of_gaps (self, sizes), n_expand = 0;

  for (guint i = 0; i < sizes->len; i++) {
    left -= size_at (sizes, i)->minimum_size;
    n_expand += gtk_widget_compute_expand (size_at (sizes, i)->data, GTK_ORIENTATION_HORIZONTAL);
  }
  left = gtk_distribute_natural_allocation (MAX (left, 0), sizes->len, (GtkRequestedSize *) sizes->data);
  for (guint i = 0; i < sizes->len; i++)
    if (gtk_widget_compute_expand (size_at (sizes, i)->data, GTK_ORIENTATION_HORIZONTAL)) {
      int more = left / n_expand--;

      size_at (sizes, i)->minimum_size += more;
      left -= more;
    }
  return sizes;
}

/* --- layout --- */

static GtkSizeRequestMode
ts_row_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *row G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (TsRowLayout *self, GtkWidget *row, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = ask_children (row);

  *minimum = *natural = sum_of_gaps (self, sizes);
  for (guint i = 0; i < sizes->len; i++) {
    *minimum += size_at (sizes, i)->minimum_size;
    *natural += size_at (sizes, i)->natural_size;
  }
}

static void
measure_height (TsRowLayout *self, GtkWidget *row, int width, int *minimum, int *natural)
{
  g_autoptr (GArray) sizes = width < 0 ? ask_children (row) : share_out (self, row, width);

  *minimum = *natural = 0;
  for (guint i = 0; i < sizes->len; i++) {
    int least, liked;

    gtk_widget_measure (size_at (sizes, i)->data, GTK_ORIENTATION_VERTICAL,
                        width < 0 ? -1 : size_at (sizes, i)->minimum_size, &least, &liked, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural = MAX (*natural, liked);
  }
}

static void
ts_row_layout_measure (GtkLayoutManager *manager,
                       GtkWidget *row,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  TsRowLayout *self = TS_ROW_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, row, minimum, natural);
  else
    measure_height (self, row, for_size, minimum, natural);
}

static void
ts_row_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *row, int width, int height, int baseline G_GNUC_UNUSED)
{
  TsRowLayout *self = TS_ROW_LAYOUT (manager);
  gboolean from_right = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) sizes = share_out (self, row, width);
  int x = 0;

  for (guint i = 0; i < sizes->len; i++) {
    int across = size_at (sizes, i)->minimum_size;
    GtkAllocation place = { from_right ? width - x - across : x, 0, across, height };

    gtk_widget_size_allocate (size_at (sizes, i)->data, &place, -1);
    x += across + self->spacing;
  }
}

static void
ts_row_layout_class_init (TsRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ts_row_layout_get_request_mode;
  layout_class->measure = ts_row_layout_measure;
  layout_class->allocate = ts_row_layout_allocate;
}

static void
ts_row_layout_init (TsRowLayout *self G_GNUC_UNUSED)
{
}

GtkLayoutManager *
ts_row_layout_new (int spacing)
{
  TsRowLayout *self = g_object_new (TS_TYPE_ROW_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
