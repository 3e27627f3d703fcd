/* A game on its page: what people press becomes entries, one press one entry; undo and redo say what to move;
 * numbers are explained and corrected; the end is told. */
#include "stage.h"

#include "app/dialogs/dice-dialog.h"
#include "app/dialogs/history-dialog.h"
#include "app/dialogs/record-row.h"
#include "app/dialogs/why-dialog.h"
#include "app/dialogs/why-row.h"
#include "app/play/default-button.h"
#include "app/play/prompt-band.h"
#include "app/play/seat-card.h"
#include "app/play/standings.h"
#include "app/play/undo-checklist-card.h"
#include "app/tally/tally-page.h"
#include "games/null/rules/rules.h"
#include "names.h"
#include "widgets/seat-name.h"
#include "widgets/board.h"
#include "widgets/chips.h"
#include "widgets/qr-code.h"
#include "widgets/sheet.h"

#include <string.h>

static gboolean
can (TsPlayPage *page, const char *button)
{
  for (guint n = 0;; n++) {
    GtkWidget *widget = find_nth (GTK_WIDGET (page), GTK_TYPE_BUTTON, NULL, n);

    g_assert_nonnull (widget);
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), button) == 0)
      return gtk_widget_is_sensitive (widget);
  }
}

/* What a board does. */
static JsonObject *
entry_of (const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);

  return json_node_dup_object (node);
}

static void
say_on_board (TsPlayPage *page, const char *line)
{
  ts_board_say (TS_BOARD (find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL)), entry_of (line));
}

static gboolean
is_closed (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) == NULL;
}

#define THREE GOING "{\"do\":\"next\"}\n{\"do\":\"take\",\"count\":2}\n"

/* --- saying --- */

/* What stands in something that is nothing but a picture is not read out by a screen reader. */
static void
assert_read_out (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget)) {
    GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

    g_assert_cmpint (role, !=, GTK_ACCESSIBLE_ROLE_NONE);
    g_assert_cmpint (role, !=, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  }
}

static void
test_prompt (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (page), "seat-blue"));
  g_assert_true (gtk_widget_has_css_class (find (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, "Bo"), "acting"));
  g_assert_nonnull (find (find (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, "Ann"), GTK_TYPE_LABEL, "7"));
  g_assert_nonnull (find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Roll"));
  say_on_board (page, "{\"do\":\"next\"}");
  assert_read_out (wait_for (page, GTK_TYPE_LABEL, "Ann rolls two dice."));
  assert_read_out (find (find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button"), GTK_TYPE_LABEL, NULL));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (page), "seat-blue"));
  g_assert_cmpuint (assert_named (page), >, 5);
  stage_close (stage);
}

static gboolean
is_tight (gpointer page)
{
  return gtk_widget_has_css_class (page, "tight");
}

/* Where the text is large for the height, the page says less; what can be pressed stays. */
static void
test_tight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  g_assert_false (is_tight (page));
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 400, 440);
  wait_until (is_tight, page);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (page), "large"));
  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  wait_for (page, GTK_TYPE_BUTTON, "Roll");
  stage_close (stage);
}

static gboolean
is_column (gpointer page)
{
  return gtk_widget_has_css_class (find (page, TS_TYPE_STANDINGS, NULL), "column");
}

#define SIX                                                                                                  \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},"  \
  "{\"name\":\"Dee\"},{\"name\":\"Eli\"},{\"name\":\"Fay\"}]}\n"

/* Beside the board a seat's card says all that is to be in sight; across the window, or where there are
 * many seats, the first of it. */
static void
test_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  wait_for (page, GTK_TYPE_LABEL, "Tokens\u00a00");
  wait_for (page, GTK_TYPE_LABEL, "Money\u00a050");
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  wait_without (page, GTK_TYPE_LABEL, "Tokens\u00a00");
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  wait_for (page, GTK_TYPE_LABEL, "Tokens\u00a00");
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 700);
  wait_without (page, GTK_TYPE_LABEL, "Tokens\u00a00");
  wait_for (page, GTK_TYPE_LABEL, "Money\u00a050");
  stage_close (stage);
  page = open_page (stage, SIX);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  wait_until (is_column, page);
  wait_for (page, GTK_TYPE_LABEL, "Money\u00a050");
  wait_without (page, GTK_TYPE_LABEL, "Tokens\u00a00");
  stage_close (stage);
}

static gboolean
is_turn_in_sight (gpointer page)
{
  TsView view = ts_session_view (session_of (page));
  GtkWidget *card = find_nth (page, TS_TYPE_SEAT_CARD, NULL, (guint) ts_view_state (&view)->turn);
  GtkWidget *seats = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place, room;

  g_assert_true (gtk_widget_compute_bounds (card, page, &place));
  g_assert_true (gtk_widget_compute_bounds (seats, page, &room));
  return lies_in (&place, &room, 1);
}

