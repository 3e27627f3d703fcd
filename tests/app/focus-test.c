/* The keyboard is never lost: in each phase of each game that the plays come to, with few players and with
 * many, it is at the next thing to answer: when the table is opened, while the window crosses breakpoints,
 * and after whatever is done by keys alone; never at Undo, at a secret, at what gives up, or at a widget that
 * a screen reader has no name for, or that is called as another one. Tab comes by all there is, and by what
 * is asked. Escape closes what is open inside of a step first. */
#include "stage.h"

#include "app/new-table/new-table-page.h"
#include "app/play/default-action.h"
#include "app/play/default-button.h"
#include "app/play/focus.h"
#include "app/tally/tally-page.h"
#include "games/chip-shop/board/curtain.h"
#include "games/null/rules/rules.h"
#include "keys.h"
#include "names.h"
#include "phases.h"

#include <string.h>

#define STEPS     3 /* that are taken by keys in each phase; with TABLESIDE_FOCUS=all more of them */
#define ALL_STEPS 8
#define MOST_TABS 400 /* until Tab has come around */

static GHashTable *phases; /* see phases.h */
static gboolean all;       /* that can be tried: see CONTRIBUTING.md */

static GtkWidget *
focus_of (TsPlayPage *page)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (page)));
}

static const char *
text_of (GtkWidget *widget)
{
  GtkWidget *label = find (widget, GTK_TYPE_LABEL, NULL);

  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : "";
}

static void
assert_focus (TsPlayPage *page)
{
  GtkWidget *focus = focus_of (page);
  const char *action;

  g_assert_nonnull (focus);
  g_test_message ("at “%s”, a %s", text_of (focus), G_OBJECT_TYPE_NAME (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (page)));
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_true (gtk_widget_is_sensitive (focus));
  g_assert_false (TS_IS_CHIP_SHOP_CURTAIN (focus));
  g_assert_cmpuint (assert_named (focus), >, 0);
  action = GTK_IS_ACTIONABLE (focus) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;
  g_assert_cmpstr (action, !=, "play.undo");
  g_assert_cmpstr (action, !=, "play.redo");
  if (g_strcmp0 (action, "play.default") == 0)
    g_assert_false (ts_default_action_gives_up (TS_BOARD (board_of (page))));
  else
    g_assert_true (ts_board_is_asked (TS_BOARD (board_of (page)), focus));
}

/* --- sizes --- */

static gboolean
is_narrow (gpointer window)
{
  return gtk_widget_get_width (window) < 500;
}

static gboolean
is_wide (gpointer window)
{
  return gtk_widget_get_width (window) > 1100;
}

/* What crosses a breakpoint is away for some frames. */
static void
resize (Stage *stage, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, height);
  wait_until (width < 500 ? is_narrow : is_wide, stage->window);
  let_pass (400);
}

/* As the table is opened; then on a phone and back. */
static void
test_size (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);

  settle (page);
  let_pass (300);
  assert_focus (page);
  resize (stage, 1200, 800);
  assert_focus (page);
  resize (stage, 360, 640);
  assert_focus (page);
  resize (stage, 1200, 800);
  assert_focus (page);
  stage_close (stage);
}

/* On the page of a new table, and on that of the result, it stays where it was as well. */
static void
assert_kept (Stage *stage, GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (stage->window));

  g_assert_true (gtk_widget_is_ancestor (focus, page));
  resize (stage, 1200, 800);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == focus);
  resize (stage, 360, 640);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == focus);
}

static void
test_sized_new_table (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  stage_open (stage, ts_games, NULL);
  ts_window_new_table (stage->window, ts_games[0]);
  page = wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  let_pass (300);
  assert_kept (stage, page);
  stage_close (stage);
}

static void
test_sized_result (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *tally;

  settle (page);
  ts_board_say (TS_BOARD (board_of (page)), ts_entry_build (&ts_null_game, "finish", TS_NOBODY, NULL));
  tally = wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  ts_tally_page_skip (TS_TALLY_PAGE (tally));
  let_pass (300);
  assert_kept (stage, tally);
  stage_close (stage);
}

/* What begins the next answer may be the end of what had the keyboard. */
static void
end_first (gpointer box)
{
  gtk_box_remove (box, gtk_widget_get_first_child (box));
  gtk_widget_set_sensitive (gtk_widget_get_first_child (box), TRUE);
  gtk_widget_child_focus (box, GTK_DIR_TAB_FORWARD);
}

