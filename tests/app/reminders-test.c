/* What the table asked to be reminded of, in the window: it comes when it is due, and goes when it was
 * answered; all of it is an entry, so an undo takes it back. */
#include "stage.h"

#include "app/dialogs/reminders-dialog.h"
#include "app/play/reminder-bar.h"
#include "names.h"

/* It is due in the second round: when both have rolled. */
#define ASKED GOING "{\"do\":\"remind\",\"text\":\"Tea\",\"round\":2}\n"

static const char roll[] = "{\"do\":\"roll\",\"dice\":[1,1]}";

static GtkWidget *
bar_of (TsPlayPage *page)
{
  return find (GTK_WIDGET (page), TS_TYPE_REMINDER_BAR, NULL);
}

/* What it reminds of; "" if of nothing. */
static const char *
shown (TsPlayPage *page)
{
  settle (page);
  if (!gtk_widget_get_visible (bar_of (page)))
    return "";
  return gtk_label_get_label (GTK_LABEL (find (bar_of (page), GTK_TYPE_LABEL, NULL)));
}

static void
say_line (TsPlayPage *page, const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);

  look ();
  g_assert_true (ts_board_say (ts_play_page_get_board (page), json_node_dup_object (node)));
  settle (page);
}

static void
tap (GtkWidget *root, const char *what)
{
  look ();
  press (root, what);
}

static void
test_due (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, ASKED);

  g_assert_cmpstr (shown (page), ==, "");
  say_line (page, roll);
  g_assert_cmpstr (shown (page), ==, "Tea");
  g_assert_cmpuint (assert_named (bar_of (page)), >, 0);
  tap (bar_of (page), "_Later");
  g_assert_cmpstr (shown (page), ==, "");
  say_line (page, roll);
  g_assert_cmpstr (shown (page), ==, "Tea");
  tap (bar_of (page), "_Done");
  g_assert_cmpstr (shown (page), ==, "");
  act (page, "play.undo");
  g_assert_cmpstr (shown (page), ==, "Tea");
  say_line (page, "{\"do\":\"end\"}");
  g_assert_cmpstr (shown (page), ==, "");
  stage_close (stage);
}

static gboolean
is_high (gpointer button)
{
  return gtk_widget_get_height (button) > 60;
}

static gboolean
is_in_one_line (gpointer label)
{
  return pango_layout_get_line_count (gtk_label_get_layout (label)) == 1;
}

/* Where the buttons are higher than a line, as in Arabic, what is written there does not make use of that. */
static void
test_high (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"remind\",\"text\":\"Tram 22:15\"}\n");
  GtkWidget *later = find (bar_of (page), GTK_TYPE_BUTTON, "_Later");

  g_assert_cmpstr (shown (page), ==, "Tram 22:15");
  gtk_widget_set_size_request (later, -1, 100);
  wait_until (is_high, later);
  g_assert_true (is_in_one_line (find (bar_of (page), GTK_TYPE_LABEL, "Tram 22:15")));
  stage_close (stage);
}

static GtkWidget *
open_dialog (Stage *stage, TsPlayPage *page)
{
  act (page, "play.remind");
  g_assert_true (TS_IS_REMINDERS_DIALOG (stage_dialog (stage)));
  wait_for (stage_dialog (stage), GTK_TYPE_BUTTON, "Remember It");
  g_assert_cmpuint (assert_named (GTK_WIDGET (stage_dialog (stage))), >, 0);
  return GTK_WIDGET (stage_dialog (stage));
}

static gboolean
is_closed (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) == NULL;
}

