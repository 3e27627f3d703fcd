#include "tools.h"

#include "config.h"
#include "games/warehouse-wars/rules/due.h"
#include "games/warehouse-wars/rules/rules.h"
#include "widgets/seat-name.h"
#include "widgets/seat.h"
#include "widgets/style.h"
#include "widgets/shrink.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

#define MARK           22
#define QUESTION_CHARS 13 /* of a line of “Knocked over?”, at least */

struct _TsWarehouseWarsTools {
  AdwBin parent_instance;

  TsBoard *board;
  TsWarehouseWarsBoardView *board_view;
  AdwWrapBox *line; /* all of them, in as many lines as they need */
  GtkToggleButton *crates[WAREHOUSE_SEATS];
  GtkToggleButton *plank;
  GtkLabel *crates_left[WAREHOUSE_SEATS];
  GtkLabel *planks_left;
  GtkWidget *lie; /* how the plank lies */
  GtkWidget *shorter, *longer;
  GtkLabel *length;
  GtkWidget *fallen; /* asks who knocked something over: GtkMenuButton */
  gboolean quiet;    /* buttons follow the hand, not the other way round */
};

G_DEFINE_FINAL_TYPE (TsWarehouseWarsTools, ts_warehouse_wars_tools, ADW_TYPE_BIN)

static TsView
view_of (TsWarehouseWarsTools *self)
{
  return ts_board_get_view (self->board);
}

static gboolean
is_recording (const TsView *view)
{
  return ts_view_state (view)->phase == WAREHOUSE_RECORD;
}

/* --- the hand --- */

static void
take (TsWarehouseWarsTools *self, WarehouseHolds holds, int seat)
{
  WarehouseHand hand = *ts_warehouse_wars_board_view_get_hand (self->board_view);

  hand.holds = holds;
  hand.seat = seat;
  ts_warehouse_wars_board_view_set_hand (self->board_view, &hand);
  gtk_widget_grab_focus (GTK_WIDGET (self->board_view)); /* the keys are for the piece now */
}

void
ts_warehouse_wars_tools_take_crate (TsWarehouseWarsTools *self)
{
  const WarehouseHand *hand = ts_warehouse_wars_board_view_get_hand (self->board_view);
  TsView view = view_of (self);
  gboolean other = is_recording (&view) && hand->holds == WAREHOUSE_HOLDS_CRATE;

  if (ts_warehouse_wars_can_place (&view))
    take (self, WAREHOUSE_HOLDS_CRATE, other ? 1 - hand->seat : hand->seat);
}

void
ts_warehouse_wars_tools_take_plank (TsWarehouseWarsTools *self)
{
  TsView view = view_of (self);

  if (ts_warehouse_wars_can_lay (&view))
    take (self, WAREHOUSE_HOLDS_PLANK, ts_warehouse_wars_board_view_get_hand (self->board_view)->seat);
}

/* The plank in the hand is turned; one that turned by itself to where it fits, from there. */
void
ts_warehouse_wars_tools_turn_plank (TsWarehouseWarsTools *self)
{
  const WarehouseGhost *ghost = ts_warehouse_wars_board_view_get_ghost (self->board_view);
  WarehouseHand hand = *ts_warehouse_wars_board_view_get_hand (self->board_view);
  gboolean is_shown = ghost->shown && ghost->holds == WAREHOUSE_HOLDS_PLANK;

  hand.along = 1 - (is_shown ? ghost->plank.along : hand.along);
  hand.turned = TRUE;
  ts_warehouse_wars_board_view_set_hand (self->board_view, &hand);
}

void
ts_warehouse_wars_tools_stretch_plank (TsWarehouseWarsTools *self, int by)
{
  WarehouseHand hand = *ts_warehouse_wars_board_view_get_hand (self->board_view);
  TsView view = view_of (self);

  hand.length = CLAMP (hand.length + by, ts_warehouse_wars_shortest_plank (&view),
                       ts_warehouse_wars_longest_plank (&view));
  ts_warehouse_wars_board_view_set_hand (self->board_view, &hand);
}

static void
on_crate (GtkToggleButton *button, TsWarehouseWarsTools *self)
{
  int seat = button == self->crates[1];

  if (!self->quiet && gtk_toggle_button_get_active (button))
    take (self, WAREHOUSE_HOLDS_CRATE, seat);
}

