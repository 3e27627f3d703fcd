/* “That was 40, not 14”: an old entry is changed or left out in the window, as the referee's `amend` does it.
 */
#include "config.h"

#include "app/dialogs/amend-misfits.h"
#include "app/dialogs/amend-sheet.h"
#include "app/dialogs/counted-number.h"
#include "app/dialogs/record-row.h"
#include "keys.h"
#include "languages.h"
#include "names.h"
#include "referee/describe.h"
#include "stage.h"
#include "widgets/sheet.h"

#include <string.h>

#define HEADER "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
#define ROLL   "{\"do\":\"roll\",\"dice\":[3,4]}\n"
#define PAY    "{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":14,\"note\":\"for the snacks\"}\n"
#define TAKE   "{\"do\":\"take\",\"count\":2}\n"
#define GIVE   "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":-2,\"note\":\"lost\"}\n"
#define SIT    "{\"do\":\"seat\",\"who\":1,\"name\":\"Cleo\"}\n"

/* --- what the referee makes of it --- */

static char *
state_of (TsPlayPage *page)
{
  return ts_describe_state (session_of (page), TS_HOST);
}

static void
say (TsSession *session, const char *line, gsize length)
{
  g_autoptr (GError) error = NULL;

  ts_session_say (session, line, length, &error);
  g_assert_no_error (error);
}

/* The state after the table and the lines that are said to it. (transfer full) */
static char *
expected (const char *table, const char *lines)
{
  g_autofree char *all = g_strconcat (table, lines, NULL);
  g_auto (GStrv) each = g_strsplit (all, "\n", -1);
  TsSession *session = ts_session_new (null_games, each[0], strlen (each[0]), NULL);
  char *state;

  for (guint i = 1; each[i] != NULL && *each[i] != '\0'; i++)
    say (session, each[i], strlen (each[i]));
  state = ts_describe_state (session, TS_HOST);
  ts_session_unref (session);
  return state;
}

/* What was said in the window leads to the state that `lines` lead to, and one undo back to the table. */
static void
expect_deed (TsPlayPage *page, const char *table, const char *lines)
{
  g_autofree char *then = expected (table, lines);
  g_autofree char *now = expected (table, "");
  g_autofree char *state = NULL;
  g_autofree char *back = NULL;
  g_autofree char *again = NULL;

  settle (page);
  state = state_of (page);
  g_assert_cmpstr (state, ==, then);
  act (page, "play.undo");
  settle (page);
  back = state_of (page);
  g_assert_cmpstr (back, ==, now);
  act (page, "play.redo");
  settle (page);
  again = state_of (page);
  g_assert_cmpstr (again, ==, then);
}

/* --- the dialog --- */

/* Chooses from the menu of the entry at that place. */
static GtkWidget *
begin (Stage *stage, TsPlayPage *page, const char *action, guint record)
{
  act (page, "play.history");
  wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, NULL);
  look ();
  gtk_widget_activate_action (GTK_WIDGET (stage_dialog (stage)), action, "u", record);
  return GTK_WIDGET (stage_dialog (stage));
}

static TsSheet *
sheet_of (gpointer dialog)
{
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL));

  return TS_SHEET (wait_for (adw_navigation_view_get_visible_page (pages), TS_TYPE_SHEET, NULL));
}

static gboolean
can_accept (GtkWidget *dialog, const char *button)
{
  return gtk_widget_is_sensitive (find (dialog, GTK_TYPE_BUTTON, button));
}

static void
check (GtkWidget *dialog, guint n)
{
  GtkWidget *box = find_nth (dialog, GTK_TYPE_CHECK_BUTTON, NULL, n);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (box), TRUE);
}

