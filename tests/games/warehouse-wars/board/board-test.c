/* The board of Warehouse Wars on its page: places are tapped, reached by keys and read aloud, what the rules
 * refuse changes nothing, sets are pointed out, and a finished warehouse is counted. */
#include "keys.h"
#include "stage.h"

#include "app/dialogs/why-dialog.h"
#include "app/play/default-button.h"
#include "app/play/seat-card.h"
#include "app/tally/tally-page.h"
#include "games/warehouse-wars/board/board-view.h"
#include "games/warehouse-wars/board/sets.h"
#include "games/warehouse-wars/rules/rules.h"
#include "names.h"

#include <string.h>

#define TABLE(options)                                                                                       \
  "{\"tableside\":1,\"game\":\"warehouse-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"         \
  "\"options\":{" options "}}\n"
#define BEGUN                                                                                                \
  TABLE ("") "{\"do\":\"crate\",\"x\":0,\"y\":0,\"z\":0}\n{\"do\":\"crate\",\"x\":1,\"y\":0,\"z\":0}\n"
#define NEXT "{\"do\":\"next\"}\n"
#define CORNERS                                                                                              \
  "{\"do\":\"crate\",\"x\":3,\"y\":0,\"z\":0}\n" NEXT "{\"do\":\"crate\",\"x\":0,\"y\":3,\"z\":0}\n" NEXT    \
  "{\"do\":\"crate\",\"x\":3,\"y\":3,\"z\":0}\n" NEXT
#define RECORD TABLE ("\"tally_only\":true")
#define TWO_ROWS                                                                                             \
  RECORD "{\"do\":\"crate\",\"who\":1,\"x\":0,\"y\":0,\"z\":0}\n"                                            \
         "{\"do\":\"crate\",\"who\":1,\"x\":1,\"y\":0,\"z\":0}\n"                                            \
         "{\"do\":\"crate\",\"who\":1,\"x\":0,\"y\":2,\"z\":0}\n"                                            \
         "{\"do\":\"crate\",\"who\":1,\"x\":1,\"y\":2,\"z\":0}\n"                                            \
         "{\"do\":\"plank\",\"x\":0,\"y\":0,\"z\":1,\"along\":\"x\"}\n"

static const WarehouseWars *
state_of (TsPlayPage *page)
{
  return ts_session_view (session_of (page)).state;
}

static TsWarehouseWarsBoardView *
hall_of (TsPlayPage *page)
{
  return TS_WAREHOUSE_WARS_BOARD_VIEW (wait_for (page, TS_TYPE_WAREHOUSE_WARS_BOARD_VIEW, NULL));
}

static gboolean
is_laid_out (gpointer picture)
{
  return gtk_widget_get_width (picture) > 0;
}

/* A press from a place to another one; the same: a tap. */
static void
drag (TsPlayPage *page, WarehousePoint from, WarehousePoint to)
{
  TsWarehouseWarsBoardView *picture = hall_of (page);
  GtkEventController *gesture = controller_of (picture, GTK_TYPE_GESTURE_DRAG);

  look ();
  g_signal_emit_by_name (gesture, "drag-begin", from.x, from.y);
  if (from.x != to.x || from.y != to.y)
    g_signal_emit_by_name (gesture, "drag-update", to.x - from.x, to.y - from.y);
  g_signal_emit_by_name (gesture, "drag-end", to.x - from.x, to.y - from.y);
}

/* The place of the middle of a cell's floor, or of the upper side of a crate on it. */
static WarehousePoint
place_of (TsPlayPage *page, int x, int y, double height)
{
  TsWarehouseWarsBoardView *picture = hall_of (page);
  WarehouseProjection projection;

  wait_until (is_laid_out, picture);
  projection = ts_warehouse_wars_board_view_get_projection (picture);
  return ts_warehouse_wars_project (&projection, x + 0.5, y + 0.5, height);
}

static void
tap (TsPlayPage *page, int x, int y, double height)
{
  WarehousePoint place = place_of (page, x, y, height);

  drag (page, place, place);
}

static void
press_keys (TsPlayPage *page, const char *const *keys)
{
  look ();
  for (guint i = 0; keys[i] != NULL; i++)
    press_key (hall_of (page), keys[i]);
}

/* A key of the board, from wherever the focus is. */
static void
type (TsPlayPage *page, const char *key)
{
  look ();
  g_assert_true (type_key (gtk_widget_get_root (GTK_WIDGET (page)), key));
}

