/* A clock for everybody: off unless people want it at their table, against times that are known, kind when
 * one is at nought, and asleep when nobody sees it. */
#include "stage.h"

#include "app/pace/clock-bar.h"
#include "app/pace/clock-setting.h"
#include "app/sound.h"
#include "config.h"
#include "stats/pace.h"

#define MINUTE 60

void __wrap_ts_sound_play (TsSound sound);

static guint turns_heard;

void
__wrap_ts_sound_play (TsSound sound)
{
  turns_heard += sound == TS_SOUND_TURN;
}

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

/* Ann took five minutes, Bo three, and Ann has the turn again since `waited` seconds. */
static TsPlayPage *
open_table (Stage *stage, gint64 waited)
{
  g_autofree char *created = tell_time (now () - waited - 8 * MINUTE);
  g_autofree char *first = tell_time (now () - waited - 3 * MINUTE);
  g_autofree char *second = tell_time (now () - waited);
  g_autofree char *table = g_strdup_printf (
      "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"
      "\"created\":\"%s\"}\n{\"do\":\"roll\",\"dice\":[1,1],\"at\":\"%s\"}\n"
      "{\"do\":\"roll\",\"dice\":[1,1],\"at\":\"%s\"}\n",
      created, first, second);

  turns_heard = 0;
  return open_page (stage, table);
}

static GtkWidget *
bar_of (TsPlayPage *page)
{
  return find (GTK_WIDGET (page), TS_TYPE_CLOCK_BAR, NULL);
}

static void
set_clock (TsPlayPage *page, int minutes)
{
  set_clocks (ts_play_page_get_table (page), minutes);
}

static const char *
shown (TsPlayPage *page, guint seat)
{
  return gtk_label_get_label (GTK_LABEL (find_nth (bar_of (page), GTK_TYPE_LABEL, NULL, seat)));
}

static void
close_table (Stage *stage, TsPlayPage *page)
{
  set_clock (page, TS_CLOCK_OFF);
  stage_close (stage);
}

/* --- tests --- */

static void
test_off (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 0);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_assert_false (gtk_widget_get_visible (bar_of (page)));
  set_clock (page, TS_CLOCK_UP);
  g_assert_true (gtk_widget_get_visible (bar_of (page)));
  g_settings_set_boolean (settings, "pace", FALSE);
  g_assert_false (gtk_widget_get_visible (bar_of (page)));
  g_settings_reset (settings, "pace");
  g_assert_true (gtk_widget_get_visible (bar_of (page)));
  act (page, "play.end");
  settle (page);
  g_assert_false (gtk_widget_get_visible (bar_of (page)));
  adw_navigation_view_pop (
      ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (GTK_WIDGET (page), ADW_TYPE_NAVIGATION_VIEW)));
  close_table (stage, page);
}

/* Bo's stands still, Ann's has what she had and goes on. */
static void
test_up (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 0);
  g_autofree char *before = NULL;

  set_clock (page, TS_CLOCK_UP);
  g_assert_cmpstr (shown (page, 1), ==, "3:00");
  g_assert_true (g_str_has_prefix (shown (page, 0), "5:"));
  before = g_strdup (shown (page, 0));
  let_pass (2500);
  g_assert_cmpstr (shown (page, 0), !=, before);
  g_assert_cmpstr (shown (page, 1), ==, "3:00");
  close_table (stage, page);
}

static void
test_down (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 0);

  set_clock (page, 4);
  g_assert_cmpstr (shown (page, 0), ==, "0:00"); /* five minutes are more */
  g_assert_cmpstr (shown (page, 1), ==, "1:00");
  let_pass (1500);
  g_assert_cmpuint (turns_heard, ==, 0); /* that is old news */
  close_table (stage, page);
}

/* What runs out now is told once, in words and by a sound. Nothing is said at the table. */
static void
test_used_up (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, MINUTE - 6);
  guint n = ts_session_n_records (session_of (page));

  set_clock (page, 6);
  g_assert_cmpuint (turns_heard, ==, 0);
  for (int i = 0; i < 100 && turns_heard == 0; i++)
    let_pass (100);
  wait_for (page, GTK_TYPE_LABEL, "Ann’s clock is at nought. Take the time you need.");
  g_assert_cmpstr (shown (page, 0), ==, "0:00");
  g_assert_cmpuint (turns_heard, ==, 1);
  let_pass (2500);
  g_assert_cmpuint (turns_heard, ==, 1);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n);
  close_table (stage, page);
}

