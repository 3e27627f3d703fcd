#include "shopper.h"

#include "config.h"
#include "games/shopping-war/rules/combos.h"
#include "games/shopping-war/rules/rules.h"
#include "slot.h"
#include "widgets/popup.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#define MOST_STARS 5 /* that are drawn one by one */

struct _TsShoppingWarShopper {
  AdwBin parent_instance;

  TsBoard *board;
  int seat;
  gboolean equips;
  AdwBin *mark;
  TsSeatName *name;
  GtkBox *stars;
  GtkWidget *slots_grid;
  TsShoppingWarSlot *slots[SHOPPING_N_SLOTS];
  GtkWidget *hand;
  GtkWidget *counts[SHOPPING_STOCK + 1]; /* of GtkButton, by counter; none for Stars */
  GtkWidget *power;
  GtkWidget *out;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarShopper, ts_shopping_war_shopper, ADW_TYPE_BIN)

enum {
  SLOT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- a Combo goes --- */

static void
on_lose (GtkButton *button, TsShoppingWarShopper *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);
  int face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "face"));
  int to = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "to"));

  gtk_popover_popdown (GTK_POPOVER (popover));
  ts_board_say (self->board,
                ts_entry_build (&ts_shopping_war, "lose-combo", self->seat, "slot", face, "to", to, NULL));
}

static GtkWidget *
lose_new (TsShoppingWarShopper *self, int face, const char *label, int to)
{
  GtkWidget *button = ts_button_new (label);

  gtk_widget_add_css_class (button, "touch-row");
  g_object_set_data (G_OBJECT (button), "face", GINT_TO_POINTER (face));
  g_object_set_data (G_OBJECT (button), "to", GINT_TO_POINTER (to));
  g_signal_connect (button, "clicked", G_CALLBACK (on_lose), self);
  return button;
}

static void
offer_to_lose (TsShoppingWarShopper *self, TsShoppingWarSlot *slot)
{
  int face = ts_shopping_war_slot_get_face (slot);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *title = ts_text_new (gtk_widget_get_tooltip_text (GTK_WIDGET (slot)), "heading");

  gtk_label_set_max_width_chars (GTK_LABEL (title), 24);
  gtk_popover_set_child (GTK_POPOVER (popover),
                         ts_column_new (8, title,
                                        lose_new (self, face, _ ("Into the Stock"), SHOPPING_TO_STOCK),
                                        lose_new (self, face, _ ("Discard it"), SHOPPING_TO_DISCARD), NULL));
  ts_popup (popover, GTK_WIDGET (slot));
}

static void
on_slot (TsShoppingWarSlot *slot, TsShoppingWarShopper *self)
{
  if (self->equips)
    g_signal_emit (self, signals[SLOT], 0, ts_shopping_war_slot_get_face (slot));
  else if (gtk_widget_get_can_target (GTK_WIDGET (slot)) && ts_board_admits_press (self->board))
    offer_to_lose (self, slot);
}

static void
on_power (TsShoppingWarShopper *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.power", "i", self->seat);
}

/* --- showing --- */

static GtkWidget *
star_new (gboolean won)
{
  GtkWidget *star = ts_picture_new (won ? "shopping-war-star" : "shopping-war-no-star", -1);

  gtk_widget_add_css_class (star, "shopper-star");
  return star;
}

/* Stars won, and places for those that are still to come; many Stars as a number. */
static void
show_stars (TsShoppingWarShopper *self, const TsView *view)
{
  int stars = ts_view_state (view)->counters[self->seat][SHOPPING_STARS];
  int all = MAX (stars, ts_header_int (view->header, "stars"));
  g_autofree char *number = g_strdup_printf (_ ("×%d"), stars);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%d Star", "%d Stars", stars), stars);

  ts_box_clear (self->stars);
  if (all <= MOST_STARS) {
    for (int i = 0; i < all; i++)
      gtk_box_append (self->stars, star_new (i < stars));
  } else {
    gtk_box_append (self->stars, star_new (TRUE));
    gtk_box_append (self->stars, gtk_label_new (number));
  }
  ts_set_tooltip (self->stars, spoken);
}

static void
show_count (TsShoppingWarShopper *self, const TsView *view, int counter)
{
  GtkWidget *button = self->counts[counter];
  GtkWidget *number = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  int count = ts_view_state (view)->counters[self->seat][counter];
  g_autofree char *text = g_strdup_printf ("%d", count);
  /* Translators: for screen readers: who has how much of what: name, thing, number */
  g_autofree char *spoken = g_strdup_printf (_ ("%s, %s: %s"), ts_view_name (view, self->seat),
                                             _ (view->game->counters[counter].label), text);

  gtk_label_set_label (GTK_LABEL (number), text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(is)", self->seat,
                                    view->game->counters[counter].id);
  ts_set_tooltip (button, spoken);
}