/* The sheet has what was said, with its note; the page shows both sentences and both numbers. */
static void
test_change (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL PAY TAKE;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.change", 1);
  g_autoptr (TsEntry) filled = ts_sheet_get_entry (sheet_of (dialog));

  g_assert_cmpint (filled->who, ==, 1);
  g_assert_cmpint (ts_entry_int (filled, "amount"), ==, 14);
  press (dialog, "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "That is what stands there; nothing would change.");
  g_assert_false (can_accept (dialog, "Change"));
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL)));
  ts_sheet_set_int (sheet_of (dialog), "amount", 40);
  press (dialog, "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "Bo pays 14 to Ann.");
  wait_for (dialog, GTK_TYPE_LABEL, "Bo pays 40 to Ann.");
  wait_for (dialog, GTK_TYPE_LABEL, "64"); /* Ann's money now, and then */
  wait_for (dialog, GTK_TYPE_LABEL, "90");
  look ();
  press (dialog, "Change");
  wait_for (page, GTK_TYPE_LABEL,
            "“Bo pays 14 to Ann.” becomes “Bo pays 40 to Ann.” Where the table still lies as it was said:");
  expect_deed (page, table,
               "{\"do\":\"amend\",\"entry\":2,\"with\":{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":40,"
               "\"note\":\"for the snacks\"}}\n");
  g_assert_nonnull (strstr (ts_record_line (ts_session_record (session_of (page), 1)), "for the snacks"));
  stage_close (stage);
}

/* Return leads to what changes; a second one that comes at once does not say that it shall. */
static void
test_two_returns (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ROLL PAY TAKE);
  GtkWidget *dialog = begin (stage, page, "history.change", 1);
  guint n = ts_session_n_records (session_of (page));

  ts_sheet_set_int (sheet_of (dialog), "amount", 40);
  press (dialog, "See What Changes");
  g_assert_true (gtk_widget_grab_focus (find (dialog, GTK_TYPE_BUTTON, "Change")));
  type_key (stage->window, "Return");
  let_pass (400); /* as a button shows that it is pressed */
  g_assert_true (stage_dialog (stage) == ADW_DIALOG (dialog));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  look ();
  type_key (stage->window, "Return");
  wait_for (page, GTK_TYPE_LABEL,
            "“Bo pays 14 to Ann.” becomes “Bo pays 40 to Ann.” Where the table still lies as it was said:");
  stage_close (stage);
}

