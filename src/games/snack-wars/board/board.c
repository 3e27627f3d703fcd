#include "board.h"

#include "config.h"
#include "games/snack-wars/rules/rules.h"
#include "majorities.h"
#include "record.h"
#include "square.h"
#include "steal.h"
#include "take.h"
#include "widgets/board-layout.h"
#include "widgets/board-panel.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/shrink.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

/* Three parts: the panel (what the seat can do now), the squares (the current one large), the majorities. */
static const TsBoardPlan plan = {
  .css_class = "snack-table",
  .roomy = 560,
  .wide = 900,
  .widest = 1500,
  .spacing = 12,
  .gutter = 36,
};

#define GAP   8   /* px between the squares of the others */
#define LARGE 132 /* px: of a square that has room for name and Raccoons beside each other */

typedef struct {
  GtkWidget *box; /* the square with the seat's name below */
  TsSnackWarsSquare *square;
  GtkOrientable *foot; /* the name, and how many Raccoons */
  GtkWidget *raccoons;
  GtkLabel *raccoon_count;
} Place;

struct _TsSnackWarsBoard {
  TsBoard parent_instance;

  TsBoardLayout *layout;
  AdwBin *current; /* the place of the seat whose turn it is */
  AdwWrapBox *others;
  Place places[TS_MAX_SEATS];
  TsBoardPanel *panel;
  TsSheet *record;
  TsSnackWarsMajorities *majorities;
};

G_DEFINE_FINAL_TYPE (TsSnackWarsBoard, ts_snack_wars_board, TS_TYPE_BOARD)

/* --- squares --- */

/* What lies in the other's square can be stolen there, too. */
static void
on_card (TsSnackWarsSquare *square, int counter, TsSnackWarsBoard *self)
{
  TsView view = ts_board_get_view (TS_BOARD (self));
  const TsState *state = view.state;
  int from = 0;

  while (self->places[from].square != square)
    from++;
  if (state->phase == SNACK_STEAL && from != state->turn)
    ts_snack_wars_say_steal (TS_BOARD (self), from, counter);
}

/* Raccoons lie beside the collection, on none of its nine places. */
static GtkWidget *
foot_new (Place *place, const TsView *view, int seat)
{
  GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, 16);
  GtkWidget *name = ts_seat_name_new (view->header, seat, "snack-owner");
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  place->foot = GTK_ORIENTABLE (foot);
  place->raccoon_count =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  place->raccoons = ts_row_new (2, ts_picture_new ("snack-wars-raccoon", -1), place->raccoon_count, NULL);
  gtk_widget_add_css_class (place->raccoons, "snack-raccoons");
  ts_seat_name_set_most (TS_SEAT_NAME (name), 1); /* no wider than the square, if it can be */
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_halign (place->raccoons, GTK_ALIGN_START);
  gtk_widget_set_valign (place->raccoons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot), ts_row_new (5, mark, name, NULL));
  gtk_box_append (GTK_BOX (foot), place->raccoons);
  return foot;
}

static void
build_place (TsSnackWarsBoard *self, const TsView *view, int seat)
{
  Place *place = &self->places[seat];

  place->square = ts_snack_wars_square_new (64);
  g_signal_connect (place->square, "card", G_CALLBACK (on_card), self);
  place->box = g_object_ref_sink (ts_column_new (6, place->square, foot_new (place, view, seat), NULL));
  gtk_widget_set_hexpand (place->box, FALSE);
  gtk_widget_set_valign (place->box, GTK_ALIGN_CENTER);
}

static gboolean
is_low (TsSnackWarsBoard *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "low");
}

/* Lower still: below a list of what is to be put back. */
static gboolean
is_lower (TsSnackWarsBoard *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self), "lower");
}

