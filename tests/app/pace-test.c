/* Pace in the window: what it tells of an evening whose times are known, the last round that people agree on,
 * and that one switch takes all of it away. */
#include "stage.h"

#include "app/pace/last-round.h"
#include "app/pace/pace-dialog.h"
#include "config.h"
#include "names.h"
#include "stats/pace-tell.h"

#define MINUTE 60

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static char *
tell_time (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (time);

  return g_date_time_format_iso8601 (date);
}

/* Two people, six rounds; each turn took five minutes, so that `turns` of them end just now. (transfer full)
 */
static char *
table_of (int turns)
{
  GString *text = g_string_new (NULL);
  gint64 time = now () - turns * 5 * MINUTE;
  g_autofree char *created = tell_time (time);

  g_string_append_printf (text,
                          "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"},{\"name\":"
                          "\"Bo\"}],\"options\":{\"rounds\":6},\"created\":\"%s\"}\n",
                          created);
  for (int i = 0; i < turns; i++) {
    g_autofree char *said = tell_time (time += 5 * MINUTE);

    g_string_append_printf (text, "{\"do\":\"next\",\"at\":\"%s\"}\n", said);
  }
  return g_string_free_and_steal (text);
}

static TsPlayPage *
open_table (Stage *stage, int turns)
{
  g_autofree char *table = table_of (turns);

  return open_page (stage, table);
}

static GtkWidget *
open_dialog (Stage *stage, TsPlayPage *page)
{
  act (page, "play.pace");
  wait_for (stage_dialog (stage), ADW_TYPE_ACTION_ROW, "The game so far");
  g_assert_cmpuint (assert_named (GTK_WIDGET (stage_dialog (stage))), >, 0);
  return GTK_WIDGET (stage_dialog (stage));
}

/* The time of day at which it is so many minutes later. */
static void
choose (GtkWidget *dialog, int minutes)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (now () + minutes * MINUTE);
  int value = g_date_time_get_hour (date) * 60 + g_date_time_get_minute (date);

  adw_spin_row_set_value (ADW_SPIN_ROW (find (dialog, ADW_TYPE_SPIN_ROW, NULL)), value);
}

static gboolean
offers (GtkWidget *dialog)
{
  return gtk_widget_is_sensitive (find (dialog, GTK_TYPE_BUTTON, "Agree on a Last Round"));
}

static void
test_dialog (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 5);
  GtkWidget *dialog = open_dialog (stage, page);

  /* Half of the third round, and three more. */
  wait_for (dialog, GTK_TYPE_LABEL, "About 35 minutes: 4 rounds, with this one.");
  g_assert_nonnull (find (dialog, GTK_TYPE_LABEL, "25 minutes"));
  g_assert_nonnull (find (dialog, GTK_TYPE_LABEL, "10 minutes"));
  g_assert_nonnull (find (dialog, GTK_TYPE_LABEL, "5 minutes"));
  choose (dialog, 50);
  g_assert_false (offers (dialog));
  choose (dialog, 2);
  g_assert_true (offers (dialog)); /* this round is played out */
  choose (dialog, 18);
  g_assert_true (offers (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* What is typed as a time is one; else it stays, as it does where what stands there is read once more. */
static void
test_typed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *text;
    int minutes;
  } typed[] = { { "21:40", 1300 }, { "07.05", 425 }, { "10 pm", 1320 }, { "10 am", 600 },
                { "10:00", 600 },  { "08", 480 },    { "25:00", 480 },  { "ten", 480 } };
  TsPlayPage *page = open_table (stage, 1);
  GtkWidget *row = find (open_dialog (stage, page), ADW_TYPE_SPIN_ROW, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    gtk_editable_set_text (GTK_EDITABLE (row), typed[i].text);
    adw_spin_row_update (ADW_SPIN_ROW (row));
    g_assert_cmpint ((int) adw_spin_row_get_value (ADW_SPIN_ROW (row)), ==, typed[i].minutes);
  }
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "08:00");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* What is typed, and not yet entered, is there when the dialog becomes a sheet, as it does in a window that
 * gets narrow. */
static void
test_typed_stays (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 1);
  GtkWidget *dialog = open_dialog (stage, page);
  GtkWidget *time = find_nth (dialog, ADW_TYPE_SPIN_ROW, NULL, 0);
  GtkWidget *minutes;

  g_object_set (find (dialog, ADW_TYPE_SWITCH_ROW, NULL), "active", TRUE, NULL);
  look ();
  minutes = find_nth (dialog, ADW_TYPE_SPIN_ROW, NULL, 1);
  gtk_editable_set_text (GTK_EDITABLE (time), "21:40");
  gtk_editable_set_text (GTK_EDITABLE (minutes), "25");
  adw_dialog_set_presentation_mode (stage_dialog (stage), ADW_DIALOG_BOTTOM_SHEET);
  look ();
  g_assert_cmpint ((int) adw_spin_row_get_value (ADW_SPIN_ROW (time)), ==, 1300);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (minutes)), ==, "25");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* An hour of the clock on the wall is the next one. */
