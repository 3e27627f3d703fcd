/* What stands on which page: everything, once, within the margins, on either size of paper. What is drawn is
 * looked at, not what was planned: each page is drawn onto nothing, and said to have ink where it has. */
#include "paper/paper.h"

#include "paper/strip.h"

#include <string.h>

#define MARGIN 48
#define N_LONG 140 /* rows: several pages */

static const TsPaperSize *const sizes[] = { &ts_paper_a4, &ts_paper_letter };

/* Where a page has ink. */
static cairo_rectangle_t
find_ink (const TsPaper *paper, guint page)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cairo = cairo_create (surface);
  cairo_rectangle_t ink;

  ts_paper_draw (paper, cairo, page);
  cairo_recording_surface_ink_extents (surface, &ink.x, &ink.y, &ink.width, &ink.height);
  cairo_destroy (cairo);
  cairo_surface_destroy (surface);
  return ink;
}

static void
assert_within_margins (const TsPaper *paper, guint n_pages, const TsPaperSize *size)
{
  for (guint page = 0; page < n_pages; page++) {
    cairo_rectangle_t ink = find_ink (paper, page);

    g_assert_cmpfloat (ink.x, >=, MARGIN - 2);
    g_assert_cmpfloat (ink.y, >=, MARGIN - 2);
    g_assert_cmpfloat (ink.x + ink.width, <=, size->width - MARGIN + 2);
    g_assert_cmpfloat (ink.y + ink.height, <=, size->height - MARGIN + 2);
  }
}

/* The first page above its foot, as a picture. (transfer full) */
static cairo_surface_t *
draw_lines (const TsPaper *paper)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) ts_paper_a4.width,
                                                         (int) ts_paper_a4.height - MARGIN - 20);
  cairo_t *cairo = cairo_create (picture);

  ts_paper_draw (paper, cairo, 0);
  cairo_destroy (cairo);
  cairo_surface_flush (picture);
  return picture;
}

static gboolean
begin_alike (const TsPaper *paper, const TsPaper *other)
{
  cairo_surface_t *one = draw_lines (paper);
  cairo_surface_t *two = draw_lines (other);
  gsize length = (gsize) cairo_image_surface_get_stride (one) * (gsize) cairo_image_surface_get_height (one);
  gboolean alike =
      memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (two), length) == 0;

  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
  return alike;
}

static GPtrArray *
new_rows (guint n_rows, guint n_columns, const char *head)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i <= n_rows; i++) {
    GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

    for (guint column = 0; column < n_columns; column++)
      g_ptr_array_add (row, i == 0 ? g_strdup (head) : g_strdup_printf ("%u", i * 10 + column));
    g_ptr_array_add (rows, row);
  }
  return rows;
}

/* Forty letters without a blank have to be broken, and six such names go side by side. */
static void
test_long_names (void)
{
  g_autoptr (GPtrArray) rows = new_rows (12, 7, "Wolfeschlegelsteinhausenbergerdorffjunio");
  g_autoptr (TsPaper) paper =
      ts_paper_new ("Wolfeschlegelsteinhausenbergerdorffjunio and friends play a game");

  ts_paper_add_table (paper, rows, 2);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    g_assert_cmpuint (ts_paper_lay_out (paper, *sizes[i]), ==, 1);
    assert_within_margins (paper, 1, sizes[i]);
  }
}

/* How many letters a word can have until it is broken, in a column of seven: of the head, or of the sums. */
static guint
find_longest (gboolean in_head)
{
  double whole = 0;

  for (guint n = 1;; n++) {
    g_autofree char *word = g_strnfill (n, 'n');
    g_autoptr (GPtrArray) rows = new_rows (1, 7, "Ann");
    g_autoptr (TsPaper) paper = ts_paper_new ("Null Game");
    GPtrArray *row = rows->pdata[in_head ? 0 : 1];
    double height;

    for (guint column = 1; column < row->len; column++) {
      g_free (row->pdata[column]);
      row->pdata[column] = g_strdup (word);
    }
    ts_paper_add_table (paper, rows, 1);
    ts_paper_lay_out (paper, ts_paper_a4);
    height = find_ink (paper, 0).height;
    if (n > 1 && height > whole + 4)
      return n - 1;
    whole = n == 1 ? height : whole;
  }
}

/* Letters of the sums are a ninth larger than those of the head, which get smaller by a fifth at most. */
static void
test_narrow_columns (void)
{
  double head = find_longest (TRUE);
  double sums = find_longest (FALSE);

  g_assert_cmpfloat (head / sums, >, 1.25);
  g_assert_cmpfloat (head / sums, <, 1.5);
}

/* Numbers stand there as people read them; names and labels as they are. */
static void
test_numbers (void)
{
  g_autoptr (GPtrArray) rows = new_rows (1, 3, "2026");
  GPtrArray *row = rows->pdata[1];
  g_autoptr (TsPaper) paper = ts_paper_new ("Null Game");
  g_autoptr (TsPaper) same = ts_paper_new ("Null Game");
  const char *const said[] = { "3000", "-12345", "1 of 2" };
  const char *const told[] = { "3000", "−12,345", "1 of 2" };

  for (guint i = 0; i < 2; i++) {
    for (guint column = 0; column < row->len; column++) {
      g_free (row->pdata[column]);
      row->pdata[column] = g_strdup (i == 0 ? said[column] : told[column]);
    }
    ts_paper_add_table (i == 0 ? paper : same, rows, 0);
    ts_paper_lay_out (i == 0 ? paper : same, ts_paper_a4);
  }
  g_assert_true (begin_alike (paper, same));
}

