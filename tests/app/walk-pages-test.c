/* Walks through all pages and dialogs around the boards, at widths from a phone to full HD: nothing is wrong
 * that walk.h looks for, and what refuses to begin a game is in sight. */
#include "app/dialogs/about.h"
#include "app/dialogs/adjust-dialog.h"
#include "app/dialogs/amend-dialog.h"
#include "app/dialogs/dice-dialog.h"
#include "app/dialogs/history-dialog.h"
#include "app/dialogs/preferences-dialog.h"
#include "app/dialogs/shortcuts-dialog.h"
#include "app/dialogs/why-dialog.h"
#include "app/new-table/new-table-page.h"
#include "app/new-table/player-card.h"
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "referee/json.h"
#include "stage.h"
#include "store/table.h"
#include "walk.h"

#include <glib/gi18n-lib.h>

#define SHOWN 3 /* times that each is */

/* Of each game an evening to its end. */
static const char *const plays[] = { "any-game-money-3-players",      "chip-shop-6-players",
                                     "competitors-5-players-airport", "shopping-war-4-players",
                                     "snack-wars-5-players",          "warehouse-wars-whole-game" };

static char *
read_play (Walk *self, const char *play)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.tableside", g_getenv ("TABLESIDE_PLAYS"), play);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return walk_rename (self, text);
}

static TsTable *
open_play (Walk *self, const char *play)
{
  g_autofree char *text = read_play (self, play);
  g_autofree char *path = put_table ("walk.tableside", text);
  g_autoptr (GError) error = NULL;
  TsTable *table = ts_table_open (path, ts_games, &error);

  g_assert_no_error (error);
  return table;
}

static void
show_page (Walk *self, gpointer page)
{
  self->root = page;
  frame_set_child (self->frame, page);
}

/* Where people see it: in a window, over what is there. */
static void
show_dialog (Walk *self, AdwDialog *dialog)
{
  GtkWidget *behind = gtk_label_new (NULL);
  GtkWidget *host = g_object_new (g_type_from_name ("AdwDialogHost"), "child", behind, NULL);

  frame_set_child (self->frame, host);
  adw_dialog_present (dialog, behind);
  frame_resize (self->frame, 1280, 800); /* a window opens it larger than the smallest */
  self->root = GTK_WIDGET (dialog);
}

/* --- the start page --- */

/* So many tables, of which the last one has been damaged. */
static void
put_tables (Walk *self, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *text = read_play (self, plays[i % G_N_ELEMENTS (plays)]);
    g_autofree char *name = g_strdup_printf ("walk-%u.tableside", i);

    if (i % 2 == 0) /* it can be gone on with */
      text[strlen (text) / 2] = '\0';
    if (i == n - 1)
      memcpy (text, "notes", strlen ("notes"));
    g_free (put_table (name, text));
  }
}

static gboolean
has_cards (gpointer page)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (page, "cards"));

  return n == 0 || find_nth (page, TS_TYPE_TABLE_CARD, NULL, n - 1) != NULL;
}

static void
show_start (Walk *self, gconstpointer n_tables)
{
  TsStartPage *page = g_object_new (TS_TYPE_START_PAGE, NULL);

  put_tables (self, GPOINTER_TO_UINT (n_tables));
  ts_start_page_set_games (page, ts_games);
  show_page (self, page);
  g_object_set_data (G_OBJECT (page), "cards", (gpointer) n_tables);
  wait_until (has_cards, page);
}

static void
walk_start (Walk *self)
{
  static const guint n_tables[] = { 0, 1, 3, 30 };

  for (guint i = 0; i < G_N_ELEMENTS (n_tables); i++) {
    self->what = g_strdup_printf ("start page, %u tables", n_tables[i]);
    walk_shown (self, SHOWN, show_start, GUINT_TO_POINTER (n_tables[i]), walk_check_only);
    g_clear_pointer (&self->what, g_free);
  }
}

/* --- the page of a new table --- */

static void
name_players (Walk *self)
{
  GtkWidget *card;

  for (guint i = 0; (card = find_nth (self->root, TS_TYPE_PLAYER_CARD, NULL, i)) != NULL; i++)
    if (walk_name (self->names, i) != NULL)
      ts_player_card_set_name (TS_PLAYER_CARD (card), walk_name (self->names, i));
}

static void
show_new_table (Walk *self, gconstpointer game)
{
  show_page (self, ts_new_table_page_new (game));
  name_players (self);
}

/* The first two have the same name. */
static void
show_alike (Walk *self, gconstpointer game)
{
  const char *name = walk_name (self->names, 0) != NULL ? walk_name (self->names, 0) : "Ann";

  show_new_table (self, game);
  for (guint i = 0; i < 2; i++)
    ts_player_card_set_name (TS_PLAYER_CARD (find_nth (self->root, TS_TYPE_PLAYER_CARD, NULL, i)), name);
}

