/* The big screen: a window that follows the table, tells no secret, is never pressed, goes with the page, and
 * finds its monitor again. */
#include "app/big-screen/big-screen.h"
#include "app/play/prompt-band.h"
#include "config.h"
#include "games/chip-shop/board/curtain.h"
#include "widgets/board-panel.h"

#include "stage.h"

/* --- monitors that are not there --- */

static GListStore *monitors; /* NULL: those of the display */
static GtkWindow *filling;   /* the big screen, while it fills one */
static GdkMonitor *where[2]; /* where the windows of people are, and the big screen */

enum {
  DESK,
  SCREEN
};

GListModel *__wrap_gdk_display_get_monitors (GdkDisplay *display);
GListModel *__real_gdk_display_get_monitors (GdkDisplay *display);
const char *__wrap_gdk_monitor_get_connector (GdkMonitor *monitor);
GdkMonitor *__wrap_gdk_display_get_monitor_at_surface (GdkDisplay *display, GdkSurface *surface);
void __wrap_gtk_window_fullscreen_on_monitor (GtkWindow *window, GdkMonitor *monitor);
void __wrap_gtk_window_unfullscreen (GtkWindow *window);
gboolean __wrap_gtk_window_is_fullscreen (GtkWindow *window);

GListModel *
__wrap_gdk_display_get_monitors (GdkDisplay *display)
{
  return monitors != NULL ? G_LIST_MODEL (monitors) : __real_gdk_display_get_monitors (display);
}

const char *
__wrap_gdk_monitor_get_connector (GdkMonitor *monitor)
{
  return g_object_get_data (G_OBJECT (monitor), "connector");
}

GdkMonitor *
__wrap_gdk_display_get_monitor_at_surface (GdkDisplay *display G_GNUC_UNUSED, GdkSurface *surface)
{
  return where[TS_IS_BIG_SCREEN (gtk_native_get_for_surface (surface)) ? SCREEN : DESK];
}

static void
fill (GtkWindow *window, GdkMonitor *monitor)
{
  filling = monitor != NULL ? window : NULL;
  where[SCREEN] = monitor;
  g_object_notify (G_OBJECT (window), "fullscreened");
}

void
__wrap_gtk_window_fullscreen_on_monitor (GtkWindow *window, GdkMonitor *monitor)
{
  fill (window, monitor);
}

void
__wrap_gtk_window_unfullscreen (GtkWindow *window)
{
  fill (window, NULL);
}

gboolean
__wrap_gtk_window_is_fullscreen (GtkWindow *window)
{
  return window == filling;
}

static GdkMonitor *
plug_in (const char *connector)
{
  g_autoptr (GdkMonitor) monitor =
      g_object_new (GDK_TYPE_MONITOR, "display", gdk_display_get_default (), NULL);

  g_object_set_data (G_OBJECT (monitor), "connector", (gpointer) connector);
  g_list_store_append (monitors, monitor);
  return monitor;
}

static void
unplug (GdkMonitor *monitor)
{
  guint place;

  g_assert_true (g_list_store_find (monitors, monitor, &place));
  g_list_store_remove (monitors, place);
}

/* --- what is opened --- */

static GtkWidget *
find_screen (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *link = windows; link != NULL; link = link->next)
    if (TS_IS_BIG_SCREEN (link->data))
      return link->data;
  return NULL;
}

static GtkWidget *
open_screen (TsPlayPage *page)
{
  act (page, "play.big-screen");
  g_assert_nonnull (find_screen ());
  return find_screen ();
}

static void
say (TsPlayPage *page, const char *verb, const char *arg, int value)
{
  TsTable *table = ts_play_page_get_table (page);
  TsView view = ts_session_view (ts_table_get_session (table));
  g_autoptr (JsonObject) entry = ts_entry_build (view.game, verb, TS_NOBODY, arg, value, NULL);

  g_assert_true (ts_table_say (table, entry, NULL));
}

static void
test_follows (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *screen = open_screen (page);
  TsPromptBand *band = TS_PROMPT_BAND (find (screen, TS_TYPE_PROMPT_BAND, NULL));

  g_assert_cmpstr (ts_prompt_band_get_prompt (band), ==, "Bo rolls two dice.");
  say (page, "take", "count", 2);
  g_assert_nonnull (find (screen, GTK_TYPE_LABEL, "Bo takes 2 tokens."));
  say (page, "next", NULL, 0);
  g_assert_cmpstr (ts_prompt_band_get_prompt (band), ==, "Ann rolls two dice.");
  act (page, "play.undo");
  settle (page);
  g_assert_cmpstr (ts_prompt_band_get_prompt (band), ==, "Bo rolls two dice.");
  g_assert_true (open_screen (page) == screen); /* there is one */
  stage_close (stage);
}

static void
test_secret (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *screen = open_screen (page);

  say (page, "hide", "number", 7);
  g_assert_nonnull (find (screen, GTK_TYPE_LABEL, "Bo hides a number."));
  stage_close (stage);
}

#define DRAWN                                                                                                \
  "{\"tableside\":1,\"game\":\"chip-shop\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"            \
  "{\"do\":\"personality\",\"card\":\"steve-jobs\"}\n{\"do\":\"personality\",\"card\":\"jay-miner\"}\n"      \
  "{\"do\":\"personality\",\"card\":\"bill-gates\"}\n"                                                       \
  "{\"do\":\"personality\",\"card\":\"adele-goldberg\"}\n{\"do\":\"next\"}\n{\"do\":\"next\"}\n"             \
  "{\"do\":\"event\",\"card\":\"quiet-year\"}\n{\"do\":\"next\"}\n"                                          \
  "{\"do\":\"event\",\"card\":\"quiet-year\"}\n{\"do\":\"next\"}\n"                                          \
  "{\"do\":\"draw-product\",\"square\":1,\"card\":\"commodore-vic-20\"}\n"