static void
test_many_pages (void)
{
  g_autoptr (GPtrArray) rows = new_rows (N_LONG, 3, "Ann");
  g_autoptr (TsPaper) paper = ts_paper_new ("Null Game");

  ts_paper_add_table (paper, rows, 1);
  for (guint i = 0; i < N_LONG; i++)
    ts_paper_add_item (paper, "One Sushi lies with Ann");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    guint n_pages = ts_paper_lay_out (paper, *sizes[i]);

    g_assert_cmpuint (n_pages, >=, 6);
    assert_within_margins (paper, n_pages, sizes[i]);
    for (guint page = 0; page + 1 < n_pages; page++) /* none is left half empty */
      g_assert_cmpfloat (find_ink (paper, page).height, >, sizes[i]->height * 0.8);
  }
}

/* A heading at the foot of a page, with what it is for on the next one, is no use: where there is room for
 * one of them, neither stands there. */
static void
test_headings (void)
{
  guint n_parted = 0;

  for (guint n_lines = 20; n_lines < 60; n_lines++) {
    g_autoptr (TsPaper) paper = ts_paper_new ("Null Game");
    g_autoptr (TsPaper) without = ts_paper_new ("Null Game");

    for (guint i = 0; i < n_lines; i++) {
      ts_paper_add_text (paper, "A line");
      ts_paper_add_text (without, "A line");
    }
    ts_paper_add_heading (paper, "Ann");
    ts_paper_add_item (paper, "One Sushi");
    if (ts_paper_lay_out (without, ts_paper_a4) == ts_paper_lay_out (paper, ts_paper_a4))
      continue;
    g_assert_true (begin_alike (paper, without));
    n_parted++;
  }
  g_assert_cmpuint (n_parted, >, 1);
}

/* Letters that no font has stand there as boxes, and the sheet says so, wherever they are and however often
 * it is laid out. */
static void
test_boxes (void)
{
  for (guint with = 0; with < 2; with++) {
    g_autoptr (TsPaper) paper = ts_paper_new ("Null Game");
    g_autoptr (TsPaper) other = ts_paper_new ("Null Game");

    for (guint i = 0; i < 5; i++) {
      ts_paper_add_text (paper, i == 3 && with ? "\U0010fffd" : "A line");
      ts_paper_add_text (other, "A line");
    }
    ts_paper_lay_out (other, ts_paper_a4);
    for (guint i = 0; i < 3; i++) {
      double more;

      ts_paper_lay_out (paper, ts_paper_a4);
      more = find_ink (paper, 0).height - find_ink (other, 0).height;
      g_assert_cmpfloat (more, >, with ? 10 : -1);
      g_assert_cmpfloat (more, <, with ? 24 : 1);
    }
  }
}

/* Where a page has ink above its foot. */
static double
find_end (const TsPaper *paper, guint page, double height)
{
  cairo_surface_t *surface = cairo_recording_surface_create (
      CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, 999, height - MARGIN - 20 });
  cairo_t *cairo = cairo_create (surface);
  cairo_rectangle_t ink;

  ts_paper_draw (paper, cairo, page);
  cairo_recording_surface_ink_extents (surface, &ink.x, &ink.y, &ink.width, &ink.height);
  cairo_destroy (cairo);
  cairo_surface_destroy (surface);
  return ink.y + ink.height;
}

/* What is covered begins a sheet, and stands so high on it that the lower part, folded up to the line, lies
 * over it; so on every sheet that it takes. */
static void
test_covers (void)
{
  for (guint n_lines = 1; n_lines < 70; n_lines++) {
    g_autoptr (TsPaper) paper = ts_paper_new ("Null Game");

    ts_paper_add_text (paper, "For everybody");
    for (guint seat = 0; seat < 2; seat++) {
      ts_paper_add_cover (paper, "For Wolfeschlegelsteinhausenbergerdorff alone: fold it");
      for (guint i = 0; i < n_lines; i++)
        ts_paper_add_text (paper, "A secret");
    }
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
      guint n_pages = ts_paper_lay_out (paper, *sizes[i]);
      double height = sizes[i]->height;

      g_assert_cmpuint (n_pages, >=, 3 + (n_lines > 30) * 2);
      g_assert_cmpfloat (find_end (paper, 0, height), <, height / 4);
      assert_within_margins (paper, n_pages, sizes[i]);
      for (guint page = 1; page < n_pages; page++)
        g_assert_cmpfloat (find_end (paper, page, height), <, (height + MARGIN + 40) / 2);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paper/long-names", test_long_names);
  g_test_add_func ("/paper/narrow-columns", test_narrow_columns);
  g_test_add_func ("/paper/numbers", test_numbers);
  g_test_add_func ("/paper/many-pages", test_many_pages);
  g_test_add_func ("/paper/headings", test_headings);
  g_test_add_func ("/paper/covers", test_covers);
  g_test_add_func ("/paper/boxes", test_boxes);
  return g_test_run ();
}
