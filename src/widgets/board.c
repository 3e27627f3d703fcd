#include "board.h"

typedef struct {
  TsSession *session;
  gboolean dice_by_hand;
  GSignalGroup *in_hand;
  gboolean is_shown;
  gboolean is_same_step;
  int phase, round, turn; /* that were shown last */
} TsBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TsBoard, ts_board, ADW_TYPE_BIN)

enum {
  SAY,
  SAY_ALL,
  RETOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ts_board_finalize (GObject *object)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (TS_BOARD (object));

  g_clear_object (&priv->in_hand);
  g_clear_pointer (&priv->session, ts_session_unref);
  G_OBJECT_CLASS (ts_board_parent_class)->finalize (object);
}

enum {
  DICE_BY_HAND = 1,
  IN_HAND,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
ts_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == DICE_BY_HAND)
    g_value_set_boolean (value, ts_board_get_dice_by_hand (TS_BOARD (object)));
  else if (id == IN_HAND)
    g_value_set_object (value, ts_board_get_in_hand (TS_BOARD (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
ts_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (TS_BOARD (object));

  if (id != DICE_BY_HAND) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    return;
  }
  if (priv->dice_by_hand == g_value_get_boolean (value))
    return;
  priv->dice_by_hand = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, properties[DICE_BY_HAND]);
}

gboolean
ts_board_get_dice_by_hand (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->dice_by_hand;
}

static void
on_in_hand (TsBoard *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[IN_HAND]);
}

void
ts_board_set_in_hand (TsBoard *self, GtkButton *button)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  if (button == ts_board_get_in_hand (self))
    return;
  g_signal_group_set_target (priv->in_hand, button);
  on_in_hand (self);
}

GtkButton *
ts_board_get_in_hand (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);
  g_autoptr (GObject) button = g_signal_group_dup_target (priv->in_hand);

  return (GtkButton *) button; /* whoever set it owns it */
}

void
ts_board_turn_to (TsBoard *self, GtkStack *panel, const char *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean other = g_strcmp0 (gtk_stack_get_visible_child_name (panel), page) != 0;
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (panel));

  gtk_stack_set_visible_child_name (panel, page);
  if (other && inside)
    gtk_root_set_focus (root, NULL);
}

static void
ts_board_class_init (TsBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ts_board_finalize;
  object_class->get_property = ts_board_get_property;
  object_class->set_property = ts_board_set_property;
  properties[DICE_BY_HAND] =
      g_param_spec_boolean ("dice-by-hand", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[IN_HAND] =
      g_param_spec_object ("in-hand", NULL, NULL, GTK_TYPE_BUTTON, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[SAY] =
      g_signal_new ("say", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                    NULL, NULL, G_TYPE_BOOLEAN, 1, JSON_TYPE_OBJECT);
  signals[SAY_ALL] = g_signal_new ("say-all", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_UINT, 1, G_TYPE_PTR_ARRAY);
  signals[RETOLD] = g_signal_new ("retold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
ts_board_init (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  priv->in_hand = g_signal_group_new (GTK_TYPE_BUTTON);
  g_signal_group_connect_swapped (priv->in_hand, "notify::label", G_CALLBACK (on_in_hand), self);
  g_signal_group_connect_swapped (priv->in_hand, "notify::sensitive", G_CALLBACK (on_in_hand), self);
}

void
ts_board_set_session (TsBoard *self, TsSession *session)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  g_assert (priv->session == NULL);
  priv->session = ts_session_ref (session);
  ts_board_update (self, NULL);
}

TsSession *
ts_board_get_session (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->session;
}

void
ts_board_update (TsBoard *self, const TsOutcome *outcome)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);
  TsView view = ts_session_view (priv->session);
  const TsState *state = view.state;

  priv->is_same_step = priv->is_shown && state->phase == priv->phase && state->round == priv->round &&
                       state->turn == priv->turn;
  TS_BOARD_GET_CLASS (self)->update (self, outcome);
  priv->is_shown = TRUE;
  priv->phase = state->phase;
  priv->round = state->round;
  priv->turn = state->turn;
}

gboolean
ts_board_is_same_step (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->is_same_step;
}

gboolean
ts_board_can_point_out (TsBoard *self)
{
  return TS_BOARD_GET_CLASS (self)->point_out != NULL;
}

void
ts_board_point_out (TsBoard *self, int seat, const char *line)
{
  g_assert (ts_board_can_point_out (self));
  TS_BOARD_GET_CLASS (self)->point_out (self, seat, line);
}

const TsBoardKey *
ts_board_get_keys (TsBoard *self)
{
  return TS_BOARD_GET_CLASS (self)->keys;
}

gboolean
ts_board_throw (TsBoard *self, const TsVerb *verb, int who)
{
  TsBoardClass *klass = TS_BOARD_GET_CLASS (self);

  return klass->throw != NULL && klass->throw (self, verb, who);
}

char *
ts_board_tell (TsBoard *self, gboolean then)
{
  TsBoardClass *klass = TS_BOARD_GET_CLASS (self);

  return klass->tell != NULL ? klass->tell (self, then) : NULL;
}

void
ts_board_retell (TsBoard *self)
{
  g_signal_emit (self, signals[RETOLD], 0);
}

gboolean
ts_board_say (TsBoard *self, JsonObject *entry)
{
  gboolean accepted = FALSE;

  g_signal_emit (self, signals[SAY], 0, entry, &accepted);
  json_object_unref (entry);
  return accepted;
}

guint
ts_board_say_all (TsBoard *self, GPtrArray *entries)
{
  guint n_accepted = 0;

  g_signal_emit (self, signals[SAY_ALL], 0, entries, &n_accepted);
  g_ptr_array_unref (entries);
  return n_accepted;
}
