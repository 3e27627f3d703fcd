#include "food-card.h"

#include "config.h"
#include "games/snack-wars/rules/rules.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define OWNER_SIZE 18 /* px */

struct _TsSnackWarsFoodCard {
  GtkButton parent_instance;

  const char *reason; /* why it cannot be taken, or NULL */
  char *name;
  int value;
  int count;
  TsShrink *label;
  GtkOverlay *overlay;
  GtkWidget *value_label;
  GtkWidget *count_label;
  GtkWidget *owner; /* the mark, or NULL */
};

G_DEFINE_FINAL_TYPE (TsSnackWarsFoodCard, ts_snack_wars_food_card, GTK_TYPE_BUTTON)

static void
ts_snack_wars_food_card_finalize (GObject *object)
{
  TsSnackWarsFoodCard *self = TS_SNACK_WARS_FOOD_CARD (object);

  g_free (self->name);
  G_OBJECT_CLASS (ts_snack_wars_food_card_parent_class)->finalize (object);
}

static void
ts_snack_wars_food_card_class_init (TsSnackWarsFoodCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_snack_wars_food_card_finalize;
}

static void
ts_snack_wars_food_card_init (TsSnackWarsFoodCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "snack-card");
}

char *
ts_snack_wars_food_card_icon (int counter)
{
  if (counter == SNACK_RACCOONS)
    return g_strdup ("snack-wars-raccoon");
  return g_strconcat ("snack-wars-", ts_snack_wars.counters[counter].id, NULL);
}

static GtkWidget *
corner_label (GtkOverlay *overlay, const char *css_class, GtkAlign halign, GtkAlign valign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "halign", halign, "valign", valign, "visible", FALSE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_overlay_add_overlay (overlay, label);
  return label;
}

/* Why it cannot be taken, unless the mark in its corner says that. */
static void
update_label (TsSnackWarsFoodCard *self)
{
  g_autofree char *both = self->reason != NULL ? g_strdup_printf ("%s\n%s", self->name, self->reason) : NULL;

  ts_shrink_set_text (self->label, both != NULL && self->owner == NULL ? both : self->name);
}

/* A screen reader hears what the corners show; and only once, as the tooltip says the same. */
static void
update_name (TsSnackWarsFoodCard *self)
{
  g_autofree char *text = NULL;

  if (self->reason != NULL)
    /* Translators: spoken for a card: its name, why it cannot be taken */
    text = g_strdup_printf (_ ("%s, %s"), self->name, self->reason);
  else if (self->count > 0)
    /* Translators: spoken for a card: its name, how many there are */
    text = g_strdup_printf (_ ("%s, %d of them"), self->name, self->count);
  else if (self->value > 0)
    /* Translators: spoken for a card: its name, the number in its corner */
    text = g_strdup_printf (_ ("%s, value %d"), self->name, self->value);
  else
    text = g_strdup (self->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
}

void
ts_snack_wars_food_card_set_reason (TsSnackWarsFoodCard *self, const char *reason)
{
  self->reason = reason;
  gtk_widget_set_sensitive (GTK_WIDGET (self), reason == NULL);
  update_name (self);
  update_label (self);
}

TsSnackWarsFoodCard *
ts_snack_wars_food_card_new (int counter, const char *name)
{
  TsSnackWarsFoodCard *self = g_object_new (TS_TYPE_SNACK_WARS_FOOD_CARD, NULL);
  g_autofree char *icon = ts_snack_wars_food_card_icon (counter);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *image = ts_picture_new (icon, -1);
  GtkWidget *label = ts_shrink_new_text (name, "snack-name");
  GtkWidget *box = ts_column_new (0, overlay, label, NULL);

  self->label = TS_SHRINK (label);
  self->name = g_strdup (name);
  gtk_widget_add_css_class (image, "snack-picture");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->overlay = GTK_OVERLAY (overlay);
  gtk_overlay_set_child (self->overlay, image);
  self->value_label = corner_label (self->overlay, "snack-value", GTK_ALIGN_START, GTK_ALIGN_START);
  self->count_label = corner_label (self->overlay, "snack-count", GTK_ALIGN_END, GTK_ALIGN_START);
  gtk_button_set_child (GTK_BUTTON (self), box);
  update_name (self);
  return self;
}

void
ts_snack_wars_food_card_set_value (TsSnackWarsFoodCard *self, int value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  self->value = value;
  gtk_label_set_label (GTK_LABEL (self->value_label), text);
  gtk_widget_set_visible (self->value_label, value > 0);
  update_name (self);
}

void
ts_snack_wars_food_card_set_count (TsSnackWarsFoodCard *self, int count)
{
  g_autofree char *text = g_strdup_printf ("×%d", count);

  self->count = count;
  gtk_label_set_label (GTK_LABEL (self->count_label), text);
  gtk_widget_set_visible (self->count_label, count > 0);
  update_name (self);
}

/* Made anew each time, as a seat's colour may change. */
void
ts_snack_wars_food_card_set_owner (TsSnackWarsFoodCard *self, const TsHeader *header, int seat)
{
  if (self->owner != NULL)
    gtk_overlay_remove_overlay (self->overlay, self->owner);
  self->owner = NULL;
  if (seat != TS_NOBODY) {
    self->owner = ts_seat_mark_new (ts_seat_colour (header, seat), seat, OWNER_SIZE);
    gtk_widget_set_halign (self->owner, GTK_ALIGN_END);
    gtk_widget_set_valign (self->owner, GTK_ALIGN_START);
    gtk_overlay_add_overlay (self->overlay, self->owner);
  }
  update_label (self);
}
