/* The file under an open table: another program has it, it cannot be locked, it goes away or changes. People
 * are told, nothing is shown that is not on disk, and there is a way on. */
#define _GNU_SOURCE /* F_OFD_SETLK */
#include "stage.h"

#include "app/dialogs/save-copy.h"
#include "widgets/board.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* --- a system without locks; the linker puts these before its own (--wrap) --- */

static gboolean no_locks;

int __real_flock (int fd, int operation);
int __wrap_flock (int fd, int operation);
int
__wrap_flock (int fd, int operation)
{
  errno = ENOLCK;
  return no_locks ? -1 : __real_flock (fd, operation);
}

#define WRAP_FCNTL(call)                                                                                     \
  int __real_##call (int fd, int command, ...);                                                              \
  int __wrap_##call (int fd, int command, ...);                                                              \
  int __wrap_##call (int fd, int command, ...)                                                               \
  {                                                                                                          \
    va_list arguments;                                                                                       \
    void *argument;                                                                                          \
                                                                                                             \
    va_start (arguments, command);                                                                           \
    argument = va_arg (arguments, void *);                                                                   \
    va_end (arguments);                                                                                      \
    errno = ENOLCK;                                                                                          \
    if (no_locks && (command == F_OFD_SETLK || command == F_SETLK))                                          \
      return -1;                                                                                             \
    return __real_##call (fd, command, argument);                                                            \
  }
WRAP_FCNTL (fcntl)
WRAP_FCNTL (fcntl64)

/* --- saying --- */

static void
say (TsPlayPage *page)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"do\":\"next\"}", NULL);

  look ();
  ts_board_say (TS_BOARD (find (GTK_WIDGET (page), TS_TYPE_BOARD, NULL)), json_node_dup_object (node));
}

static gboolean
has_two (gpointer session)
{
  return ts_session_n_records (session) == 2;
}

static TsTable *
table_of (TsPlayPage *page)
{
  return ts_play_page_get_table (page);
}

static AdwBanner *
banner_of (TsPlayPage *page, const char *words)
{
  for (guint n = 0;; n++) {
    GtkWidget *banner = find_nth (GTK_WIDGET (page), ADW_TYPE_BANNER, NULL, n);

    g_assert_nonnull (banner);
    if (strstr (adw_banner_get_title (ADW_BANNER (banner)), words) != NULL)
      return ADW_BANNER (banner);
  }
}

static gboolean
is_revealed (gpointer banner)
{
  return adw_banner_get_revealed (banner);
}

static gboolean
is_not_revealed (gpointer banner)
{
  return !adw_banner_get_revealed (banner);
}

/* --- locks --- */

/* This program again, which has the table open until it is killed, or we are. */
static GSubprocess *
hold (const char *path)
{
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL,
                        "/proc/self/exe", "--hold", path, NULL);
  char byte;

  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (process), &byte, 1, NULL, NULL), ==, 1);
  return g_steal_pointer (&process);
}

static int
be_held (const char *path)
{
  g_autoptr (TsTable) table = ts_table_open (path, null_games, NULL);
  char byte;

  if (ts_table_is_read_only (table) || write (STDOUT_FILENO, "x", 1) != 1)
    return 1;
  return read (STDIN_FILENO, &byte, 1) != 0;
}

/* Pressed, and refused with a sentence; the file is as it was. */
static void
press_in_vain (TsPlayPage *page, const char *path)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"do\":\"pay\",\"who\":0,\"to\":1,\"amount\":1}", NULL);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  look ();
  ts_board_say (ts_play_page_get_board (page), json_node_dup_object (node));
  wait_for (page, GTK_TYPE_LABEL, "This table can only be looked at.");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

/* Another process, not another part of this one. The board is there to be looked at: scrolled, and read out.
 */
