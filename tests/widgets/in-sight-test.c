/* What answers is drawn smaller where that brings all of it in sight, and there alone. */
#include "empty-board.h"
#include "press.h"
#include "widgets/board-layout.h"
#include "widgets/in-sight.h"

#define WIDE   1000
#define NARROW 400
#define HEIGHT 500
#define NEAR   0.02f

#define MOST_STEPS 1000 /* of the main loop, until all has its size */

static const TsBoardPlan plan = {
  .css_class = "table", .wide = 800, .widest = 1000, .spacing = 10, .gutter = 20
};

typedef struct {
  GtkWidget *window, *board;
  GtkWidget *above, *answers, *in_sight, *below;
} Table;

static GtkWidget *
part_new (GtkWidget *box, int height)
{
  GtkWidget *part = gtk_label_new (NULL);

  gtk_widget_set_size_request (part, 100, height);
  gtk_box_append (GTK_BOX (box), part);
  return part;
}

/* Something to read, answers, and something else to read. */
static void
build (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *asked = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  TsBoardLayout *layout;

  table->board = GTK_WIDGET (empty_board_new ());
  table->above = part_new (asked, 60);
  table->answers = gtk_label_new (NULL);
  table->in_sight = ts_in_sight_new (table->answers);
  gtk_box_append (GTK_BOX (asked), table->in_sight);
  table->below = part_new (asked, 200);
  layout = ts_board_layout_new (TS_BOARD (table->board), &plan, asked);
  ts_board_layout_add (layout, gtk_label_new (NULL), TS_COLUMN_FIRST);
  table->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (table->window), table->board);
}

static void
destroy (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->board);
}

static graphene_rect_t
place_of (Table *table, GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, table->board, &place));
  return place;
}

/* How large the answers are drawn, times their size; 0: what follows does not stand right below them yet. */
static float
scale_of (Table *table)
{
  graphene_rect_t answers = place_of (table, table->answers), below = place_of (table, table->below);
  float height = (float) MAX (gtk_widget_get_height (table->answers), 1);

  return ABS (answers.origin.y + answers.size.height - below.origin.y) <= 1 ? answers.size.height / height
                                                                            : 0;
}

/* With so much room for the board, of which the answers take no more than is in sight if they are smaller. */
static void
assert_scale (Table *table, int width, int height, float scale)
{
  graphene_rect_t answers;

  gtk_window_set_default_size (GTK_WINDOW (table->window), width, height);
  gtk_window_present (GTK_WINDOW (table->window));
  for (int i = 0; i < MOST_STEPS &&
                  (gtk_widget_get_width (table->board) != width ||
                   gtk_widget_get_height (table->board) != height || ABS (scale_of (table) - scale) > NEAR);
       i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_height (table->board), ==, height);
  g_assert_cmpfloat_with_epsilon (scale_of (table), scale, NEAR);
  answers = place_of (table, table->answers);
  if (scale < 1)
    g_assert_cmpfloat (answers.origin.y + answers.size.height, <=, height);
}

/* As large as there is room for, whatever is below them; what is above them does not move. */
static void
test_sizes (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  float top;

  gtk_widget_set_size_request (table->answers, 100, 420);
  assert_scale (table, WIDE, HEIGHT, 1);
  top = place_of (table, table->answers).origin.y;
  gtk_widget_set_size_request (table->answers, 100, 500);
  assert_scale (table, WIDE, HEIGHT, 0.86f);
  g_assert_cmpfloat (place_of (table, table->answers).origin.y, ==, top);
}

/* A window that becomes higher, or lower, and no wider. */
static void
test_resized (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_set_size_request (table->answers, 100, 500);
  assert_scale (table, WIDE, 700, 1);
  assert_scale (table, WIDE, HEIGHT, 0.86f);
  assert_scale (table, WIDE, 700, 1);
}

/* Smaller letters that do not help are smaller letters. */
static void
test_too_much (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_set_size_request (table->answers, 100, 800);
  assert_scale (table, WIDE, HEIGHT, 1);
}

/* On a phone people scroll. */
static void
test_narrow (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_set_size_request (table->answers, 100, 500);
  assert_scale (table, NARROW, HEIGHT, 1);
}

static void
test_least (Table *table, gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_set_size_request (table->answers, 100, 500);
  ts_in_sight_set_least (TS_IN_SIGHT (table->in_sight), 1);
  assert_scale (table, WIDE, HEIGHT, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_on_display ();
  g_test_add ("/in-sight/sizes", Table, NULL, build, test_sizes, destroy);
  g_test_add ("/in-sight/resized", Table, NULL, build, test_resized, destroy);
  g_test_add ("/in-sight/too-much", Table, NULL, build, test_too_much, destroy);
  g_test_add ("/in-sight/narrow", Table, NULL, build, test_narrow, destroy);
  g_test_add ("/in-sight/least", Table, NULL, build, test_least, destroy);
  return g_test_run ();
}
