#include "scuffle.h"

#include "config.h"
#include "games/shopping-war/rules/rules.h"
#include "games/shopping-war/rules/scuffle.h"
#include "score-bars.h"
#include "scuffle-round.h"
#include "slot.h"
#include "widgets/dice.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

/* One of the two who fight. */
typedef struct {
  GtkWidget *box;
  AdwBin *mark;
  TsSeatName *name;
  GtkWidget *pips[SHOPPING_WINS];
  TsShoppingWarSlot *slots[SHOPPING_N_SLOTS];
  TsDice *dice;
  int seat;
} Side;

struct _TsShoppingWarScufflePanel {
  TsBoardPart parent_instance;

  GtkStack *stack; /* "choose", "fight" */
  AdwWrapBox *opponents;
  Side sides[2];
  TsShoppingWarScoreBars *race;
  GtkLabel *verdict;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarScufflePanel, ts_shopping_war_scuffle_panel, TS_TYPE_BOARD_PART)

/* --- whom to fight --- */

static void
on_opponent (GtkButton *button, TsShoppingWarScufflePanel *self)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));

  ts_board_say (ts_board_part_get_board (TS_BOARD_PART (self)),
                ts_entry_build (&ts_shopping_war, "choose", TS_NOBODY, "opponent", seat, NULL));
}

static void
add_opponent (TsShoppingWarScufflePanel *self, const TsView *view, int seat)
{
  const char *colour = ts_seat_colour (view->header, seat);
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button; %s is the name of the player whom the press chooses as the opponent */
  g_autofree char *label = g_strdup_printf (_ ("Fight %s"), ts_view_name (view, seat));

  gtk_button_set_child (GTK_BUTTON (button), ts_row_new (10, ts_seat_mark_new (colour, seat, -1),
                                                         ts_text_new (label, NULL), NULL));
  ts_set_spoken (button, label);
  gtk_widget_add_css_class (button, "opponent");
  ts_seat_set_colour (button, colour);
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (button, "clicked", G_CALLBACK (on_opponent), self);
  adw_wrap_box_append (self->opponents, button);
}

static void
show_opponents (TsShoppingWarScufflePanel *self, const TsView *view)
{
  const ShoppingWar *state = view->state;
  guint opponents = ts_shopping_war_opponents (view, state->base.turn, state->place[state->base.turn]);

  ts_box_clear (self->opponents);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    if (opponents & (1u << seat))
      add_opponent (self, view, seat);
}

/* --- the fight --- */

static void
on_dice (TsDice *dice, TsShoppingWarScufflePanel *self)
{
  Side *side = dice == self->sides[SHOPPING_ATTACKER].dice ? &self->sides[SHOPPING_ATTACKER]
                                                           : &self->sides[SHOPPING_DEFENDER];

  ts_dice_say (dice, ts_board_part_get_board (TS_BOARD_PART (self)),
               ts_entry_build (&ts_shopping_war, "scuffle-roll", side->seat, NULL));
}

static void
show_who (Side *side, const TsView *view, int seat)
{
  const char *colour = ts_seat_colour (view->header, seat);
  /* Translators: %s is a player's name */
  g_autofree char *label = g_strdup_printf (_ ("The dice of %s"), ts_view_name (view, seat));

  side->seat = seat;
  ts_seat_set_colour (side->box, colour);
  adw_bin_set_child (side->mark, ts_seat_mark_new (colour, seat, -1));
  ts_seat_name_show (side->name, view->header, seat);
  ts_set_spoken (side->dice, label);
}

static void
show_pips (Side *side, int won)
{
  g_autofree char *spoken = g_strdup_printf (ngettext ("%d round won", "%d rounds won", won), won);

  for (int i = 0; i < SHOPPING_WINS; i++)
    ts_style_set (side->pips[i], "won", i < won);
  ts_set_spoken (gtk_widget_get_parent (side->pips[0]), spoken);
}

static void
show_dice (Side *side, const ShoppingBout *bout, int which, gboolean can_roll)
{
  const ShoppingRoll *roll = &bout->round.rolls[which];
  gint64 faces[SHOPPING_N_DICE];
  gboolean asking = can_roll && (bout->settled || roll->dice[0] == 0);

  for (int i = 0; i < SHOPPING_N_DICE; i++)
    faces[i] = roll->dice[i];
  ts_dice_set_asking (side->dice, asking);
  if (roll->dice[0] == 0)
    ts_dice_set_faces (side->dice, NULL, 0);
  else if (asking)
    ts_dice_show_past (side->dice, faces, SHOPPING_N_DICE);
  else
    ts_dice_set_faces (side->dice, faces, SHOPPING_N_DICE);
}

static void
show_side (TsShoppingWarScufflePanel *self, const TsView *view, const ShoppingBout *bout, int which)
{
  Side *side = &self->sides[which];
  gboolean going_on = ts_view_state (view)->phase == SHOPPING_SCUFFLE;

  show_who (side, view, bout->seats[which]);
  show_pips (side, bout->won[which]);
  show_dice (side, bout, which, going_on);
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++) {
    int face = slot + SHOPPING_FIRST_SLOT;
    gboolean there = ts_shopping_war_combo (view->state, side->seat, face) != NULL;

    ts_shopping_war_slot_show (side->slots[slot], view, side->seat, NULL);
    ts_shopping_war_slot_set_triggered (side->slots[slot],
                                        there ? ts_shopping_war_scuffle_round_times (bout, which, face) : 0);
  }
  ts_style_set (side->box, "winner", bout->settled && ts_shopping_war_scuffle_round_winner (bout) == which);
}

static int
sum (const ShoppingBout *bout, int side)
{
  const ShoppingRoll *roll = &bout->round.rolls[side];

  return roll->dice[0] != 0 ? roll->strength : SHOPPING_RACE_WAITS;
}

