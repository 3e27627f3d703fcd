#include "text.h"

#define LONGEST 20 /* letters of a word that does not break */

GtkWidget *
ts_heading_new (const char *text, const char *style, int level)
{
  GtkWidget *heading = ts_text_new (text, style);

  g_object_set (heading, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return heading;
}

void
ts_text_wrap (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

static gboolean
has_long_word (const char *text)
{
  int n = 0;

  for (; *text != '\0' && n <= LONGEST; text = g_utf8_next_char (text))
    n = *text == ' ' ? 0 : n + 1;
  return n > LONGEST;
}

void
ts_text_wrap_words (GtkLabel *label)
{
  gboolean is_long = has_long_word (gtk_label_get_text (label));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, is_long ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
}

GtkWidget *
ts_text_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  ts_text_wrap (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
ts_button_new (const char *text)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  ts_text_wrap (label);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  return button;
}

void
ts_box_add_text (GtkBox *box, const char *text, const char *style)
{
  gtk_box_append (box, ts_text_new (text, style));
}

GtkWidget *
ts_line_new (const char *text, const char *style)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", text, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.0, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
box_new (GtkOrientation orientation, int spacing, va_list children)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);
  GtkWidget *child;

  while ((child = va_arg (children, GtkWidget *)) != NULL)
    gtk_box_append (GTK_BOX (box), child);
  return box;
}

GtkWidget *
ts_column_new (int spacing, ...)
{
  va_list children;
  GtkWidget *box;

  va_start (children, spacing);
  box = box_new (GTK_ORIENTATION_VERTICAL, spacing, children);
  va_end (children);
  return box;
}

GtkWidget *
ts_row_new (int spacing, ...)
{
  va_list children;
  GtkWidget *box;

  va_start (children, spacing);
  box = box_new (GTK_ORIENTATION_HORIZONTAL, spacing, children);
  va_end (children);
  return box;
}

void
ts_flow_box_add (gpointer box, gpointer widget)
{
  gtk_flow_box_append (box,
                       g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                                     "focusable", FALSE, "child", widget, NULL));
}

void
ts_box_clear (gpointer box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}
