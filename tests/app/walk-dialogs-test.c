/* Walks through all dialogs, at widths from a phone to full HD: nothing is wrong that walk.h looks for. */
#include "app/dialogs/about.h"
#include "app/dialogs/adjust-dialog.h"
#include "app/dialogs/amend-dialog.h"
#include "app/dialogs/counted-number.h"
#include "app/dialogs/dice-dialog.h"
#include "app/dialogs/history-dialog.h"
#include "app/dialogs/pack-dialog.h"
#include "app/dialogs/preferences-dialog.h"
#include "app/dialogs/ask-dialog.h"
#include "app/dialogs/reminders-dialog.h"
#include "app/dialogs/seat-dialog.h"
#include "app/dialogs/shortcuts-dialog.h"
#include "app/dialogs/why-dialog.h"
#include "app/help/help-dialog.h"
#include "app/incoming.h"
#include "app/pace/pace-dialog.h"
#include "config.h"
#include "stage.h"
#include "walk-show.h"
#include "widgets/qr-code.h"
#if HAVE_PHONES
#include "app/phones/phones-dialog.h"
#include "share/addresses.h"
#endif

#include <glib/gi18n-lib.h>

#define SHOWN   2 /* times that each is */
#define REFUSED 12

/* --- what is opened at a table --- */

static void
show_history (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);

  walk_show_dialog (self, ts_history_dialog_new (table, -1));
}

static void
show_why (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);

  walk_show_dialog (self, ts_why_dialog_new (table, 0, -1, TRUE));
}

static void
show_why_counter (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);

  walk_show_dialog (self, ts_why_dialog_new (table, 1, 0, TRUE));
}

/* A page that is not seen, with its board. */
static TsPlayPage *
page_of_play (Walk *self, const char *play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);

  return g_object_ref_sink (ts_play_page_new (table));
}

static void
show_correct (Walk *self, gconstpointer play)
{
  TsPlayPage *page = page_of_play (self, play);
  AdwDialog *dialog = ts_adjust_dialog_new (ts_play_page_get_board (page), 0, 0);

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  walk_show_dialog (self, dialog);
}

static void
show_change (Walk *self, const char *play, gboolean leaves_out)
{
  TsPlayPage *page = page_of_play (self, play);
  TsBoard *board = ts_play_page_get_board (page);
  guint n = ts_session_n_records (ts_board_get_session (board));
  AdwDialog *dialog = ts_amend_dialog_new (board, n / 2, leaves_out);

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  walk_show_dialog (self, dialog);
}

/* What follows when an entry in the middle is left out. */
static void
show_left_out (Walk *self, gconstpointer play)
{
  show_change (self, play, TRUE);
}

/* Its sheet, filled with what was said. */
static void
show_amend (Walk *self, gconstpointer play)
{
  show_change (self, play, FALSE);
}

/* With what would explain it, if there is anything. */
static void
show_counted (Walk *self, gconstpointer play)
{
  GtkWidget *number;

  show_correct (self, play);
  number = find (self->root, TS_TYPE_COUNTED_NUMBER, NULL);
  if (number == NULL)
    return; /* which number it is is not known yet */
  ts_counted_number_set_by (TS_COUNTED_NUMBER (number), 1);
  let_pass (200);
}

static void
show_seat (Walk *self, gconstpointer play)
{
  TsPlayPage *page = page_of_play (self, play);
  AdwDialog *dialog = ts_seat_dialog_new (ts_play_page_get_board (page), 0);

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  walk_show_dialog (self, dialog);
}

#define REMIND "{\"do\":\"remind\",\"text\":\"The cake is in the oven\",\"round\":%d,\"seat\":0}\n"

/* Half of the evening, with something to be remembered in it. */
static TsPlayPage *
page_of_half (Walk *self, const char *play)
{
  g_autofree char *text = walk_read_play (self, play);
  const char *end = strchr (text + strlen (text) / 2, '\n') + 1;
  g_autofree char *half = g_strdup_printf ("%.*s" REMIND, (int) (end - text), text, 99);
  g_autofree char *path = put_table ("walk.tableside", half);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, ts_games, &error);

  g_assert_no_error (error);
  return g_object_ref_sink (ts_play_page_new (table));
}

