/* The screen stays awake while a game is on, and only then. */
#include "stage.h"

#include "app/play/play-page.h"
#include "portal.h"

#include <string.h>

static gboolean
is_awake (gpointer data G_GNUC_UNUSED)
{
  return portal_inhibitors () == 1;
}

static gboolean
may_sleep (gpointer data G_GNUC_UNUSED)
{
  return portal_inhibitors () == 0;
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

/* Without a window manager nobody else tells a window that it is the one in use. */
static void
open_active (Stage *stage, const char *path)
{
  stage_open (stage, null_games, path);
  wait_until (is_active, stage->window);
}

static void
say (Stage *stage, const char *line)
{
  TsPlayPage *page = TS_PLAY_PAGE (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL));
  g_autoptr (GError) error = NULL;

  ts_table_say_line (ts_play_page_get_table (page), line, strlen (line), &error);
  g_assert_no_error (error);
}

static void
test_start_page (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  open_active (stage, NULL);
  wait_for (stage->window, GTK_TYPE_LABEL, "Go on playing");
  g_assert_cmpuint (portal_inhibitors (), ==, 0);
  stage_close (stage);
}

static void
test_page_left (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  open_active (stage, path);
  wait_until (is_awake, NULL);
  gtk_widget_activate_action (wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL), "navigation.pop", NULL);
  wait_until (may_sleep, NULL);
  stage_close (stage);
}

static void
test_over (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);

  open_active (stage, path);
  wait_until (is_awake, NULL);
  say (stage, "{\"do\":\"end\"}");
  wait_until (may_sleep, NULL);
  say (stage, "{\"do\":\"undo\"}");
  wait_until (is_awake, NULL);
  stage_close (stage);
  wait_until (may_sleep, NULL);
}

static void
test_finished (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("over.tableside", OVER);

  open_active (stage, path);
  wait_for (stage->window, TS_TYPE_PLAY_PAGE, NULL);
  g_assert_cmpuint (portal_inhibitors (), ==, 0);
  stage_close (stage);
}

/* Somebody uses another window. */
static void
test_left (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = put_table ("going.tableside", GOING);
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());

  open_active (stage, path);
  wait_until (is_awake, NULL);
  gtk_window_present (other);
  wait_until (is_active, other);
  wait_until (may_sleep, NULL);
  gtk_window_present (GTK_WINDOW (stage->window));
  wait_until (is_active, stage->window);
  wait_until (is_awake, NULL);
  gtk_window_destroy (other);
  stage_close (stage);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GDK_DEBUG", "portals", TRUE);
  stage_init (&argc, &argv);
  portal_start ();

  stage_add ("/awake/not-on-start-page", test_start_page, NULL);
  stage_add ("/awake/until-page-is-left", test_page_left, NULL);
  stage_add ("/awake/until-game-is-over", test_over, NULL);
  stage_add ("/awake/not-when-finished", test_finished, NULL);
  stage_add ("/awake/until-window-is-left", test_left, NULL);
  return stage_run ();
}