static gboolean
has_focus (gpointer widget)
{
  return gtk_widget_is_focus (widget);
}

static void
test_gone (Stage *stage G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  static TsFocusKeeper keeper;
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_button_new_with_label ("First"), *next = gtk_button_new_with_label ("Next");

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), next);
  gtk_widget_set_sensitive (next, FALSE);
  ts_focus_keeper_watch (&keeper, box, end_first, NULL, box);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (has_focus, first);
  gtk_widget_set_visible (first, FALSE);
  wait_until (has_focus, next);
  let_pass (300);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* After a form that was opened from the board the big button has the keyboard, and keeps it on a phone. */
static void
test_sized (Stage *stage, gconstpointer table)
{
  static const char *const keys[] = { "Return", "3", "2" }; /* the Slot, and the Strength of both cards */
  TsPlayPage *page = open_page (stage, table);

  settle (page);
  resize (stage, 1200, 800);
  g_assert_true (gtk_widget_grab_focus (find (board_of (page), GTK_TYPE_BUTTON, ".inviting")));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    look ();
    g_assert_true (type_key (stage->window, keys[i]));
    let_pass (300);
  }
  settle (page);
  let_pass (300);
  g_assert_true (TS_IS_DEFAULT_BUTTON (focus_of (page)));
  resize (stage, 360, 640);
  g_assert_true (TS_IS_DEFAULT_BUTTON (focus_of (page)));
  stage_close (stage);
}

/* --- keys alone --- */

static gboolean
is_answer (TsPlayPage *page, GtkWidget *focus)
{
  const char *action =
      GTK_IS_ACTIONABLE (focus) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)) : NULL;

  return g_strcmp0 (action, "play.default") == 0 || (gtk_widget_is_ancestor (focus, board_of (page)) &&
                                                     ts_board_is_asked (TS_BOARD (board_of (page)), focus));
}

/* Tab comes around the page: each widget on its way can be used, has a name, and some answer what is asked.
 */
static void
test_tab (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint answers = 0;

  settle (page);
  let_pass (100);
  for (guint i = 0; i < MOST_TABS && g_hash_table_add (seen, focus_of (page)); i++) {
    GtkWidget *focus = focus_of (page);

    g_assert_true (gtk_widget_get_mapped (focus));
    g_assert_true (gtk_widget_is_sensitive (focus));
    g_assert_cmpuint (assert_named (focus), >, 0);
    answers += is_answer (page, focus);
    type_key (stage->window, "Tab");
  }
  g_assert_cmpuint (g_hash_table_size (seen), <, MOST_TABS);
  g_assert_cmpuint (answers, >, 0);
  stage_close (stage);
}

/* To one of the answers near by, by chance. */
static void
go_somewhere (TsWindow *window, TsPlayPage *page, GRand *chance)
{
  for (int n = g_rand_int_range (chance, 0, 8); n > 0; n--) {
    GtkWidget *before = focus_of (page);

    type_key (window, "Tab");
    if (!is_answer (page, focus_of (page))) {
      gtk_widget_grab_focus (before);
      return;
    }
  }
}

/* A person who knows only keys: mostly Return, sometimes another answer, or a number. */
static void
press_something (TsWindow *window, TsPlayPage *page, GRand *chance)
{
  static const char *const numbers[] = { "1", "2", "3", "4" };

  if (g_rand_int_range (chance, 0, 3) == 0)
    type_key (window, numbers[g_rand_int_range (chance, 0, G_N_ELEMENTS (numbers))]);
  else
    go_somewhere (window, page, chance);
  let_pass (100); /* nobody presses two keys between two frames */
  g_assert_nonnull (focus_of (page));
  if (is_answer (page, focus_of (page)))
    type_key (window, "Return");
}

static gboolean
is_closed (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) == NULL;
}

/* What opens over the page has the keyboard, and gives it back. */
static void
leave_dialog (TsWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  if (dialog == NULL)
    return;
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (dialog)));
  g_assert_cmpuint (assert_named (focus), >, 0);
  adw_dialog_close (dialog);
  wait_until (is_closed, window);
  let_pass (300); /* until it has gone down */
}