/* Where there is no room for all cards, as on a phone that lies on its side, that of the turn is seen. */
static void
test_turn_in_sight (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SIX "{\"do\":\"next\"}\n{\"do\":\"next\"}\n{\"do\":\"next\"}\n"
                                           "{\"do\":\"next\"}\n");
  GtkWidget *standings = find (GTK_WIDGET (page), TS_TYPE_STANDINGS, NULL);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 720, 360);
  wait_until (is_column, page);
  let_pass (200);
  g_assert_cmpint (gtk_widget_get_height (standings), >,
                   gtk_widget_get_height (gtk_widget_get_ancestor (standings, GTK_TYPE_SCROLLED_WINDOW)));
  wait_until (is_turn_in_sight, page);
  for (guint i = 0; i < 3; i++) {
    guint n = ts_session_n_records (session_of (page));

    say_on_board (page, "{\"do\":\"next\"}");
    settle (page);
    g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 1);
    wait_until (is_turn_in_sight, page);
    look ();
  }
  stage_close (stage);
}

#define LONG_NAME "Maximiliana von Hohenstein-Lux"
#define LONG_NAMED                                                                                           \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"" LONG_NAME "\"}]}\n"

static gboolean
is_named_in_full (gpointer page)
{
  GtkWidget *card = find_nth (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, NULL, 1);
  GtkWidget *name = find (card, GTK_TYPE_LABEL, LONG_NAME);

  return gtk_widget_get_width (card) > 400 &&
         !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name)));
}

/* Beside the score a name takes what room there is on its card. */
static void
test_long_name (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, LONG_NAMED);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1000, 720);
  wait_until (is_named_in_full, page);
  stage_close (stage);
}

#define LONG_NAMES                                                                                           \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Bartholomew\"},{\"name\":\"Maximiliane\"}]}"  \
  "\n"

static graphene_rect_t
place_of (GtkWidget *widget, GtkWidget *page)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, page, &place));
  return place;
}

/* Whether the score of a card is below the name and what is counted there. */
static gboolean
is_score_below (gpointer page, guint i)
{
  GtkWidget *card = find_nth (page, TS_TYPE_SEAT_CARD, NULL, i);
  graphene_rect_t names = place_of (gtk_widget_get_parent (find (card, TS_TYPE_SEAT_NAME, NULL)), page);
  graphene_rect_t score = place_of (find (card, GTK_TYPE_LABEL, ".seat-card-score"), page);

  return score.origin.y + score.size.height / 2 > names.origin.y + names.size.height;
}

static gboolean
is_whole (gpointer page, const char *name)
{
  return !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (find (page, GTK_TYPE_LABEL, name))));
}

static gboolean
are_named_above (gpointer page)
{
  return is_score_below (page, 0) && is_score_below (page, 1) && is_whole (page, "Bartholomew") &&
         is_whole (page, "Maximiliane");
}

static gboolean
are_named_beside (gpointer page)
{
  return is_column (page) && !is_score_below (page, 0) && !is_score_below (page, 1);
}

/* In a column names are whole: where one of them has no room beside its score, the scores are below them, if
 * the cards are high enough. */
static void
test_names_in_column (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, LONG_NAMES);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  wait_until (are_named_above, page);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 400);
  wait_until (are_named_beside, page);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  wait_until (are_named_above, page);
  stage_close (stage);
}

static void
test_short_names_in_column (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  wait_until (are_named_beside, page);
  stage_close (stage);
}

static gboolean
is_below_standings (gpointer page)
{
  GtkWidget *standings = find (GTK_WIDGET (page), TS_TYPE_STANDINGS, NULL);
  GtkWidget *board = find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL);
  graphene_rect_t above, below;

  return gtk_widget_compute_bounds (standings, GTK_WIDGET (page), &above) &&
         gtk_widget_compute_bounds (board, GTK_WIDGET (page), &below) &&
         below.origin.y >= above.origin.y + above.size.height && below.size.width <= 400;
}

/* On a phone that stands, the standings lie across, and the board is below them and no wider than the phone.
 */
static void
test_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 700);
  wait_until (is_below_standings, page);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (page), "large"));
  stage_close (stage);
}

static void
test_refusal (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  say_on_board (page, "{\"do\":\"pay\",\"who\":0,\"to\":0,\"amount\":5}");
  wait_for (page, GTK_TYPE_LABEL, "Pay somebody else.");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  g_assert_cmpint (counter_of (page, 0, NULL_MONEY), ==, NULL_START_MONEY);
  /* It is no change: the next press counts at once. */
  say_on_board (page, "{\"do\":\"next\"}");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  stage_close (stage);
}

/* Whether they share a pixel. */
static gboolean
overlap (GtkWidget *widget, GtkWidget *other, GtkWidget *page)
{
  graphene_rect_t one, two;

  return gtk_widget_compute_bounds (widget, page, &one) && gtk_widget_compute_bounds (other, page, &two) &&
         graphene_rect_intersection (&one, &two, NULL);
}

static GtkWidget *
find_named (GtkWidget *root, const char *name)
{
  GtkWidget *found = strcmp (gtk_widget_get_css_name (root), name) == 0 ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, name);
  return found;
}

