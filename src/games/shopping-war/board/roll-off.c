#include "roll-off.h"

#include "config.h"
#include "widgets/style.h"
#include "games/shopping-war/rules/rules.h"
#include "games/shopping-war/rules/turns.h"
#include "widgets/dice.h"
#include "widgets/die.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>

typedef struct {
  GtkWidget *button;
  GtkWidget *die;
} SeatTile;

struct _TsShoppingWarRollOff {
  TsBoardPart parent_instance;

  GtkBox *seats; /* of SeatTile */
  SeatTile tiles[SHOPPING_MAX_SEATS];
  TsDice *dice;
  int who; /* whose die is asked for */
  gboolean roomy;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarRollOff, ts_shopping_war_roll_off, TS_TYPE_BOARD_PART)

static void
on_dice (TsShoppingWarRollOff *self)
{
  ts_dice_say (self->dice, ts_board_part_get_board (TS_BOARD_PART (self)),
               ts_entry_begin ("roll-off", self->who));
}

/* --- showing --- */

static void
ask (TsShoppingWarRollOff *self, const TsView *view, int who)
{
  /* Translators: %s is a player's name */
  g_autofree char *label = g_strdup_printf (_ ("The die of %s"), ts_view_name (view, who));

  self->who = who;
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++)
    ts_style_set (self->tiles[seat].button, "due", seat == who);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Somebody else rolls first. */
static void
on_tile (GtkButton *button, TsShoppingWarRollOff *self)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));

  if (!ts_dice_is_rolling (self->dice))
    ask (self, &view, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

static void
add_tile (TsShoppingWarRollOff *self, const TsView *view, int seat)
{
  SeatTile *tile = &self->tiles[seat];
  const char *colour = ts_seat_colour (view->header, seat);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *name = gtk_label_new (ts_view_name (view, seat));

  tile->button = gtk_button_new ();
  tile->die = ts_die_new (6, self->roomy ? 88 : 48);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 1);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "shopper-name");
  gtk_box_append (GTK_BOX (box), ts_seat_mark_new (colour, seat, -1));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), tile->die);
  gtk_button_set_child (GTK_BUTTON (tile->button), box);
  gtk_widget_add_css_class (tile->button, "roll-off-seat");
  ts_seat_set_colour (tile->button, colour);
  g_object_set_data (G_OBJECT (tile->button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (tile->button, "clicked", G_CALLBACK (on_tile), self);
  gtk_box_append (self->seats, tile->button);
}

static void
show_tile (TsShoppingWarRollOff *self, const TsView *view, int seat)
{
  const ShoppingWar *state = view->state;
  SeatTile *tile = &self->tiles[seat];
  const char *name = ts_view_name (view, seat);
  g_autofree char *spoken = NULL;

  if (state->roll_off.faces[seat] > 0)
    /* Translators: spoken: a player's name, a face of a die */
    spoken = g_strdup_printf (_ ("%s has rolled %d."), name, state->roll_off.faces[seat]);
  else if (state->roll_off.rolls[seat])
    /* Translators: spoken; %s is a player's name */
    spoken = g_strdup_printf (_ ("%s is still to roll."), name);
  else
    /* Translators: spoken; %s is a player's name */
    spoken = g_strdup_printf (_ ("%s does not roll again."), name);
  ts_die_set_face (TS_DIE (tile->die), state->roll_off.faces[seat]);
  gtk_widget_set_sensitive (tile->button, ts_roll_off_awaits (&state->roll_off, seat));
  gtk_widget_set_visible (tile->die, state->roll_off.rolls[seat]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
ts_shopping_war_roll_off_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsShoppingWarRollOff *self = TS_SHOPPING_WAR_ROLL_OFF (part);

  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    if (self->tiles[seat].button == NULL)
      add_tile (self, view, seat);
    show_tile (self, view, seat);
  }
  ts_dice_set_faces (self->dice, NULL, 0);
  ask (self, view, ts_shopping_war_due_to_roll_off (view));
}

static TsDice *
ts_shopping_war_roll_off_get_dice (TsBoardPart *part, const TsVerb *verb G_GNUC_UNUSED, int who)
{
  TsShoppingWarRollOff *self = TS_SHOPPING_WAR_ROLL_OFF (part);
  TsView view = ts_board_part_get_view (part);

  ask (self, &view, who);
  return self->dice;
}

static void
ts_shopping_war_roll_off_set_roomy (TsBoardPart *part, gboolean roomy)
{
  TsShoppingWarRollOff *self = TS_SHOPPING_WAR_ROLL_OFF (part);

  self->roomy = roomy;
  ts_dice_set_on_board (self->dice, roomy ? 72 : 44, roomy ? 58 : 38, 6);
  for (int seat = 0; seat < SHOPPING_MAX_SEATS; seat++)
    if (self->tiles[seat].die != NULL)
      ts_die_set_size (TS_DIE (self->tiles[seat].die), roomy ? 88 : 48);
}

static void
ts_shopping_war_roll_off_class_init (TsShoppingWarRollOffClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_shopping_war_roll_off_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_shopping_war_roll_off_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_shopping_war_roll_off_set_roomy;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallrolloff");
}

static void
ts_shopping_war_roll_off_init (TsShoppingWarRollOff *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->seats = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  gtk_box_set_homogeneous (self->seats, TRUE);
  self->dice = ts_dice_new_for_verb (&ts_shopping_war, "roll-off");
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_dice), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->dice));
  adw_bin_set_child (ADW_BIN (self), box);
}

TsShoppingWarRollOff *
ts_shopping_war_roll_off_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SHOPPING_WAR_ROLL_OFF, "board", board, NULL);
}
