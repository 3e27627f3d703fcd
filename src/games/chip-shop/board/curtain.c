#include "curtain.h"

#include "config.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _TsChipShopCurtain {
  AdwBin parent_instance;

  int seat;
  GtkLabel *sign;    /* on the curtain */
  GtkBox *behind;    /* empty while the curtain is closed */
  GPtrArray *things; /* of char: what to show while it is held */
};

G_DEFINE_FINAL_TYPE (TsChipShopCurtain, ts_chip_shop_curtain, ADW_TYPE_BIN)

static void
let_fall (TsChipShopCurtain *self)
{
  ts_box_clear (self->behind);
  gtk_widget_set_visible (GTK_WIDGET (self->behind), FALSE);
  gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
}

static void
hold_open (TsChipShopCurtain *self)
{
  let_fall (self);
  for (guint i = 0; i < self->things->len; i++) {
    ts_box_add_text (self->behind, self->things->pdata[i], NULL);
    gtk_accessible_announce (GTK_ACCESSIBLE (self), self->things->pdata[i],
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->behind), self->things->len > 0);
  gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE, FALSE);
}

static gboolean
opens (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;
}

static gboolean
on_key_pressed (TsChipShopCurtain *self, guint key)
{
  if (opens (key) && (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_ACTIVE) == 0)
    hold_open (self);
  return opens (key);
}

static void
on_key_released (TsChipShopCurtain *self, guint key)
{
  if (opens (key))
    let_fall (self);
}

/* --- what is behind it --- */

static char *
describe (const ChipShop *state, int id)
{
  const ChipProduct *product = ts_chip_shop_product (state, id);
  const char *name = ts_chip_shop_product_name (state, product);

  if (ts_chip_shop_is_accessory (product))
    /* Translators: something in a factory: its number, its name */
    return g_strdup_printf (_ ("No. %d: %s, accessory"), id, name);
  if (product->irrelevant)
    /* Translators: something in a factory: its number, its name, its sub-era */
    return g_strdup_printf (_ ("No. %d: %s, sub-era %d, irrelevant"), id, name, product->era);
  /* Translators: something in a factory: its number, its name, its sub-era */
  return g_strdup_printf (_ ("No. %d: %s, sub-era %d"), id, name, product->era);
}

void
ts_chip_shop_curtain_show (TsChipShopCurtain *self, const TsView *view)
{
  const ChipShop *state = view->state;
  g_autofree char *sign = NULL;
  guint n;

  g_ptr_array_set_size (self->things, 0);
  for (int id = 1; id <= state->n_products; id++)
    if (ts_chip_shop_product (state, id)->seat == self->seat &&
        ts_chip_shop_product (state, id)->status == CHIP_IN_PRODUCTION)
      g_ptr_array_add (self->things, describe (state, id));
  n = self->things->len;
  let_fall (self);
  sign =
      g_strdup_printf (ngettext ("%u in the factory: hold to look", "%u in the factory: hold to look", n), n);
  gtk_label_set_label (self->sign, sign);
  ts_set_spoken (self, sign);
}

/* --- the class --- */

static void
ts_chip_shop_curtain_dispose (GObject *object)
{
  g_clear_pointer (&TS_CHIP_SHOP_CURTAIN (object)->things, g_ptr_array_unref);
  G_OBJECT_CLASS (ts_chip_shop_curtain_parent_class)->dispose (object);
}

static void
ts_chip_shop_curtain_class_init (TsChipShopCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_chip_shop_curtain_dispose;
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
add_controllers (TsChipShopCurtain *self)
{
  GtkGesture *hold = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (hold_open), self);
  g_signal_connect_swapped (hold, "end", G_CALLBACK (let_fall), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (let_fall), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

static void
ts_chip_shop_curtain_init (TsChipShopCurtain *self)
{
  GtkWidget *row;

  self->things = g_ptr_array_new_with_free_func (g_free);
  self->sign = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  ts_text_hold_amounts (self->sign);
  gtk_widget_set_hexpand (GTK_WIDGET (self->sign), TRUE);
  row = ts_row_new (8, ts_picture_new ("chip-shop-factory", -1), self->sign, NULL);
  gtk_widget_set_vexpand (row, TRUE);
  self->behind = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 2));
  adw_bin_set_child (ADW_BIN (self), ts_column_new (0, row, self->behind, NULL));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  add_controllers (self);
}

TsChipShopCurtain *
ts_chip_shop_curtain_new (int seat)
{
  TsChipShopCurtain *self = g_object_new (TS_TYPE_CHIP_SHOP_CURTAIN, NULL);

  self->seat = seat;
  return self;
}