static void
test_keys (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  g_autoptr (GRand) chance = g_rand_new_with_seed (g_str_hash (table));

  for (guint i = 0; i < (all ? ALL_STEPS : STEPS); i++) {
    settle (page);
    look ();
    if (find (GTK_WIDGET (stage->window), TS_TYPE_TALLY_PAGE, NULL) != NULL)
      break; /* the game is over, and its result has the keyboard */
    leave_dialog (stage->window);
    assert_focus (page);
    press_something (stage->window, page, chance);
    let_pass (300); /* as a button shows that it is pressed */
  }
  leave_dialog (stage->window);
  stage_close (stage);
}

/* --- aside --- */

/* Whoever has taken something back by keys stays there, to take back more; by the next answer, from wherever
 * it comes, they are back at the table, where Return does not take it back. */
static const struct {
  const char *phase, *key;
} answers[] = {
  { "/shopping-war/stroll/3", "3" },
  { "/shopping-war/equip2/2", "Page_Down" },
};

static void
test_aside (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data), n;
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, answers[i].phase));
  GtkWidget *undo = NULL;

  settle (page);
  look ();
  n = ts_session_n_records (session_of (page));
  for (guint k = 0;
       undo == NULL || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (undo)), "play.undo") != 0;
       k++)
    undo = find_nth (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".touch", k);
  g_assert_false (gtk_widget_get_focus_on_click (undo)); /* nobody sees it there */
  g_assert_true (gtk_widget_grab_focus (undo));
  g_assert_true (type_key (stage->window, "Return"));
  let_pass (300);
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), <, n);
  g_assert_true (focus_of (page) == undo);
  act (page, "play.redo");
  settle (page);
  look ();
  g_assert_true (focus_of (page) == undo);
  g_assert_true (type_key (stage->window, answers[i].key));
  settle (page);
  let_pass (300);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), >, n);
  assert_focus (page);
  stage_close (stage);
}

/* --- inner steps --- */

/* What is tapped in a phase, and what it asks then. */
static const struct {
  const char *phase, *tap, *asks;
} inner[] = {
  { "/snack-wars/take/2", "Sushi", "Sushi: how many?" },
  { "/chip-shop/actions/2", "Income stream", "Which income stream?" },
  { "/chip-shop/actions/2", "Draw a product", "Only Bo looks now" }, /* where a field is that keeps keys */
};

static void
test_escape (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, inner[i].phase));

  settle (page);
  tap_nth (panel_of (page), inner[i].tap, 0);
  wait_for (page, GTK_TYPE_LABEL, inner[i].asks);
  assert_focus (page);
  g_assert_true (type_key (stage->window, "Escape"));
  wait_without (page, GTK_TYPE_LABEL, inner[i].asks);
  assert_focus (page);
  type_key (stage->window, "Escape");
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  stage_close (stage);
}

/* What is opened from there, and is not wanted after all, gives the keyboard back to where it was. */
static const struct {
  const char *phase;
  const char *first; /* tapped before; or NULL */
  const char *opens; /* buttons: what they say, or their style class after a dot */
  guint n;           /* the last one of them, so that it is not what comes first anyway */
} opened[] = {
  { "/shopping-war/equip1/2", NULL, ".inviting", 3 },
  { "/snack-wars/take/2", NULL, "Macaron", 0 },
  { "/chip-shop/actions/2", NULL, "Income stream", 0 },
  { "/chip-shop/actions/2", NULL, "Draw a product", 0 },
  { "/competitors/actions/2", NULL, "Sign a Contract", 0 },
  { "/competitors/actions/2", "Dealings", "Receive from the bank", 0 },
  { "/any-game/play/3", NULL, "0", 1 },
};

static void
test_leave (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, opened[i].phase));
  GtkWidget *board, *button;

  settle (page);
  board = board_of (page);
  look ();
  while (ts_board_step_back (TS_BOARD (board))) /* a danger that is to be read */
    settle (page);
  if (opened[i].first != NULL)
    tap_nth (board, opened[i].first, 0);
  look ();
  button = find_nth (board, GTK_TYPE_BUTTON, opened[i].opens, opened[i].n);
  g_assert_true (gtk_widget_grab_focus (button)); /* as a click does */
  g_signal_emit_by_name (button, "clicked");
  let_pass (500); /* what was there before has gone */
  assert_told_apart (page);
  g_assert_true (type_key (stage->window, "Escape"));
  let_pass (100);
  g_test_message ("at “%s”, a %s", text_of (focus_of (page)), G_OBJECT_TYPE_NAME (focus_of (page)));
  g_assert_true (focus_of (page) == find_nth (board, GTK_TYPE_BUTTON, opened[i].opens, opened[i].n));
  stage_close (stage);
}

