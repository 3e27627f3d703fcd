/* The page of all tables: what is found, thrown away and brought back, opened and come back from, and played
 * again. */
#include "stage.h"

#include "app/archive/archive-page.h"
#include "app/start/start-page.h"
#include "app/start/table-card.h"
#include "app/statistics/statistics-page.h"
#include "keys.h"
#include "store/table-list.h"

#define TABLE(year, names, more)                                                                             \
  "{\"tableside\":1,\"game\":\"null\",\"created\":\"" year "-03-09T20:00:00Z\",\"players\":[" names          \
  "]}\n" more
#define ANN_BO  "{\"name\":\"Ann\"},{\"name\":\"Bo\"}"
#define ZOE_BO  "{\"name\":\"Zoé\"},{\"name\":\"Bo\"}"
#define IS_OVER "{\"do\":\"take\",\"count\":2}\n{\"do\":\"finish\"}\n"

static GtkWidget *
open_archive (Stage *stage)
{
  GtkWidget *start;

  g_free (put_table ("a.tableside", TABLE ("2025", ANN_BO, IS_OVER)));
  g_free (put_table ("b.tableside", TABLE ("2024", ZOE_BO, "")));
  g_free (put_table ("c.tableside", TABLE ("2024", ANN_BO, IS_OVER)));
  stage_open (stage, null_games, NULL);
  start = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  wait_for (start, TS_TYPE_TABLE_CARD, NULL);
  gtk_widget_activate_action (start, "start.archive", NULL);
  return wait_for (stage->window, TS_TYPE_ARCHIVE_PAGE, NULL);
}

static void
choose (GtkWidget *page, guint which, guint place)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_nth (page, GTK_TYPE_DROP_DOWN, NULL, which)), place);
}

/* Escape empties what is looked for, and then leads back. */
static void
test_escape (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage);
  GtkWidget *search = wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (search), "zoe");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  go_to_search (search);
  type_key (stage->window, "Escape");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  type_key (stage->window, "Escape");
  wait_without (stage->window, TS_TYPE_ARCHIVE_PAGE, NULL);
  stage_close (stage);
}

static void
test_find (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage);
  GtkEditable *search = GTK_EDITABLE (wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL));
  g_autofree char *name = NULL;
  GtkWidget *cell;

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  wait_for (page, GTK_TYPE_LABEL, "3 tables");
  cell = gtk_widget_get_parent (find_nth (page, TS_TYPE_TABLE_CARD, NULL, 0));
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  g_assert_true (g_str_has_prefix (name, "Null Game: Ann, Bo, ")); /* its buttons are read by themselves */
  gtk_editable_set_text (search, "zoe");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  gtk_editable_set_text (search, "nobody");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 0);
  wait_for (page, ADW_TYPE_STATUS_PAGE, "No Table Fits That");
  gtk_editable_set_text (search, "");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  choose (page, 1, 2); /* Bo sits at all three, Ann at two */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 2);
  choose (page, 2, 1); /* 2025 */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  choose (page, 3, 2); /* resting */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 0);
  press (page, ".pill");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
}

static gboolean
is_at_top (gpointer scrolled)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scrolled)) == 0;
}

static gboolean
is_at_end (gpointer scrolled)
{
  GtkAdjustment *at = gtk_scrolled_window_get_vadjustment (scrolled);
  double end = gtk_adjustment_get_upper (at) - gtk_adjustment_get_page_size (at);

  if (gtk_adjustment_get_value (at) == end && end > 6000) /* a card is some 100 high */
    return TRUE;
  gtk_adjustment_set_value (at, end);
  return FALSE;
}

