#include "board-panel.h"

#include "config.h"

struct _TsBoardPanel {
  AdwBin parent_instance;

  TsBoard *board; /* which owns it */
  GtkStack *stack;
  const char *home; /* the part of this step */
  gboolean is_open; /* somebody opened one over it, which may be the same for something else */
  gboolean offers;  /* the board's offer is from here */
  GArray *opener;   /* of guint: the way to what had the keyboard when something was opened; empty: nothing */
  GType opener_type;
};

G_DEFINE_FINAL_TYPE (TsBoardPanel, ts_board_panel, ADW_TYPE_BIN)

enum {
  TURNED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

TsBoardPart *
ts_board_panel_get_visible (TsBoardPanel *self)
{
  return TS_BOARD_PART (gtk_stack_get_visible_child (self->stack));
}

/* A panel of which nothing is offered leaves the offer of another one alone. */
static void
pass_offer (TsBoardPanel *self)
{
  TsBoardPart *part = ts_board_panel_get_visible (self);
  gboolean offers = ts_board_part_has_offer (part);

  if (offers || self->offers)
    ts_board_part_pass_offer (part);
  self->offers = offers;
}

static void
on_offered (TsBoardPanel *self, TsBoardPart *part)
{
  if (part == ts_board_panel_get_visible (self))
    pass_offer (self);
}

/* --- what was opened from --- */

static guint
place_of (GtkWidget *widget)
{
  guint place = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    place++;
  return place;
}

static GtkWidget *
child_at (GtkWidget *widget, guint place)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && place-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Boards make their buttons anew whenever they show them: what stands in the same place is the same. */
static void
remember (TsBoardPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *board = GTK_WIDGET (self->board);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  g_array_set_size (self->opener, 0);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, board))
    return;
  self->opener_type = G_OBJECT_TYPE (focus);
  for (; focus != board; focus = gtk_widget_get_parent (focus)) {
    guint place = place_of (focus);

    g_array_prepend_val (self->opener, place);
  }
}

/* Whether it is still there, and takes the keyboard back. */
static gboolean
focus_opener (TsBoardPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self->board);
  gboolean is_known = self->opener->len > 0;

  for (guint i = 0; i < self->opener->len && widget != NULL; i++)
    widget = child_at (widget, g_array_index (self->opener, guint, i));
  g_array_set_size (self->opener, 0);
  return is_known && widget != NULL && G_OBJECT_TYPE (widget) == self->opener_type &&
         gtk_widget_get_mapped (widget) && ts_board_return_to (self->board, widget);
}

/* --- turning --- */

/* The part does not get the focus over from the one before, nor back where it had it when it was seen last.
 */
static void
set_visible (TsBoardPanel *self, const char *id)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean is_other = !g_str_equal (gtk_stack_get_visible_child_name (self->stack), id);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean is_inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  gtk_stack_set_visible_child_name (self->stack, id);
  if (is_other && is_inside)
    gtk_root_set_focus (root, NULL);
}

static void
show (TsBoardPanel *self, const char *id)
{
  set_visible (self, id);
  ts_board_panel_update (self, NULL);
  pass_offer (self);
  g_signal_emit (self, signals[TURNED], 0);
  ts_board_turned (self->board);
}

static void
begin (TsBoardPanel *self, const char *id, gboolean is_open)
{
  self->is_open = is_open;
  ts_board_part_begin (TS_BOARD_PART (gtk_stack_get_child_by_name (self->stack, id)));
  show (self, id);
}

gpointer
ts_board_panel_open (TsBoardPanel *self, const char *id)
{
  if (!self->is_open)
    remember (self);
  begin (self, id, TRUE);
  return ts_board_panel_get_visible (self);
}

void
ts_board_panel_turn_to (TsBoardPanel *self, const char *id)
{
  self->home = id;
  g_array_set_size (self->opener, 0);
  begin (self, id, FALSE);
}

void
ts_board_panel_back (TsBoardPanel *self)
{
  self->is_open = FALSE;
  if (g_str_equal (gtk_stack_get_visible_child_name (self->stack), self->home))
    begin (self, self->home, FALSE);
  else
    show (self, self->home);
  ts_board_panel_focus (self);
}

