/* The help: the rules of the table that is open come first, those of its phase unfolded; words are found, and
 * every sign has a picture. */
#include "stage.h"

#include "app/archive/archive-page.h"
#include "app/help/chapter-row.h"
#include "app/help/guide.h"
#include "app/help/help-page.h"
#include "app/help/signs.h"
#include "app/new-table/new-table-page.h"
#include "app/play/table-board.h"
#include "app/start/start-page.h"
#include "app/statistics/statistics-page.h"
#include "app/tally/tally-page.h"
#include "config.h"
#include "games/null/rules/rules.h"
#include "keys.h"
#include "languages.h"
#include "names.h"
#include "referee/json.h"

#include <string.h>

static GtkWidget *
help_of (Stage *stage)
{
  return GTK_WIDGET (stage_dialog (stage));
}

/* Opens the help by its key. */
static void
ask (Stage *stage)
{
  gtk_window_present (GTK_WINDOW (stage->window));
  g_action_group_activate_action (G_ACTION_GROUP (stage->app), "help", NULL);
  wait_for (help_of (stage), GTK_TYPE_LABEL, NULL);
}

static TsChapterRow *
chapter_of (Stage *stage, const char *heading)
{
  for (guint i = 0;; i++) {
    GtkWidget *row = find_nth (help_of (stage), TS_TYPE_CHAPTER_ROW, NULL, i);

    if (row == NULL || g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), heading))
      return (TsChapterRow *) row;
  }
}

static gboolean
is_open (Stage *stage, const char *heading)
{
  TsChapterRow *row = chapter_of (stage, heading);

  return row != NULL && gtk_widget_get_visible (GTK_WIDGET (row)) &&
         adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row));
}

static gboolean
is_shown (Stage *stage, const char *heading)
{
  TsChapterRow *row = chapter_of (stage, heading);

  return row != NULL && gtk_widget_get_visible (GTK_WIDGET (row));
}

/* Whether the fact is there to be read. */
static gboolean
is_told (Stage *stage, const char *fact)
{
  GtkWidget *label = find (help_of (stage), GTK_TYPE_LABEL, fact);
  GtkWidget *row = label != NULL ? gtk_widget_get_ancestor (label, ADW_TYPE_ACTION_ROW) : NULL;

  return row != NULL && gtk_widget_get_visible (row);
}

static void
look_for (Stage *stage, const char *words)
{
  GtkWidget *entry = find (help_of (stage), GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
test_key (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) keys = NULL;

  stage_open (stage, null_games, NULL);
  keys = gtk_application_get_accels_for_action (GTK_APPLICATION (stage->app), "app.help");
  g_assert_cmpstr (keys[0], ==, "F1");
  stage_close (stage);
}

/* This phase first and unfolded, the others folded below. */
static void
test_phase (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  ask (stage);
  wait_for (help_of (stage), GTK_TYPE_LABEL, "Now");
  wait_for (help_of (stage), GTK_TYPE_LABEL, "Play");
  g_assert_true (is_open (stage, "Playing"));
  g_assert_true (is_shown (stage, "Setup") && !is_open (stage, "Setup"));
  g_assert_true (is_shown (stage, "The end") && !is_open (stage, "The end"));
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (chapter_of (stage, "Playing"))), ==,
                   "Rulebook, page 2");
  g_assert_true (is_told (stage, "Tableside’s own: the rulebook does not say"));
  g_assert_cmpuint (assert_named (help_of (stage)), >=, 3);
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