#define KEYS(page, ...) press_keys (page, (const char *const[]) { __VA_ARGS__, NULL })

static void
assert_crate (TsPlayPage *page, int i, int seat, int x, int y, int z)
{
  const WarehouseCrate *crate = &state_of (page)->crates[i];

  g_assert_cmpint (state_of (page)->n_crates, >, i);
  g_assert_cmpint (crate->seat, ==, seat);
  g_assert_cmpint (crate->x, ==, x);
  g_assert_cmpint (crate->y, ==, y);
  g_assert_cmpint (crate->z, ==, z);
}

static void
assert_described (TsPlayPage *page, const char *text)
{
  TsWarehouseWarsBoardView *picture = hall_of (page);
  char *error = gtk_test_accessible_check_property (GTK_ACCESSIBLE (picture),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);

  g_assert_cmpstr (error, ==, NULL);
}

/* --- by pointer --- */

static void
test_tap (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, TABLE (""));

  tap (page, 2, 3, 0);
  assert_crate (page, 0, 0, 2, 3, 0);
  g_assert_false (
      ts_warehouse_wars_board_view_get_ghost (hall_of (page))->shown); /* not again, on top of it */
  tap (page, 0, 0, 0);
  assert_crate (page, 1, 1, 0, 0, 0);
  g_assert_cmpuint (assert_named (page), >, 8);
  stage_close (stage);
}

static void
test_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);
  WarehouseWars before = *state_of (page);

  tap (page, 0, 0, WAREHOUSE_CRATE_HEIGHT);
  wait_for (page, GTK_TYPE_LABEL, "A crate does not stand on another one; lay a plank first.");
  g_assert_cmpmem (&before, sizeof before, state_of (page), sizeof before);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  stage_close (stage);
}

static gboolean
is_on_phone (gpointer hall)
{
  return gtk_widget_get_width (hall) <= 360 && gtk_widget_get_height (hall) <= 300;
}

/* Whether a place of the hall is below the sentence there. */
static gboolean
is_covered (TsPlayPage *page, WarehousePoint place)
{
  GtkWidget *reason =
      wait_for (page, GTK_TYPE_LABEL, "A crate does not stand on another one; lay a plank first.");
  graphene_rect_t covered;

  look (); /* it is laid out */
  g_assert_true (gtk_widget_compute_bounds (reason, GTK_WIDGET (hall_of (page)), &covered));
  g_assert_cmpfloat (covered.size.height, >, 20);
  return graphene_rect_contains_point (&covered, &GRAPHENE_POINT_INIT ((float) place.x, (float) place.y));
}

/* On a phone, too, the sentence leaves the place aimed at in sight, and the piece held over it. */
static void
test_refused_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const int corners[][2] = { { 0, 0 }, { 3, 0 }, { 0, 3 }, { 3, 3 } };
  TsPlayPage *page = open_page (stage, BEGUN CORNERS);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 640);
  wait_until (is_on_phone, hall_of (page));
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++) {
    int x = corners[i][0], y = corners[i][1];

    tap (page, x, y, WAREHOUSE_CRATE_HEIGHT);
    g_assert_false (is_covered (page, place_of (page, x, y, WAREHOUSE_CRATE_HEIGHT)));
    g_assert_false (is_covered (page, place_of (page, x, y, 2 * WAREHOUSE_CRATE_HEIGHT)));
  }
  stage_close (stage);
}

/* A drag with a plank in the hand lays it from cell to cell; with a crate, it turns the view. */
static void
test_drag (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);
  double turn = ts_warehouse_wars_board_view_get_projection (hall_of (page)).turn;

  drag (page, place_of (page, 1, 2, 0), place_of (page, 3, 0, 0));
  g_assert_cmpint (state_of (page)->n_crates, ==, 2);
  g_assert_cmpfloat (ts_warehouse_wars_board_view_get_projection (hall_of (page)).turn, !=, turn);
  press (GTK_WIDGET (page), "Plank");
  look (); /* the view falls into its place */
  look ();
  drag (page, place_of (page, 0, 0, WAREHOUSE_CRATE_HEIGHT), place_of (page, 2, 0, WAREHOUSE_LEVEL_HEIGHT));
  g_assert_cmpint (state_of (page)->n_planks, ==, 1);
  g_assert_cmpint (state_of (page)->planks[0].along, ==, WAREHOUSE_ALONG_X);
  g_assert_cmpint (state_of (page)->planks[0].length, ==, 3);
  stage_close (stage);
}

