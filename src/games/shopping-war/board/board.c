#include "board.h"

#include "by-hand.h"
#include "config.h"
#include "effects.h"
#include "equip.h"
#include "games/shopping-war/rules/combos.h"
#include "games/shopping-war/rules/rules.h"
#include "mall.h"
#include "one-way.h"
#include "power.h"
#include "scuffle-round.h"
#include "scuffle.h"
#include "shopper.h"
#include "stroll.h"
#include "widgets/board-layout.h"
#include "widgets/board-panel.h"
#include "widgets/seat-dice.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Three parts: the panel (what can be done now), the mall, and the Shoppers who are not in the panel. */
static const TsBoardPlan plan = {
  .css_class = "mall-table",
  .roomy = 560,
  .wide = 900,
  .widest = 1500,
  .low = 520, /* the faces of a Scuffle need more, unless they are lower */
  .lower = 396,
  .spacing = 12,
  .gutter = 20,
};

#define HOLD_TIME 3200 /* ms that the end of a Scuffle can be seen before the next step */

struct _TsShoppingWarBoard {
  TsBoard parent_instance;

  TsBoardLayout *layout;
  TsBoardPanel *panel;
  TsShoppingWarShopper *shopper; /* whose turn it is */
  TsBoardPart *scuffle_part;
  TsBoardPart *own_part;          /* with the shopper, … */
  TsShoppingWarStrollPanel *next; /* … and the Stroll that comes then, where no Combo is wanted */
  TsBoardPart *crowd_part;
  TsSheet *equip;
  GtkLabel *crowd_title;
  TsShoppingWarEffects *crowd;
  TsShoppingWarMall *mall;
  GtkFlowBox *others;
  TsShoppingWarShopper *shoppers[SHOPPING_MAX_SEATS];
  guint hold;
};

G_DEFINE_FINAL_TYPE (TsShoppingWarBoard, ts_shopping_war_board, TS_TYPE_BOARD)

/* --- equipping --- */

static void
on_slot (TsShoppingWarBoard *self, int face)
{
  if (!ts_board_admits_press (TS_BOARD (self)))
    return;
  ts_board_panel_open (self->panel, "equip");
  ts_shopping_war_equip_ask (self->equip, face);
}

/* --- Powers --- */

/* Shoppers ask for one wherever they are shown, over the board too. */
static void
open_power (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *seat)
{
  if (ts_board_admits_press (TS_BOARD (widget)))
    adw_dialog_present (ts_shopping_war_power_new (TS_BOARD (widget), g_variant_get_int32 (seat)), widget);
}

/* --- the panel --- */

static const char *
part_of (int phase)
{
  static const char *const parts[] = {
    [SHOPPING_FIRST_PLAYER] = "roll-off", [SHOPPING_EQUIP1] = "shopper", [SHOPPING_STROLL] = "stroll",
    [SHOPPING_SCUFFLE] = "scuffle",       [SHOPPING_CROWD] = "crowd",    [SHOPPING_EQUIP2] = "shopper",
    [SHOPPING_RELAX] = "shopper",         [SHOPPING_OVER] = "over",
  };

  return parts[phase];
}

/* The dice that decided the game just now stay. */
static void
turn_to_step (TsShoppingWarBoard *self, gboolean now)
{
  TsSession *session = ts_board_get_session (TS_BOARD (self));
  TsView view = ts_session_view (session);
  int phase = ts_view_state (&view)->phase;
  ShoppingBout bout;
  gboolean decided = now && phase == SHOPPING_OVER && ts_shopping_war_scuffle_round_read (&bout, session);

  ts_board_panel_turn_to (self->panel, decided ? "scuffle" : part_of (phase));
}

static void
let_go (TsShoppingWarBoard *self)
{
  g_clear_handle_id (&self->hold, g_source_remove);
  ts_board_part_offer (self->scuffle_part, NULL, NULL);
}

static void
stop_holding (gpointer data)
{
  TsShoppingWarBoard *self = data;

  let_go (self);
  turn_to_step (self, TRUE);
}

static void
on_held (gpointer data)
{
  TsShoppingWarBoard *self = data;

  self->hold = 0; /* GLib removes it */
  stop_holding (self);
}

/* Whoever is knocked out draws no Crowd card: the winner equips, or if it was her turn, the next one is up.
 * (transfer full) */
static char *
tell_next_step (const TsView *view)
{
  int phase = ts_view_state (view)->phase;

  if (phase == SHOPPING_CROWD)
    return g_strdup (_ ("To the Crowd card"));
  if (phase == SHOPPING_EQUIP2)
    /* Translators: the big button: the phase that comes then */
    return g_strdup (_ ("To Equip 2"));
  /* Translators: the big button; %s is a player’s name */
  return g_strdup_printf (_ ("To %s’s turn"), ts_view_turn_name (view));
}