static void
test_search (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  ask (stage);
  look_for (stage, "wins");
  g_assert_true (is_open (stage, "The end") && !is_shown (stage, "Playing"));
  look_for (stage, "dice");
  g_assert_true (is_told (stage, "Dice are rolled.") && !is_told (stage, "Façades may be hidden."));
  g_assert_false (is_shown (stage, "The end"));
  look_for (stage, "nonsense");
  wait_for (help_of (stage), ADW_TYPE_STATUS_PAGE, NULL);
  look_for (stage, "");
  wait_without (help_of (stage), ADW_TYPE_STATUS_PAGE, NULL);
  g_assert_true (is_open (stage, "Playing") && is_shown (stage, "The end") && !is_open (stage, "The end"));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* The keyboard is where one types from the first moment: Escape empties that, and then closes the help. */
static void
test_escape (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  ask (stage);
  go_to_search (find (help_of (stage), GTK_TYPE_SEARCH_ENTRY, NULL));
  look_for (stage, "wins");
  type_key (stage->window, "Escape");
  wait_for (help_of (stage), GTK_TYPE_LABEL, "Now");
  g_assert_true (is_shown (stage, "Playing"));
  type_key (stage->window, "Escape");
  wait_without (stage->window, TS_TYPE_HELP_PAGE, NULL);
  g_assert_nonnull (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  stage_close (stage);
}

/* Without a table: all games that have rules to tell. */
static void
test_contents (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  guint n = 0;

  stage_open (stage, ts_games, NULL);
  ask (stage);
  for (guint i = 0; ts_games[i] != NULL; i++) {
    gboolean listed = find (help_of (stage), ADW_TYPE_ACTION_ROW, ts_games[i]->title) != NULL;

    g_assert_true (listed == (ts_games[i]->digest != NULL));
    n += listed;
  }
  g_assert_cmpuint (n, >=, 5);
  adw_action_row_activate (ADW_ACTION_ROW (find (help_of (stage), ADW_TYPE_ACTION_ROW, ts_games[0]->title)));
  wait_for (help_of (stage), TS_TYPE_HELP_PAGE, NULL);
  g_assert_true (is_shown (stage, "Setup") && !is_open (stage, "Setup"));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* From the rules of the table to those of all games. */
static void
test_all (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  stage_open (stage, null_games, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  ask (stage);
  gtk_widget_activate_action (find (help_of (stage), TS_TYPE_HELP_PAGE, NULL), "help.contents", NULL);
  wait_for (help_of (stage), ADW_TYPE_ACTION_ROW, "Null Game");
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Whether the guide has that chapter. */
static gboolean
is_chapter (const char *heading)
{
  for (const TsChapter *chapter = ts_guides[0].chapters; chapter->id != NULL; chapter++)
    if (g_str_equal (chapter->id, heading))
      return TRUE;
  return FALSE;
}

static void
assert_chapter (Stage *stage, const char *heading)
{
  g_assert_true (is_chapter (heading));
  ask (stage);
  g_assert_true (is_shown (stage, heading) && is_open (stage, heading));
  g_assert_true (is_shown (stage, "Taking back") && !is_open (stage, "Taking back"));
  wait_for (help_of (stage), GTK_TYPE_LABEL, "How Tableside is used");
  gtk_widget_activate_action (find (help_of (stage), TS_TYPE_HELP_PAGE, NULL), "help.contents", NULL);
  wait_for (help_of (stage), ADW_TYPE_ACTION_ROW, "Null Game");
  adw_dialog_force_close (stage_dialog (stage));
}

/* Where there is no board, the guide opens at what it says about the page. */
static void
test_page (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  stage_open (stage, null_games, NULL);
  page = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  gtk_widget_activate_action (page, "start.archive", NULL);
  page = wait_for (stage->window, TS_TYPE_ARCHIVE_PAGE, NULL);
  assert_chapter (stage, "All tables");
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  assert_chapter (stage, "Statistics");
  ts_window_new_table (stage->window, null_games[0]);
  wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  assert_chapter (stage, "A new table");
  stage_close (stage);
}

static void
test_result (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, OVER);

  act (page, "play.default");
  wait_for (stage->window, TS_TYPE_TALLY_PAGE, NULL);
  assert_chapter (stage, "The result");
  stage_close (stage);
}

/* Its pictures are all there, each tells in words what it shows, and is as large as its chapter is wide once
 * that is unfolded. */
static void
test_pictures (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row, *picture;
  GdkPaintable *shown;
  guint n = 0;

  stage_open (stage, null_games, NULL);
  for (const TsGuidePicture *it = ts_guides[0].pictures; it->chapter != NULL; it++, n++) {
    g_autofree char *path = g_strconcat (TS_GUIDE_PICTURES, it->file, NULL);

    g_assert_cmpuint (strlen (it->about), >, 10);
    if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
      g_test_fail_printf ("%s is not there", path);
  }
  g_assert_cmpuint (n, >, 20);
  ts_window_new_table (stage->window, null_games[0]);
  wait_for (stage->window, TS_TYPE_NEW_TABLE_PAGE, NULL);
  ask (stage);
  row = wait_for (help_of (stage), TS_TYPE_CHAPTER_ROW, NULL);
  picture = wait_for (row, GTK_TYPE_PICTURE, NULL);
  shown = gtk_picture_get_paintable (GTK_PICTURE (picture));
  g_assert_cmpint (gtk_widget_get_height (picture), >, 100);
  g_assert_cmpint (
      ABS (gtk_widget_get_height (picture) -
           (int) (gtk_widget_get_width (picture) / gdk_paintable_get_intrinsic_aspect_ratio (shown))),
      <=, 1);
  gtk_editable_set_text (GTK_EDITABLE (find (help_of (stage), GTK_TYPE_SEARCH_ENTRY, NULL)), "clockwise");
  wait_without (help_of (stage), GTK_TYPE_PICTURE, NULL);
}

/* The guide is told whole, and as people read it. */
static void
test_guide (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  for (const TsGuide *guide = ts_guides; guide->language != NULL; guide++)
    for (const TsChapter *chapter = guide->chapters; chapter->id != NULL; chapter++)
      for (const TsRule *rule = chapter->rules; rule->text != NULL; rule++)
        if (strpbrk (rule->text, "*[]<>`|") != NULL)
          g_test_fail_printf ("%s, %s: %s", guide->language, chapter->id, rule->text);
  stage_open (stage, null_games, NULL);
  ask (stage);
  gtk_widget_activate_action (help_of (stage), "help.guide", NULL);
  wait_for (help_of (stage), TS_TYPE_CHAPTER_ROW, NULL);
  g_assert_true (is_shown (stage, "Taking back") && !is_open (stage, "Taking back"));
  look_for (stage, "fanfare");
  g_assert_true (is_open (stage, "Sounds") && !is_shown (stage, "Taking back"));
  look_for (stage, "F11");
  g_assert_true (is_told (stage, "F11: full screen."));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Return unfolds a chapter, although any letter that is typed there is looked for. */
static void
test_return (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row;

  stage_open (stage, null_games, NULL);
  ask (stage);
  gtk_widget_activate_action (help_of (stage), "help.guide", NULL);
  wait_for (help_of (stage), TS_TYPE_CHAPTER_ROW, NULL);
  row = find_nth (help_of (stage), GTK_TYPE_LIST_BOX_ROW, "Sounds", 1); /* that of its heading */
  gtk_widget_grab_focus (row);
  look ();
  g_assert_false (is_open (stage, "Sounds"));
  g_assert_true (hold_key (stage->window, "Return"));
  g_assert_true (is_open (stage, "Sounds"));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* In each language the window has the guide of that language, and in what it has none for, the one in
 * English. */
static void
test_guide_in_languages (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < LANGUAGES; i++) {
    const TsGuide *guide;

    speak (&languages[i]);
    guide = ts_guide_spoken ();
    if (!g_str_has_prefix (i == 0 ? "en" : languages[i].locale, guide->language))
      g_test_fail_printf ("%s has the guide in “%s”", languages[i].locale, guide->language);
    stage_open (stage, null_games, NULL);
    ask (stage);
    gtk_widget_activate_action (help_of (stage), "help.guide", NULL);
    wait_for (help_of (stage), TS_TYPE_CHAPTER_ROW, NULL);
    for (const TsChapter *chapter = guide->chapters; chapter->id != NULL; chapter++)
      g_assert_true (is_shown (stage, chapter->heading));
    adw_dialog_force_close (stage_dialog (stage));
    stage_close (stage);
  }
  speak_english ();
}

/* --- for the first time --- */

#define HINT "Press what you like."

static void
say (TsPlayPage *page, const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);

  look ();
  ts_board_say (TS_BOARD (board_of (page)), json_node_dup_object (node));
  settle (page);
}

static gboolean
is_hinted (TsPlayPage *page)
{
  return find (GTK_WIDGET (page), GTK_TYPE_LABEL, HINT) != NULL;
}

/* How a phase goes is told until the table has gone on from it, and never again, whatever is taken back. */
static void
test_first_time (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_auto (GStrv) known = NULL;

  g_assert_true (is_hinted (page));
  say (page, "{\"do\":\"take\",\"count\":1}");
  g_assert_true (is_hinted (page));
  say (page, "{\"do\":\"next\"}");
  g_assert_false (is_hinted (page));
  known = g_settings_get_strv (settings, "known-phases");
  g_assert_cmpstrv (known, ((const char *[]) { "null/play", NULL }));
  act (page, "play.undo");
  settle (page);
  g_assert_false (is_hinted (page));
  stage_close (stage);
  page = open_page (stage, GOING);
  g_assert_false (is_hinted (page));
  g_settings_reset (settings, "known-phases");
  stage_close (stage);
}

/* It gives way to what comes then once it is not about what is asked, and is no less new for that. */
static void
test_first_time_fits (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const char hint[] = "Tap a Slot, then the Strength of each of the two cards; or just go on.";
  TsPlayPage *page =
      open_page (stage, "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Ann\"},"
                        "{\"name\":\"Bo\"}],\"options\":{\"first\":0}}\n"
                        "{\"do\":\"equip\",\"slot\":3,\"shop\":1,\"emporium\":1}\n");
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_assert_nonnull (find (GTK_WIDGET (page), GTK_TYPE_LABEL, hint));
  say (page, "{\"do\":\"equip\",\"slot\":4,\"shop\":1,\"emporium\":1}");
  g_assert_null (find (GTK_WIDGET (page), GTK_TYPE_LABEL, hint));
  g_assert_nonnull (find (GTK_WIDGET (page), GTK_TYPE_LABEL, "Then comes the Stroll."));
  act (page, "play.undo");
  settle (page);
  g_assert_nonnull (find (GTK_WIDGET (page), GTK_TYPE_LABEL, hint));
  g_settings_reset (settings, "known-phases");
  stage_close (stage);
}

/* --- signs --- */

static void
assert_signs (const TsBoardSign *signs)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  g_assert_nonnull (signs[0].label);
  for (; signs->label != NULL; signs++) {
    g_assert_true ((signs->icon != NULL) != (signs->style != NULL));
    g_assert_true (signs->style == NULL || strchr (signs->style, ' ') == NULL); /* it is one class */
    if (signs->icon != NULL && !gtk_icon_theme_has_icon (theme, signs->icon))
      g_test_fail_printf ("%s: there is no such picture", signs->icon);
  }
}

static gboolean
is_word (const TsWord *words, const char *name)
{
  for (; words != NULL && words->id != NULL; words++) {
    g_autofree char *id = g_strdelimit (g_ascii_strdown (words->id, -1), " ", '-');

    if (g_str_equal (id, name))
      return TRUE;
  }
  return FALSE;
}

/* A food or a shop: the board writes beneath its picture what it is. */
static gboolean
has_name (const TsGame *game, const char *name)
{
  for (const TsCounter *it = game->counters; it->id != NULL; it++)
    if (g_str_equal (it->id, name))
      return TRUE;
  for (const TsField *it = game->options; it != NULL && it->id != NULL; it++)
    if (is_word (it->words, name))
      return TRUE;
  return g_str_equal (name, "tile");
}

static gboolean
is_sign (const TsBoardSign *signs, const char *icon)
{
  for (; signs != NULL && signs->label != NULL; signs++)
    if (g_strcmp0 (signs->icon, icon) == 0)
      return TRUE;
  return FALSE;
}

/* Every picture that a game has. */
static void
assert_explained (const TsGame *game, const TsBoardSign *signs)
{
  g_autofree char *prefix = g_strconcat (game->id, "-", NULL);
  g_auto (GStrv) files =
      g_resources_enumerate_children ("/org/tableside/Tableside/icons/scalable/actions", 0, NULL);

  for (guint i = 0; files != NULL && files[i] != NULL; i++) {
    g_autofree char *icon = g_strndup (files[i], strlen (files[i]) - strlen (".svg"));

    if (g_str_has_prefix (icon, prefix) && !has_name (game, icon + strlen (prefix)) && !is_sign (signs, icon))
      g_test_fail_printf ("the legend does not have %s", icon);
  }
}

static void
test_signs (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  stage_open (stage, ts_games, NULL);
  assert_signs (ts_signs);
  for (guint i = 0; ts_games[i] != NULL; i++) {
    g_autoptr (TsBoard) board = g_object_ref_sink (ts_table_board_new (ts_games[i]));

    g_assert_true (ts_games[i]->digest == NULL || ts_board_get_signs (board) != NULL);
    if (ts_board_get_signs (board) != NULL)
      assert_signs (ts_board_get_signs (board));
    assert_explained (ts_games[i], ts_board_get_signs (board));
  }
  stage_close (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/help/key", test_key, NULL);
  stage_add ("/help/phase", test_phase, NULL);
  stage_add ("/help/search", test_search, NULL);
  stage_add ("/help/escape", test_escape, NULL);
  stage_add ("/help/contents", test_contents, NULL);
  stage_add ("/help/all", test_all, NULL);
  stage_add ("/help/page", test_page, NULL);
  stage_add ("/help/result", test_result, NULL);
  stage_add ("/help/pictures", test_pictures, NULL);
  stage_add ("/help/guide", test_guide, NULL);
  stage_add ("/help/guide-in-languages", test_guide_in_languages, NULL);
  stage_add ("/help/return", test_return, NULL);
  stage_add ("/help/first-time", test_first_time, NULL);
  stage_add ("/help/first-time-fits", test_first_time_fits, NULL);
  stage_add ("/help/signs", test_signs, NULL);
  return stage_run ();
}
