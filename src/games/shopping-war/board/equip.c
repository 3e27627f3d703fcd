#include "equip.h"

#include "config.h"
#include "widgets/style.h"
#include "entries.h"
#include "games/shopping-war/rules/combos.h"
#include "games/shopping-war/rules/rules.h"
#include "widgets/chips.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define MOST_STRENGTH 20
#define FEW_STRENGTHS 10 /* hardly any card has more, and those wait behind one tap */

typedef enum {
  CARD_SHOP,
  CARD_EMPORIUM,
  N_CARDS
} Card;

struct _TsShoppingWarEquip {
  TsBoardPart parent_instance;

  int face;
  int strengths[N_CARDS]; /* -1: not said yet */
  GtkImage *picture;
  GtkLabel *title;
  GtkLabel *replaced;
  GtkWidget *numbers[N_CARDS][MOST_STRENGTH + 1];
  GtkWidget *more[N_CARDS];
  GtkExpander *fold;
  GtkEditable *name;
  TsChips *attributes[3]; /* of the Shop card: two; of the Emporium card: one */
  GtkSwitch *legendary;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarEquip, ts_shopping_war_equip, TS_TYPE_BOARD_PART)

/* --- saying --- */

/* The attribute that is chosen, or -1. */
static int
chosen (TsChips *chips)
{
  guint n;
  const gint64 *numbers = ts_chips_get (chips, &n);

  return n > 0 ? (int) numbers[0] : -1;
}

static void
add_attributes (TsShoppingWarEquip *self, JsonObject *entry)
{
  int first = chosen (self->attributes[0]);
  int second = chosen (self->attributes[1]);
  int emporium = chosen (self->attributes[2]);

  if (first >= 0 && second >= 0) {
    JsonArray *both = json_array_new ();

    json_array_add_string_element (both, ts_shopping_war_attributes[first].id);
    json_array_add_string_element (both, ts_shopping_war_attributes[second + 2].id);
    json_object_set_array_member (entry, "shop_attributes", both);
  }
  if (emporium >= 0)
    json_object_set_string_member (entry, "emporium_attribute", ts_shopping_war_attributes[emporium].id);
  if (gtk_switch_get_active (self->legendary))
    json_object_set_boolean_member (entry, "legendary", TRUE);
}

static JsonObject *
build_entry (TsShoppingWarEquip *self)
{
  JsonObject *entry = ts_entry_begin ("equip", TS_NOBODY);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  json_object_set_int_member (entry, "slot", self->face);
  json_object_set_int_member (entry, "shop", self->strengths[CARD_SHOP]);
  json_object_set_int_member (entry, "emporium", self->strengths[CARD_EMPORIUM]);
  if (*name != '\0')
    json_object_set_string_member (entry, "name", name);
  add_attributes (self, entry);
  return entry;
}

static gboolean
is_complete (TsShoppingWarEquip *self)
{
  return self->strengths[CARD_SHOP] >= 0 && self->strengths[CARD_EMPORIUM] >= 0;
}

static void
offer (TsShoppingWarEquip *self)
{
  ts_board_part_offer (TS_BOARD_PART (self), _ ("Equip a Combo"),
                       is_complete (self) ? build_entry (self) : NULL);
}

/* --- numbers --- */

static void
show_numbers (TsShoppingWarEquip *self)
{
  for (int card = 0; card < N_CARDS; card++) {
    for (int number = 0; number <= MOST_STRENGTH; number++)
      ts_style_set (self->numbers[card][number], "chosen", self->strengths[card] == number);
  }
  offer (self);
}

/* With both numbers all is said, unless somebody is busy with the name. */
static void
on_number (GtkButton *button, TsShoppingWarEquip *self)
{
  int card = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "card"));

  self->strengths[card] = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"));
  show_numbers (self);
  if (is_complete (self) && !gtk_expander_get_expanded (self->fold))
    ts_board_say (ts_board_part_get_board (TS_BOARD_PART (self)), build_entry (self));
}

