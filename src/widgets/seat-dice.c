#include "seat-dice.h"

#include "config.h"
#include "die.h"
#include "referee/every-game.h"
#include "referee/text.h"
#include "scroll-into-view.h"
#include "seat-name.h"
#include "seat.h"
#include "style.h"
#include "text.h"
#include "tile-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TILE_WIDTH 76 /* four beside each other on a phone */
#define COLUMNS    3

typedef struct {
  GtkWidget *button;
  GtkWidget *die;
  GtkLabel *status;
} Tile;

struct _TsSeatDice {
  TsBoardPart parent_instance;

  const TsVerb *verb;
  TsSeatDie (*tell) (const TsView *view, int seat);
  GtkWidget *seats; /* of Tile */
  Tile tiles[TS_MAX_SEATS];
  TsDice *dice;
  GtkWidget *roll; /* throws the die of a verb that the big button is not for; else NULL */
  const char *arg; /* an argument that is given, or NULL */
  int number;
  gboolean roomy;
  int who; /* whose die is asked for, or TS_NOBODY */
};

G_DEFINE_FINAL_TYPE (TsSeatDice, ts_seat_dice, TS_TYPE_BOARD_PART)

static void
on_dice (TsSeatDice *self)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  const char *arg = self->number != 0 ? self->arg : NULL;

  ts_dice_say (self->dice, ts_board_part_get_board (TS_BOARD_PART (self)),
               ts_entry_build (view.game, self->verb->id, self->who, arg, self->number, NULL));
}

static void
throw_dice (gpointer part)
{
  TsSeatDice *self = part;

  if (!ts_dice_is_rolling (self->dice))
    ts_dice_roll (self->dice);
}

/* The big button is for the seat that is due. Where another one was tapped it is for that one, and dice that
 * are thrown on the table are typed in. It is not for a verb that nobody has to say: what the part around
 * this one offers stays. */
static void
offer (TsSeatDice *self, const TsView *view)
{
  TsBoardPart *part = TS_BOARD_PART (self);
  g_autofree char *label = NULL;

  if (!self->verb->default_action)
    return;
  if (self->who == TS_NOBODY || self->who == self->verb->due (view)) {
    ts_board_part_offer (part, NULL, NULL);
    return;
  }
  /* Translators: the big button, where it stands for one of several players: a name, what a press does */
  label = g_strdup_printf (_ ("%s: %s"), ts_view_name (view, self->who), _ (self->verb->label));
  if (ts_board_get_dice_by_hand (ts_board_part_get_board (part)))
    ts_board_part_offer (part, label, NULL);
  else
    ts_board_part_offer_action (part, label, NULL, throw_dice, self);
}

/* Whoever throws on the table has the faces. */
static void
show_roll (TsSeatDice *self)
{
  gboolean by_hand = ts_board_get_dice_by_hand (ts_board_part_get_board (TS_BOARD_PART (self)));

  if (self->roll != NULL)
    gtk_widget_set_visible (self->roll, self->who != TS_NOBODY && !by_hand);
}

static void
ask (TsSeatDice *self, int who)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  g_autofree char *label = NULL;

  self->who = who;
  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++)
    ts_style_set (self->tiles[seat].button, "due", seat == who);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), who != TS_NOBODY);
  show_roll (self);
  offer (self, &view);
  if (who == TS_NOBODY)
    return;
  /* Translators: %s is a player's name */
  label = g_strdup_printf (_ ("The die of %s"), ts_view_name (&view, who));
  ts_set_spoken (self->dice, label);
}

