#include "names.h"

#include <adwaita.h>

/* A widget that says nothing of itself is named by the text in it, as GTK does; not by that of its menu, nor
 * by what stands in it until somebody writes there. */
static gboolean
holds_text (GtkWidget *widget)
{
  if (GTK_IS_TEXT (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && gtk_label_get_text (GTK_LABEL (widget))[0] != '\0')
    return TRUE;
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (!GTK_IS_NATIVE (it) && holds_text (it))
      return TRUE;
  return FALSE;
}

static gboolean
has_tooltip (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  return text != NULL && text[0] != '\0';
}

/* The inside of a menu button or an entry is named by what it is the inside of. */
static gboolean
is_named (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) ||
      has_tooltip (widget) || holds_text (widget))
    return TRUE;
  return (GTK_IS_MENU_BUTTON (parent) || GTK_IS_EDITABLE (parent)) && is_named (parent);
}

/* A screen reader reads a tooltip as well, unless it is the name. */
static gboolean
is_read_twice (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  g_autofree char *other = NULL;

  if (!has_tooltip (widget) || !gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  other = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                              gtk_widget_get_tooltip_text (widget));
  return other != NULL;
}

/* It is a button for a screen reader, and nothing comes of a press: it is no target, or keys never get there
 * and it has no action for which there are others. Of the inside of a menu button or a number that is told
 * outside. */
static gboolean
is_dead (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  g_autofree char *other = NULL;

  if (!GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_SPIN_BUTTON (parent) ||
      GTK_IS_WINDOW_CONTROLS (parent) ||
      (gtk_widget_get_can_target (widget) && gtk_widget_is_sensitive (widget) &&
       (gtk_widget_get_focusable (widget) ||
        gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL)))
    return FALSE;
  other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  return other != NULL;
}

static gboolean
takes_focus (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) ||
      !gtk_widget_get_can_focus (widget))
    return FALSE;
  if (gtk_widget_get_focusable (widget))
    return TRUE;
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (takes_focus (it))
      return TRUE;
  return FALSE;
}

/* Nor does anything in what may not have it. */
static gboolean
can_focus (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_can_focus (widget))
      return FALSE;
  return TRUE;
}

/* What scrolls takes the focus itself where nothing in it does, and is not named by the text in it. */
static gboolean
is_bare (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) && can_focus (widget) &&
         !takes_focus (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget))) &&
         !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
         !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static char *
fault_of (GtkWidget *widget)
{
  if (!is_named (widget))
    return g_strdup_printf ("a %s without a name in a %s", G_OBJECT_TYPE_NAME (widget),
                            G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  if (is_read_twice (widget))
    return g_strdup_printf ("a %s is read twice: “%s”", G_OBJECT_TYPE_NAME (widget),
                            gtk_widget_get_tooltip_text (widget));
  return NULL;
}

/* It is read by its title when it opens, whatever its pages are called; an alert has its heading. */
static gboolean
is_nameless_dialog (GtkWidget *widget)
{
  return ADW_IS_DIALOG (widget) && !ADW_IS_ALERT_DIALOG (widget) &&
         *adw_dialog_get_title (ADW_DIALOG (widget)) == '\0';
}

/* What one chooses in it is said before what can be chosen; tabs say it themselves. */
static gboolean
is_nameless_group (GtkWidget *widget)
{
  return ADW_IS_TOGGLE_GROUP (widget) && !ADW_IS_INLINE_VIEW_SWITCHER (gtk_widget_get_parent (widget)) &&
         !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
         !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

char *
find_unnamed (gpointer root, guint *named)
{
  GtkWidget *widget = root;
  char *fault = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (gtk_widget_get_focusable (widget)) {
    fault = fault_of (widget);
    *named += fault == NULL;
  }
  if (fault == NULL && is_nameless_dialog (widget))
    fault = g_strdup_printf ("a %s without a title", G_OBJECT_TYPE_NAME (widget));
  if (fault == NULL && is_nameless_group (widget))
    fault = g_strdup_printf ("a choice without a name in a %s",
                             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  if (fault == NULL && is_dead (widget))
    fault = g_strdup_printf ("a %s that is not said to be out of use", G_OBJECT_TYPE_NAME (widget));
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL && fault == NULL;
       it = gtk_widget_get_next_sibling (it))
    fault = find_unnamed (it, named);
  return fault;
}

char *
find_bare (gpointer root)
{
  GtkWidget *widget = root;
  char *fault = NULL;

  if (gtk_widget_get_mapped (widget) && gtk_widget_get_focusable (widget) && is_bare (widget))
    fault = g_strdup_printf ("text that scrolls, takes the focus and has no name in a %s",
                             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL && fault == NULL;
       it = gtk_widget_get_next_sibling (it))
    fault = find_bare (it);
  return fault;
}

guint
assert_named (gpointer root)
{
  guint named = 0;
  g_autofree char *fault = find_unnamed (root, &named), *bare = find_bare (root);

  if (fault != NULL || bare != NULL)
    g_error ("There is %s", fault != NULL ? fault : bare);
  return named;
}

/* --- buttons that are called alike --- */

/* What a widget says of itself: asked for by a guess that is wrong. (transfer full) or NULL */
static char *
property_of (GtkWidget *widget, GtkAccessibleProperty property)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property)
             ? gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\1")
             : NULL;
}

