#include "icon-end.h"

#include <gtk/gtk.h>

static GThread *here;
static void (*dispose) (GObject *icon); /* GTK's */

static gboolean
let_go (gpointer icon)
{
  g_object_unref (icon);
  return G_SOURCE_REMOVE;
}

static void
dispose_here (GObject *icon)
{
  if (g_thread_self () == here)
    dispose (icon);
  else
    g_idle_add (let_go, g_object_ref (icon));
}

void
ts_icon_end_here (void)
{
  GObjectClass *class;

  if (here != NULL)
    return;
  class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE); /* for good */
  here = g_thread_self ();
  dispose = class->dispose;
  class->dispose = dispose_here;
}
