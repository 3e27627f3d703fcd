#include "board.h"

#include "config.h"
#include "games/any-game/rules/rules.h"
#include "widgets/board-layout.h"
#include "widgets/board-panel.h"
#include "referee/number.h"
#include "widgets/seat.h"
#include "widgets/sheet.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

struct _TsAnyGameBoard {
  TsBoard parent_instance;

  GtkGrid *numbers; /* seats across, counters down */
  GtkButton *rolled;
  TsBoardPanel *panel; /* of sheets */
};

G_DEFINE_FINAL_TYPE (TsAnyGameBoard, ts_any_game_board, TS_TYPE_BOARD)

static const TsBoardPlan layout = {
  .css_class = "any-game-table", .roomy = 560, .wide = 860, .widest = 1200, .spacing = 18, .gutter = 36
};

/* --- the sheet --- */

static char *
preview (const TsView *view, const TsEntry *entry)
{
  int counter = MAX (ts_entry_int (entry, "column"), 1) - 1;
  int was = ts_view_state (view)->counters[MAX (entry->who, 0)][counter];
  g_autofree char *before = ts_number_tell (was);
  g_autofree char *after = ts_entry_has (entry, "points")
                               ? ts_number_tell (was + ts_entry_int (entry, "points"))
                               : g_strdup ("–"); /* its line is there, so that nothing below it moves */

  if (entry->who == TS_NOBODY)
    return NULL; /* everybody's */
  /* Translators: a player's name, what is counted, how many there are and how many there will be */
  return g_strdup_printf (_ ("%s, %s: %s → %s"), ts_view_name (view, entry->who),
                          ts_view_counter_label (view, counter), before, after);
}

/* Points are for whose turn it is, or for everybody. */
static void
begin_points (TsSheet *sheet)
{
  TsView view = ts_board_part_get_view (TS_BOARD_PART (sheet));
  int turn = ts_view_state (&view)->turn;

  if (turn != TS_NOBODY)
    ts_sheet_fix_int (sheet, "who", turn);
  ts_sheet_fix_int (sheet, "column", 1);
}

/* The big button says what is filled in. */
static const TsSheetPlan points = {
  .begin = begin_points, .preview = preview, .offered = TRUE, .back = TRUE
};
static const TsSheetPlan others = { .offered = TRUE, .back = TRUE };

/* --- the numbers --- */

/* Whether a sheet that writes points down is there for that number already, and may have some filled in. */
static gboolean
is_there (TsAnyGameBoard *self, int seat, int counter)
{
  TsBoardPart *part = ts_board_panel_get_visible (self->panel);
  g_autoptr (TsEntry) entry = TS_IS_SHEET (part) ? ts_sheet_get_entry (TS_SHEET (part)) : NULL;

  return entry != NULL && ts_fields_find (entry->verb->args, "column") >= 0 &&
         ts_entry_int (entry, "column") == counter + 1 && (entry->who == TS_NOBODY || entry->who == seat);
}

static void
open_for (TsAnyGameBoard *self, int seat, int counter)
{
  TsView view = ts_board_get_view (TS_BOARD (self));

  if (seat < 0)
    ts_board_panel_open (self->panel, "roll");
  else if (counter == ANY_GAME_MONEY)
    ts_sheet_set_int (ts_board_panel_open (self->panel, "pay"), "from", seat);
  else if (is_there (self, seat, counter))
    return;
  else if (ts_header_int (view.header, "write"))
    ts_sheet_fix_int (ts_board_panel_open (self->panel, "round"), "column", counter + 1);
  else {
    ts_sheet_fix_int (ts_board_panel_open (self->panel, "score"), "who", seat);
    ts_sheet_fix_int (TS_SHEET (ts_board_panel_get_visible (self->panel)), "column", counter + 1);
  }
}

/* One was tapped: points are written down, money is paid, a life is lost. */
static void
tap (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target)
{
  TsAnyGameBoard *self = TS_ANY_GAME_BOARD (widget);
  int seat, counter;

  g_variant_get (target, "(ii)", &seat, &counter);
  if (seat >= 0 && counter == ANY_GAME_LIVES) {
    ts_board_say (TS_BOARD (self), ts_entry_build (&ts_any_game, "life", seat, NULL));
  } else {
    open_for (self, seat, counter);
    ts_board_panel_focus (self->panel);
  }
}

