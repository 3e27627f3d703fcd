/* Who sits there, and in which colour, becomes another: in phases of every game, and after the end. Names
 * change wherever they stand, one undo takes it back, and what is refused changes nothing. */
#include "stage.h"

#include "app/dialogs/seat-dialog.h"
#include "app/dialogs/why-dialog.h"
#include "app/new-table/colour-button.h"
#include "app/new-table/remembered.h"
#include "app/play/seat-card.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "games/null/rules/rules.h"
#include "keys.h"
#include "names.h"
#include "phases.h"
#include "referee/json.h"
#include "store/score-sheet.h"
#include "widgets/seat.h"

#include <string.h>

/* Whose names no game has. */
static const char *const names[TS_MAX_SEATS] = {
  "Anton", "Berta", "Cosimo", "Dorothea", "Emil", "Friedrich"
};
#define AFTER "Yorick"

#define SOME 9 /* of all phases one in so many */

static gboolean
is_closed (gpointer window)
{
  return adw_application_window_get_visible_dialog (window) == NULL;
}

/* By the card of a seat, as people do. */
static GtkWidget *
open_seat (Stage *stage, TsPlayPage *page, int seat)
{
  look ();
  g_signal_emit_by_name (find_nth (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, NULL, (guint) seat), "clicked");
  g_assert_true (TS_IS_WHY_DIALOG (stage_dialog (stage)));
  wait_for (stage_dialog (stage), GTK_TYPE_LABEL, "What is counted");
  g_assert_cmpuint (assert_named (GTK_WIDGET (stage_dialog (stage))), >, 0);
  gtk_widget_activate_action (GTK_WIDGET (stage_dialog (stage)), "why.seat", "i", seat);
  g_assert_true (TS_IS_SEAT_DIALOG (stage_dialog (stage)));
  wait_for (stage_dialog (stage), GTK_TYPE_BUTTON, "Change");
  g_assert_cmpuint (assert_named (GTK_WIDGET (stage_dialog (stage))), >, 0);
  return GTK_WIDGET (stage_dialog (stage));
}

static void
write_name (GtkWidget *dialog, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (find (dialog, GTK_TYPE_ENTRY, NULL)), name);
}

static const TsPlayer *
player_of (TsPlayPage *page, int seat)
{
  return &ts_session_header (session_of (page))->players[seat];
}

static void
test_name (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  NullGame before = *(const NullGame *) ts_session_view (session_of (page)).state;
  GtkWidget *dialog = open_seat (stage, page, 1);
  GtkWidget *change = find (dialog, GTK_TYPE_BUTTON, "Change");
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_assert_false (gtk_widget_is_sensitive (change));
  write_name (dialog, " ");
  g_assert_false (gtk_widget_is_sensitive (change));
  write_name (dialog, "Dora");
  press (dialog, "Change");
  wait_until (is_closed, stage->window);
  g_assert_cmpstr (player_of (page, 1)->name, ==, "Dora");
  g_assert_cmpmem (ts_session_view (session_of (page)).state, sizeof before, &before, sizeof before);
  wait_for (page, GTK_TYPE_LABEL, "Dora rolls two dice.");
  wait_for (page, GTK_TYPE_LABEL, "Bo is now Dora.");
  g_assert_cmpuint (ts_remembered_games (settings, "Dora"), ==, 1);
  press (GTK_WIDGET (page), "Undo");
  g_assert_cmpstr (player_of (page, 1)->name, ==, "Bo");
  wait_for (page, GTK_TYPE_LABEL, "Bo rolls two dice.");
  stage_close (stage);
}

/* The sentence stands where it can be mended, until something else is written. */
static void
test_refused (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char sentence[] = "Somebody else is called “Ann”; names should differ.";
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_seat (stage, page, 1);

  write_name (dialog, "Ann");
  press (dialog, "Change");
  wait_for (dialog, GTK_TYPE_LABEL, sentence);
  g_assert_cmpstr (player_of (page, 1)->name, ==, "Bo");
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);
  write_name (dialog, "Anna");
  wait_without (dialog, GTK_TYPE_LABEL, sentence);
  g_signal_emit_by_name (find (dialog, GTK_TYPE_ENTRY, NULL), "activate");
  wait_until (is_closed, stage->window);
  g_assert_cmpstr (player_of (page, 1)->name, ==, "Anna");
  stage_close (stage);
}

static void
test_colour (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *dialog = open_seat (stage, page, 1);
  g_autofree char *style = g_strconcat ("seat-", ts_palette[6], NULL);

  g_signal_emit_by_name (find (dialog, TS_TYPE_COLOUR_BUTTON, NULL), "chosen", ts_palette[6]);
  press (dialog, "Change");
  wait_until (is_closed, stage->window);
  g_assert_cmpstr (player_of (page, 1)->colour, ==, ts_palette[6]);
  g_assert_cmpstr (player_of (page, 1)->name, ==, "Bo");
  g_assert_true (gtk_widget_has_css_class (find_nth (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, NULL, 1), style));
  stage_close (stage);
}

