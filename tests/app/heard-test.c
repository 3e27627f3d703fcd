/* What a screen reader is told: what is asked, when it is asked; headings to jump to; why something will not
 * do, beside what it is about. */
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "app/tally/tally-page.h"
#include "hearing.h"
#include "names.h"
#include "phases.h"
#include "stage.h"

#include <glib/gstdio.h>
#include <utime.h>

static GHashTable *phases; /* see phases.h */

static GtkAccessibleRole
role_of (gpointer widget)
{
  return gtk_accessible_get_accessible_role (widget);
}

/* The name that is spoken, where a widget has one of its own. */
static void
assert_spoken (gpointer widget, const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_null (other);
}

/* --- questions --- */

static void
test_how_many (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, "/snack-wars/take/2"));
  GtkWidget *group;

  settle (page);
  tap_nth (panel_of (page), "Sushi", 0);
  g_assert_cmpuint (hearing_count ("Sushi: how many?"), ==, 1);
  group = find (panel_of (page), ADW_TYPE_WRAP_BOX, "3");
  g_assert_cmpint (role_of (group), ==, GTK_ACCESSIBLE_ROLE_GROUP);
  assert_spoken (group, "Sushi: how many?");
  stage_close (stage);
}

static void
test_form (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, "/competitors/actions/2"));
  GtkWidget *question;

  settle (page);
  look ();
  while (ts_board_step_back (TS_BOARD (board_of (page))))
    settle (page);
  tap_nth (panel_of (page), "Sign a Contract", 0);
  let_pass (300);
  question = find (panel_of (page), GTK_TYPE_LABEL, ".sheet-title");
  g_assert_cmpint (role_of (question), ==, GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_cmpuint (hearing_count (gtk_label_get_label (GTK_LABEL (question))), >, 0);
  assert_spoken (find (panel_of (page), GTK_TYPE_BUTTON, ".sheet-back"), "Back to the choices");
  stage_close (stage);
}

/* --- the end --- */

/* Who has won is said once, by the result, when its lines are through; where none opens, by the table. */
static void
test_winner (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *tally;

  settle (page);
  ts_board_say (TS_BOARD (board_of (page)), ts_entry_build (null_games[0], "finish", TS_NOBODY, NULL));
  tally = wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  ts_tally_page_skip (TS_TALLY_PAGE (tally));
  let_pass (300);
  g_assert_cmpuint (hearing_count (" wins with "), ==, 1);
  gtk_widget_activate_action (tally, "navigation.pop", NULL);
  wait_without (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  act (page, "play.undo");
  act (page, "play.redo");
  g_assert_cmpuint (hearing_count (" wins with "), ==, 2);
  stage_close (stage);
}

/* --- headings --- */

static guint
count_headings (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (role_of (widget) == GTK_ACCESSIBLE_ROLE_HEADING) {
    g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL));
    n = 1;
  }
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    n += count_headings (it);
  return n;
}

static void
test_headings (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("over.tableside", OVER);
  GtkWidget *page;

  stage_open (stage, ts_games, NULL);
  wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL);
  page = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  g_assert_cmpuint (count_headings (page), ==, 3); /* the greeting, the games, the table */
  gtk_widget_activate_action (page, "win.new-table", "s", "snack-wars");
  wait_for (stage->window, GTK_TYPE_LABEL, "Who plays?");
  let_pass (300);
  g_assert_cmpuint (count_headings (GTK_WIDGET (stage->window)), >=, 1);
  stage_close (stage);
}

/* What cannot be opened has a page as well. */
static void
test_problem_heading (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, ts_games, "/nowhere/at/all.tableside");
  wait_for (stage->window, ADW_TYPE_STATUS_PAGE, NULL);
  let_pass (300);
  g_assert_cmpuint (count_headings (GTK_WIDGET (stage->window)), ==, 1);
  stage_close (stage);
}

/* In each phase, and at the end of the game. */
static void
test_page_headings (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);

  settle (page);
  let_pass (300);
  g_assert_cmpuint (count_headings (GTK_WIDGET (stage->window)), >=, 1);
  g_assert_cmpuint (assert_named (stage->window), >, 0);
  assert_told_apart (stage->window);
  stage_close (stage);
}

/* --- the start page --- */

static GtkWidget *
trash_of (GtkWidget *card)
{
  GtkWidget *button;

  for (guint i = 0; (button = find_nth (card, GTK_TYPE_BUTTON, NULL, i)) != NULL; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "card.remove") == 0)
      return button;
  g_assert_not_reached ();
}

/* The same people have played the same game before: their tables are told apart by when. */
static void
test_bins (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const names[] = { "a.tableside", "b.tableside", "c.tableside" };
  static const gint64 ago[] = { 0, 3 * 60 * 60, 24 * 60 * 60 }; /* seconds */
  gint64 noon = 1780315200;                                     /* whatever today is, not around midnight */

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = put_table (names[i], GOING);
    struct utimbuf times = { .actime = noon, .modtime = noon - ago[i] };

    g_assert_cmpint (g_utime (path, &times), ==, 0);
  }
  stage_open (stage, null_games, NULL);
  wait_for_n (stage->window, TS_TYPE_TABLE_CARD, 3);
  g_assert_true (g_str_has_prefix (
      gtk_widget_get_tooltip_text (trash_of (wait_for (stage->window, TS_TYPE_TABLE_CARD, NULL))),
      "Move to the Trash: Null Game: Ann, Bo, "));
  assert_told_apart (stage->window);
  stage_close (stage);
}

/* --- all of them --- */

static void
add_phase (const char *phase)
{
  g_autofree char *path = g_strconcat ("/heard/page", phase, NULL);

  if (g_str_has_suffix (phase, "/2"))
    stage_add (path, test_page_headings, g_hash_table_lookup (phases, phase));
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  phases = phases_find (argv[1]);
  paths = g_hash_table_get_keys_as_ptr_array (phases);
  g_ptr_array_sort_values (paths, (GCompareFunc) strcmp);
  stage_add ("/heard/how-many", test_how_many, NULL);
  stage_add ("/heard/form", test_form, NULL);
  stage_add ("/heard/winner", test_winner, NULL);
  stage_add ("/heard/headings", test_headings, NULL);
  stage_add ("/heard/problem-heading", test_problem_heading, NULL);
  stage_add ("/heard/bins", test_bins, NULL);
  for (guint i = 0; i < paths->len; i++)
    add_phase (paths->pdata[i]);
  result = stage_run ();
  g_hash_table_unref (phases);
  return result;
}
