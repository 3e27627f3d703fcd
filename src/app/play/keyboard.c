#include "keyboard.h"

#include "app/shortcuts.h"
#include "config.h"
#include "default-action.h"
#include "widgets/board-panel.h"
#include "widgets/digit-keys.h"

static GtkWidget *
find_focus (TsKeyboard *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* --- keys --- */

/* Presenters and pedals have nothing else: they are for the table wherever the focus is, in a list, too. */
static gboolean
is_pedal (const char *accel)
{
  return g_str_has_prefix (accel, "Page_") || g_str_has_prefix (accel, "XF86");
}

/* With its twin on the keypad. */
static GtkShortcutTrigger *
trigger_for (const char *accel)
{
  static const char *const twins[][2] = { { "Return", "Return|KP_Enter" },
                                          { "plus", "plus|KP_Add" },
                                          { "minus", "minus|KP_Subtract" } };

  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    if (g_str_equal (accel, twins[i][0]))
      accel = twins[i][1];
  return gtk_shortcut_trigger_parse_string (accel);
}

/* Whether the board has a use of its own for it, where the focus is. */
static gboolean
is_for_board (TsKeyboard *self, const char *accel)
{
  GtkWidget *focus = find_focus (self);
  const TsBoardKey *key =
      focus != NULL && ts_board_is_asked (self->board, focus) ? ts_board_get_keys (self->board) : NULL;

  for (; key != NULL && key->label != NULL; key++)
    for (guint i = 0; i < G_N_ELEMENTS (key->accels) && key->accels[i] != NULL; i++)
      if (g_str_equal (key->accels[i], accel))
        return TRUE;
  return FALSE;
}

/* `keys`: the accelerator, and the action. */
static gboolean
on_key (GtkWidget *page, GVariant *keys, gpointer keyboard)
{
  const char *accel, *action;

  g_variant_get (keys, "(&s&s)", &accel, &action);
  return !(is_pedal (accel) && is_for_board (keyboard, accel)) &&
         gtk_widget_activate_action (page, action, NULL);
}

static void
add_key (TsKeyboard *self, GtkEventController *keys, const char *accel, const char *action)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new (trigger_for (accel), gtk_callback_action_new (on_key, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new ("(ss)", accel, action));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_keys (TsKeyboard *self, gboolean pedals)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (const TsShortcut *it = ts_shortcuts; it->label != NULL; it++)
    for (guint i = 0; it->action != NULL && g_str_has_prefix (it->action, "play.") && it->accels[i] != NULL;
         i++)
      if (is_pedal (it->accels[i]) == pedals)
        add_key (self, keys, it->accels[i], it->action);
  if (pedals)
    gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->page, keys);
}

/* --- the keys of the board --- */

static gboolean
on_board_key (GtkWidget *page G_GNUC_UNUSED, GVariant *action, gpointer keyboard)
{
  TsKeyboard *self = keyboard;
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;
  gboolean parsed = g_action_parse_detailed_name (g_variant_get_string (action, NULL), &name, &target, NULL);

  g_assert (parsed);
  return gtk_widget_activate_action_variant (GTK_WIDGET (self->board), name, target);
}

static GtkEventController *
add_board_keys (TsKeyboard *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  const TsBoardKey *key = ts_board_get_keys (self->board);

  for (; key != NULL && key->label != NULL; key++)
    for (guint i = 0; i < G_N_ELEMENTS (key->accels) && key->actions[i] != NULL; i++) {
      GtkShortcut *shortcut =
          gtk_shortcut_new (trigger_for (key->accels[i]), gtk_callback_action_new (on_board_key, self, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (key->actions[i]));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
    }
  gtk_widget_add_controller (self->page, keys);
  return keys;
}

/* --- other keys --- */

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

/* Whether there is a text in it that somebody may want to take back, or a number that is not taken over yet.
 */
static gboolean
is_typed (GtkWidget *text)
{
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (text));
  GtkWidget *number = gtk_widget_get_ancestor (text, GTK_TYPE_SPIN_BUTTON);
  int value = number != NULL ? gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (number)) : 0;

  return *typed != '\0' && (number == NULL || g_ascii_strtoll (typed, NULL, 10) != value);
}

/* A field takes these keys whether it has anything to take back or not: while nothing is typed in it, they
 * are for the table. */
static gboolean
on_undo (GtkWidget *page, GVariant *none G_GNUC_UNUSED, gpointer action)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return GTK_IS_EDITABLE (focus) && !is_typed (focus) && gtk_widget_activate_action (page, action, NULL);
}

static void
add_undo (TsKeyboard *self)
{
  static const char *const actions[] = { "play.undo", "play.redo" };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (keys),
        gtk_shortcut_new (
            gtk_keyval_trigger_new (GDK_KEY_z, GDK_CONTROL_MASK | (i == 1 ? GDK_SHIFT_MASK : 0)),
            gtk_callback_action_new (on_undo, (gpointer) actions[i], NULL)));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
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

/* What somebody has opened has the keyboard, although something else is asked, and what they opened it from,
 * when they leave it. */
static gboolean
may_stay (gpointer keyboard, GtkWidget *focus)
{
  TsKeyboard *self = keyboard;

  return is_answer (self, focus) || ts_board_panel_is_open_around (focus) ||
         ts_board_has_returned_to (self->board, focus);
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

/* Whether it is where answers are. */
static gboolean
is_here (TsKeyboard *self, GtkWidget *focus)
{
  return focus == self->button || (focus != NULL && gtk_widget_is_ancestor (focus, self->place));
}

/* Whoever is about something else, such as an undo, stays there; what was on the board before may be no
 * answer to what it asks now. */
static gboolean
is_astray (TsKeyboard *self)
{
  GtkWidget *focus = find_focus (self);

  return is_here (self, focus) && !is_answer (self, focus) &&
         (focus == self->button || !ts_board_is_same_step (self->board));
}

void
ts_keyboard_answered (TsKeyboard *self)
{
  GtkWidget *focus = find_focus (self);

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->page) && !is_here (self, focus))
    begin (self);
}

void
ts_keyboard_follow (TsKeyboard *self)
{
  ts_focus_keeper_changed (&self->keeper);
  if (ts_focus_is_lost (self->page) || is_astray (self))
    begin (self);
}

void
ts_keyboard_set_board (TsKeyboard *self, TsBoard *board)
{
  if (self->digits != NULL) {
    gtk_widget_remove_controller (self->page, self->digits);
    gtk_widget_remove_controller (self->page, self->board_keys);
  }
  self->board = board;
  self->digits = ts_digit_keys_add (self->page, board);
  self->board_keys = add_board_keys (self);
}

void
ts_keyboard_watch (TsKeyboard *self, gpointer page, gpointer button, gpointer place)
{
  self->page = page;
  self->button = button;
  self->place = place;
  add_keys (self, FALSE);
  add_keys (self, TRUE);
  add_escape (self);
  add_undo (self);
  g_signal_connect_swapped (page, "shown", G_CALLBACK (begin), self);
  ts_focus_keeper_watch (&self->keeper, page, begin, may_stay, self);
}