typedef struct {
  GtkWidget *page;
  const int *size;
} Sized;

/* But for what is around it. */
static gboolean
has_size (gpointer data)
{
  const Sized *sized = data;

  return ABS (gtk_widget_get_width (sized->page) - sized->size[0]) < 40 &&
         ABS (gtk_widget_get_height (sized->page) - sized->size[1]) < 40;
}

static void
resize (Stage *stage, TsPlayPage *page, const int *size)
{
  Sized sized = { GTK_WIDGET (page), size };

  gtk_window_set_default_size (GTK_WINDOW (stage->window), size[0], size[1]);
  wait_until (has_size, &sized);
  look ();
}

/* A toast lies over what is read, never over what is tapped next: at any size. */
static void
test_toast (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 720 }, { 720, 360 }, { 1000, 720 }, { 1280, 800 } };
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *root = GTK_WIDGET (page);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkWidget *toast;

    resize (stage, page, sizes[i]);
    say_on_board (page, "{\"do\":\"pay\",\"who\":0,\"to\":0,\"amount\":5}");
    wait_for (page, GTK_TYPE_LABEL, "Pay somebody else.");
    let_pass (500); /* it slides in */
    toast = find_named (root, "toast");
    g_assert_nonnull (toast);
    g_assert_true (overlap (toast, find (root, TS_TYPE_PROMPT_BAND, NULL), root));
    g_assert_false (overlap (toast, board_of (page), root));
    g_assert_false (overlap (toast, find (root, TS_TYPE_STANDINGS, NULL), root));
    g_assert_false (overlap (toast, find (root, TS_TYPE_DEFAULT_BUTTON, NULL), root));
    g_assert_false (overlap (toast, find (root, ADW_TYPE_HEADER_BAR, NULL), root));
  }
  stage_close (stage);
}

/* Two entries of one tap: both are said, whatever the first one changed; a refusal stands after what came
 * before. */
static void
test_one_deed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  TsBoard *board = TS_BOARD (find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL));
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_ptr_array_add (entries, entry_of ("{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}"));
  g_ptr_array_add (entries, entry_of ("{\"do\":\"next\"}"));
  g_ptr_array_add (entries, entry_of ("{\"do\":\"pay\",\"who\":0,\"to\":0,\"amount\":5}"));
  g_ptr_array_add (entries, entry_of ("{\"do\":\"next\"}"));
  ts_board_say_all (board, entries);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 3);
  g_assert_cmpint (counter_of (page, 0, NULL_MONEY), ==, NULL_START_MONEY - 5);
  wait_for (page, GTK_TYPE_LABEL, "Pay somebody else.");
  stage_close (stage);
}

static void
test_double_press (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE);

  say_on_board (page, "{\"do\":\"next\"}");
  say_on_board (page, "{\"do\":\"next\"}");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 4);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.end", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.default", NULL);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 4);
  g_assert_true (is_closed (stage->window));
  look ();
  say_on_board (page, "{\"do\":\"next\"}");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 5);
  stage_close (stage);
}

static void
test_undo (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *card = find (GTK_WIDGET (page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL);

  g_assert_true (can (page, "play.undo"));
  g_assert_false (can (page, "play.redo"));
  act (page, "play.undo");
  g_assert_cmpint (counter_of (page, 0, NULL_POINTS), ==, 0);
  wait_for (page, GTK_TYPE_LABEL, "Taken back: Ann: Roll (3, 4)");
  wait_for (card, GTK_TYPE_LABEL, "Ann: Points \u2066−7\u2069");
  wait_for (page, GTK_TYPE_LABEL, "Ann rolls two dice.");
  g_assert_false (can (page, "play.undo"));

  press (GTK_WIDGET (page), "Redo");
  g_assert_cmpint (counter_of (page, 0, NULL_POINTS), ==, 7); /* the same dice */
  wait_for (page, GTK_TYPE_LABEL, "Counts again: Ann: Roll (3, 4)");
  wait_for (card, GTK_TYPE_LABEL, "Ann: Points \u2066+7\u2069");
  look ();
  say_on_board (page, "{\"do\":\"next\"}");
  wait_without (card, GTK_TYPE_LABEL, "Ann: Points \u2066+7\u2069"); /* done by now, or never */
  wait_without (page, GTK_TYPE_LABEL, "Counts again: Ann: Roll (3, 4)");
  stage_close (stage);
}

static guint
count_lines (GtkWidget *card)
{
  GtkWidget *line;
  guint n = 0;

  for (guint i = 0; (line = find_nth (card, GTK_TYPE_CHECK_BUTTON, NULL, i)) != NULL; i++)
    n += gtk_widget_get_visible (line);
  return n;
}

static void
tick (GtkWidget *card, const char *line)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (card, GTK_TYPE_CHECK_BUTTON, line)), TRUE);
}

static gboolean
is_put_away (gpointer card)
{
  GtkRevealer *revealer = GTK_REVEALER (adw_bin_get_child (card));

  return !gtk_revealer_get_reveal_child (revealer);
}

/* Everything to be put back is ticked off; on a phone the next line comes when there is room for it. None is
 * cut. */
