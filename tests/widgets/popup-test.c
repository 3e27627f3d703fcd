/* A popover that is there as long as it is open, or as what it hangs at. */
#include "press.h"
#include "widgets/popup.h"

static GtkWidget *
window_new (GtkWidget **at, GtkWidget **popover)
{
  GtkWidget *window = gtk_window_new ();

  *at = gtk_button_new_with_label ("Here");
  *popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (*popover), gtk_button_new_with_label ("There"));
  gtk_window_set_child (GTK_WINDOW (window), *at);
  gtk_window_present (GTK_WINDOW (window));
  ts_popup (*popover, *at);
  g_assert_true (gtk_widget_get_parent (*popover) == *at);
  return window;
}

static void
wait_until_gone (gpointer *pointer)
{
  while (*pointer != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Without a word of GTK's about children that are left. */
static void
test_gone_with_window (void)
{
  GtkWidget *at, *popover, *window = window_new (&at, &popover);

  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until_gone ((gpointer *) &popover);
  wait_until_gone ((gpointer *) &window);
}

static void
test_gone_with_place (void)
{
  GtkWidget *at, *popover, *window = window_new (&at, &popover);

  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  wait_until_gone ((gpointer *) &popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_closed (void)
{
  GtkWidget *at, *popover, *window = window_new (&at, &popover);

  g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_until_gone ((gpointer *) &popover);
  g_assert_null (gtk_widget_get_next_sibling (gtk_widget_get_first_child (at)));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  test_init (&argc, &argv);
  g_test_add_func ("/widgets/popup/gone-with-window", test_gone_with_window);
  g_test_add_func ("/widgets/popup/gone-with-place", test_gone_with_place);
  g_test_add_func ("/widgets/popup/closed", test_closed);
  return g_test_run ();
}
