#include "board-part.h"

typedef struct {
  TsBoard *board; /* which owns it */
  char *label;    /* of what is offered, or NULL */
  JsonObject *entry;
  void (*action) (gpointer data); /* instead of an entry, or NULL */
  gpointer data;
} TsBoardPartPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TsBoardPart, ts_board_part, ADW_TYPE_BIN)

enum {
  BOARD = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

enum {
  BACK,
  OFFERED,
  OPENS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TsBoardPartPrivate *
private_of (TsBoardPart *self)
{
  return ts_board_part_get_instance_private (self);
}

static void
ts_board_part_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  if (id == BOARD)
    private_of (TS_BOARD_PART (object))->board = g_value_get_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
ts_board_part_finalize (GObject *object)
{
  TsBoardPartPrivate *priv = private_of (TS_BOARD_PART (object));

  g_free (priv->label);
  g_clear_pointer (&priv->entry, json_object_unref);
  G_OBJECT_CLASS (ts_board_part_parent_class)->finalize (object);
}

static void
ts_board_part_class_init (TsBoardPartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = ts_board_part_set_property;
  object_class->finalize = ts_board_part_finalize;
  properties[BOARD] = g_param_spec_object (
      "board", NULL, NULL, TS_TYPE_BOARD, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[BACK] =
      g_signal_new ("back", TS_TYPE_BOARD_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OFFERED] =
      g_signal_new ("offered", TS_TYPE_BOARD_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPENS] =
      g_signal_new ("opens", TS_TYPE_BOARD_PART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_board_part_init (TsBoardPart *self G_GNUC_UNUSED)
{
}

TsBoardPart *
ts_board_part_new (TsBoard *board, GtkWidget *child)
{
  return g_object_new (TS_TYPE_BOARD_PART, "board", board, "child", child, NULL);
}

TsBoard *
ts_board_part_get_board (TsBoardPart *self)
{
  return private_of (self)->board;
}

TsView
ts_board_part_get_view (TsBoardPart *self)
{
  return ts_board_get_view (ts_board_part_get_board (self));
}

/* --- what the class does --- */

void
ts_board_part_begin (TsBoardPart *self)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  if (klass->begin != NULL)
    klass->begin (self);
}

void
ts_board_part_show (TsBoardPart *self, const TsView *view, const TsOutcome *outcome)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  if (klass->show != NULL)
    klass->show (self, view, outcome);
}

gboolean
ts_board_part_pick (TsBoardPart *self, const char *what, int number)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  return klass->pick != NULL && klass->pick (self, what, number);
}

void
ts_board_part_focus (TsBoardPart *self)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  if (klass->focus != NULL)
    klass->focus (self);
  else
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

gboolean
ts_board_part_step_back (TsBoardPart *self)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  return klass->step_back != NULL && klass->step_back (self);
}

TsDice *
ts_board_part_get_dice (TsBoardPart *self, const TsVerb *verb, int who)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  return klass->get_dice != NULL ? klass->get_dice (self, verb, who) : NULL;
}

void
ts_board_part_set_roomy (TsBoardPart *self, gboolean roomy)
{
  TsBoardPartClass *klass = TS_BOARD_PART_GET_CLASS (self);

  if (klass->set_roomy != NULL)
    klass->set_roomy (self, roomy);
}

/* --- what it tells --- */

void
ts_board_part_back (TsBoardPart *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

/* The outermost part is the panel's. */
static TsBoardPart *
outermost (TsBoardPart *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkWidget *outer = parent != NULL ? gtk_widget_get_ancestor (parent, TS_TYPE_BOARD_PART) : NULL;

  return outer != NULL ? outermost (TS_BOARD_PART (outer)) : self;
}

void
ts_board_part_open (TsBoardPart *self)
{
  g_signal_emit (outermost (self), signals[OPENS], 0);
}

static void
set_offer (
    TsBoardPart *self, const char *label, JsonObject *entry, void (*action) (gpointer data), gpointer data)
{
  TsBoardPart *part = outermost (self);
  TsBoardPartPrivate *priv = private_of (part);

  g_set_str (&priv->label, label);
  g_clear_pointer (&priv->entry, json_object_unref);
  priv->entry = entry;
  priv->action = action;
  priv->data = data;
  g_signal_emit (part, signals[OFFERED], 0);
}

void
ts_board_part_offer (TsBoardPart *self, const char *label, JsonObject *entry)
{
  set_offer (self, label, entry, NULL, NULL);
}

void
ts_board_part_offer_action (
    TsBoardPart *self, const char *label, JsonObject *entry, void (*action) (gpointer data), gpointer data)
{
  set_offer (self, label, entry, action, data);
}

static void
go_back (gpointer self)
{
  ts_board_part_back (self);
}

void
ts_board_part_offer_back (TsBoardPart *self, const char *label)
{
  set_offer (self, label, NULL, go_back, outermost (self));
}

gboolean
ts_board_part_has_offer (TsBoardPart *self)
{
  return private_of (self)->label != NULL;
}

void
ts_board_part_pass_offer (TsBoardPart *self)
{
  TsBoardPartPrivate *priv = private_of (self);

  JsonObject *entry = priv->entry != NULL ? json_object_ref (priv->entry) : NULL;

  ts_board_offer_action (priv->board, priv->label, entry, priv->action, priv->data);
}
