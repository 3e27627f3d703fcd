/* The page of the result at any size: nothing is wider than the window, and where there is room the bars, the
 * sheet and the code for phones share it, with all of it in sight. */
#include "app/tally/tally-page.h"
#include "app/tally/tally-stage.h"
#include "frame.h"
#include "languages.h"
#include "stage.h"
#include "widgets/qr-code.h"
#include "widgets/seat-name.h"

#include <math.h>

typedef struct {
  Frame *frame;
  GtkWidget *page;
} Shown;

#define STEP  62 /* px: comes by 980, from which on things stand beside each other */
#define LARGE 6  /* seats */

/* Each with six digits, in one column of a game with a name that is hard to break; they share the win. */
static char *
make_large (void)
{
  static const char *const names[LARGE] = { "Maximiliane-Alexandra von Hohenschönberg",
                                            "Bo",
                                            "Maximiliane-Alexandra von Hohenschönbuch",
                                            "Al",
                                            "Yusuf",
                                            "Wilhelmina-Theodora van der Westerhuizen" };
  GString *table = g_string_new ("{\"tableside\":1,\"game\":\"any-game\",\"players\":[");

  for (int i = 0; i < LARGE; i++)
    g_string_append_printf (table, "%s{\"name\":\"%s\"}", i > 0 ? "," : "", names[i]);
  g_string_append (table, "],\"options\":{\"columns\":[\"Weltraumeroberung\",\"Bonus\"]}}\n");
  for (int i = 0; i < 3 * LARGE; i++)
    g_string_append_printf (table, "{\"do\":\"score\",\"who\":%d,\"points\":%d,\"column\":1}\n", i % LARGE,
                            99999 - i / LARGE);
  g_string_append (table, "{\"do\":\"end\"}\n");
  return g_string_free_and_steal (table);
}

static void
show (Stage *stage, Shown *shown, const char *text)
{
  g_autofree char *path = put_table ("result.tableside", text);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = NULL;

  stage_open (stage, ts_games, NULL);
  table = ts_table_open (path, ts_games, &error);
  g_assert_no_error (error);
  shown->frame = frame_new (1920, 1080);
  shown->page = GTK_WIDGET (ts_tally_page_new (table));
  frame_set_child (shown->frame, shown->page);
  ts_tally_page_skip (TS_TALLY_PAGE (shown->page));
}

static void
put_away (Stage *stage, Shown *shown)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * PANGO_SCALE, NULL);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (shown->frame))));
  stage_close (stage);
}

static graphene_rect_t
place_of (Shown *shown, GType type)
{
  GtkWidget *widget = find (shown->page, type, NULL);
  graphene_rect_t place;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, shown->page, &place));
  return place;
}

/* The page itself, and what scrolls in it: that would be cut off. */
static int
least_width (Shown *shown)
{
  GtkWidget *content = gtk_scrolled_window_get_child (
      GTK_SCROLLED_WINDOW (find (shown->page, GTK_TYPE_SCROLLED_WINDOW, NULL)));
  int page, inside;

  gtk_widget_measure (shown->page, GTK_ORIENTATION_HORIZONTAL, -1, &page, NULL, NULL, NULL);
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &inside, NULL, NULL, NULL);
  return MAX (page, inside);
}

static void
check_widths (Shown *shown, int times)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * 96 * PANGO_SCALE, NULL);
  for (int width = 360; width <= 1920; width += STEP) {
    frame_resize (shown->frame, width, 720);
    if (least_width (shown) > width)
      g_test_message ("at %d × %d, text × %d", width, 720, times);
    g_assert_cmpint (least_width (shown), <=, width);
  }
}

/* With the code as a text, and as a link, which is larger. */
static void
test_widths (Stage *stage, gconstpointer language)
{
  static const char *const kinds[] = { "text", "bg-stats" };
  g_autofree char *table = make_large ();
  Shown shown;

  speak (language);
  show (stage, &shown, table);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (find (shown.page, ADW_TYPE_TOGGLE_GROUP, NULL)),
                                      kinds[i]);
    check_widths (&shown, 1);
    check_widths (&shown, 2);
  }
  put_away (stage, &shown);
  speak_english ();
}

