#include "board.h"

#include "referee/every-game.h"

/* Who waits for what comes of an entry. */
typedef struct {
  GWeakRef owner;
  void (*then) (gpointer owner, gboolean in_force);
} Waiting;

typedef struct {
  TsSession *session;
  GHashTable *waiting; /* JsonObject → Waiting */
  gboolean dice_by_hand;
  gboolean only_shown;
  guint phones;      /* seats, as bits */
  char *offer;       /* what the big button says, or NULL; with it one of these, or none */
  JsonObject *entry; /* that it says */
  void (*action) (gpointer data);
  gpointer action_data;
  gboolean is_shown;
  gboolean is_same_step;
  int phase, round, turn; /* that were shown last */
  GtkWidget *asked;       /* in the board, or NULL */
  void (*focus) (gpointer asked);
  GtkWidget *returned; /* weak, or NULL */
} TsBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TsBoard, ts_board, ADW_TYPE_BIN)

enum {
  SAY,
  SAY_ALL,
  SAY_COUNTED,
  RETOLD,
  OFFERED,
  TURNED,
  PRESS,
  STEP_BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
free_waiting (gpointer data)
{
  Waiting *waiting = data;

  g_weak_ref_clear (&waiting->owner);
  g_free (waiting);
}

static void
ts_board_finalize (GObject *object)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (TS_BOARD (object));

  g_hash_table_unref (priv->waiting);
  g_clear_weak_pointer (&priv->returned);
  g_free (priv->offer);
  g_clear_pointer (&priv->entry, json_object_unref);
  g_clear_pointer (&priv->session, ts_session_unref);
  G_OBJECT_CLASS (ts_board_parent_class)->finalize (object);
}

enum {
  DICE_BY_HAND = 1,
  PHONES,
  ONLY_SHOWN,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static void
ts_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (TS_BOARD (object));

  if (id == DICE_BY_HAND)
    g_value_set_boolean (value, priv->dice_by_hand);
  else if (id == PHONES)
    g_value_set_uint (value, priv->phones);
  else if (id == ONLY_SHOWN)
    g_value_set_boolean (value, priv->only_shown);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
ts_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (TS_BOARD (object));

  if (id == DICE_BY_HAND && priv->dice_by_hand != g_value_get_boolean (value)) {
    priv->dice_by_hand = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, spec);
  } else if (id == PHONES && priv->phones != g_value_get_uint (value)) {
    priv->phones = g_value_get_uint (value);
    g_object_notify_by_pspec (object, spec);
  } else if (id == ONLY_SHOWN && priv->only_shown != g_value_get_boolean (value)) {
    priv->only_shown = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, spec);
  } else if (id >= N_PROPERTIES) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  }
}

gboolean
ts_board_get_dice_by_hand (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->dice_by_hand;
}

gboolean
ts_board_has_phone (TsBoard *self, int seat)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return (priv->phones & (1u << seat)) != 0;
}

gboolean
ts_board_is_only_shown (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->only_shown;
}

static GParamSpec *
flag_new (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE,
                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
}