/* What is still to come, and what was. */
static void
show_pace_of (Walk *self, TsPlayPage *page)
{
  AdwDialog *dialog = ts_pace_dialog_new (ts_play_page_get_board (page), ts_play_page_get_table (page));

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  walk_show_dialog (self, dialog);
}

static void
show_pace (Walk *self, gconstpointer play)
{
  show_pace_of (self, page_of_half (self, play));
}

static void
show_pace_over (Walk *self, gconstpointer play)
{
  show_pace_of (self, page_of_play (self, play));
}

/* With all choices that have long words. */
static void
show_reminders (Walk *self, gconstpointer play)
{
  TsPlayPage *page = page_of_half (self, play);
  AdwDialog *dialog = ts_reminders_dialog_new (ts_play_page_get_board (page));
  GtkWidget *choice;

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  walk_show_dialog (self, dialog);
  for (guint i = 0; (choice = find_nth (self->root, ADW_TYPE_COMBO_ROW, NULL, i)) != NULL; i++)
    adw_combo_row_set_selected (ADW_COMBO_ROW (choice), i == 0 ? 2 : 1);
}

static void
show_put_away (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);

  walk_show_dialog (self, ts_pack_dialog_new (table, TRUE));
}

/* In the middle of the evening. */
static void
show_lay_out (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);
  g_autoptr (TsTable) moment = ts_table_at (table, ts_session_n_records (ts_table_get_session (table)) / 2);

  walk_show_dialog (self, ts_pack_dialog_new (moment, FALSE));
}

static void
show_shortcuts (Walk *self, gconstpointer play)
{
  g_autoptr (TsPlayPage) page = page_of_play (self, play);

  walk_show_dialog (self, ts_shortcuts_dialog_new (ts_play_page_get_board (page)));
}

static void
show_help (Walk *self, gconstpointer play)
{
  g_autoptr (TsPlayPage) page = page_of_play (self, play);

  walk_show_dialog (self, ts_help_dialog_new (ts_games, ts_play_page_get_board (page), NULL));
}

#if HAVE_PHONES
/* In the place of ts_addresses_find (): nothing listens in a network that others are in. */
GPtrArray *__wrap_ts_addresses_find (void);

GPtrArray *
__wrap_ts_addresses_find (void)
{
  GPtrArray *addresses = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (addresses, g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4));
  return addresses;
}

/* Turned on. */
static void
show_phones (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);
  g_autoptr (TsShare) share = ts_share_new (table);
  g_autoptr (GInetAddress) here = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GError) error = NULL;

  ts_share_start (share, here, 0, &error);
  g_assert_no_error (error);
  walk_show_dialog (self, ts_phones_dialog_new (share, table));
}

/* Of the first seat: the row for those who look on comes before. */
static void
show_code (Walk *self, gconstpointer play)
{
  GtkWidget *row = NULL;
  guint n_rows = 0;

  show_phones (self, play);
  for (guint i = 0; n_rows < 2; i++) {
    row = find_nth (self->root, ADW_TYPE_ACTION_ROW, NULL, i);
    n_rows += G_OBJECT_TYPE (row) == ADW_TYPE_ACTION_ROW; /* a switch, and a choice, are such rows, too */
  }
  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_for (self->root, TS_TYPE_QR_CODE, NULL);
}
#endif

static const struct {
  const char *name;
  void (*show) (Walk *self, gconstpointer play);
} at_tables[] = {
  { "history", show_history },
  { "why", show_why },
  { "why of a counter", show_why_counter },
  { "correct", show_correct },
  { "counted", show_counted },
  { "left out", show_left_out },
  { "amend", show_amend },
  { "pace", show_pace },
  { "pace of all", show_pace_over },
  { "reminders", show_reminders },
  { "seat", show_seat },
  { "put away", show_put_away },
  { "lay out", show_lay_out },
  { "shortcuts", show_shortcuts },
  { "help", show_help },
#if HAVE_PHONES
  { "phones", show_phones },
  { "code", show_code },
#endif
};

static void
walk_at_tables (Walk *self)
{
  self->to_narrowest = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (at_tables); i++)
    walk_each_play (self, at_tables[i].name, SHOWN, at_tables[i].show);
}

/* --- what is opened anywhere --- */

