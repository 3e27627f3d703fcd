/* Icons end in the thread that shows them, wherever they are let go. */
#include "stage.h"

/* Larger than what the theme keeps for later: nobody else holds it. */
#define SIZE 500

static gpointer
let_go (gpointer icon)
{
  g_object_unref (icon);
  return NULL;
}

static void
on_end (gpointer where)
{
  *(GThread **) where = g_thread_self ();
}

static gboolean
has_ended (gpointer where)
{
  return *(GThread **) where != NULL;
}

static GtkIconPaintable *
look_up (void)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  return gtk_icon_theme_lookup_icon (theme, "open-menu-symbolic", NULL, SIZE, 1, GTK_TEXT_DIR_LTR, 0);
}

static void
test_elsewhere (void)
{
  GThread *where = NULL;
  GtkIconPaintable *icon = look_up ();

  g_object_set_data_full (G_OBJECT (icon), "end", &where, on_end);
  g_thread_join (g_thread_new ("elsewhere", let_go, icon));
  g_assert_null (where);

  /* Until it ends, it is still the one the theme finds. */
  g_assert_true (look_up () == icon);
  g_object_unref (icon);
  wait_until (has_ended, &where);
  g_assert_true (where == g_thread_self ());
}

static void
test_here (void)
{
  GThread *where = NULL;
  GtkIconPaintable *icon = look_up ();

  g_object_set_data_full (G_OBJECT (icon), "end", &where, on_end);
  g_object_unref (icon);
  g_assert_true (where == g_thread_self ());
}

int
main (int argc, char *argv[])
{
  stage_init (&argc, &argv);
  g_test_add_func ("/icon-end/elsewhere", test_elsewhere);
  g_test_add_func ("/icon-end/here", test_here);
  return stage_run ();
}