static int
square_size (TsSnackWarsBoard *self, int n_others, gboolean current)
{
  gboolean alone = !gtk_widget_get_visible (GTK_WIDGET (self->current)); /* no square is the current one */
  TsRoom room = ts_board_layout_get_room (self->layout);
  TsView view = ts_board_get_view (TS_BOARD (self));
  gboolean low = is_low (self);

  if (room == TS_ROOM_NARROW)
    return current || n_others <= 1 || (alone && n_others <= 3) ? 96 : n_others == 2 ? 84 : 68;
  if (ts_view_is_over (&view)) /* two beside each other in half of the width, or three */
    return n_others <= (low ? 2 : 4) ? 204 : 132;
  if (n_others > 3 && is_lower (self))
    return current ? 96 : 60;
  if (low) /* so many beside each other that the majorities are in sight */
    return current ? (n_others > 3 ? LARGE : 150) : n_others > 3 ? 72 : 84;
  if (current)
    return 248;
  if (alone)
    return n_others <= 2 ? 150 : 112;
  return n_others <= 1 ? 150 : 96; /* two beside each other at 1280 px */
}

static void
put_place (TsSnackWarsBoard *self, Place *place, gboolean current, int n_others)
{
  GtkWidget *parent = gtk_widget_get_parent (place->box);
  int size = square_size (self, n_others, current);

  if (parent == GTK_WIDGET (self->current))
    adw_bin_set_child (self->current, NULL);
  else if (parent != NULL)
    adw_wrap_box_remove (self->others, place->box);
  ts_snack_wars_square_set_size (place->square, size);
  gtk_orientable_set_orientation (place->foot,
                                  size < LARGE ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (current)
    adw_bin_set_child (self->current, place->box);
  else
    adw_wrap_box_append (self->others, place->box);
}

/* px, or -1: the others stand in one row where it is low, and two by two where it is not, or the majorities
 * would lie below the edge. */
static int
others_width (TsSnackWarsBoard *self, int n_others)
{
  int in_row = is_low (self) ? n_others : MIN (n_others, 2);

  if (ts_board_layout_get_room (self->layout) == TS_ROOM_NARROW ||
      !gtk_widget_get_visible (GTK_WIDGET (self->current)))
    return -1;
  return in_row * (square_size (self, n_others, FALSE) + GAP) - GAP;
}

/* The current seat's square is the large one; the others follow it clockwise. */
static void
arrange_squares (TsSnackWarsBoard *self)
{
  TsView view = ts_session_view (ts_board_get_session (TS_BOARD (self)));
  const TsState *state = view.state;
  int from = state->turn == TS_NOBODY ? 0 : state->turn;
  int n_others = state->n_seats - (state->turn != TS_NOBODY);

  gtk_widget_set_visible (GTK_WIDGET (self->current), state->turn != TS_NOBODY);
  gtk_widget_set_size_request (GTK_WIDGET (self->others), others_width (self, n_others), -1);
  for (int i = 0; i < state->n_seats; i++)
    put_place (self, &self->places[(from + i) % state->n_seats], i == 0 && state->turn != TS_NOBODY,
               n_others);
}

static void
show_place (Place *place, const TsView *view, int seat, gboolean still)
{
  int raccoons = ts_view_state (view)->counters[seat][SNACK_RACCOONS];
  g_autofree char *text = g_strdup_printf ("%d", raccoons);

  ts_snack_wars_square_show (place->square, view, seat, still);
  gtk_label_set_label (place->raccoon_count, text);
  gtk_widget_set_opacity (place->raccoons, raccoons > 0); /* there is room for them from the beginning */
}

static void
ts_snack_wars_board_update (TsBoard *board, const TsOutcome *outcome)
{
  TsSnackWarsBoard *self = TS_SNACK_WARS_BOARD (board);
  static const char *const parts[] = { "take", "steal", "record", "over" };
  TsView view = ts_board_get_view (board);
  gboolean first = self->places[0].box == NULL;
  gboolean still = !ts_outcome_is_news (outcome); /* an undo does not celebrate */

  for (int seat = 0; seat < ts_view_state (&view)->n_seats; seat++) {
    if (first)
      build_place (self, &view, seat);
    show_place (&self->places[seat], &view, seat, still);
  }
  ts_board_layout_set_asks (self->layout, !ts_view_is_over (&view));
  arrange_squares (self);
  if (ts_board_is_same_step (board))
    ts_board_panel_update (self->panel, outcome);
  else
    ts_board_panel_turn_to (self->panel, parts[ts_view_state (&view)->phase]);
  ts_snack_wars_record_update (self->record, outcome);
  ts_snack_wars_majorities_show (self->majorities, &view, still);
}

/* --- layout --- */

static void
on_room (TsSnackWarsBoard *self)
{
  if (self->places[0].box != NULL)
    arrange_squares (self);
}

static GtkWidget *
build_squares (TsSnackWarsBoard *self)
{
  self->current = ADW_BIN (adw_bin_new ());
  self->others = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->others, GAP);
  adw_wrap_box_set_line_spacing (self->others, 12);
  gtk_widget_set_hexpand (GTK_WIDGET (self->others), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->others), GTK_ALIGN_CENTER);
  return ts_shrink_new (ts_row_new (12, self->current, self->others, NULL)); /* rather than a second row */
}

