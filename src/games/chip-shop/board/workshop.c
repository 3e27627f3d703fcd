#include "workshop.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "parts.h"
#include "release.h"
#include "widgets/choices.h"

#include <glib/gi18n-lib.h>

struct _TsChipShopWorkshop {
  TsBoardPart parent_instance;

  GtkStack *stack;
  TsChoices *choices;
  GtkLabel *title;
  TsChipShopReleasePanel *launch;
};

G_DEFINE_FINAL_TYPE (TsChipShopWorkshop, ts_chip_shop_workshop, TS_TYPE_BOARD_PART)

static gboolean
is_in_production (const ChipShop *state, const ChipProduct *product)
{
  return product->seat == state->base.turn && product->status == CHIP_IN_PRODUCTION;
}

/* --- releasing --- */

static void
on_product (GtkWidget *button, TsChipShopWorkshop *self)
{
  int id = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "product"));
  g_autofree char *title = g_strdup_printf (_ ("Release no. %d"), id);

  gtk_label_set_label (self->title, title);
  ts_chip_shop_release_panel_show (self->launch, id);
  gtk_stack_set_visible_child_name (self->stack, "launch");
  gtk_widget_child_focus (GTK_WIDGET (self->launch), GTK_DIR_TAB_FORWARD);
}

static void
on_back (TsChipShopWorkshop *self)
{
  gtk_stack_set_visible_child_name (self->stack, "menu");
  gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

/* Products in the factory are called by number until they are out. */
static void
offer_releases (TsChipShopWorkshop *self, const ChipShop *state)
{
  if (!state->may_release[state->base.turn])
    return;
  ts_choices_add_heading (self->choices, _ ("Release from the factory"));
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);
    g_autofree char *label = g_strdup_printf (_ ("Release no. %d"), id);
    GtkWidget *button;

    if (!is_in_production (state, product) || ts_chip_shop_is_accessory (product))
      continue;
    button = ts_choices_add_button (self->choices, label, NULL, ts_chip_shop_mark_new ("chip-shop-release"));
    g_object_set_data (G_OBJECT (button), "product", GINT_TO_POINTER (id));
    g_signal_connect (button, "clicked", G_CALLBACK (on_product), self);
  }
}

/* --- attaching, exchanging --- */

static void
offer_attaching (TsChipShopWorkshop *self, const ChipShop *state, int accessory)
{
  for (int id = 1; id <= state->n_products; id++) {
    JsonObject *entry = ts_entry_begin ("attach", TS_NOBODY);
    /* Translators: a button: an accessory, which stays secret, is put on a product; its number, the product's
     * name */
    g_autofree char *label =
        g_strdup_printf (_ ("Attach no. %d to %s"), accessory,
                         ts_chip_shop_product_name (state, ts_chip_shop_product (state, id)));

    json_object_set_int_member (entry, "accessory", accessory);
    json_object_set_int_member (entry, "product", id);
    ts_choices_add (self->choices, label, NULL, ts_chip_shop_mark_new ("chip-shop-accessory"), entry, FALSE);
  }
}

static void
offer_accessories (TsChipShopWorkshop *self, const TsView *view)
{
  const ChipShop *state = view->state;

  if (!ts_view_possible (view, &view->game->verbs[ts_game_verb (view->game, "attach")]))
    return;
  ts_choices_add_heading (self->choices, _ ("Accessories"));
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (is_in_production (state, product) && ts_chip_shop_is_accessory (product))
      offer_attaching (self, state, id);
  }
}

static void
offer_exchange (TsChipShopWorkshop *self)
{
  static const struct {
    const char *resource, *label, *icon;
  } exchanges[] = {
    { "rd", N_ ("3 money for 1 R&D"), "chip-shop-rd" },
    { "marketing", N_ ("3 money for 1 Marketing"), "chip-shop-marketing" },
    { "quality", N_ ("3 money for 1 Quality"), "chip-shop-quality" },
  };

  ts_choices_add_heading (self->choices, _ ("Exchange"));
  for (guint i = 0; i < G_N_ELEMENTS (exchanges); i++) {
    JsonObject *entry = ts_entry_begin ("exchange", TS_NOBODY);

    json_object_set_string_member (entry, "resource", exchanges[i].resource);
    ts_choices_add (self->choices, _ (exchanges[i].label), NULL, ts_chip_shop_mark_new (exchanges[i].icon),
                    entry, TRUE);
  }
}

static void
ts_chip_shop_workshop_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopWorkshop *self = TS_CHIP_SHOP_WORKSHOP (part);
  const ChipShop *state = view->state;

  gtk_stack_set_visible_child_name (self->stack, "menu");
  ts_choices_clear (self->choices);
  offer_releases (self, state);
  offer_accessories (self, view);
  offer_exchange (self);
}

/* --- building --- */

static GtkWidget *
build_launch (TsChipShopWorkshop *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head;

  self->title = GTK_LABEL (gtk_label_new (NULL));
  head = ts_chip_shop_head_new (self->title, G_CALLBACK (on_back), self);
  gtk_box_append (GTK_BOX (column), head);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->launch));
  return column;
}

static void
ts_chip_shop_workshop_class_init (TsChipShopWorkshopClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_workshop_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipworkshop");
}

static void
ts_chip_shop_workshop_init (TsChipShopWorkshop *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

TsChipShopWorkshop *
ts_chip_shop_workshop_new (TsBoard *board)
{
  TsChipShopWorkshop *self = g_object_new (TS_TYPE_CHIP_SHOP_WORKSHOP, "board", board, NULL);

  self->choices = ts_choices_new_tiles (board);
  self->launch = ts_chip_shop_release_panel_new (board);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->choices), "menu");
  gtk_stack_add_named (self->stack, build_launch (self), "launch");
  return self;
}
