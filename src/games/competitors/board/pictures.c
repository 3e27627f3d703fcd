#include "pictures.h"

#include "config.h"
#include "widgets/style.h"

GtkWidget *
ts_competitors_picture_new (const char *what)
{
  g_autofree char *icon = g_strdup_printf ("competitors-%s", what);
  GtkWidget *image = ts_picture_new (icon, -1);

  gtk_widget_add_css_class (image, "firm-picture");
  return image;
}