static void
set_all_shown (TsShoppingWarEquip *self, int card, gboolean all)
{
  for (int number = FEW_STRENGTHS; number <= MOST_STRENGTH; number++)
    gtk_widget_set_visible (self->numbers[card][number], all);
  gtk_widget_set_visible (self->more[card], !all);
}

static void
on_more (GtkButton *button, TsShoppingWarEquip *self)
{
  int card = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "card"));

  set_all_shown (self, card, TRUE);
  gtk_widget_grab_focus (self->numbers[card][FEW_STRENGTHS]);
}

static GtkWidget *
number_new (TsShoppingWarEquip *self, int card, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  /* Translators: spoken for a number to tap: the Strength of a card */
  const char *format =
      card == CARD_SHOP ? _ ("The Shop card has Strength %d.") : _ ("The Emporium card has Strength %d.");
  g_autofree char *spoken = g_strdup_printf (format, number);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (text)); /* a label of its own would be the name */
  gtk_widget_add_css_class (button, "equip-number");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (button), "card", GINT_TO_POINTER (card));
  g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (number));
  g_signal_connect (button, "clicked", G_CALLBACK (on_number), self);
  return button;
}

static GtkWidget *
more_new (TsShoppingWarEquip *self, int card)
{
  GtkWidget *more = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (more), gtk_label_new (_ ("…")));
  gtk_widget_add_css_class (more, "equip-number");
  gtk_widget_set_tooltip_text (more, _ ("Larger numbers"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (more), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Larger numbers"),
                                  -1);
  g_object_set_data (G_OBJECT (more), "card", GINT_TO_POINTER (card));
  g_signal_connect (more, "clicked", G_CALLBACK (on_more), self);
  return more;
}

static GtkWidget *
card_new (TsShoppingWarEquip *self, Card card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *wrap = adw_wrap_box_new ();
  GtkWidget *label =
      ts_text_new (card == CARD_SHOP ? _ ("Strength of the Shop card") : _ ("Strength of the Emporium card"),
                   "equip-label");

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 5);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 5);
  for (int number = 0; number <= MOST_STRENGTH; number++) {
    self->numbers[card][number] = number_new (self, card, number);
    adw_wrap_box_append (ADW_WRAP_BOX (wrap), self->numbers[card][number]);
  }
  self->more[card] = more_new (self, card);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), self->more[card]);
  gtk_widget_add_css_class (box, card == CARD_SHOP ? "equip-shop" : "equip-emporium");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), wrap);
  return box;
}

/* --- what nobody has to say --- */

static GtkWidget *
attributes_new (TsShoppingWarEquip *self, int which, int from, int to)
{
  GtkWidget *chips = ts_chips_new (TS_CHIPS_ONE_OR_NONE);

  for (int i = from; i <= to; i++)
    ts_chips_add (TS_CHIPS (chips), _ (ts_shopping_war_attributes[i].label), NULL);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
      which == 2 ? _ ("The Emporium card’s attribute") : _ ("The Shop card’s two attributes"), -1);
  g_signal_connect_swapped (chips, "changed", G_CALLBACK (offer), self);
  self->attributes[which] = TS_CHIPS (chips);
  return chips;
}

