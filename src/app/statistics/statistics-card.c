#include "statistics-card.h"

#include "config.h"
#include "referee/columns.h"
#include "widgets/style.h"
#include "widgets/text.h"
#include "widgets/tile-layout.h"

#include <glib/gi18n-lib.h>

/* --- the table --- */

#define CELL_WIDTH 110

/* A number with its title below it: so that a table is as narrow as a phone. */
static GtkWidget *
new_cell (const GPtrArray *rows, guint row, guint column)
{
  const char *text = ts_columns_cell (rows, row, column), *title = ts_columns_cell (rows, 0, column);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = gtk_label_new (*text != '\0' ? text : "–");
  GtkWidget *caption = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                     "label", title, NULL);
  /* Translators: for screen readers: a player's name, a line of the score sheet, its points */
  g_autofree char *spoken = g_strdup_printf (_ ("%s, %s: %s"), ts_columns_cell (rows, row, 0), title, text);

  ts_set_spoken (number, spoken);
  gtk_widget_add_css_class (number, "statistics-number");
  gtk_widget_add_css_class (caption, "statistics-about");
  for (GtkWidget *label = number; label != NULL; label = label == number ? caption : NULL) {
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    ts_text_wrap (GTK_LABEL (label));
    gtk_box_append (GTK_BOX (cell), label);
  }
  return cell;
}

static void
add_row (GtkWidget *table, const GPtrArray *rows, guint row)
{
  guint n_columns = ((GPtrArray *) rows->pdata[row])->len;
  GtkWidget *name = gtk_label_new (ts_columns_cell (rows, row, 0));
  GtkWidget *cells = ts_tile_box_new (CELL_WIDTH, (int) n_columns, 12);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  ts_text_wrap (GTK_LABEL (name));
  gtk_widget_add_css_class (name, "statistics-name");
  for (guint column = 1; column < n_columns; column++)
    gtk_box_append (GTK_BOX (cells), new_cell (rows, row, column));
  gtk_box_append (GTK_BOX (table), name);
  gtk_box_append (GTK_BOX (table), cells);
  gtk_box_append (GTK_BOX (table), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
}

static GtkWidget *
new_table (const GPtrArray *rows)
{
  GtkWidget *table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint row = 1; row < rows->len; row++)
    add_row (table, rows, row);
  return table;
}

/* --- the card --- */

/* The table is made once somebody wants it. */
static void
show (GtkStack *stack, const char *name)
{
  const GPtrArray *rows = g_object_get_data (G_OBJECT (stack), "rows");

  if (g_str_equal (name, "table") && gtk_stack_get_child_by_name (stack, name) == NULL)
    gtk_stack_add_named (stack, new_table (rows), name);
  gtk_stack_set_visible_child_name (stack, name);
}

static void
on_toggled (GtkToggleButton *button, GtkStack *stack)
{
  show (stack, gtk_toggle_button_get_active (button) ? "table" : "picture");
}

static void
fill (GtkStack *stack, GtkWidget *picture, GPtrArray *rows)
{
  gtk_stack_add_named (stack, picture, "picture");
  g_object_set_data_full (G_OBJECT (stack), "rows", g_ptr_array_ref (rows),
                          (GDestroyNotify) g_ptr_array_unref);
}

static GtkWidget *
new_heading (const char *title, GtkStack *stack)
{
  GtkWidget *box = ts_row_new (6, NULL);
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
ts_statistics_card_new (const char *title, GtkWidget *picture, GPtrArray *rows)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  fill (GTK_STACK (stack), picture, rows);
  gtk_widget_add_css_class (card, "statistics-card");
  gtk_box_append (GTK_BOX (card), new_heading (title, GTK_STACK (stack)));
  gtk_box_append (GTK_BOX (card), stack);
  return card;
}

void
ts_statistics_card_change (GtkWidget *card, GtkWidget *picture, GPtrArray *rows)
{
  GtkStack *stack = GTK_STACK (gtk_widget_get_last_child (card));
  g_autofree char *shown = g_strdup (gtk_stack_get_visible_child_name (stack));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (stack))) != NULL)
    gtk_stack_remove (stack, child);
  fill (stack, picture, rows);
  show (stack, shown);
}
