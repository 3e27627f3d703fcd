#include "pictures.h"

#include "config.h"
#include "games/competitors/rules/rules.h"
#include "widgets/style.h"

GtkWidget *
ts_competitors_picture_new (const char *what)
{
  g_autofree char *icon = g_strdup_printf ("competitors-%s", what);
  GtkWidget *image = ts_picture_new (icon, -1);

  gtk_widget_add_css_class (image, "firm-picture");
  return image;
}

GtkWidget *
ts_competitors_vehicle_mark (int vehicle)
{
  return ts_competitors_picture_new (ts_competitors_vehicles[vehicle].id);
}
