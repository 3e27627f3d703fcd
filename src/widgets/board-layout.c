#include "board-layout.h"

#include "board-panel.h"
#include "config.h"
#include "fit.h"
#include "follow-focus.h"
#include "shrink.h"
#include "style.h"

#include <glib/gi18n-lib.h>

/* px below which no board can be played */
#define MIN_WIDTH  312
#define MIN_HEIGHT 96

#define LOW_HEIGHT   460 /* sp that a low one has at most, unless its plan says more */
#define LOWER_HEIGHT 340 /* and a lower one, the same */
#define SHORT_HEIGHT 320 /* and a short one */

typedef enum {
  HIGH, /* as its plan says */
  MIDDLE,
  LOW,
  LOWER,
  N_HEIGHTS
} Height;

#define N_ROOMS (TS_ROOM_WIDE + 1)

#define SHOWN_GAP 16   /* px between parts that are only shown */
#define LEAST     0.3f /* times the size of what is only shown */
#define MOST      2.5f

#define EDGE 4 /* px around a column that scrolls by itself, for shadows and the focus ring */

struct _TsBoardLayout {
  AdwBin parent_instance;

  TsBoard *board;
  AdwBreakpointBin *bin;
  AdwBreakpoint *points[N_ROOMS][N_HEIGHTS]; /* NULL where it makes no difference */
  AdwMultiLayoutView *layouts;
  GtkBox *all;        /* the slots of all parts */
  GtkBox *columns[2]; /* the same in two columns; by TsColumn */
  GtkBox *shown[2];   /* the same without what is asked */
  guint n_parts;
  TsRoom room;
  gboolean asks;
};

G_DEFINE_FINAL_TYPE (TsBoardLayout, ts_board_layout, ADW_TYPE_BIN)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is asked --- */

static void
scroll_up (GtkBox *column)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (column), GTK_TYPE_SCROLLED_WINDOW);

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), 0);
}

/* It is always at the top. */
void
ts_board_layout_show_asked (TsBoardLayout *self)
{
  scroll_up (self->all);
  scroll_up (self->columns[TS_COLUMN_SECOND]);
}

/* The panel may stand below a line of text. */
static void
focus_asked (gpointer asked)
{
  GtkWidget *panel = asked;

  if (!TS_IS_BOARD_PANEL (panel))
    panel = gtk_widget_get_last_child (panel);
  if (TS_IS_BOARD_PANEL (panel))
    ts_board_panel_focus (TS_BOARD_PANEL (panel));
  else
    gtk_widget_child_focus (asked, GTK_DIR_TAB_FORWARD);
}

/* --- room --- */

/* A part that moves to another place keeps the keyboard. What has it already would not be asked for again,
 * and Tab would go on from nowhere. */
static void
set_layout (TsBoardLayout *self, const char *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean is_inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  if (is_inside)
    gtk_root_set_focus (root, NULL);
  adw_multi_layout_view_set_layout_name (self->layouts, name);
  if (is_inside)
    ts_focus_again (focus);
}

static void
choose_layout (TsBoardLayout *self)
{
  if (self->room != TS_ROOM_WIDE)
    set_layout (self, "narrow");
  else if (ts_board_is_only_shown (self->board))
    set_layout (self, "alone");
  else
    set_layout (self, self->asks ? "wide" : "shown");
}

void
ts_board_layout_set_asks (TsBoardLayout *self, gboolean asks)
{
  if (asks == self->asks)
    return;
  self->asks = asks;
  choose_layout (self);
}

static void
set_room (TsBoardLayout *self, TsRoom room)
{
  self->room = room;
  choose_layout (self);
  ts_style_set (self->board, "roomy", room != TS_ROOM_NARROW);
}

/* Where no breakpoint holds it is narrow, and not low. */
static void
find_breakpoint (TsBoardLayout *self, TsRoom *room, Height *height)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  for (*room = TS_ROOM_WIDE; *room > TS_ROOM_NARROW; (*room)--)
    for (*height = HIGH; *height < N_HEIGHTS; (*height)++)
      if (now != NULL && self->points[*room][*height] == now)
        return;
  *height = now != NULL ? LOWER : MIDDLE;
}

/* Styles that change while sizes are given are looked at again one by one, beside sizes that were measured
 * with the styles before. */
static void
forget_sizes (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forget_sizes (child);
}