/* What comes then is not to be seen yet: a press shows it, and says nothing to the table. */
static void
hold_scuffle (TsShoppingWarBoard *self, const TsView *view)
{
  g_autofree char *label = tell_next_step (view);

  self->hold = g_timeout_add_once (HOLD_TIME, on_held, self);
  ts_board_part_offer_action (self->scuffle_part, label, NULL, stop_holding, self);
}

static void
show_crowd (TsShoppingWarBoard *self, const TsView *view)
{
  const ShoppingWar *state = view->state;
  /* Translators: %s is a player's name */
  g_autofree char *title =
      g_strdup_printf (_ ("What the Crowd card of %s does, one tap each"), ts_view_name (view, state->loser));

  gtk_label_set_label (self->crowd_title, title);
  if (!ts_board_is_same_step (TS_BOARD (self)))
    ts_shopping_war_effects_begin (self->crowd, state->loser);
  else
    ts_shopping_war_effects_show (self->crowd);
}

/* The end of a Scuffle stays to be seen for a moment: its last dice are what everybody waits for. */
static gboolean
is_end_of_scuffle (TsShoppingWarBoard *self, const TsView *view, const TsOutcome *outcome)
{
  return ts_outcome_is_news (outcome) && g_str_equal (outcome->record->verb->id, "scuffle-roll") &&
         ts_view_state (view)->phase != SHOPPING_SCUFFLE &&
         TS_IS_SHOPPING_WAR_SCUFFLE_PANEL (ts_board_panel_get_visible (self->panel));
}

static TsShoppingWarBoard *
board_of (gpointer part)
{
  return TS_SHOPPING_WAR_BOARD (ts_board_part_get_board (part));
}

static void
throw_die (gpointer part)
{
  TsDice *die = ts_shopping_war_stroll_panel_get_die (board_of (part)->next);

  if (!ts_dice_is_rolling (die))
    ts_dice_roll (die);
}

static void
end_turn (gpointer part)
{
  TsView view = ts_board_part_get_view (part);

  ts_board_say_all (ts_board_part_get_board (part), ts_shopping_war_go_on (&view));
}

/* The Stroll stands below the Slots already. The big button throws its die, rather than to ask first whether
 * to go on. */
static void
offer_stroll (TsShoppingWarBoard *self)
{
  TsBoard *board = TS_BOARD (self);

  if (ts_shopping_war_stroll_panel_get_die (self->next) != NULL && !ts_board_get_dice_by_hand (board))
    ts_board_part_offer_action (self->own_part, _ ("Roll the Stroll die"), NULL, throw_die, self->own_part);
  else
    ts_board_part_offer (self->own_part, _ ("To the Stroll"),
                         ts_entry_build (&ts_shopping_war, "next", TS_NOBODY, NULL));
}

/* Or it ends the turn. */
static void
offer (TsShoppingWarBoard *self, const TsView *view)
{
  int phase = ts_view_state (view)->phase;
  gboolean in_crowd = phase == SHOPPING_CROWD, strolls = phase == SHOPPING_EQUIP1;
  TsBoardPart *part = in_crowd ? self->crowd_part : self->own_part;
  g_autoptr (GPtrArray) entries = ts_shopping_war_go_on (view);

  gtk_widget_set_visible (GTK_WIDGET (self->next), strolls);
  if (strolls)
    ts_board_part_show (TS_BOARD_PART (self->next), view, NULL);
  if (strolls)
    offer_stroll (self);
  else if (entries->len > 1 || phase == SHOPPING_RELAX)
    ts_board_part_offer_action (part, _ ("End the turn"), NULL, end_turn, part);
  else if (in_crowd)
    ts_board_part_offer (part, _ ("The Crowd card is done"),
                         ts_entry_build (&ts_shopping_war, "next", TS_NOBODY, NULL));
  else
    ts_board_part_offer (part, NULL, NULL);
}

static void
show_panel (TsShoppingWarBoard *self, const TsView *view, const TsOutcome *outcome)
{
  const TsState *state = view->state;
  gboolean ends = is_end_of_scuffle (self, view, outcome);
  gboolean same =
      ts_board_is_same_step (TS_BOARD (self)) && self->hold == 0 && !ts_outcome_is (outcome, "equip");

  if (state->turn != TS_NOBODY)
    ts_shopping_war_shopper_show (self->shopper, view, state->turn, ts_shopping_war_may_equip (view));
  if (state->phase == SHOPPING_CROWD)
    show_crowd (self, view);
  if (state->turn != TS_NOBODY)
    offer (self, view);
  let_go (self);
  if (ends && state->phase != SHOPPING_OVER)
    hold_scuffle (self, view);
  if (ends || same)
    ts_board_panel_update (self->panel, outcome);
  else
    turn_to_step (self, ts_outcome_is_news (outcome));
}