/* Its number is written in one line, and lies in the window and on no other one. */
static void
check_whole (Shown *shown, GtkWidget *root, const char *class)
{
  graphene_rect_t window = GRAPHENE_RECT_INIT (0, -10000, (float) frame_get_width (shown->frame), 20000);
  graphene_rect_t place, before = GRAPHENE_RECT_INIT (-10000, 0, 0, 0);
  GtkWidget *number;
  guint n = 0;

  for (; (number = find_nth (root, GTK_TYPE_LABEL, class, n)) != NULL; n++) {
    PangoLayout *text = gtk_label_get_layout (GTK_LABEL (number));
    int width;

    g_assert_true (gtk_widget_get_mapped (number));
    g_assert_true (gtk_widget_compute_bounds (number, shown->page, &place));
    g_test_message ("%s from %.1f to %.1f, %.1f high", gtk_label_get_label (GTK_LABEL (number)),
                    (double) place.origin.x, (double) (place.origin.x + place.size.width),
                    (double) place.size.height);
    g_assert_cmpint (pango_layout_get_line_count (text), ==, 1);
    g_assert_false (pango_layout_is_ellipsized (text));
    pango_layout_get_pixel_size (text, &width, NULL);
    g_assert_cmpint (width, <=, gtk_widget_get_width (number));
    g_assert_true (lies_in (&place, &window, 0.5f));
    g_assert_false (graphene_rect_intersection (&place, &before, NULL));
    before = place;
  }
  g_assert_cmpuint (n, >=, LARGE);
}

/* On a phone with text twice as large every number is read whole, above its bar and on the sheet. */
static void
test_whole (Stage *stage, gconstpointer language)
{
  g_autofree char *table = make_large ();
  Shown shown;

  speak (language);
  show (stage, &shown, table);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  frame_resize (shown.frame, 360, 720);
  check_whole (&shown, find (shown.page, TS_TYPE_TALLY_STAGE, NULL), ".tally-score");
  check_whole (&shown, find (shown.page, GTK_TYPE_GRID, NULL), ".tally-number");
  put_away (stage, &shown);
  speak_english ();
}

static const char snacks[] =
    "{\"tableside\":1,\"game\":\"snack-wars\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":"
    "\"Cy\"}],"
    "\"options\":{\"tally_only\":true}}\n"
    "{\"do\":\"collection\",\"who\":0,\"foods\":{\"macaron\":2,\"croissant\":2,\"cheese\":2,\"sushi\":2},"
    "\"bonuses\":[\"variety\"]}\n"
    "{\"do\":\"collection\",\"who\":1,\"foods\":{\"ramen\":2,\"shrimp-tempura\":2,\"milkshake\":2,\"donut\":"
    "2},"
    "\"bonuses\":[\"japanese\"]}\n"
    "{\"do\":\"collection\",\"who\":2,\"foods\":{\"burger\":3},\"bonuses\":[\"american\",\"raccoon\"],"
    "\"raccoons\":3}\n"
    "{\"do\":\"finish\"}\n";

/* So many seats, with a line of a few digits. */
static char *
make_many (int n)
{
  static const char *const names[] = { "Ann", "Bo", "Chiara", "Deniz", "Émile", "Fay" };
  GString *table = g_string_new ("{\"tableside\":1,\"game\":\"any-game\",\"players\":[");

  for (int i = 0; i < n; i++)
    g_string_append_printf (table, "%s{\"name\":\"%s\"}", i > 0 ? "," : "", names[i]);
  g_string_append (table, "]}\n");
  for (int i = 0; i < n; i++)
    g_string_append_printf (table, "{\"do\":\"score\",\"who\":%d,\"points\":%d}\n", i, 100 - i);
  g_string_append (table, "{\"do\":\"end\"}\n");
  return g_string_free_and_steal (table);
}

/* Bars, sheet and code lie beside each other between the heading and the buttons. */
static void
check_in_sight (Shown *shown, int width, int height)
{
  graphene_rect_t bars, sheet, code, copy, buttons;

  frame_resize (shown->frame, width, height);
  g_test_message ("at %d × %d", width, height);
  bars = place_of (shown, TS_TYPE_TALLY_STAGE);
  sheet = place_of (shown, GTK_TYPE_GRID);
  code = place_of (shown, TS_TYPE_QR_CODE);
  g_assert_true (
      gtk_widget_compute_bounds (find (shown->page, GTK_TYPE_BUTTON, "Play Again"), shown->page, &buttons));
  g_assert_true (gtk_widget_compute_bounds (find (shown->page, GTK_TYPE_BUTTON, "Copy"), shown->page, &copy));
  g_assert_cmpfloat (bars.origin.x + bars.size.width, <=, sheet.origin.x);
  g_assert_cmpfloat (sheet.origin.x + sheet.size.width, <=, code.origin.x);
  g_assert_cmpfloat (bars.origin.y + bars.size.height, <=, buttons.origin.y);
  g_assert_cmpfloat (sheet.origin.y + sheet.size.height, <=, buttons.origin.y);
  g_assert_cmpfloat (copy.origin.y + copy.size.height, <=, buttons.origin.y);
  g_assert_cmpfloat (bars.size.width, >, (float) width / 4);
  g_assert_cmpfloat (code.size.width, >=, 200);
}

/* In the window as it opens, on a laptop and on a large screen all is seen at once, a long sheet and one of
 * many players as well. */