static void
show_fight (TsShoppingWarScufflePanel *self, const TsView *view, const ShoppingBout *bout, gboolean still)
{
  g_autofree char *verdict = NULL;

  for (int side = 0; side < 2; side++)
    show_side (self, view, bout, side);
  verdict = ts_shopping_war_scuffle_round_tell (bout, view);
  gtk_label_set_label (self->verdict, verdict);
  ts_shopping_war_score_bars_set_seats (self->race, view->header, bout->seats[SHOPPING_ATTACKER],
                                        bout->seats[SHOPPING_DEFENDER]);
  ts_shopping_war_score_bars_run (self->race, sum (bout, SHOPPING_ATTACKER), sum (bout, SHOPPING_DEFENDER),
                                  still);
  if (bout->settled && !still)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), verdict, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
ts_shopping_war_scuffle_panel_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome)
{
  TsShoppingWarScufflePanel *self = TS_SHOPPING_WAR_SCUFFLE_PANEL (part);
  ShoppingBout bout;
  gboolean is_on =
      ts_shopping_war_scuffle_round_read (&bout, ts_board_get_session (ts_board_part_get_board (part)));

  gtk_stack_set_visible_child_name (self->stack, is_on ? "fight" : "choose");
  if (is_on)
    show_fight (self, view, &bout, !ts_outcome_is_news (outcome));
  else
    show_opponents (self, view);
}

/* Those of the one who fights, ready for a throw. */
static TsDice *
ts_shopping_war_scuffle_panel_get_dice (TsBoardPart *part, const TsVerb *verb G_GNUC_UNUSED, int who)
{
  TsShoppingWarScufflePanel *self = TS_SHOPPING_WAR_SCUFFLE_PANEL (part);
  TsView view = ts_board_part_get_view (part);

  if (ts_view_state (&view)->phase != SHOPPING_SCUFFLE)
    return NULL;
  for (int side = 0; side < 2; side++)
    if (self->sides[side].seat == who) {
      for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
        ts_shopping_war_slot_set_triggered (self->sides[side].slots[slot], 0);
      return self->sides[side].dice;
    }
  return NULL;
}

static void
ts_shopping_war_scuffle_panel_set_roomy (TsBoardPart *part, gboolean roomy)
{
  TsShoppingWarScufflePanel *self = TS_SHOPPING_WAR_SCUFFLE_PANEL (part);

  for (int side = 0; side < 2; side++)
    ts_dice_set_on_board (self->sides[side].dice, roomy ? 42 : 28, roomy ? 48 : 36, 3);
}

/* --- parts --- */

static GtkWidget *
pips_new (Side *side)
{
  GtkWidget *pips =
      g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "spacing", 4, NULL);

  for (int i = 0; i < SHOPPING_WINS; i++) {
    side->pips[i] = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_add_css_class (side->pips[i], "pip");
    gtk_widget_set_valign (side->pips[i], GTK_ALIGN_CENTER);
    gtk_box_append (GTK_BOX (pips), side->pips[i]);
  }
  return pips;
}

static void
build_side (TsShoppingWarScufflePanel *self, Side *side)
{
  GtkWidget *name;

  side->mark = ADW_BIN (adw_bin_new ());
  side->name = TS_SEAT_NAME (ts_seat_name_new_empty ("shopper-name"));
  name = ts_shrink_new (GTK_WIDGET (side->name));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (side->mark), "shopper-mark");
  side->dice = ts_dice_new_for_verb (&ts_shopping_war, "scuffle-roll");
  g_signal_connect (side->dice, "complete", G_CALLBACK (on_dice), self);
  side->box = ts_column_new (0, ts_row_new (6, side->mark, name, pips_new (side), NULL),
                             ts_shopping_war_slots_new (side->slots), side->dice, NULL);
  gtk_widget_add_css_class (side->box, "scuffle-side");
  for (int slot = 0; slot < SHOPPING_N_SLOTS; slot++)
    ts_set_pressable (side->slots[slot], FALSE);
}

static GtkWidget *
fight_new (TsShoppingWarScufflePanel *self)
{
  GtkWidget *box;
  GtkWidget *sides = gtk_grid_new (); /* a box does not ask how high they are at a width */

  gtk_grid_set_column_homogeneous (GTK_GRID (sides), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (sides), 4);
  for (int side = 0; side < 2; side++) {
    build_side (self, &self->sides[side]);
    gtk_grid_attach (GTK_GRID (sides), self->sides[side].box, side, 0, 1, 1);
  }
  self->race = ts_shopping_war_score_bars_new ();
  self->verdict = GTK_LABEL (ts_text_new (NULL, "verdict"));
  gtk_label_set_xalign (self->verdict, 0.5f);
  gtk_label_set_justify (self->verdict, GTK_JUSTIFY_CENTER);
  box = ts_column_new (0, self->race, self->verdict, sides, NULL);
  gtk_widget_add_css_class (box, "scuffle");
  return box;
}

static void
ts_shopping_war_scuffle_panel_class_init (TsShoppingWarScufflePanelClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_shopping_war_scuffle_panel_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_shopping_war_scuffle_panel_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_shopping_war_scuffle_panel_set_roomy;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallscuffle");
}

static void
ts_shopping_war_scuffle_panel_init (TsShoppingWarScufflePanel *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  self->opponents =
      g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 10, "line-spacing", 10, "align", 0.5, NULL);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->opponents), "choose");
  gtk_stack_add_named (self->stack, fight_new (self), "fight");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

TsShoppingWarScufflePanel *
ts_shopping_war_scuffle_panel_new (TsBoard *board)
{
  return g_object_new (TS_TYPE_SHOPPING_WAR_SCUFFLE_PANEL, "board", board, NULL);
}
