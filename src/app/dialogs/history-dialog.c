#include "history-dialog.h"

#include "config.h"
#include "record-list.h"
#include "record-row.h"
#include "widgets/chips.h"
#include "widgets/seat.h"

struct _TsHistoryDialog {
  AdwDialog parent_instance;

  AdwBin *who;
  TsChips *seats; /* none chosen: all of them */
  GtkStack *stack;
  GtkListView *list;

  TsTable *table;
  int sought; /* the record that is to be seen, or -1 */
};

enum {
  AMEND,
  TAKE_BACK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsHistoryDialog, ts_history_dialog, ADW_TYPE_DIALOG)

static void
setup (TsHistoryDialog *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (TS_TYPE_RECORD_ROW, NULL));
}

/* --- the menu of a line --- */

/* A tap on a line has given it the focus. */
static gboolean
open_menu (TsHistoryDialog *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *child = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (child == NULL || !TS_IS_RECORD_ROW (child))
    return GDK_EVENT_PROPAGATE;
  ts_record_row_open_menu (TS_RECORD_ROW (child));
  return GDK_EVENT_STOP;
}

static gboolean
open_menu_by_key (GtkWidget *list, GVariant *args G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  return open_menu (TS_HISTORY_DIALOG (gtk_widget_get_ancestor (list, TS_TYPE_HISTORY_DIALOG)));
}

/* --- lines --- */

/* The record in the row above, or -1. */
static int
record_above (TsHistoryDialog *self, GtkListItem *item)
{
  guint position = gtk_list_item_get_position (item);
  g_autoptr (TsRecordItem) above = NULL;

  if (position == 0)
    return -1;
  above = g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->list)), position - 1);
  return (int) ts_record_item_get (above)->entry - 1;
}

static void
bind (TsHistoryDialog *self, GtkListItem *item)
{
  TsRecordRow *row = TS_RECORD_ROW (gtk_list_item_get_child (item));
  TsSession *session = ts_table_get_session (self->table);
  guint record = ts_record_item_get (gtk_list_item_get_item (item))->entry - 1;
  int above;

  /* While the dialog closes after taking back, the list may ask for rows that are gone. */
  if (record >= ts_session_n_records (session))
    return;
  above = record_above (self, item);
  ts_record_row_show_record (row, session, record, above < (int) ts_session_n_records (session) ? above : -1);
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

static void
amend (GtkWidget *widget, const char *name, GVariant *target)
{
  g_signal_emit (widget, signals[AMEND], 0, g_variant_get_uint32 (target),
                 g_str_equal (name, "history.leave-out"));
}

/* The list has no rows before it is shown. */
static void
go_to_sought (TsHistoryDialog *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list)));

  if (self->sought >= 0)
    gtk_list_view_scroll_to (self->list, n - 1 - (guint) self->sought, GTK_LIST_SCROLL_FOCUS, NULL);
}

/* Those of the chosen player, or all. */
static void
show_records (TsHistoryDialog *self)
{
  TsSession *session = ts_table_get_session (self->table);
  int seat = ts_chips_get_chosen (self->seats);
  TsRecordList *records = seat >= 0 ? ts_record_list_new_of (session, seat) : ts_record_list_new (session);
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (records)) > 0;
  g_autoptr (GtkSelectionModel) model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (records)));

  gtk_list_view_set_model (self->list, model);
  gtk_stack_set_visible_child_name (self->stack, any ? "entries" : "empty");
}

static void
add_seats (TsHistoryDialog *self)
{
  const TsHeader *header = ts_session_header (ts_table_get_session (self->table));

  self->seats = ts_chips_new (TS_CHIPS_ONE_OR_NONE);
  for (int seat = 0; seat < (int) header->n_players; seat++)
    ts_chips_add (self->seats, header->players[seat].name,
                  ts_seat_mark_new (ts_seat_colour (header, seat), seat, 20));
  g_signal_connect_swapped (self->seats, "changed", G_CALLBACK (show_records), self);
  gtk_widget_add_css_class (GTK_WIDGET (self->seats), "record-seats");
  adw_bin_set_child (self->who, GTK_WIDGET (self->seats));
  gtk_widget_set_visible (GTK_WIDGET (self->who),
                          header->n_players > 1 &&
                              ts_session_n_records (ts_table_get_session (self->table)) > 0);
}

AdwDialog *
ts_history_dialog_new (TsTable *table, int record)
{
  TsHistoryDialog *self = g_object_new (TS_TYPE_HISTORY_DIALOG, NULL);
  gboolean writes = !ts_table_is_read_only (table);

  self->table = g_object_ref (table);
  self->sought = record;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.change", writes);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.leave-out", writes);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.take-back", writes);
  add_seats (self);
  show_records (self);
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
  signals[AMEND] = g_signal_new ("amend", TS_TYPE_HISTORY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[TAKE_BACK] = g_signal_new ("take-back", TS_TYPE_HISTORY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/history-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsHistoryDialog, who);
  gtk_widget_class_bind_template_child (widget_class, TsHistoryDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TsHistoryDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, setup);
  gtk_widget_class_bind_template_callback (widget_class, bind);
  gtk_widget_class_bind_template_callback (widget_class, open_menu);
  gtk_widget_class_install_action (widget_class, "history.change", "u", amend);
  gtk_widget_class_install_action (widget_class, "history.leave-out", "u", amend);
  gtk_widget_class_install_action (widget_class, "history.take-back", "u", take_back);
}

/* The menu opens by the keys that open menus everywhere. */
static void
add_menu_keys (GtkWidget *list)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10");
  GtkShortcutAction *action = gtk_callback_action_new (open_menu_by_key, NULL, NULL);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), gtk_shortcut_new (trigger, action));
  gtk_widget_add_controller (list, keys);
}

static void
ts_history_dialog_init (TsHistoryDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_menu_keys (GTK_WIDGET (self->list));
}