static void
on_tile (GtkButton *button, TsSeatDice *self)
{
  if (ts_dice_is_rolling (self->dice))
    return;
  ask (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
  ts_scroll_into_view (GTK_WIDGET (self)); /* the die that is asked for has come below */
}

/* --- showing --- */

/* Five of them are in one line, with all faces in sight below. */
static int
tile_die_size (TsSeatDice *self, int n_seats)
{
  return !self->roomy ? 46 : n_seats > 4 ? 64 : 80;
}

static void
add_tile (TsSeatDice *self, const TsView *view, int seat)
{
  Tile *tile = &self->tiles[seat];
  const char *colour = ts_seat_colour (view->header, seat);
  GtkWidget *name = ts_seat_name_new (view->header, seat, "choice-label");
  GtkWidget *box;

  tile->die = ts_die_new (6, tile_die_size (self, ts_view_state (view)->n_seats));
  tile->status = GTK_LABEL (ts_text_new (NULL, "choice-detail"));
  gtk_label_set_xalign (tile->status, 0.5f);
  gtk_label_set_justify (tile->status, GTK_JUSTIFY_CENTER);
  ts_seat_name_set_centred (TS_SEAT_NAME (name));
  gtk_widget_set_halign (tile->die, GTK_ALIGN_CENTER);
  box = ts_column_new (2, ts_seat_mark_new (colour, seat, 20), name, tile->die, tile->status, NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  tile->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (tile->button), box);
  gtk_widget_add_css_class (tile->button, "choice");
  gtk_widget_add_css_class (tile->button, "seat-die");
  ts_seat_set_colour (tile->button, colour);
  g_object_set_data (G_OBJECT (tile->button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (tile->button, "clicked", G_CALLBACK (on_tile), self);
  gtk_box_append (GTK_BOX (self->seats), tile->button);
}

static void
show_tile (TsSeatDice *self, const TsView *view, int seat)
{
  Tile *tile = &self->tiles[seat];
  TsSeatDie die = self->tell (view, seat);

  gtk_label_set_label (tile->status, die.status != NULL ? die.status : "");
  gtk_widget_set_visible (GTK_WIDGET (tile->status), die.status != NULL);
  gtk_widget_set_visible (tile->die, die.has_die);
  ts_die_set_face (TS_DIE (tile->die), die.face);
  gtk_widget_set_sensitive (tile->button, die.awaited);
  ts_style_set (tile->button, "rolled", die.rolled);
}

static void
ts_seat_dice_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsSeatDice *self = TS_SEAT_DICE (part);
  int n_seats = ts_view_state (view)->n_seats;

  g_object_set (gtk_widget_get_layout_manager (self->seats), "max-columns", n_seats, NULL);
  for (int seat = 0; seat < n_seats; seat++) {
    if (self->tiles[seat].button == NULL)
      add_tile (self, view, seat);
    show_tile (self, view, seat);
  }
  ts_dice_set_faces (self->dice, NULL, 0);
  ask (self, self->verb->due != NULL ? self->verb->due (view) : TS_NOBODY);
}

/* They are those of whoever was tapped, or else is due. */
static TsDice *
ts_seat_dice_get_dice (TsBoardPart *part, const TsVerb *verb G_GNUC_UNUSED, int who)
{
  TsSeatDice *self = TS_SEAT_DICE (part);

  if (self->who == TS_NOBODY)
    ask (self, who);
  return self->dice;
}

static void
ts_seat_dice_set_roomy (TsBoardPart *part, gboolean roomy)
{
  TsSeatDice *self = TS_SEAT_DICE (part);
  int n = 0;

  self->roomy = roomy;
  while (n < TS_MAX_SEATS && self->tiles[n].die != NULL)
    n++;
  for (int seat = 0; seat < n; seat++)
    ts_die_set_size (TS_DIE (self->tiles[seat].die), tile_die_size (self, n));
  ts_dice_set_on_board (self->dice, roomy ? 96 : 60, roomy ? 56 : 40, 6);
}

static void
ts_seat_dice_class_init (TsSeatDiceClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_seat_dice_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_seat_dice_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_seat_dice_set_roomy;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "seatdice");
}

static void
ts_seat_dice_init (TsSeatDice *self)
{
  self->who = TS_NOBODY;
  self->seats = ts_tile_box_new (TILE_WIDTH, COLUMNS, 8);
}

/* Where the big button throws, there is none beside the die. */
static GtkWidget *
roll_new (TsSeatDice *self, TsBoard *board)
{
  GtkWidget *button = ts_button_new (_ ("_Roll"));

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "roll");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (throw_dice), self);
  g_signal_connect_object (board, "notify::dice-by-hand", G_CALLBACK (show_roll), self, G_CONNECT_SWAPPED);
  return button;
}

