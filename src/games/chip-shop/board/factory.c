#include "factory.h"

#include "config.h"
#include "curtain.h"
#include "parts.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsChipShopFactory {
  AdwBin parent_instance;

  TsBoard *board;
  int seat;
  TsChipShopCurtain *curtain;
  GtkWidget *elsewhere; /* in its place while the seat has a phone */
  GtkLabel *sign;
  gboolean here; /* though there is a phone */
};

G_DEFINE_FINAL_TYPE (TsChipShopFactory, ts_chip_shop_factory, ADW_TYPE_BIN)

static guint
count (const ChipShop *state, int seat)
{
  guint n = 0;

  for (int id = 1; id <= state->n_products; id++)
    n += ts_chip_shop_product (state, id)->seat == seat &&
         ts_chip_shop_product (state, id)->status == CHIP_IN_PRODUCTION;
  return n;
}

void
ts_chip_shop_factory_show (TsChipShopFactory *self, const TsView *view)
{
  guint n = count (view->state, self->seat);
  gboolean elsewhere = ts_board_has_phone (self->board, self->seat) && !self->here;
  g_autofree char *sign = g_strdup_printf (
      /* Translators: how many things are in a company's factory, and whose it is */
      ngettext ("%u in the factory: %s looks at the phone", "%u in the factory: %s looks at the phone", n), n,
      ts_view_name (view, self->seat));

  gtk_label_set_label (self->sign, sign);
  ts_chip_shop_curtain_show (self->curtain, view);
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), n > 0 && !elsewhere);
  gtk_widget_set_visible (self->elsewhere, n > 0 && elsewhere);
}

static void
show_now (TsChipShopFactory *self)
{
  TsView view = ts_board_get_view (self->board);

  ts_chip_shop_factory_show (self, &view);
}

static void
on_here (TsChipShopFactory *self)
{
  self->here = TRUE;
  show_now (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
}

/* A phone that has been away is in reach again. */
static void
on_phones (TsChipShopFactory *self)
{
  if (!ts_board_has_phone (self->board, self->seat))
    self->here = FALSE;
  show_now (self);
}

/* --- building --- */

static void
ts_chip_shop_factory_class_init (TsChipShopFactoryClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "factory");
}

static void
ts_chip_shop_factory_init (TsChipShopFactory *self)
{
  GtkWidget *here = ts_button_new (_ ("_Look Here"));

  self->sign = GTK_LABEL (ts_text_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->sign), TRUE);
  gtk_widget_set_valign (here, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (here, "touch");
  g_signal_connect_swapped (here, "clicked", G_CALLBACK (on_here), self);
  self->elsewhere = ts_row_new (8, ts_chip_shop_mark_new ("phone-symbolic"), self->sign, here, NULL);
  gtk_widget_add_css_class (self->elsewhere, "chip-elsewhere");
}

TsChipShopFactory *
ts_chip_shop_factory_new (TsBoard *board, int seat)
{
  TsChipShopFactory *self = g_object_new (TS_TYPE_CHIP_SHOP_FACTORY, NULL);

  self->board = board;
  self->seat = seat;
  self->curtain = ts_chip_shop_curtain_new (seat);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (0, self->curtain, self->elsewhere, NULL));
  g_signal_connect_object (board, "notify::phones", G_CALLBACK (on_phones), self, G_CONNECT_SWAPPED);
  return self;
}
