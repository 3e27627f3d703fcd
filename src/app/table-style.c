#include "table-style.h"

#include "widgets/seat.h"

#include <gtk/gtk.h>

/* Below style.css, and below high contrast, which libadwaita adds for the application. */
#define PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)

void
ts_table_style_add (void)
{
  static GtkCssProvider *provider;
  GdkDisplay *display = gdk_display_get_default ();

  if (provider != NULL)
    return;
  ts_seat_add_style (display);
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/org/tableside/Tableside/table.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider), PRIORITY);
}