TsSeatDice *
ts_seat_dice_new (TsBoard *board,
                  const TsGame *game,
                  const char *verb,
                  TsSeatDie (*tell) (const TsView *view, int seat))
{
  TsSeatDice *self = g_object_new (TS_TYPE_SEAT_DICE, "board", board, NULL);

  self->verb = ts_verb_find (game, verb);
  self->tell = tell;
  self->dice = ts_dice_new (self->verb->args);
  if (!self->verb->default_action)
    self->roll = roll_new (self, board);
  ts_board_part_set_roomy (TS_BOARD_PART (self), FALSE);
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_dice), self);
  adw_bin_set_child (ADW_BIN (self), ts_column_new (10, self->seats, self->dice, self->roll, NULL));
  return self;
}

void
ts_seat_dice_fix_int (TsSeatDice *self, const char *arg, int number)
{
  self->arg = arg;
  self->number = number;
}

/* The newest record, if it was the last roll that was waited for; else NULL. */
static const TsRecord *
find_last_roll (const TsSession *session, const TsRollOff *(*roll_off) (gconstpointer state))
{
  guint n = ts_session_n_records (session);
  const TsRecord *record = n > 0 ? ts_session_record (session, n - 1) : NULL;
  gboolean rolls = record != NULL && record->before != NULL && strcmp (record->verb->id, "roll-off") == 0 &&
                   ts_roll_off_waiting (roll_off (record->before)) == 1u << record->who;

  return rolls ? record : NULL;
}

/* (transfer full) */
static char *
tell_tie (const TsView *view, const TsRollOff *now, int face)
{
  g_autofree char *names = ts_view_list_names (view, ts_roll_off_rollers (now));
  /* Translators: what several players have rolled, of whom the first turn is wanted; their names */
  g_autofree char *tie = g_strdup_printf (_ ("A tie, each with a %d; these roll again: %s."), face, names);

  return ts_text_tell (tie);
}

char *
ts_seat_dice_tell_first (TsBoard *board, const TsRollOff *(*roll_off) (gconstpointer state))
{
  const TsSession *session = ts_board_get_session (board);
  TsView view = ts_board_get_view (board);
  const TsRecord *record = find_last_roll (session, roll_off);
  const TsRollOff *now = roll_off (view.state);
  int turn = ts_view_state (&view)->turn;
  int first = turn != TS_NOBODY ? turn : ts_roll_off_due (now);
  g_autoptr (TsEntry) entry = NULL;
  int face;

  if (record == NULL)
    return NULL;
  entry = ts_record_read (record, view.header);
  face = record->who == first ? (int) ts_entry_int (entry, "dice") : roll_off (record->before)->faces[first];
  if (turn == TS_NOBODY)
    return tell_tie (&view, now, face);
  /* Translators: a player's name, and what that player has rolled, which decides it */
  return g_strdup_printf (_ ("%s begins, with a %d."), ts_view_name (&view, first), face);
}

TsSeatDie
ts_seat_die_for_first_turn (const TsRollOff *roll_off, int seat)
{
  TsSeatDie die = {
    .awaited = ts_roll_off_awaits (roll_off, seat),
    .rolled = roll_off->faces[seat] > 0,
    .has_die = roll_off->rolls[seat],
    .face = roll_off->faces[seat],
  };

  if (!die.rolled)
    die.status = die.has_die ? _ ("Still to roll") : _ ("Does not roll again");
  return die;
}
