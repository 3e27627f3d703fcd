/* Where the parts of a board stand, with little and with much room. */
#include "empty-board.h"
#include "press.h"
#include "widgets/board-layout.h"
#include "widgets/board-panel.h"

#define EDGE 4 /* px around a column that scrolls by itself */

#define MOST_STEPS 1000 /* of the main loop, until a window has its size */

/* --- a board of three parts, of which the first is a panel --- */

typedef struct {
  GtkWidget *window, *board;
  TsBoardLayout *layout;
  TsBoardPanel *panel;
  GtkWidget *parts[3];
  guint n_changes;
} Table;

static const TsBoardPlan with_roomy = {
  .css_class = "table", .roomy = 560, .wide = 860, .widest = 900, .spacing = 10, .gutter = 20
};
static const TsBoardPlan without_roomy = {
  .css_class = "table", .wide = 860, .widest = 900, .spacing = 10, .gutter = 20
};

static void
on_changed (Table *table)
{
  table->n_changes++;
}

static void
build (Table *table, gconstpointer plan)
{
  table->board = GTK_WIDGET (empty_board_new ());
  for (guint i = 0; i < G_N_ELEMENTS (table->parts); i++) {
    table->parts[i] = gtk_button_new_with_label ("A part");
    gtk_widget_set_size_request (table->parts[i], 100, 400);
  }
  table->panel = ts_board_panel_new (TS_BOARD (table->board));
  ts_board_panel_add (table->panel, "asked", ts_board_part_new (TS_BOARD (table->board), table->parts[0]));
  table->layout = ts_board_layout_new (TS_BOARD (table->board), plan, GTK_WIDGET (table->panel));
  ts_board_layout_add (table->layout, table->parts[1], TS_COLUMN_FIRST);
  ts_board_layout_add (table->layout, table->parts[2], TS_COLUMN_FIRST);
  g_signal_connect_swapped (table->layout, "changed", G_CALLBACK (on_changed), table);
  table->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (table->window), table->board);
}

static void
destroy (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->board);
}

/* Shows the board as large as that, and lets it settle. */
static void
show_high (Table *table, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (table->window), width, height);
  gtk_window_present (GTK_WINDOW (table->window));
  for (int i = 0; i < MOST_STEPS && (gtk_widget_get_width (table->board) != width ||
                                     gtk_widget_get_height (table->board) != height);
       i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (gtk_widget_get_width (table->board), ==, width);
}

static void
show (Table *table, int width)
{
  show_high (table, width, 500);
}

static graphene_rect_t
place_of (Table *table, int part)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (table->parts[part], GTK_WIDGET (table->board), &place));
  return place;
}

static void
assert_below (Table *table, int upper, int lower)
{
  graphene_rect_t above = place_of (table, upper), below = place_of (table, lower);

  g_assert_cmpfloat (above.origin.x, ==, below.origin.x);
  g_assert_cmpfloat (above.origin.y + above.size.height + 10, ==, below.origin.y);
}

/* --- tests --- */

/* On a phone the parts lie below each other: what is asked, and the others in the order in which they came.
 */
static void
test_narrow (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  show (table, 360);
  g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, TS_ROOM_NARROW);
  g_assert_false (gtk_widget_has_css_class (table->board, "roomy"));
  assert_below (table, 0, 1);
  assert_below (table, 1, 2);
}

static void
assert_low (Table *table, gboolean low, gboolean lower, gboolean is_short)
{
  g_assert_cmpint (gtk_widget_has_css_class (table->board, "low"), ==, low);
  g_assert_cmpint (gtk_widget_has_css_class (table->board, "lower"), ==, lower);
  g_assert_cmpint (gtk_widget_has_css_class (table->board, "short"), ==, is_short);
}

/* Not high, in each room: it is told, and the room is the same. */
static void
test_low (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  static const int widths[] = { [TS_ROOM_NARROW] = 360, [TS_ROOM_ROOMY] = 600, [TS_ROOM_WIDE] = 1100 };

  for (int room = TS_ROOM_NARROW; room <= TS_ROOM_WIDE; room++) {
    gboolean narrow = room == TS_ROOM_NARROW;

    show (table, widths[room]);
    assert_low (table, FALSE, FALSE, FALSE);
    show_high (table, widths[room], 400);
    g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, room);
    assert_low (table, !narrow, FALSE, FALSE);
    show_high (table, widths[room], 300);
    g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, room);
    assert_low (table, !narrow, !narrow, narrow);
    show_high (table, widths[room], 700);
    assert_low (table, FALSE, FALSE, FALSE);
  }
}

/* With more room they still do, but the board is told to draw larger; once. */
static void
test_roomy (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  show (table, 600);
  g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, TS_ROOM_ROOMY);
  g_assert_true (gtk_widget_has_css_class (table->board, "roomy"));
  g_assert_cmpuint (table->n_changes, ==, 1);
  assert_below (table, 0, 1);
  assert_below (table, 1, 2);
}

/* A board that has only one size in one column is not told. */
static void
test_never_roomy (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  show (table, 600);
  g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, TS_ROOM_NARROW);
  g_assert_cmpuint (table->n_changes, ==, 0);
}

/* On a large screen what is asked stands beside the others, and the table does not grow for ever. */
static void
test_wide (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  graphene_rect_t first, second;

  show (table, 1100);
  g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, TS_ROOM_WIDE);
  g_assert_true (gtk_widget_has_css_class (table->board, "roomy"));
  first = place_of (table, 1);
  second = place_of (table, 0);
  g_assert_cmpfloat (first.origin.y, ==, second.origin.y);
  g_assert_cmpfloat (first.origin.x + first.size.width + 20, ==, second.origin.x);
  g_assert_cmpfloat (EDGE + first.size.width + 20 + second.size.width + EDGE, ==, 900);
  assert_below (table, 1, 2);
}