/* Whoever looks for others sees the first of them; whoever throws one away stays where that was. */
static void
test_from_the_top (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *scrolled;

  for (guint i = 0; i < 97; i++) {
    g_autofree char *name = g_strdup_printf ("%02u.tableside", i);

    g_free (put_table (name, TABLE ("2023", ANN_BO, IS_OVER)));
  }
  page = open_archive (stage);
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 360, 640);
  wait_for (page, GTK_TYPE_LABEL, "100 tables");
  wait_without (page, ADW_TYPE_SPINNER, NULL);
  scrolled = gtk_widget_get_ancestor (find (page, TS_TYPE_TABLE_CARD, NULL), GTK_TYPE_SCROLLED_WINDOW);
  for (guint order = 1; order < 4; order++) {
    wait_until (is_at_end, scrolled);
    choose (page, 4, order);
    wait_until (is_at_top, scrolled);
  }
  wait_until (is_at_end, scrolled);
  choose (page, 3, 1); /* finished */
  wait_for (page, GTK_TYPE_LABEL, "99 tables");
  wait_until (is_at_top, scrolled);
  wait_until (is_at_end, scrolled);
  /* The first one is kept for the keyboard, far above. */
  gtk_widget_activate_action (find_nth (page, TS_TYPE_TABLE_CARD, NULL, 3), "card.remove", NULL);
  wait_for (page, GTK_TYPE_LABEL, "98 tables");
  let_pass (200);
  g_assert_false (is_at_top (scrolled));
  press (page, "_Undo");
  wait_for (page, GTK_TYPE_LABEL, "99 tables");
  let_pass (200);
  g_assert_cmpfloat (
      gtk_adjustment_get_upper (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled))), >,
      6000);
  stage_close (stage);
}

#define WILD                                                                                                 \
  "{\"tableside\":1,\"game\":\"null\",\"created\":\"2025-03-09T20:00:00Z\",\"players\":[" ANN_BO             \
  "],\"options\":{\"mood\":\"wild\"}}\n" IS_OVER

/* Where several games are one to Tableside, a table is called by which of them it is, and found by that. */
static void
test_kind (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  g_free (put_table ("d.tableside", WILD));
  page = open_archive (stage);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 4);
  gtk_editable_set_text (GTK_EDITABLE (wait_for (page, GTK_TYPE_SEARCH_ENTRY, NULL)), "wild");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  wait_for (page, GTK_TYPE_LABEL, "Null Game: Wild");
  stage_close (stage);
}

/* Of many people somebody is found by a part of the name. */
static void
test_people (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage), *people;

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  people = find_nth (page, GTK_TYPE_DROP_DOWN, NULL, 1);
  gtk_widget_activate (people);
  gtk_editable_set_text (GTK_EDITABLE (wait_for (people, GTK_TYPE_SEARCH_ENTRY, NULL)), "oé");
  wait_without (people, GTK_TYPE_LABEL, "Bo");
  wait_for (people, GTK_TYPE_LABEL, "Zoé");
  gtk_editable_set_text (GTK_EDITABLE (wait_for (people, GTK_TYPE_SEARCH_ENTRY, NULL)), "bo");
  wait_for (people, GTK_TYPE_LABEL, "Bo");
  wait_for_n (find (people, GTK_TYPE_LIST_VIEW, NULL), GTK_TYPE_LABEL, 1); /* not “Everybody” */
}

/* The table that the keyboard is at, or NULL. */
static const char *
find_focus (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  GtkWidget *card = focus != NULL ? gtk_widget_get_ancestor (focus, TS_TYPE_TABLE_CARD) : NULL;

  return card != NULL ? g_object_get_data (G_OBJECT (card), "path") : NULL;
}

static gboolean
is_at_table (gpointer page)
{
  return find_focus (page) != NULL;
}

static gboolean
is_at_first (gpointer page)
{
  const char *path = find_focus (page);

  return path != NULL && g_str_has_suffix (path, "/a.tableside");
}

/* Who takes it back with the keyboard is at that table again. */
static void
test_trash (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage);

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (find_nth (page, TS_TYPE_TABLE_CARD, NULL, 0), "card.remove", NULL);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 2);
  wait_until (is_at_table, page);
  gtk_widget_grab_focus (wait_for (page, GTK_TYPE_BUTTON, "_Undo"));
  gtk_widget_activate (find (page, GTK_TYPE_BUTTON, "_Undo"));
  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  wait_without (page, GTK_TYPE_BUTTON, "_Undo");
  wait_until (is_at_first, page);
}

static void
choose_trash (GtkWidget *page)
{
  choose (page, 3, 3);
}

/* What is thrown away stays in the trash until it is brought back, whatever has its name by then. */
static void
test_restore (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage);
  g_autofree char *folder = ts_table_list_get_folder ();
  g_autofree char *second = g_build_filename (folder, "a (2).tableside", NULL);

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (find_nth (page, TS_TYPE_TABLE_CARD, NULL, 0), "card.remove", NULL);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 2);
  choose_trash (page); /* also while the toast is there */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  wait_for (page, GTK_TYPE_LABEL, "1 table");
  g_free (put_table ("a.tableside", TABLE ("2025", ANN_BO, IS_OVER)));
  gtk_widget_child_focus (find (page, TS_TYPE_TABLE_CARD, NULL), GTK_DIR_TAB_FORWARD);
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (stage->window)));
  wait_for (stage->window, GTK_TYPE_LABEL, "The table was restored");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 0);
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_REGULAR));
  choose (page, 3, 0);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 4);
}