static void
show_power (TsShoppingWarShopper *self, const TsView *view)
{
  int phase = ts_view_state (view)->phase;
  gboolean due = phase != SHOPPING_FIRST_PLAYER && phase != SHOPPING_OVER;
  gboolean can = due && ts_shopping_war_affords_power (view->state, self->seat);
  /* Translators: spoken for a button: %s is a player's name */
  const char *format = can   ? _ ("%s can pay for a Power now.")
                       : due ? _ ("A Power costs 4 cards; %s has fewer.")
                             : _ ("%s cannot pay for a Power now.");
  g_autofree char *spoken = g_strdup_printf (format, ts_view_name (view, self->seat));

  gtk_widget_set_sensitive (self->power, can);
  ts_set_tooltip (self->power, spoken);
}

static void
show_slots (TsShoppingWarShopper *self, const TsView *view)
{
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++) {
    const ShoppingCombo *combo = ts_shopping_war_combo (view->state, self->seat, slot + SHOPPING_FIRST_SLOT);
    gboolean can = self->equips || (combo != NULL && !ts_view_is_over (view));
    const char *invitation = NULL;

    if (self->equips)
      invitation =
          combo != NULL ? _ ("Equip another Combo; this one goes to the Stock.") : _ ("Equip a Combo.");
    ts_shopping_war_slot_show (self->slots[slot], view, self->seat, invitation);
    ts_set_pressable (self->slots[slot], can);
    gtk_widget_set_focusable (GTK_WIDGET (self->slots[slot]), can);
  }
}

static void
show_who (TsShoppingWarShopper *self, const TsView *view)
{
  const char *colour = ts_seat_colour (view->header, self->seat);

  ts_seat_set_colour (GTK_WIDGET (self), colour);
  adw_bin_set_child (self->mark, ts_seat_mark_new (colour, self->seat, -1));
  ts_seat_name_show (self->name, view->header, self->seat);
  ts_set_spoken (self, ts_view_name (view, self->seat));
}

void
ts_shopping_war_shopper_show (TsShoppingWarShopper *self, const TsView *view, int seat, gboolean equips)
{
  gboolean out = ((const ShoppingWar *) view->state)->out[seat];

  self->seat = seat;
  self->equips = equips;
  show_who (self, view);
  show_stars (self, view);
  show_slots (self, view);
  for (int counter = SHOPPING_SHOP_CARDS; counter <= SHOPPING_STOCK; counter++)
    show_count (self, view, counter);
  show_power (self, view);
  gtk_widget_set_visible (self->out, out);
  gtk_widget_set_visible (self->slots_grid, !out);
  gtk_widget_set_visible (self->hand, !out);
  ts_style_set (self, "acting", ts_view_actor (view) == seat);
}

/* --- parts --- */

static GtkWidget *
count_new (int counter)
{
  static const char *const classes[] = { NULL, "shop", "emporium", "stock" };
  static const char *const labels[] = { NULL, NC_ ("cards", "Shop"), NC_ ("cards", "Emporium"),
                                        NC_ ("cards", "Stock") };
  GtkWidget *button = gtk_button_new ();
  GtkWidget *caption = ts_shrink_new_text (g_dpgettext2 (NULL, "cards", labels[counter]), "count-caption");
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "count-number");
  gtk_button_set_child (GTK_BUTTON (button), ts_column_new (0, caption, number, NULL));
  gtk_widget_add_css_class (button, "hand-count");
  gtk_widget_add_css_class (button, classes[counter]);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(is)", 0, ts_shopping_war.counters[counter].id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "play.why");
  return button;
}

static GtkWidget *
head_new (TsShoppingWarShopper *self)
{
  self->mark = ADW_BIN (adw_bin_new ());
  self->name = TS_SEAT_NAME (ts_seat_name_new_empty ("shopper-name"));
  self->stars = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "spacing", 1, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->mark), "shopper-mark");
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  return ts_row_new (8, self->mark, self->name, self->stars, NULL);
}

static GtkWidget *
hand_new (TsShoppingWarShopper *self)
{
  GtkWidget *hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (int counter = SHOPPING_SHOP_CARDS; counter <= SHOPPING_STOCK; counter++) {
    self->counts[counter] = count_new (counter);
    gtk_box_append (GTK_BOX (hand), self->counts[counter]);
  }
  self->power = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->power), ts_picture_new ("shopping-war-power", -1));
  gtk_widget_add_css_class (self->power, "shopper-power");
  g_signal_connect_swapped (self->power, "clicked", G_CALLBACK (on_power), self);
  gtk_box_append (GTK_BOX (hand), self->power);
  return hand;
}

static void
ts_shopping_war_shopper_class_init (TsShoppingWarShopperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "shopper");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[SLOT] = g_signal_new ("slot", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ts_shopping_war_shopper_init (TsShoppingWarShopper *self)
{
  self->slots_grid = ts_shopping_war_slots_new (self->slots);
  self->hand = hand_new (self);
  self->out = gtk_label_new (_ ("Out of the game"));
  gtk_widget_add_css_class (self->out, "shopper-out");
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
    g_signal_connect (self->slots[slot], "clicked", G_CALLBACK (on_slot), self);
  adw_bin_set_child (ADW_BIN (self),
                     ts_column_new (6, head_new (self), self->slots_grid, self->hand, self->out, NULL));
}

TsShoppingWarShopper *
ts_shopping_war_shopper_new (TsBoard *board)
{
  TsShoppingWarShopper *self = g_object_new (TS_TYPE_SHOPPING_WAR_SHOPPER, NULL);

  self->board = board;
  return self;
}
