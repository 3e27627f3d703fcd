/* While a form is open on a board, the big button is the form's: in each phase of each game, where something
 * new can be said, whatever opens one is pressed, and what the big button says then is not what it said for
 * the step. What is put into a form outlives another size of the window, and another look at the state. What
 * gives something up is never where the keyboard is. */
#include "stage.h"

#include "app/play/default-action.h"
#include "app/play/default-button.h"
#include "phases.h"
#include "referee/json.h"
#include "widgets/board-panel.h"
#include "widgets/sheet.h"

#define MOST_BUTTONS 24 /* of a panel that are tried: the others of a long list are alike */

static GHashTable *tables; /* see phases.h */
static GHashTable *phases; /* the same by phase and number of players */
static guint n_opened;     /* forms, in a phase */
static guint n_filled_in;  /* the same, in which something was put in */

/* Where a form is seen, or can be opened, at least. */
static const char *const with_forms[] = {
  "/any-game/play/round",
  "/chip-shop/actions/next",
  "/chip-shop/update/play", /* and release */
  "/competitors/actions/deliver",
  "/competitors/delivery/arrive",
  "/competitors/headquarters/found",
  "/shopping-war/equip1/equip",
  "/shopping-war/equip2/equip",
  "/snack-wars/take/take-food",
  NULL,
};

static TsBoard *
the_board (TsPlayPage *page)
{
  return TS_BOARD (board_of (page));
}

static guint
count_records (TsPlayPage *page)
{
  return ts_session_n_records (session_of (page));
}

static const char *
big_button_text (TsPlayPage *page)
{
  return ts_default_button_get_text (
      TS_DEFAULT_BUTTON (find (GTK_WIDGET (page), TS_TYPE_DEFAULT_BUTTON, NULL)));
}

static const char *
text_of (GtkWidget *widget)
{
  GtkWidget *label = find (widget, GTK_TYPE_LABEL, NULL);

  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : "";
}

/* --- what is filled in --- */

static char *
filled_in (TsSheet *sheet)
{
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);
  g_autoptr (JsonObject) object = ts_entry_write (entry);

  return ts_json_write (object);
}

/* A chip that is not chosen yet, or a coin. */
static gboolean
is_answer (GtkWidget *button)
{
  gboolean is_chip = GTK_IS_TOGGLE_BUTTON (button) && gtk_widget_has_css_class (button, "chip") &&
                     !gtk_widget_has_css_class (button, "seat") &&
                     !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));

  return (is_chip || gtk_widget_has_css_class (button, "piece")) && gtk_widget_get_mapped (button) &&
         gtk_widget_is_sensitive (button);
}

/* One that makes room for another one is still drawn for a moment. */
static gboolean
is_seen (GtkWidget *sheet)
{
  TsBoardPart *part =
      ts_board_panel_get_visible (TS_BOARD_PANEL (gtk_widget_get_ancestor (sheet, TS_TYPE_BOARD_PANEL)));

  return gtk_widget_get_mapped (sheet) &&
         (sheet == GTK_WIDGET (part) || gtk_widget_is_ancestor (sheet, GTK_WIDGET (part)));
}

/* The sheet that is seen, or NULL. */
static TsSheet *
find_sheet (TsPlayPage *page)
{
  GtkWidget *sheet;
  guint n = 0;

  while ((sheet = find_nth (board_of (page), TS_TYPE_SHEET, NULL, n)) != NULL && !is_seen (sheet))
    n++;
  return (TsSheet *) sheet;
}

/* One more of a number, or one less. */
static gboolean
count (TsSheet *sheet)
{
  g_autofree char *before = filled_in (sheet);
  GtkWidget *spin;

  for (guint i = 0; (spin = find_nth (GTK_WIDGET (sheet), GTK_TYPE_SPIN_BUTTON, NULL, i)) != NULL; i++)
    for (int way = GTK_SPIN_STEP_FORWARD; way <= GTK_SPIN_STEP_BACKWARD; way++) {
      g_autofree char *after = NULL;

      if (!gtk_widget_get_mapped (spin) || !gtk_widget_is_sensitive (spin))
        continue;
      gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), way, 1);
      after = filled_in (sheet);
      if (!g_str_equal (after, before))
        return TRUE;
    }
  return FALSE;
}

/* Puts something in: the last there is, as the first may be a 0. FALSE: nothing can be, or one tap was all.
 */