/* Nothing has come of it: the keyboard goes to what it was opened from. */
static void
on_back (TsBoardPanel *self)
{
  ts_board_panel_back (self);
  focus_opener (self);
}

static void
on_open (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target)
{
  TsBoardPanel *self = TS_BOARD_PANEL (widget);

  if (!ts_board_admits_press (self->board))
    return;
  ts_board_panel_open (self, g_variant_get_string (target, NULL));
  ts_board_panel_focus (self);
}

/* The inner page goes first. */
static gboolean
on_step_back (TsBoardPanel *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  if (ts_board_part_step_back (ts_board_panel_get_visible (self)))
    return TRUE;
  if (!self->is_open)
    return FALSE;
  on_back (self);
  return TRUE;
}

gboolean
ts_board_panel_is_open_around (GtkWidget *widget)
{
  GtkWidget *panel = gtk_widget_get_ancestor (widget, TS_TYPE_BOARD_PANEL);

  return panel != NULL && TS_BOARD_PANEL (panel)->is_open;
}

/* --- the visible part --- */

void
ts_board_panel_update (TsBoardPanel *self, const TsOutcome *outcome)
{
  TsView view = ts_board_get_view (self->board);

  ts_board_part_show (ts_board_panel_get_visible (self), &view, outcome);
}

gboolean
ts_board_panel_pick (TsBoardPanel *self, const char *what, int number)
{
  return ts_board_part_pick (ts_board_panel_get_visible (self), what, number);
}

void
ts_board_panel_focus (TsBoardPanel *self)
{
  ts_board_part_focus (ts_board_panel_get_visible (self));
}

TsDice *
ts_board_panel_get_dice (TsBoardPanel *self, const TsVerb *verb, int who)
{
  return ts_board_part_get_dice (ts_board_panel_get_visible (self), verb, who);
}

gboolean
ts_board_panel_throw (TsBoardPanel *self, const TsVerb *verb, int who)
{
  TsDice *dice = ts_board_panel_get_dice (self, verb, who);

  if (dice != NULL && !ts_dice_is_rolling (dice))
    ts_dice_roll (dice);
  return dice != NULL;
}

void
ts_board_panel_set_roomy (TsBoardPanel *self, gboolean roomy)
{
  GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self->stack));

  for (; part != NULL; part = gtk_widget_get_next_sibling (part))
    ts_board_part_set_roomy (TS_BOARD_PART (part), roomy);
}

/* --- the class --- */

static void
ts_board_panel_finalize (GObject *object)
{
  g_array_unref (TS_BOARD_PANEL (object)->opener);
  G_OBJECT_CLASS (ts_board_panel_parent_class)->finalize (object);
}

static void
ts_board_panel_class_init (TsBoardPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_board_panel_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "part.open", "s", on_open);
  signals[TURNED] =
      g_signal_new ("turned", TS_TYPE_BOARD_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_board_panel_init (TsBoardPanel *self)
{
  self->opener = g_array_new (FALSE, FALSE, sizeof (guint));
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_widget_add_css_class (GTK_WIDGET (self->stack), "board-panel");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

TsBoardPanel *
ts_board_panel_new (TsBoard *board)
{
  TsBoardPanel *self = g_object_new (TS_TYPE_BOARD_PANEL, NULL);

  self->board = board;
  g_signal_connect_object (board, "step-back", G_CALLBACK (on_step_back), self, G_CONNECT_SWAPPED);
  return self;
}

void
ts_board_panel_add (TsBoardPanel *self, const char *id, gpointer part)
{
  if (self->home == NULL)
    self->home = id;
  gtk_widget_set_valign (part, GTK_ALIGN_START);
  gtk_stack_add_named (self->stack, part, id);
  g_signal_connect_swapped (part, "offered", G_CALLBACK (on_offered), self);
  g_signal_connect_swapped (part, "opens", G_CALLBACK (remember), self);
  g_signal_connect_swapped (part, "back", G_CALLBACK (on_back), self);
}
