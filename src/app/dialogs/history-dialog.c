#include "history-dialog.h"

#include "config.h"
#include "record-list.h"
#include "record-row.h"

struct _TsHistoryDialog {
  AdwDialog parent_instance;

  GtkStack *stack;
  GtkListView *list;

  TsTable *table;
  int sought; /* the record that is to be seen, or -1 */
};

enum {
  TAKE_BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsHistoryDialog, ts_history_dialog, ADW_TYPE_DIALOG)

static void
setup (TsHistoryDialog *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (TS_TYPE_RECORD_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind (TsHistoryDialog *self, GtkListItem *item)
{
  TsRecordRow *row = TS_RECORD_ROW (gtk_list_item_get_child (item));
  TsSession *session = ts_table_get_session (self->table);
  guint record = ts_record_item_get (gtk_list_item_get_item (item))->entry - 1;

  /* While the dialog closes after taking back, the list may ask for rows that are gone. */
  if (record >= ts_session_n_records (session))
    return;
  ts_record_row_show_record (row, session, record);
  ts_record_row_set_sought (row, (int) record == self->sought);
  gtk_list_item_set_accessible_label (item, ts_record_row_get_sentence (row));
}

static void
take_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_autoptr (TsHistoryDialog) self = g_object_ref (TS_HISTORY_DIALOG (widget));

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[TAKE_BACK], 0, g_variant_get_uint32 (target));
}

/* The list has no rows before it is shown. */
static void
go_to_sought (TsHistoryDialog *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list)));

  if (self->sought >= 0)
    gtk_list_view_scroll_to (self->list, n - 1 - (guint) self->sought, GTK_LIST_SCROLL_FOCUS, NULL);
}

AdwDialog *
ts_history_dialog_new (TsTable *table, int record)
{
  TsHistoryDialog *self = g_object_new (TS_TYPE_HISTORY_DIALOG, NULL);
  GListModel *records = G_LIST_MODEL (ts_record_list_new (ts_table_get_session (table)));
  g_autoptr (GtkSelectionModel) model = GTK_SELECTION_MODEL (gtk_no_selection_new (records));

  self->table = g_object_ref (table);
  self->sought = record;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.take-back", !ts_table_is_read_only (table));
  gtk_list_view_set_model (self->list, model);
  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (records) > 0 ? "entries" : "empty");
  g_signal_connect_after (self, "map", G_CALLBACK (go_to_sought), NULL);
  return ADW_DIALOG (self);
}

static void
ts_history_dialog_dispose (GObject *object)
{
  g_clear_object (&TS_HISTORY_DIALOG (object)->table);
  G_OBJECT_CLASS (ts_history_dialog_parent_class)->dispose (object);
}

static void
ts_history_dialog_class_init (TsHistoryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_history_dialog_dispose;
  signals[TAKE_BACK] = g_signal_new ("take-back", TS_TYPE_HISTORY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/history-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsHistoryDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TsHistoryDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup);
  gtk_widget_class_bind_template_callback (widget_class, bind);
  gtk_widget_class_install_action (widget_class, "history.take-back", "u", take_back);
}

static void
ts_history_dialog_init (TsHistoryDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
