/* While a form is open on a board, the big button is the form's: in each phase of each game whatever opens
 * one is pressed, and what the big button says then is not what it said for the step. What gives something up
 * is never where the keyboard is. */
#include "stage.h"

#include "app/play/default-action.h"
#include "app/play/default-button.h"
#include "phases.h"

static GHashTable *phases; /* see phases.h */
static guint n_opened;     /* forms, in a phase */

/* Those in which something can be opened. */
static const char *const with_forms[] = {
  "/chip-shop/actions/2",
  "/competitors/actions/2",
  "/competitors/delivery/2",
  "/snack-wars/take/2",
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

/* What it says for the step would end or lose what the form is for. */
static void
assert_forms (TsPlayPage *page, const char *name, const char *before)
{
  g_autofree char *after = g_strdup (big_button_text (page));
  gboolean can_be_pressed = ts_default_action_is_there (the_board (page), TRUE);

  if (!ts_board_step_back (the_board (page)))
    return; /* nothing was opened */
  g_test_message ("“%s” opens a form with “%s”, instead of “%s”", name, after, before);
  if (can_be_pressed)
    g_assert_cmpstr (after, !=, before);
  g_assert_cmpstr (big_button_text (page), ==, before);
  n_opened++;
}

static void
try_button (TsPlayPage *page, GtkWidget *button)
{
  g_autofree char *before = g_strdup (big_button_text (page));
  g_autofree char *name = g_strdup (text_of (button));
  guint n = count_records (page);

  look ();
  g_signal_emit_by_name (button, "clicked");
  settle (page);
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

  for (guint i = 0; (button = find_nth (panel, GTK_TYPE_BUTTON, NULL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button))
      try_button (page, button);
}

/* The danger of the round is told over its actions. */
static void
go_to_top (TsPlayPage *page)
{
  settle (page);
  while (ts_board_step_back (the_board (page)))
    settle (page);
}

static void
test_forms (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *panel;

  n_opened = 0;
  go_to_top (page);
  for (guint i = 0; (panel = find_nth (board_of (page), GTK_TYPE_STACK, ".board-panel", i)) != NULL; i++)
    if (gtk_widget_get_mapped (panel))
      try_panel (page, panel);
  g_assert_cmpuint (n_opened, >, 0);
  stage_close (stage);
}

/* What does without something that the step still offers is small, and whoever presses Return does not do
 * it. */
static const char *const giving_up[] = { "/chip-shop/actions/2", "/competitors/actions/2",
                                         "/snack-wars/steal/2" };

static void
test_giving_up (Stage *stage, gconstpointer table)
{
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *button = find (GTK_WIDGET (page), TS_TYPE_DEFAULT_BUTTON, NULL);

  go_to_top (page);
  let_pass (300);
  g_assert_true (ts_default_action_gives_up (the_board (page)));
  g_assert_true (gtk_widget_has_css_class (button, "gives-up"));
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (button)) != button);
  stage_close (stage);
}

static void
add (const char *what, const char *phase, void (*test) (Stage *stage, gconstpointer table))
{
  g_autofree char *path = g_strconcat (what, phase, NULL);
  gpointer table = g_hash_table_lookup (phases, phase);

  g_assert_nonnull (table);
  stage_add (path, test, table);
}

int
main (int argc, char **argv)
{
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  phases = phases_find (argv[1]);
  for (guint i = 0; i < G_N_ELEMENTS (with_forms); i++)
    add ("/forms", with_forms[i], test_forms);
  for (guint i = 0; i < G_N_ELEMENTS (giving_up); i++)
    add ("/gives-up", giving_up[i], test_giving_up);
  result = stage_run ();
  g_hash_table_unref (phases);
  return result;
}