static void
add_number (TsAnyGameBoard *self, const TsView *view, int seat, int counter)
{
  g_autofree char *text = ts_number_tell (ts_view_state (view)->counters[seat][counter]);
  /* Translators: for screen readers: who has how much of what: name, thing, number */
  g_autofree char *name = g_strdup_printf (_ ("%s, %s: %s"), ts_view_name (view, seat),
                                           ts_view_counter_label (view, counter), text);
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", gtk_label_new (text), "hexpand", TRUE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "any-game.tap");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ii)", seat, counter);
  gtk_widget_set_sensitive (button, ts_view_is_in (view, seat) && !ts_view_is_over (view));
  gtk_grid_attach (self->numbers, button, seat + 1, counter + 1, 1, 1);
}

/* --- the board --- */

/* What is ordinarily written down next is open, once the dice are rolled. What is filled in outlives what
 * others do meanwhile. */
static void
update (TsBoard *board, const TsOutcome *outcome)
{
  TsAnyGameBoard *self = TS_ANY_GAME_BOARD (board);
  TsView view = ts_board_get_view (board);
  const AnyGame *state = view.state;
  gboolean dice = ts_header_int (view.header, "count") > 0;
  g_autoptr (GString) rolled = g_string_new (NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->numbers))) != NULL)
    gtk_grid_remove (self->numbers, child);
  for (int seat = 0; seat < state->base.n_seats; seat++)
    gtk_grid_attach (self->numbers, ts_seat_mark_new (ts_seat_colour (view.header, seat), seat, 26), seat + 1,
                     0, 1, 1);
  for (int counter = 0; counter <= ANY_GAME_LIVES; counter++) {
    if (!ts_view_counter_in_play (&view, counter))
      continue;
    gtk_grid_attach (self->numbers, ts_text_new (ts_view_counter_label (&view, counter), "any-game-label"), 0,
                     counter + 1, 1, 1);
    for (int seat = 0; seat < state->base.n_seats; seat++)
      add_number (self, &view, seat, counter);
  }
  for (int i = 0; i < ANY_GAME_DICE && state->rolled[i] > 0; i++)
    g_string_append_printf (rolled, "%s%d", i > 0 ? "  " : "", state->rolled[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->rolled), dice);
  if (rolled->len == 0)
    g_string_append (rolled, _ ("Roll…"));
  if (ts_board_is_same_step (board) && g_str_equal (gtk_button_get_label (self->rolled), rolled->str))
    ts_board_panel_update (self->panel, outcome);
  else if (!ts_view_is_over (&view) && ts_view_counter_in_play (&view, 0) &&
           (!dice || state->rolled[0] > 0 || state->base.turn == TS_NOBODY))
    ts_board_panel_turn_to (self->panel, state->base.turn == TS_NOBODY ? "round" : "score");
  else
    ts_board_panel_turn_to (self->panel, "nothing");
  gtk_button_set_label (self->rolled, rolled->str);
}

static void
ts_any_game_board_class_init (TsAnyGameBoardClass *klass)
{
  TS_BOARD_CLASS (klass)->update = update;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "any-game.tap", "(ii)", tap);
}

static void
ts_any_game_board_init (TsAnyGameBoard *self)
{
  self->numbers =
      g_object_new (GTK_TYPE_GRID, "row-spacing", 6, "column-spacing", 6, "css-name", "any-game", NULL);
  self->rolled =
      g_object_new (GTK_TYPE_BUTTON, "css-name", "any-game-rolled", "action-name", "any-game.tap", NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rolled), "(ii)", TS_NOBODY, 0);
  self->panel = ts_board_panel_new (TS_BOARD (self));
  ts_board_panel_add (self->panel, "nothing", ts_board_part_new (TS_BOARD (self), NULL));
  for (const TsVerb *verb = ts_any_game.verbs; verb->args != NULL; verb++) {
    gboolean writes = ts_fields_find (verb->args, "column") >= 0;
    TsSheet *sheet = ts_sheet_new (TS_BOARD (self), verb, writes ? &points : &others);

    ts_board_panel_add (self->panel, verb->id, sheet);
    g_signal_connect_swapped (sheet, "said", G_CALLBACK (ts_board_panel_back), self->panel);
  }
  ts_board_layout_add (ts_board_layout_new (TS_BOARD (self), &layout,
                                            ts_column_new (layout.spacing, self->rolled, self->panel, NULL)),
                       GTK_WIDGET (self->numbers), TS_COLUMN_FIRST);
}
