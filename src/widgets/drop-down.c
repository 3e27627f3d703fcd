#include "drop-down.h"

#include "text.h"

#define SPACING 6

static void
set_up_button (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, ts_text_new (NULL, NULL));
}

static void
set_up_line (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *text = ts_text_new (NULL, NULL);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, ts_row_new (SPACING, text, mark, NULL));
}

static void
fill (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *text = GTK_IS_LABEL (child) ? child : gtk_widget_get_first_child (child);

  gtk_label_set_label (GTK_LABEL (text), gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* (transfer full) */
static GtkListItemFactory *
new_factory (GCallback set_up)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", set_up, NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (fill), NULL);
  return factory;
}

static void
wrap (GtkDropDown *choice, GtkExpression *word)
{
  g_autoptr (GtkListItemFactory) button = new_factory (G_CALLBACK (set_up_button));
  g_autoptr (GtkListItemFactory) list = new_factory (G_CALLBACK (set_up_line));

  /* Without it nothing is found; and first, as it makes the button's factory anew. */
  gtk_drop_down_set_expression (choice, word);
  gtk_drop_down_set_factory (choice, button);
  gtk_drop_down_set_list_factory (choice, list);
  gtk_drop_down_set_search_match_mode (choice, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
}

void
ts_drop_down_wrap (GtkDropDown *choice)
{
  g_autoptr (GtkExpression) word = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  wrap (choice, word);
}

/* By what a choice is found: the first one by nothing. (transfer full) */
static char *
word_after_first (GtkStringObject *item, GtkDropDown *choice)
{
  g_autoptr (GtkStringObject) first = g_list_model_get_item (gtk_drop_down_get_model (choice), 0);

  return g_strdup (item != first ? gtk_string_object_get_string (item) : "");
}

void
ts_drop_down_wrap_after_first (GtkDropDown *choice)
{
  g_autoptr (GtkExpression) word =
      gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (word_after_first), choice, NULL);

  wrap (choice, word);
}

void
ts_combo_row_wrap (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) list = new_factory (G_CALLBACK (set_up_line));

  adw_combo_row_set_use_subtitle (row, TRUE);
  adw_combo_row_set_list_factory (row, list);
  ts_text_hold_amounts (row);
}