static void
on_breakpoint (TsBoardLayout *self)
{
  TsRoom room;
  Height height;

  find_breakpoint (self, &room, &height);
  set_room (self, room);
  ts_style_set (self->board, "high", height == HIGH);
  ts_style_set (self->board, "low", room != TS_ROOM_NARROW && height >= LOW);
  ts_style_set (self->board, "lower", room != TS_ROOM_NARROW && height == LOWER);
  ts_style_set (self->board, "short", room == TS_ROOM_NARROW && height == LOWER);
  forget_sizes (GTK_WIDGET (self->layouts));
  ts_board_layout_show_asked (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

TsRoom
ts_board_layout_get_room (TsBoardLayout *self)
{
  return self->room;
}

static AdwBreakpointCondition *
from_width (double width)
{
  return adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MIN_WIDTH, width, ADW_LENGTH_UNIT_SP);
}

static AdwBreakpointCondition *
from_height (double height)
{
  return adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MIN_HEIGHT, height,
                                              ADW_LENGTH_UNIT_SP);
}

static AdwBreakpointCondition *
to_height (double height)
{
  return adw_breakpoint_condition_new_length (ADW_BREAKPOINT_CONDITION_MAX_HEIGHT, height,
                                              ADW_LENGTH_UNIT_SP);
}

static void
add_breakpoint (TsBoardLayout *self, TsRoom room, Height height, AdwBreakpointCondition *condition)
{
  self->points[room][height] = adw_breakpoint_new (condition);
  adw_breakpoint_bin_add_breakpoint (self->bin, self->points[room][height]);
}

/* Of several breakpoints that hold, the one added last counts. */
static void
add_breakpoints_from (TsBoardLayout *self, const TsBoardPlan *plan, TsRoom room, double width)
{
  double low = plan->low != 0 ? plan->low : LOW_HEIGHT;
  double lower = plan->lower != 0 ? plan->lower : LOWER_HEIGHT;

  add_breakpoint (self, room, MIDDLE, from_width (width));
  if (plan->high != 0)
    add_breakpoint (self, room, HIGH,
                    adw_breakpoint_condition_new_and (from_width (width), from_height (plan->high)));
  add_breakpoint (self, room, LOW, adw_breakpoint_condition_new_and (from_width (width), to_height (low)));
  add_breakpoint (self, room, LOWER,
                  adw_breakpoint_condition_new_and (from_width (width), to_height (lower)));
}

static void
add_breakpoints (TsBoardLayout *self, const TsBoardPlan *plan)
{
  add_breakpoint (self, TS_ROOM_NARROW, LOWER, to_height (SHORT_HEIGHT));
  if (plan->roomy != 0)
    add_breakpoints_from (self, plan, TS_ROOM_ROOMY, plan->roomy);
  add_breakpoints_from (self, plan, TS_ROOM_WIDE, plan->wide);
}

/* --- parts --- */

void
ts_board_layout_add (TsBoardLayout *self, GtkWidget *part, TsColumn column)
{
  g_autofree char *id = g_strdup_printf ("%u", self->n_parts);

  gtk_box_append (self->all, adw_layout_slot_new (id));
  gtk_box_append (self->columns[column], adw_layout_slot_new (id));
  if (self->n_parts > 0) /* but for what is asked */
    gtk_box_append (self->shown[self->n_parts > 1], adw_layout_slot_new (id));
  self->n_parts++;
  adw_multi_layout_view_set_child (self->layouts, id, part);
}

/* --- the table --- */

/* A part may be as high as its width asks for: a map, a plan. Where nothing in it takes the focus, it does so
 * itself, for the keys that scroll it, and needs a name. */
static GtkWidget *
scrolled_new (GtkWidget *content)
{
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                      "hscrollbar-policy", GTK_POLICY_NEVER, "child", content, NULL);
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));

  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (viewport), GTK_SCROLL_NATURAL);
  ts_follow_focus (GTK_VIEWPORT (viewport));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("On the board"), -1);
  return scrolled;
}

static GtkWidget *
clamp_new (const TsBoardPlan *plan, GtkWidget *content)
{
  GtkWidget *clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", plan->widest, "tightening-threshold",
                                   plan->widest, "child", content, NULL);

  gtk_widget_add_css_class (clamp, plan->css_class);
  return clamp;
}