static void
test_held (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  g_autoptr (GSubprocess) other = hold (path);
  TsPlayPage *page;

  stage_open (stage, null_games, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_true (ts_table_is_read_only (table_of (page)));
  g_assert_true (adw_banner_get_revealed (banner_of (page, "Another program")));
  g_assert_true (gtk_widget_is_sensitive (board_of (page)));
  press_in_vain (page, path);
  stage_close (stage);

  g_subprocess_force_exit (other);
  g_assert_true (g_subprocess_wait (other, NULL, NULL));
  stage_open (stage, null_games, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_false (ts_table_is_read_only (table_of (page)));
  stage_close (stage);
}

static gboolean
is_written (gpointer window)
{
  GtkWidget *page = find (window, TS_TYPE_PLAY_PAGE, NULL);

  return page != NULL && !ts_table_is_read_only (table_of (TS_PLAY_PAGE (page)));
}

/* People are told and asked. */
static void
test_no_locks (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  TsPlayPage *page;

  no_locks = TRUE;
  stage_open (stage, null_games, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_true (ts_table_is_read_only (table_of (page)));
  g_assert_true (adw_banner_get_revealed (banner_of (page, "Files cannot be locked")));
  press (GTK_WIDGET (page), "_Go On Without a Lock");
  wait_until (is_written, stage->window);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  say (page);
  wait_until (has_two, session_of (page));
  stage_close (stage);
  no_locks = FALSE;
}

/* A link leads to the same table: it is shown, not opened again to be looked at. */
static void
test_other_way (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  g_autofree char *way = g_strconcat (path, ".link", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (way);
  GtkWidget *page;

  g_assert_cmpint (symlink (path, way), ==, 0);
  stage_open (stage, null_games, path);
  page = wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  ts_window_open_file (stage->window, file);
  g_assert_true (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL) == page);
  g_assert_false (ts_table_is_read_only (table_of (TS_PLAY_PAGE (page))));
  stage_close (stage);
}

/* --- a file that is elsewhere --- */

/* It goes into the trash, and comes back. */
static void
test_moved (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  g_autofree char *elsewhere = g_strconcat (path, ".elsewhere", NULL);
  TsPlayPage *page;
  AdwBanner *banner;

  stage_open (stage, null_games, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_cmpint (g_rename (path, elsewhere), ==, 0);
  say (page);
  banner = ADW_BANNER (wait_for (page, ADW_TYPE_BANNER,
                                 "The file of this table was moved or is in the trash, so "
                                 "nothing more can be written down."));
  wait_until (is_revealed, banner);
  g_assert_cmpuint (ts_session_n_records (session_of (page)), ==, 1);

  g_assert_cmpint (g_rename (elsewhere, path), ==, 0);
  say (page);
  wait_until (has_two, session_of (page));
  wait_until (is_not_revealed, banner);
  stage_close (stage);
}

typedef struct {
  GtkWindow *window;
  const char *path;
} Expected;

static gboolean
is_open (gpointer data)
{
  const Expected *expected = data;
  GtkWidget *page = find (GTK_WIDGET (expected->window), TS_TYPE_PLAY_PAGE, NULL);

  return page != NULL && g_str_equal (ts_table_get_path (table_of (TS_PLAY_PAGE (page))), expected->path);
}

static void
test_saved (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  g_autofree char *copy = g_strconcat (path, ".copy.tableside", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (copy);
  Expected expected;
  TsPlayPage *page;
  GtkWidget *toasts;

  stage_open (stage, null_games, path);
  expected = (Expected) { GTK_WINDOW (stage->window), copy };
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  say (page);
  wait_for (page, GTK_TYPE_BUTTON, "Save a Cop_y…");
  toasts = find (GTK_WIDGET (page), ADW_TYPE_TOAST_OVERLAY, NULL);
  ts_save_copy_into (table_of (page), file, ADW_TOAST_OVERLAY (toasts));
  wait_until (is_open, &expected);
  page = TS_PLAY_PAGE (find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL));
  g_assert_false (ts_table_is_read_only (table_of (page)));
  say (page);
  wait_until (has_two, session_of (page));
  stage_close (stage);
}

/* An open table is not overwritten, and people can choose again. */
static void
test_not_saved (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *before = NULL, *after = NULL;
  TsPlayPage *page;
  GtkWidget *toasts;

  stage_open (stage, null_games, path);
  page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  toasts = find (GTK_WIDGET (page), ADW_TYPE_TOAST_OVERLAY, NULL);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  ts_save_copy_into (table_of (page), file, ADW_TOAST_OVERLAY (toasts));
  wait_for (page, GTK_TYPE_LABEL,
            "The table in that file is open, so the copy needs another name, or another place.");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], "--hold"))
    return be_held (argv[2]);
  stage_init (&argc, &argv);
  stage_add ("/file/held", test_held, NULL);
  stage_add ("/file/no-locks", test_no_locks, NULL);
  stage_add ("/file/other-way", test_other_way, NULL);
  stage_add ("/file/moved", test_moved, NULL);
  stage_add ("/file/saved", test_saved, NULL);
  stage_add ("/file/not-saved", test_not_saved, NULL);
  return stage_run ();
}