static void
test_tick_off (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"take\",\"count\":2}\n"
                                             "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}\n");
  GtkWidget *card = find (GTK_WIDGET (page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 640);
  wait_until (is_below_standings, page);
  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.take-back", "u", 3);
  wait_for (card, GTK_TYPE_LABEL, "Taken back, and 2 more: Ann: Roll (3, 4)");
  g_assert_cmpuint (count_lines (card), ==, 1);
  wait_for (card, GTK_TYPE_LABEL, "and 3 more");
  tick (card, "Bo: 2 tokens back to the box");
  g_assert_cmpuint (count_lines (card), ==, 1);
  wait_for (card, GTK_TYPE_LABEL, "and 2 more");
  tick (card, "Marker from field 7 back to the box");
  wait_for (card, GTK_TYPE_LABEL, "and 1 more");
  tick (card, "Ann: Points \u2066−7\u2069");
  g_assert_cmpuint (count_lines (card), ==, 1);
  wait_without (card, GTK_TYPE_LABEL, "and 1 more");
  g_assert_false (is_put_away (card));
  tick (card, "Bo gives 5 to Ann");
  g_assert_true (is_put_away (card));
  stage_close (stage);
}

/* Undo, undo, undo: nothing of it is lost. What has been ticked off does not come again, and what has not
 * stays. */
static void
test_undo_on (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"take\",\"count\":2}\n"
                                             "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}\n");
  GtkWidget *card = find (GTK_WIDGET (page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL);

  act (page, "play.undo");
  wait_for (card, GTK_TYPE_LABEL, "Taken back: Ann pays 5 to Bo.");
  act (page, "play.undo");
  wait_for (card, GTK_TYPE_LABEL, "Taken back, and 1 more: Bo takes 2 tokens.");
  g_assert_nonnull (find (card, GTK_TYPE_CHECK_BUTTON, "Bo: 2 tokens back to the box"));
  tick (card, "Bo gives 5 to Ann");
  act (page, "play.undo");
  wait_for (card, GTK_TYPE_LABEL, "Taken back: Ann: Roll (3, 4)");
  g_assert_null (find (card, GTK_TYPE_CHECK_BUTTON, "Bo gives 5 to Ann"));
  g_assert_nonnull (find (card, GTK_TYPE_CHECK_BUTTON, "Bo: 2 tokens back to the box"));
  g_assert_nonnull (find (card, GTK_TYPE_CHECK_BUTTON, "Marker from field 7 back to the box"));

  act (page, "play.redo");
  wait_for (card, GTK_TYPE_LABEL, "Counts again: Ann: Roll (3, 4)");
  look ();
  press (card, "Undo");
  settle (page);
  look ();
  act (page, "play.redo");
  act (page, "play.redo");
  wait_for (card, GTK_TYPE_LABEL, "Counts again, and 1 more: Bo takes 2 tokens.");
  g_assert_cmpint (counter_of (page, 0, NULL_POINTS), ==, 7);
  press (card, "Undo"); /* of both */
  g_assert_cmpint (counter_of (page, 0, NULL_POINTS), ==, 0);
  look ();
  say_on_board (page, "{\"do\":\"next\"}");
  settle (page);
  g_assert_cmpuint (count_lines (card), ==, 0);
  stage_close (stage);
}

static gboolean
is_in_sight (gpointer data)
{
  GtkWidget *button = find (data, TS_TYPE_DEFAULT_BUTTON, NULL);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (button, data, &bounds) && bounds.size.height > 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (data);
}

/* However low the window is, the list leaves room for the big button. */
static void
test_low (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 720, 360 }, { 400, 440 }, { 360, 640 }, { 1000, 720 } };
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"take\",\"count\":2}\n"
                                             "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}\n");
  GtkWidget *card = find (GTK_WIDGET (page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL);

  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.take-back", "u", 3);
  wait_for (card, GTK_TYPE_LABEL, "Taken back, and 2 more: Ann: Roll (3, 4)");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    resize (stage, page, sizes[i]);
    g_assert_true (is_in_sight (page));
  }
  stage_close (stage);
}

/* What a deed asks of hands stands below the prompt, until the next one. */
static void
test_news (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  look ();
  say_on_board (page, "{\"do\":\"take\",\"count\":2}");
  wait_for (page, GTK_TYPE_LABEL, "Bo: 2 tokens from the box");
  look ();
  say_on_board (page, "{\"do\":\"next\"}");
  wait_without (page, GTK_TYPE_LABEL, "Bo: 2 tokens from the box");
  stage_close (stage);
}

static void
test_read_only (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  g_autoptr (TsTable) other = ts_table_open (path, null_games, NULL);
  TsPlayPage *page;

  stage_open (stage, null_games, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_true (ts_table_is_read_only (ts_play_page_get_table (page)));
  wait_for (page, ADW_TYPE_BANNER, ts_table_get_notices (ts_play_page_get_table (page))[0]);
  g_assert_false (can (page, "play.undo"));
  g_assert_false (can (page, "play.default"));
  g_assert_true (gtk_widget_is_sensitive (find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL))); /* it scrolls */
  g_assert_true (can (page, "play.history")); /* looking is free */
  stage_close (stage);
}

