#include "announced.h"

#include <gtk/gtk.h>

void __wrap_gtk_accessible_announce (GtkAccessible *self,
                                     const char *message,
                                     GtkAccessibleAnnouncementPriority priority);

static char *announced;

void
__wrap_gtk_accessible_announce (GtkAccessible *self G_GNUC_UNUSED,
                                const char *message,
                                GtkAccessibleAnnouncementPriority priority G_GNUC_UNUSED)
{
  g_set_str (&announced, message);
}

char *
take_announced (void)
{
  return g_steal_pointer (&announced);
}