/* Corrections and who sits there are entries like others. */
static void
test_change_others (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL TAKE GIVE SIT;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.change", 2);
  g_autoptr (TsEntry) filled = ts_sheet_get_entry (sheet_of (dialog));

  g_assert_cmpint (ts_entry_int (filled, "by"), ==, -2);
  g_assert_cmpstr (filled->note, ==, "lost");
  ts_sheet_set_int (sheet_of (dialog), "by", -1);
  press (dialog, "See What Changes");
  look ();
  press (dialog, "Change");
  settle (page);
  dialog = begin (stage, page, "history.change", 3);
  ts_sheet_set (sheet_of (dialog), "name", &(TsValue) { .given = TRUE, .text = (char *) "Dora" });
  press (dialog, "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "Cleo");
  look ();
  press (dialog, "Change");
  settle (page);
  {
    g_autofree char *state = state_of (page);
    g_autofree char *then =
        expected (table, "{\"do\":\"amend\",\"entry\":3,\"with\":{\"do\":\"adjust\",\"who\":1,"
                         "\"counter\":\"tokens\",\"by\":-1}}\n"
                         "{\"do\":\"amend\",\"entry\":4,\"with\":{\"do\":\"seat\",\"who\":1,"
                         "\"name\":\"Dora\"}}\n");

    g_assert_cmpstr (state, ==, then);
  }
  stage_close (stage);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* A correction is mostly wrong in its number, so its sheet is open there. */
static void
test_change_number (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, HEADER ROLL TAKE GIVE);
  GtkWidget *dialog = begin (stage, page, "history.change", 2);
  GtkWidget *number = find (dialog, TS_TYPE_COUNTED_NUMBER, NULL);

  wait_until (is_mapped, number);
  g_assert_cmpint (ts_counted_number_get_by (TS_COUNTED_NUMBER (number)), ==, -2);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (sheet_of (dialog)), "coloured"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* “That was a payment, and nothing was taken”: of what was possible then. */
static void
test_something_else (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL TAKE;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.change", 1);

  press (dialog, "Something Else…");
  g_assert_null (find (dialog, GTK_TYPE_BUTTON, "Go")); /* not in that phase */
  press (dialog, "Pay");
  ts_sheet_set_int (sheet_of (dialog), "who", 1);
  ts_sheet_set_int (sheet_of (dialog), "to", 0);
  ts_sheet_set_int (sheet_of (dialog), "amount", 3);
  press (GTK_WIDGET (sheet_of (dialog)), "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "Bo takes 2 tokens.");
  wait_for (dialog, GTK_TYPE_LABEL, "Bo pays 3 to Ann.");
  look ();
  press (dialog, "Change");
  expect_deed (page, table,
               "{\"do\":\"amend\",\"entry\":2,\"with\":{\"do\":\"pay\",\"who\":1,\"to\":0,\"amount\":3}}\n");
  stage_close (stage);
}

/* What asks nothing can have been something else, too. */
static void
test_something_else_at_once (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL "{\"do\":\"next\"}\n";
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.change", 1);

  press (dialog, "Take");
  ts_sheet_set_int (sheet_of (dialog), "count", 2);
  press (GTK_WIDGET (sheet_of (dialog)), "See What Changes");
  look ();
  press (dialog, "Change");
  expect_deed (page, table, "{\"do\":\"amend\",\"entry\":2,\"with\":{\"do\":\"take\",\"count\":2}}\n");
  stage_close (stage);
}

/* What would no longer fit is told with its reason, and waits for people to say that it may go. */
static void
test_leave_out (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL TAKE GIVE;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.leave-out", 1);

  wait_for (dialog, GTK_TYPE_LABEL, "1 later entry would no longer fit:");
  wait_for (dialog, GTK_TYPE_LABEL, "Corrected for Bo: Tokens −2.");
  wait_for (dialog, GTK_TYPE_LABEL, "Tokens goes from 0 to 9.");
  g_assert_false (can_accept (find (dialog, GTK_TYPE_WIDGET, ".why-foot"), "Leave Out"));
  check (dialog, 0);
  look ();
  press (find (dialog, GTK_TYPE_WIDGET, ".why-foot"), "Leave Out");
  wait_for (page, GTK_TYPE_LABEL, "Left out: Bo takes 2 tokens.");
  expect_deed (page, table, "{\"do\":\"amend\",\"entry\":2,\"drop\":[3]}\n");
  stage_close (stage);
}

/* A later entry is changed first, and all of it is one deed. What the evening would not take is refused, and
 * nothing changes. */
static void
test_change_too (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL TAKE GIVE;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.change", 1);

  ts_sheet_set_int (sheet_of (dialog), "count", 1);
  press (dialog, "See What Changes");
  wait_for (dialog, TS_TYPE_AMEND_MISFITS, "1 later entry would no longer fit:");
  press (dialog, "Change Too…");
  g_assert_cmpuint (ts_amend_sheet_get_record (TS_AMEND_SHEET (
                        gtk_widget_get_ancestor (GTK_WIDGET (sheet_of (dialog)), TS_TYPE_AMEND_SHEET))),
                    ==, 2);
  ts_sheet_set_int (sheet_of (dialog), "by", -1);
  press (GTK_WIDGET (sheet_of (dialog)), "See What Changes");
  g_assert_true (can_accept (dialog, "Change"));
  wait_for (dialog, GTK_TYPE_LABEL, "“Corrected for Bo: Tokens −2.” becomes “Corrected for Bo: Tokens −1.”");
  look ();
  press (dialog, "Change");
  expect_deed (
      page, table,
      "{\"do\":\"amend\",\"entry\":3,\"with\":{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":"
      "-1}}\n{\"do\":\"amend\",\"entry\":2,\"with\":{\"do\":\"take\",\"count\":1}}\n");
  stage_close (stage);
}

#define CHIPS      "{\"tableside\":1,\"game\":\"chip-shop\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
#define PICK(card) "{\"do\":\"personality\",\"card\":\"" card "\"}\n"
#define YEAR                                                                                                 \
  "{\"do\":\"next\"}\n{\"do\":\"next\"}\n"                                                                   \
  "{\"do\":\"event\",\"card\":\"quiet-year\"}\n{\"do\":\"next\"}\n"

/* The table says what it says after `said` too; times and the like are no part of that. */
static void
assert_as_if (TsPlayPage *page, const char *said)
{
  g_auto (GStrv) each = g_strsplit (said, "\n", -1);
  TsSession *session = ts_session_new (ts_games, each[0], strlen (each[0]), NULL);
  g_autofree char *state = state_of (page);
  g_autofree char *wanted = NULL;

  for (guint i = 1; *each[i] != '\0'; i++)
    say (session, each[i], strlen (each[i]));
  wanted = ts_describe_state (session, TS_HOST);
  g_assert_cmpstr (state, ==, wanted);
  ts_session_unref (session);
}

/* Two cards were swapped, each of which is there once: neither can be said first, and all of it is one deed
 * nevertheless, in which nothing else is told. */
static void
test_swapped (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table =
      CHIPS PICK ("steve-jobs") PICK ("bill-gates") PICK ("jay-miner") PICK ("michael-dell") YEAR;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *dialog = begin (stage, page, "history.change", 0);
  const TsVerb *verb = ts_session_record (session_of (page), 0)->verb;
  const TsWord *cards = verb->args[0].words;

  ts_sheet_set_int (sheet_of (dialog), "card", ts_words_find (cards, "bill-gates"));
  press (dialog, "See What Changes");
  wait_for (dialog, TS_TYPE_AMEND_MISFITS, "5 later entries would no longer fit:"); /* the years */
  press (dialog, "Change Too…");
  ts_sheet_set_int (sheet_of (dialog), "card", ts_words_find (cards, "steve-jobs"));
  press (GTK_WIDGET (sheet_of (dialog)), "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "“Bo chooses Bill Gates.” becomes “Bo chooses Steve Jobs.”");
  g_assert_true (can_accept (dialog, "Change"));
  look ();
  press (dialog, "Change");
  settle (page);
  assert_as_if (page,
                CHIPS PICK ("bill-gates") PICK ("steve-jobs") PICK ("jay-miner") PICK ("michael-dell") YEAR);
  act (page, "play.undo");
  settle (page);
  assert_as_if (page, table);
  stage_close (stage);
}

/* Columns and rows are counted from 1, in the sheet as in the history. */
static void
test_columns (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, "{\"tableside\":1,\"game\":\"warehouse-wars\",\"players\":"
                                       "[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
                                       "{\"do\":\"crate\",\"x\":2,\"y\":1,\"z\":0}\n");
  GtkWidget *dialog = begin (stage, page, "history.change", 0);
  g_autoptr (TsEntry) entry = NULL;

  wait_for (dialog, GTK_TYPE_LABEL, "Ann places a crate on the board, column 3, row 2.");
  press (find (GTK_WIDGET (sheet_of (dialog)), GTK_TYPE_WIDGET, ".x"), "4");
  entry = ts_sheet_get_entry (sheet_of (dialog));
  g_assert_cmpint (ts_entry_int (entry, "x"), ==, 3);
  g_assert_cmpint (ts_entry_int (entry, "y"), ==, 1);
  press (dialog, "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "Ann places a crate on the board, column 4, row 2.");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* What is changed first has to fit the evening as it is: if not, the sheet says why, and stays. */
static void
test_change_too_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL TAKE GIVE "{\"do\":\"adjust\",\"who\":1,\"counter\":\"tokens\",\"by\":9}\n";
  TsPlayPage *page = open_page (stage, table);
  g_autofree char *before = state_of (page);
  g_autofree char *after = NULL;
  GtkWidget *dialog = begin (stage, page, "history.change", 1);

  ts_sheet_set_int (sheet_of (dialog), "count", 1);
  press (dialog, "See What Changes");
  press (dialog, "Change Too…");
  ts_sheet_set_int (sheet_of (dialog), "by", 1);
  press (GTK_WIDGET (sheet_of (dialog)), "See What Changes");
  wait_for (dialog, GTK_TYPE_LABEL, "Entry 4 would no longer fit. Tokens goes from 0 to 9.");
  g_assert_true (TS_IS_SHEET (sheet_of (dialog)));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  after = state_of (page);
  g_assert_cmpstr (after, ==, before);
  stage_close (stage);
}

/* Whoever closes the dialog has changed nothing, and neither has what the rules refuse. */
static void
test_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL PAY TAKE;
  TsPlayPage *page = open_page (stage, table);
  g_autofree char *before = state_of (page);
  g_autofree char *after = NULL;
  GtkWidget *dialog = begin (stage, page, "history.change", 1);

  ts_sheet_set_int (sheet_of (dialog), "to", 1);
  wait_for (dialog, GTK_TYPE_LABEL, "Pay somebody else.");
  g_assert_false (can_accept (dialog, "See What Changes"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  dialog = begin (stage, page, "history.leave-out", 1);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  settle (page);
  after = state_of (page);
  g_assert_cmpstr (after, ==, before);
  stage_close (stage);
}

/* --- by keys alone --- */

static gboolean
has_menu (gpointer dialog)
{
  GtkWidget *menu = find (dialog, GTK_TYPE_POPOVER_MENU, NULL);

  return menu != NULL && gtk_widget_get_mapped (menu);
}

static gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Tab leads to the button, and Return presses it. */
static void
type_to (Stage *stage, GtkWidget *dialog, const char *text)
{
  GtkWidget *button = wait_for (dialog, GTK_TYPE_BUTTON, text);

  for (guint i = 0; i < 40 && !gtk_widget_has_focus (button); i++)
    type_key (stage->window, "Tab");
  g_assert_true (gtk_widget_has_focus (button));
  look ();
  type_key (stage->window, "Return");
}

static gboolean
has_sheet (gpointer data)
{
  Stage *stage = data;
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (stage->window));

  return dialog != NULL && find (GTK_WIDGET (dialog), TS_TYPE_SHEET, NULL) != NULL;
}

static void
test_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *table = HEADER ROLL TAKE;
  TsPlayPage *page = open_page (stage, table);
  GtkWidget *row, *item, *dialog;

  act (page, "play.history");
  row = wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, "Bo takes 2 tokens.");
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  type_key (stage->window, "Menu");
  wait_until (has_menu, stage_dialog (stage));
  look ();
  item = gtk_widget_get_parent (wait_for (stage_dialog (stage), GTK_TYPE_LABEL, "_Change…"));
  gtk_widget_grab_focus (item); /* the pointer may lie over another one, which has it then */
  type_key (stage->window, "Return");
  wait_until (has_sheet, stage);
  dialog = GTK_WIDGET (stage_dialog (stage));
  wait_until (has_focus, sheet_of (dialog));
  ts_sheet_set_int (sheet_of (dialog), "count", 3);
  type_to (stage, dialog, "See What Changes");
  type_to (stage, dialog, "Change");
  expect_deed (page, table, "{\"do\":\"amend\",\"entry\":2,\"with\":{\"do\":\"take\",\"count\":3}}\n");
  stage_close (stage);
}

/* --- on a phone, in languages with long words --- */

static void
assert_narrow (GtkWidget *dialog)
{
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (find (dialog, ADW_TYPE_NAVIGATION_VIEW, NULL));
  int least;

  gtk_widget_measure (GTK_WIDGET (adw_navigation_view_get_visible_page (pages)), GTK_ORIENTATION_HORIZONTAL,
                      -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* Nothing is wider than a phone, neither the sheets nor what changes. */
static void
test_narrow (Stage *stage, gconstpointer language)
{
  TsPlayPage *page;
  GtkWidget *dialog;

  speak (language);
  page = open_page (stage,
                    "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Hieronymus-Maximilian\"},"
                    "{\"name\":\"Wilhelmine-Charlotte von Hohenstein\"}]}\n" ROLL PAY TAKE GIVE);
  dialog = begin (stage, page, "history.change", 1);
  assert_narrow (dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  dialog = begin (stage, page, "history.change", 3);
  assert_narrow (dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  dialog = begin (stage, page, "history.leave-out", 2);
  g_assert_nonnull (find (dialog, TS_TYPE_AMEND_MISFITS, NULL));
  look ();
  g_assert_cmpuint (assert_named (dialog), >, 2);
  assert_narrow (dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
  speak_english ();
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/amend/two-returns", test_two_returns, NULL);
  stage_add ("/amend/change", test_change, NULL);
  stage_add ("/amend/change-others", test_change_others, NULL);
  stage_add ("/amend/change-number", test_change_number, NULL);
  stage_add ("/amend/something-else", test_something_else, NULL);
  stage_add ("/amend/something-else-at-once", test_something_else_at_once, NULL);
  stage_add ("/amend/leave-out", test_leave_out, NULL);
  stage_add ("/amend/change-too", test_change_too, NULL);
  stage_add ("/amend/swapped", test_swapped, NULL);
  stage_add ("/amend/columns", test_columns, NULL);
  stage_add ("/amend/change-too-refused", test_change_too_refused, NULL);
  stage_add ("/amend/refused", test_refused, NULL);
  stage_add ("/amend/keys", test_keys, NULL);
  for (guint i = 0; i < LANGUAGES; i++) {
    g_autofree char *name = g_strdup_printf ("/amend/narrow/%s", languages[i].locale);

    stage_add (name, test_narrow, &languages[i]);
  }
  return stage_run ();
}
