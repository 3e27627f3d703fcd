/* Text in its boxes: what a row and a line hold together. */
#include "press.h"
#include "widgets/drop-down.h"
#include "widgets/shrink.h"
#include "widgets/text.h"
#include "widgets/title.h"
#include "widgets/wrap-box.h"

#include <adwaita.h>

/* --- rows --- */

/* The lines of one script are higher than those of the other: a text that has both asks for more width at
 * some heights than it has there. */
static const char *const mixed[] = {
  "\u200fMaximiliane-Alexandra von Hohenschönberg\u200f: البقاء 5، الولاء 3، كالسنة الماضية",
  "\u200fKraftfahrzeughaftpflichtversicherung\u200f: البقاء 5، الولاء 3، كالسنة الماضية",
  "\u200f勅使河原 麻衣子\u200f: البقاء 5، الولاء 3، كالسنة الماضية",
};

static void
assert_row (const char *text, int width)
{
  g_autoptr (GtkWidget) row = g_object_ref_sink (
      ts_row_new (8, gtk_label_new ("1"), ts_text_new (text, NULL), gtk_label_new ("2"), NULL));
  graphene_rect_t place;
  int height;

  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (row, width, height, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (row), row, &place));
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, width);
}

static void
test_row (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mixed); i++)
    for (int width = 70; width < 500; width++)
      assert_row (mixed[i], width);
}

/* What expands has what is left, and what is not to be seen nothing; from right to left all is mirrored. */
static void
test_room (void)
{
  GtkWidget *first = gtk_label_new ("1"), *hidden = gtk_label_new ("2"), *last = gtk_label_new ("3");
  g_autoptr (GtkWidget) row = g_object_ref_sink (ts_row_new (8, first, hidden, last, NULL));
  int least, natural;

  gtk_widget_set_visible (hidden, FALSE);
  gtk_widget_set_hexpand (last, TRUE);
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  gtk_widget_allocate (row, natural + 50, 40, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (first) + 8 + gtk_widget_get_width (last), ==, natural + 50);
  gtk_widget_set_direction (row, GTK_TEXT_DIR_RTL);
  gtk_widget_allocate (row, natural + 50, 41, -1, NULL);
  {
    graphene_rect_t place;

    g_assert_true (gtk_widget_compute_bounds (last, row, &place));
    g_assert_cmpfloat (place.origin.x, ==, 0);
  }
}

/* --- lines that are too long --- */

static graphene_rect_t
place_in (GtkWidget *child, GtkWidget *box)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (child, box, &place));
  return place;
}

/* Two short texts, and a long one with room around it. */
static void
assert_inside (GtkTextDirection direction, float align, int width)
{
  GtkWidget *first = gtk_label_new ("one"), *last = gtk_label_new ("two");
  GtkWidget *longer = ts_text_new ("What has so many words that it has a line for itself", NULL);
  g_autoptr (GtkWidget) box = g_object_ref_sink (adw_wrap_box_new ());
  AdwWrapBox *wrap = ADW_WRAP_BOX (box);
  graphene_rect_t place;
  int height;

  gtk_label_set_natural_wrap_mode (GTK_LABEL (longer), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_margin_top (longer, 5);
  gtk_widget_set_margin_start (longer, 7);
  gtk_widget_set_direction (box, direction);
  adw_wrap_box_set_align (wrap, align);
  adw_wrap_box_append (wrap, first);
  adw_wrap_box_append (wrap, longer);
  adw_wrap_box_append (wrap, last);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (box, width, height, -1, NULL);
  place = place_in (longer, box);
  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, width);
  g_assert_cmpfloat (place.size.width, ==, width - 7);
  g_assert_cmpfloat (place.origin.y, ==, place_in (first, box).size.height + 5);
  g_assert_cmpfloat (place.origin.y + place.size.height, ==, place_in (last, box).origin.y);
}

static void
test_inside (void)
{
  ts_wrap_box_keep_inside ();
  ts_wrap_box_keep_inside ();
  for (int width = 100; width < 300; width += 50)
    for (guint align = 0; align <= 2; align++) {
      assert_inside (GTK_TEXT_DIR_LTR, 0.5f * align, width);
      assert_inside (GTK_TEXT_DIR_RTL, 0.5f * align, width);
    }
}

