#include "slot.h"

#include "config.h"
#include "games/shopping-war/rules/rules.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsShoppingWarSlot {
  GtkButton parent_instance;

  int face;
  GtkWidget *picture;
  GtkLabel *strength;
  TsShrink *name;
  GtkLabel *times;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarSlot, ts_shopping_war_slot, GTK_TYPE_BUTTON)

/* Slots 3 and 6 are for Mates, 4 and 5 for Weapons. */
static gboolean
is_weapon (int face)
{
  return face == 4 || face == 5;
}

static char *
describe (TsShoppingWarSlot *self, const TsView *view, int seat, const ShoppingCombo *combo)
{
  const char *who = ts_view_name (view, seat);

  if (combo != NULL && combo->name[0] != '\0')
    /* Translators: spoken for a Slot: the face that triggers it, a player's name, a Combo's name, a number */
    return g_strdup_printf (_ ("Slot %d of %s: “%s”, Strength %d."), self->face, who, combo->name,
                            combo->strength);
  if (combo != NULL)
    /* Translators: spoken for a Slot: the face that triggers it, a player's name, a number */
    return g_strdup_printf (_ ("Slot %d of %s: a Combo of Strength %d."), self->face, who, combo->strength);
  if (is_weapon (self->face))
    /* Translators: spoken for a Slot: the face that triggers it, a player's name */
    return g_strdup_printf (_ ("Slot %d of %s, for a Weapon: empty."), self->face, who);
  /* Translators: spoken for a Slot: the face that triggers it, a player's name */
  return g_strdup_printf (_ ("Slot %d of %s, for a Mate: empty."), self->face, who);
}

void
ts_shopping_war_slot_show (TsShoppingWarSlot *self, const TsView *view, int seat, const char *invitation)
{
  const ShoppingCombo *combo = ts_shopping_war_combo (view->state, seat, self->face);
  g_autofree char *sentence = describe (self, view, seat, combo);
  g_autofree char *all =
      invitation != NULL ? g_strdup_printf (_ ("%s %s"), sentence, invitation) : g_strdup (sentence);
  g_autofree char *strength = g_strdup_printf ("%d", combo != NULL ? combo->strength : 0);

  gtk_label_set_label (self->strength, strength);
  gtk_widget_set_visible (GTK_WIDGET (self->strength), combo != NULL);
  ts_shrink_set_text (self->name, combo != NULL ? combo->name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->name), combo != NULL && combo->name[0] != '\0');
  ts_style_set (self, "empty", combo == NULL);
  ts_style_set (self, "inviting", invitation != NULL);
  ts_set_tooltip (self, all);
}

void
ts_shopping_war_slot_set_triggered (TsShoppingWarSlot *self, int times)
{
  /* Translators: a Combo that is triggered so many times */
  g_autofree char *text = g_strdup_printf (_ ("×%d"), times);

  gtk_label_set_label (self->times, text);
  gtk_widget_set_visible (GTK_WIDGET (self->times), times > 1);
  gtk_widget_set_visible (self->picture, times <= 1); /* the Strength and how often are what counts */
  ts_style_set (self, "triggered", times > 0);
}

int
ts_shopping_war_slot_get_face (TsShoppingWarSlot *self)
{
  return self->face;
}

static GtkLabel *
label_new (const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, class);
  return GTK_LABEL (label);
}

static void
ts_shopping_war_slot_class_init (TsShoppingWarSlotClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallslot");
}

static void
ts_shopping_war_slot_init (TsShoppingWarSlot *self G_GNUC_UNUSED)
{
}

/* The face in a corner; kind, Strength, how often it was triggered, and name beside. */
static TsShoppingWarSlot *
slot_new (int face)
{
  TsShoppingWarSlot *self = g_object_new (TS_TYPE_SHOPPING_WAR_SLOT, NULL);
  g_autofree char *icon = g_strdup_printf ("ts-die-%d-symbolic", face);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *die = ts_picture_new (icon, -1);
  GtkWidget *middle;

  self->face = face;
  self->picture = ts_picture_new (is_weapon (face) ? "shopping-war-weapon" : "shopping-war-mate", -1);
  self->strength = label_new ("slot-strength");
  self->name = TS_SHRINK (ts_shrink_new_text (NULL, "slot-name"));
  self->times = label_new ("slot-times");
  gtk_widget_add_css_class (die, "slot-face");
  gtk_widget_add_css_class (self->picture, "slot-kind");
  gtk_widget_set_halign (die, GTK_ALIGN_START);
  gtk_widget_set_valign (die, GTK_ALIGN_START);
  middle = ts_row_new (4, self->picture, self->strength, self->times, NULL);
  gtk_widget_set_halign (middle, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (middle, TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), ts_column_new (0, middle, self->name, NULL));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), die);
  gtk_button_set_child (GTK_BUTTON (self), overlay);
  ts_shopping_war_slot_set_triggered (self, 0);
  return self;
}

/* As they lie on the table, so not mirrored where writing is. */
GtkWidget *
ts_shopping_war_slots_new (TsShoppingWarSlot **slots)
{
  static const int places[2][2] = { { 4, 5 }, { 3, 6 } };
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "row-homogeneous", TRUE,
                                  "vexpand", FALSE, "valign", GTK_ALIGN_START, NULL);

  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (grid, "mall-slots");
  for (int row = 0; row < 2; row++)
    for (int column = 0; column < 2; column++) {
      int face = places[row][column];
      TsShoppingWarSlot *slot = slot_new (face);

      gtk_widget_set_hexpand (GTK_WIDGET (slot), TRUE);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (slot), column, row, 1, 1);
      slots[face - SHOPPING_FIRST_SLOT] = slot;
    }
  return grid;
}