/* The same by what is in it. */
static void
add_content (GtkWidget *widget, GString *text)
{
  g_autofree char *said = property_of (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  if (said != NULL || GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s ", said != NULL ? said : gtk_label_get_text (GTK_LABEL (widget)));
  else
    for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL;
         it = gtk_widget_get_next_sibling (it))
      if (!GTK_IS_NATIVE (it) && gtk_widget_get_visible (it))
        add_content (it, text);
}

static void
add_button (GtkWidget *button, GString *text)
{
  g_autofree char *about = property_of (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  add_content (button, text);
  if (text->len == 0 && has_tooltip (button))
    g_string_append (text, gtk_widget_get_tooltip_text (button));
  if (about != NULL)
    g_string_append_printf (text, ", %s", about);
}

/* What is read on the way to it: the names of groups. A heading is that of one group alone, and a list says
 * at which of its rows one is. */
static void
add_place (GtkWidget *widget, GtkWidget *root, GString *text)
{
  for (; widget != NULL && widget != root; widget = gtk_widget_get_parent (widget)) {
    GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
    g_autofree char *said = property_of (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

    if (said != NULL)
      g_string_append_printf (text, " < %s", said);
    if (gtk_accessible_get_accessible_role (accessible) == GTK_ACCESSIBLE_ROLE_LIST_ITEM ||
        gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
      g_string_append_printf (text, " < %p", (gpointer) widget);
  }
}

static gboolean
is_pressable (GtkWidget *widget)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_PRESENTATION &&
         GTK_IS_BUTTON (widget) && !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget)) &&
         gtk_widget_get_can_target (widget) && gtk_widget_is_sensitive (widget);
}

static char *
find_alike_among (GtkWidget *widget, GtkWidget *root, GHashTable *seen)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char *fault = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (is_pressable (widget)) {
    add_button (widget, text);
    add_place (gtk_widget_get_parent (widget), root, text);
    if (!g_hash_table_add (seen, g_strdup (text->str)))
      return g_strdup_printf ("two buttons are “%s”, one of them in a %s", text->str,
                              G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  }
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL && fault == NULL;
       it = gtk_widget_get_next_sibling (it))
    fault = find_alike_among (it, root, seen);
  return fault;
}

char *
find_alike (gpointer root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return find_alike_among (root, root, seen);
}

void
assert_told_apart (gpointer root)
{
  g_autofree char *alike = find_alike (root);

  if (alike != NULL) {
    g_test_message ("%s", alike);
    g_test_fail ();
  }
}
