#include "statistics-card.h"

#include "config.h"
#include "referee/columns.h"
#include "widgets/style.h"

#include <glib/gi18n-lib.h>

/* --- the table --- */

static void
attach_cell (GtkGrid *grid, const GPtrArray *rows, guint row, guint column)
{
  const char *text = ts_columns_cell (rows, row, column);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_add_css_class (label, row == 0 ? "statistics-title" : "numeric");
  if (row > 0 && column > 0) {
    /* Translators: for screen readers: a player's name, a line of the score sheet, its points */
    g_autofree char *spoken = g_strdup_printf (_ ("%s, %s: %s"), ts_columns_cell (rows, row, 0),
                                               ts_columns_cell (rows, 0, column), text);

    ts_set_spoken (label, spoken);
  }
  gtk_grid_attach (grid, label, (int) column, (int) row, 1, 1);
}

GtkWidget *
ts_rows_table_new (const GPtrArray *rows)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  for (guint row = 0; row < rows->len; row++)
    for (guint column = 0; column < ((GPtrArray *) rows->pdata[row])->len; column++)
      attach_cell (GTK_GRID (grid), rows, row, column);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), grid);
  return scrolled;
}

/* --- the card --- */

static void
on_toggled (GtkToggleButton *button, GtkStack *stack)
{
  gtk_stack_set_visible_child_name (stack, gtk_toggle_button_get_active (button) ? "table" : "picture");
}

static GtkWidget *
new_heading (const char *title, GtkStack *stack)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label",
                                   title, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);
  GtkWidget *button = gtk_toggle_button_new ();
  /* Translators: %s is the title of a picture, such as “Who wins” */
  g_autofree char *spoken = g_strdup_printf (_ ("As a Table: %s"), title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);
  gtk_widget_add_css_class (label, "statistics-heading");
  gtk_button_set_icon_name (GTK_BUTTON (button), "view-list-symbolic");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "touch");
  ts_set_tooltip (button, spoken);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_toggled), stack, G_CONNECT_DEFAULT);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

GtkWidget *
ts_statistics_card_new (const char *title, GtkWidget *picture, const GPtrArray *rows)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_add_named (GTK_STACK (stack), picture, "picture");
  gtk_stack_add_named (GTK_STACK (stack), ts_rows_table_new (rows), "table");
  gtk_widget_add_css_class (card, "statistics-card");
  gtk_box_append (GTK_BOX (card), new_heading (title, GTK_STACK (stack)));
  gtk_box_append (GTK_BOX (card), stack);
  return card;
}