/* By the key that opens menus. */
static void
test_menu (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *card = find_nth (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, NULL, 1);

  look ();
  gtk_widget_grab_focus (card);
  g_assert_true (type_key (stage->window, "Menu"));
  wait_for (card, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_true (gtk_widget_activate_action (find (card, GTK_TYPE_POPOVER_MENU, NULL), "play.seat", "i", 1));
  g_assert_true (TS_IS_SEAT_DIALOG (stage_dialog (stage)));
  gtk_popover_popdown (GTK_POPOVER (find (card, GTK_TYPE_POPOVER_MENU, NULL)));
  let_pass (300);
  g_assert_null (find (card, GTK_TYPE_POPOVER_MENU, NULL));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* The keyboard is back at the card that led there. */
static void
test_focus (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *card = find_nth (GTK_WIDGET (page), TS_TYPE_SEAT_CARD, NULL, 1);
  GtkWidget *dialog;

  let_pass (300); /* until the page has put it where it begins */
  gtk_widget_grab_focus (card);
  dialog = open_seat (stage, page, 1);
  write_name (dialog, "Dora");
  press (dialog, "Change");
  wait_until (is_closed, stage->window);
  let_pass (300);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (stage->window)) == card);
  stage_close (stage);
}

/* The result that lies open shows who it was after all, and the start page does. */
static void
test_after_the_end (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, OVER);
  g_autofree char *file = NULL;
  GtkWidget *tally;

  act (page, "play.default");
  tally = wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  ts_tally_page_skip (TS_TALLY_PAGE (tally));
  wait_for (tally, GTK_TYPE_LABEL, "Cleo wins with 2 points.");
  gtk_widget_activate_action (GTK_WIDGET (page), "play.seat", "i", 0);
  write_name (GTK_WIDGET (stage_dialog (stage)), "Dora");
  press (GTK_WIDGET (stage_dialog (stage)), "Change");
  wait_for (tally, GTK_TYPE_LABEL, "Dora wins with 2 points.");
  g_assert_null (find (tally, GTK_TYPE_LABEL, "Cleo"));
  press (tally, "Back to the Table");
  wait_without (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  wait_for (page, GTK_TYPE_LABEL, "Dora wins with 2 points.");
  file = ts_score_sheet_name (session_of (page));
  g_assert_nonnull (strstr (file, "Dora"));
  stage_close (stage);
}

/* --- every game --- */

/* The same table, of other people. (transfer full) */
static char *
rename_all (const char *table)
{
  const char *end = strchr (table, '\n');
  g_autoptr (JsonObject) header = ts_json_read (table, (gsize) (end - table), NULL);
  JsonArray *players = json_object_get_array_member (header, "players");
  g_autofree char *line = NULL;

  for (guint i = 0; i < json_array_get_length (players); i++)
    json_object_set_string_member (json_array_get_object_element (players, i), "name", names[i]);
  line = ts_json_write (header);
  return g_strconcat (line, end, NULL);
}

/* But for what is told for a moment. */
static guint
count_text (GtkWidget *root, const char *text)
{
  guint n;

  if (g_str_equal (gtk_widget_get_css_name (root), "toast"))
    return 0;
  n = GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL;
  for (GtkWidget *it = gtk_widget_get_first_child (root); it != NULL; it = gtk_widget_get_next_sibling (it))
    n += count_text (it, text);
  return n;
}

/* The seat that acts is named in most places. */
static void
test_phase (Stage *stage, gconstpointer table)
{
  g_autofree char *renamed = rename_all (table);
  TsPlayPage *page = open_page (stage, renamed);
  TsView view = ts_session_view (session_of (page));
  int seat = MAX (ts_view_state (&view)->turn, 0);

  g_assert_cmpuint (count_text (GTK_WIDGET (page), names[seat]), >, 0);
  look ();
  ts_board_say (ts_play_page_get_board (page), ts_entry_build (view.game, "seat", seat, "name", AFTER, NULL));
  settle (page);
  let_pass (300); /* what goes may go slowly */
  g_assert_cmpuint (count_text (GTK_WIDGET (page), names[seat]), ==, 0);
  g_assert_cmpuint (count_text (GTK_WIDGET (page), AFTER), >, 0);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GHashTable) phases = NULL;
  g_autoptr (GPtrArray) paths = NULL;

  stage_init (&argc, &argv);
  stage_add ("/people/name", test_name, NULL);
  stage_add ("/people/refused", test_refused, NULL);
  stage_add ("/people/colour", test_colour, NULL);
  stage_add ("/people/menu", test_menu, NULL);
  stage_add ("/people/focus", test_focus, NULL);
  stage_add ("/people/after-the-end", test_after_the_end, NULL);
  phases = phases_find (argv[1]);
  paths = g_hash_table_get_keys_as_ptr_array (phases);
  g_ptr_array_sort_values (paths, (GCompareFunc) strcmp);
  for (guint i = 0; i < paths->len; i += SOME) {
    g_autofree char *path = g_strconcat ("/people", paths->pdata[i], NULL);

    stage_add (path, test_phase, g_hash_table_lookup (phases, paths->pdata[i]));
  }
  return stage_run ();
}