static void
on_plank (GtkToggleButton *button, TsWarehouseWarsTools *self)
{
  if (!self->quiet && gtk_toggle_button_get_active (button))
    ts_warehouse_wars_tools_take_plank (self);
}

static void
on_shorter (TsWarehouseWarsTools *self)
{
  ts_warehouse_wars_tools_stretch_plank (self, -1);
}

static void
on_longer (TsWarehouseWarsTools *self)
{
  ts_warehouse_wars_tools_stretch_plank (self, 1);
}

static void
on_fallen (GtkButton *button, TsWarehouseWarsTools *self)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->fallen));
  ts_board_say (self->board, ts_entry_build (&ts_warehouse_wars, "topple", seat, NULL));
}

/* --- the buttons --- */

/* How many pieces are left stands beside their name. */
static GtkWidget *
label_with (GtkWidget *mark, const char *text, GtkLabel **left)
{
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *box = ts_row_new (6, mark, ts_shrink_new_line (text, NULL), number, NULL);

  gtk_label_set_width_chars (GTK_LABEL (number), 2);
  gtk_widget_add_css_class (number, "warehouse-left");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  *left = GTK_LABEL (number);
  return box;
}

static GtkToggleButton *
piece_button (TsWarehouseWarsTools *self, GtkWidget *child, GCallback on_toggled)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "warehouse-piece");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->crates[0]);
  g_signal_connect (button, "toggled", on_toggled, self);
  adw_wrap_box_append (self->line, button);
  return GTK_TOGGLE_BUTTON (button);
}

static GtkWidget *
icon (const char *icon_name)
{
  return ts_picture_new (icon_name, MARK);
}

static void
make_pieces (TsWarehouseWarsTools *self, const TsView *view)
{
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, MARK);

    self->crates[seat] =
        piece_button (self, label_with (mark, _ ("Crate"), &self->crates_left[seat]), G_CALLBACK (on_crate));
  }
  self->plank = piece_button (
      self, label_with (icon ("warehouse-wars-plank-symbolic"), _ ("Plank"), &self->planks_left),
      G_CALLBACK (on_plank));
}

static void
show_left (GtkLabel *label, GtkToggleButton *button, int left, const char *spoken)
{
  g_autofree char *number = g_strdup_printf ("%d", left);

  gtk_label_set_label (label, number);
  ts_set_tooltip (button, spoken);
}

static void
show_all_left (TsWarehouseWarsTools *self, const TsView *view)
{
  int planks = ts_warehouse_wars_planks_left (view->state);
  /* Translators: a button, and how many planks are left */
  g_autofree char *plank = g_strdup_printf (ngettext ("Plank, %d left", "Plank, %d left", planks), planks);

  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    int crates = ts_warehouse_wars_crates_left (view->state, seat);
    /* Translators: a button; the name of the player whose crate is taken, and how many are left */
    g_autofree char *crate = g_strdup_printf (
        ngettext ("Crate of %s, %d left", "Crate of %s, %d left", crates), ts_view_name (view, seat), crates);

    show_left (self->crates_left[seat], self->crates[seat], crates, crate);
  }
  show_left (self->planks_left, self->plank, planks, plank);
}

/* It ends the game, so it takes two taps, of which the second names who it was. */
static void
make_fallen (TsWarehouseWarsTools *self, const TsView *view)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *column = ts_column_new (6, NULL);

  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    GtkWidget *button = gtk_button_new ();
    GtkWidget *mark = ts_seat_mark_new (ts_seat_colour (view->header, seat), seat, MARK);
    /* Translators: a button; %s is the name of the player who made the warehouse fall */
    g_autofree char *label = g_strdup_printf (_ ("%s knocked something over"), ts_view_name (view, seat));
    GtkWidget *text = ts_text_new (label, NULL);

    gtk_label_set_max_width_chars (GTK_LABEL (text), 24);
    gtk_button_set_child (GTK_BUTTON (button), ts_row_new (8, mark, text, NULL));
    gtk_widget_add_css_class (button, "warehouse-fallen");
    ts_set_spoken (button, label);
    g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
    g_signal_connect (button, "clicked", G_CALLBACK (on_fallen), self);
    gtk_box_append (GTK_BOX (column), button);
  }
  gtk_popover_set_child (GTK_POPOVER (popover), column);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->fallen), popover);
}