/* --- dice --- */

static gboolean
has_two (gpointer session)
{
  return ts_session_n_records (session) == 2;
}

static void
test_roll (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  act (page, "play.default");
  g_assert_true (TS_IS_DICE_DIALOG (stage_dialog (stage)));
  wait_until (has_two, session_of (page));
  g_assert_cmpint (counter_of (page, 1, NULL_POINTS), >=, 2);
  wait_until (is_closed, stage->window);
  stage_close (stage);
}

static void
test_roll_by_hand (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tableside.Tableside");
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog;

  g_settings_set_string (settings, "dice", "hand");
  act (page, "play.default");
  g_settings_reset (settings, "dice");
  dialog = GTK_WIDGET (stage_dialog (stage));
  press_nth (dialog, ".face", 5);
  g_assert_false (gtk_widget_is_sensitive (find (dialog, GTK_TYPE_BUTTON, "These Fell")));
  press_nth (dialog, ".face", 4);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  press (dialog, "These Fell");
  g_assert_cmpint (counter_of (page, 1, NULL_POINTS), ==, 11);
  stage_close (stage);
}

/* --- looking back --- */

static void
test_history (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE);
  AdwDialog *dialog;

  act (page, "play.history");
  dialog = stage_dialog (stage);
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann: Roll (3, 4)");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Bo: Next");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann: Points \u2066+7\u2069");
  wait_without (dialog, TS_TYPE_RECORD_ROW, "Ann: Tokens \u2066+2\u2069"); /* the sentence says it */
  wait_for (dialog, GTK_TYPE_LABEL, "Round 2: Play");
  press (GTK_WIDGET (dialog), "Bo"); /* hers alone, until she is pressed again */
  wait_without (dialog, TS_TYPE_RECORD_ROW, "Ann: Roll (3, 4)");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Bo: Next");
  press (GTK_WIDGET (dialog), "Bo");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann: Roll (3, 4)");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "history.take-back", "u", 1);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  wait_for (page, GTK_TYPE_LABEL, "Taken back, and 1 more: Bo: Next");
  wait_for (page, GTK_TYPE_LABEL, "Ann: 2 tokens back to the box");
  press (GTK_WIDGET (page), "Redo");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 3);
  wait_for (page, GTK_TYPE_LABEL, "Counts again, and 1 more: Ann takes 2 tokens.");
  stage_close (stage);
}

/* A very long evening: the dialog makes and tells only what is in view. */
static void
test_long_history (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) table = g_string_new (GOING);
  TsPlayPage *page;
  AdwDialog *dialog;
  guint rows = 0;

  for (guint i = 0; i < 100000; i++)
    g_string_append (table, "{\"do\":\"next\"}\n");
  page = open_page (stage, table->str);
  act (page, "play.history");
  dialog = stage_dialog (stage);
  wait_for (dialog, GTK_TYPE_LABEL, "Round 50000: Play");
  while (find_nth (GTK_WIDGET (dialog), TS_TYPE_RECORD_ROW, NULL, rows) != NULL)
    rows++;
  g_assert_cmpuint (rows, <, 500);
  adw_dialog_force_close (dialog);
  stage_close (stage);
}

/* --- corrections --- */

/* The sheet of the correction that is open. */
static GtkWidget *
correction_of (Stage *stage)
{
  return wait_for (stage_dialog (stage), TS_TYPE_SHEET, NULL);
}

/* The line of one of its questions. */
static GtkWidget *
line_of (GtkWidget *sheet, const char *field)
{
  g_autofree char *style = g_strconcat (".", field, NULL);

  return find (sheet, GTK_TYPE_WIDGET, style);
}

static GtkWidget *
number_of (GtkWidget *sheet)
{
  return find (line_of (sheet, "by"), GTK_TYPE_SPIN_BUTTON, NULL);
}

/* What the number should be. */
static void
turn (GtkWidget *sheet, int value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number_of (sheet)), value);
}

static gboolean
can_correct (GtkWidget *sheet)
{
  return gtk_widget_is_sensitive (find (sheet, GTK_TYPE_BUTTON, ".sheet-confirm"));
}

/* A number from nothing: whose, which, what it should say. */
static void
correct (Stage *stage, TsPlayPage *page, const char *seat, const char *counter, int value)
{
  GtkWidget *sheet;

  look ();
  act (page, "play.correct");
  sheet = correction_of (stage);
  press (line_of (sheet, "who"), seat);
  press (line_of (sheet, "counter"), counter);
  turn (sheet, value);
  look ();
  if (can_correct (sheet))
    press (sheet, "Just Correct the Number");
}

