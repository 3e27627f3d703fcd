/* first-frame.c — loaded into a GTK program from outside (LD_PRELOAD): prints "FIRST-FRAME-MS MEMORY-KB
 * LATER-KB", then ends the program. The milliseconds are from BENCH_START, microseconds of the monotonic
 * clock; the memory is the program's share (PSS), at its first frame and when it has come to rest. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

#define REST_SECONDS 2

void gtk_window_present (GtkWindow *window);

static double milliseconds;
static long memory;

static long
read_memory (void)
{
  g_autofree char *text = NULL;
  const char *line = NULL;

  if (g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    line = strstr (text, "\nPss:");
  return line != NULL ? strtol (line + 5, NULL, 10) : 0;
}

static gboolean
at_rest (gpointer data G_GNUC_UNUSED)
{
  printf ("%.1f %ld %ld\n", milliseconds, memory, read_memory ());
  fflush (stdout);
  _exit (0);
}

static void
after_paint (void)
{
  if (memory != 0)
    return;
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