/* Once nothing is asked any more, the others share the width, until something is asked again. */
static void
test_over (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  graphene_rect_t first, second;

  ts_board_layout_set_asks (table->layout, FALSE);
  show (table, 1100);
  first = place_of (table, 1);
  second = place_of (table, 2);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (table->panel)));
  g_assert_cmpfloat (first.origin.y, ==, second.origin.y);
  g_assert_cmpfloat (first.origin.x + first.size.width + 20, ==, second.origin.x);
  ts_board_layout_set_asks (table->layout, TRUE);
  show (table, 1120);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (table->panel)));
  assert_below (table, 1, 2);
}

/* --- what is asked is in sight --- */

static GtkAdjustment *
down_of (Table *table, int part)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (table->parts[part], GTK_TYPE_SCROLLED_WINDOW);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
}

static void
scroll_down (Table *table, int part)
{
  gtk_adjustment_set_value (down_of (table, part), 300);
  g_assert_cmpfloat (gtk_adjustment_get_value (down_of (table, part)), ==, 300);
}

/* Whoever comes next begins at the top. */
static void
test_turned (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  show (table, 360);
  scroll_down (table, 0);
  ts_board_panel_turn_to (table->panel, "asked");
  g_assert_cmpfloat (gtk_adjustment_get_value (down_of (table, 0)), ==, 0);
}

/* What has changed while the same is asked leaves people where they look. */
static void
test_same (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  show (table, 360);
  scroll_down (table, 0);
  ts_board_panel_update (table->panel, NULL);
  g_assert_cmpfloat (gtk_adjustment_get_value (down_of (table, 0)), ==, 300);
}

/* Beside the rest it stands still. */
static void
test_still (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  float was;

  show (table, 1100);
  was = place_of (table, 0).origin.y;
  scroll_down (table, 1);
  gtk_widget_queue_draw (table->board);
  for (int i = 0; i < MOST_STEPS && place_of (table, 1).origin.y == was; i++)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (place_of (table, 1).origin.y, ==, was - 300);
  g_assert_cmpfloat (place_of (table, 0).origin.y, ==, was);
}

/* A window that becomes narrower, or wider, shows it, and the keyboard stays where it was. */
static void
test_resized (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  show (table, 360);
  scroll_down (table, 0);
  gtk_widget_grab_focus (table->parts[2]);
  show (table, 1100);
  g_assert_true (gtk_widget_has_focus (table->parts[2]));
  g_assert_cmpfloat (gtk_adjustment_get_value (down_of (table, 0)), ==, 0);
  show (table, 360);
  g_assert_true (gtk_widget_has_focus (table->parts[2]));
}

/* Who is writing goes on writing: nothing is selected, so that the next key does not take all of its place.
 */
static void
test_resized_writing (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  GtkEditable *sum = GTK_EDITABLE (gtk_entry_new ());

  ts_board_panel_add (table->panel, "sum", ts_board_part_new (TS_BOARD (table->board), GTK_WIDGET (sum)));
  ts_board_panel_turn_to (table->panel, "sum");
  show (table, 360);
  gtk_widget_grab_focus (GTK_WIDGET (sum));
  gtk_editable_set_text (sum, "137");
  gtk_editable_set_position (sum, 2);
  show (table, 1100);
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (sum))));
  g_assert_false (gtk_editable_get_selection_bounds (sum, NULL, NULL));
  g_assert_cmpint (gtk_editable_get_position (sum), ==, 2);
}

/* So does one that had it before the window was seen: Tab goes on from there. */
static void
test_shown_late (Table *table, gconstpointer plan G_GNUC_UNUSED)
{
  GtkWindow *window = GTK_WINDOW (table->window);

  gtk_window_set_focus (window, table->parts[2]);
  show (table, 1100);
  g_assert_cmpint (ts_board_layout_get_room (table->layout), ==, TS_ROOM_WIDE);
  g_assert_true (gtk_window_get_focus (window) == table->parts[2]);
  gtk_widget_child_focus (table->window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == table->parts[0]);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add ("/widgets/board-layout/narrow", Table, &with_roomy, build, test_narrow, destroy);
  g_test_add ("/widgets/board-layout/roomy", Table, &with_roomy, build, test_roomy, destroy);
  g_test_add ("/widgets/board-layout/low", Table, &with_roomy, build, test_low, destroy);
  g_test_add ("/widgets/board-layout/never-roomy", Table, &without_roomy, build, test_never_roomy, destroy);
  g_test_add ("/widgets/board-layout/wide", Table, &with_roomy, build, test_wide, destroy);
  g_test_add ("/widgets/board-layout/over", Table, &with_roomy, build, test_over, destroy);
  g_test_add ("/widgets/board-layout/turned", Table, &with_roomy, build, test_turned, destroy);
  g_test_add ("/widgets/board-layout/same", Table, &with_roomy, build, test_same, destroy);
  g_test_add ("/widgets/board-layout/still", Table, &with_roomy, build, test_still, destroy);
  g_test_add ("/widgets/board-layout/resized", Table, &with_roomy, build, test_resized, destroy);
  g_test_add ("/widgets/board-layout/resized-writing", Table, &with_roomy, build, test_resized_writing,
              destroy);
  g_test_add ("/widgets/board-layout/shown-late", Table, &with_roomy, build, test_shown_late, destroy);
  return g_test_run ();
}