static void
show_preferences (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GVariantBuilder) known = g_variant_builder_new (G_VARIANT_TYPE ("a(ss)"));

  for (guint i = 0; i < TS_MAX_SEATS && walk_name (self->names, i) != NULL; i++)
    g_variant_builder_add (known, "(ss)", walk_name (self->names, i), "red");
  g_settings_set_value (settings, "known-players", g_variant_builder_end (known));
  walk_show_dialog (self, ts_preferences_dialog_new (settings));
  g_settings_reset (settings, "known-players");
}

static void
show_all_help (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  walk_show_dialog (self, ts_help_dialog_new (ts_games, NULL, NULL));
}

static void
show_about (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  walk_show_dialog (self, ts_about_dialog_new (ts_games));
}

/* Any verb that asks for nothing but dice. */
static void
show_dice (Walk *self, gconstpointer by_hand)
{
  static const char header[] = "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Ann\"},"
                               "{\"name\":\"Bo\"}]}";
  g_autofree char *text = walk_rename (self, header);
  g_autoptr (TsSession) session = ts_session_new (ts_games, text, strlen (text), NULL);
  TsView view = ts_session_view (session);
  const TsVerb *verb = view.game->verbs;

  while (ts_dice_dialog_field (verb) == NULL)
    verb++;
  walk_show_dialog (self, ts_dice_dialog_new (&view, verb, 0, _ (verb->label), by_hand != NULL));
}

static gboolean
is_asked (gpointer root)
{
  return find (root, TS_TYPE_ASK_DIALOG, NULL) != NULL;
}

static void
ignore (GPtrArray *files G_GNUC_UNUSED,
        GPtrArray *refusals G_GNUC_UNUSED,
        gboolean single G_GNUC_UNUSED,
        gpointer data G_GNUC_UNUSED)
{
}

/* A file that lies elsewhere. */
static void
show_take_in (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (g_get_home_dir (), "walk.tableside", NULL);
  g_autofree char *text = walk_read_play (self, walk_plays[0]);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *behind = walk_show_host (self);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_ptr_array_add (files, g_file_new_for_path (path));
  ts_incoming_take (behind, ts_games, files, FALSE, ignore, NULL);
  wait_until (is_asked, gtk_widget_get_root (behind));
  self->root = find (GTK_WIDGET (gtk_widget_get_root (behind)), TS_TYPE_ASK_DIALOG, NULL);
}

/* More files than are told. */
static void
show_refused (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) refusals = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *behind = walk_show_host (self);

  for (guint i = 0; i < REFUSED; i++)
    g_ptr_array_add (refusals, g_strdup_printf (_ ("“%s” is not a Tableside table."), "notes.txt"));
  ts_incoming_tell (behind, NULL, 1, refusals);
  wait_until (is_asked, gtk_widget_get_root (behind));
  self->root = find (GTK_WIDGET (gtk_widget_get_root (behind)), TS_TYPE_ASK_DIALOG, NULL);
}

static const struct {
  const char *name;
  void (*show) (Walk *self, gconstpointer data);
  gconstpointer data;
} anywhere[] = {
  { "preferences", show_preferences, NULL }, { "about", show_about, NULL },
  { "help", show_all_help, NULL },           { "dice", show_dice, NULL },
  { "dice by hand", show_dice, "by hand" },  { "take in a copy", show_take_in, NULL },
  { "refused files", show_refused, NULL },
};

static void
walk_anywhere (Walk *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (anywhere); i++) {
    self->what = g_strdup (anywhere[i].name);
    walk_shown (self, SHOWN, anywhere[i].show, anywhere[i].data, walk_check_only);
    walk_narrowest (self, anywhere[i].show, anywhere[i].data, walk_check_only);
    g_clear_pointer (&self->what, g_free);
  }
}

/* --- all of it --- */

static const struct {
  const char *name;
  void (*walk) (Walk *self);
} walks[] = {
  { "/walk-dialogs/at-tables", walk_at_tables },
  { "/walk-dialogs/anywhere", walk_anywhere },
};

static void
test_walk (Stage *stage G_GNUC_UNUSED, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  walk_run (walks[i].name, walks[i].walk);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    stage_add (walks[i].name, test_walk, GUINT_TO_POINTER (i));
  return stage_run ();
}
