/* The QR codes of the score sheet, as they stand on paper, are read by a reader that knows nothing of ours:
 * from a picture of the page as a scanner makes it. */
#include "games/games.h"
#include "paper/score-paper.h"
#include "referee/evening.h"
#include "store/result-link.h"
#include "store/score-sheet.h"

#include <glib/gstdio.h>
#include <string.h>

#define INCH 72.0

/* Forty letters each, the ampersand and quotes among them; the rest is not ASCII. */
#define LONG                                                                                                 \
  "{'tableside':1,'game':'snack-wars','players':[{'name':'Wolfeschlegelsteinhausenbergerdorf Juni1'},"       \
  "{'name':'Ægir & “Þórdís” Þorgeirsdóttir & Sønn'},{'name':'Александра Константиновна Преображенская'},"    \
  "{'name':'אברהם בן־ציון שמואלוביץ הכהן מירושלים'},{'name':'Zoë'}],"                                        \
  "'options':{'tally_only':true},'created':'2026-11-21T12:30:00Z','id':'5b0e1f8e-5a57-4a53-9c3c-"            \
  "0d9d8f0b1a2c'}"
#define SHORT                                                                                                \
  "{'tableside':1,'game':'snack-wars','players':[{'name':'Ann'},{'name':'Bo'}],'options':{'tally_only':"     \
  "true}}"

/* A page as a picture of so many dots an inch, on white. */
static void
scan (const TsPaper *paper, guint page, int dots, const char *path)
{
  cairo_surface_t *picture = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (ts_paper_a4.width * dots / INCH), (int) (ts_paper_a4.height * dots / INCH));
  cairo_t *cairo = cairo_create (picture);

  cairo_set_source_rgb (cairo, 1, 1, 1);
  cairo_paint (cairo);
  cairo_scale (cairo, dots / INCH, dots / INCH);
  ts_paper_draw (paper, cairo, page);
  g_assert_cmpint (cairo_surface_write_to_png (picture, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cairo);
  cairo_surface_destroy (picture);
}

/* All that is read off a picture, a line each. (transfer full) */
static char *
read_codes (const char *path)
{
  const char *const command[] = { "zbarimg", "--quiet", "--raw", path, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                &output, NULL, NULL, &error);
  g_assert_no_error (error);
  return output;
}

static void
assert_read (const char *read, const char *expected)
{
  g_autofree char *line = g_strconcat (expected, "\n", NULL);

  if (strstr (read, line) == NULL)
    g_error ("“%s” was read instead of “%s”", read, expected);
}

/* What all its pages hold. (transfer full) */
static char *
read_paper (TsPaper *paper, int dots)
{
  g_autofree char *folder = g_dir_make_tmp ("tableside-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "page.png", NULL);
  g_autoptr (GString) read = g_string_new (NULL);
  guint n_pages = ts_paper_lay_out (paper, ts_paper_a4);

  for (guint page = 0; page < n_pages; page++) {
    g_autofree char *codes = NULL;

    scan (paper, page, dots, path);
    codes = read_codes (path);
    g_string_append (read, codes);
  }
  g_unlink (path);
  g_rmdir (folder);
  return g_string_free_and_steal (g_steal_pointer (&read));
}

static void
test_codes (gconstpointer header)
{
  const int dots[] = { 200, 300 };
  g_autofree char *reader = g_find_program_in_path ("zbarimg");
  g_autoptr (TsSession) session = evening_new (ts_game_find (ts_games, "snack-wars"), header);
  g_autofree char *text = NULL;
  g_autofree char *link = NULL;
  g_autoptr (TsPaper) paper = NULL;

  if (reader == NULL) {
    g_test_skip ("there is no zbarimg");
    return;
  }
  evening_say (session, "{'do':'finish'}");
  text = ts_score_sheet_short (session, TS_NOBODY);
  link = ts_result_link (session, TS_NOBODY);
  paper = ts_score_paper_new (session, TS_NOBODY);
  for (guint i = 0; i < G_N_ELEMENTS (dots); i++) {
    g_autofree char *read = read_paper (paper, dots[i]);

    assert_read (read, text);
    assert_read (read, link);
  }
}

/* What is not over has no result to take along. */
static void
test_going_on (void)
{
  g_autoptr (TsSession) session = evening_new (ts_game_find (ts_games, "snack-wars"), SHORT);
  g_autoptr (TsPaper) paper = ts_score_paper_new (session, TS_NOBODY);
  g_autofree char *reader = g_find_program_in_path ("zbarimg");
  g_autofree char *read = reader != NULL ? read_paper (paper, 300) : g_strdup ("");

  g_assert_cmpstr (read, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/code/short", SHORT, test_codes);
  g_test_add_data_func ("/code/long", LONG, test_codes);
  g_test_add_func ("/code/going-on", test_going_on);
  return g_test_run ();
}
