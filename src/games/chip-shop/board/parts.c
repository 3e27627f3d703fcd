#include "parts.h"

#include "config.h"
#include "widgets/style.h"

#define MARK_SIZE 26

GtkWidget *
ts_chip_shop_mark_new (const char *icon)
{
  return ts_picture_new (icon, MARK_SIZE);
}