/* A plank that is taken up is one that the board has room for, whatever the box holds. */
static void
test_longest_plank (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, TABLE ("\"width\":3,\"depth\":2"));

  g_assert_cmpint (ts_warehouse_wars_board_view_get_hand (hall_of (page))->length, ==, 3);
  stage_close (stage);
}

/* --- by keys --- */

static void
test_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);

  KEYS (page, "Down");
  assert_described (page, "column 1, row 1, level 0, crate of Ann, on the board. A crate does not stand on "
                          "another one; lay a plank first.");
  KEYS (page, "Return");
  g_assert_cmpint (state_of (page)->n_crates, ==, 2);
  KEYS (page, "Right", "Right", "Down");
  assert_described (page, "column 3, row 2, level 0, empty, on the board");
  KEYS (page, "Page_Up");
  assert_described (page, "column 3, row 2, level 1, empty, with nothing to stand on. Nothing is there to "
                          "stand on; on this cell the crate would stand on level 0.");
  KEYS (page, "Page_Down", "space");
  assert_crate (page, 2, 0, 2, 1, 0);
  stage_close (stage);
}

/* At the warehouse Page Up and Page Down are for its levels; elsewhere they are those of a pedal. */
static void
test_level_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);

  KEYS (page, "Down", "Right", "Right", "Down");
  look ();
  g_assert_true (type_key (stage->window, "Page_Up"));
  assert_described (page, "column 3, row 2, level 1, empty, with nothing to stand on. Nothing is there to "
                          "stand on; on this cell the crate would stand on level 0.");
  look ();
  g_assert_true (type_key (stage->window, "Page_Down"));
  assert_described (page, "column 3, row 2, level 0, empty, on the board");
  g_assert_cmpint (state_of (page)->n_crates, ==, 2);
  type_key (stage->window, "Tab");
  look ();
  g_assert_true (type_key (stage->window, "Page_Up"));
  settle (page);
  g_assert_cmpint (state_of (page)->n_crates, ==, 1);
  stage_close (stage);
}

/* Arrows go where they point when the view is turned, too. */
static void
test_keys_turned (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);

  KEYS (page, "Right", "Right");
  assert_described (page, "column 2, row 1, level 0, crate of Bo, on the board. A crate does not stand on "
                          "another one; lay a plank first.");
  type (page, "r");
  look ();
  look ();
  KEYS (page, "Left");
  assert_described (page, "column 2, row 2, level 0, empty, on the board");
  stage_close (stage);
}

static void
test_plank_by_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);

  KEYS (page, "Right");
  type (page, "p");
  assert_described (
      page,
      "column 1, row 1, level 0, crate of Ann, on the board; plank of 4, level 1, row 1, columns 1 to 4");
  type (page, "minus");
  type (page, "minus");
  assert_described (
      page,
      "column 1, row 1, level 0, crate of Ann, on the board; plank of 2, level 1, row 1, columns 1 to 2");
  type (page, "t");
  assert_described (
      page, "column 1, row 1, level 0, crate of Ann, on the board; plank of 2, level 1, column 1, rows "
            "1 to 2. A plank on level 1 rests on at least two crates of level 0.");
  type (page, "t");
  KEYS (page, "Return");
  g_assert_cmpint (state_of (page)->n_planks, ==, 1);
  KEYS (page, "Down", "Return");
  g_assert_cmpint (state_of (page)->n_crates, ==, 3);
  stage_close (stage);
}

/* What a key of the board changes: the piece in the hand, what is seen, what was said. (transfer full) */
static char *
tell_board (TsPlayPage *page)
{
  TsWarehouseWarsBoardView *hall = hall_of (page);
  const WarehouseHand *hand = ts_warehouse_wars_board_view_get_hand (hall);
  WarehousePoint corner = place_of (page, 0, 0, 0);

  return g_strdup_printf ("%d %d %d %d, level %d, %.0f %.0f, %u", hand->holds, hand->seat, hand->length,
                          hand->along, ts_warehouse_wars_board_view_get_top (hall), corner.x, corner.y,
                          ts_session_n_records (session_of (page)));
}

