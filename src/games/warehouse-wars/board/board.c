#include "board.h"

#include "board-view.h"
#include "config.h"
#include "games/warehouse-wars/rules/due.h"
#include "games/warehouse-wars/rules/rules.h"
#include "reason.h"
#include "sets.h"
#include "tools.h"
#include "widgets/style.h"
#include "widgets/text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Pixels of the tools beside the hall. */
#define COLUMN       256
#define SMALL_COLUMN 244 /* with room for two pieces beside each other */
#define LEAST_COLUMN 196
#define LEAST_HEIGHT 102 /* two buttons below each other in the corners of the hall, and their margins */

struct _TsWarehouseWarsBoard {
  TsBoard parent_instance;

  GtkWidget *bin;
  GtkBox *body;
  TsWarehouseWarsBoardView *board_view;
  TsWarehouseWarsTools *tools;
  GtkScrolledWindow *side; /* with the tools */
  TsWarehouseWarsSetsPanel *lines[WAREHOUSE_SEATS];
  WarehouseReason reason;
  GtkButton *here;
  GtkWidget *turns;
  GtkWidget *levels, *lift, *put_back;
  GtkLabel *level;
  gboolean choosing;
  gboolean is_tight; /* the hall is hardly wider than two buttons */
};

G_DEFINE_FINAL_TYPE (TsWarehouseWarsBoard, ts_warehouse_wars_board, TS_TYPE_BOARD)

static TsView
view_of (TsWarehouseWarsBoard *self)
{
  return ts_session_view (ts_board_get_session (TS_BOARD (self)));
}

/* --- sets --- */

static gboolean
is_length (const WarehouseSet *set, int length)
{
  return MIN (set->length, 4) == length;
}

static void
light_line (TsWarehouseWarsBoard *self, int seat, int length)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  TsView view = view_of (self);
  int n = ts_warehouse_wars_sets (&view, seat, sets);
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (is_length (&sets[i], length))
      sets[kept++] = sets[i];
  ts_warehouse_wars_board_view_light (self->board_view, sets, kept, FALSE);
}

/* One line at a time. */
static void
on_line (TsWarehouseWarsSetsPanel *lines, TsWarehouseWarsBoard *self)
{
  int seat = lines == self->lines[1];
  int length = ts_warehouse_wars_sets_panel_get_chosen (lines);

  if (self->choosing)
    return;
  self->choosing = TRUE;
  ts_warehouse_wars_sets_panel_choose (self->lines[1 - seat], 0);
  self->choosing = FALSE;
  light_line (self, seat, length);
}

static gboolean
goes_through (const WarehouseSet *set, const WarehouseCrate *crate)
{
  for (int i = 0; i < set->length; i++)
    if (set->x + i * set->dx == crate->x && set->y + i * set->dy == crate->y &&
        set->z + i * set->dz == crate->z)
      return TRUE;
  return FALSE;
}

/* What the newest crate has made shines for a moment. */
static void
light_newest (TsWarehouseWarsBoard *self, const TsView *view)
{
  WarehouseSet sets[WAREHOUSE_MAX_SETS];
  const WarehouseWars *state = view->state;
  const WarehouseCrate *crate = &state->crates[state->n_crates - 1];
  int n = ts_warehouse_wars_sets (view, crate->seat, sets);
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (goes_through (&sets[i], crate))
      sets[kept++] = sets[i];
  ts_warehouse_wars_board_view_light (self->board_view, sets, kept, TRUE);
}

static void
ts_warehouse_wars_board_point_out (TsBoard *board, int seat, const char *line)
{
  TsWarehouseWarsBoard *self = TS_WAREHOUSE_WARS_BOARD (board);

  ts_warehouse_wars_sets_panel_choose (self->lines[seat], line[strlen ("sets-")] - '0');
}

/* --- what is shown --- */