static void
show_length (TsWarehouseWarsTools *self, const TsView *view, int length)
{
  g_autofree char *text = g_strdup_printf ("%d", length);

  gtk_label_set_label (self->length, text);
  gtk_widget_set_sensitive (self->shorter, length > ts_warehouse_wars_shortest_plank (view));
  gtk_widget_set_sensitive (self->longer, length < ts_warehouse_wars_longest_plank (view));
}

void
ts_warehouse_wars_tools_update (TsWarehouseWarsTools *self, const TsView *view)
{
  const WarehouseHand *hand = ts_warehouse_wars_board_view_get_hand (self->board_view);
  const TsState *state = view->state;
  gboolean holds_plank = hand->holds == WAREHOUSE_HOLDS_PLANK;
  int holder = state->turn == TS_NOBODY ? hand->seat : state->turn;

  if (self->plank == NULL) {
    make_pieces (self, view);
    adw_wrap_box_append (self->line, self->lie);
    adw_wrap_box_append (self->line, self->fallen);
    make_fallen (self, view);
  }
  self->quiet = TRUE;
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    gtk_widget_set_visible (GTK_WIDGET (self->crates[seat]),
                            is_recording (view) || seat == MAX (state->turn, 0));
    gtk_widget_set_sensitive (GTK_WIDGET (self->crates[seat]), ts_warehouse_wars_can_place (view));
    gtk_toggle_button_set_active (self->crates[seat], !holds_plank && seat == holder);
  }
  gtk_widget_set_sensitive (GTK_WIDGET (self->plank), ts_warehouse_wars_can_lay (view));
  gtk_toggle_button_set_active (self->plank, holds_plank);
  self->quiet = FALSE;
  show_length (self, view, hand->length);
  show_all_left (self, view);
  ts_set_all_sensitive (self->lie, holds_plank); /* it keeps its room, so that the hall stands still */
  gtk_widget_set_visible (self->fallen, state->phase == WAREHOUSE_PLACE);
  gtk_widget_set_visible (GTK_WIDGET (self), !ts_view_is_over (view));
}

void
ts_warehouse_wars_tools_set_width (TsWarehouseWarsTools *self, int width)
{
  gtk_widget_set_size_request (GTK_WIDGET (self->line), width, -1);
  gtk_widget_set_valign (GTK_WIDGET (self->line), width > 0 ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (GTK_WIDGET (self), width < 0);
  adw_wrap_box_set_justify (self->line, width > 0 ? ADW_JUSTIFY_FILL : ADW_JUSTIFY_NONE);
  adw_wrap_box_set_natural_line_length (self->line, width);
}

/* --- object --- */

static GtkWidget *
add_button (GtkWidget *box,
            const char *icon_name,
            const char *label,
            GCallback on_clicked,
            TsWarehouseWarsTools *self)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), icon (icon_name));
  ts_set_tooltip (button, label);
  g_signal_connect_swapped (button, "clicked", on_clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_lie (TsWarehouseWarsTools *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  self->shorter =
      add_button (box, "list-remove-symbolic", _ ("Shorter plank"), G_CALLBACK (on_shorter), self);
  self->length = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->length), "warehouse-length");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->length));
  self->longer = add_button (box, "list-add-symbolic", _ ("Longer plank"), G_CALLBACK (on_longer), self);
  add_button (box, "warehouse-wars-turn-symbolic", _ ("Turn the plank"),
              G_CALLBACK (ts_warehouse_wars_tools_turn_plank), self);
  return box;
}

static void
ts_warehouse_wars_tools_class_init (TsWarehouseWarsToolsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "warehousetools");
}

static void
ts_warehouse_wars_tools_init (TsWarehouseWarsTools *self)
{
  GtkWidget *question = ts_text_new (_ ("Knocked over?"), NULL);

  self->line = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "line-spacing", 6, "align", 0.5, NULL);
  self->lie = make_lie (self);
  self->fallen = gtk_menu_button_new ();
  gtk_label_set_width_chars (GTK_LABEL (question), QUESTION_CHARS);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->fallen), ts_shrink_new (question));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->fallen), TRUE);
  gtk_widget_add_css_class (self->fallen, "flat");
  gtk_widget_add_css_class (self->fallen, "warehouse-question");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->line));
}

TsWarehouseWarsTools *
ts_warehouse_wars_tools_new (TsBoard *board, TsWarehouseWarsBoardView *board_view)
{
  TsWarehouseWarsTools *self = g_object_new (TS_TYPE_WAREHOUSE_WARS_TOOLS, NULL);

  self->board = board;
  self->board_view = board_view;
  return self;
}