static void
test_for_good (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage);

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (find_nth (page, TS_TYPE_TABLE_CARD, NULL, 0), "card.remove", NULL);
  choose_trash (page);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  gtk_widget_activate_action (find (page, TS_TYPE_TABLE_CARD, NULL), "card.remove", NULL);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 0);
  wait_for (stage->window, GTK_TYPE_LABEL, "The table was deleted for good");
  press (page, "_Undo");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  gtk_widget_activate_action (find (page, TS_TYPE_TABLE_CARD, NULL), "card.remove", NULL);
  choose (page, 3, 0); /* which lets go of it */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 2);
  choose_trash (page);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 0);
  wait_for (page, ADW_TYPE_STATUS_PAGE, "No Table Fits That");
}

/* What was thrown away on the start page is on no other page either, as long as it can be taken back; there
 * is nothing to take it back with any more once the page of all tables has been left. */
static void
test_on_its_way (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage), *start;
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (page, ADW_TYPE_NAVIGATION_VIEW));

  adw_navigation_view_pop (pages);
  wait_without (stage->window, TS_TYPE_ARCHIVE_PAGE, NULL);
  start = wait_for (stage->window, TS_TYPE_START_PAGE, NULL);
  wait_for_n (start, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (find (start, TS_TYPE_TABLE_CARD, NULL), "card.remove", NULL);
  gtk_widget_activate_action (start, "start.archive", NULL);
  page = wait_for (stage->window, TS_TYPE_ARCHIVE_PAGE, NULL);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 2);
  wait_for (page, GTK_TYPE_LABEL, "2 tables");
  press (GTK_WIDGET (stage->window), "_Undo");
  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (find (page, TS_TYPE_TABLE_CARD, NULL), "card.remove", NULL);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 2);
  adw_navigation_view_pop (pages);
  wait_without (stage->window, GTK_TYPE_BUTTON, "_Undo");
  wait_for_n (start, TS_TYPE_TABLE_CARD, 2);
}

static guint
n_tables (void)
{
  g_auto (GStrv) paths = ts_table_list_get_paths (NULL, NULL);

  return g_strv_length (paths);
}

static gboolean
is_begun (gpointer data)
{
  return n_tables () == *(guint *) data;
}

/* Where people come back to is where they were. */
static void
test_open (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage);
  g_autofree char *path =
      g_build_filename (g_get_user_data_dir (), "tableside", "tables", "a.tableside", NULL);
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (page, ADW_TYPE_NAVIGATION_VIEW));
  guint more = 4;

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (page, "win.open-table", "s", path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  adw_navigation_view_pop (pages);
  g_assert_true (adw_navigation_view_get_visible_page (pages) == ADW_NAVIGATION_PAGE (page));
  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (page, "app.play-like", "s", path);
  wait_until (is_begun, &more);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
}

/* A picture is a table as well; what counts is what is chosen. */
static void
test_statistics (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage), *statistics;

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  statistics = wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  wait_for (statistics, GTK_TYPE_LABEL, "Wins of Ann");
  wait_for (statistics, GTK_TYPE_LABEL, "2 of 2");
  g_assert_null (find (statistics, GTK_TYPE_LABEL, "Longest run of wins"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (statistics, GTK_TYPE_TOGGLE_BUTTON, ".touch")),
                                TRUE);
  wait_for (statistics, GTK_TYPE_LABEL, "Longest run of wins");
  wait_for (statistics, GTK_TYPE_LABEL, "Seats: Null Game");
  choose (statistics, 1, 1); /* Bo, who comes first although he has won nothing, and whose seat it is */
  wait_for (statistics, GTK_TYPE_LABEL, "Wins of Bo");
  wait_for (statistics, GTK_TYPE_LABEL, "Wins in a row: Bo");
  wait_for (statistics, GTK_TYPE_LABEL, "Seats of Bo: Null Game");
  wait_for (statistics, GTK_TYPE_LABEL, "Seat 2");
  g_assert_null (find (statistics, GTK_TYPE_LABEL, "Seat 1"));
  choose (statistics, 1, 0);
  choose (statistics, 2, 1); /* 2025 */
  wait_for (statistics, GTK_TYPE_LABEL, "1 of 1");
  choose (statistics, 1, 3); /* Zoé has finished nothing */
  wait_for (statistics, ADW_TYPE_STATUS_PAGE, "Nothing to Count Yet");
  g_assert_null (find (statistics, GTK_TYPE_LABEL, "Wins of Ann"));
}