/* What a turn begins with is a crate; what can only come next is in the hand by itself. */
static void
choose_hand (TsWarehouseWarsBoard *self, const TsView *view, gboolean first)
{
  const WarehouseWars *state = view->state;
  WarehouseHand hand = *ts_warehouse_wars_board_view_get_hand (self->board_view);
  gboolean can_place = ts_warehouse_wars_can_place (view);
  gboolean can_lay = ts_warehouse_wars_can_lay (view);
  gboolean begins = state->base.phase == WAREHOUSE_PLACE && !state->crate_placed && !state->plank_laid;

  if (first)
    hand.length = ts_warehouse_wars_longest_plank (view);
  if (can_place && (begins || !can_lay))
    hand.holds = WAREHOUSE_HOLDS_CRATE;
  else if (!can_place && can_lay)
    hand.holds = WAREHOUSE_HOLDS_PLANK;
  if (begins)
    hand.turned = FALSE;
  if (state->base.phase == WAREHOUSE_RECORD && state->base.counters[hand.seat][WAREHOUSE_CRATES] == 0 &&
      state->base.counters[1 - hand.seat][WAREHOUSE_CRATES] > 0)
    hand.seat = 1 - hand.seat;
  ts_warehouse_wars_board_view_set_hand (self->board_view, &hand);
}

static void
show_levels (TsWarehouseWarsBoard *self)
{
  int top = ts_warehouse_wars_board_view_get_top (self->board_view);
  gboolean can_lift = ts_warehouse_wars_board_view_can_lift (self->board_view, -1);
  gboolean can_put_back = ts_warehouse_wars_board_view_can_lift (self->board_view, 1);
  g_autofree char *text = g_strdup_printf ("%d", top);

  gtk_widget_set_visible (self->lift, can_lift || can_put_back);
  gtk_widget_set_visible (self->put_back, can_lift || can_put_back);
  gtk_widget_set_visible (GTK_WIDGET (self->level), (can_lift || can_put_back) && !self->is_tight);
  gtk_widget_set_visible (self->turns, !(can_lift || can_put_back) || !self->is_tight);
  gtk_widget_set_sensitive (self->lift, can_lift);
  gtk_widget_set_sensitive (self->put_back, can_put_back);
  gtk_label_set_label (self->level, text);
}

static void
on_board_view_changed (TsWarehouseWarsBoard *self)
{
  TsView view = view_of (self);
  const WarehouseGhost *ghost = ts_warehouse_wars_board_view_get_ghost (self->board_view);
  gboolean is_plank = ghost->holds == WAREHOUSE_HOLDS_PLANK;

  gtk_button_set_label (self->here, is_plank ? _ ("Lay the Plank Here") : _ ("Place the Crate Here"));
  gtk_widget_set_visible (GTK_WIDGET (self->here), ts_warehouse_wars_board_view_waits (self->board_view));
  ts_warehouse_wars_tools_update (self->tools, &view);
  show_levels (self);
  ts_warehouse_wars_reason_show (&self->reason, self->board_view);
}

static void
ts_warehouse_wars_board_update (TsBoard *board, const TsOutcome *outcome)
{
  TsWarehouseWarsBoard *self = TS_WAREHOUSE_WARS_BOARD (board);
  TsView view = ts_session_view (ts_board_get_session (board));

  self->choosing = TRUE;
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++) {
    ts_warehouse_wars_sets_panel_update (self->lines[seat], &view, seat);
    ts_warehouse_wars_sets_panel_choose (self->lines[seat], 0);
  }
  self->choosing = FALSE;
  if (ts_outcome_is_news (outcome) && g_str_equal (outcome->record->verb->id, "crate"))
    light_newest (self, &view);
  else
    ts_warehouse_wars_board_view_light (self->board_view, NULL, 0, FALSE);
  ts_warehouse_wars_board_view_update (self->board_view);
  choose_hand (self, &view, outcome == NULL);
  on_board_view_changed (self);
}

/* --- actions, keys --- */

static void
turn (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *by)
{
  ts_warehouse_wars_board_view_turn (TS_WAREHOUSE_WARS_BOARD (widget)->board_view, g_variant_get_int32 (by));
}

static void
lift (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *by)
{
  ts_warehouse_wars_board_view_lift (TS_WAREHOUSE_WARS_BOARD (widget)->board_view, g_variant_get_int32 (by));
}

