#include "quantity.h"

#include "config.h"
#include "games/chip-shop/rules/rules.h"
#include "referee/number.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* By counter; all but `completed` have one. */
static const char *const icons[CHIP_N_COUNTERS] = {
  "chip-shop-money",   "chip-shop-rd",    "chip-shop-marketing", "chip-shop-quality",   "chip-shop-longevity",
  "chip-shop-loyalty", "chip-shop-staff", "chip-shop-streams",   "chip-shop-completed",
};

const char *
ts_chip_shop_quantity_icon (int counter)
{
  return icons[counter];
}

GtkWidget *
ts_chip_shop_quantity_new (int counter, int number, gboolean change)
{
  GtkWidget *box =
      g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autofree char *text = change ? ts_number_tell_change (number) : ts_number_tell (number);

  gtk_box_append (GTK_BOX (box), ts_picture_new (icons[counter], -1));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role",
                                               GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_widget_set_tooltip_text (box, _ (ts_chip_shop.counters[counter].label));
  gtk_widget_add_css_class (box, "chip-amount");
  return box;
}

void
ts_chip_shop_quantity_set (GtkWidget *amount, int number)
{
  g_autofree char *text = ts_number_tell (number);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (amount)), text);
}

GtkWidget *
ts_chip_shop_legend_new (void)
{
  GtkWidget *legend = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 4, NULL);

  for (int counter = CHIP_MONEY; counter <= CHIP_STAFF; counter++)
    adw_wrap_box_append (ADW_WRAP_BOX (legend),
                         ts_row_new (4, ts_picture_new (icons[counter], -1),
                                     ts_text_new (_ (ts_chip_shop.counters[counter].label), NULL), NULL));
  gtk_widget_add_css_class (legend, "chip-legend");
  return legend;
}