/* Who looks at the tables of somebody sees the statistics of the same. */
static void
test_same_choice (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_archive (stage), *statistics;

  wait_for_n (page, TS_TYPE_TABLE_CARD, 3);
  wait_without (page, ADW_TYPE_SPINNER, NULL); /* who plays, and when, is known then */
  choose (page, 0, 1);                         /* the null game */
  choose (page, 1, 2);                         /* Ann */
  choose (page, 2, 2);                         /* 2024 */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  statistics = wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (
        gtk_drop_down_get_selected (GTK_DROP_DOWN (find_nth (statistics, GTK_TYPE_DROP_DOWN, NULL, i))), ==,
        gtk_drop_down_get_selected (GTK_DROP_DOWN (find_nth (page, GTK_TYPE_DROP_DOWN, NULL, i))));
  wait_for (statistics, GTK_TYPE_LABEL, "1 of 1");
}

/* The card with that title, as a table. */
static GtkWidget *
show_as_table (GtkWidget *page, const char *title)
{
  GtkWidget *card = gtk_widget_get_parent (gtk_widget_get_parent (wait_for (page, GTK_TYPE_LABEL, title)));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (card, GTK_TYPE_TOGGLE_BUTTON, ".touch")), TRUE);
  return card;
}

/* What is told of one game is told of that one in the table, too. */
static void
test_one_game (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *points, *seats;

  g_free (put_table ("d.tableside", WILD));
  page = open_archive (stage);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 4);
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  page = wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  points = show_as_table (page, "Points: Null Game");
  wait_for_n (points, GTK_TYPE_LABEL, 2 * 11 + 1); /* Ann and Bo: a name and five numbers with their titles */
  g_assert_null (find (points, GTK_TYPE_LABEL, "Game"));
  g_assert_null (find (points, GTK_TYPE_LABEL, "Null Game: Wild"));
  seats = show_as_table (page, "Seats: Null Game");
  wait_for (seats, GTK_TYPE_LABEL, "Seat 1");
  g_assert_null (find (seats, GTK_TYPE_LABEL, "Game"));
  g_assert_null (find (seats, GTK_TYPE_LABEL, "Null Game: Wild"));
}

#define WILD_ONES(year, a, b, c, d)                                                                          \
  "{\"tableside\":1,\"game\":\"null\",\"created\":\"" year "-03-09T20:00:00Z\",\"players\":[{\"name\":\"" a  \
  "\"},{\"name\":\"" b "\"},{\"name\":\"" c "\"},{\"name\":\"" d                                             \
  "\"}],\"options\":{\"mood\":\"wild\"}}\n{\"do\":\"finish\"}\n"

/* Those who played it are told of, and not only who of them is among the first of all. */
static void
test_who_played (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *card;

  g_free (put_table ("d.tableside", WILD_ONES ("2026", "Cy", "Di", "Ed", "Fay")));
  g_free (put_table ("e.tableside", WILD_ONES ("2027", "Gus", "Hal", "Ivo", "Jo")));
  page = open_archive (stage);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 5);
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  page = wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  card = gtk_widget_get_parent (gtk_widget_get_parent (wait_for (page, GTK_TYPE_LABEL, "Points: Null Game")));
  wait_for (card, GTK_TYPE_LABEL, "Ann");
  wait_for (card, GTK_TYPE_LABEL, "Bo");
}

#define AT(time) ",\"at\":\"" time "T20:00:00Z\"}\n"
#define UNDATED                                                                                              \
  "{\"tableside\":1,\"game\":\"null\",\"players\":[" ANN_BO "]}\n"                                           \
  "{\"do\":\"take\",\"count\":2" AT ("2021-05-03") "{\"do\":\"finish\"" AT ("2021-05-04")

/* When a table was played says the table, not its file: a game that is over when it began, another one when
 * something was said there last. A clock that went wrong makes no other day of it. */
