/* Somebody has counted another number than the table says: what would explain it is offered, one tap puts it
 * right, and one undo takes that back. */
#include "keys.h"
#include "stage.h"

#include "app/dialogs/counted-number.h"
#include "games/null/rules/rules.h"
#include "referee/json.h"
#include "widgets/sheet.h"

#include <string.h>

#define PAUSE 800 /* ms: more than anybody who types stops for */

/* Bo got 14, and 41 was said. */
#define SWAPPED  GOING "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":41}\n"
#define SENTENCE "Two digits swapped, 41 for 14: Corrected for Bo: Money +41."
#define TRUE_SUM (NULL_START_MONEY + 14)

static GtkWidget *
open_counter (Stage *stage, TsPlayPage *page, int seat, int counter)
{
  look ();
  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", seat, ts_null_game.counters[counter].id);
  gtk_widget_activate_action (GTK_WIDGET (stage_dialog (stage)), "why.correct", "(ii)", seat, counter);
  return wait_for (stage_dialog (stage), TS_TYPE_SHEET, "What really lies there?");
}

static void
count (GtkWidget *sheet, int number)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (sheet, GTK_TYPE_SPIN_BUTTON, NULL)), number);
}

static gboolean
is_closed (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) == NULL;
}

/* Return answers whose number it is; a second one that comes at once does not say which. */
static void
test_two_returns (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *sheet;

  look ();
  act (page, "play.correct");
  sheet = wait_for (stage_dialog (stage), TS_TYPE_SHEET, "Whose number is wrong?");
  look ();
  g_assert_true (type_key (stage->window, "Return"));
  wait_for (sheet, GTK_TYPE_LABEL, "Which number?");
  type_key (stage->window, "Return");
  let_pass (50);
  g_assert_nonnull (find (sheet, GTK_TYPE_LABEL, "Which number?"));
  look ();
  g_assert_true (type_key (stage->window, "Return"));
  wait_for (sheet, GTK_TYPE_LABEL, "What really lies there?");
  adw_dialog_force_close (stage_dialog (stage));
  wait_until (is_closed, stage->window);
  stage_close (stage);
}

/* The table is as the referee says that these lines lead to. */
static void
assert_leads_to (TsPlayPage *page, const char *lines)
{
  const TsGame *const games[] = { &ts_null_game, NULL };
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);
  g_autoptr (TsSession) referee = ts_session_new (games, split[0], strlen (split[0]), NULL);
  TsView view = ts_session_view (session_of (page));

  for (guint i = 1; *split[i] != '\0'; i++)
    g_assert_true (ts_session_say (referee, split[i], strlen (split[i]), NULL));
  g_assert_cmpmem (view.state, sizeof (NullGame), ts_session_view (referee).state, sizeof (NullGame));
}

static void
test_slip (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SWAPPED);
  GtkWidget *sheet = open_counter (stage, page, 1, NULL_MONEY);

  count (sheet, TRUE_SUM);
  wait_for (sheet, GTK_TYPE_BUTTON, SENTENCE);
  wait_for (sheet, GTK_TYPE_LABEL, "Was it this? A tap puts it right.");
  look ();
  press (sheet, SENTENCE);
  wait_until (is_closed, stage->window);
  assert_leads_to (page, SWAPPED "{\"do\":\"amend\",\"entry\":2,\"with\":"
                                 "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":14}}\n");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 2);
  wait_for (page, GTK_TYPE_LABEL, "“Corrected for Bo: Money +41.” becomes “Corrected for Bo: Money +14.”");
  g_assert_null (find (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, NULL));
  press (GTK_WIDGET (page), "Undo");
  assert_leads_to (page, SWAPPED);
  stage_close (stage);
}

/* What was counted lies there already; what was not may have to be moved. */
static void
test_other_seat (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char sentence[] = "Said for Bo and meant for Ann: Corrected for Bo: Money +14.";
  TsPlayPage *page =
      open_page (stage, GOING "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":14}\n");
  GtkWidget *sheet = open_counter (stage, page, 0, NULL_MONEY);

  count (sheet, TRUE_SUM);
  wait_for (sheet, GTK_TYPE_BUTTON, sentence);
  look ();
  press (sheet, sentence);
  wait_until (is_closed, stage->window);
  wait_for (page, GTK_TYPE_CHECK_BUTTON, "Bo: Money \u2066−14\u2069");
  g_assert_null (find_nth (GTK_WIDGET (page), GTK_TYPE_CHECK_BUTTON, NULL, 1));
  stage_close (stage);
}

/* What explains another number goes when another one is set; the correction is always there. */
static void
test_nothing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SWAPPED);
  GtkWidget *sheet = open_counter (stage, page, 1, NULL_MONEY);

  count (sheet, TRUE_SUM);
  wait_for (sheet, GTK_TYPE_BUTTON, SENTENCE);
  count (sheet, TRUE_SUM + 3);
  wait_without (sheet, GTK_TYPE_BUTTON, SENTENCE);
  let_pass (PAUSE);
  g_assert_null (find (sheet, GTK_TYPE_BUTTON, ".choice"));
  press (sheet, "Just Correct the Number");
  wait_until (is_closed, stage->window);
  assert_leads_to (page, SWAPPED "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":-24}\n");
  stage_close (stage);
}

