/* first-frame.c — loaded into a GTK program from outside (LD_PRELOAD): prints "FIRST-FRAME-MS CPU-MS SHARE-KB
 * PRIVATE-KB LATER-SHARE-KB LATER-PRIVATE-KB", then ends the program. The first milliseconds are from
 * BENCH_START, microseconds of the monotonic clock, the others what the program worked until then, which
 * whatever else the machine does prolongs less. The memory is the program's share (PSS), which is less the
 * more programs have the same libraries, and what nobody else has; at its first frame and when it has come to
 * rest. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define REST_SECONDS 2

void gtk_window_present (GtkWindow *window);

typedef struct {
  long share, private;
} Memory;

static double milliseconds, cpu;
static Memory memory;

/* A figure of the system's about our memory, in KB. */
static long
figure (const char *text, const char *name)
{
  const char *line = text != NULL ? strstr (text, name) : NULL;

  return line != NULL ? strtol (line + strlen (name), NULL, 10) : 0;
}

static Memory
read_memory (void)
{
  g_autofree char *text = NULL;

  g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL);
  return (Memory) { figure (text, "\nPss:"),
                    figure (text, "\nPrivate_Clean:") + figure (text, "\nPrivate_Dirty:") };
}

static gboolean
at_rest (gpointer data G_GNUC_UNUSED)
{
  Memory later = read_memory ();

  printf ("%.1f %.1f %ld %ld %ld %ld\n", milliseconds, cpu, memory.share, memory.private, later.share,
          later.private);
  fflush (stdout);
  _exit (0);
}

static void
after_paint (void)
{
  struct timespec worked;

  if (memory.share != 0)
    return;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &worked);
  cpu = (double) worked.tv_sec * 1e3 + (double) worked.tv_nsec / 1e6;
  milliseconds = (g_get_monotonic_time () - g_ascii_strtoll (g_getenv ("BENCH_START"), NULL, 10)) / 1e3;
  memory = read_memory ();
  g_timeout_add_seconds (REST_SECONDS, at_rest, NULL);
}

void
gtk_window_present (GtkWindow *window)
{
  static void (*present) (GtkWindow *);
  GdkFrameClock *clock;

  if (present == NULL)
    *(void **) &present = dlsym (RTLD_NEXT, "gtk_window_present");
  gtk_widget_realize (GTK_WIDGET (window));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint), NULL);
  present (window);
}