static GtkWidget *
fold_new (TsShoppingWarEquip *self)
{
  GtkWidget *fold = gtk_expander_new (_ ("Name and attributes"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->fold = GTK_EXPANDER (fold);
  self->name = GTK_EDITABLE (gtk_entry_new ());
  gtk_entry_set_max_length (GTK_ENTRY (self->name), SHOPPING_NAME_LENGTH);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), _ ("Name of the Combo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->name), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Name of the Combo"), -1);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (offer), self);
  self->legendary = GTK_SWITCH (gtk_switch_new ());
  g_signal_connect_swapped (self->legendary, "notify::active", G_CALLBACK (offer), self);
  gtk_widget_set_valign (GTK_WIDGET (self->legendary), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->legendary), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Legendary"), -1);
  gtk_box_append (GTK_BOX (line), ts_text_new (_ ("Legendary"), "equip-label"));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->legendary));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (box), ts_text_new (_ ("The Shop card’s two attributes"), "equip-label"));
  gtk_box_append (GTK_BOX (box), attributes_new (self, 0, 0, 1));
  gtk_box_append (GTK_BOX (box), attributes_new (self, 1, 2, 3));
  gtk_box_append (GTK_BOX (box), ts_text_new (_ ("The Emporium card’s attribute"), "equip-label"));
  gtk_box_append (GTK_BOX (box), attributes_new (self, 2, 0, 3));
  gtk_box_append (GTK_BOX (box), line);
  gtk_expander_set_child (GTK_EXPANDER (fold), box);
  gtk_widget_add_css_class (fold, "equip-fold");
  return fold;
}

/* --- asking --- */

static void
show_replaced (TsShoppingWarEquip *self, const TsView *view)
{
  const ShoppingCombo *combo = ts_shopping_war_combo (view->state, ts_view_state (view)->turn, self->face);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->replaced), combo != NULL);
  if (combo == NULL)
    return;
  if (combo->name[0] != '\0')
    /* Translators: a Combo's name, its Strength */
    text = g_strdup_printf (_ ("“%s”, Strength %d, goes to the Stock."), combo->name, combo->strength);
  else
    /* Translators: a Combo's Strength */
    text = g_strdup_printf (_ ("The Combo there, Strength %d, goes to the Stock."), combo->strength);
  gtk_label_set_label (self->replaced, text);
}

void
ts_shopping_war_equip_ask (TsShoppingWarEquip *self, const TsView *view, int face)
{
  gboolean weapon = face == 4 || face == 5;
  /* Translators: the face of the die that triggers a Slot */
  g_autofree char *title =
      g_strdup_printf (weapon ? _ ("A Weapon for the %d") : _ ("A Mate for the %d"), face);

  self->face = face;
  gtk_image_set_from_icon_name (self->picture, weapon ? "shopping-war-weapon" : "shopping-war-mate");
  gtk_label_set_label (self->title, title);
  gtk_editable_set_text (self->name, "");
  gtk_switch_set_active (self->legendary, FALSE);
  gtk_expander_set_expanded (self->fold, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (self->attributes); i++)
    ts_chips_set (self->attributes[i], NULL, 0);
  for (int card = 0; card < N_CARDS; card++) {
    self->strengths[card] = -1;
    set_all_shown (self, card, FALSE);
  }
  show_replaced (self, view);
  show_numbers (self);
  gtk_widget_grab_focus (self->numbers[CARD_SHOP][1]);
}

static GtkWidget *
head_new (TsShoppingWarEquip *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");

  gtk_widget_set_tooltip_text (back, _ ("Back to the Slots"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (back), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Back to the Slots"), -1);
  gtk_widget_add_css_class (back, "equip-back");
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (ts_board_part_back), self);
  self->picture = GTK_IMAGE (ts_picture_new (NULL, -1));
  gtk_widget_add_css_class (GTK_WIDGET (self->picture), "equip-picture");
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->title, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "equip-title");
  gtk_box_append (GTK_BOX (head), back);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  return head;
}

static void
ts_shopping_war_equip_class_init (TsShoppingWarEquipClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallequip");
}

static void
ts_shopping_war_equip_init (TsShoppingWarEquip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (box), head_new (self));
  self->replaced = GTK_LABEL (ts_text_new (NULL, "equip-replaced"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->replaced));
  for (Card card = 0; card < N_CARDS; card++)
    gtk_box_append (GTK_BOX (box), card_new (self, card));
  gtk_box_append (GTK_BOX (box), fold_new (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsShoppingWarEquip *
ts_shopping_war_equip_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SHOPPING_WAR_EQUIP, "board", board, NULL);
}