/* Whoever is large in the panel, or fights there, need not be seen twice. */
static gboolean
is_in_panel (const TsView *view, int seat)
{
  const TsState *state = view->state;

  return seat == state->turn && strcmp (part_of (state->phase), "shopper") == 0;
}

static void
show_others (TsShoppingWarBoard *self, const TsView *view)
{
  int n = ts_view_state (view)->n_seats;

  for (int seat = 0; seat < n; seat++) {
    GtkWidget *child;

    if (self->shoppers[seat] == NULL) {
      self->shoppers[seat] = ts_shopping_war_shopper_new (TS_BOARD (self));
      ts_flow_box_add (self->others, self->shoppers[seat]);
    }
    child = gtk_widget_get_parent (GTK_WIDGET (self->shoppers[seat]));
    ts_shopping_war_shopper_show (self->shoppers[seat], view, seat, FALSE);
    gtk_widget_set_visible (child, !is_in_panel (view, seat));
  }
}

static void
ts_shopping_war_board_update (TsBoard *board, const TsOutcome *outcome)
{
  TsShoppingWarBoard *self = TS_SHOPPING_WAR_BOARD (board);
  TsView view = ts_session_view (ts_board_get_session (board));

  show_panel (self, &view, outcome);
  ts_shopping_war_mall_show (self->mall, &view);
  show_others (self, &view);
}

/* What waits in either direction stands on the two ways. */
static char *
ts_shopping_war_board_tell (TsBoard *board, gboolean then)
{
  TsView view = ts_board_get_view (board);
  gboolean walks = ts_view_state (&view)->phase == SHOPPING_STROLL;
  int space;

  return then && walks && ts_shopping_war_reach (&view, SHOPPING_CLOCKWISE, &space) ? g_strdup ("") : NULL;
}

static const TsRollOff *
find_roll_off (gconstpointer state)
{
  return &((const ShoppingWar *) state)->roll_off;
}

static char *
ts_shopping_war_board_tell_by_hand (TsBoard *board)
{
  char *first = ts_seat_dice_tell_first (board, find_roll_off);

  return first != NULL ? first : ts_shopping_war_tell_by_hand (ts_board_get_session (board));
}

/* --- dice --- */

static gboolean
ts_shopping_war_board_throw (TsBoard *board, const TsVerb *verb, int who)
{
  return ts_board_panel_throw (TS_SHOPPING_WAR_BOARD (board)->panel, verb, who);
}

/* --- layout --- */

static void
on_room (TsShoppingWarBoard *self)
{
  static const int ratios[] = { [TS_ROOM_NARROW] = 62, [TS_ROOM_ROOMY] = 75, [TS_ROOM_WIDE] = 92 };
  TsRoom room = ts_board_layout_get_room (self->layout);
  gboolean low =
      gtk_widget_has_css_class (GTK_WIDGET (self), "low"); /* all of the mall is in sight there, too */

  ts_shopping_war_mall_set_ratio (self->mall, ratios[low ? TS_ROOM_NARROW : room]);
  ts_board_panel_set_roomy (self->panel, room != TS_ROOM_NARROW);
  ts_board_part_set_roomy (TS_BOARD_PART (self->next), room != TS_ROOM_NARROW);
  ts_shopping_war_effects_set_roomy (self->crowd, room != TS_ROOM_NARROW);
}

/* --- parts --- */

static GtkWidget *
crowd_page_new (TsShoppingWarBoard *self)
{
  GtkWidget *picture = ts_picture_new ("shopping-war-crowd", -1);

  self->crowd_title = GTK_LABEL (ts_text_new (NULL, "equip-title"));
  gtk_widget_add_css_class (picture, "way-picture");
  gtk_widget_set_hexpand (GTK_WIDGET (self->crowd_title), TRUE);
  self->crowd = ts_shopping_war_effects_new (TS_BOARD (self));
  return ts_column_new (10, ts_row_new (12, picture, self->crowd_title, NULL), self->crowd, NULL);
}

static TsSeatDie
tell_roll_off (const TsView *view, int seat)
{
  return ts_seat_die_for_first_turn (find_roll_off (view->state), seat);
}

