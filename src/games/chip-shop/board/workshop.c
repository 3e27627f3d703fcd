#include "workshop.h"

#include "config.h"
#include "forms.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/rules.h"
#include "news.h"
#include "parts.h"
#include "referee/every-game.h"
#include "release.h"
#include "widgets/choices.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsChipShopWorkshop {
  TsBoardPart parent_instance;

  TsBoardPanel *panel;
  TsChipShopNews *news;
  TsChoices *choices;
  TsSheet *release; /* over it, in the panel */
};

G_DEFINE_FINAL_TYPE (TsChipShopWorkshop, ts_chip_shop_workshop, TS_TYPE_BOARD_PART)

static gboolean
is_in_production (const ChipShop *state, const ChipProduct *product)
{
  return product->seat == state->base.turn && product->status == CHIP_IN_PRODUCTION;
}

/* --- releasing --- */

static void
open_release (TsChipShopWorkshop *self, int id)
{
  TsBoard *board = ts_board_part_get_board (TS_BOARD_PART (self));

  ts_board_panel_open (self->panel, "release");
  ts_chip_shop_release_ask (self->release, ts_board_get_session (board), id);
}

static void
on_product (GtkWidget *button, TsChipShopWorkshop *self)
{
  int id = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "product"));

  if (!ts_board_admits_press (ts_board_part_get_board (TS_BOARD_PART (self))))
    return;
  open_release (self, id);
  ts_board_panel_focus (self->panel);
}

/* Products in the factory are called by number until they are out. */
static void
offer_releases (TsChipShopWorkshop *self, const ChipShop *state)
{
  gboolean headed = FALSE;

  if (!state->may_release[state->base.turn])
    return;
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);
    g_autofree char *label = g_strdup_printf (_ ("Release no. %d"), id);
    GtkWidget *button;

    if (!is_in_production (state, product) || ts_chip_shop_is_accessory (product))
      continue;
    if (!headed)
      ts_choices_add_heading (self->choices, _ ("Release from the factory"));
    headed = TRUE;
    button = ts_choices_add_button (self->choices, label, NULL, ts_chip_shop_mark_new ("chip-shop-release"));
    g_object_set_data (G_OBJECT (button), "product", GINT_TO_POINTER (id));
    g_signal_connect (button, "clicked", G_CALLBACK (on_product), self);
  }
}

/* The one product that can be released, if there is one and nothing else to do but to exchange money; or 0.
 */
static int
find_only_release (const TsView *view)
{
  const ChipShop *state = view->state;
  int only = 0;

  if (!state->may_release[state->base.turn] || ts_view_possible (view, ts_verb_find (view->game, "attach")))
    return 0;
  for (int id = 1; id <= state->n_products; id++) {
    const ChipProduct *product = ts_chip_shop_product (state, id);

    if (!is_in_production (state, product) || ts_chip_shop_is_accessory (product))
      continue;
    if (only != 0)
      return 0;
    only = id;
  }
  return only;
}

void
ts_chip_shop_workshop_open_only (TsChipShopWorkshop *self)
{
  TsBoard *board = ts_board_part_get_board (TS_BOARD_PART (self));
  TsView view = ts_board_get_view (board);
  int only = find_only_release (&view);

  if (only != 0 && ts_chip_shop_release_is_payable (ts_board_get_session (board), only))
    open_release (self, only);
}

/* --- attaching --- */

static void
offer_accessories (TsChipShopWorkshop *self, const TsView *view)
{
  if (!ts_view_possible (view, ts_verb_find (view->game, "attach")))
    return;
  ts_choices_add_heading (self->choices, _ ("Accessories"));
  ts_chip_shop_forms_offer (self->choices, view, "attach", "chip-shop-accessory", FALSE);
}

static void
ts_chip_shop_workshop_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopWorkshop *self = TS_CHIP_SHOP_WORKSHOP (part);
  const ChipShop *state = view->state;

  ts_chip_shop_news_show (self->news, ts_board_get_session (ts_board_part_get_board (part)));
  ts_choices_clear (self->choices);
  offer_releases (self, state);
  offer_accessories (self, view);
  ts_chip_shop_forms_offer_resources (
      self->choices, "exchange",
      ts_choices_add_heading_for (self->choices, _ ("Exchange: 3 money each"),
                                  ts_chip_shop_forms_build_resource ("exchange", CHIP_RD)));
}

/* What was passed over is no answer. */
static void
ts_chip_shop_workshop_focus (TsBoardPart *part)
{
  gtk_widget_child_focus (GTK_WIDGET (TS_CHIP_SHOP_WORKSHOP (part)->choices), GTK_DIR_TAB_FORWARD);
}

/* --- building --- */

static void
ts_chip_shop_workshop_class_init (TsChipShopWorkshopClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->focus = ts_chip_shop_workshop_focus;
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_workshop_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chipworkshop");
}

static void
ts_chip_shop_workshop_init (TsChipShopWorkshop *self)
{
  self->news = ts_chip_shop_news_new ();
}

TsChipShopWorkshop *
ts_chip_shop_workshop_new (TsBoard *board, TsBoardPanel *panel)
{
  TsChipShopWorkshop *self = g_object_new (TS_TYPE_CHIP_SHOP_WORKSHOP, "board", board, NULL);

  self->panel = panel;
  self->choices = ts_choices_new_tiles (board);
  self->release = ts_chip_shop_release_new (board);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (12, self->news, self->choices,
                                                    ts_chip_shop_news_part_passed (self->news), NULL));
  ts_board_panel_add (panel, "release", self->release);
  return self;
}
