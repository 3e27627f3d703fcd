/* A table that stops before a line of its file, and the ways out. */
#include "app/dialogs/ask-dialog.h"
#include "stage.h"

#include "store/journal.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <string.h>

#define HEADER "{\"tableside\":1,\"game\":\"null\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"
#define PAY    "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":5}"

/* A table with checksums, whatever its lines mean. (transfer full) its path */
static char *
put_sealed (const char *const *lines)
{
  char *path = put_table ("evening.tableside", "");
  g_autoptr (GError) error = NULL;
  g_autoptr (TsJournal) journal = NULL;

  g_assert_cmpint (g_unlink (path), ==, 0);
  journal = ts_journal_create_from (path, lines, &error);
  g_assert_no_error (error);
  return path;
}

static TsPlayPage *
open_file (Stage *stage, const char *path)
{
  stage_open (stage, null_games, path);
  return TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
}

static guint
n_entries (TsPlayPage *page)
{
  return ts_session_n_records (ts_table_get_session (ts_play_page_get_table (page)));
}

static gboolean
is_seen (gpointer stage)
{
  return TS_IS_PLAY_PAGE (find (GTK_WIDGET (((Stage *) stage)->window), TS_TYPE_PLAY_PAGE, NULL));
}

/* The page that comes after `before`. */
static TsPlayPage *
wait_for_page (Stage *stage, TsPlayPage *before)
{
  TsPlayPage *page = before;

  while (page == before) {
    let_pass (50);
    wait_until (is_seen, stage);
    page = TS_PLAY_PAGE (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  }
  return page;
}

/* The table is looked at; a copy that ends before the line goes on, and the file stays as it is. */
static void
test_copy (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *const lines[] = { HEADER, PAY, "{\"do\":\"jump\"}", PAY, NULL };
  g_autofree char *path = put_sealed (lines);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TsPlayPage *page = open_file (stage, path);
  TsPlayPage *copy;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_assert_cmpuint (n_entries (page), ==, 1);
  g_assert_true (ts_table_is_read_only (ts_play_page_get_table (page)));
  press (wait_for (page, ADW_TYPE_BANNER,
                   "The file stays as it is. The table can go on in a copy that ends before that line."),
         "_Go On in a Copy");
  copy = wait_for_page (stage, page);
  g_assert_cmpstr (ts_table_get_path (ts_play_page_get_table (copy)), !=, path);
  g_assert_false (ts_table_is_read_only (ts_play_page_get_table (copy)));
  g_assert_cmpuint (n_entries (copy), ==, 1);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  stage_close (stage);
}

static gboolean
has_dialog (gpointer stage)
{
  return TS_IS_ASK_DIALOG (stage_dialog (stage));
}

/* One byte of the second entry is another; the third is kept, and people are told what is missing. */
static void
test_good_lines (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  const char *const lines[] = { HEADER, PAY, "{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":6}", PAY, NULL };
  g_autofree char *path = put_sealed (lines);
  g_autofree char *text = NULL;
  TsPlayPage *page, *fresh;
  GtkWidget *banner;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *(strstr (text, "amount\":6") + 8) = '9';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  page = open_file (stage, path);
  g_assert_cmpuint (n_entries (page), ==, 1);
  banner = wait_for (page, ADW_TYPE_BANNER, "Behind the damaged line there are others that are good.");
  press (banner, "_Keep the Good Lines");
  fresh = wait_for_page (stage, page);
  g_assert_cmpuint (n_entries (fresh), ==, 2);
  wait_until (has_dialog, stage);
  g_assert_cmpstr (adw_dialog_get_title (stage_dialog (stage)), ==, "1 Line Is Missing");
  g_assert_nonnull (strstr (ts_ask_dialog_get_text (TS_ASK_DIALOG (stage_dialog (stage))), "Line 3: "));
  adw_dialog_force_close (stage_dialog (stage));
  stage_close (stage);
}

/* Nothing is offered where there is nothing more to have. */
static void
test_no_good_lines (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("evening.tableside", HEADER "\n" PAY "\nx\n{\"do\":\"redo\"}\n");
  TsPlayPage *page = open_file (stage, path);

  wait_for (page, ADW_TYPE_BANNER, ts_table_get_notices (ts_play_page_get_table (page))[0]);
  let_pass (300);
  g_assert_null (find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "_Keep the Good Lines"));
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  stage_add ("/rescue/copy", test_copy, NULL);
  stage_add ("/rescue/good-lines", test_good_lines, NULL);
  stage_add ("/rescue/no-good-lines", test_no_good_lines, NULL);
  return stage_run ();
}
