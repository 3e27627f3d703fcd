/* A table at which nobody does anything costs nothing: once all has come to rest, five seconds of the main
 * loop draw no frame and call nobody, in any phase of any game. The phases are those of the plays. */
#include "stage.h"

#include <string.h>

#define IDLE_MILLISECONDS 5000
#define REST_MILLISECONDS 1000
#define RESTLESS          30 /* so many rests without any are one that never comes */

static char *plays; /* the folder */

/* --- what is counted --- */

typedef struct {
  guint frames; /* drawn */
  guint calls;  /* of the main loop: timers, idle functions, what came from outside */
} Work;

static void
count_frame (Work *work)
{
  work->frames++;
}

static gboolean
time_is_up (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

static Work
count_work (TsPlayPage *page, guint milliseconds)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (page));
  Work work = { 0 };
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_frame), &work);
  gboolean done = FALSE;

  g_timeout_add (milliseconds, time_is_up, &done);
  while (!done)
    work.calls += g_main_context_iteration (NULL, TRUE) && !done; /* the last one is our own */
  g_signal_handler_disconnect (clock, handler);
  return work;
}

/* Fails if it never rests. */
static void
let_rest (TsPlayPage *page)
{
  Work work = { .frames = 1 };

  settle (page);
  for (int i = 0; i < RESTLESS && work.frames + work.calls > 0; i++)
    work = count_work (page, REST_MILLISECONDS);
  g_assert_cmpuint (work.frames, ==, 0);
  g_assert_cmpuint (work.calls, ==, 0);
}

/* --- tests --- */

/* Where somebody could walk is lit. */
static void
test_five_seconds (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (
      stage, "{\"tableside\":1,\"game\":\"shopping-war\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"
             "\"options\":{\"first\":0}}\n"
             "{\"do\":\"equip\",\"slot\":3,\"shop\":3,\"emporium\":2}\n{\"do\":\"next\"}\n"
             "{\"do\":\"roll\",\"dice\":[2]}\n");
  Work work;

  let_rest (page);
  work = count_work (page, IDLE_MILLISECONDS);
  g_assert_cmpuint (work.frames, ==, 0);
  g_assert_cmpuint (work.calls, ==, 0);
  stage_close (stage);
}

/* The sign that something is drawn at all: without it the other tests could not fail. */
static void
test_work_is_seen (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  Work work;

  let_rest (page);
  gtk_widget_queue_draw (GTK_WIDGET (page));
  work = count_work (page, REST_MILLISECONDS);
  g_assert_cmpuint (work.frames, >, 0);
  g_assert_cmpuint (work.calls, >, 0);
  stage_close (stage);
}

static void
test_phase (Stage *stage, gconstpointer table)
{
  let_rest (open_page (stage, table));
  stage_close (stage);
}

/* --- phases --- */

static void
add_phase (GHashTable *seen, TsSession *session, const GString *said)
{
  TsView view = ts_session_view (session);
  char *path =
      g_strdup_printf ("/idle/%s/%s", view.game->id, view.game->phases[ts_view_state (&view)->phase].id);

  if (!g_hash_table_contains (seen, path))
    g_hash_table_insert (seen, path, g_strdup (said->str));
  else
    g_free (path);
}

static void
add_phases (GHashTable *seen, const char *play)
{
  g_autofree char *path = g_build_filename (plays, play, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) said = g_string_new (NULL);
  g_autoptr (TsSession) session = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  session = ts_session_new (ts_games, lines[0], strlen (lines[0]), NULL);
  for (guint i = 0; session != NULL && lines[i] != NULL; i++)
    if (i == 0 || ts_session_say (session, lines[i], strlen (lines[i]), NULL)) {
      g_string_append_printf (said, "%s\n", lines[i]);
      add_phase (seen, session, said);
    }
}

static GHashTable *
find_phases (void)
{
  GHashTable *seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GDir) folder = g_dir_open (plays, 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".tableside"))
      add_phases (seen, name);
  g_assert_cmpuint (g_hash_table_size (seen), >, 0);
  return seen;
}

int
main (int argc, char **argv)
{
  g_autoptr (GHashTable) phases = NULL;
  GHashTableIter iter;
  gpointer path, table;
  int result;

  stage_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  plays = g_strdup (argv[1]);
  phases = find_phases ();
  stage_add ("/idle/work-is-seen", test_work_is_seen, NULL);
  stage_add ("/idle/five-seconds", test_five_seconds, NULL);
  g_hash_table_iter_init (&iter, phases);
  while (g_hash_table_iter_next (&iter, &path, &table))
    stage_add (path, test_phase, table);
  result = stage_run ();
  g_free (plays);
  return result;
}