static void
take_crate (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_warehouse_wars_tools_take_crate (TS_WAREHOUSE_WARS_BOARD (widget)->tools);
}

static void
take_plank (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_warehouse_wars_tools_take_plank (TS_WAREHOUSE_WARS_BOARD (widget)->tools);
}

static void
turn_plank (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_warehouse_wars_tools_turn_plank (TS_WAREHOUSE_WARS_BOARD (widget)->tools);
}

static void
stretch_plank (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *by)
{
  ts_warehouse_wars_tools_stretch_plank (TS_WAREHOUSE_WARS_BOARD (widget)->tools, g_variant_get_int32 (by));
}

static void
no_plank (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsView view = view_of (TS_WAREHOUSE_WARS_BOARD (widget));

  if (ts_view_state (&view)->phase == WAREHOUSE_PLACE)
    ts_board_say (TS_BOARD (widget), ts_entry_build (&ts_warehouse_wars, "next", TS_NOBODY, NULL));
}

static const TsBoardKey keys[] = {
  { N_ ("To the cell on the left, on the right"), { "Left", "Right" } },
  { N_ ("To the cell behind, in front"), { "Up", "Down" } },
  { N_ ("One level up, down"), { "Page_Up", "Page_Down" } },
  { N_ ("Put the piece there"), { "Return", "space" } },
  { N_ ("Take a crate"), { "c" }, { "warehouse.crate" } },
  { N_ ("Take a plank"), { "p" }, { "warehouse.plank" } },
  { N_ ("Turn the plank"), { "t" }, { "warehouse.turn-plank" } },
  { N_ ("Longer, shorter plank"),
    { "plus", "minus" },
    { "warehouse.stretch-plank(1)", "warehouse.stretch-plank(-1)" } },
  { N_ ("No plank"), { "n" }, { "warehouse.no-plank" } },
  { N_ ("Look from the next side"), { "r", "<Shift>r" }, { "warehouse.turn(1)", "warehouse.turn(-1)" } },
  { N_ ("Lift a level off, put it back"),
    { "<Shift>Page_Down", "<Shift>Page_Up" },
    { "warehouse.lift(-1)", "warehouse.lift(1)" } },
  { 0 },
};

static void
add_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "warehouse.turn", "i", turn);
  gtk_widget_class_install_action (klass, "warehouse.lift", "i", lift);
  gtk_widget_class_install_action (klass, "warehouse.crate", NULL, take_crate);
  gtk_widget_class_install_action (klass, "warehouse.plank", NULL, take_plank);
  gtk_widget_class_install_action (klass, "warehouse.turn-plank", NULL, turn_plank);
  gtk_widget_class_install_action (klass, "warehouse.stretch-plank", "i", stretch_plank);
  gtk_widget_class_install_action (klass, "warehouse.no-plank", NULL, no_plank);
}

/* --- layout --- */

/* `width` is that of the tools beside the hall, or -1; where it is compact, little lies over the hall, and
 * least where the tools have the least width, too: it can be turned with a finger there. */
static void
set_layout (TsWarehouseWarsBoard *self, int width, gboolean compact)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  width > 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->levels),
                                  compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_valign (GTK_WIDGET (self->here), compact ? GTK_ALIGN_START : GTK_ALIGN_END);
  self->reason.from_top = compact;
  /* Beside the hall the tools scroll; below it the hall is smaller instead. */
  gtk_scrolled_window_set_policy (self->side, GTK_POLICY_NEVER,
                                  width > 0 ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  ts_warehouse_wars_tools_set_width (self->tools, width);
  for (int seat = 0; seat < WAREHOUSE_SEATS; seat++)
    ts_warehouse_wars_sets_panel_set_compact (self->lines[seat], compact);
  self->is_tight = width == LEAST_COLUMN;
  ts_style_set (self, "compact", compact);
  ts_style_set (self, "tight", self->is_tight);
  show_levels (self);
}

static void
on_beside (AdwBreakpoint *breakpoint G_GNUC_UNUSED, TsWarehouseWarsBoard *self)
{
  set_layout (self, COLUMN, FALSE);
}