static gboolean
answer (TsPlayPage *page, TsSheet *sheet)
{
  g_autofree char *before = filled_in (sheet);
  guint n = count_records (page);
  guint n_buttons = 0;

  while (find_nth (GTK_WIDGET (sheet), GTK_TYPE_BUTTON, NULL, n_buttons) != NULL)
    n_buttons++;
  while (n_buttons-- > 0) {
    GtkWidget *button = find_nth (GTK_WIDGET (sheet), GTK_TYPE_BUTTON, NULL, n_buttons);
    g_autofree char *after = NULL;

    if (!is_answer (button))
      continue;
    look ();
    g_signal_emit_by_name (button, "clicked");
    if (count_records (page) != n) {
      act (page, "play.undo");
      return FALSE;
    }
    after = filled_in (sheet);
    if (!g_str_equal (after, before))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_narrow (gpointer page)
{
  return !gtk_widget_has_css_class (page, "large");
}

static gboolean
is_large (gpointer page)
{
  return !is_narrow (page);
}

/* In another column it is so a frame later. */
static gboolean
is_mapped (gpointer sheet)
{
  return gtk_widget_get_mapped (sheet);
}

static void
assert_kept (TsPlayPage *page, TsSheet *sheet, const char *was)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  g_autofree char *narrow = NULL, *again = NULL;

  gtk_window_set_default_size (window, 400, 700);
  wait_until (is_narrow, page);
  wait_until (is_mapped, sheet);
  narrow = filled_in (sheet);
  g_assert_cmpstr (narrow, ==, was);
  gtk_window_set_default_size (window, 1000, 720);
  wait_until (is_large, page);
  wait_until (is_mapped, sheet);
  ts_board_update (the_board (page), NULL);
  again = filled_in (sheet);
  g_assert_cmpstr (again, ==, was);
}

/* The danger of the round is told over its actions; what has been begun is left. */
static void
go_to_top (TsPlayPage *page)
{
  settle (page);
  while (ts_board_step_back (the_board (page)))
    settle (page);
}

/* What has been begun is what the big button is for: it says that, or waits for what is missing. */
static void
assert_own_button (TsPlayPage *page, TsSheet *sheet)
{
  const TsVerb *verb = ts_board_get_offered_verb (the_board (page));
  g_autoptr (TsEntry) entry = ts_sheet_get_entry (sheet);

  g_assert_cmpstr (big_button_text (page), !=, "");
  g_assert_nonnull (ts_board_get_offer (the_board (page)));
  if (ts_board_can_take_offer (the_board (page)))
    g_assert_true (verb == entry->verb);
}

static void
fill_in (TsPlayPage *page)
{
  TsSheet *sheet = find_sheet (page);
  g_autofree char *filled = NULL;

  if (sheet == NULL || (!count (sheet) && !answer (page, sheet)))
    return;
  filled = filled_in (sheet);
  g_test_message ("%s: big button “%s”", filled, big_button_text (page));
  assert_own_button (page, sheet);
  assert_kept (page, sheet, filled);
  n_filled_in++;
}

/* Where the buttons of all books are tried, too. */
static const char *const with_books[] = { "/competitors/actions/deliver", "/competitors/delivery/arrive",
                                          NULL };

/* Books of a board that lie behind each other, such as one in which people pay: one after the other, and the
 * first one again. */
static void
fill_in_books (TsPlayPage *page, const char *what)
{
  GtkWidget *books = find (board_of (page), ADW_TYPE_VIEW_STACK, NULL);
  g_autoptr (GListModel) pages =
      books != NULL ? G_LIST_MODEL (adw_view_stack_get_pages (ADW_VIEW_STACK (books))) : NULL;
  GtkWidget *first = books != NULL ? adw_view_stack_get_visible_child (ADW_VIEW_STACK (books)) : NULL;

  for (guint i = 0; pages != NULL && i < g_list_model_get_n_items (pages); i++) {
    g_autoptr (AdwViewStackPage) book = g_list_model_get_item (pages, i);

    adw_view_stack_set_visible_child (ADW_VIEW_STACK (books), adw_view_stack_page_get_child (book));
    settle (page);
    fill_in (page);
    go_to_top (page);
  }
  if (books != NULL && !g_strv_contains (with_books, what))
    adw_view_stack_set_visible_child (ADW_VIEW_STACK (books), first);
}

/* --- what opens one --- */

/* What it says for the step would end or lose what the form is for. Where it still says that, nothing was
 * opened. */
static void
assert_forms (TsPlayPage *page, const char *name, const char *before)
{
  g_autofree char *after = g_strdup (big_button_text (page));
  gboolean can_be_pressed = ts_default_action_is_there (the_board (page), TRUE);

  if (can_be_pressed && g_str_equal (after, before)) {
    g_assert_false (ts_board_step_back (the_board (page)));
    return;
  }
  fill_in (page);
  if (!ts_board_step_back (the_board (page)))
    return; /* nothing was opened */
  go_to_top (page);
  g_test_message ("“%s” opens a form with “%s”, instead of “%s”", name, after, before);
  g_assert_cmpstr (big_button_text (page), ==, before);
  n_opened++;
}

/* Dice that are typed in. */
static gboolean
close_dialog (TsPlayPage *page)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog != NULL)
    adw_dialog_force_close (dialog);
  return dialog != NULL;
}

