#include "roll-off.h"

#include "config.h"
#include "widgets/style.h"
#include "weather.h"
#include "games/competitors/rules/rules.h"
#include "games/competitors/rules/weather.h"
#include "widgets/scroll-into-view.h"
#include "sheet.h"
#include "widgets/die.h"
#include "widgets/seat.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define TILE_WIDTH 96 /* three beside each other on a phone */

typedef struct {
  GtkWidget *button;
  GtkWidget *die;
  GtkLabel *status;
} SeatTile;

struct _TsCompetitorsRollOff {
  TsBoardPart parent_instance;

  const char *verb;
  gboolean saves;
  GtkBox *seats; /* of SeatTile */
  SeatTile tiles[COMPETITORS_MAX_SEATS];
  TsChips *numbers; /* the save number, where only the table's own cell tells it */
  GtkWidget *number_box;
  TsDice *dice;
  int save; /* the number of the table's own set, for where the rules do not know it; or 0 */
  int die_size;
  int who; /* whose die is asked for, or TS_NOBODY */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsRollOff, ts_competitors_roll_off, TS_TYPE_BOARD_PART)

static gboolean
has_to_roll (TsCompetitorsRollOff *self, const Competitors *state, int seat)
{
  return self->saves ? state->saves[seat] == COMPETITORS_NOT_ROLLED
                     : ts_roll_off_awaits (&state->roll_off, seat);
}

/* What came of it is to be read, though it cannot be tapped any more. */
static gboolean
has_rolled (TsCompetitorsRollOff *self, const Competitors *state, int seat)
{
  return self->saves ? state->saves[seat] != COMPETITORS_NOT_ROLLED : state->roll_off.faces[seat] > 0;
}

static void
on_dice (TsCompetitorsRollOff *self)
{
  JsonObject *entry = ts_entry_begin (self->verb, self->who);
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  int number = ts_chips_get_chosen (self->numbers);

  if (gtk_widget_get_visible (self->number_box) && number >= 0)
    json_object_set_int_member (entry, "number", number + 1);
  else if (self->save != 0 && ts_competitors_save_number (&view) == 0)
    json_object_set_int_member (entry, "number", self->save);
  ts_dice_say (self->dice, ts_board_part_get_board (TS_BOARD_PART (self)), entry);
}

static void
ask (TsCompetitorsRollOff *self, int who)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (self));
  g_autofree char *label = NULL;

  self->who = who;
  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++)
    ts_style_set (self->tiles[seat].button, "due", seat == who);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), who != TS_NOBODY);
  if (who == TS_NOBODY)
    return;
  /* Translators: %s is a player's name */
  label = g_strdup_printf (_ ("The die of %s"), ts_view_name (&view, who));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
on_tile (GtkButton *button, TsCompetitorsRollOff *self)
{
  ask (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
  ts_scroll_into_view (GTK_WIDGET (self->seats));
}

/* --- showing --- */

static GtkWidget *
head_new (const TsView *view, int seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (ts_view_name (view, seat));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_add_css_class (name, "choice-label");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 22));
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static void
add_tile (TsCompetitorsRollOff *self, const TsView *view, int seat)
{
  SeatTile *tile = &self->tiles[seat];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  tile->button = gtk_button_new ();
  tile->die = ts_die_new (6, self->die_size);
  tile->status = GTK_LABEL (ts_text_new (NULL, "choice-detail"));
  gtk_label_set_xalign (tile->status, 0.5f);
  gtk_label_set_justify (tile->status, GTK_JUSTIFY_CENTER);
  gtk_widget_set_halign (tile->die, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), head_new (view, seat));
  gtk_box_append (GTK_BOX (box), tile->die);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (tile->status));
  gtk_button_set_child (GTK_BUTTON (tile->button), box);
  gtk_widget_add_css_class (tile->button, "choice");
  gtk_widget_add_css_class (tile->button, "roll-off-seat");
  ts_seat_set_colour (tile->button, ts_seat_colour (view->header, seat));
  g_object_set_data (G_OBJECT (tile->button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (tile->button, "clicked", G_CALLBACK (on_tile), self);
  gtk_box_append (self->seats, tile->button);
}

static const char *
status_of (TsCompetitorsRollOff *self, const Competitors *state, int seat)
{
  if (self->saves && state->saves[seat] == COMPETITORS_SAVED)
    return _ ("Saved");
  if (self->saves && state->saves[seat] == COMPETITORS_HIT)
    return _ ("Vehicles go home");
  if (has_to_roll (self, state, seat))
    return self->saves ? _ ("Roll if hit") : _ ("Still to roll");
  return self->saves || state->roll_off.faces[seat] > 0 ? "" : _ ("Does not roll again");
}

static void
show_tile (TsCompetitorsRollOff *self, const TsView *view, int seat)
{
  const Competitors *state = view->state;
  SeatTile *tile = &self->tiles[seat];
  const char *status = status_of (self, state, seat);

  gtk_label_set_label (tile->status, status);
  gtk_widget_set_visible (GTK_WIDGET (tile->status), *status != '\0');
  gtk_widget_set_visible (tile->die, !self->saves && state->roll_off.rolls[seat]);
  if (!self->saves)
    ts_die_set_face (TS_DIE (tile->die), state->roll_off.faces[seat]);
  gtk_widget_set_sensitive (tile->button, has_to_roll (self, state, seat));
  ts_style_set (tile->button, "rolled", has_rolled (self, state, seat));
}

static int
first_to_roll (TsCompetitorsRollOff *self, const TsView *view)
{
  const Competitors *state = view->state;

  for (int seat = 0; seat < state->base.n_seats && !self->saves; seat++)
    if (has_to_roll (self, state, seat))
      return seat;
  return TS_NOBODY; /* who is hit is for the table to know */
}

static void
ts_competitors_roll_off_show (TsBoardPart *part, const TsView *view, const TsOutcome *outcome G_GNUC_UNUSED)
{
  TsCompetitorsRollOff *self = TS_COMPETITORS_ROLL_OFF (part);
  gboolean is_unknown = self->saves && ts_competitors_save_number (view) == 0;

  g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self->seats)), "max-columns",
                ts_view_state (view)->n_seats, NULL);
  for (int seat = 0; seat < ts_view_state (view)->n_seats; seat++) {
    if (self->tiles[seat].button == NULL)
      add_tile (self, view, seat);
    show_tile (self, view, seat);
  }
  gtk_widget_set_visible (self->number_box, is_unknown && self->save == 0 && ts_competitors_can_save (view));
  ts_dice_set_faces (self->dice, NULL, 0);
  ask (self, first_to_roll (self, view));
}

