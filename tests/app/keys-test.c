/* Keys answer what is asked, wherever the focus is: digits say how many and which face fell; presenters and
 * pedals press the big button and take back. */
#include "keys.h"

#include "phases.h"
#include "stage.h"
#include "widgets/board.h"
#include "widgets/dice.h"

#define ANY_GAME                                                                                             \
  "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"options\":{}" \
  "}\n"

static GHashTable *phases; /* see phases.h */

static TsPlayPage *
open_phase (Stage *stage, const char *phase)
{
  TsPlayPage *page = open_page (stage, g_hash_table_lookup (phases, phase));

  settle (page);
  return page;
}

/* The verb that was said last. */
static const char *
newest (TsPlayPage *page)
{
  TsSession *session = session_of (page);
  guint n = ts_session_n_records (session);

  return n > 0 ? ts_session_record (session, n - 1)->verb->id : NULL;
}

/* --- digits --- */

static const struct {
  const char *phase, *tap, *keys, *verb;
} answers[] = {
  { "/snack-wars/take/2", "Sushi", "2", "take-food" },
  { "/competitors/first-player/2", NULL, "5", "roll-off" },
  { "/shopping-war/first-player/3", NULL, "4", "roll-off" },
  { "/shopping-war/stroll/2", NULL, "3", "roll" },
  { "/shopping-war/scuffle/2", NULL, "1 6 2 4", "scuffle-roll" },
};

static void
test_answer (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  TsPlayPage *page = open_phase (stage, answers[i].phase);
  guint n = ts_session_n_records (session_of (page));
  g_auto (GStrv) keys = g_strsplit (answers[i].keys, " ", -1);

  if (answers[i].tap != NULL)
    tap_nth (panel_of (page), answers[i].tap, 0);
  look ();
  for (guint k = 0; keys[k] != NULL; k++)
    g_assert_true (type_key (stage->window, keys[k]));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 1);
  g_assert_cmpstr (newest (page), ==, answers[i].verb);
  stage_close (stage);
}

/* What is below 0 begins with its sign; no sign is lost, and none is put where there can be none. */
static void
test_minus (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ANY_GAME);
  GtkWidget *number = find (panel_of (page), GTK_TYPE_SPIN_BUTTON, NULL);

  look ();
  g_assert_true (type_key (stage->window, "minus"));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (number)), ==, "-");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage->window)), number));
  stage_close (stage);
  page = open_phase (stage, "/snack-wars/take/2");
  look ();
  g_assert_false (type_key (stage->window, "minus"));
  stage_close (stage);
}

static guint
n_faces (TsPlayPage *page)
{
  guint n;

  ts_dice_get_faces (TS_DICE (find (panel_of (page), TS_TYPE_DICE, NULL)), &n);
  return n;
}

/* Numbers stand beside the dice, on buttons too: keys are for the dice. */
static void
test_dice_first (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_phase (stage, "/shopping-war/scuffle/2");

  for (char digit[] = "1"; digit[0] <= '6'; digit[0]++) {
    look ();
    g_assert_true (type_key (stage->window, digit));
    g_assert_cmpuint (n_faces (page), ==, 1);
    look ();
    g_assert_true (type_key (stage->window, "BackSpace"));
    g_assert_cmpuint (n_faces (page), ==, 0);
  }
  stage_close (stage);
}

/* What is typed faster than anybody reads is for the question before: it is not taken, and people are told.
 */
static void
test_early (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_phase (stage, "/snack-wars/take/2");
  guint n = ts_session_n_records (session_of (page));

  tap_nth (panel_of (page), "Sushi", 0);
  g_assert_true (type_key (stage->window, "2"));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  wait_for (page, GTK_TYPE_LABEL,
            "The table has gone on since that was pressed; please press again if it still holds.");
  look ();
  g_assert_true (type_key (stage->window, "2"));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n + 1);
  stage_close (stage);
}

/* The first digit answers one question, the second one comes before anybody has read the next: in a form,
 * too, it is told. */
static void
test_two_digits (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_phase (stage, "/shopping-war/equip1/2");

  look ();
  g_signal_emit_by_name (find (panel_of (page), g_type_from_name ("TsShoppingWarSlot"), NULL), "clicked");
  look ();
  g_assert_true (type_key (stage->window, "1"));
  type_key (stage->window, "2");
  wait_for (page, GTK_TYPE_LABEL,
            "The table has gone on since that was pressed; please press again if it still holds.");
  stage_close (stage);
}

/* One of the dice has faces of two digits, which a key could be the first of: the key is for the other one.
 */
