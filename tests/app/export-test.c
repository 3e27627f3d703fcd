/* The score sheet becomes a file; and what is told where it does not, or where nobody chose one. The dialogs
 * themselves are the system's. */
#include "app/dialogs/export.h"

#include "games/null/rules/rules.h"
#include "referee/evening.h"
#include "store/score-sheet.h"
#include "widgets/file-choice.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEADER "{'tableside':1,'game':'null','players':[{'name':'Ann'},{'name':'Bo'}]}"

/* A file in a folder of its own. (transfer full) */
static GFile *
file_in (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
assert_holds (GFile *file, const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_load_contents (file, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

/* A format up to its first zero. (transfer full) */
static char *
write_text (const TsSession *session, const char *format)
{
  g_autoptr (GBytes) bytes = ts_export_write (session, format);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
on_saved (GObject *file, GAsyncResult *result, gpointer sentence)
{
  *(char **) sentence = ts_export_save_finish (G_FILE (file), result, "The score sheet is in “%s”.");
}

/* Writes a text, and waits for what is said of it. (transfer full) */
static char *
save (GFile *file, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  char *sentence = NULL;

  ts_export_save (file, bytes, on_saved, &sentence);
  while (sentence == NULL)
    g_main_context_iteration (NULL, TRUE);
  return sentence;
}

static void
test_formats (void)
{
  g_autoptr (TsSession) session = evening_new (&ts_null_game, HEADER);
  g_autofree char *plain = write_text (session, "txt");
  g_autofree char *table = write_text (session, "csv");
  g_autofree char *object = write_text (session, "json");
  g_autofree char *sheet = write_text (session, "pdf");
  g_autofree char *expected_plain = ts_score_sheet_text (session, TS_NOBODY);
  g_autofree char *expected_table = ts_score_sheet_csv (session, TS_NOBODY);
  g_autoptr (JsonNode) expected = ts_score_sheet_json (session, TS_NOBODY);
  g_autoptr (JsonNode) node = json_from_string (object, NULL);

  g_assert_cmpstr (plain, ==, expected_plain);
  g_assert_cmpstr (table, ==, expected_table);
  g_assert_true (json_node_equal (node, expected));
  g_assert_true (g_str_has_suffix (object, "}\n"));
  g_assert_true (g_str_has_prefix (sheet, "%PDF-"));
}

/* A longer file that was there is gone, all of it. */
static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tableside-XXXXXX", NULL);
  g_autoptr (GFile) file = file_in (folder, "Null Game.txt");
  g_autofree char *first = save (file, "Ann 20, Bo 7\n");
  g_autofree char *second = save (file, "Ann 21\n");

  g_assert_cmpstr (first, ==, "The score sheet is in “Null Game.txt”.");
  g_assert_cmpstr (second, ==, first);
  assert_holds (file, "Ann 21\n");
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_rmdir (folder);
}

static void
test_not_saved (void)
{
  g_autoptr (GFile) file = file_in ("/nowhere", "Null Game.txt");
  g_autofree char *sentence = save (file, "Ann 20\n");

  g_assert_true (g_str_has_prefix (sentence, "“Null Game.txt” could not be written: "));
  g_assert_false (g_file_query_exists (file, NULL));
}

/* Closing a dialog is no problem; everything else is one. */
static void
test_nothing_chosen (void)
{
  g_autoptr (GError) closed = g_error_new (GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED, "Dismissed");
  g_autoptr (GError) cancelled = g_error_new (GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED, "Cancelled");
  g_autoptr (GError) failed = g_error_new (GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED, "No portal");
  g_autofree char *problem = ts_file_choice_problem (failed);

  g_assert_null (ts_file_choice_problem (closed));
  g_assert_null (ts_file_choice_problem (cancelled));
  g_assert_cmpstr (problem, ==, "No file could be chosen: No portal");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/export/formats", test_formats);
  g_test_add_func ("/export/save", test_save);
  g_test_add_func ("/export/not-saved", test_not_saved);
  g_test_add_func ("/export/nothing-chosen", test_nothing_chosen);
  return g_test_run ();
}
