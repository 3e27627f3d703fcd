#include "keyboard.h"

#include "app/shortcuts.h"
#include "config.h"
#include "default-action.h"

/* --- keys --- */

static void
bind (GtkWidgetClass *page_class, const char *accel, const char *action)
{
  GdkModifierType modifiers;
  guint key;
  gboolean parsed = gtk_accelerator_parse (accel, &key, &modifiers);

  g_assert (parsed);
  gtk_widget_class_add_binding_action (page_class, key, modifiers, action, NULL);
  if (key == GDK_KEY_Return)
    gtk_widget_class_add_binding_action (page_class, GDK_KEY_KP_Enter, modifiers, action, NULL);
}

void
ts_keyboard_bind (GtkWidgetClass *page_class)
{
  for (const TsShortcut *it = ts_shortcuts; it->action != NULL; it++)
    for (guint i = 0; g_str_has_prefix (it->action, "play.") && it->accels[i] != NULL; i++)
      bind (page_class, it->accels[i], it->action);
}

/* A table is left only from its top: the inner step goes first. */
static gboolean
on_escape (GtkWidget *page G_GNUC_UNUSED, GVariant *none G_GNUC_UNUSED, gpointer keyboard)
{
  return ts_board_step_back (((TsKeyboard *) keyboard)->board);
}

static void
add_escape (TsKeyboard *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *escape = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                          gtk_callback_action_new (on_escape, self, NULL));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (self->page, keys);
}

/* --- the focus --- */

static gboolean
is_answer (gpointer keyboard, GtkWidget *focus)
{
  TsKeyboard *self = keyboard;

  return focus == self->button ? !ts_default_action_gives_up (self->board)
                               : ts_board_is_asked (self->board, focus);
}

/* Keys are for the big button, or if there is nothing to press, or nobody should press it unawares, for what
 * the board asks. */
static void
begin (gpointer keyboard)
{
  TsKeyboard *self = keyboard;
  gboolean gives_up = ts_default_action_gives_up (self->board);

  if ((gives_up || !gtk_widget_grab_focus (self->button)) && !ts_board_focus_asked (self->board))
    ts_focus_begin (self->place);
  ts_focus_keeper_settled (&self->keeper);
}

/* Whoever is about something else, such as an undo, stays there; what was on the board before may be no
 * answer to what it asks now. */
static gboolean
is_astray (TsKeyboard *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean is_here = focus == self->button || (focus != NULL && gtk_widget_is_ancestor (focus, self->place));

  return is_here && !is_answer (self, focus) &&
         (focus == self->button || !ts_board_is_same_step (self->board));
}

void
ts_keyboard_follow (TsKeyboard *self)
{
  if (ts_focus_is_lost (self->page) || is_astray (self))
    begin (self);
}

void
ts_keyboard_set_board (TsKeyboard *self, TsBoard *board)
{
  self->board = board;
}

void
ts_keyboard_watch (TsKeyboard *self, gpointer page, gpointer button, gpointer place)
{
  self->page = page;
  self->button = button;
  self->place = place;
  add_escape (self);
  g_signal_connect_swapped (page, "shown", G_CALLBACK (begin), self);
  ts_focus_keeper_watch (&self->keeper, page, begin, is_answer, self);
}