static void
add_layout (TsBoardLayout *self, const char *name, GtkWidget *content)
{
  AdwLayout *layout = adw_layout_new (content);

  adw_layout_set_name (layout, name);
  adw_multi_layout_view_add_layout (self->layouts, layout);
}

static GtkWidget *
column_new (GtkBox **column, int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  g_object_set (box, "valign", GTK_ALIGN_START, "margin-start", EDGE, "margin-end", EDGE, "margin-top", EDGE,
                "margin-bottom", EDGE, NULL);
  *column = GTK_BOX (box);
  return scrolled_new (box);
}

/* Two of them, beside each other. */
static GtkWidget *
columns_new (GtkBox **columns, const TsBoardPlan *plan)
{
  GtkWidget *beside =
      g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, "spacing", MAX (plan->gutter - 2 * EDGE, 0), NULL);

  for (int i = TS_COLUMN_FIRST; i <= TS_COLUMN_SECOND; i++)
    gtk_box_append (GTK_BOX (beside), column_new (&columns[i], plan->spacing));
  return clamp_new (plan, beside);
}

static void
build_layouts (TsBoardLayout *self, const TsBoardPlan *plan)
{
  self->layouts = ADW_MULTI_LAYOUT_VIEW (adw_multi_layout_view_new ());
  self->all = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, plan->spacing));
  add_layout (self, "narrow", scrolled_new (clamp_new (plan, GTK_WIDGET (self->all))));
  add_layout (self, "wide", columns_new (self->columns, plan));
  add_layout (self, "shown", columns_new (self->shown, plan));
}

/* What is asked is the part that was added first. (A box beside another would ask it for the width that goes
 * with its height, which a grid does not.) */
static void
on_only_shown (TsBoardLayout *self)
{
  GtkWidget *beside =
      g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "column-spacing", SHOWN_GAP, "margin-start",
                    SHOWN_GAP, "margin-end", SHOWN_GAP, "margin-top", SHOWN_GAP, NULL);
  GtkWidget *fit = ts_fit_new (beside, LEAST, 1);
  GtkWidget *scrolled = scrolled_new (fit);
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *rest = gtk_box_new (GTK_ORIENTATION_VERTICAL, SHOWN_GAP);

  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (viewport), GTK_SCROLL_MINIMUM); /* it fits rather */
  ts_fit_set_most (fit, MOST);
  gtk_widget_set_visible (ts_board_get_asked (self->board), FALSE);
  for (guint i = 1; i < self->n_parts; i++) {
    g_autofree char *id = g_strdup_printf ("%u", i);
    GtkWidget *slot = adw_layout_slot_new (id);

    if (i == 1)
      gtk_grid_attach (GTK_GRID (beside), slot, 0, 0, 1, 1);
    else
      gtk_box_append (GTK_BOX (rest), slot);
  }
  gtk_grid_attach (GTK_GRID (beside), rest, 1, 0, 1, 1);
  gtk_widget_set_visible (rest, self->n_parts > 2);
  add_layout (self, "alone", scrolled);
  choose_layout (self);
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
ts_board_layout_new (TsBoard *board, const TsBoardPlan *plan, GtkWidget *asked)
{
  TsBoardLayout *self = g_object_new (TS_TYPE_BOARD_LAYOUT, NULL);

  self->board = board;
  self->asks = TRUE;
  build_layouts (self, plan);
  /* A window that becomes narrower at once has the standings beside the board for one frame more. */
  adw_breakpoint_bin_set_child (self->bin, ts_shrink_new (GTK_WIDGET (self->layouts)));
  add_breakpoints (self, plan);
  g_signal_connect_swapped (self->bin, "notify::current-breakpoint", G_CALLBACK (on_breakpoint), self);
  set_room (self, TS_ROOM_NARROW);
  gtk_widget_add_css_class (asked, "asked");
  ts_board_layout_add (self, asked, TS_COLUMN_SECOND);
  ts_board_set_asked (board, asked, focus_asked);
  if (TS_IS_BOARD_PANEL (asked))
    g_signal_connect_swapped (asked, "turned", G_CALLBACK (ts_board_layout_show_asked), self);
  g_signal_connect_object (board, "notify::only-shown", G_CALLBACK (on_only_shown), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (board), GTK_WIDGET (self));
  return self;
}