static GtkWidget *
build_panel (TsSnackWarsBoard *self)
{
  TsBoard *board = TS_BOARD (self);

  self->panel = ts_board_panel_new (board);
  ts_board_panel_add (self->panel, "take", ts_snack_wars_take_new (board));
  ts_board_panel_add (self->panel, "steal", ts_snack_wars_steal_new (board));
  self->record = ts_snack_wars_record_new (board);
  ts_board_panel_add (self->panel, "record", self->record);
  ts_board_panel_add (self->panel, "over", ts_board_part_new (board, NULL));
  return GTK_WIDGET (self->panel);
}

static void
ts_snack_wars_board_dispose (GObject *object)
{
  TsSnackWarsBoard *self = TS_SNACK_WARS_BOARD (object);

  for (int seat = 0; seat < TS_MAX_SEATS; seat++)
    g_clear_object (&self->places[seat].box);
  G_OBJECT_CLASS (ts_snack_wars_board_parent_class)->dispose (object);
}

static const TsBoardSign signs[] = {
  { "snack-wars-cuisine-french", NULL, N_ ("French food, which the French Bonus card counts.") },
  { "snack-wars-cuisine-japanese", NULL, N_ ("Japanese food, which the Japanese Bonus card counts.") },
  { "snack-wars-cuisine-american", NULL, N_ ("American food, which the American Bonus card counts.") },
  { "snack-wars-bonus-variety", NULL, N_ ("5 points for all three cuisines together.") },
  { "snack-wars-bonus-raccoon", NULL, N_ ("1 point for each Raccoon that was taken.") },
  { "snack-wars-raccoon", NULL,
    N_ ("A Raccoon, beside the collection: it has stolen, or may steal, a card.") },
  { NULL, "snack-value", N_ ("The small number on a picture: what the majority of that food is worth.") },
  { NULL, "snack-kept", N_ ("The dark mark on a picture: how many of them whoever has the turn has kept.") },
  { 0 },
};

static void
ts_snack_wars_board_class_init (TsSnackWarsBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ts_snack_wars_board_dispose;
  TS_BOARD_CLASS (klass)->update = ts_snack_wars_board_update;
  TS_BOARD_CLASS (klass)->signs = signs;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "snackboard");
}

static void
ts_snack_wars_board_init (TsSnackWarsBoard *self)
{
  self->majorities = g_object_new (TS_TYPE_SNACK_WARS_MAJORITIES, NULL);
  self->layout = ts_board_layout_new (TS_BOARD (self), &plan, build_panel (self));
  ts_board_layout_add (self->layout, build_squares (self), TS_COLUMN_FIRST);
  ts_board_layout_add (self->layout, GTK_WIDGET (self->majorities), TS_COLUMN_FIRST);
  g_signal_connect_swapped (self->layout, "changed", G_CALLBACK (on_room), self);
}
