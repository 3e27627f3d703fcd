/* The window over a disk that takes its time: how long its frames take, and how long it stands still, while
 * an evening is said; and whether all of it is in the file afterwards. One row for each disk, the quick one
 * first: what frames take there is not the disk's. Usage: slow-disk-bench TABLE. */
#include "stage.h"

#include "referee/json.h"
#include "store/gate.h"
#include "widgets/board.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define SAID_BEFORE 21 /* lines of the table, its header among them */

typedef struct {
  guint delay; /* ms of every sync */
  guint n_deeds;
} Disk;

typedef struct {
  double begun, begun_cpu; /* the frame that is being made */
  guint n_frames;
  double longest, longest_cpu;
  double heard; /* when the main loop was last round */
  double still; /* the longest time that it was not */
} Figures;

/* In ms: of the clock, and of this thread's own work, which others on the machine do not prolong. */
static double
now_of (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

static void
on_before_paint (Figures *figures)
{
  figures->begun = now_of (CLOCK_MONOTONIC);
  figures->begun_cpu = now_of (CLOCK_THREAD_CPUTIME_ID);
}

static void
on_after_paint (Figures *figures)
{
  figures->n_frames++;
  figures->longest = MAX (figures->longest, now_of (CLOCK_MONOTONIC) - figures->begun);
  figures->longest_cpu = MAX (figures->longest_cpu, now_of (CLOCK_THREAD_CPUTIME_ID) - figures->begun_cpu);
}

static gboolean
on_beat (gpointer data)
{
  Figures *figures = data;
  double now = now_of (CLOCK_MONOTONIC);

  figures->still = MAX (figures->still, now - figures->heard);
  figures->heard = now;
  return G_SOURCE_CONTINUE;
}

static gboolean
want_frames (GtkWidget *widget G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

static void
say (TsPlayPage *page, const char *line)
{
  g_autoptr (JsonObject) entry = ts_json_read (line, strlen (line), NULL);

  json_object_remove_member (entry, "sum");
  json_object_remove_member (entry, "at");
  ts_board_say (ts_play_page_get_board (page), g_steal_pointer (&entry));
  settle (page);
  look ();
}

/* What is in the file, for another program. */
static guint
count_kept (TsPlayPage *page)
{
  g_autoptr (TsTable) table =
      ts_table_look (ts_table_get_path (ts_play_page_get_table (page)), ts_games, NULL);

  return ts_session_n_records (ts_table_get_session (table));
}

static void
measure (const Disk *disk, char **lines)
{
  g_autofree char *begun = NULL, *table = NULL;
  char *end = lines[SAID_BEFORE];
  Stage stage = { 0 };
  Figures figures = { 0 };
  GdkFrameClock *clock;
  TsPlayPage *page;
  guint beat, ticks;

  lines[SAID_BEFORE] = NULL;
  begun = g_strjoinv ("\n", lines);
  table = g_strconcat (begun, "\n", NULL);
  lines[SAID_BEFORE] = end;
  page = open_page (&stage, table);
  let_pass (500);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (stage.window));
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (on_before_paint), &figures);
  g_signal_connect_data (clock, "after-paint", G_CALLBACK (on_after_paint), &figures, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  ticks = gtk_widget_add_tick_callback (GTK_WIDGET (page), want_frames, NULL, NULL);
  figures.heard = now_of (CLOCK_MONOTONIC);
  beat = g_timeout_add_full (G_PRIORITY_HIGH, 1, on_beat, &figures, NULL);
  gate_set_delay (disk->delay);
  for (guint i = 0; i < disk->n_deeds; i++)
    say (page, lines[SAID_BEFORE + i]);
  gate_set_delay (0);
  g_source_remove (beat);
  gtk_widget_remove_tick_callback (GTK_WIDGET (page), ticks);
  g_signal_handlers_disconnect_by_data (clock, &figures);
  printf ("%9u%9u%12.1f%18.1f%16.1f%8u%8u\n", disk->delay, figures.n_frames, figures.longest,
          figures.longest_cpu, figures.still, ts_session_n_records (session_of (page)), count_kept (page));
  stage_close (&stage);
  stage_clear (&stage, NULL);
}

int
main (int argc, char *argv[])
{
  static const Disk disks[] = { { 0, 8 }, { 200, 8 }, { 5000, 3 } };
  g_autofree char *path = g_strdup (argc > 1 ? argv[1] : "");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  stage_init (&argc, &argv);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  printf ("%9s%9s%12s%18s%16s%8s%8s\n", "disk, ms", "frames", "longest, ms", "of it at work", "still, ms",
          "said", "kept");
  for (guint i = 0; i < G_N_ELEMENTS (disks); i++)
    measure (&disks[i], lines);
  return 0;
}
