/* Choices: a press says an entry, what the rules would refuse cannot be pressed and says why, and two letters
 * find one among many. */
#include "empty-board.h"
#include "games/null/rules/rules.h"
#include "press.h"
#include "widgets/choices.h"
#include "widgets/tile-layout.h"

typedef struct {
  EmptyBoard *board;
  TsChoices *choices;
  GtkWidget *root; /* the same */
} Fixture;

static void
set_up (Fixture *self, gconstpointer tiles)
{
  self->board = empty_board_new ();
  self->choices = GPOINTER_TO_INT (tiles) ? ts_choices_new_tiles (TS_BOARD (self->board))
                                          : ts_choices_new (TS_BOARD (self->board));
  self->root = g_object_ref_sink (GTK_WIDGET (self->choices));
}

static void
tear_down (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  g_clear_object (&self->root);
  g_clear_object (&self->board);
}

/* (transfer full) */
static JsonObject *
take (int count)
{
  JsonObject *entry = json_object_new ();

  json_object_set_string_member (entry, "do", "take");
  json_object_set_int_member (entry, "count", count);
  return entry;
}

static GtkWidget *
button (Fixture *self, const char *label)
{
  return find (self->root, GTK_TYPE_BUTTON, label);
}

static void
assert_tokens (Fixture *self, int expected)
{
  g_assert_cmpint (empty_board_counter (self->board, 0, NULL_TOKENS), ==, expected);
}

/* --- what can be pressed --- */

static void
test_accepted (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  GtkWidget *mark = gtk_image_new ();

  g_assert_true (ts_choices_add (self->choices, "Two", "of the bank", mark, take (2), FALSE));
  g_assert_true (ts_choices_add (self->choices, "Three", NULL, NULL, take (3), TRUE));
  g_assert_cmpuint (ts_choices_get_n (self->choices), ==, 2);
  g_assert_nonnull (find (button (self, "Two"), GTK_TYPE_LABEL, "of the bank"));
  g_assert_true (gtk_widget_get_next_sibling (mark) ==
                 gtk_widget_get_parent (find (self->root, GTK_TYPE_LABEL, "Two")));
  press (self->root, "Two");
  assert_tokens (self, 2);
  press (self->root, "Two"); /* it is there until the board takes it away */
  assert_tokens (self, 4);
}

static void
test_refused (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  g_autoptr (JsonObject) six = take (6);
  g_autoptr (GError) error = NULL;

  ts_session_would_accept (ts_board_get_session (TS_BOARD (self->board)), six, &error);
  g_assert_false (ts_choices_add (self->choices, "Six", "of the bank", gtk_image_new (), take (6), FALSE));
  g_assert_cmpuint (ts_choices_get_n (self->choices), ==, 0);
  g_assert_null (button (self, "Six"));
  g_assert_false (ts_choices_add (self->choices, "Six", "of the bank", gtk_image_new (), take (6), TRUE));
  g_assert_cmpuint (ts_choices_get_n (self->choices), ==, 1);
  g_assert_false (gtk_widget_get_sensitive (button (self, "Six")));
  g_assert_nonnull (find (button (self, "Six"), GTK_TYPE_LABEL, error->message));
  g_assert_null (find (button (self, "Six"), GTK_TYPE_LABEL, "of the bank"));
  assert_tokens (self, 0);
}

/* The rules are not asked. */
static void
test_blindly (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  ts_choices_add_blindly (self->choices, "Six", "or not", NULL, take (6), TRUE);
  ts_choices_add_blindly (self->choices, "Two", NULL, NULL, take (2), FALSE);
  g_assert_nonnull (find (button (self, "Six"), GTK_TYPE_LABEL, "or not"));
  g_assert_false (gtk_widget_get_sensitive (button (self, "Two")));
  press (self->root, "Six");
  assert_tokens (self, 0);
}

static void
test_button (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  GtkWidget *other = ts_choices_add_button (self->choices, "Something else", NULL, NULL);
  guint calls = 0;

  g_assert_true (other == button (self, "Something else"));
  count_calls (other, "clicked", &calls);
  press (self->root, "Something else");
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (self->board->n_updates, ==, 1); /* nothing was said */
}

/* --- many --- */

static void
test_heading (Fixture *self, gconstpointer tiles)
{
  GtkWidget *heading;

  ts_choices_add (self->choices, "One", NULL, NULL, take (1), FALSE);
  ts_choices_add_heading (self->choices, "Many");
  ts_choices_add (self->choices, "Five", NULL, NULL, take (5), FALSE);
  heading = find (self->root, GTK_TYPE_LABEL, "Many");
  if (tiles) { /* which lay it out with them */
    g_assert_false (gtk_widget_is_ancestor (button (self, "One"), gtk_widget_get_parent (heading)));
    g_assert_true (gtk_widget_get_next_sibling (heading) == button (self, "Five"));
  } else {
    g_assert_true (gtk_widget_is_ancestor (button (self, "One"), gtk_widget_get_prev_sibling (heading)));
    g_assert_true (gtk_widget_is_ancestor (button (self, "Five"), gtk_widget_get_next_sibling (heading)));
  }
  g_assert_cmpuint (ts_choices_get_n (self->choices), ==, 2);
}

