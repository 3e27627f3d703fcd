/* Walks through all pages around the boards, at widths from a phone to full HD: nothing is wrong that walk.h
 * looks for, and what refuses to begin a game is in sight. */
#include "app/archive/archive-page.h"
#include "app/big-screen/big-screen.h"
#include "app/new-table/new-table-page.h"
#include "app/new-table/player-card.h"
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "app/statistics/statistics-page.h"
#include "app/tally/tally-page.h"
#include "languages.h"
#include "stage.h"
#include "walk-show.h"
#include "store/table-list.h"
#include "store/table-trash.h"

#define SHOWN 3 /* times that each is */
#define UNDO  "{\"do\":\"undo\"}"

/* --- the start page --- */

/* A play that began so many days ago; no entry says when it was said. */
static char *
read_play_of (Walk *self, guint i, int days)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) begun = g_date_time_add_days (now, -days);
  g_autofree char *created = g_date_time_format (begun, "\"created\":\"%FT%TZ\",\"game\"");
  g_autofree char *play = walk_read_play (self, walk_plays[i]);
  g_autoptr (GRegex) old =
      g_regex_new ("\"created\"\\s*:\\s*\"[^\"]*\",\\s*|,\\s*\"at\":\"[^\"]*\"", 0, 0, NULL);
  g_autofree char *without = g_regex_replace_literal (old, play, -1, 0, "", 0, NULL);
  g_autoptr (GString) text = g_string_new (without);

  g_assert_cmpuint (g_string_replace (text, "\"game\"", created, 1), ==, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* So many tables, of which the last one has been damaged. Whatever today is, a card tells each kind of day.
 */
static void
put_tables (Walk *self, guint n)
{
  static const int ago[] = { 30, 400, 0, 1, 4 };

  for (guint i = 0; i < n; i++) {
    g_autofree char *text = read_play_of (self, i % WALK_PLAYS, ago[i % G_N_ELEMENTS (ago)]);
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
  walk_show_page (self, page);
  g_object_set_data (G_OBJECT (page), "cards", (gpointer) n_tables);
  wait_until (has_cards, page);
}

static void
walk_start (Walk *self)
{
  static const guint n_tables[] = { 0, 1, 3, 30 };

  self->to_narrowest = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (n_tables); i++) {
    self->what = g_strdup_printf ("start page, %u tables", n_tables[i]);
    walk_shown (self, SHOWN, show_start, GUINT_TO_POINTER (n_tables[i]), walk_check_only);
    g_clear_pointer (&self->what, g_free);
  }
}

/* --- all tables, and what follows from them --- */

static gboolean
has_looked (gpointer archive)
{
  return !ts_archive_is_looking (archive);
}

/* Of which half are over, and one is no table. */
static TsArchive *
new_archive (Walk *self)
{
  g_autoptr (TsTableCache) cache = ts_table_cache_new ();
  TsArchive *archive = ts_archive_new (ts_games, cache);

  put_tables (self, 30);
  ts_archive_look (archive, NULL);
  wait_until (has_looked, archive);
  return archive;
}

static void
show_archive (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsArchive) archive = new_archive (self);
  g_autoptr (TsTableCache) cache = ts_table_cache_new ();
  g_autoptr (TsTrash) trash = ts_trash_new ();
  TsArchivePage *page = ts_archive_page_new (ts_games, cache, trash);

  walk_show_page (self, page);
  g_object_set_data (G_OBJECT (page), "cards", GUINT_TO_POINTER (6));
  wait_until (has_cards, page);
}

static void
show_trash (Walk *self, gconstpointer data)
{
  g_auto (GStrv) thrown = ts_table_trash_get_paths (NULL), paths = NULL;
  GtkWidget *state;

  put_tables (self, 30);
  paths = ts_table_list_get_paths (NULL, NULL);
  for (guint i = 0; thrown[0] == NULL && i < 6; i++)
    g_assert_true (ts_table_trash_throw (paths[i], NULL));
  show_archive (self, data);
  state = find_nth (self->root, GTK_TYPE_DROP_DOWN, NULL, 3);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (state), 3);
  wait_for_n (self->root, TS_TYPE_TABLE_CARD, 6);
}

static void
show_statistics (Walk *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TsArchive) archive = new_archive (self);

  walk_show_page (self, ts_statistics_page_new (ts_games, archive));
  wait_for (self->root, GTK_TYPE_LABEL, ".statistics-large");
}

static void
press_tables (Walk *self)
{
  GtkWidget *button;

  for (guint i = 0; (button = find_nth (self->root, GTK_TYPE_TOGGLE_BUTTON, ".touch", i)) != NULL; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* Instead of the pictures. */
static void
show_tables (Walk *self, gconstpointer data)
{
  show_statistics (self, data);
  press_tables (self);
}

static void
walk_archive (Walk *self)
{
  self->to_narrowest = TRUE;
  self->what = (char *) "all tables";
  walk_shown (self, SHOWN, show_archive, NULL, walk_check_only);
  self->what = (char *) "the trash";
  walk_shown (self, SHOWN, show_trash, NULL, walk_check_only);
  self->what = (char *) "statistics";
  walk_shown (self, SHOWN, show_statistics, NULL, walk_check_only);
  self->what = (char *) "statistics as tables";
  walk_shown (self, SHOWN, show_tables, NULL, walk_check_only);
  self->what = NULL;
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
  walk_show_page (self, ts_new_table_page_new (game));
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
  self->to_narrowest = TRUE;
  for (guint i = 0; ts_games[i] != NULL; i++) {
    self->what = g_strdup_printf ("new table of %s", ts_games[i]->id);
    walk_shown (self, SHOWN, show_new_table, ts_games[i], walk_check_only);
    g_free (self->what);
    self->what = g_strdup_printf ("alike names at %s", ts_games[i]->id);
    walk_shown (self, 1, show_alike, ts_games[i], check_refusal);
    g_clear_pointer (&self->what, g_free);
  }
}

/* --- the pages of a table --- */

static void
show_result (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);

  walk_show_page (self, ts_tally_page_new (table));
  ts_tally_page_skip (TS_TALLY_PAGE (self->root));
}

static void
walk_results (Walk *self)
{
  self->to_narrowest = TRUE;
  walk_each_play (self, "result", SHOWN, show_result);
}

#define WIDE 4 /* the names of as many W as there can be */

static void
set_text (Walk *self, int times)
{
  self->text = times;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * 96 * PANGO_SCALE, NULL);
  frame_resize (self->frame, 1920, 1080); /* what is made before that is measured half and half */
}

