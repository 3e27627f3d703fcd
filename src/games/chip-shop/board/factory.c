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
  GtkWidget *open; /* in its place, where it need not be held */
  GtkImage *mark;
  GtkLabel *sign;
  GtkWidget *look; /* a button */
  gboolean here;   /* though there is a phone */
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

static char *
tell_elsewhere (const TsView *view, int seat, guint n)
{
  return g_strdup_printf (
      /* Translators: how many things are in a company's factory, and whose it is */
      ngettext ("%u in the factory: %s looks at the phone", "%u in the factory: %s looks at the phone", n), n,
      ts_view_name (view, seat));
}

static char *
tell_shown (guint n)
{
  /* Translators: how many things are in a company's factory */
  return g_strdup_printf (ngettext ("%u in the factory", "%u in the factory", n), n);
}

void
ts_chip_shop_factory_show (TsChipShopFactory *self, const TsView *view)
{
  guint n = count (view->state, self->seat);
  gboolean only_shown = ts_board_is_only_shown (self->board);
  gboolean elsewhere = !only_shown && ts_board_has_phone (self->board, self->seat) && !self->here;
  g_autofree char *phone = tell_elsewhere (view, self->seat, n);
  g_autofree char *shown = tell_shown (n);

  gtk_label_set_label (self->sign, elsewhere ? phone : shown);
  gtk_image_set_from_icon_name (self->mark, elsewhere ? "phone-symbolic" : "chip-shop-factory");
  ts_chip_shop_curtain_show (self->curtain, view);
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), n > 0 && !elsewhere && !only_shown);
  gtk_widget_set_visible (self->open, n > 0 && (elsewhere || only_shown));
  gtk_widget_set_visible (self->look, elsewhere);
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
  self->look = ts_button_new (_ ("_Look Here"));
  self->mark = GTK_IMAGE (ts_chip_shop_mark_new ("chip-shop-factory"));
  self->sign = GTK_LABEL (ts_text_new (NULL, NULL));
  gtk_widget_set_hexpand (GTK_WIDGET (self->sign), TRUE);
  gtk_widget_set_valign (self->look, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->look, "pill");
  g_signal_connect_swapped (self->look, "clicked", G_CALLBACK (on_here), self);
  self->open = ts_row_new (8, self->mark, self->sign, self->look, NULL);
  gtk_widget_add_css_class (self->open, "chip-elsewhere");
}

TsChipShopFactory *
ts_chip_shop_factory_new (TsBoard *board, int seat)
{
  TsChipShopFactory *self = g_object_new (TS_TYPE_CHIP_SHOP_FACTORY, NULL);

  self->board = board;
  self->seat = seat;
  self->curtain = ts_chip_shop_curtain_new (seat);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (0, self->curtain, self->open, NULL));
  g_signal_connect_object (board, "notify::phones", G_CALLBACK (on_phones), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::only-shown", G_CALLBACK (show_now), self, G_CONNECT_SWAPPED);
  return self;
}