static void
test_times (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  g_free (put_table ("d.tableside", UNDATED));
  g_free (
      put_table ("e.tableside", TABLE ("2019", ANN_BO, "{\"do\":\"take\",\"count\":2" AT ("2022-06-07"))));
  g_free (put_table ("f.tableside", TABLE ("2999", ANN_BO, IS_OVER)));
  page = open_archive (stage);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 6);
  wait_without (page, ADW_TYPE_SPINNER, NULL);
  wait_for (page, GTK_TYPE_LABEL, "Mar 9, 2999");
  choose (page, 2, 4); /* after 2999, 2025 and 2024 */
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  wait_for (page, GTK_TYPE_LABEL, "Jun 7, 2022");
  choose (page, 2, 5);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 1);
  wait_for (page, GTK_TYPE_LABEL, "May 3, 2021");
  stage_close (stage);
}

#define ROLLED(dice)                                                                                         \
  "{\"do\":\"roll\",\"dice\":" dice "}\n{\"do\":\"roll\",\"dice\":[1,1]}\n{\"do\":\"finish\"}\n"

/* Any evening can be looked at round by round, and what shows it, picture or table, stays that. */
static void
test_evening (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *card;

  g_free (put_table ("d.tableside", TABLE ("2020", ANN_BO, ROLLED ("[6,5]"))));
  g_free (put_table ("e.tableside", TABLE ("2019", ANN_BO, ROLLED ("[4,3]"))));
  page = open_archive (stage);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 5);
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  page = wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  card = show_as_table (page, "After each round");
  wait_for (card, GTK_TYPE_LABEL, "11");
  wait_for (card, GTK_TYPE_LABEL, "Null Game: Mar 9, 2020");
  choose (card, 0, 1);
  wait_for (card, GTK_TYPE_LABEL, "7");
  g_assert_null (find (card, GTK_TYPE_LABEL, "11"));
}

/* Two of one day are told apart by the time, and two of one time by a number. */
static void
test_same_day (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *card;
  GListModel *names;

  g_free (put_table ("d.tableside", TABLE ("2020", ANN_BO, ROLLED ("[6,5]"))));
  g_free (put_table ("e.tableside", TABLE ("2020", ANN_BO, ROLLED ("[4,3]"))));
  g_free (put_table (
      "f.tableside",
      "{\"tableside\":1,\"game\":\"null\",\"created\":\"2020-03-09T14:30:00Z\",\"players\":[" ANN_BO
      "]}\n" ROLLED ("[2,1]")));
  g_free (put_table ("g.tableside", TABLE ("2019", ANN_BO, ROLLED ("[3,3]"))));
  page = open_archive (stage);
  wait_for_n (page, TS_TYPE_TABLE_CARD, 7);
  gtk_widget_activate_action (page, "archive.statistics", NULL);
  page = wait_for (stage->window, TS_TYPE_STATISTICS_PAGE, NULL);
  card = gtk_widget_get_parent (gtk_widget_get_parent (wait_for (page, GTK_TYPE_LABEL, "After each round")));
  wait_for (card, GTK_TYPE_LABEL, "Null Game: Mar 9, 2020, 20:00");
  names = gtk_drop_down_get_model (GTK_DROP_DOWN (find (card, GTK_TYPE_DROP_DOWN, NULL)));
  g_assert_cmpuint (g_list_model_get_n_items (names), ==, 4);
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (names), 1), ==,
                   "Null Game: Mar 9, 2020, 20:00 (2)");
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (names), 2), ==,
                   "Null Game: Mar 9, 2020, 14:30");
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (names), 3), ==, "Null Game: Mar 9, 2019");
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/archive-page/escape", test_escape, NULL);
  stage_add ("/archive-page/find", test_find, NULL);
  stage_add ("/archive-page/from-the-top", test_from_the_top, NULL);
  stage_add ("/archive-page/kind", test_kind, NULL);
  stage_add ("/archive-page/people", test_people, NULL);
  stage_add ("/archive-page/same-choice", test_same_choice, NULL);
  stage_add ("/archive-page/times", test_times, NULL);
  stage_add ("/archive-page/trash", test_trash, NULL);
  stage_add ("/archive-page/restore", test_restore, NULL);
  stage_add ("/archive-page/for-good", test_for_good, NULL);
  stage_add ("/archive-page/on-its-way", test_on_its_way, NULL);
  stage_add ("/archive-page/open", test_open, NULL);
  stage_add ("/archive-page/evening", test_evening, NULL);
  stage_add ("/archive-page/one-game", test_one_game, NULL);
  stage_add ("/archive-page/who-played", test_who_played, NULL);
  stage_add ("/archive-page/same-day", test_same_day, NULL);
  stage_add ("/archive-page/statistics", test_statistics, NULL);
  return stage_run ();
}
