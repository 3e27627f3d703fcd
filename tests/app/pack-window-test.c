/* The table put away and laid out again in the window: two lists that are ticked off. */
#include "app/dialogs/pack-dialog.h"

#include "stage.h"

#include "widgets/fold.h"

#define SENTENCE "This table was put away. What lay there is listed, to be laid out again."

static const char *
subtitle_of (AdwDialog *dialog)
{
  return gtk_label_get_label (GTK_LABEL (find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, ".caption")));
}

static AdwDialog *
open_list (Stage *stage, TsPlayPage *page, const char *action)
{
  act (page, action);
  wait_for (stage_dialog (stage), ADW_TYPE_ACTION_ROW, NULL);
  return stage_dialog (stage);
}

static void
show_way (AdwDialog *dialog, const char *way)
{
  adw_toggle_group_set_active_name (
      ADW_TOGGLE_GROUP (find (GTK_WIDGET (dialog), ADW_TYPE_TOGGLE_GROUP, NULL)), way);
}

/* What is laid out goes where it lay; what is put away comes from there. Each line is ticked off by itself,
 * and each list has its own ticks. */
static void
test_lists (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  AdwDialog *dialog = open_list (stage, page, "play.lay-out");
  guint n_records = ts_session_n_records (session_of (page));

  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Lay Out");
  g_assert_nonnull (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker to field 7"));
  g_assert_nonnull (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "The dice show 7 together."));
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "0 of "));
  gtk_widget_activate (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker to field 7"));
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "1 of "));
  show_way (dialog, "away");
  g_assert_nonnull (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker from field 7"));
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "0 of "));
  show_way (dialog, "out");
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "1 of "));
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, n_records); /* nothing is said by it */
}

/* Ticks stay when the list is closed, until the table goes on. */
static void
test_ticks (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  AdwDialog *dialog = open_list (stage, page, "play.lay-out");

  gtk_widget_activate (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker to field 7"));
  adw_dialog_force_close (dialog);
  dialog = open_list (stage, page, "play.lay-out");
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "1 of "));
  g_assert_true (gtk_widget_has_css_class (
      find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker to field 7"), "dimmed"));
  gtk_widget_activate (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker to field 7"));
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "0 of "));
  gtk_widget_activate (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker to field 7"));
  adw_dialog_force_close (dialog);
  act (page, "play.undo");
  settle (page);
  dialog = open_list (stage, page, "play.lay-out");
  g_assert_true (g_str_has_prefix (subtitle_of (dialog), "0 of "));
  adw_dialog_force_close (dialog);
}

static void
test_put_away (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  AdwDialog *dialog = open_list (stage, open_page (stage, GOING), "play.put-away");

  g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Put Away");
  g_assert_nonnull (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Marker from field 7"));
}

/* What one alone may know is covered until that one has a look, and covered again. */
static void
test_secrets (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"hide\",\"number\":3}\n");
  AdwDialog *dialog = open_list (stage, page, "play.put-away");
  GtkWidget *secret = find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "The pocket holds 3.");
  GtkWidget *cover = find (GTK_WIDGET (dialog), TS_TYPE_FOLD, "Only Bo looks");

  g_assert_nonnull (secret);
  g_assert_nonnull (cover);
  g_assert_false (gtk_widget_get_mapped (secret));
  g_assert_null (find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "The pocket holds 3."));
  press (cover, "Only Bo looks");
  g_assert_true (gtk_widget_get_mapped (secret));
  press (cover, "Only Bo looks");
  g_assert_false (gtk_widget_get_mapped (secret));
  press (cover, "Only Bo looks");
  show_way (dialog, "out"); /* the list is another one */
  g_assert_false (gtk_widget_get_mapped (find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "The pocket holds 3.")));
}

static void
tick_all (AdwDialog *dialog)
{
  GtkWidget *row;

  for (guint i = 0; (row = find_nth (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, NULL, i)) != NULL; i++)
    gtk_widget_activate (row);
}

/* A window with a dialog closes that first. */
static void
close_all (Stage *stage)
{
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static gboolean
is_revealed (gpointer banner)
{
  return adw_banner_get_revealed (ADW_BANNER (banner));
}

/* A table that was put away says so when it is opened again, and leads to what is to be laid out; once.
 * Others say nothing. */
static void
test_opened_again (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("evening.tableside", GOING);
  GtkWidget *banner;

  stage_open (stage, null_games, path);
  gtk_widget_activate_action (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL), "play.put-away", NULL);
  g_assert_null (find (GTK_WIDGET (stage->window), ADW_TYPE_BANNER, SENTENCE));
  wait_for (stage_dialog (stage), ADW_TYPE_ACTION_ROW, NULL);
  tick_all (stage_dialog (stage));
  close_all (stage);

  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  banner = wait_for (stage->window, ADW_TYPE_BANNER, SENTENCE);
  wait_until (is_revealed, banner);
  g_signal_emit_by_name (banner, "button-clicked");
  wait_for (stage_dialog (stage), ADW_TYPE_ACTION_ROW, "Marker to field 7");
  g_assert_false (is_revealed (banner));
  close_all (stage);

  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_null (find (GTK_WIDGET (stage->window), ADW_TYPE_BANNER, SENTENCE));
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/pack/lists", test_lists, NULL);
  stage_add ("/pack/ticks", test_ticks, NULL);
  stage_add ("/pack/secrets", test_secrets, NULL);
  stage_add ("/pack/put-away", test_put_away, NULL);
  stage_add ("/pack/opened-again", test_opened_again, NULL);
  return stage_run ();
}