static void
test_in_sight (Stage *stage, gconstpointer n_seats)
{
  g_autofree char *many = n_seats != NULL ? make_many (GPOINTER_TO_INT (n_seats)) : NULL;
  Shown shown;

  show (stage, &shown, many != NULL ? many : snacks);
  check_in_sight (&shown, 1000, 720);
  check_in_sight (&shown, 1280, 800);
  check_in_sight (&shown, 1920, 1080);
  put_away (stage, &shown);
}

/* The first bar, as it is drawn. */
static graphene_rect_t
draw_bar (Shown *shown)
{
  GtkWidget *bars = find (shown->page, TS_TYPE_TALLY_STAGE, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) drawn = NULL;
  GskRenderNode *bar;

  GTK_WIDGET_GET_CLASS (bars)->snapshot (bars, snapshot);
  drawn = gtk_snapshot_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (drawn), ==, GSK_CONTAINER_NODE);
  bar = gsk_container_node_get_child (drawn, 0);
  g_assert_cmpint (gsk_render_node_get_node_type (bar), ==, GSK_ROUNDED_CLIP_NODE);
  return gsk_rounded_clip_node_get_clip (bar)->bounds;
}

/* Of two players, too, the bars are none that fill half of the picture, and stand above their names. */
static void
test_bars (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 800, 1280 }, { 1920, 1080 } };
  g_autofree char *table = make_many (2);
  Shown shown;

  show (stage, &shown, table);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    graphene_rect_t bar, name;

    frame_resize (shown.frame, sizes[i][0], sizes[i][1]);
    bar = draw_bar (&shown);
    g_assert_true (gtk_widget_compute_bounds (find (shown.page, GTK_TYPE_WIDGET, ".tally-foot"),
                                              find (shown.page, TS_TYPE_TALLY_STAGE, NULL), &name));
    g_assert_cmpfloat (bar.size.width, >=, 48);
    g_assert_cmpfloat (bar.size.width, <, bar.size.height);
    g_assert_cmpfloat (fabsf (bar.origin.x + bar.size.width / 2 - name.origin.x - name.size.width / 2), <=,
                       1);
  }
  put_away (stage, &shown);
}

/* Long labels leave the bars their room beside a sheet of five, and that its names where there is some left.
 */
static void
test_long_labels (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *short_table = make_many (5);
  g_auto (GStrv) parts = g_strsplit (short_table, "]}\n", 2);
  g_autofree char *table = g_strconcat (
      parts[0], "],\"options\":{\"columns\":[\"Weltraumeroberungen\",\"Transport of people\"]}}\n", parts[1],
      NULL);
  Shown shown;
  int name, liked;

  show (stage, &shown, table);
  check_in_sight (&shown, 980, 720);
  check_in_sight (&shown, 1060, 720);
  frame_resize (shown.frame, 1170, 720);
  name = (int) gtk_widget_get_width (
      find_nth (find (shown.page, GTK_TYPE_GRID, NULL), TS_TYPE_SEAT_NAME, NULL, 2));
  gtk_widget_measure (find_nth (find (shown.page, GTK_TYPE_GRID, NULL), TS_TYPE_SEAT_NAME, NULL, 2),
                      GTK_ORIENTATION_HORIZONTAL, -1, NULL, &liked, NULL, NULL);
  g_assert_cmpint (name, >=, liked);
  put_away (stage, &shown);
}

/* However long the text below the code is, it leaves the bars and the sheet what the code does not need. */
static void
test_long_text (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *table = make_large ();
  Shown shown;

  show (stage, &shown, table);
  frame_resize (shown.frame, 1000, 720);
  g_assert_cmpfloat (place_of (&shown, TS_TYPE_TALLY_STAGE).size.width, >, 1000.0f / 3);
  put_away (stage, &shown);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  adw_init ();
  for (guint i = 0; i < LANGUAGES; i++) {
    g_autofree char *name = g_strdup_printf ("/tally-sizes/widths/%s", languages[i].locale);
    g_autofree char *whole = g_strdup_printf ("/tally-sizes/whole/%s", languages[i].locale);

    stage_add (name, test_widths, &languages[i]);
    stage_add (whole, test_whole, &languages[i]);
  }
  stage_add ("/tally-sizes/in-sight/a-long-sheet", test_in_sight, NULL);
  stage_add ("/tally-sizes/in-sight/two", test_in_sight, GINT_TO_POINTER (2));
  stage_add ("/tally-sizes/bars", test_bars, NULL);
  stage_add ("/tally-sizes/in-sight/six", test_in_sight, GINT_TO_POINTER (6));
  stage_add ("/tally-sizes/long-labels", test_long_labels, NULL);
  stage_add ("/tally-sizes/long-text", test_long_text, NULL);
  return stage_run ();
}