static void
test_correct (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *sheet;

  act (page, "play.correct");
  sheet = correction_of (stage);
  wait_for (sheet, GTK_TYPE_LABEL, "Whose number is wrong?");
  g_assert_cmpuint (assert_named (sheet), >, 0);
  press (sheet, "Bo");
  wait_for (sheet, GTK_TYPE_LABEL, "Which number?");
  g_assert_true (gtk_widget_has_css_class (sheet, "coloured"));
  g_assert_null (find (sheet, GTK_TYPE_TOGGLE_BUTTON, "Sum: 0")); /* it follows from the others */
  press (sheet, "Tokens: 0");
  wait_for (sheet, GTK_TYPE_LABEL, "Bo: Tokens, now 0");
  wait_for (sheet, GTK_TYPE_SPIN_BUTTON, NULL);
  g_assert_false (can_correct (sheet)); /* it says that already */
  turn (sheet, 3);
  wait_for (sheet, GTK_TYPE_LABEL, "0 → 3 (\u2066+3\u2069)");
  gtk_editable_set_text (GTK_EDITABLE (find (line_of (sheet, "note"), GTK_TYPE_ENTRY, NULL)), "forgotten");
  look ();
  press (sheet, "Just Correct the Number");
  g_assert_cmpint (counter_of (page, 1, NULL_TOKENS), ==, 3);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  g_assert_nonnull (
      strstr (ts_record_line (ts_session_record (session_of (page), 1)), "\"note\":\"forgotten\""));
  wait_for (page, GTK_TYPE_LABEL, "Corrected.");
  press (GTK_WIDGET (page), "Undo");
  g_assert_cmpint (counter_of (page, 1, NULL_TOKENS), ==, 0);
  wait_without (find (GTK_WIDGET (page), TS_TYPE_UNDO_CHECKLIST_CARD, NULL), GTK_TYPE_LABEL,
                "Bo: Tokens \u2066−3\u2069");
  stage_close (stage);
}

static gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* From the explanation of a number straight to what it should say. */
static void
test_why (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog, *sheet;

  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", 0, "points");
  dialog = GTK_WIDGET (stage_dialog (stage));
  g_assert_true (TS_IS_WHY_DIALOG (dialog));
  wait_for (dialog, GTK_TYPE_LABEL, "Ann: Points");
  wait_for (dialog, GTK_TYPE_LABEL, "rolled  ·  Rulebook, page 2");
  wait_for (dialog, GTK_TYPE_LABEL, "\u2066+7\u2069");
  g_assert_true (gtk_widget_get_mapped (find (dialog, GTK_TYPE_BOX, ".why-foot")));
  g_assert_cmpuint (assert_named (dialog), >, 0);
  gtk_widget_activate_action (dialog, "why.correct", "(ii)", 0, NULL_POINTS);
  sheet = correction_of (stage);
  wait_for (sheet, GTK_TYPE_LABEL, "Ann: Points, now 7");
  g_assert_true (gtk_widget_has_css_class (sheet, "coloured"));
  wait_until (has_focus, number_of (sheet));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Where a label of that style is in a row that is so wide. */
static graphene_rect_t
place_in_row (GtkWidget *row, const char *style, int width)
{
  graphene_rect_t place;
  int height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (row, &(GtkAllocation) { 0, 0, width, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (find (row, GTK_TYPE_LABEL, style), row, &place));
  return place;
}

/* Beside a large sum no word is broken: the sum goes below it. What is told has all of the width. */
static void
test_why_row (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row;
  graphene_rect_t title, sum, facts;
  int least, liked, narrow;

  stage_open (stage, null_games, NULL);
  row = g_object_ref_sink (ts_why_row_new ("Winnings", 1234567, "What is told of them at length"));
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  title = place_in_row (row, ".title", liked);
  sum = place_in_row (row, ".why-number", liked);
  g_assert_cmpfloat (sum.origin.x, >, title.origin.x + title.size.width);
  narrow = (int) (title.size.width + sum.size.width);
  title = place_in_row (row, ".title", narrow);
  sum = place_in_row (row, ".why-number", narrow);
  facts = place_in_row (row, ".subtitle", narrow);
  g_assert_cmpfloat (sum.origin.y, >=, title.origin.y + title.size.height);
  g_assert_cmpfloat (facts.origin.y, >=, sum.origin.y + sum.size.height);
  g_assert_cmpfloat (facts.size.width, >=, sum.size.width);
  g_object_unref (row);
  stage_close (stage);
}

static gboolean
is_seen (gpointer widget)
{
  return is_seen_whole (widget);
}

/* What is at zero is folded away, and can be unfolded; then it is in sight. */
static void
test_why_zeros (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE);
  GtkWidget *zeros;

  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", 1, "");
  zeros = wait_for (stage_dialog (stage), ADW_TYPE_EXPANDER_ROW, "Still at zero");
  g_assert_true (gtk_widget_get_mapped (zeros));
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (zeros)));
  g_assert_nonnull (find (zeros, ADW_TYPE_PREFERENCES_ROW, "Tokens"));
  g_assert_null (find (zeros, ADW_TYPE_PREFERENCES_ROW, "Money"));
  adw_dialog_set_follows_content_size (stage_dialog (stage), FALSE);
  adw_dialog_set_content_height (stage_dialog (stage), 400);
  look ();
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (zeros), TRUE);
  wait_until (is_seen, zeros);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Whether it is marked as what somebody was looking for. */
