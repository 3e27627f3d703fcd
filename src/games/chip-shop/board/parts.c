#include "parts.h"

#include "config.h"
#include "widgets/style.h"

GtkWidget *
ts_chip_shop_mark_new (const char *icon)
{
  GtkWidget *mark = ts_picture_new (icon, -1);

  gtk_widget_add_css_class (mark, "chip-mark");
  return mark;
}