static void
leave_hall (TsPlayPage *page, gboolean for_header)
{
  GType type = for_header ? ADW_TYPE_HEADER_BAR : TS_TYPE_DEFAULT_BUTTON;
  GtkWidget *there = find (GTK_WIDGET (page), type, NULL);

  if ((gtk_widget_get_state_flags (there) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    g_assert_true (gtk_widget_child_focus (there, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_is_focus (GTK_WIDGET (hall_of (page))));
}

/* What is taken is taken on by arrows, so the focus goes to the hall. */
static void
assert_key_works (TsPlayPage *page, gboolean from_header, const char *key)
{
  gboolean takes = g_str_equal (key, "p") || g_str_equal (key, "c");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  look ();
  before = tell_board (page);
  leave_hall (page, from_header);
  type (page, key);
  settle (page);
  look ();
  after = tell_board (page);
  g_test_message ("%s: %s → %s", key, before, after);
  g_assert_cmpstr (before, !=, after);
  g_assert_true (!takes || gtk_widget_is_focus (GTK_WIDGET (hall_of (page))));
}

/* Of the keys that the list of shortcuts names, only those that go to cells and press there mean something in
 * the hall alone. */
static void
test_keys_from_elsewhere (Stage *stage, gconstpointer data)
{
  static const char *const tried[] = {
    "p", "minus", "plus", "t", "c", "r", "<Shift>r", "<Shift>Page_Down", "<Shift>Page_Up", NULL
  };
  gboolean from_header = GPOINTER_TO_INT (data);
  TsPlayPage *page = open_page (stage, TWO_ROWS);

  for (guint i = 0; tried[i] != NULL; i++)
    assert_key_works (page, from_header, tried[i]);
  for (const TsBoardKey *key = ts_board_get_keys (ts_play_page_get_board (page)); key->label != NULL; key++)
    for (guint i = 0; i < G_N_ELEMENTS (key->accels) && key->actions[i] != NULL; i++)
      g_assert_true (g_strv_contains (tried, key->accels[i]) || g_str_equal (key->accels[i], "n"));
  stage_close (stage);
  page = open_page (stage, BEGUN "{\"do\":\"crate\",\"x\":2,\"y\":0,\"z\":0}\n");
  assert_key_works (page, from_header, "n");
  stage_close (stage);
}

/* The hall stands still whatever is held, and what is left stands beside the pieces. */
static void
test_still (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);
  GtkWidget *board = GTK_WIDGET (ts_play_page_get_board (page));
  g_autofree char *crates = NULL;
  g_autofree char *planks = NULL;
  graphene_rect_t before, after;

  crates = g_strdup_printf ("%d", state_of (page)->base.counters[0][WAREHOUSE_CRATES]);
  planks = g_strdup_printf ("%d", state_of (page)->base.counters[0][WAREHOUSE_PLANKS]);
  wait_for (find (board, GTK_TYPE_TOGGLE_BUTTON, "Crate"), GTK_TYPE_LABEL, crates);
  wait_for (find (board, GTK_TYPE_TOGGLE_BUTTON, "Plank"), GTK_TYPE_LABEL, planks);
  look ();
  type (page, "c");
  let_pass (100);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (hall_of (page)), GTK_WIDGET (page), &before));
  type (page, "p");
  let_pass (100);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (hall_of (page)), GTK_WIDGET (page), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  stage_close (stage);
}

/* --- sets --- */

static void
test_sets (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, RECORD "{\"do\":\"crate\",\"who\":1,\"x\":0,\"y\":0,\"z\":0}\n"
                                              "{\"do\":\"crate\",\"who\":1,\"x\":1,\"y\":0,\"z\":0}\n"
                                              "{\"do\":\"crate\",\"who\":1,\"x\":2,\"y\":0,\"z\":0}\n");
  TsWarehouseWarsSetsPanel *lines;
  AdwDialog *dialog;

  wait_for (page, GTK_TYPE_LABEL, "× 1");
  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", 1, "");
  dialog = stage_dialog (stage);
  wait_for (dialog, GTK_TYPE_LABEL, "Sets of 3");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "why.on-board", "(is)", 1, "sets-3");
  lines =
      TS_WAREHOUSE_WARS_SETS_PANEL (find_nth (GTK_WIDGET (page), TS_TYPE_WAREHOUSE_WARS_SETS_PANEL, NULL, 1));
  g_assert_cmpint (ts_warehouse_wars_sets_panel_get_chosen (lines), ==, 3);
  lines =
      TS_WAREHOUSE_WARS_SETS_PANEL (find_nth (GTK_WIDGET (page), TS_TYPE_WAREHOUSE_WARS_SETS_PANEL, NULL, 0));
  g_assert_cmpint (ts_warehouse_wars_sets_panel_get_chosen (lines), ==, 0);
  stage_close (stage);
}