/* What will not do is in sight with the sentence below it, or, where both do not fit, is at the top. */
static void
check_refusal (Walk *self)
{
  GtkWidget *scrolled = find (self->root, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkWidget *complaint;
  graphene_rect_t seen, place;

  press (self->root, ".start-button");
  frame_resize (self->frame, frame_get_width (self->frame), frame_get_height (self->frame));
  if (!walk_check (self))
    return;
  complaint = find_nth (self->root, GTK_TYPE_LABEL, ".complaint", 1);
  seen = walk_place (self, scrolled);
  place = walk_place (self, gtk_widget_get_ancestor (complaint, TS_TYPE_PLAYER_CARD));
  place.size.height = MIN (place.size.height, seen.size.height);
  if (!gtk_widget_get_mapped (complaint) || place.origin.y < seen.origin.y - 1 ||
      place.origin.y + place.size.height > seen.origin.y + seen.size.height + 1)
    walk_complain (self, "“%s” is not in sight: from %.0f to %.0f",
                   gtk_label_get_label (GTK_LABEL (complaint)), (double) place.origin.y,
                   (double) (place.origin.y + place.size.height));
}

static void
walk_new_table (Walk *self)
{
  for (guint i = 0; ts_games[i] != NULL; i++) {
    self->what = g_strdup_printf ("new table of %s", ts_games[i]->id);
    walk_shown (self, SHOWN, show_new_table, ts_games[i], walk_check_only);
    g_free (self->what);
    self->what = g_strdup_printf ("alike names at %s", ts_games[i]->id);
    walk_shown (self, 1, show_alike, ts_games[i], check_refusal);
    g_clear_pointer (&self->what, g_free);
  }
}

/* --- what is opened at a table --- */

static void
show_result (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = open_play (self, play);

  show_page (self, ts_tally_page_new (table));
  ts_tally_page_skip (TS_TALLY_PAGE (self->root));
}

static void
show_history (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = open_play (self, play);

  show_dialog (self, ts_history_dialog_new (table, -1));
}

static void
show_why (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = open_play (self, play);

  show_dialog (self, ts_why_dialog_new (table, 0, -1, TRUE));
}

static void
show_why_counter (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = open_play (self, play);

  show_dialog (self, ts_why_dialog_new (table, 1, 0, TRUE));
}

/* A page that is not seen, with its board. */
static TsPlayPage *
page_of_play (Walk *self, const char *play)
{
  g_autoptr (TsTable) table = open_play (self, play);

  return g_object_ref_sink (ts_play_page_new (table));
}

static void
show_correct (Walk *self, gconstpointer play)
{
  TsPlayPage *page = page_of_play (self, play);
  AdwDialog *dialog = ts_adjust_dialog_new (ts_play_page_get_board (page), 0, 0);

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  show_dialog (self, dialog);
}

/* What follows when an entry in the middle is left out. */
static void
show_amend (Walk *self, gconstpointer play)
{
  TsPlayPage *page = page_of_play (self, play);
  TsBoard *board = ts_play_page_get_board (page);
  guint n = ts_session_n_records (ts_board_get_session (board));
  AdwDialog *dialog = ts_amend_dialog_new (board, n / 2, TRUE);

  g_object_set_data_full (G_OBJECT (dialog), "page", page, g_object_unref);
  show_dialog (self, dialog);
}

static void
show_shortcuts (Walk *self, gconstpointer play)
{
  g_autoptr (TsPlayPage) page = page_of_play (self, play);

  show_dialog (self, ts_shortcuts_dialog_new (ts_play_page_get_board (page)));
}

static const struct {
  const char *name;
  void (*show) (Walk *self, gconstpointer play);
} at_tables[] = {
  { "result", show_result },
  { "history", show_history },
  { "why", show_why },
  { "why of a counter", show_why_counter },
  { "correct", show_correct },
  { "amend", show_amend },
  { "shortcuts", show_shortcuts },
};

static void
walk_at_tables (Walk *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (at_tables); i++)
    for (guint j = 0; j < G_N_ELEMENTS (plays); j++) {
      self->what = g_strdup_printf ("%s, %s", at_tables[i].name, plays[j]);
      walk_shown (self, SHOWN, at_tables[i].show, plays[j], walk_check_only);
      g_clear_pointer (&self->what, g_free);
    }
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
  show_dialog (self, ts_preferences_dialog_new (settings));
  g_settings_reset (settings, "known-players");
}

static void
show_about (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  show_dialog (self, ts_about_dialog_new (ts_games));
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
  show_dialog (self, ts_dice_dialog_new (&view, verb, 0, _ (verb->label), by_hand != NULL));
}

static const struct {
  const char *name;
  void (*show) (Walk *self, gconstpointer data);
  gconstpointer data;
} anywhere[] = {
  { "preferences", show_preferences, NULL },
  { "about", show_about, NULL },
  { "dice", show_dice, NULL },
  { "dice by hand", show_dice, "by hand" },
};

static void
walk_anywhere (Walk *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (anywhere); i++) {
    self->what = g_strdup (anywhere[i].name);
    walk_shown (self, SHOWN, anywhere[i].show, anywhere[i].data, walk_check_only);
    g_clear_pointer (&self->what, g_free);
  }
}

/* --- all of it --- */

static const struct {
  const char *name;
  void (*walk) (Walk *self);
} walks[] = {
  { "/walk-pages/start", walk_start },
  { "/walk-pages/new-table", walk_new_table },
  { "/walk-pages/at-tables", walk_at_tables },
  { "/walk-pages/anywhere", walk_anywhere },
};

static void
test_walk (Stage *stage, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  Walk walk;

  stage_open (stage, ts_games, NULL);
  walk_begin (&walk, walks[i].name);
  walks[i].walk (&walk);
  walk_end (&walk);
  stage_close (stage);
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
