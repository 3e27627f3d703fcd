#include "press.h"

#include "crash.h"

#include <adwaita.h>
#include <string.h>

#define FONT "Sans 11" /* as on GNOME; GTK’s own has 10 points */

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (text[0] == '.')
    return gtk_widget_has_css_class (widget, text + 1);
  if (GTK_IS_LABEL (widget) && strcmp (gtk_label_get_label (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *it = gtk_widget_get_first_child (widget); it != NULL; it = gtk_widget_get_next_sibling (it))
    if (says (it, text))
      return TRUE;
  return FALSE;
}

static GtkWidget *
search (GtkWidget *root, GType type, const char *text, guint *n)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (text == NULL || says (root, text)) && (*n)-- == 0)
    return root;
  for (GtkWidget *it = gtk_widget_get_first_child (root); it != NULL; it = gtk_widget_get_next_sibling (it)) {
    GtkWidget *found = search (it, type, text, n);

    if (found != NULL)
      return found;
  }
  return NULL;
}

GtkWidget *
find_nth (GtkWidget *root, GType type, const char *text, guint n)
{
  return search (root, type, text, &n);
}

GtkWidget *
find (GtkWidget *root, GType type, const char *text)
{
  return find_nth (root, type, text, 0);
}

void
press_nth (GtkWidget *root, const char *text, guint n)
{
  GtkWidget *button = find_nth (root, GTK_TYPE_BUTTON, text, n);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

void
press (GtkWidget *root, const char *text)
{
  press_nth (root, text, 0);
}

static void
count (guint *calls)
{
  (*calls)++;
}

void
count_calls (gpointer widget, const char *signal, guint *calls)
{
  g_signal_connect_swapped (widget, signal, G_CALLBACK (count), calls);
}

gboolean
lies_in (const graphene_rect_t *inner, const graphene_rect_t *outer, float beyond)
{
  return inner->origin.x >= outer->origin.x - beyond && inner->origin.y >= outer->origin.y - beyond &&
         inner->origin.x + inner->size.width <= outer->origin.x + outer->size.width + beyond &&
         inner->origin.y + inner->size.height <= outer->origin.y + outer->size.height + beyond;
}

void
test_on_display (void)
{
  if (!gtk_init_check ()) {
    g_print ("1..0 # SKIP there is no display\n");
    exit (0);
  }
  g_object_set (gtk_settings_get_default (), "gtk-font-name", FONT, NULL);
}

void
test_init (int *argc, char ***argv)
{
  crash_tell_where ();
  g_test_init (argc, argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  test_on_display ();
  adw_init ();
}