void
ts_competitors_roll_off_set_save (TsCompetitorsRollOff *self, int save)
{
  self->save = save;
}

static TsDice *
ts_competitors_roll_off_get_dice (TsBoardPart *part, const TsVerb *verb G_GNUC_UNUSED, int who)
{
  TsCompetitorsRollOff *self = TS_COMPETITORS_ROLL_OFF (part);

  ask (self, who);
  return self->dice;
}

static void
ts_competitors_roll_off_set_roomy (TsBoardPart *part, gboolean roomy)
{
  TsCompetitorsRollOff *self = TS_COMPETITORS_ROLL_OFF (part);

  self->die_size = roomy ? 72 : 44;
  for (int seat = 0; seat < COMPETITORS_MAX_SEATS; seat++)
    if (self->tiles[seat].die != NULL)
      ts_die_set_size (TS_DIE (self->tiles[seat].die), self->die_size);
  if (!self->saves)
    ts_competitors_dice_set_roomy (self->dice, roomy);
}

/* --- the class --- */

static void
ts_competitors_roll_off_class_init (TsCompetitorsRollOffClass *klass)
{
  TS_BOARD_PART_CLASS (klass)->show = ts_competitors_roll_off_show;
  TS_BOARD_PART_CLASS (klass)->get_dice = ts_competitors_roll_off_get_dice;
  TS_BOARD_PART_CLASS (klass)->set_roomy = ts_competitors_roll_off_set_roomy;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "firmrolloff");
}

static void
ts_competitors_roll_off_init (TsCompetitorsRollOff *self)
{
  self->who = TS_NOBODY;
  self->die_size = 44;
}

static GtkWidget *
build_number_box (TsCompetitorsRollOff *self)
{
  GtkWidget *heading = gtk_label_new (_ ("The save number on your table"));

  self->number_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->numbers = ts_chips_new (TS_CHIPS_ONE);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "choice-heading");
  for (int number = 1; number <= 6; number++) {
    g_autofree char *label = g_strdup_printf ("%d", number);

    ts_chips_add (self->numbers, label, NULL);
  }
  gtk_box_append (GTK_BOX (self->number_box), heading);
  gtk_box_append (GTK_BOX (self->number_box), GTK_WIDGET (self->numbers));
  return self->number_box;
}

TsCompetitorsRollOff *
ts_competitors_roll_off_new (TsBoard *board, const char *verb)
{
  TsCompetitorsRollOff *self = g_object_new (TS_TYPE_COMPETITORS_ROLL_OFF, "board", board, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkLayoutManager *layout;

  self->verb = verb;
  self->saves = strcmp (verb, "save") == 0;
  layout = g_object_new (TS_TYPE_TILE_LAYOUT, "tile-width", TILE_WIDTH, "spacing", 8, NULL);
  self->seats = g_object_new (GTK_TYPE_BOX, "layout-manager", layout, NULL);
  self->dice = ts_dice_new_for_verb (&ts_competitors, verb);
  if (self->saves)
    ts_dice_follow (self->dice, board);
  else
    ts_competitors_dice_set_roomy (self->dice, FALSE);
  g_signal_connect_swapped (self->dice, "complete", G_CALLBACK (on_dice), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (box), build_number_box (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->dice));
  adw_bin_set_child (ADW_BIN (self), box);
  return self;
}
