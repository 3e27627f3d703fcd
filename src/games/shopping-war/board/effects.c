#include "effects.h"

#include "config.h"
#include "games/shopping-war/rules/rules.h"
#include "pictures.h"
#include "shopper.h"
#include "widgets/chips.h"
#include "widgets/fold.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/stepper.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsShoppingWarEffects {
  AdwBin parent_instance;

  TsBoard *board;
  int seat;
  TsChips *seats;
  GtkWidget *chips[SHOPPING_MAX_SEATS];
  TsShoppingWarShopper *shopper;
  GtkSpinButton *counts[SHOPPING_STOCK + 1];
  GtkFlowBox *lines;
  TsFold *fold;
  AdwWrapBox *places;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarEffects, ts_shopping_war_effects, ADW_TYPE_BIN)

/* --- saying --- */

static void
on_said (gpointer effects, gboolean in_force G_GNUC_UNUSED)
{
  ts_shopping_war_effects_show (effects);
}

/* Until it is in force, what stands there is what was there before. */
static void
say (TsShoppingWarEffects *self, JsonObject *entry)
{
  ts_board_say_then (self->board, entry, self, on_said);
  ts_shopping_war_effects_show (self);
}

static void
on_count (GtkSpinButton *stepper, TsShoppingWarEffects *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));
  int counter = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (stepper), "of"));
  int by = gtk_spin_button_get_value_as_int (stepper) - ts_view_state (&view)->counters[self->seat][counter];

  if (by == 0)
    return; /* only shown */
  say (self, ts_entry_build (&ts_shopping_war, "adjust", self->seat, "counter",
                             ts_shopping_war.counters[counter].id, "by", by, NULL));
}

static void
on_place (GtkButton *button, TsShoppingWarEffects *self)
{
  int space = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "space"));

  ts_fold_set_open (self->fold, FALSE);
  say (self, ts_entry_build (&ts_shopping_war, "relocate", self->seat, "space", space, NULL));
}

static void
on_seat (TsShoppingWarEffects *self)
{
  self->seat = ts_chips_get_chosen (self->seats);
  ts_shopping_war_effects_show (self);
}

/* --- showing --- */

static void
add_seat (TsShoppingWarEffects *self, const TsView *view, int seat)
{
  self->chips[seat] = ts_chips_add_seat (self->seats, view->header, seat);
}

static void
show_seats (TsShoppingWarEffects *self, const TsView *view)
{
  const ShoppingWar *state = view->state;
  gint64 chosen = self->seat;

  for (int seat = 0; seat < state->base.n_seats; seat++) {
    if (self->chips[seat] == NULL)
      add_seat (self, view, seat);
    gtk_widget_set_visible (self->chips[seat], !state->out[seat]);
  }
  ts_chips_set (self->seats, &chosen, 1);
}

static void
show_counts (TsShoppingWarEffects *self, const TsView *view)
{
  for (int counter = SHOPPING_STARS; counter <= SHOPPING_STOCK; counter++) {
    GtkAdjustment *count = gtk_spin_button_get_adjustment (self->counts[counter]);

    gtk_adjustment_configure (count, ts_view_state (view)->counters[self->seat][counter], 0,
                              ts_view_counter_max (view, counter), 1, 1, 0);
  }
}

static void
add_place (TsShoppingWarEffects *self, const TsView *view, int space)
{
  gboolean is_shop = ts_shopping_war_is_shop (space);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *label = NULL;

  if (space == SHOPPING_LOBBY)
    label = g_strdup (_ ("Lobby"));
  else if (is_shop)
    label = g_strdup (ts_shopping_war_shop_label (view, space));
  else
    /* Translators: a Corridor of the mall: the Shops before and after it */
    label = g_strdup_printf (_ ("%s – %s"), ts_shopping_war_shop_label (view, space - 1),
                             ts_shopping_war_shop_label (view, (space + 1) % ts_shopping_war_spaces (view)));
  if (is_shop)
    gtk_box_append (GTK_BOX (content),
                    ts_picture_new (ts_shopping_war_picture_of (ts_shopping_war_name (view, space)), -1));
  gtk_box_append (GTK_BOX (content), gtk_label_new (label));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_widget_get_last_child (content)), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "effect-place");
  g_object_set_data (G_OBJECT (button), "space", GINT_TO_POINTER (space));
  g_signal_connect (button, "clicked", G_CALLBACK (on_place), self);
  adw_wrap_box_append (self->places, button);
}