static gboolean
is_sought (gpointer row)
{
  return ts_record_row_is_sought (row);
}

/* A line of the tally says its facts and the page, leads to the entries behind it, and those to the history.
 * It is no number that can be corrected: there is no foot. */
static void
test_why_line (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE);
  GtkWidget *dialog;

  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", 0, "");
  dialog = GTK_WIDGET (stage_dialog (stage));
  wait_for (dialog, GTK_TYPE_LABEL, "7 rolled.\nRulebook, page 4");
  wait_for (dialog, GTK_TYPE_LABEL, "Counted so far: Tokens 2.\nThe table’s own");
  gtk_widget_activate_action (dialog, "why.line", "(is)", 0, "points");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "rolled  ·  Rulebook, page 2");
  g_assert_false (gtk_widget_get_mapped (find (dialog, GTK_TYPE_BOX, ".why-foot")));
  g_assert_cmpuint (assert_named (dialog), >, 0);
  g_signal_emit_by_name (find (dialog, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  g_assert_true (TS_IS_HISTORY_DIALOG (stage_dialog (stage)));
  wait_until (is_sought, wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, "Ann: Roll (3, 4)"));
  g_assert_false (is_sought (wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, "Bo: Next")));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* At the end nothing is “so far” any more. */
static void
test_why_over (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE);
  GtkWidget *dialog;

  look ();
  say_on_board (page, "{\"do\":\"finish\"}");
  settle (page);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", 0, "");
  dialog = GTK_WIDGET (stage_dialog (stage));
  wait_for (dialog, GTK_TYPE_LABEL, "Counted: Tokens 2.\nThe table’s own");
  wait_for (dialog, GTK_TYPE_LABEL, "Points");
  g_assert_null (find (dialog, GTK_TYPE_LABEL, "The points so far"));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* There are 12 tokens: one has to go before another can come. What is too much is told before it is said. */
static void
test_correct_two_seats (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  say_on_board (page, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":9}");
  correct (stage, page, "Ann", "Tokens: 0", 8);
  g_assert_false (can_correct (correction_of (stage)));
  wait_for (correction_of (stage), GTK_TYPE_LABEL, "Tokens: there are only 12 in the whole game.");
  g_assert_cmpint (counter_of (page, 0, NULL_TOKENS), ==, 0);
  adw_dialog_force_close (stage_dialog (stage));

  correct (stage, page, "Bo", "Tokens: 9", 4);
  correct (stage, page, "Ann", "Tokens: 0", 8);
  g_assert_cmpint (counter_of (page, 0, NULL_TOKENS), ==, 8);
  g_assert_cmpint (counter_of (page, 1, NULL_TOKENS), ==, 4);
  stage_close (stage);
}

/* What the whole table has together is asked for once, and whoever is asked about instead has other numbers.
 */
static void
test_correct_shared (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *sheet, *which;

  act (page, "play.correct");
  sheet = correction_of (stage);
  which = line_of (sheet, "counter");
  press (sheet, "The table’s");
  g_assert_false (gtk_widget_has_css_class (sheet, "coloured"));
  g_assert_false (gtk_widget_get_visible (find (which, GTK_TYPE_TOGGLE_BUTTON, "Tokens: 0")));
  press (which, "Candles: 5");
  turn (sheet, 2);
  press (line_of (sheet, "who"), "Bo");
  g_assert_false (gtk_widget_get_visible (find (which, GTK_TYPE_TOGGLE_BUTTON, "Candles: 5")));
  g_assert_cmpint (ts_chips_get_chosen (TS_CHIPS (which)), ==, -1);

  press (line_of (sheet, "who"), "The table’s");
  press (which, "Candles: 5");
  wait_for (sheet, GTK_TYPE_LABEL, "Candles, now 5");
  turn (sheet, 3);
  look ();
  press (sheet, "Just Correct the Number");
  g_assert_cmpint (counter_of (page, 0, NULL_CANDLES), ==, 3);
  g_assert_cmpint (counter_of (page, 1, NULL_CANDLES), ==, 3);
  stage_close (stage);
}

/* --- the end --- */

static void
test_end (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (page), "play.nonsense", NULL));
  act (page, "play.end");
  wait_for (page, GTK_TYPE_LABEL, "Ann wins with 7 points.");
  wait_for (page, GTK_TYPE_BUTTON, "See the result");
  press (GTK_WIDGET (page), "Undo");
  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  stage_close (stage);
}

/* The move that ends the game opens the result; it can be taken back afterwards. */
static void
test_last_move (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *tally;

  look ();
  say_on_board (page, "{\"do\":\"finish\"}");
  tally = wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  press (tally, "Back to the Table");
  wait_without (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  act (page, "play.undo");
  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  act (page, "play.redo");
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_TALLY_PAGE, NULL));
  stage_close (stage);
}