/* Nobody presses anything there: the board asks nothing, has no curtain, and all of it is in sight. */
static void
test_asks_nothing (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, DRAWN);
  GtkWidget *screen = open_screen (page);

  wait_for (page, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  wait_for (screen, GTK_TYPE_LABEL, "1 in the factory");
  wait_without (screen, TS_TYPE_CHIP_SHOP_CURTAIN, NULL);
  wait_without (screen, TS_TYPE_BOARD_PANEL, NULL);
  wait_without (screen, GTK_TYPE_BUTTON, "_Look Here");
  wait_for (page, TS_TYPE_BOARD_PANEL, NULL);
  stage_close (stage);
}

/* Escape closes a window that does not fill the screen (which takes a window manager); the table's end closes
 * it, too. */
static void
test_closed (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_page (stage, GOING);
  GtkWidget *screen = open_screen (page);

  press_key (screen, "Escape");
  g_assert_null (find_screen ());
  open_screen (page);
  stage_close (stage);
  g_assert_null (find_screen ());
}

/* A table on the first of two monitors. */
static TsPlayPage *
open_desk (Stage *stage)
{
  monitors = g_list_store_new (GDK_TYPE_MONITOR);
  where[DESK] = plug_in ("eDP-1");
  where[SCREEN] = NULL;
  return open_page (stage, GOING);
}

static void
leave_desk (Stage *stage)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  stage_close (stage);
  g_settings_reset (settings, "big-screen-monitor");
  g_clear_object (&monitors);
  filling = NULL;
}

/* It comes to be seen there, as the display tells it. */
static void
enter (GtkWidget *screen, GdkMonitor *monitor)
{
  where[SCREEN] = monitor;
  g_signal_emit_by_name (gtk_native_get_surface (GTK_NATIVE (screen)), "enter-monitor", monitor);
}

static void
check_remembered (const char *connector)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *found = g_settings_get_string (settings, "big-screen-monitor");

  g_assert_cmpstr (found, ==, connector);
}

static void
close_screen (GtkWidget *screen)
{
  gtk_window_close (GTK_WINDOW (screen));
  g_assert_null (find_screen ());
  filling = NULL;
}

/* It fills another monitor than the table's; moved to a third one, it is there again next time, after a
 * program that was killed too: what is remembered is so at once. */
static void
test_comes_back (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_desk (stage);
  GdkMonitor *television = plug_in ("HDMI-1");
  GdkMonitor *third = plug_in ("DP-1");
  GtkWidget *screen = open_screen (page);

  g_assert_true (where[SCREEN] == television);
  enter (screen, television);
  check_remembered ("HDMI-1");
  enter (screen, third);
  check_remembered ("DP-1");
  enter (screen, where[DESK]); /* over the table: nobody wants that again */
  check_remembered ("DP-1");
  close_screen (screen);
  open_screen (page);
  g_assert_true (where[SCREEN] == third);
  leave_desk (stage);
}

/* Its monitor is not there: another one, or none but the table's own, which it does not cover; and what is
 * filled by hand then is not remembered. */
static void
test_monitor_gone (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_desk (stage);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GdkMonitor *other = plug_in ("DP-1");
  GtkWidget *screen;

  g_settings_set_string (settings, "big-screen-monitor", "HDMI-1");
  screen = open_screen (page);
  g_assert_true (where[SCREEN] == other);
  close_screen (screen);
  unplug (other);
  g_settings_set_string (settings, "big-screen-monitor", "HDMI-1");
  screen = open_screen (page);
  g_assert_null (filling);
  fill (GTK_WINDOW (screen), where[DESK]);
  close_screen (screen);
  check_remembered ("HDMI-1");
  leave_desk (stage);
}

/* A television that is turned off and on again: meanwhile it is a window, and does not cover the table. One
 * that nobody wants to fill a monitor does not, whatever is plugged in. */
static void
test_television_off (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  TsPlayPage *page = open_desk (stage);
  GdkMonitor *television = plug_in ("HDMI-1");
  GtkWidget *screen = open_screen (page);

  g_assert_true (where[SCREEN] == television);
  unplug (television);
  g_assert_null (filling);
  television = plug_in ("HDMI-1");
  g_assert_true (where[SCREEN] == television && GTK_WIDGET (filling) == screen);
  press_key (screen, "Escape");
  g_assert_null (filling);
  plug_in ("DP-1");
  g_assert_null (filling);
  leave_desk (stage);
}

int
main (int argc, char **argv)
{
  stage_init (&argc, &argv);
  stage_add ("/big-screen/follows", test_follows, NULL);
  stage_add ("/big-screen/secret", test_secret, NULL);
  stage_add ("/big-screen/asks-nothing", test_asks_nothing, NULL);
  stage_add ("/big-screen/closed", test_closed, NULL);
  stage_add ("/big-screen/comes-back", test_comes_back, NULL);
  stage_add ("/big-screen/monitor-gone", test_monitor_gone, NULL);
  stage_add ("/big-screen/television-off", test_television_off, NULL);
  return stage_run ();
}
