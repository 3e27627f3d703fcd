/* How long the page of all tables takes until it is painted with all of them, when there are many: copies of
 * the recorded evenings, 2,000 unless the second argument says another number. The first time they are read;
 * the next start of the program has them in the cache. */
#include "stage.h"

#include "app/archive/archive-page.h"
#include "app/start/start-page.h"
#include "referee/number.h"
#include "store/table-list.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

static guint n_tables = 2000;

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
}

static void
copy_tables (const char *plays)
{
  g_autoptr (GDir) dir = g_dir_open (plays, 0, NULL);
  const char *name;

  for (guint i = 0; i < n_tables;) {
    g_autofree char *from = NULL, *to = NULL, *text = NULL;

    name = g_dir_read_name (dir);
    if (name == NULL) {
      g_dir_rewind (dir);
      continue;
    }
    if (!g_str_has_suffix (name, TS_TABLE_SUFFIX) || strstr (name, "refusals") != NULL)
      continue;
    from = g_build_filename (plays, name, NULL);
    to = g_strdup_printf ("%u" TS_TABLE_SUFFIX, i++);
    if (!g_file_get_contents (from, &text, NULL, NULL))
      exit (EXIT_FAILURE);
    g_free (put_table (to, text));
  }
}

/* Until the window has been painted with a text on it. */
static void
wait_for_text (Stage *stage, const char *text)
{
  while (find (GTK_WIDGET (stage->window), GTK_TYPE_LABEL, text) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (stage->window));
  let_pass (20);
}

static double
time_page (void)
{
  Stage stage = { 0 };
  GtkWidget *start;
  g_autofree char *number = ts_number_tell (n_tables);
  g_autofree char *text = g_strdup_printf ("%s tables", number);
  gint64 begun;
  double seconds;

  stage_open (&stage, ts_games, NULL);
  start = wait_for (stage.window, TS_TYPE_START_PAGE, NULL);
  let_pass (1000);
  begun = g_get_monotonic_time ();
  gtk_widget_activate_action (start, "start.archive", NULL);
  wait_for_text (&stage, text);
  seconds = seconds_since (begun);
  stage_close (&stage);
  return seconds;
}

int
main (int argc, char **argv)
{
  const char *plays = argv[1];
  double first;

  stage_init (&argc, &argv);
  if (argc > 2)
    n_tables = (guint) strtoul (argv[2], NULL, 10);
  copy_tables (plays);
  first = time_page ();
  g_print ("%u tables: the page is there after %.3f s, the next time after %.3f s\n", n_tables, first,
           time_page ());
  return EXIT_SUCCESS;
}
