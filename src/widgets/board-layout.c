#include "board-layout.h"

#include "config.h"
#include "tile-layout.h"

/* px below which no board can be played */
#define MIN_WIDTH  312
#define MIN_HEIGHT 200

struct _TsBoardLayout {
  AdwBin parent_instance;

  TsBoard *board;
  AdwBreakpointBin *bin;
  AdwBreakpoint *wide;
  GtkScrolledWindow *scrolled;
  AdwMultiLayoutView *layouts;
  GtkBox *all;        /* the slots of all parts */
  GtkBox *columns[2]; /* the same in two columns; by TsColumn */
  guint n_parts;
  TsRoom room;
};

G_DEFINE_FINAL_TYPE (TsBoardLayout, ts_board_layout, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- room --- */

static void
set_room (TsBoardLayout *self, TsRoom room)
{
  self->room = room;
  adw_multi_layout_view_set_layout_name (self->layouts, room == TS_ROOM_WIDE ? "wide" : "narrow");
  if (room == TS_ROOM_NARROW)
    gtk_widget_remove_css_class (GTK_WIDGET (self->board), "roomy");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->board), "roomy");
}

static void
on_breakpoint (TsBoardLayout *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  set_room (self, now == NULL ? TS_ROOM_NARROW : now == self->wide ? TS_ROOM_WIDE : TS_ROOM_ROOMY);
  g_signal_emit (self, signals[CHANGED], 0);
}

TsRoom
ts_board_layout_get_room (TsBoardLayout *self)
{
  return self->room;
}

/* Of several breakpoints that hold, the one added last counts. */
static AdwBreakpoint *
add_breakpoint (TsBoardLayout *self, double width)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (
      adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MIN_WIDTH, width, ADW_LENGTH_UNIT_SP));

  adw_breakpoint_bin_add_breakpoint (self->bin, breakpoint);
  return breakpoint;
}

/* --- parts --- */

void
ts_board_layout_add (TsBoardLayout *self, GtkWidget *part, TsColumn column)
{
  g_autofree char *id = g_strdup_printf ("%u", self->n_parts++);

  gtk_box_append (self->all, adw_layout_slot_new (id));
  gtk_box_append (self->columns[column], adw_layout_slot_new (id));
  adw_multi_layout_view_set_child (self->layouts, id, part);
}

void
ts_board_layout_scroll_up (TsBoardLayout *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

/* --- the table --- */

static GtkBox *
build_column (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  gtk_widget_set_hexpand (box, TRUE);
  return GTK_BOX (box);
}

static void
add_layout (TsBoardLayout *self, const char *name, GtkBox *content)
{
  AdwLayout *layout = adw_layout_new (GTK_WIDGET (content));

  adw_layout_set_name (layout, name);
  adw_multi_layout_view_add_layout (self->layouts, layout);
}

/* Columns are as high as their width asks for, which a horizontal box does not know: it asks how wide they
 * are for the height that it gets. */
static void
build_layouts (TsBoardLayout *self, const TsBoardPlan *plan)
{
  GtkBox *beside = GTK_BOX (ts_tile_box_new (MIN_WIDTH, G_N_ELEMENTS (self->columns), plan->gutter));

  self->layouts = ADW_MULTI_LAYOUT_VIEW (adw_multi_layout_view_new ());
  self->all = build_column (plan->spacing);
  for (guint i = 0; i < G_N_ELEMENTS (self->columns); i++) {
    self->columns[i] = build_column (plan->spacing);
    gtk_box_append (beside, GTK_WIDGET (self->columns[i]));
  }
  add_layout (self, "narrow", self->all);
  add_layout (self, "wide", beside);
}

/* A part may be as high as its width asks for: a map, a plan. */
static void
build_table (TsBoardLayout *self, const TsBoardPlan *plan)
{
  AdwClamp *clamp = ADW_CLAMP (adw_clamp_new ());

  adw_clamp_set_maximum_size (clamp, plan->widest);
  adw_clamp_set_tightening_threshold (clamp, plan->tight);
  adw_clamp_set_child (clamp, GTK_WIDGET (self->layouts));
  gtk_widget_add_css_class (GTK_WIDGET (clamp), plan->css_class);
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scrolled, GTK_WIDGET (clamp));
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (self->scrolled)),
                                     GTK_SCROLL_NATURAL);
}

static void
ts_board_layout_class_init (TsBoardLayoutClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_board_layout_init (TsBoardLayout *self)
{
  self->bin = ADW_BREAKPOINT_BIN (adw_breakpoint_bin_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->bin), MIN_WIDTH, MIN_HEIGHT);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bin));
}

TsBoardLayout *
ts_board_layout_new (TsBoard *board, const TsBoardPlan *plan)
{
  TsBoardLayout *self = g_object_new (TS_TYPE_BOARD_LAYOUT, NULL);

  self->board = board;
  build_layouts (self, plan);
  build_table (self, plan);
  adw_breakpoint_bin_set_child (self->bin, GTK_WIDGET (self->scrolled));
  if (plan->roomy != 0)
    add_breakpoint (self, plan->roomy);
  self->wide = add_breakpoint (self, plan->wide);
  g_signal_connect_swapped (self->bin, "notify::current-breakpoint", G_CALLBACK (on_breakpoint), self);
  set_room (self, TS_ROOM_NARROW);
  adw_bin_set_child (ADW_BIN (board), GTK_WIDGET (self));
  return self;
}