/* What is alone in it, and likes to be narrow, has all the lines that it needs. */
static void
test_alone (void)
{
  GtkWidget *text = ts_text_new ("What has so many words that they are three lines or four", NULL);
  g_autoptr (GtkWidget) box = g_object_ref_sink (adw_wrap_box_new ());
  int height;

  ts_wrap_box_keep_inside ();
  gtk_label_set_max_width_chars (GTK_LABEL (text), 15);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (text), GTK_NATURAL_WRAP_WORD);
  adw_wrap_box_append (ADW_WRAP_BOX (box), text);
  for (int width = 100; width < 600; width += 50) {
    gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
    gtk_widget_allocate (box, width, height, -1, NULL);
    g_assert_cmpfloat (place_in (text, box).size.height, ==, height);
  }
}

/* --- amounts --- */

/* Where the lines of a text begin in so little room that each word, or each letter, has its own. (transfer
 * full) */
static char *
lines_of (const char *text, PangoWrapMode mode)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (ts_text_new (NULL, NULL));
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (PangoLayout) layout = NULL;

  gtk_label_set_label (GTK_LABEL (label), text);
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));
  pango_layout_set_wrap (layout, mode);
  pango_layout_set_width (layout, 1);
  for (GSList *it = pango_layout_get_lines (layout); it != NULL; it = it->next) {
    PangoLayoutLine *line = it->data;

    g_string_append_len (lines, text + line->start_index, line->length);
    g_string_append_c (lines, '|');
  }
  return g_string_free_and_steal (g_steal_pointer (&lines));
}

static void
test_amounts (void)
{
  static const char *const texts[][2] = {
    { "Ann takes 69 points now", "Ann |takes |69 points |now|" },
    { "Ann has 3 × Donut now", "Ann |has |3 × Donut |now|" },
    { "Stärke 0", "Stärke 0|" },
    { "Strength 5 against 3.", "Strength |5 against 3.|" },
    { "Slot 3 of Ann", "Slot |3 of |Ann|" },
    { "السداسيات: 3.", "السداسيات: 3.|" },
    { "Ann: Tokens \u2066−2\u2069", "Ann: |Tokens \u2066−2\u2069|" },
    { "A 1\nB 2", "A 1|B 2|" },
    { "A 1  ·  B 2", "A 1  |·  |B 2|" },
    { "A crate on column 4, row 2.", "A |crate |on |column 4, |row 2.|" },
    { "It is 25; it should be 26.", "It |is 25; |it |should |be 26.|" },
    { "Asia / 12, rolled", "Asia / 12, |rolled|" },
    { "Roll (3, 4)", "Roll |(3, |4)|" },
    { "Roll (3)", "Roll (3)|" },
    { "Any Game, 21 Nov 2026: 1. Ann 12, 12. Bo 9", "Any |Game, |21 Nov 2026: |1. Ann 12, |12. Bo 9|" },
    { "1. 3PO 12\n2. Bo", "1. 3PO 12|2. Bo|" },
    { "\u200f1. \u2066Ann\u2069\u200f 12، \u200f2. بو\u200f 9",
      "\u200f1. \u2066Ann\u2069\u200f 12، |\u200f2. بو\u200f 9|" },
    { "Bo has 12. Ann is next", "Bo |has 12. |Ann |is |next|" },
    { "得点69点", "得|点|69点|" },
    { "札3枚", "札|3枚|" },
    { "得点3ポイント", "得|点|3ポイント|" },
    { "3 レベルと", "3 レベル|と|" },
    { "カードをシャッフル", "カード|を|シャッフル|" },
    { "センター・コート", "センター・|コート|" },
    { "Ann takes Donuts", "Ann |takes |Donuts|" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *lines = lines_of (texts[i][0], PANGO_WRAP_WORD);

    g_assert_cmpstr (lines, ==, texts[i][1]);
  }
}

/* Where a name is longer than a line, it breaks, and the number behind it does not. */
static void
test_number_of_long_name (void)
{
  g_autofree char *lines = lines_of ("Wal 129, x", PANGO_WRAP_CHAR);

  g_assert_cmpstr (lines, ==, "W|a|l 129,| |x|");
}

/* A word of katakana breaks only where it is longer than a line. */
static void
test_long_katakana (void)
{
  g_autofree char *lines = lines_of ("カード", PANGO_WRAP_WORD_CHAR);

  g_assert_cmpstr (lines, ==, "カ|ー|ド|");
}

/* --- choices --- */

/* What is chosen stands on the button in as many lines as it takes. */
static void
test_choice (void)
{
  static const char *const words[] = { "Warehouse Wars: Wednesday", "Any Game: Friday", NULL };
  GtkWidget *choice = gtk_drop_down_new_from_strings (words);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  int least, natural;

  ts_drop_down_wrap (GTK_DROP_DOWN (choice));
  gtk_window_set_child (window, choice);
  gtk_widget_measure (choice, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <, natural / 2);
  gtk_window_destroy (window);
}

/* --- words --- */

static void
test_widest (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (ts_text_new ("Tastenkombinationen", NULL));
  g_autoptr (GtkWidget) shrink = g_object_ref_sink (ts_shrink_new (g_object_ref (label)));
  int natural, least;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (ts_text_widest_word (GTK_LABEL (label)), ==, natural);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_measure (shrink, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &least, NULL, NULL);
  g_assert_cmpint (least, ==, natural);
  gtk_label_set_label (GTK_LABEL (label), "Donaudampfschifffahrtsgesellschaft"); /* it may break */
  g_assert_cmpint (ts_text_widest_word (GTK_LABEL (label)), ==, 0);
}

static int
width_of_one (const char *text)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (text));
  int natural;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* Of a sentence with a long name, which is broken, the other words are not; and what is held together counts
 * as one word. */