/* Where two letters find a card, what is typed goes first. */
static void
test_search (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *search = wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL);

  settle (page);
  gtk_editable_set_text (GTK_EDITABLE (search), "pa");
  go_to_search (search);
  g_assert_true (type_key (stage->window, "Escape"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_true (type_key (stage->window, "Escape"));
  wait_without (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  stage_close (stage);
}

/* And from what was found, too. */
static void
test_found (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *search = wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL);

  settle (page);
  gtk_editable_set_text (GTK_EDITABLE (search), "quiet");
  g_signal_emit_by_name (search, "search-changed");
  look ();
  g_assert_true (gtk_widget_grab_focus (
      gtk_widget_get_ancestor (wait_for (page, GTK_TYPE_LABEL, "Quiet Year"), GTK_TYPE_BUTTON)));
  g_assert_true (type_key (stage->window, "Escape"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_true (gtk_widget_is_ancestor (focus_of (page), search));
  assert_focus (page);
  stage_close (stage);
}

/* --- phases --- */

/* Whether the plays come to the phase with fewer players, or with more, as `by` is −1 or 1. */
static gboolean
is_there_with (const char *phase, int by)
{
  g_autofree char *other = g_strdup (phase);
  char *n = strrchr (other, '/') + 1;

  while ((*n = (char) (*n + by)) > '0' && *n <= '9')
    if (g_hash_table_contains (phases, other))
      return TRUE;
  return FALSE;
}

static void
add (const char *what, const char *phase, gpointer table, void (*test) (Stage *stage, gconstpointer table))
{
  g_autofree char *path = g_strconcat ("/focus/", what, phase, NULL);

  stage_add (path, test, table);
}

static void
add_phase (const char *phase)
{
  gpointer table = g_hash_table_lookup (phases, phase);
  gboolean few = !is_there_with (phase, -1), many = !is_there_with (phase, 1);

  if (few) {
    add ("size", phase, table, test_size);
    add ("tab", phase, table, test_tab);
  }
  if (few || (many && all))
    add ("keys", phase, table, test_keys);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  all = g_strcmp0 (g_getenv ("TABLESIDE_FOCUS"), "all") == 0;
  phases = phases_find (argv[1]);
  paths = g_hash_table_get_keys_as_ptr_array (phases);
  g_ptr_array_sort_values (paths, (GCompareFunc) strcmp);
  for (guint i = 0; i < G_N_ELEMENTS (inner); i++) {
    g_autofree char *path = g_strdup_printf ("/focus/escape%s/%u", inner[i].phase, i);

    stage_add (path, test_escape, GUINT_TO_POINTER (i));
  }
  for (guint i = 0; i < G_N_ELEMENTS (opened); i++) {
    g_autofree char *path = g_strdup_printf ("/focus/leave%s/%u", opened[i].phase, i);

    stage_add (path, test_leave, GUINT_TO_POINTER (i));
  }
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++) {
    g_autofree char *path = g_strdup_printf ("/focus/aside%s", answers[i].phase);

    stage_add (path, test_aside, GUINT_TO_POINTER (i));
  }
  stage_add ("/focus/gone", test_gone, NULL);
  stage_add ("/focus/sized/new-table", test_sized_new_table, NULL);
  stage_add ("/focus/sized/result", test_sized_result, NULL);
  add ("sized", "/shopping-war/equip1/2", g_hash_table_lookup (phases, "/shopping-war/equip1/2"), test_sized);
  add ("search", "/chip-shop/events/2", g_hash_table_lookup (phases, "/chip-shop/events/2"), test_search);
  add ("found", "/chip-shop/events/2", g_hash_table_lookup (phases, "/chip-shop/events/2"), test_found);
  for (guint i = 0; i < paths->len; i++)
    add_phase (paths->pdata[i]);
  result = stage_run ();
  g_hash_table_unref (phases);
  return result;
}