static void
test_dialog (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_dialog (stage, page);
  GtkWidget *remember = find (dialog, GTK_TYPE_BUTTON, "Remember It");
  GtkWidget *seat = find (dialog, ADW_TYPE_COMBO_ROW, "Turn");
  g_autofree char *told = NULL;

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (seat)), ==, "Anybody’s");
  g_assert_false (gtk_widget_is_sensitive (remember));
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, ADW_TYPE_ENTRY_ROW, NULL)), "  ");
  g_assert_false (gtk_widget_is_sensitive (remember));
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, ADW_TYPE_ENTRY_ROW, NULL)), "Tea ");
  adw_combo_row_set_selected (ADW_COMBO_ROW (seat), 1);
  tap (dialog, "Remember It");
  wait_until (is_closed, stage->window);
  told = ts_session_tell_newest (session_of (page));
  g_assert_cmpstr (told, ==, "To be remembered: Tea (Ann’s turn)");
  wait_for (page, GTK_TYPE_LABEL, told); /* it stands nowhere else before it is due */
  g_assert_cmpstr (shown (page), ==, "");
  say_line (page, roll);
  g_assert_cmpstr (shown (page), ==, "Tea");

  dialog = open_dialog (stage, page);
  wait_for (dialog, GTK_TYPE_LABEL, "It is due now.");
  look ();
  g_signal_emit_by_name (find (dialog, GTK_TYPE_BUTTON, ".never"), "clicked");
  wait_until (is_closed, stage->window);
  g_assert_cmpstr (shown (page), ==, "");
  wait_for (page, GTK_TYPE_LABEL, "No longer to be remembered: Tea");
  tap (GTK_WIDGET (page), "Undo");
  g_assert_cmpstr (shown (page), ==, "Tea");
  stage_close (stage);
}

static gboolean
has_focus (gpointer widget)
{
  return gtk_widget_is_focus (widget);
}

/* Who has asked for it from the menu presses the big button next; who has only looked is at the menu again.
 */
static void
test_focus (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *menu = gtk_widget_get_first_child (find (GTK_WIDGET (page), GTK_TYPE_MENU_BUTTON, NULL));
  GtkWidget *dialog;

  wait_until (has_focus, find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button"));
  gtk_widget_grab_focus (menu);
  dialog = open_dialog (stage, page);
  adw_dialog_close (ADW_DIALOG (dialog));
  wait_until (is_closed, stage->window);
  wait_until (has_focus, menu);
  dialog = open_dialog (stage, page);
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, ADW_TYPE_ENTRY_ROW, NULL)), "Tea");
  tap (dialog, "Remember It");
  wait_until (is_closed, stage->window);
  wait_until (has_focus, find (GTK_WIDGET (page), GTK_TYPE_BUTTON, ".default-button"));
  stage_close (stage);
}

/* One for a round is for one that is still to come, unless people say otherwise. */
static void
test_round (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"roll\",\"dice\":[1,1]}\n");
  GtkWidget *dialog = open_dialog (stage, page);
  GtkWidget *number = find (dialog, ADW_TYPE_SPIN_ROW, NULL);
  g_autofree char *told = NULL;

  gtk_editable_set_text (GTK_EDITABLE (find (dialog, ADW_TYPE_ENTRY_ROW, NULL)), "Tea");
  adw_combo_row_set_selected (ADW_COMBO_ROW (find (dialog, ADW_TYPE_COMBO_ROW, "Round")), 2);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (number)), ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find (dialog, ADW_TYPE_COMBO_ROW, "Round")), 1);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (number)), ==, 3);
  adw_spin_row_set_value (ADW_SPIN_ROW (number), 1); /* which is over */
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (number)), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (number), "5"); /* and not yet entered, while the window gets narrow */
  adw_dialog_set_presentation_mode (stage_dialog (stage), ADW_DIALOG_BOTTOM_SHEET);
  look ();
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (number)), ==, 5);
  tap (dialog, "Remember It");
  wait_until (is_closed, stage->window);
  told = ts_session_tell_newest (session_of (page));
  g_assert_cmpstr (told, ==, "To be remembered: Tea (round 5)");
  stage_close (stage);
}

/* Once the game is over there is nothing more to remember. */
static void
test_over (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"remind\",\"text\":\"Tea\"}\n{\"do\":\"finish\"}\n");

  g_assert_cmpstr (shown (page), ==, "");
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/reminders/due", test_due, NULL);
  stage_add ("/reminders/high", test_high, NULL);
  stage_add ("/reminders/dialog", test_dialog, NULL);
  stage_add ("/reminders/focus", test_focus, NULL);
  stage_add ("/reminders/round", test_round, NULL);
  stage_add ("/reminders/over", test_over, NULL);
  return stage_run ();
}
