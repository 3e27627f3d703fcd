#include "people.h"

#include "config.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/rules.h"
#include "quantity.h"
#include "referee/number.h"
#include "widgets/choices.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsChipShopPeoplePanel {
  TsBoardPart parent_instance;

  GtkBox *cards;
  GtkWidget *other; /* types a card that is not known */
};

G_DEFINE_FINAL_TYPE (TsChipShopPeoplePanel, ts_chip_shop_people_panel, TS_TYPE_BOARD_PART)

static void
on_card (GtkWidget *button, TsChipShopPeoplePanel *self)
{
  int card = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "card"));

  ts_board_say (ts_board_part_get_board (TS_BOARD_PART (self)),
                ts_entry_build (&ts_chip_shop, "personality", TS_NOBODY, "card", card, NULL));
}

static void
on_other (GtkWidget *button)
{
  gtk_widget_activate_action (button, "play.by-hand", "s", "personality");
}

/* --- a card --- */

static void
add_amount (GtkWidget *row, int counter, int number, gboolean even_zero)
{
  if (number != 0 || even_zero)
    adw_wrap_box_append (ADW_WRAP_BOX (row), ts_chip_shop_quantity_new (counter, number, TRUE));
}

static GtkWidget *
build_amounts (const ChipPersonCard *card)
{
  g_autofree char *salary = g_strdup_printf (_ ("Salary %d"), card->salary);
  GtkWidget *row = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "line-spacing", 4, NULL);

  add_amount (row, CHIP_LOYALTY, card->loyalty, TRUE);
  add_amount (row, CHIP_LONGEVITY, card->longevity, TRUE);
  add_amount (row, CHIP_RD, card->rd, FALSE);
  add_amount (row, CHIP_MARKETING, card->marketing, FALSE);
  add_amount (row, CHIP_QUALITY, card->quality, FALSE);
  add_amount (row, CHIP_MONEY, card->money, FALSE);
  adw_wrap_box_append (ADW_WRAP_BOX (row), ts_text_new (salary, "choice-detail"));
  return row;
}

static char *
describe (const ChipPersonCard *card)
{
  g_autofree char *loyalty = ts_number_tell (card->loyalty);
  g_autofree char *longevity = ts_number_tell (card->longevity);

  /* Translators: read aloud for the card of a person; the first four of the numbers are what the company gets
   */
  return g_strdup_printf (
      _ ("%s: Loyalty %s, Longevity %s, R&D %d, Marketing %d, Quality %d, money %d, salary %d"), card->name,
      loyalty, longevity, card->rd, card->marketing, card->quality, card->money, card->salary);
}

static GtkWidget *
build_card (TsChipShopPeoplePanel *self, int id)
{
  const ChipPersonCard *card = &ts_chip_shop_people[id];
  GtkWidget *button = gtk_button_new ();
  g_autofree char *spoken = describe (card);

  gtk_button_set_child (GTK_BUTTON (button), ts_column_new (6, ts_text_new (card->name, "choice-label"),
                                                            build_amounts (card), NULL));
  gtk_widget_add_css_class (button, "choice");
  ts_set_spoken (button, spoken);
  g_object_set_data (G_OBJECT (button), "card", GINT_TO_POINTER (id));
  g_signal_connect (button, "clicked", G_CALLBACK (on_card), self);
  return button;
}

static void
ts_chip_shop_people_panel_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsChipShopPeoplePanel *self = TS_CHIP_SHOP_PEOPLE_PANEL (part);
  const ChipShop *state = view->state;

  ts_box_clear (self->cards);
  for (int card = 0; ts_chip_shop_picks_card (view) && card < CHIP_N_PEOPLE_CARDS; card++)
    if (ts_chip_shop_can_pick (state, card))
      gtk_box_append (self->cards, build_card (self, card));
  gtk_widget_set_visible (self->other, !ts_chip_shop_picks_card (view));
}

static void
ts_chip_shop_people_panel_class_init (TsChipShopPeoplePanelClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_chip_shop_people_panel_show;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chippeople");
}

static void
ts_chip_shop_people_panel_init (TsChipShopPeoplePanel *self)
{
  self->cards = GTK_BOX (ts_choices_tiles_new ());
  self->other = ts_button_new (_ ("_Type the Card In…"));
  gtk_widget_set_halign (self->other, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->other, "pill");
  g_signal_connect (self->other, "clicked", G_CALLBACK (on_other), NULL);
  adw_bin_set_child (ADW_BIN (self),
                     ts_column_new (12, self->cards, self->other, ts_chip_shop_legend_new (), NULL));
}

TsChipShopPeoplePanel *
ts_chip_shop_people_panel_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_CHIP_SHOP_PEOPLE_PANEL, "board", board, NULL);
}
