#include "digit-keys.h"

#include "config.h"
#include "dice.h"

enum { /* instead of a digit */
  BACK = -1,
  MINUS = -2
};

/* --- what takes a number --- */

static gboolean
type_die (TsDice *dice, int digit)
{
  if (digit == BACK)
    return ts_dice_take_back (dice);
  if (digit == MINUS || !ts_dice_awaits (dice, digit))
    return FALSE;
  ts_dice_type (dice, digit);
  return TRUE;
}

/* Whether all that it says is this number; there is something. */
static gboolean
says_only (GtkWidget *widget, const char *text, guint *n)
{
  if (!gtk_widget_get_visible (widget))
    return TRUE;
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) != 0)
    return FALSE;
  *n += GTK_IS_LABEL (widget);
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (!says_only (it, text, n))
      return FALSE;
  return TRUE;
}

static gboolean
press_number (GtkWidget *button, int digit)
{
  g_autofree char *text = g_strdup_printf ("%d", digit);
  guint n = 0;

  if (digit < 0 || !says_only (button, text, &n) || n == 0)
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

static gboolean
is_number (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget) ||
         (GTK_IS_ENTRY (widget) &&
          gtk_entry_get_input_purpose (GTK_ENTRY (widget)) == GTK_INPUT_PURPOSE_NUMBER);
}

static gboolean
can_begin_by (GtkWidget *number, int digit)
{
  return digit >= 0 ||
         (digit == MINUS && GTK_IS_SPIN_BUTTON (number) &&
          gtk_adjustment_get_lower (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (number))) < 0);
}

/* It goes on as people write it. */
static gboolean
begin_number (GtkWidget *number, int digit)
{
  g_autofree char *text = digit == MINUS ? g_strdup ("-") : g_strdup_printf ("%d", digit);

  if (!can_begin_by (number, digit))
    return FALSE;
  gtk_widget_grab_focus (number);
  gtk_editable_set_text (GTK_EDITABLE (number), text);
  if (GTK_IS_SPIN_BUTTON (number) && digit != MINUS)
    gtk_spin_button_update (GTK_SPIN_BUTTON (number));
  gtk_editable_set_position (GTK_EDITABLE (number), -1);
  return TRUE;
}

/* Either by what is filled in, or by a button that says the number. */
static gboolean
take_by (GtkWidget *widget, int digit, gboolean by_button)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_is_sensitive (widget))
    return FALSE;
  if (is_number (widget))
    return !by_button && begin_number (widget, digit);
  if (TS_IS_DICE (widget) && !by_button && type_die (TS_DICE (widget), digit))
    return TRUE;
  if (GTK_IS_BUTTON (widget))
    return by_button && press_number (widget, digit);
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (take_by (it, digit, by_button))
      return TRUE;
  return FALSE;
}

/* Dice that wait for a face come before a button that shows a number, such as the Strength of a Slot. */
static gboolean
take (GtkWidget *widget, int digit)
{
  return take_by (widget, digit, FALSE) || take_by (widget, digit, TRUE);
}

/* --- keys --- */

/* Around the focus first, as far as it is in what is asked. */
static gboolean
on_key (GtkWidget *widget, GVariant *digit, gpointer board)
{
  GtkWidget *asked = board != NULL ? ts_board_get_asked (board) : widget;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (board != NULL && !ts_board_admits_press (board))
    return gtk_widget_activate_action (widget, "play.type-early", NULL);
  if (focus != NULL && gtk_widget_is_ancestor (focus, asked))
    for (GtkWidget *it = gtk_widget_get_parent (focus); it != asked; it = gtk_widget_get_parent (it))
      if (take (it, g_variant_get_int32 (digit)))
        return TRUE;
  return take (asked, g_variant_get_int32 (digit));
}

static void
add_key (GtkEventController *keys, GtkShortcutTrigger *trigger, int digit, TsBoard *board)
{
  GtkShortcut *shortcut = gtk_shortcut_new (trigger, gtk_callback_action_new (on_key, board, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (digit));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

GtkEventController *
ts_digit_keys_add (gpointer widget, TsBoard *board)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (guint digit = 0; digit <= 9; digit++)
    add_key (keys,
             gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_0 + digit, 0),
                                          gtk_keyval_trigger_new (GDK_KEY_KP_0 + digit, 0)),
             (int) digit, board);
  add_key (keys, gtk_keyval_trigger_new (GDK_KEY_BackSpace, 0), BACK, board);
  add_key (keys,
           gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_minus, 0),
                                        gtk_keyval_trigger_new (GDK_KEY_KP_Subtract, 0)),
           MINUS, board);
  gtk_widget_add_controller (widget, keys);
  return keys;
}