static void
test_clear (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  ts_choices_add_heading (self->choices, "Few");
  ts_choices_add (self->choices, "One", NULL, NULL, take (1), FALSE);
  ts_choices_clear (self->choices);
  g_assert_cmpuint (ts_choices_get_n (self->choices), ==, 0);
  g_assert_null (find (self->root, GTK_TYPE_LABEL, NULL));
  ts_choices_add (self->choices, "Two", NULL, NULL, take (2), FALSE);
  press (self->root, "Two");
  assert_tokens (self, 2);
}

/* --- searching --- */

static GtkWidget *
search_for (Fixture *self, const char *text)
{
  GtkWidget *search = find (self->root, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (search), text);
  g_signal_emit_by_name (search, "search-changed"); /* without waiting for a pause */
  return search;
}

static void
assert_found (Fixture *self, gboolean one, gboolean six, gboolean two)
{
  g_assert_cmpint (gtk_widget_get_visible (button (self, "Only ONE")), ==, one);
  g_assert_cmpint (gtk_widget_get_visible (button (self, "Two or six")), ==, six);
  g_assert_cmpint (gtk_widget_get_visible (button (self, "Two")), ==, two);
}

static void
add_many (Fixture *self)
{
  ts_choices_add_search (self->choices, "A number");
  ts_choices_add (self->choices, "Only ONE", NULL, NULL, take (1), FALSE);
  ts_choices_add (self->choices, "Two or six", NULL, NULL, take (6), TRUE);
  ts_choices_add (self->choices, "Two", NULL, NULL, take (2), FALSE);
}

/* By the beginning of any of its words. */
static void
test_search (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  add_many (self);
  assert_found (self, TRUE, TRUE, TRUE);
  search_for (self, "tw");
  assert_found (self, FALSE, TRUE, TRUE);
  search_for (self, " one ");
  assert_found (self, TRUE, FALSE, FALSE);
  search_for (self, "nly");
  assert_found (self, FALSE, FALSE, FALSE);
  search_for (self, "ix");
  assert_found (self, FALSE, FALSE, FALSE);
  gtk_test_accessible_assert_property (search_for (self, ""), GTK_ACCESSIBLE_PROPERTY_LABEL, "A number");
  assert_found (self, TRUE, TRUE, TRUE);
}

/* Nothing found is said. */
static void
test_none (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  const char *none = "Nothing is called that.";

  add_many (self);
  g_assert_false (gtk_widget_get_visible (find (self->root, GTK_TYPE_LABEL, none)));
  search_for (self, "nly");
  g_assert_true (gtk_widget_get_visible (find (self->root, GTK_TYPE_LABEL, none)));
  search_for (self, "one");
  g_assert_false (gtk_widget_get_visible (find (self->root, GTK_TYPE_LABEL, none)));
  search_for (self, "nly");
  ts_choices_clear (self->choices);
  g_assert_false (gtk_widget_get_visible (find (self->root, GTK_TYPE_LABEL, none)));
}

/* The Enter key says the first that was found and can be pressed, and nothing that was not looked for. */
static void
test_enter (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  add_many (self);
  g_signal_emit_by_name (search_for (self, ""), "activate");
  g_signal_emit_by_name (search_for (self, "six"), "activate");
  g_signal_emit_by_name (search_for (self, "x"), "activate");
  assert_tokens (self, 0);
  g_signal_emit_by_name (search_for (self, "two"), "activate");
  assert_tokens (self, 2);
}

/* Enter is for what the text says, though the list has not followed it yet. */
static void
test_enter_at_once (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  GtkWidget *search;

  add_many (self);
  search = find (self->root, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "two");
  g_signal_emit_by_name (search, "activate");
  assert_tokens (self, 2);
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing like it");
  g_signal_emit_by_name (search, "activate");
  assert_tokens (self, 2);
}

static void
test_clear_search (Fixture *self, gconstpointer tiles G_GNUC_UNUSED)
{
  GtkWidget *search;

  add_many (self);
  search = search_for (self, "tw");
  ts_choices_clear (self->choices);
  ts_choices_add (self->choices, "Four", NULL, NULL, take (4), FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_true (gtk_widget_get_visible (button (self, "Four")));
}

/* A box of tiles keeps its layout, and nobody else does. */
static void
test_tiles_go (void)
{
  GtkWidget *box = g_object_ref_sink (ts_tile_box_new (100, 3, 8));
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (box);

  g_assert_true (TS_IS_TILE_LAYOUT (layout));
  g_object_add_weak_pointer (G_OBJECT (layout), (gpointer *) &layout);
  g_object_unref (box);
  g_assert_null (layout);
}

int
main (int argc, char *argv[])
{
  test_init (&argc, &argv);
  g_test_add_func ("/choices/tiles-go", test_tiles_go);
#define ADD_TO(folder, tiles, name)                                                                          \
  g_test_add ("/choices/" folder "/" #name, Fixture, GINT_TO_POINTER (tiles), set_up, test_##name, tear_down)
#define ADD(name)                                                                                            \
  G_STMT_START                                                                                               \
  {                                                                                                          \
    ADD_TO ("lines", FALSE, name);                                                                           \
    ADD_TO ("tiles", TRUE, name);                                                                            \
  }                                                                                                          \
  G_STMT_END
  ADD (accepted);
  ADD (refused);
  ADD (blindly);
  ADD (button);
  ADD (heading);
  ADD (clear);
  ADD (search);
  ADD (none);
  ADD (enter);
  ADD (enter_at_once);
  ADD (clear_search);
  return g_test_run ();
}