/* The least room that there is for a sheet, in every language: its words stay whole. */
static void
walk_least (Walk *self)
{
  self->what = (char *) "result with large text";
  self->names = WIDE;
  set_text (self, 2);
  for (guint i = 0; i < LANGUAGES; i++) {
    self->language = languages[i].locale;
    speak (&languages[i]);
    show_result (self, "any-game-money-3-players");
    frame_resize (self->frame, 360, 640);
    walk_check (self);
    frame_set_child (self->frame, NULL);
  }
  set_text (self, 1);
  self->what = NULL;
}

/* As it was in the middle of the evening. */
static void
show_moment (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);
  g_autoptr (TsTable) moment = ts_table_at (table, ts_session_n_records (ts_table_get_session (table)) / 2);

  walk_show_page (self, ts_play_page_new (moment));
}

/* As it was before the end was taken back. */
static void
show_gone (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);
  TsSession *session = ts_table_get_session (table);
  g_autoptr (TsTable) gone = NULL;

  g_assert_true (ts_table_say_line (table, UNDO, strlen (UNDO), NULL));
  gone = ts_table_at_gone (table, ts_session_taken_back (session, 0));
  walk_show_page (self, ts_play_page_new (gone));
}

static void
walk_moments (Walk *self)
{
  walk_each_play (self, "moment", 1, show_moment);
  walk_each_play (self, "taken back", 1, show_gone);
}

/* The hall of Warehouse Wars beside its tools, as low as it gets below what a moment says: its corners are
 * closest to each other where the words of the tools are longest. */
static void
walk_low (Walk *self)
{
  self->what = (char *) "a low hall";
  self->text = 1;
  for (guint i = 0; i < LANGUAGES; i++) {
    self->language = languages[i].locale;
    speak (&languages[i]);
    show_moment (self, "warehouse-wars-whole-game");
    for (int width = 400; width <= 560; width += 20) {
      frame_resize (self->frame, width, 640);
      walk_check (self);
    }
    frame_set_child (self->frame, NULL);
  }
  self->what = NULL;
}

/* What is in its window, which a frame shows as well; the window itself is never seen. */
static void
show_big_screen (Walk *self, gconstpointer play)
{
  g_autoptr (TsTable) table = walk_open_play (self, play);
  GtkWindow *beside = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->frame)));
  AdwWindow *screen = ADW_WINDOW (ts_big_screen_new (table, beside));
  GtkWidget *content = g_object_ref (adw_window_get_content (screen));

  adw_window_set_content (screen, NULL);
  walk_show_page (self, content);
  g_object_unref (content);
  g_signal_connect_object (content, "destroy", G_CALLBACK (gtk_window_destroy), screen, G_CONNECT_SWAPPED);
}

static void
walk_big_screens (Walk *self)
{
  walk_each_play (self, "big screen", SHOWN, show_big_screen);
}

/* --- on a large screen --- */

#define MOST_OF 0.7f /* its width, of which there is more than of height */

static void
check_room (Walk *self, const char *what, GType clamp)
{
  GtkWidget *content = gtk_widget_get_first_child (find (self->root, clamp, NULL));
  float width;

  self->what = (char *) what;
  frame_resize (self->frame, 1920, 1080);
  width = walk_place (self, content).size.width;
  if (width < MOST_OF * 1920)
    walk_complain (self, "it has %.0f px, and leaves the others empty", (double) width);
  self->what = NULL;
  frame_set_child (self->frame, NULL);
}

/* No page is a strip in the middle of it. */
static void
walk_large (Walk *self)
{
  self->language = "English";
  self->text = 1;
  show_start (self, GUINT_TO_POINTER (3));
  check_room (self, "start page", ADW_TYPE_CLAMP);
  show_archive (self, NULL);
  check_room (self, "all tables", ADW_TYPE_CLAMP_SCROLLABLE);
  show_statistics (self, NULL);
  check_room (self, "statistics", ADW_TYPE_CLAMP);
  show_new_table (self, ts_games[0]);
  check_room (self, "new table", ADW_TYPE_CLAMP);
}

/* --- all of it --- */

static const struct {
  const char *name;
  void (*walk) (Walk *self);
} walks[] = {
  { "/walk-pages/start", walk_start },
  { "/walk-pages/archive", walk_archive },
  { "/walk-pages/new-table", walk_new_table },
  { "/walk-pages/results", walk_results },
  { "/walk-pages/moments", walk_moments },
  { "/walk-pages/big-screens", walk_big_screens },
  { "/walk-pages/low", walk_low },
  { "/walk-pages/large", walk_large },
  { "/walk-pages/least", walk_least },
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