/* Others have the turn, and an undo gives it back. */
static void
test_turns (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 0);

  set_clock (page, TS_CLOCK_UP);
  act (page, "play.undo");
  settle (page);
  g_assert_true (g_str_has_prefix (shown (page, 1), "3:"));
  g_assert_cmpstr (shown (page, 0), ==, "5:00");
  close_table (stage, page);
}

static gboolean
is_up (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* How often the main loop works in two seconds, our own time left out. */
static guint
count_calls_of_loop (void)
{
  gboolean done = FALSE;
  guint calls = 0;

  g_timeout_add (2000, is_up, &done);
  while (!done)
    calls += g_main_context_iteration (NULL, TRUE) && !done;
  return calls;
}

static void
let_rest (TsPlayPage *page)
{
  settle (page);
  for (int i = 0; i < 10 && count_calls_of_loop () > 0; i++)
    continue;
}

/* In a pause nothing wakes; nor where the bar is not seen. Else it does, or this could not fail. */
static void
test_asleep (Stage *stage, gconstpointer data)
{
  gboolean in_pause = GPOINTER_TO_INT (data);
  TsPlayPage *page = open_table (stage, in_pause ? TS_PACE_PAUSE + MINUTE : 0);

  set_clock (page, TS_CLOCK_UP);
  if (!in_pause) {
    g_assert_cmpuint (count_calls_of_loop (), >, 0);
    gtk_widget_set_visible (bar_of (page), FALSE);
  }
  let_rest (page);
  g_assert_cmpuint (count_calls_of_loop (), ==, 0);
  close_table (stage, page);
}

/* Tables that are not remembered any more have none. */
static void
test_setting (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 0);
  TsTable *table = ts_play_page_get_table (page);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariant) clocks = NULL;

  g_assert_cmpint (ts_clock_setting_find (settings, table), ==, TS_CLOCK_OFF);
  g_settings_set (settings, "clocks", "a(su)", NULL);
  ts_clock_setting_write (settings, table, 30);
  ts_clock_setting_write (settings, table, 20);
  g_assert_cmpint (ts_clock_setting_find (settings, table), ==, 20);
  clocks = g_settings_get_value (settings, "clocks");
  g_assert_cmpuint (g_variant_n_children (clocks), ==, 1);
  ts_clock_setting_write (settings, table, TS_CLOCK_OFF);
  g_assert_cmpint (ts_clock_setting_find (settings, table), ==, TS_CLOCK_OFF);
  close_table (stage, page);
}

/* The dialog switches it. */
static void
test_dialog (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_table (stage, 0);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *dialog, *minutes;

  act (page, "play.pace");
  dialog = GTK_WIDGET (stage_dialog (stage));
  minutes = find (dialog, ADW_TYPE_SPIN_ROW, "Minutes for each (0: it counts up)");
  g_assert_false (gtk_widget_get_visible (minutes));
  adw_switch_row_set_active (ADW_SWITCH_ROW (find (dialog, ADW_TYPE_SWITCH_ROW, NULL)), TRUE);
  g_assert_cmpint (ts_clock_setting_find (settings, ts_play_page_get_table (page)), ==, TS_CLOCK_UP);
  adw_spin_row_set_value (ADW_SPIN_ROW (minutes), 25);
  g_assert_cmpint (ts_clock_setting_find (settings, ts_play_page_get_table (page)), ==, 25);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  close_table (stage, page);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/clock/off", test_off, NULL);
  stage_add ("/clock/up", test_up, NULL);
  stage_add ("/clock/down", test_down, NULL);
  stage_add ("/clock/used-up", test_used_up, NULL);
  stage_add ("/clock/turns", test_turns, NULL);
  stage_add ("/clock/asleep/unseen", test_asleep, GINT_TO_POINTER (FALSE));
  stage_add ("/clock/asleep/pause", test_asleep, GINT_TO_POINTER (TRUE));
  stage_add ("/clock/setting", test_setting, NULL);
  stage_add ("/clock/dialog", test_dialog, NULL);
  return stage_run ();
}
