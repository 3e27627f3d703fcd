#include "why-row.h"

#include "referee/number.h"
#include "widgets/text.h"

static GtkWidget *
number_new (int number)
{
  g_autofree char *text = ts_number_tell (number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "why-number");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
facts_new (const char *text)
{
  GtkWidget *facts = ts_text_new (text, "subtitle");

  gtk_widget_add_css_class (facts, "dimmed");
  return facts;
}

GtkWidget *
ts_why_row_new (const char *label, int number, const char *facts)
{
  GtkWidget *title = ts_text_new (label, "title");
  GtkWidget *value = number_new (number);
  GtkWidget *below = facts != NULL ? facts_new (facts) : NULL;
  GtkWidget *both = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 12, "justify", ADW_JUSTIFY_SPREAD,
                                  "justify-last-line", TRUE, NULL);
  GtkWidget *column = ts_column_new (2, both, below, NULL);
  GtkWidget *line = ts_row_new (10, column, NULL);
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "title", label, "use-markup", FALSE, "activatable",
                                 FALSE, "child", line, NULL);

  adw_wrap_box_append (ADW_WRAP_BOX (both), title);
  adw_wrap_box_append (ADW_WRAP_BOX (both), value);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (line, "why-row");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, value,
                                  NULL, -1);
  if (below != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, below, NULL,
                                    -1);
  return row;
}

void
ts_why_row_add (GtkWidget *row, GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), widget);
}
