/* Numbers as people read them. */
#include "referee/number.h"

#include <pango/pangocairo.h>
#include <string.h>

static void
test_tell (void)
{
  g_autofree char *some = ts_number_tell (40);
  g_autofree char *none = ts_number_tell (0);
  g_autofree char *less = ts_number_tell (-7);

  g_assert_cmpstr (some, ==, "40");
  g_assert_cmpstr (none, ==, "0");
  g_assert_cmpstr (less, ==, "\u2066−7\u2069");
}

/* Money is read from two metres away: in Wealth: 429,000 as in any other place. */
static void
test_tell_large (void)
{
  g_autofree char *wealth = ts_number_tell (429000);
  g_autofree char *average = ts_number_tell_tenths (137500.2);
  g_autofree char *loss = ts_number_tell_tenths (-1234.5);
  g_autofree char *few = ts_number_tell_tenths (0.04);
  g_autofree char *fee = ts_number_tell_change (-25000);

  g_assert_cmpstr (wealth, ==, "429,000");
  g_assert_cmpstr (average, ==, "137,500.2");
  g_assert_cmpstr (loss, ==, "\u2066−1,234.5\u2069");
  g_assert_cmpstr (few, ==, "0.0");
  g_assert_cmpstr (fee, ==, "\u2066−25,000\u2069");
}

/* An average is no −0.0. */
static void
test_tell_tenths (void)
{
  g_autofree char *some = ts_number_tell_tenths (4.25);
  g_autofree char *less = ts_number_tell_tenths (-12.51);
  g_autofree char *none = ts_number_tell_tenths (-0.04);

  g_assert_cmpstr (some, ==, "4.2");
  g_assert_cmpstr (less, ==, "\u2066−12.5\u2069");
  g_assert_cmpstr (none, ==, "0.0");
}

static void
test_tell_change (void)
{
  g_autofree char *more = ts_number_tell_change (3);
  g_autofree char *less = ts_number_tell_change (-3);

  g_assert_cmpstr (more, ==, "\u2066+3\u2069");
  g_assert_cmpstr (less, ==, "\u2066−3\u2069");
}

/* Where the first letter of the text stands, from the left, in a text that is read from the right. */
static int
place_of (const char *text, const char *letter)
{
  g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  PangoRectangle place;

  pango_context_set_base_dir (context, PANGO_DIRECTION_RTL);
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_text (layout, text, -1);
  pango_layout_index_to_pos (layout, (int) (strstr (text, letter) - text), &place);
  g_object_unref (context);
  return MIN (place.x, place.x + place.width);
}

/* A sign stands before its number, on the left, among letters that are read from the right, too. */
static void
test_right_to_left (void)
{
  g_autofree char *less = ts_number_tell (-1);
  g_autofree char *more = ts_number_tell_change (1);
  g_autofree char *among = g_strdup_printf ("\u05d0 %s \u05d1", less);

  g_assert_cmpint (place_of ("−1", "−"), >, place_of ("−1", "1")); /* what is to be avoided */
  g_assert_cmpint (place_of (less, "−"), <, place_of (less, "1"));
  g_assert_cmpint (place_of (more, "+"), <, place_of (more, "1"));
  g_assert_cmpint (place_of (among, "−"), <, place_of (among, "1"));
  g_assert_cmpint (place_of (among, "\u05d1"), <, place_of (among, "−"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/number/tell", test_tell);
  g_test_add_func ("/number/tell-large", test_tell_large);
  g_test_add_func ("/number/tell-tenths", test_tell_tenths);
  g_test_add_func ("/number/tell-change", test_tell_change);
  g_test_add_func ("/number/right-to-left", test_right_to_left);
  return g_test_run ();
}