/* Entries have other numbers, or other reasons, once the table has gone on. */
static void
test_gone_on (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char more[] = "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":1}";
  TsPlayPage *page = open_page (stage, SWAPPED);
  GtkWidget *sheet = open_counter (stage, page, 1, NULL_MONEY);
  g_autoptr (JsonObject) entry = ts_json_read (more, strlen (more), NULL);

  count (sheet, TRUE_SUM);
  wait_for (sheet, GTK_TYPE_BUTTON, SENTENCE);
  ts_board_say (TS_BOARD (find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL)), g_steal_pointer (&entry));
  settle (page);
  look ();
  press (sheet, SENTENCE);
  wait_without (sheet, GTK_TYPE_BUTTON, SENTENCE);
  assert_leads_to (page, SWAPPED "{\"do\":\"adjust\",\"who\":1,\"counter\":\"money\",\"by\":1}\n");
  let_pass (PAUSE);
  g_assert_null (find (sheet, GTK_TYPE_BUTTON, ".choice"));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Each digit counts as soon as it is typed; what is no number does not. */
static void
test_typed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SWAPPED);
  GtkWidget *sheet = open_counter (stage, page, 1, NULL_MONEY);
  GtkEditable *number = GTK_EDITABLE (find (sheet, GTK_TYPE_SPIN_BUTTON, NULL));
  GtkWidget *correct = find (sheet, GTK_TYPE_BUTTON, ".sheet-confirm");

  g_assert_false (gtk_widget_is_sensitive (correct));
  gtk_editable_set_text (number, "64");
  g_assert_true (gtk_widget_is_sensitive (correct));
  wait_for (sheet, GTK_TYPE_BUTTON, SENTENCE);
  gtk_editable_set_text (number, "99999");
  g_assert_false (gtk_widget_is_sensitive (correct));
  wait_without (sheet, GTK_TYPE_BUTTON, SENTENCE);
  g_assert_true (gtk_widget_get_visible (find (sheet, GTK_TYPE_LABEL, ".sheet-note"))); /* it says why */
  g_signal_emit_by_name (gtk_editable_get_delegate (number), "activate");
  g_assert_cmpstr (gtk_editable_get_text (number), ==, "99999");
  gtk_editable_set_text (number, "");
  g_signal_emit_by_name (gtk_editable_get_delegate (number), "activate");
  g_assert_false (gtk_widget_is_sensitive (correct));
  assert_leads_to (page, SWAPPED);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Shift and Tab lead away from the number, as from anything else. */
static void
test_backwards (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SWAPPED);
  GtkWidget *sheet = open_counter (stage, page, 1, NULL_MONEY);
  GtkWidget *number = find (sheet, GTK_TYPE_SPIN_BUTTON, NULL);

  gtk_widget_grab_focus (number);
  gtk_widget_child_focus (GTK_WIDGET (stage->window), GTK_DIR_TAB_BACKWARD);
  g_assert_false (
      gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (stage->window)), gtk_widget_get_parent (number)));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* A number that follows from others cannot be corrected, and says why. */
static void
test_derived (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SWAPPED);

  gtk_widget_activate_action (GTK_WIDGET (page), "play.why", "(is)", 1, ts_null_game.counters[NULL_SUM].id);
  wait_for (stage_dialog (stage), GTK_TYPE_LABEL,
            "This number follows from others. Where it is wrong, one of those is.");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* On a table that is longer than any evening nothing is looked for, and people are told. */
static void
test_too_long (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GString) table = g_string_new (SWAPPED);
  GtkWidget *sheet;

  for (int i = 0; i < 50000; i++)
    g_string_append (table, "{\"do\":\"next\"}\n");
  sheet = open_counter (stage, open_page (stage, table->str), 1, NULL_MONEY);
  count (sheet, TRUE_SUM);
  wait_for (sheet, GTK_TYPE_LABEL, "This evening is too long to look for what was said wrongly.");
  g_assert_null (find (sheet, GTK_TYPE_BUTTON, ".choice"));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* The linker puts this between the window and the referee (--wrap), so that a search takes as long as it is
 * to take. */
GPtrArray *__real_ts_session_find_slips (const TsSession *session, int seat, int counter, int value);
GPtrArray *__wrap_ts_session_find_slips (const TsSession *session, int seat, int counter, int value);

static int held;

GPtrArray *
__wrap_ts_session_find_slips (const TsSession *session, int seat, int counter, int value)
{
  while (g_atomic_int_get (&held))
    g_usleep (1000);
  return __real_ts_session_find_slips (session, seat, counter, value);
}

/* A search that takes a while is told. */
static void
test_sign (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *sheet = open_counter (stage, open_page (stage, SWAPPED), 1, NULL_MONEY);

  g_atomic_int_set (&held, TRUE);
  count (sheet, TRUE_SUM);
  wait_for (sheet, ADW_TYPE_SPINNER, NULL);
  g_assert_null (find (sheet, GTK_TYPE_BUTTON, SENTENCE));
  g_atomic_int_set (&held, FALSE);
  wait_for (sheet, GTK_TYPE_BUTTON, SENTENCE);
  g_assert_null (find (sheet, ADW_TYPE_SPINNER, NULL));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Whoever closes the dialog while slips are looked for gets none. */
static void
test_closed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, SWAPPED);

  count (open_counter (stage, page, 1, NULL_MONEY), TRUE_SUM);
  let_pass (PAUSE / 3);
  adw_dialog_force_close (stage_dialog (stage));
  let_pass (PAUSE);
  assert_leads_to (page, SWAPPED);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/counted/two-returns", test_two_returns, NULL);
  stage_add ("/counted/slip", test_slip, NULL);
  stage_add ("/counted/other-seat", test_other_seat, NULL);
  stage_add ("/counted/nothing", test_nothing, NULL);
  stage_add ("/counted/gone-on", test_gone_on, NULL);
  stage_add ("/counted/typed", test_typed, NULL);
  stage_add ("/counted/backwards", test_backwards, NULL);
  stage_add ("/counted/derived", test_derived, NULL);
  stage_add ("/counted/too-long", test_too_long, NULL);
  stage_add ("/counted/sign", test_sign, NULL);
  stage_add ("/counted/closed", test_closed, NULL);
  return stage_run ();
}
