/* Tiles: a wider box is never higher. GTK keeps what it has measured, and where two widths asked for the same
 * height takes that for every width between them. */
#include "press.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#define WIDEST 900

static GtkWidget *
tiles_new (const char *const *texts, int width, int most)
{
  GtkWidget *box = g_object_ref_sink (ts_tile_box_new (width, most, 4));

  for (guint i = 0; texts[i] != NULL; i++) {
    GtkWidget *text = ts_text_new (texts[i], NULL);

    gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD);
    gtk_box_append (GTK_BOX (box), text);
  }
  return box;
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* With one tile more beside each other each becomes narrower, and what is on it may take a line more. */
static void
test_height (gconstpointer data)
{
  static const char *const texts[] = { "Who",    "Food",          "Bonus Cards", "Racoon Cards of the Table",
                                       "Points", "How many more", NULL };
  int most = GPOINTER_TO_INT (data);
  int before = G_MAXINT;

  for (int width = 60; width < WIDEST; width++) {
    g_autoptr (GtkWidget) box = tiles_new (texts, 60, most); /* that has not measured anything yet */
    int height;

    if (width < measure (box, GTK_ORIENTATION_HORIZONTAL, -1))
      continue;
    height = measure (box, GTK_ORIENTATION_VERTICAL, width);
    g_assert_cmpint (height, <=, before);
    before = height;
  }
  g_assert_cmpint (before, <, G_MAXINT);
}

/* What is measured does not depend on what was before. */
static void
test_order (void)
{
  static const char *const texts[] = { "Who", "Food", "Bonus Cards", "Racoon Cards of the Table", NULL };
  g_autoptr (GtkWidget) box = tiles_new (texts, 60, 6);
  int least = measure (box, GTK_ORIENTATION_HORIZONTAL, -1);

  for (int width = WIDEST; width > least; width -= 7)
    measure (box, GTK_ORIENTATION_VERTICAL, width);
  for (int width = least; width < WIDEST; width++) {
    g_autoptr (GtkWidget) other = tiles_new (texts, 60, 6);

    g_assert_cmpint (measure (box, GTK_ORIENTATION_VERTICAL, width), ==,
                     measure (other, GTK_ORIENTATION_VERTICAL, width));
  }
}

/* The same where the first one is a heading, and comes to stand beside the others. */
static void
test_headed (void)
{
  static const char *const texts[] = { "Experts: 2 money each", "Engineering", "Marketing and more",
                                       "Quality", NULL };
  int before = G_MAXINT;

  for (int width = 60; width < WIDEST; width++) {
    g_autoptr (GtkWidget) box = tiles_new (texts, 60, 3);
    int least, height;

    g_object_set (gtk_widget_get_layout_manager (box), "headed", TRUE, "lead", 84, NULL);
    least = measure (box, GTK_ORIENTATION_HORIZONTAL, -1);
    if (width < least)
      continue;
    height = measure (box, GTK_ORIENTATION_VERTICAL, width);
    g_assert_cmpint (height, <=, before);
    before = height;
  }
  g_assert_cmpint (before, <, G_MAXINT);
}

/* Where the heading, and where the first tile is, at so much width. */
static void
place (int width, int lead, graphene_rect_t *heading, graphene_rect_t *tile)
{
  static const char *const texts[] = { "Experts", "One", "Two", "Three", NULL };
  g_autoptr (GtkWidget) box = tiles_new (texts, 60, 3);

  g_object_set (gtk_widget_get_layout_manager (box), "headed", TRUE, "lead", lead, NULL);
  gtk_widget_size_allocate (
      box, &(GtkAllocation) { 0, 0, width, measure (box, GTK_ORIENTATION_VERTICAL, width) }, -1);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (box), box, heading));
  g_assert_true (
      gtk_widget_compute_bounds (gtk_widget_get_next_sibling (gtk_widget_get_first_child (box)), box, tile));
}

static void
test_beside (void)
{
  graphene_rect_t heading, tile;

  place (84 + 4 + 3 * 64, 84, &heading, &tile);
  g_assert_cmpfloat (heading.size.width, ==, 84);
  g_assert_cmpfloat (tile.origin.x, ==, 84 + 4);
  g_assert_cmpfloat (tile.origin.y, ==, 0);
  place (84 + 4 + 3 * 64 - 5, 84, &heading, &tile); /* one pixel less than three tiles beside it take */
  g_assert_cmpfloat (tile.origin.x, ==, 0);
  g_assert_cmpfloat (tile.origin.y, >, heading.size.height);
  place (WIDEST, 0, &heading, &tile);
  g_assert_cmpfloat (tile.origin.x, ==, 0);
  g_assert_cmpfloat (tile.origin.y, >, heading.size.height);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_data_func ("/widgets/tile-layout/height/2", GINT_TO_POINTER (2), test_height);
  g_test_add_data_func ("/widgets/tile-layout/height/3", GINT_TO_POINTER (3), test_height);
  g_test_add_data_func ("/widgets/tile-layout/height/6", GINT_TO_POINTER (6), test_height);
  g_test_add_func ("/widgets/tile-layout/order", test_order);
  g_test_add_func ("/widgets/tile-layout/headed", test_headed);
  g_test_add_func ("/widgets/tile-layout/beside", test_beside);
  return g_test_run ();
}