static GtkWidget *
panel_new (TsShoppingWarBoard *self)
{
  TsBoard *board = TS_BOARD (self);

  self->panel = ts_board_panel_new (board);
  self->shopper = ts_shopping_war_shopper_new (board);
  self->equip = ts_shopping_war_equip_new (board);
  gtk_widget_add_css_class (GTK_WIDGET (self->shopper), "large-card");
  g_signal_connect_swapped (self->shopper, "slot", G_CALLBACK (on_slot), self);
  ts_board_panel_add (self->panel, "roll-off",
                      ts_seat_dice_new (board, &ts_shopping_war, "roll-off", tell_roll_off));
  self->next = ts_shopping_war_stroll_panel_new (board);
  self->own_part = ts_board_part_new (board, ts_column_new (8, self->shopper, self->next, NULL));
  ts_board_panel_add (self->panel, "shopper", self->own_part);
  ts_board_panel_add (self->panel, "equip", self->equip);
  ts_board_panel_add (self->panel, "stroll", ts_shopping_war_stroll_panel_new (board));
  self->scuffle_part = TS_BOARD_PART (ts_shopping_war_scuffle_panel_new (board));
  ts_board_panel_add (self->panel, "scuffle", self->scuffle_part);
  self->crowd_part = ts_board_part_new (board, crowd_page_new (self));
  ts_board_panel_add (self->panel, "crowd", self->crowd_part);
  ts_board_panel_add (self->panel, "over", ts_board_part_new (board, NULL));
  return GTK_WIDGET (self->panel);
}

static GtkWidget *
others_new (TsShoppingWarBoard *self)
{
  self->others =
      g_object_new (GTK_TYPE_FLOW_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "selection-mode",
                    GTK_SELECTION_NONE, "homogeneous", TRUE, "min-children-per-line", 1,
                    "max-children-per-line", 4, "row-spacing", 8, "column-spacing", 8, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->others), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The Shoppers"), -1);
  return GTK_WIDGET (self->others);
}

static void
ts_shopping_war_board_dispose (GObject *object)
{
  TsShoppingWarBoard *self = TS_SHOPPING_WAR_BOARD (object);

  g_clear_handle_id (&self->hold, g_source_remove);
  G_OBJECT_CLASS (ts_shopping_war_board_parent_class)->dispose (object);
}

static const TsBoardSign signs[] = {
  { "shopping-war-star", NULL, N_ ("A Star that was won.") },
  { "shopping-war-no-star", NULL, N_ ("A Star that is still to be won, or a life that is lost.") },
  { "shopping-war-mate", NULL, N_ ("A Slot for a Mate, with the face of the die that triggers it.") },
  { "shopping-war-weapon", NULL, N_ ("A Slot for a Weapon, with the face of the die that triggers it.") },
  { "shopping-war-power", NULL, N_ ("It shines while there are four cards to pay for the Power.") },
  { "shopping-war-corridor", NULL, N_ ("A Corridor between two Shops.") },
  { "shopping-war-crowd", NULL, N_ ("A Crowd card, for whoever lost a Scuffle.") },
  { NULL, "space-lit", N_ ("A space that is lit: the token can go there.") },
  { NULL, "round-won", N_ ("Beside a name in a Scuffle: a round that was won.") },
  { "ts-seat-circle-symbolic", NULL,
    N_ ("On a roof: whose own Shop it is. On the ground: whose token stands there.") },
  { 0 },
};

static void
ts_shopping_war_board_class_init (TsShoppingWarBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_shopping_war_board_dispose;
  TS_BOARD_CLASS (klass)->update = ts_shopping_war_board_update;
  TS_BOARD_CLASS (klass)->signs = signs;
  TS_BOARD_CLASS (klass)->tell = ts_shopping_war_board_tell;
  TS_BOARD_CLASS (klass)->tell_by_hand = ts_shopping_war_board_tell_by_hand;
  TS_BOARD_CLASS (klass)->throw = ts_shopping_war_board_throw;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mallboard");
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "board.power", "i", open_power);
}

static void
ts_shopping_war_board_init (TsShoppingWarBoard *self)
{
  self->mall = ts_shopping_war_mall_new (TS_BOARD (self));
  gtk_widget_set_valign (GTK_WIDGET (self->mall), GTK_ALIGN_START);
  self->layout = ts_board_layout_new (TS_BOARD (self), &plan, panel_new (self));
  ts_board_layout_add (self->layout, GTK_WIDGET (self->mall), TS_COLUMN_FIRST);
  ts_board_layout_add (self->layout, others_new (self), TS_COLUMN_SECOND);
  g_signal_connect_swapped (self->layout, "changed", G_CALLBACK (on_room), self);
  on_room (self);
}