static void
on_low (AdwBreakpoint *breakpoint G_GNUC_UNUSED, TsWarehouseWarsBoard *self)
{
  set_layout (self, SMALL_COLUMN, TRUE);
}

static void
on_low_and_tight (AdwBreakpoint *breakpoint G_GNUC_UNUSED, TsWarehouseWarsBoard *self)
{
  set_layout (self, LEAST_COLUMN, TRUE);
}

static void
on_narrow (AdwBreakpoint *breakpoint G_GNUC_UNUSED, TsWarehouseWarsBoard *self)
{
  set_layout (self, -1, TRUE);
}

static void
on_below (AdwBreakpoint *breakpoint G_GNUC_UNUSED, TsWarehouseWarsBoard *self)
{
  set_layout (self, -1, FALSE);
}

/* Of several breakpoints that hold, the one added last is applied, after the one before is unapplied. */
static void
add_breakpoint (TsWarehouseWarsBoard *self, const char *condition, GCallback on_apply)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse (condition));

  g_signal_connect (breakpoint, "apply", on_apply, self);
  g_signal_connect (breakpoint, "unapply", G_CALLBACK (on_below), self);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (self->bin), breakpoint);
}

static GtkWidget *
round_button (const char *icon, const char *label, const char *action, int by)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "warehouse-round");
  gtk_widget_set_tooltip_text (button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", by);
  return button;
}

static void
lay_over (GtkOverlay *overlay, GtkWidget *widget, GtkAlign halign, GtkAlign valign)
{
  gtk_widget_set_halign (widget, halign);
  gtk_widget_set_valign (widget, valign);
  gtk_overlay_add_overlay (overlay, widget);
}

/* The corners of the hall are free: the warehouse stands in the middle. */
static GtkWidget *
build_lines (TsWarehouseWarsBoard *self, int seat)
{
  self->lines[seat] = ts_warehouse_wars_sets_panel_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self->lines[seat]), "warehouse-corner");
  g_signal_connect (self->lines[seat], "chosen", G_CALLBACK (on_line), self);
  return GTK_WIDGET (self->lines[seat]);
}

static GtkWidget *
build_turns (TsWarehouseWarsBoard *self)
{
  GtkWidget *turn =
      round_button ("object-rotate-right-symbolic", _ ("Look from the next side"), "warehouse.turn", 1);

  self->turns = ts_column_new (6, turn, NULL);
  gtk_widget_add_css_class (self->turns, "warehouse-corner");
  return self->turns;
}

static GtkWidget *
build_levels (TsWarehouseWarsBoard *self)
{
  self->put_back = round_button ("go-up-symbolic", _ ("Show one level more"), "warehouse.lift", 1);
  self->level = GTK_LABEL (gtk_label_new (NULL));
  self->lift = round_button ("go-down-symbolic", _ ("Lift the highest level off"), "warehouse.lift", -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->level), "warehouse-level");
  self->levels = ts_column_new (2, self->put_back, self->level, self->lift, NULL);
  gtk_widget_add_css_class (self->levels, "warehouse-corner");
  return self->levels;
}

static GtkWidget *
build_here (TsWarehouseWarsBoard *self)
{
  self->here = GTK_BUTTON (gtk_button_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->here), "pill");
  gtk_widget_add_css_class (GTK_WIDGET (self->here), "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->here), "warehouse-here");
  g_signal_connect_swapped (self->here, "clicked", G_CALLBACK (ts_warehouse_wars_board_view_place),
                            self->board_view);
  return GTK_WIDGET (self->here);
}

/* Between the lines at the top, or between turning and levels at the bottom. */
static GtkWidget *
build_reason (TsWarehouseWarsBoard *self)
{
  ts_warehouse_wars_reason_init (&self->reason);
  for (int i = 0; i < WAREHOUSE_SEATS; i++)
    self->reason.upper[i] = GTK_WIDGET (self->lines[i]);
  self->reason.lower[0] = self->turns;
  self->reason.lower[1] = self->levels;
  return self->reason.label;
}

static void
focus_board_view (gpointer board_view)
{
  gtk_widget_grab_focus (board_view);
}