static void
show_places (TsShoppingWarEffects *self, const TsView *view)
{
  gtk_widget_set_visible (GTK_WIDGET (self->fold), ts_view_state (view)->phase != SHOPPING_SCUFFLE);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->places)) != NULL)
    return;
  for (int space = SHOPPING_LOBBY; space < ts_shopping_war_spaces (view); space++)
    add_place (self, view, space);
}

void
ts_shopping_war_effects_show (TsShoppingWarEffects *self)
{
  TsView view = ts_session_view (ts_board_get_session (self->board));

  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  show_seats (self, &view);
  ts_shopping_war_shopper_show (self->shopper, &view, self->seat, FALSE);
  show_counts (self, &view);
  show_places (self, &view);
}

void
ts_shopping_war_effects_begin (TsShoppingWarEffects *self, int seat)
{
  self->seat = seat;
  ts_shopping_war_effects_show (self);
}

void
ts_shopping_war_effects_set_roomy (TsShoppingWarEffects *self, gboolean roomy)
{
  gtk_flow_box_set_min_children_per_line (self->lines, roomy ? 2 : 1);
}

/* --- parts --- */

GtkWidget *
ts_shopping_war_count_line_new (
    GtkSpinButton **stepper, const char *name, int of, GCallback on_changed, gpointer data)
{
  GtkWidget *label = ts_text_new (name, NULL);
  GtkWidget *number = ts_stepper_new (0, 0);
  GtkWidget *line = ts_row_new (4, ts_shrink_new (label), number, NULL);

  ts_text_wrap_words (GTK_LABEL (label));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (number), 3); /* the room is the name's */
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (number), "of", GINT_TO_POINTER (of));
  g_signal_connect (number, "value-changed", on_changed, data);
  gtk_widget_add_css_class (line, "effect-line");
  *stepper = GTK_SPIN_BUTTON (number);
  return line;
}

static void
ts_shopping_war_effects_class_init (TsShoppingWarEffectsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "malleffects");
}

static void
ts_shopping_war_effects_init (TsShoppingWarEffects *self)
{
  self->lines = g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                              "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                              "min-children-per-line", 1, "max-children-per-line", 2, NULL);
  for (int counter = SHOPPING_STARS; counter <= SHOPPING_STOCK; counter++)
    ts_flow_box_add (self->lines, ts_shopping_war_count_line_new (&self->counts[counter],
                                                                  _ (ts_shopping_war.counters[counter].label),
                                                                  counter, G_CALLBACK (on_count), self));
  self->seats = ts_chips_new (TS_CHIPS_ONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seats), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Whom it concerns"), -1);
  g_signal_connect_swapped (self->seats, "changed", G_CALLBACK (on_seat), self);
  self->places = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->places, 6);
  adw_wrap_box_set_line_spacing (self->places, 6);
  self->fold = ts_fold_new (_ ("Move the token"), GTK_WIDGET (self->places));
  adw_bin_set_child (ADW_BIN (self), ts_column_new (10, self->seats, self->lines, self->fold, NULL));
}

TsShoppingWarEffects *
ts_shopping_war_effects_new (TsBoard *board)
{
  TsShoppingWarEffects *self = g_object_new (TS_TYPE_SHOPPING_WAR_EFFECTS, NULL);

  self->board = board;
  self->shopper = ts_shopping_war_shopper_new (board);
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), GTK_WIDGET (self->shopper));
  return self;
}