static void
test_whole (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (ts_text_new (NULL, NULL));
  g_autoptr (GtkWidget) shrink = g_object_ref_sink (ts_shrink_new (label));
  int least;

  gtk_label_set_label (GTK_LABEL (label), "Donaudampfschifffahrtsgesellschaft paid everything");
  ts_text_wrap_words (GTK_LABEL (label));
  gtk_widget_measure (shrink, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &least, NULL, NULL);
  g_assert_cmpint (least, ==, width_of_one ("everything"));
  gtk_label_set_label (GTK_LABEL (label), "now at Equipping 2");
  gtk_widget_measure (shrink, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &least, NULL, NULL);
  g_assert_cmpint (least, ==, width_of_one ("Equipping 2"));
}

/* --- groups of preferences --- */

static void
test_group (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *group = adw_preferences_group_new (), *title;
  int high, low;

  ts_title_wrap_groups ();
  ts_title_wrap_groups ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), "Somebody Has to Leave");
  gtk_window_set_child (window, group);
  title = find (group, GTK_TYPE_LABEL, "Somebody Has to Leave");
  g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (title)), ==, PANGO_ELLIPSIZE_NONE);
  gtk_widget_measure (group, GTK_ORIENTATION_VERTICAL, width_of_one ("Somebody"), &high, NULL, NULL, NULL);
  gtk_widget_measure (group, GTK_ORIENTATION_VERTICAL, 1000, &low, NULL, NULL, NULL);
  g_assert_cmpint (high, >, low);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/text/row", test_row);
  g_test_add_func ("/text/room", test_room);
  g_test_add_func ("/text/inside", test_inside);
  g_test_add_func ("/text/alone", test_alone);
  g_test_add_func ("/text/amounts", test_amounts);
  g_test_add_func ("/text/number-of-long-name", test_number_of_long_name);
  g_test_add_func ("/text/long-katakana", test_long_katakana);
  g_test_add_func ("/text/choice", test_choice);
  g_test_add_func ("/text/widest", test_widest);
  g_test_add_func ("/text/whole", test_whole);
  g_test_add_func ("/text/group", test_group);
  return g_test_run ();
}