static GtkWidget *
build_board_view (TsWarehouseWarsBoard *self)
{
  GtkOverlay *overlay = GTK_OVERLAY (gtk_overlay_new ());

  self->board_view = ts_warehouse_wars_board_view_new (TS_BOARD (self));
  ts_board_set_asked (TS_BOARD (self), self->board_view, focus_board_view);
  gtk_widget_set_size_request (GTK_WIDGET (overlay), -1, LEAST_HEIGHT);
  gtk_overlay_set_child (overlay, GTK_WIDGET (self->board_view));
  lay_over (overlay, build_lines (self, 0), GTK_ALIGN_START, GTK_ALIGN_START);
  lay_over (overlay, build_lines (self, 1), GTK_ALIGN_END, GTK_ALIGN_START);
  lay_over (overlay, build_turns (self), GTK_ALIGN_START, GTK_ALIGN_END);
  lay_over (overlay, build_levels (self), GTK_ALIGN_END, GTK_ALIGN_END);
  lay_over (overlay, build_here (self), GTK_ALIGN_CENTER, GTK_ALIGN_END);
  lay_over (overlay, build_reason (self), GTK_ALIGN_CENTER, GTK_ALIGN_END);
  return GTK_WIDGET (overlay);
}

static const TsBoardSign signs[] = {
  { "warehouse-wars-plank-symbolic", NULL, N_ ("Take a plank; the number says how many are left") },
  { "warehouse-wars-turn-symbolic", NULL, N_ ("Turn the plank") },
  { "warehouse-wars-fallen-symbolic", NULL, N_ ("Something fell over: whoever did it loses") },
  { "object-rotate-right-symbolic", NULL, N_ ("Look from the next side") },
  { "go-down-symbolic", NULL, N_ ("Lift a level off, to see what is below") },
  { "go-up-symbolic", NULL, N_ ("Put a level back") },
  { "ts-seat-circle-symbolic", NULL,
    N_ ("In the upper corners: somebody's sets, how long they are and how many there are") },
  { NULL, "piece-refused", N_ ("A red piece: the rules do not let it stand there, and a sentence says why") },
  { NULL, "set-shines", N_ ("Crates that shine: a set that was made just now, or that you tapped") },
  { 0 },
};

static void
ts_warehouse_wars_board_class_init (TsWarehouseWarsBoardClass *klass)
{
  TsBoardClass *board_class = TS_BOARD_CLASS (klass);

  board_class->update = ts_warehouse_wars_board_update;
  board_class->signs = signs;
  board_class->point_out = ts_warehouse_wars_board_point_out;
  board_class->keys = keys;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "warehouseboard");
  add_actions (GTK_WIDGET_CLASS (klass));
}

static void
ts_warehouse_wars_board_init (TsWarehouseWarsBoard *self)
{
  self->body = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (self->body, build_board_view (self));
  self->tools = ts_warehouse_wars_tools_new (TS_BOARD (self), self->board_view);
  self->side = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "propagate-natural-height", TRUE, "focusable", FALSE,
                             "child", self->tools, NULL);
  gtk_box_append (self->body, GTK_WIDGET (self->side));
  g_object_bind_property (self, "only-shown", self->side, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_swapped (self->board_view, "changed", G_CALLBACK (on_board_view_changed), self);
  self->bin = adw_breakpoint_bin_new ();
  gtk_widget_set_size_request (self->bin, 300, LEAST_HEIGHT);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (self->bin), GTK_WIDGET (self->body));
  add_breakpoint (self, "max-width: 520sp", G_CALLBACK (on_narrow));
  add_breakpoint (self, "min-aspect-ratio: 4/3 and min-width: 400sp", G_CALLBACK (on_beside));
  add_breakpoint (self, "min-aspect-ratio: 4/3 and max-height: 330px and min-width: 350px",
                  G_CALLBACK (on_low_and_tight));
  add_breakpoint (self, "min-aspect-ratio: 4/3 and max-height: 330px and min-width: 455sp",
                  G_CALLBACK (on_low));
  adw_bin_set_child (ADW_BIN (self), self->bin);
}