static void
test_hour (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 1);
  GtkWidget *row = find (open_dialog (stage, page), ADW_TYPE_SPIN_ROW, NULL);
  g_autoptr (GDateTime) later = g_date_time_new_from_unix_local (now () + 120 * MINUTE);
  g_autofree char *typed = g_date_time_format (later, "%-I");

  adw_spin_row_set_value (ADW_SPIN_ROW (row), (g_date_time_get_hour (later) + 12) % 24 * 60);
  gtk_editable_set_text (GTK_EDITABLE (row), typed);
  adw_spin_row_update (ADW_SPIN_ROW (row));
  g_assert_cmpint ((int) adw_spin_row_get_value (ADW_SPIN_ROW (row)), ==, g_date_time_get_hour (later) * 60);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static gboolean
is_closed (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) == NULL;
}

static void
expect_reminder (GPtrArray *open, guint i, int round, gboolean due)
{
  const TsReminder *it = open->pdata[i];

  g_assert_cmpint (it->round, ==, round);
  g_assert_cmpint (it->due, ==, due);
}

/* The fourth round is the last one: it is told when it begins and when it is over, and nothing is ended. One
 * undo takes all of it back. */
static void
test_last_round (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 5);
  GtkWidget *dialog = open_dialog (stage, page);
  g_autoptr (GPtrArray) open = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autofree char *told = NULL;
  TsView view;

  choose (dialog, 18);
  look ();
  press (dialog, "Agree on a Last Round");
  wait_until (is_closed, stage->window);
  settle (page);
  open = ts_session_find_reminders (session_of (page));
  g_assert_cmpuint (open->len, ==, 2);
  expect_reminder (open, 0, 4, FALSE);
  expect_reminder (open, 1, 5, FALSE);
  told = ts_session_tell (session_of (page), ts_session_n_records (session_of (page)) - 2);
  wait_for (page, GTK_TYPE_LABEL, told); /* what was agreed on */
  view = ts_session_view (session_of (page));
  g_assert_false (ts_view_is_over (&view));
  act (page, "play.undo");
  settle (page);
  none = ts_session_find_reminders (session_of (page));
  g_assert_cmpuint (none->len, ==, 0);
  stage_close (stage);
}

/* If it is the round of now, people are told at once: whether it fits in, or will still be on. */
static void
test_this_round (Stage *stage, gconstpointer minutes)
{
  TsPlayPage *page = open_table (stage, 5);
  GtkWidget *dialog = open_dialog (stage, page);
  g_autoptr (GPtrArray) open = NULL;

  choose (dialog, GPOINTER_TO_INT (minutes));
  look ();
  press (dialog, "Agree on a Last Round");
  wait_until (is_closed, stage->window);
  settle (page);
  open = ts_session_find_reminders (session_of (page));
  g_assert_cmpuint (open->len, ==, 2);
  expect_reminder (open, 0, 0, TRUE);
  expect_reminder (open, 1, 4, FALSE);
  stage_close (stage);
}

/* In the last one there is nothing to agree on. */
static void
test_last_of_all (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 11);
  GtkWidget *dialog = open_dialog (stage, page);

  choose (dialog, 2);
  g_assert_false (offers (dialog));
  choose (dialog, 50);
  g_assert_false (offers (dialog));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static void
test_over (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 12);
  GtkWidget *dialog = open_dialog (stage, page);

  wait_for (dialog, GTK_TYPE_LABEL, "The game is over.");
  g_assert_false (gtk_widget_get_visible (
      gtk_widget_get_ancestor (find (dialog, ADW_TYPE_SPIN_ROW, NULL), ADW_TYPE_PREFERENCES_GROUP)));
  g_assert_false (gtk_widget_get_visible (find (dialog, GTK_TYPE_BUTTON, "Agree on a Last Round")));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static void
test_switch (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 5);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_boolean (settings, "pace", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (page), "play.pace", NULL);
  let_pass (100);
  g_assert_true (is_closed (stage->window));
  g_settings_reset (settings, "pace");
  open_dialog (stage, page);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/pace/dialog", test_dialog, NULL);
  stage_add ("/pace/typed", test_typed, NULL);
  stage_add ("/pace/typed-stays", test_typed_stays, NULL);
  stage_add ("/pace/hour", test_hour, NULL);
  stage_add ("/pace/last-round", test_last_round, NULL);
  stage_add ("/pace/this-round", test_this_round, GINT_TO_POINTER (8));
  stage_add ("/pace/still-on", test_this_round, GINT_TO_POINTER (2));
  stage_add ("/pace/last-of-all", test_last_of_all, NULL);
  stage_add ("/pace/over", test_over, NULL);
  stage_add ("/pace/switch", test_switch, NULL);
  return stage_run ();
}