/* --- the end --- */

static void
test_topple (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);
  GtkWidget *question = wait_for (page, GTK_TYPE_MENU_BUTTON, "Knocked over?");

  g_assert_false (gtk_widget_get_mapped (find (question, GTK_TYPE_BUTTON, ".warehouse-fallen")));
  look ();
  gtk_menu_button_popup (GTK_MENU_BUTTON (question));
  tap_nth (question, ".warehouse-fallen", 1);
  g_assert_cmpint (state_of (page)->toppled, ==, 1);
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  wait_for (page, GTK_TYPE_LABEL, "Bo has knocked something over, so Ann wins.");
  act (page, "play.undo");
  g_assert_cmpint (state_of (page)->toppled, ==, TS_NOBODY);
  wait_for (page, GTK_TYPE_CHECK_BUTTON, "What fell to where the picture shows it");
  stage_close (stage);
}

/* (transfer full) what it draws */
static GBytes *
drawn (GtkWidget *hall)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (hall)->snapshot (hall, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_render_node_serialize (node);
}

/* The focus is seen on it before the first key, and not by whoever has come with the pointer. */
static void
test_focus_seen (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *hall = GTK_WIDGET (hall_of (open_page (stage, TABLE (""))));
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) focused = NULL;
  g_autoptr (GBytes) after = NULL;

  look ();
  g_assert_true (gtk_widget_is_focus (hall));
  gtk_widget_unset_state_flags (hall, GTK_STATE_FLAG_FOCUS_VISIBLE);
  before = drawn (hall);
  gtk_widget_set_state_flags (hall, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
  focused = drawn (hall);
  gtk_widget_unset_state_flags (hall, GTK_STATE_FLAG_FOCUS_VISIBLE);
  after = drawn (hall);
  g_assert_false (g_bytes_equal (focused, before));
  g_assert_true (g_bytes_equal (after, before));
  stage_close (stage);
}

/* What lies over the warehouse tells something, and answers nothing: the keyboard is for the warehouse. */
static void
test_undo_at_the_end (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page =
      open_page (stage, TABLE ("\"crates\":2,\"planks\":0") "{\"do\":\"crate\",\"x\":0,\"y\":0,\"z\":0}\n"
                                                            "{\"do\":\"crate\",\"x\":0,\"y\":3,\"z\":0}\n"
                                                            "{\"do\":\"crate\",\"x\":1,\"y\":0,\"z\":0}\n"
                                                            "{\"do\":\"crate\",\"x\":1,\"y\":3,\"z\":0}\n");

  g_assert_true (ts_view_is_over (&(TsView) { .game = &ts_warehouse_wars, .state = state_of (page) }));
  look ();
  act (page, "play.undo");
  settle (page);
  look ();
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (hall_of (page))));
  stage_close (stage);
}

/* Nor does it get the keyboard where the tools lie otherwise above the list of what is to be put back. */
static void
test_undo_with_less_room (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN "{\"do\":\"crate\",\"x\":0,\"y\":1,\"z\":0}\n"
                                             "{\"do\":\"plank\",\"x\":0,\"y\":0,\"z\":1,\"along\":\"x\"}\n");
  GtkWidget *hall = GTK_WIDGET (hall_of (page));

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  let_pass (500);
  g_assert_true (gtk_widget_is_focus (hall));
  act (page, "play.undo");
  let_pass (500);
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_ancestor (hall, TS_TYPE_BOARD), "compact"));
  g_assert_true (gtk_widget_is_focus (hall));
  stage_close (stage);
}

static gboolean
is_wide (gpointer hall)
{
  return gtk_widget_get_width (hall) >= 300;
}

/* However much is to be put back on a phone, the hall has all of its width, with the tools below it. */
static void
test_undo_on_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN CORNERS);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 720);
  wait_until (is_wide, hall_of (page));
  for (guint i = 0; i < 5; i++) {
    act (page, "play.undo");
    let_pass (500);
    g_assert_true (is_wide (hall_of (page)));
  }
  stage_close (stage);
}

