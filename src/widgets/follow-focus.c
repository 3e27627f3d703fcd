#include "follow-focus.h"

#include "config.h"

#include <adwaita.h>

#define LAST "follow-focus" /* a GWeakRef to what had the focus in the viewport before a dialog took it */

static void
set_last (GtkViewport *viewport, GtkWidget *focus)
{
  g_weak_ref_set (g_object_get_data (G_OBJECT (viewport), LAST), focus);
}

static gboolean
is_last (GtkViewport *viewport, GtkWidget *focus)
{
  g_autoptr (GtkWidget) last = g_weak_ref_get (g_object_get_data (G_OBJECT (viewport), LAST));

  return focus == last;
}

/* Without a focus, or with one in a dialog, it is still to come back. */
static void
on_focus (GtkViewport *viewport, GParamSpec *property G_GNUC_UNUSED, GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus == NULL || gtk_widget_get_ancestor (focus, ADW_TYPE_DIALOG) != NULL || is_last (viewport, focus))
    return;
  if (!gtk_widget_is_ancestor (focus, GTK_WIDGET (viewport))) {
    set_last (viewport, NULL);
    return;
  }
  set_last (viewport, focus);
  gtk_viewport_scroll_to (viewport, focus, NULL);
}

static void
on_root (GtkViewport *viewport)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (viewport));

  if (root == NULL)
    return;
  g_signal_handlers_disconnect_by_data (root, viewport);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus), viewport, G_CONNECT_SWAPPED);
}

static void
free_last (gpointer last)
{
  g_weak_ref_clear (last);
  g_free (last);
}

void
ts_follow_focus (GtkViewport *viewport)
{
  GWeakRef *last = g_new0 (GWeakRef, 1);

  g_weak_ref_init (last, NULL);
  g_object_set_data_full (G_OBJECT (viewport), LAST, last, free_last);
  g_signal_connect (viewport, "notify::root", G_CALLBACK (on_root), NULL);
  gtk_viewport_set_scroll_to_focus (viewport, FALSE);
}

gboolean
ts_focus_again (GtkWidget *widget)
{
  return GTK_IS_TEXT (widget) ? gtk_text_grab_focus_without_selecting (GTK_TEXT (widget))
                              : gtk_widget_grab_focus (widget);
}
