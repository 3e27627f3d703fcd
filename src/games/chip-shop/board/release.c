#include "release.h"

#include "config.h"
#include "widgets/style.h"
#include "games/chip-shop/rules/cards.h"
#include "games/chip-shop/rules/rules.h"
#include "quantity.h"
#include "widgets/stepper.h"

#include <glib/gi18n-lib.h>

enum {
  PART_RD,
  PART_MARKETING,
  PART_QUALITY,
  N_PARTS
};

static const struct {
  int counter;
  const char *id;
} parts[N_PARTS] = {
  { CHIP_RD, "rd" },
  { CHIP_MARKETING, "marketing" },
  { CHIP_QUALITY, "quality" },
};

struct _TsChipShopReleasePanel {
  AdwBin parent_instance;

  TsBoard *board;
  int product;
  GtkWidget *steppers[N_PARTS];
  GtkLabel *brings;
  GtkWidget *split; /* how many of the points go to Longevity */
  GtkLabel *rest;
  GtkWidget *release;
};

G_DEFINE_FINAL_TYPE (TsChipShopReleasePanel, ts_chip_shop_release_panel, ADW_TYPE_BIN)

static int
value_of (GtkWidget *stepper)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (stepper));
}

static ChipRelease
release_of (TsChipShopReleasePanel *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));

  return ts_chip_shop_release_brings (view.state, ts_chip_shop_product (view.state, self->product),
                                      value_of (self->steppers[PART_MARKETING]),
                                      value_of (self->steppers[PART_QUALITY]));
}

static JsonObject *
build_entry (TsChipShopReleasePanel *self)
{
  JsonObject *entry = ts_entry_begin ("release", TS_NOBODY);
  int to_longevity = value_of (self->split);

  json_object_set_int_member (entry, "product", self->product);
  for (int part = 0; part < N_PARTS; part++)
    json_object_set_int_member (entry, parts[part].id, value_of (self->steppers[part]));
  json_object_set_int_member (entry, "to_longevity", to_longevity);
  json_object_set_int_member (entry, "to_loyalty", release_of (self).points - to_longevity);
  return entry;
}

static void
on_release (TsChipShopReleasePanel *self)
{
  ts_board_say (self->board, build_entry (self));
}

/* --- what it brings --- */

static void
show_rest (TsChipShopReleasePanel *self)
{
  ChipRelease release = release_of (self);
  int to_longevity = value_of (self->split);
  g_autofree char *text = NULL;
  g_autoptr (JsonObject) entry = build_entry (self);

  /* Translators: how the points of a release are split: to the one track, to the other */
  text = g_strdup_printf (_ ("Longevity %+d, Loyalty %+d"), release.longevity + to_longevity,
                          release.loyalty + release.points - to_longevity);
  gtk_label_set_label (self->rest, text);
  gtk_widget_set_sensitive (self->release,
                            ts_session_would_accept (ts_board_get_session (self->board), entry, NULL));
}

static void
on_changed (TsChipShopReleasePanel *self)
{
  ChipRelease release = release_of (self);
  g_autofree char *text = NULL;

  /* Translators: what a release will pay; after it, the number of piles and the money on each */
  text = g_strdup_printf (ngettext ("%d pile of %d money", "%d piles of %d money", release.piles),
                          release.piles, release.value);
  gtk_label_set_label (self->brings, text);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->split), 0, MAX (release.points, 0));
  show_rest (self);
}

void
ts_chip_shop_release_panel_show (TsChipShopReleasePanel *self, int product)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  const ChipShop *state = view.state;
  const ChipProduct *it = ts_chip_shop_product (state, product);

  self->product = product;
  for (int part = 0; part < N_PARTS; part++) {
    int least = ts_chip_shop_release_least (it, parts[part].counter);
    int most = MAX (state->base.counters[state->base.turn][parts[part].counter], least);

    gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->steppers[part]), least, most);
    /* More R&D than it takes would be lost; all the rest goes in, most of the time. */
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->steppers[part]), part == PART_RD ? least : most);
  }
  on_changed (self);
}

/* --- building --- */

static GtkWidget *
build_row (const char *icon, const char *label, GtkWidget *stepper)
{
  GtkWidget *row = adw_wrap_box_new ();
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *title = gtk_label_new (label);

  gtk_box_append (GTK_BOX (head), ts_picture_new (icon, 28));
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (stepper), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (GTK_BOX (head), title);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 10);
  adw_wrap_box_append (ADW_WRAP_BOX (row), head);
  adw_wrap_box_append (ADW_WRAP_BOX (row), stepper);
  return row;
}

static void
ts_chip_shop_release_panel_class_init (TsChipShopReleasePanelClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chiplaunch");
}

static void
ts_chip_shop_release_panel_init (TsChipShopReleasePanel *self)
{
  static const char *const icons[N_PARTS] = { "chip-shop-rd", "chip-shop-marketing", "chip-shop-quality" };
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  for (int part = 0; part < N_PARTS; part++) {
    self->steppers[part] = ts_stepper_new (0, 99);
    g_signal_connect_swapped (self->steppers[part], "value-changed", G_CALLBACK (on_changed), self);
    gtk_box_append (
        GTK_BOX (column),
        build_row (icons[part], _ (ts_chip_shop.counters[parts[part].counter].label), self->steppers[part]));
  }
  self->brings = GTK_LABEL (gtk_label_new (NULL));
  self->rest = GTK_LABEL (gtk_label_new (NULL));
  self->split = ts_stepper_new (0, 0);
  g_signal_connect_swapped (self->split, "value-changed", G_CALLBACK (show_rest), self);
  self->release = gtk_button_new_with_mnemonic (_ ("_Release"));
  gtk_widget_add_css_class (self->release, "suggested-action");
  gtk_widget_add_css_class (self->release, "pill");
  gtk_widget_add_css_class (GTK_WIDGET (self->brings), "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->rest), "title-4");
  g_signal_connect_swapped (self->release, "clicked", G_CALLBACK (on_release), self);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->brings));
  gtk_box_append (GTK_BOX (column),
                  build_row ("chip-shop-longevity", _ ("Quality points to Longevity"), self->split));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->rest));
  gtk_box_append (GTK_BOX (column), self->release);
  adw_bin_set_child (ADW_BIN (self), column);
}

TsChipShopReleasePanel *
ts_chip_shop_release_panel_new (TsBoard *board)
{
  TsChipShopReleasePanel *self = g_object_new (TS_TYPE_CHIP_SHOP_RELEASE_PANEL, NULL);

  self->board = board;
  return self;
}