static void
test_large_dice (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_phase (stage, "/competitors/weather/2");

  look ();
  g_assert_true (type_key (stage->window, "4"));
  g_assert_cmpuint (n_faces (page), ==, 1);
  type_key (stage->window, "5");
  g_assert_cmpuint (n_faces (page), ==, 1);
  g_assert_true (type_key (stage->window, "BackSpace"));
  g_assert_cmpuint (n_faces (page), ==, 0);
  g_assert_false (type_key (stage->window, "BackSpace"));
  stage_close (stage);
}

/* Nothing asks for a number: nothing is said. */
static void
test_no_number (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_phase (stage, "/chip-shop/start-of-year/2");
  guint n = ts_session_n_records (session_of (page));

  look ();
  for (char digit[] = "0"; digit[0] <= '9'; digit[0]++)
    type_key (stage->window, digit);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  stage_close (stage);
}

/* --- presenters and pedals --- */

static void
test_pedal (Stage *stage, gconstpointer data)
{
  g_auto (GStrv) keys = g_strsplit (data, " ", -1);
  TsPlayPage *page = open_phase (stage, "/chip-shop/actions/2");
  guint n = ts_session_n_records (session_of (page)), more;

  gtk_widget_child_focus (board_of (page), GTK_DIR_TAB_FORWARD); /* where a page would be turned */
  look ();
  g_assert_true (type_key (stage->window, keys[0]));
  more = ts_session_n_records (session_of (page));
  g_assert_cmpuint (more, >, n);
  look ();
  g_assert_true (type_key (stage->window, keys[1]));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), <, more);
  stage_close (stage);
}

/* A field in which nothing is searched for leaves the keys to the table. */
static void
test_undo (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_phase (stage, "/chip-shop/events/2");
  GtkWidget *search = wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL);
  guint n = ts_session_n_records (session_of (page));

  look ();
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (stage->window)), search));
  gtk_editable_set_text (GTK_EDITABLE (search), "quiet");
  type_key (stage->window, "<Control>z");
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  g_assert_true (type_key (stage->window, "<Control>z"));
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), <, n);
  look ();
  g_assert_true (type_key (stage->window, "<Control><Shift>z"));
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  stage_close (stage);
}

/* Only what was typed and is not taken over is taken back in the field of a number. */
static void
test_undo_at_number (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ANY_GAME);
  GtkWidget *number = find (panel_of (page), GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_editable_set_text (GTK_EDITABLE (number), "3");
  act (page, "play.default");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  look ();
  gtk_widget_grab_focus (number);
  gtk_editable_set_text (GTK_EDITABLE (number), "12");
  type_key (stage->window, "<Control>z");
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (number), "");
  g_assert_true (type_key (stage->window, "<Control>z"));
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 0);
  stage_close (stage);
}

/* Behind the big button, which is the last one, Tab begins at the top again. */
static void
test_tab (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *button = find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button");

  look ();
  gtk_widget_grab_focus (button);
  let_pass (300);
  g_signal_emit_by_name (stage->window, "move-focus", GTK_DIR_TAB_FORWARD);
  let_pass (300);
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (stage->window)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) != button);
  stage_close (stage);
}

static void
test_full_screen (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) accels = NULL;

  stage_open (stage, ts_games, NULL);
  accels = gtk_application_get_accels_for_action (GTK_APPLICATION (stage->app), "win.fullscreen");
  g_assert_cmpstr (accels[0], ==, "F11");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.fullscreen", NULL));
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  phases = phases_find (argv[1]);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++) {
    g_autofree char *path = g_strconcat ("/keys/answer", answers[i].phase, NULL);

    stage_add (path, test_answer, GUINT_TO_POINTER (i));
  }
  stage_add ("/keys/minus", test_minus, NULL);
  stage_add ("/keys/dice-first", test_dice_first, NULL);
  stage_add ("/keys/early", test_early, NULL);
  stage_add ("/keys/two-digits", test_two_digits, NULL);
  stage_add ("/keys/large-dice", test_large_dice, NULL);
  stage_add ("/keys/no-number", test_no_number, NULL);
  stage_add ("/keys/presenter", test_pedal, "Page_Down Page_Up");
  stage_add ("/keys/media", test_pedal, "XF86AudioPlay XF86AudioPrev");
  stage_add ("/keys/next", test_pedal, "XF86AudioNext Page_Up");
  stage_add ("/keys/undo", test_undo, NULL);
  stage_add ("/keys/undo-at-number", test_undo_at_number, NULL);
  stage_add ("/keys/tab", test_tab, NULL);
  stage_add ("/keys/full-screen", test_full_screen, NULL);
  result = stage_run ();
  g_hash_table_unref (phases);
  return result;
}