static gboolean
is_focus (gpointer widget)
{
  return gtk_root_get_focus (gtk_widget_get_root (widget)) == widget;
}

static void
test_tally (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, OVER);
  GtkWidget *tally;

  act (page, "play.default");
  tally = wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  wait_for (tally, GTK_TYPE_LABEL, "Tokens"); /* its only line */
  ts_tally_page_skip (TS_TALLY_PAGE (tally));
  g_assert_true (ts_tally_page_is_told (TS_TALLY_PAGE (tally)));
  wait_until (is_focus, find (tally, GTK_TYPE_BUTTON, "Back to the Table")); /* and no new game by a Return */
  wait_for (tally, GTK_TYPE_LABEL, "Cleo wins with 2 points.");
  wait_for (tally, TS_TYPE_QR_CODE, NULL);
  g_assert_cmpuint (assert_named (tally), >, 0);

  press (tally, "Copy");
  wait_for (tally, GTK_TYPE_LABEL, "The result is copied.");
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (find (tally, ADW_TYPE_TOGGLE_GROUP, NULL)), "bg-stats");
  wait_for (tally, GTK_TYPE_LABEL, "With this link BG Stats adds the game to your list.");
  press (tally, "Dan"); /* his name leads to his points */
  wait_for (stage_dialog (stage), GTK_TYPE_LABEL, "Still at zero");
  adw_dialog_force_close (stage_dialog (stage));

  say_on_board (page, "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":5}");
  wait_for (tally, GTK_TYPE_LABEL, "Dan wins with 5 points.");
  press (tally, "Back to the Table");
  wait_without (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  wait_for (page, GTK_TYPE_LABEL, "Dan wins with 5 points.");
  stage_close (stage);
}

static gboolean
is_fresh (gpointer stage)
{
  GtkWidget *page = find (GTK_WIDGET (((Stage *) stage)->window), TS_TYPE_PLAY_PAGE, NULL);

  return page != NULL && ts_session_n_records (session_of (TS_PLAY_PAGE (page))) == 0;
}

/* The same people at a new table, which is a file of its own. */
static void
test_play_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, OVER);
  g_autofree char *path = g_strdup (ts_table_get_path (ts_play_page_get_table (page)));

  act (page, "play.result");
  press (wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL), "Play Again");
  wait_until (is_fresh, stage);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  wait_for (page, GTK_TYPE_LABEL, "Cleo rolls two dice.");
  wait_for (page, TS_TYPE_SEAT_CARD, "Dan");
  g_assert_cmpstr (ts_table_get_path (ts_play_page_get_table (page)), !=, path);
  stage_close (stage);
}

static void
test_no_result_yet (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);

  act (page, "play.result"); /* the null game is told at its end only */
  g_assert_null (find (GTK_WIDGET (stage->window), TS_TYPE_TALLY_PAGE, NULL));
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/play/prompt", test_prompt, NULL);
  stage_add ("/play/tight", test_tight, NULL);
  stage_add ("/play/long-name", test_long_name, NULL);
  stage_add ("/play/names-in-column", test_names_in_column, NULL);
  stage_add ("/play/short-names-in-column", test_short_names_in_column, NULL);
  stage_add ("/play/phone", test_phone, NULL);
  stage_add ("/play/in-sight", test_in_sight, NULL);
  stage_add ("/play/turn-in-sight", test_turn_in_sight, NULL);
  stage_add ("/play/refusal", test_refusal, NULL);
  stage_add ("/play/toast", test_toast, NULL);
  stage_add ("/play/one-deed", test_one_deed, NULL);
  stage_add ("/play/double-press", test_double_press, NULL);
  stage_add ("/play/undo", test_undo, NULL);
  stage_add ("/play/tick-off", test_tick_off, NULL);
  stage_add ("/play/undo-on", test_undo_on, NULL);
  stage_add ("/play/low", test_low, NULL);
  stage_add ("/play/news", test_news, NULL);
  stage_add ("/play/read-only", test_read_only, NULL);
  stage_add ("/play/roll", test_roll, NULL);
  stage_add ("/play/roll-by-hand", test_roll_by_hand, NULL);
  stage_add ("/play/history", test_history, NULL);
  stage_add ("/play/long-history", test_long_history, NULL);
  stage_add ("/play/why", test_why, NULL);
  stage_add ("/play/why-row", test_why_row, NULL);
  stage_add ("/play/why-line", test_why_line, NULL);
  stage_add ("/play/why-over", test_why_over, NULL);
  stage_add ("/play/why-zeros", test_why_zeros, NULL);
  stage_add ("/play/correct", test_correct, NULL);
  stage_add ("/play/correct-two-seats", test_correct_two_seats, NULL);
  stage_add ("/play/correct-shared", test_correct_shared, NULL);
  stage_add ("/play/end", test_end, NULL);
  stage_add ("/play/last-move", test_last_move, NULL);
  stage_add ("/play/tally", test_tally, NULL);
  stage_add ("/play/play-again", test_play_again, NULL);
  stage_add ("/play/no-result-yet", test_no_result_yet, NULL);
  return stage_run ();
}
