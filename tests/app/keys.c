#include "keys.h"

#include <adwaita.h>

typedef struct {
  guint key;
  GdkModifierType modifiers;
} Typed;

/* --- who listens --- */

static gboolean
is_triggered (GtkShortcutTrigger *trigger, const Typed *typed)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return is_triggered (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), typed) ||
           is_triggered (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), typed);
  return GTK_IS_KEYVAL_TRIGGER (trigger) &&
         gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == typed->key &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == typed->modifiers;
}

static gboolean
run_shortcuts (GtkWidget *widget, GListModel *shortcuts, const Typed *typed)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++) {
    g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

    if (is_triggered (gtk_shortcut_get_trigger (shortcut), typed) &&
        gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE,
                                      widget, gtk_shortcut_get_arguments (shortcut)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
run_controller (GtkWidget *widget, GtkEventController *controller, const Typed *typed)
{
  gboolean taken = FALSE;

  if (GTK_IS_SHORTCUT_CONTROLLER (controller))
    return gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) ==
               GTK_SHORTCUT_SCOPE_LOCAL &&
           run_shortcuts (widget, G_LIST_MODEL (controller), typed);
  if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && !GTK_IS_TEXT (widget))
    g_signal_emit_by_name (controller, "key-pressed", typed->key, 0, typed->modifiers, &taken);
  return taken;
}

/* As in GTK, the newest hears of it first. */
static gboolean
run_phase (GtkWidget *widget, GtkPropagationPhase phase, const Typed *typed)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = g_list_model_get_n_items (controllers); i > 0; i--) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

    if (gtk_event_controller_get_propagation_phase (controller) == phase &&
        run_controller (widget, controller, typed))
      return TRUE;
  }
  return FALSE;
}

/* --- typing --- */

static gboolean
press_down (GPtrArray *path, const Typed *typed)
{
  for (guint i = path->len; i > 0; i--)
    if (run_phase (path->pdata[i - 1], GTK_PHASE_CAPTURE, typed))
      return TRUE;
  if (run_phase (path->pdata[0], GTK_PHASE_TARGET, typed))
    return TRUE;
  for (guint i = 0; i < path->len; i++)
    if (run_phase (path->pdata[i], GTK_PHASE_BUBBLE, typed))
      return TRUE;
  return FALSE;
}

static void
let_go (GPtrArray *path, const Typed *typed)
{
  for (guint i = 0; i < path->len; i++) {
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (path->pdata[i]);

    for (guint k = 0; k < g_list_model_get_n_items (controllers); k++) {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, k);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && !GTK_IS_TEXT (path->pdata[i]))
        g_signal_emit_by_name (controller, "key-released", typed->key, 0, typed->modifiers);
    }
  }
}

/* What has the focus, and all that it is in; of what lies in a dialog the window hears nothing. (transfer
 * full) */
static GPtrArray *
path_in (gpointer window)
{
  GtkWidget *focus = gtk_root_get_focus (window);
  GPtrArray *path = g_ptr_array_new_with_free_func (g_object_unref);

  for (GtkWidget *it = focus != NULL ? focus : window; it != NULL;
       it = ADW_IS_DIALOG (it) ? NULL : gtk_widget_get_parent (it))
    g_ptr_array_add (path, g_object_ref (it));
  return path;
}

static Typed
parse (const char *key)
{
  Typed typed;
  gboolean parsed = gtk_accelerator_parse (key, &typed.key, &typed.modifiers);

  g_assert_true (parsed);
  return typed;
}

gboolean
hold_key (gpointer window, const char *key)
{
  g_autoptr (GPtrArray) path = path_in (window);
  Typed typed = parse (key);

  return press_down (path, &typed);
}

gboolean
type_key (gpointer window, const char *key)
{
  g_autoptr (GPtrArray) path = path_in (window);
  Typed typed = parse (key);
  gboolean taken = press_down (path, &typed);

  let_go (path, &typed);
  return taken;
}

void
go_to_search (GtkWidget *entry)
{
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (entry), NULL);
  g_assert_true (gtk_widget_grab_focus (entry));
}
