/* The history in the window: what can be done with a line of it. */
#include "app/dialogs/history-dialog.h"
#include "app/dialogs/record-row.h"
#include "keys.h"
#include "stage.h"

#define THREE                                                                                                \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"                 \
  "{\"do\":\"roll\",\"dice\":[3,4]}\n{\"do\":\"next\"}\n{\"do\":\"take\",\"count\":2}\n"

static AdwDialog *
open_history (Stage *stage, TsPlayPage *page)
{
  act (page, "play.history");
  wait_for (stage_dialog (stage), TS_TYPE_RECORD_ROW, NULL);
  return stage_dialog (stage);
}

static gboolean
has_menu (gpointer dialog)
{
  GtkWidget *menu = find (dialog, GTK_TYPE_POPOVER_MENU, NULL);

  return menu != NULL && gtk_widget_get_mapped (menu);
}

static gboolean
has_no_menu (gpointer dialog)
{
  return !has_menu (dialog);
}

/* Chooses from the menu that is open. */
static void
choose (AdwDialog *dialog, const char *line)
{
  g_assert_true (gtk_widget_activate (find (GTK_WIDGET (dialog), g_type_from_name ("GtkModelButton"), line)));
}

/* Each of the keys opens the menu of the line that has the focus, as a tap on it does. */
static void
test_menu_by_keys (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *const keys[] = { "Menu", "<Shift>F10", "Return" };
  TsPlayPage *page = open_page (stage, THREE);
  AdwDialog *dialog = open_history (stage, page);
  GtkWidget *row = wait_for (dialog, TS_TYPE_RECORD_ROW, "Bo: Next");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    gtk_widget_grab_focus (gtk_widget_get_parent (row));
    g_assert_true (type_key (stage->window, keys[i]));
    wait_until (has_menu, dialog);
    if (i + 1 < G_N_ELEMENTS (keys)) {
      type_key (stage->window, "Escape");
      wait_until (has_no_menu, dialog);
      look ();
    }
  }
  choose (dialog, "_Take Back This and All After It");
  settle (page);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  stage_close (stage);
}

/* What was said stands below its round and phase, and the phase alone where the round goes on. */
static void
test_headings (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE "{\"do\":\"gather\"}\n{\"do\":\"go\",\"who\":1}\n");
  AdwDialog *dialog = open_history (stage, page);
  const char *const rows[] = { "Round 2: Together", "Play", "", "Round 1: Play", "" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWidget *row = find_nth (GTK_WIDGET (dialog), TS_TYPE_RECORD_ROW, NULL, i);
    GtkWidget *heading = find (row, GTK_TYPE_LABEL, ".record-round");

    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (heading)), ==, rows[i]);
    g_assert_cmpint (gtk_widget_get_visible (heading), ==, *rows[i] != '\0');
  }
  adw_dialog_force_close (dialog);
  stage_close (stage);
}

/* What was taken back stays in sight until the table ends, and dice that were thrown again say so. */
static void
test_left (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, THREE "{\"do\":\"undo\"}\n{\"do\":\"undo\"}\n{\"do\":\"undo\"}\n"
                                             "{\"do\":\"roll\",\"dice\":[6,6]}\n");
  AdwDialog *dialog = open_history (stage, page);
  GtkWidget *row = wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann takes 2 tokens.");

  g_assert_nonnull (find (row, GTK_TYPE_LABEL, "taken back"));
  ts_record_row_open_menu (TS_RECORD_ROW (row));
  wait_until (has_menu, dialog);
  g_assert_nonnull (find (row, g_type_from_name ("GtkModelButton"), "Look at This _Moment"));
  g_assert_null (find (row, g_type_from_name ("GtkModelButton"), "_Leave Out…"));
  type_key (stage->window, "Escape");
  wait_until (has_no_menu, dialog);
  wait_for (dialog, TS_TYPE_RECORD_ROW, "thrown again  ·  Ann: Points \u2066+12\u2069");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann: Roll (3, 4)");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann: Roll (6, 6)");
  press (GTK_WIDGET (dialog), "Money");
  wait_without (dialog, TS_TYPE_RECORD_ROW, "Ann: Roll (6, 6)");
  press (GTK_WIDGET (dialog), "Corrections");
  wait_for (dialog, TS_TYPE_RECORD_ROW, "Ann takes 2 tokens.");
  adw_dialog_force_close (dialog);
  stage_close (stage);
}

#define PAD    "{\"tableside\":1,\"game\":\"any-game\",\"players\":[{\"name\":\"Ann\"}],\"options\":{"
#define POINTS "}}\n{\"do\":\"score\",\"who\":0,\"points\":3}\n"

/* Money can be looked for only where it is counted. */
static void
test_money (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const tables[] = { PAD POINTS, PAD "\"money\":100" POINTS };

  for (guint with = 0; with < G_N_ELEMENTS (tables); with++) {
    AdwDialog *dialog = open_history (stage, open_page (stage, tables[with]));

    g_assert_nonnull (find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "Corrections"));
    g_assert_cmpint (find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "Money") != NULL, ==, with);
    adw_dialog_force_close (dialog);
    stage_close (stage);
  }
}

/* What a phone has said is told so. */
static void
test_phone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING "{\"do\":\"take\",\"count\":2,\"from\":1}\n");
  AdwDialog *dialog = open_history (stage, page);
  GtkWidget *row = wait_for (dialog, TS_TYPE_RECORD_ROW, "Bo takes 2 tokens.");

  g_assert_nonnull (find (row, GTK_TYPE_LABEL, "from Bo’s phone"));
  adw_dialog_force_close (dialog);
  stage_close (stage);
}

/* Before the first entry there is nothing but text: the focus is at that, and it has a name. */
static void
test_empty (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n");

  act (page, "play.history");
  wait_for (stage->window, ADW_TYPE_STATUS_PAGE, "Nothing yet");
  look ();
  g_assert_true (ADW_IS_STATUS_PAGE (gtk_root_get_focus (GTK_ROOT (stage->window))));
  gtk_test_accessible_assert_property (gtk_root_get_focus (GTK_ROOT (stage->window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Nothing yet");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/history/menu-by-keys", test_menu_by_keys, NULL);
  stage_add ("/history/empty", test_empty, NULL);
  stage_add ("/history/headings", test_headings, NULL);
  stage_add ("/history/left", test_left, NULL);
  stage_add ("/history/money", test_money, NULL);
  stage_add ("/history/phone", test_phone, NULL);
  return stage_run ();
}
