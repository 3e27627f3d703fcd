/* The system fails under the running app, at every call on a table's file in turn, while a short evening is
 * played in the window: it goes on, it says so, and it shows nothing that is not on disk. What the calls are,
 * and how they are counted, stands in tests/store/system.h. */
#include "stage.h"

#include "games/null/rules/rules.h"
#include "store/system.h"
#include "store/table-list.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* What came of an evening, as people saw it. */
typedef struct {
  gboolean opened;
  gboolean read_only;
  guint n_in_force; /* of what was said: an entry, and its undo */
  char *shown;      /* the entries in force, or NULL */
} Evening;

#define ALL_SAID 2

/* --- what is seen --- */

typedef gboolean (*Says) (const char *text);

static gboolean
is_said (GtkWidget *root, Says says)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) && says (gtk_label_get_label (GTK_LABEL (root))))
    return TRUE;
  for (GtkWidget *it = gtk_widget_get_first_child (root); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (is_said (it, says))
      return TRUE;
  return FALSE;
}

/* What went wrong, in the system's words or in ours. */
static gboolean
is_complaint (const char *text)
{
  return strstr (text, g_strerror (system_errno)) != NULL || strstr (text, g_strerror (ENOSPC)) != NULL ||
         strstr (text, "can only be looked at") != NULL || strstr (text, "was deleted") != NULL ||
         strstr (text, "Another program") != NULL || strstr (text, "cannot be locked") != NULL;
}

static gboolean
complains (gpointer window)
{
  return is_said (window, is_complaint);
}

static char *
list_records (TsSession *session)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ts_session_n_records (session); i++)
    g_string_append_printf (text, "%s\n", ts_record_line (ts_session_record (session, i)));
  return g_string_free_and_steal (text);
}

static TsSession *
session_shown (TsPlayPage *page)
{
  return ts_table_get_session (ts_play_page_get_table (page));
}

/* --- the evening --- */

static gboolean
is_answered (gpointer window)
{
  return find (window, TS_TYPE_PLAY_PAGE, NULL) != NULL || complains (window);
}

static TsPlayPage *
open_table (Stage *stage, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *page;

  ts_window_open_file (stage->window, file);
  wait_until (is_answered, stage->window);
  page = find (GTK_WIDGET (stage->window), TS_TYPE_PLAY_PAGE, NULL);
  return page != NULL ? TS_PLAY_PAGE (page) : NULL;
}

/* Presses something, and waits for what comes of it. What did not come in force was told. */
static void
say (Stage *stage, TsPlayPage *page, Evening *evening, gboolean undoes)
{
  const TsVerb *before = ts_session_outcome (session_shown (page)).verb;

  if (undoes) {
    act (page, "play.undo");
  } else {
    press (board_of (page), "Next");
    settle (page);
  }
  if (ts_session_outcome (session_shown (page)).verb != before)
    evening->n_in_force++;
  else
    wait_until (complains, stage->window);
}

static void
play (Stage *stage, const char *path, Evening *evening)
{
  TsPlayPage *page = open_table (stage, path);

  *evening = (Evening) { .opened = page != NULL };
  if (page == NULL)
    return;
  evening->read_only = ts_table_is_read_only (ts_play_page_get_table (page));
  if (evening->read_only)
    wait_until (complains, stage->window);
  if (!evening->read_only)
    say (stage, page, evening, FALSE);
  if (evening->n_in_force > 0)
    say (stage, page, evening, TRUE);
  evening->shown = list_records (session_shown (page));
}

/* --- every call, every way --- */

static void
assert_on_disk (const char *path, const Evening *evening)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TsTable) table = ts_table_open (path, null_games, &error);
  g_autofree char *kept = NULL;

  g_assert_no_error (error);
  g_assert_false (ts_table_is_read_only (table));
  kept = list_records (ts_table_get_session (table));
  g_assert_cmpstr (kept, ==, evening->shown);
}

/* Nothing is left of the complaints of the evening before. */
static gboolean
is_calm (gpointer window)
{
  return !complains (window);
}

static gboolean
is_alone (gpointer window)
{
  return find (window, TS_TYPE_PLAY_PAGE, NULL) == NULL && find (window, ADW_TYPE_STATUS_PAGE, NULL) == NULL;
}

/* An evening in which call `n` fails. Returns how many calls there were. */
static guint
run (Stage *stage, SystemMode mode, guint n)
{
  g_autofree char *path = put_table ("table.tableside", GOING);
  Evening evening;
  guint n_calls;

  wait_until (is_calm, stage->window);
  system_arm (mode, n);
  play (stage, path, &evening);
  n_calls = system_disarm ();
  ts_window_show_games (stage->window);
  wait_until (is_alone, stage->window);
  if (mode == SYSTEM_WORKS || mode == SYSTEM_IS_SLOW)
    g_assert_cmpuint (evening.n_in_force, ==, ALL_SAID);
  if (evening.opened)
    assert_on_disk (path, &evening);
  g_free (evening.shown);
  g_assert_cmpint (g_remove (path), ==, 0);
  return n_calls;
}

typedef struct {
  const char *name;
  SystemMode mode;
  int number;
} Way;

static const Way ways[] = {
  { "full", SYSTEM_FAILS_ONCE, ENOSPC },       { "broken", SYSTEM_FAILS_ONCE, EIO },
  { "interrupted", SYSTEM_FAILS_ONCE, EINTR }, { "read-only", SYSTEM_FAILS_ONCE, EROFS },
  { "fills-up", SYSTEM_FILLS_UP, ENOSPC },     { "short", SYSTEM_IS_SLOW, EIO },
};

static void
test_failures (Stage *stage, gconstpointer data)
{
  const Way *way = data;
  guint n_calls;

  system_errno = way->number;
  stage_open (stage, null_games, NULL);
  n_calls = run (stage, SYSTEM_WORKS, 0);
  g_assert_cmpuint (n_calls, >, 8);
  for (guint n = 1; n <= n_calls; n++)
    run (stage, way->mode, n);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_autofree char *path = g_strconcat ("/window-failure/", ways[i].name, NULL);

    stage_add (path, test_failures, &ways[i]);
  }
  return stage_run ();
}
