#include "player-card.h"

#include "colour-button.h"
#include "config.h"
#include "widgets/scroll-into-view.h"
#include "widgets/seat.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsPlayerCard {
  GtkWidget parent_instance;

  GtkWidget *line;
  TsColourButton *colour;
  GtkEntry *name;
  GtkWidget *handle;
  GtkLabel *complaint;

  GStrv known;
  guint length;     /* of the name, before it was changed last */
  guint completion; /* an idle's id, or 0 */
};

G_DEFINE_FINAL_TYPE (TsPlayerCard, ts_player_card, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  NEXT,
  CHOSEN,
  MOVE,
  REMOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- typing --- */

/* The only known name that begins so, or the first of several; NULL if there is none. */
static const char *
find_known (TsPlayerCard *self, const char *begin)
{
  g_autofree char *folded = g_utf8_casefold (begin, -1);

  for (guint i = 0; self->known != NULL && self->known[i] != NULL; i++) {
    g_autofree char *other = g_utf8_casefold (self->known[i], -1);

    if (g_str_has_prefix (other, folded) && g_utf8_strlen (self->known[i], -1) > g_utf8_strlen (begin, -1))
      return self->known[i];
  }
  return NULL;
}

/* Writes the rest of a known name, selected, so that typing on goes over it. */
static gboolean
complete (gpointer data)
{
  TsPlayerCard *self = data;
  GtkEditable *name = GTK_EDITABLE (self->name);
  int typed = (int) g_utf8_strlen (gtk_editable_get_text (name), -1);
  const char *known = typed > 0 ? find_known (self, gtk_editable_get_text (name)) : NULL;

  self->completion = 0;
  if (known != NULL && gtk_editable_get_position (name) == typed) {
    gtk_editable_set_text (name, known);
    gtk_editable_select_region (name, typed, -1);
  }
  return G_SOURCE_REMOVE;
}

static void
on_changed (TsPlayerCard *self)
{
  guint length = (guint) g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->name)), -1);
  gboolean typed = length == self->length + 1;

  self->length = length;
  g_clear_handle_id (&self->completion, g_source_remove);
  if (typed && self->known != NULL)
    self->completion = g_idle_add (complete, self);
  ts_player_card_set_complaint (self, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_activate (TsPlayerCard *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
on_chosen (TsPlayerCard *self, const char *colour)
{
  g_signal_emit (self, signals[CHOSEN], 0, colour);
}

/* --- moving --- */

static GdkContentProvider *
on_prepare (TsPlayerCard *self)
{
  return gdk_content_provider_new_typed (TS_TYPE_PLAYER_CARD, self);
}

static void
on_drag_begin (TsPlayerCard *self, GdkDrag *drag G_GNUC_UNUSED, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));
  g_autoptr (GdkPaintable) still = gdk_paintable_get_current_image (picture);

  gtk_drag_source_set_icon (source, still, gtk_widget_get_width (GTK_WIDGET (self)) - 24, 28);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dragged");
}

static void
on_drag_end (TsPlayerCard *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "dragged");
}

static void
up (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[MOVE], 0, -1);
}

static void
down (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[MOVE], 0, 1);
}

static void
remove_card (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

/* --- the class --- */

/* The name is what is typed. What leaves the card backwards asks it once more, and goes on. */
static gboolean
ts_player_card_grab_focus (GtkWidget *widget)
{
  return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0 &&
         gtk_widget_grab_focus (GTK_WIDGET (TS_PLAYER_CARD (widget)->name));
}

static void
ts_player_card_dispose (GObject *object)
{
  TsPlayerCard *self = TS_PLAYER_CARD (object);

  g_clear_handle_id (&self->completion, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TS_TYPE_PLAYER_CARD);
  g_clear_pointer (&self->known, g_strfreev);
  G_OBJECT_CLASS (ts_player_card_parent_class)->dispose (object);
}

static void
add_signals (TsPlayerCardClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEXT] = g_signal_new ("next", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] =
      g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[MOVE] =
      g_signal_new ("move", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVE] = g_signal_new ("remove", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_player_card_class_init (TsPlayerCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_player_card_dispose;
  widget_class->grab_focus = ts_player_card_grab_focus;
  g_type_ensure (TS_TYPE_COLOUR_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TsPlayerCard, line);
  gtk_widget_class_bind_template_child (widget_class, TsPlayerCard, colour);
  gtk_widget_class_bind_template_child (widget_class, TsPlayerCard, name);
  gtk_widget_class_bind_template_child (widget_class, TsPlayerCard, handle);
  gtk_widget_class_bind_template_child (widget_class, TsPlayerCard, complaint);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_prepare);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_end);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "player.up", NULL, up);
  gtk_widget_class_install_action (widget_class, "player.down", NULL, down);
  gtk_widget_class_install_action (widget_class, "player.remove", NULL, remove_card);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "player.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "player.down", NULL);
  add_signals (klass);
}

static void
ts_player_card_init (TsPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ts_player_card_new (void)
{
  return g_object_new (TS_TYPE_PLAYER_CARD, NULL);
}

/* --- from outside --- */

char *
ts_player_card_get_name (TsPlayerCard *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
}

void
ts_player_card_set_name (TsPlayerCard *self, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  g_clear_handle_id (&self->completion, g_source_remove);
}

void
ts_player_card_edit_name (TsPlayerCard *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

void
ts_player_card_set_hint (TsPlayerCard *self, const char *hint)
{
  gtk_entry_set_placeholder_text (self->name, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, hint, -1);
}

void
ts_player_card_set_known (TsPlayerCard *self, const char *const *names)
{
  g_strfreev (self->known);
  self->known = g_strdupv ((char **) names);
}

void
ts_player_card_set_seat (TsPlayerCard *self, int seat, const char *colour, const char *const *taken)
{
  ts_seat_set_colour (GTK_WIDGET (self), colour);
  ts_colour_button_set (self->colour, seat, colour, taken);
}

void
ts_player_card_set_can (TsPlayerCard *self, gboolean can_up, gboolean can_down, gboolean can_remove)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.up", can_up);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.down", can_down);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.remove", can_remove);
  gtk_widget_set_visible (self->handle, can_up || can_down || can_remove);
}

void
ts_player_card_set_complaint (TsPlayerCard *self, const char *complaint)
{
  gtk_label_set_label (self->complaint, complaint ? complaint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), complaint != NULL);
  if (complaint != NULL)
    ts_scroll_into_view (GTK_WIDGET (self));
}