/* The colour is chosen once; then every tap is a crate. */
static void
test_count (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, RECORD);

  look ();
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (hall_of (page)))); /* nothing is there to count yet */
  tap (page, 0, 0, 0);
  tap (page, 1, 1, 0);
  assert_crate (page, 1, 0, 1, 1, 0);
  type (page, "c");
  tap (page, 3, 0, 0);
  tap (page, 3, 1, 0);
  assert_crate (page, 3, 1, 3, 1, 0);
  press (GTK_WIDGET (page), "Plank");
  tap (page, 3, 1, WAREHOUSE_CRATE_HEIGHT);
  g_assert_cmpint (state_of (page)->n_planks, ==, 1);
  look ();
  press (GTK_WIDGET (page), "Count");
  g_assert_true (ts_session_outcome (session_of (page)).verb ==
                 &ts_warehouse_wars.verbs[ts_game_verb (&ts_warehouse_wars, "finish")]);
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  stage_close (stage);
}

/* --- levels --- */

static void
test_lift (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN "{\"do\":\"plank\",\"x\":0,\"y\":0,\"z\":1,\"along\":\"x\"}\n");
  TsWarehouseWarsBoardView *picture = hall_of (page);

  look (); /* the hall has its size */
  g_assert_cmpint (ts_warehouse_wars_board_view_get_top (picture), ==, 1);
  type (page, "<Shift>Page_Down");
  g_assert_cmpint (ts_warehouse_wars_board_view_get_top (picture), ==, 0);
  g_assert_false (ts_warehouse_wars_board_view_can_lift (picture, -1));
  tap (page, 0, 3, 0); /* beside the plank there is room below it */
  assert_crate (page, 2, 0, 0, 3, 0);
  stage_close (stage);
}

static gboolean
is_in_window (gpointer widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkWidget *bar = find (root, TS_TYPE_DEFAULT_BUTTON, NULL);
  graphene_rect_t place, below;

  return gtk_widget_compute_bounds (widget, root, &place) && gtk_widget_compute_bounds (bar, root, &below) &&
         gtk_widget_get_height (root) <= 360 && place.origin.y + place.size.height <= below.origin.y &&
         below.origin.y + below.size.height <= 360;
}

/* A phone that lies has room for all tools above the big button, and no word is broken beside empty space. */
static void
test_low (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);
  GtkWidget *fallen = wait_for (page, GTK_TYPE_MENU_BUTTON, "Knocked over?");
  GtkWidget *plank = wait_for (page, GTK_TYPE_LABEL, "Plank");

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 720, 360);
  wait_until (is_in_window, fallen);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (plank))), ==, 1);
  stage_close (stage);
}

/* Below the hall the tools take no more lines than they need: crates are seen on a phone, too. */
static void
test_hall (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, BEGUN);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 640);
  wait_until (is_on_phone, hall_of (page));
  look ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (hall_of (page))), >=, 640 * 3 / 10);
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/warehouse/tap", test_tap, NULL);
  stage_add ("/warehouse/refused", test_refused, NULL);
  stage_add ("/warehouse/drag", test_drag, NULL);
  stage_add ("/warehouse/keys", test_keys, NULL);
  stage_add ("/warehouse/level-keys", test_level_keys, NULL);
  stage_add ("/warehouse/keys-turned", test_keys_turned, NULL);
  stage_add ("/warehouse/plank-by-keys", test_plank_by_keys, NULL);
  stage_add ("/warehouse/keys-from-button", test_keys_from_elsewhere, GINT_TO_POINTER (FALSE));
  stage_add ("/warehouse/keys-from-header", test_keys_from_elsewhere, GINT_TO_POINTER (TRUE));
  stage_add ("/warehouse/sets", test_sets, NULL);
  stage_add ("/warehouse/still", test_still, NULL);
  stage_add ("/warehouse/longest-plank", test_longest_plank, NULL);
  stage_add ("/warehouse/refused-in-sight", test_refused_in_sight, NULL);
  stage_add ("/warehouse/low", test_low, NULL);
  stage_add ("/warehouse/hall", test_hall, NULL);
  stage_add ("/warehouse/topple", test_topple, NULL);
  stage_add ("/warehouse/focus-seen", test_focus_seen, NULL);
  stage_add ("/warehouse/undo-at-the-end", test_undo_at_the_end, NULL);
  stage_add ("/warehouse/undo-with-less-room", test_undo_with_less_room, NULL);
  stage_add ("/warehouse/undo-on-phone", test_undo_on_phone, NULL);
  stage_add ("/warehouse/count", test_count, NULL);
  stage_add ("/warehouse/lift", test_lift, NULL);
  return stage_run ();
}