static void
ts_board_class_init (TsBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = ts_board_finalize;
  object_class->get_property = ts_board_get_property;
  object_class->set_property = ts_board_set_property;
  properties[DICE_BY_HAND] = flag_new ("dice-by-hand");
  properties[ONLY_SHOWN] = flag_new ("only-shown");
  properties[PHONES] =
      g_param_spec_uint ("phones", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[SAY] =
      g_signal_new ("say", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                    NULL, NULL, G_TYPE_BOOLEAN, 1, JSON_TYPE_OBJECT);
  signals[SAY_ALL] =
      g_signal_new ("say-all", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                    g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_PTR_ARRAY);
  signals[SAY_COUNTED] = g_signal_new ("say-counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 3,
                                       JSON_TYPE_OBJECT, G_TYPE_INT, G_TYPE_INT);
  signals[RETOLD] = g_signal_new ("retold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[OFFERED] = g_signal_new ("offered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[TURNED] = g_signal_new ("turned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[STEP_BACK] = g_signal_new ("step-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
  signals[PRESS] = g_signal_new ("press", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
}

static void
ts_board_init (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  priv->waiting = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) json_object_unref, free_waiting);
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

TsView
ts_board_get_view (TsBoard *self)
{
  return ts_session_view (ts_board_get_session (self));
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

void
ts_board_turned (TsBoard *self)
{
  g_signal_emit (self, signals[TURNED], 0);
}

gboolean
ts_board_admits_press (TsBoard *self)
{
  gboolean too_early = FALSE;

  g_signal_emit (self, signals[PRESS], 0, &too_early);
  return !too_early;
}

gboolean
ts_board_step_back (TsBoard *self)
{
  gboolean stepped = FALSE;

  g_signal_emit (self, signals[STEP_BACK], 0, &stepped);
  return stepped;
}

/* --- what is asked --- */

void
ts_board_set_asked (TsBoard *self, gpointer asked, void (*focus) (gpointer asked))
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  priv->asked = asked;
  priv->focus = focus;
}

GtkWidget *
ts_board_get_asked (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->asked != NULL ? priv->asked : GTK_WIDGET (self);
}

gboolean
ts_board_is_asked (TsBoard *self, GtkWidget *widget)
{
  GtkWidget *place = ts_board_get_asked (self);

  return widget == place || gtk_widget_is_ancestor (widget, place);
}

gboolean
ts_board_focus_asked (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (priv->asked == NULL || root == NULL)
    return FALSE;
  gtk_root_set_focus (root, NULL); /* or the next one after it would get it */
  priv->focus (priv->asked);
  return gtk_root_get_focus (root) != NULL;
}

gboolean
ts_board_return_to (TsBoard *self, GtkWidget *widget)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  g_set_weak_pointer (&priv->returned, widget);
  return gtk_widget_grab_focus (widget);
}

gboolean
ts_board_has_returned_to (TsBoard *self, GtkWidget *widget)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->returned == widget;
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

const TsBoardSign *
ts_board_get_signs (TsBoard *self)
{
  return TS_BOARD_GET_CLASS (self)->signs;
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

char *
ts_board_tell_by_hand (TsBoard *self)
{
  TsBoardClass *klass = TS_BOARD_GET_CLASS (self);

  return klass->tell_by_hand != NULL ? klass->tell_by_hand (self) : NULL;
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

gboolean
ts_board_say_all (TsBoard *self, GPtrArray *entries)
{
  gboolean accepted = FALSE;

  g_signal_emit (self, signals[SAY_ALL], 0, entries, &accepted);
  g_ptr_array_unref (entries);
  return accepted;
}

static void
wait_for (TsBoard *self, JsonObject *entry, gpointer owner, void (*then) (gpointer owner, gboolean in_force))
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);
  Waiting *waiting = g_new0 (Waiting, 1);

  g_weak_ref_init (&waiting->owner, owner);
  waiting->then = then;
  g_hash_table_insert (priv->waiting, json_object_ref (entry), waiting);
}

void
ts_board_say_then (TsBoard *self,
                   JsonObject *entry,
                   gpointer owner,
                   void (*then) (gpointer owner, gboolean in_force))
{
  g_autoptr (TsBoard) held = g_object_ref (self); /* a page may close, and the board with it */

  wait_for (self, entry, owner, then);
  if (!ts_board_say (self, json_object_ref (entry)))
    ts_board_settle (self, entry, FALSE);
  json_object_unref (entry);
}

void
ts_board_say_counted (TsBoard *self,
                      JsonObject *entry,
                      int seat,
                      int counter,
                      gpointer owner,
                      void (*then) (gpointer owner, gboolean in_force))
{
  g_autoptr (TsBoard) held = g_object_ref (self);
  gboolean accepted = FALSE;

  wait_for (self, entry, owner, then);
  g_signal_emit (self, signals[SAY_COUNTED], 0, entry, seat, counter, &accepted);
  if (!accepted)
    ts_board_settle (self, entry, FALSE);
  json_object_unref (entry);
}

void
ts_board_settle (TsBoard *self, JsonObject *entry, gboolean in_force)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);
  g_autoptr (GObject) owner = NULL;
  g_autoptr (JsonObject) key = NULL;
  Waiting *waiting;

  if (!g_hash_table_steal_extended (priv->waiting, entry, (gpointer *) &key, (gpointer *) &waiting))
    return; /* nobody waits for this one */
  owner = g_weak_ref_get (&waiting->owner);
  if (owner != NULL)
    waiting->then (owner, in_force);
  free_waiting (waiting);
}

/* --- the big button --- */

static void
set_offer (TsBoard *self, const char *label, JsonObject *entry, void (*action) (gpointer data), gpointer data)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  g_set_str (&priv->offer, label);
  g_clear_pointer (&priv->entry, json_object_unref);
  priv->entry = entry;
  priv->action = action;
  priv->action_data = data;
  g_signal_emit (self, signals[OFFERED], 0);
}

void
ts_board_offer (TsBoard *self, const char *label, JsonObject *entry)
{
  set_offer (self, label, entry, NULL, NULL);
}

void
ts_board_offer_action (
    TsBoard *self, const char *label, JsonObject *entry, void (*action) (gpointer data), gpointer data)
{
  set_offer (self, label, entry, action, data);
}

const char *
ts_board_get_offer (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->offer;
}

const TsVerb *
ts_board_get_offered_verb (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);
  TsView view = ts_board_get_view (self);

  return priv->entry != NULL ? ts_verb_find (view.game, json_object_get_string_member (priv->entry, "do"))
                             : NULL;
}

gboolean
ts_board_can_take_offer (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  return priv->entry != NULL || priv->action != NULL;
}

void
ts_board_take_offer (TsBoard *self)
{
  TsBoardPrivate *priv = ts_board_get_instance_private (self);

  if (priv->action != NULL)
    priv->action (priv->action_data);
  else if (priv->entry != NULL)
    ts_board_say (self, json_object_ref (priv->entry));
}
