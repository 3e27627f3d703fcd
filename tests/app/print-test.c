/* What comes out of a printer is what stands in the PDF: the same texts on the same pages. The printer is
 * GTK's own, which prints into a file. */
#include "app/dialogs/print.h"

#include "games/null/rules/rules.h"
#include "paper/pdf.h"
#include "paper/score-paper.h"
#include "press.h"
#include "referee/evening.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEADER                                                                                               \
  "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Wolfeschlegelsteinhausenberger'}]}"

/* The texts of a PDF, as a reader that knows nothing of ours has them. (transfer full) */
static char *
read_texts (const char *path)
{
  const char *const arguments[] = { "python3", g_getenv ("TABLESIDE_PDF_READER"), path, NULL };
  g_autoptr (GError) error = NULL;
  char *texts = NULL;
  int status = 1;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &texts, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return texts;
}

static TsPaper *
new_long_paper (const TsSession *session)
{
  TsPaper *paper = ts_score_paper_new (session, TS_NOBODY);

  for (int i = 0; i < 120; i++)
    ts_paper_add_item (paper, "One more thing");
  return paper;
}

static void
print_into (const char *path, TsPaper *paper)
{
  g_autoptr (GtkPrintOperation) operation = ts_print_operation_new (paper);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) size = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  g_autoptr (GError) error = NULL;

  gtk_page_setup_set_paper_size (setup, size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
}

static void
test_print (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tableside-XXXXXX", NULL);
  g_autofree char *printed = g_build_filename (folder, "printed.pdf", NULL);
  g_autofree char *written = g_build_filename (folder, "written.pdf", NULL);
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
  g_autoptr (TsPaper) paper = new_long_paper (session);
  g_autoptr (GBytes) bytes = ts_pdf_write (paper, ts_paper_a4, ts_session_header (session));
  g_autofree char *expected = NULL;
  g_autofree char *texts = NULL;

  g_assert_true (
      g_file_set_contents (written, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  print_into (printed, new_long_paper (session));
  expected = read_texts (written);
  texts = read_texts (printed);
  g_assert_nonnull (strstr (texts, "Null Game"));
  g_assert_nonnull (strstr (texts, "page 2 of"));
  g_assert_cmpstr (texts, ==, expected);
  g_unlink (printed);
  g_unlink (written);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/print/pages", test_print);
  return g_test_run ();
}
