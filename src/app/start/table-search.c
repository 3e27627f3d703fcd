#include "table-search.h"

#include "config.h"

struct _TsTableSearch {
  AdwBin parent_instance;

  GtkSearchBar *bar;
  GtkEditable *entry;
};

G_DEFINE_FINAL_TYPE (TsTableSearch, ts_table_search, ADW_TYPE_BIN)

enum {
  CHANGED,
  OPEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
on_changed (TsTableSearch *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_activate (TsTableSearch *self)
{
  g_signal_emit (self, signals[OPEN], 0);
}

static void
ts_table_search_class_init (TsTableSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] =
      g_signal_new ("changed", TS_TYPE_TABLE_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[OPEN] =
      g_signal_new ("open", TS_TYPE_TABLE_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/table-search.ui");
  gtk_widget_class_bind_template_child (widget_class, TsTableSearch, bar);
  gtk_widget_class_bind_template_child (widget_class, TsTableSearch, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
}

static void
ts_table_search_init (TsTableSearch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->bar, self->entry);
}

TsTableSearch *
ts_table_search_new (GtkToggleButton *button)
{
  TsTableSearch *self = g_object_new (TS_TYPE_TABLE_SEARCH, NULL);

  g_object_bind_property (button, "visible", self, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (button, "active", self->bar, "search-mode-enabled",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  return self;
}

void
ts_table_search_listen (TsTableSearch *self, gpointer page)
{
  gtk_search_bar_set_key_capture_widget (self->bar, page);
}

void
ts_table_search_begin (TsTableSearch *self, const char *words)
{
  if (words != NULL)
    gtk_editable_set_text (self->entry, words);
  gtk_search_bar_set_search_mode (self->bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

const char *
ts_table_search_get_text (TsTableSearch *self)
{
  return gtk_editable_get_text (self->entry);
}
