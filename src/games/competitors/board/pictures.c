#include "pictures.h"

#include "config.h"

GtkWidget *
ts_competitors_picture_new (const char *what)
{
  g_autofree char *icon = g_strdup_printf ("competitors-%s", what);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (image, "firm-picture");
  return image;
}