static void
try_button (TsPlayPage *page, GtkWidget *button)
{
  g_autofree char *before = g_strdup (big_button_text (page));
  g_autofree char *name = g_strdup (text_of (button));
  g_autoptr (GtkWidget) held = g_object_ref (button);
  guint n = count_records (page);

  look ();
  if (!gtk_widget_get_mapped (held))
    return; /* it was in a popover that closed meanwhile */
  g_signal_emit_by_name (button, "clicked");
  settle (page);
  if (close_dialog (page))
    return;
  if (count_records (page) == n)
    assert_forms (page, name, before);
  else
    act (page, "play.undo");
  settle (page);
}

/* Buttons that are made anew have the same places. */
static void
try_panel (TsPlayPage *page, GtkWidget *panel)
{
  GtkWidget *button;

  for (guint i = 0, n = 0; n < MOST_BUTTONS && (button = find_nth (panel, GTK_TYPE_BUTTON, NULL, i)) != NULL;
       i++)
    if (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button)) {
      try_button (page, button);
      n++;
    }
}

static void
try_forms (TsPlayPage *page, const char *what)
{
  GtkWidget *panel;

  n_opened = n_filled_in = 0;
  fill_in (page);
  fill_in_books (page, what);
  for (guint i = 0; (panel = find_nth (board_of (page), GTK_TYPE_STACK, ".board-panel", i)) != NULL; i++)
    if (gtk_widget_get_mapped (panel))
      try_panel (page, panel);
}

/* What does without something that the step still offers is small, and whoever presses Return does not do
 * it. */
static void
assert_small (TsPlayPage *page)
{
  GtkWidget *button = find (GTK_WIDGET (page), TS_TYPE_DEFAULT_BUTTON, NULL);

  let_pass (300);
  g_assert_true (gtk_widget_has_css_class (button, "gives-up"));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (button)) != button);
}

static void
test_forms (Stage *stage, gconstpointer what)
{
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (tables, what));

  go_to_top (page);
  if (ts_default_action_gives_up (the_board (page)))
    assert_small (page);
  try_forms (page, what);
  g_test_message ("%s: %u opened, %u filled in", (const char *) what, n_opened, n_filled_in);
  if (g_strv_contains (with_forms, what))
    g_assert_cmpuint (n_opened + n_filled_in, >, 0);
  stage_close (stage);
}

/* Where the step has just come there is still something to be done. */
static const char *const giving_up[] = { "/chip-shop/actions/3", "/competitors/actions/2",
                                         "/snack-wars/steal/5", NULL };

static void
test_giving_up (Stage *stage, gconstpointer where)
{
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, where));

  go_to_top (page);
  g_assert_true (ts_default_action_gives_up (the_board (page)));
  stage_close (stage);
}

static void
add (const char *test, const char *what, void (*run) (Stage *stage, gconstpointer what))
{
  g_autofree char *path = g_strconcat (test, what, NULL);

  stage_add (path, run, what);
}

int
main (int argc, char **argv)
{
  GHashTableIter iter;
  gpointer what, table;
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  tables = phases_find_verbs (argv[1]);
  phases = phases_find (argv[1]);
  g_hash_table_iter_init (&iter, tables);
  while (g_hash_table_iter_next (&iter, &what, &table))
    if (table != NULL)
      add ("/forms", what, test_forms);
  for (guint i = 0; giving_up[i] != NULL; i++)
    add ("/gives-up", giving_up[i], test_giving_up);
  result = stage_run ();
  g_hash_table_unref (tables);
  g_hash_table_unref (phases);
  return result;
}
