#include "history-dialog.h"

#include "config.h"
#include "record-row.h"
#include "timeline.h"
#include "widgets/chips.h"
#include "widgets/seat.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsHistoryDialog {
  AdwDialog parent_instance;

  GtkScrolledWindow *who;
  TsChips *filters; /* none chosen: all of it */
  GArray *chosen;   /* of int: what each of them is for, see timeline.h */
  GtkStack *stack;
  GtkListView *list;

  TsTable *table;
  TsNewestFirst *timeline;
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

/* The line in the row above, or NULL. (transfer full) */
static TsNewestItem *
item_above (TsHistoryDialog *self, GtkListItem *item)
{
  guint position = gtk_list_item_get_position (item);

  return position > 0 ? g_list_model_get_item (G_LIST_MODEL (self->timeline), position - 1) : NULL;
}

/* While the dialog closes after taking back, the list may ask for rows that are gone. */
static gboolean
is_gone (TsHistoryDialog *self, const TsTimelineLine *line)
{
  guint n = ts_session_n_records (ts_table_get_session (self->table));

  return line->place > n || (line->is_in_force && line->place == n);
}

/* A line through the words is not heard. */
static void
set_spoken (GtkListItem *item, const TsTimelineLine *line, const char *sentence)
{
  /* Translators: %s is a sentence of the history, as in “Taken back: Ann takes 3 × Donut.” */
  g_autofree char *left = line->is_left ? g_strdup_printf (_ ("Taken back: %s"), sentence) : NULL;

  gtk_list_item_set_accessible_label (item, left != NULL ? left : sentence);
}

static void
bind (TsHistoryDialog *self, GtkListItem *item)
{
  TsRecordRow *row = TS_RECORD_ROW (gtk_list_item_get_child (item));
  const TsTimelineLine *line = ts_newest_item_get (gtk_list_item_get_item (item));
  g_autoptr (TsNewestItem) above = item_above (self, item);
  const TsTimelineLine *last = above != NULL ? ts_newest_item_get (above) : NULL;

  if (is_gone (self, line))
    return;
  ts_record_row_show_line (row, ts_table_get_session (self->table), line,
                           last != NULL && !is_gone (self, last) ? last : NULL);
  /* Its places are not those of the table that is played. */
  if (ts_table_get_gone (self->table) > 0)
    ts_record_row_hide_menu (row);
  ts_record_row_set_sought (row, line->is_in_force && (int) line->place == self->sought);
  set_spoken (item, line, ts_record_row_get_sentence (row));
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
  int position = self->sought >= 0 ? ts_timeline_find (self->timeline, (guint) self->sought) : -1;

  if (position >= 0)
    gtk_list_view_scroll_to (self->list, (guint) position, GTK_LIST_SCROLL_FOCUS, NULL);
}

/* Those of the chosen chip, or all. */
static void
show_lines (TsHistoryDialog *self)
{
  int chosen = ts_chips_get_chosen (self->filters);
  int filter = chosen >= 0 ? g_array_index (self->chosen, int, chosen) : TS_TIMELINE_ALL;
  g_autoptr (GtkSelectionModel) model = NULL;

  g_clear_object (&self->timeline);
  self->timeline = ts_timeline_new (ts_table_get_session (self->table), filter);
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->timeline))));
  gtk_list_view_set_model (self->list, model);
  gtk_stack_set_visible_child_name (
      self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->timeline)) > 0 ? "entries" : "empty");
}

static void
add_filter (TsHistoryDialog *self, int filter, const char *label, GtkWidget *mark)
{
  ts_chips_add (self->filters, label, mark);
  g_array_append_val (self->chosen, filter);
}

static gboolean
has_money (const TsView *view)
{
  for (int i = 0; view->game->counters[i].id != NULL; i++)
    if (view->game->counters[i].money && ts_view_counter_in_play (view, i))
      return TRUE;
  return FALSE;
}

static void
add_filters (TsHistoryDialog *self)
{
  TsView view = ts_session_view (ts_table_get_session (self->table));
  const TsHeader *header = view.header;

  self->filters = ts_chips_new (TS_CHIPS_ONE_OR_NONE);
  for (int seat = 0; header->n_players > 1 && seat < (int) header->n_players; seat++)
    add_filter (self, seat, header->players[seat].name,
                ts_seat_mark_new (ts_seat_colour (header, seat), seat, 20));
  if (has_money (&view))
    add_filter (self, TS_TIMELINE_MONEY, _ ("Money"), NULL);
  add_filter (self, TS_TIMELINE_CORRECTIONS, _ ("Corrections"), NULL);
  g_signal_connect_swapped (self->filters, "changed", G_CALLBACK (show_lines), self);
  gtk_widget_add_css_class (GTK_WIDGET (self->filters), "record-filters");
  gtk_scrolled_window_set_child (self->who, GTK_WIDGET (self->filters));
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
  add_filters (self);
  show_lines (self);
  gtk_widget_set_visible (GTK_WIDGET (self->who),
                          g_list_model_get_n_items (G_LIST_MODEL (self->timeline)) > 0);
  g_signal_connect_after (self, "map", G_CALLBACK (go_to_sought), NULL);
  return ADW_DIALOG (self);
}

static void
ts_history_dialog_dispose (GObject *object)
{
  TsHistoryDialog *self = TS_HISTORY_DIALOG (object);

  g_clear_object (&self->table);
  g_clear_object (&self->timeline);
  g_clear_pointer (&self->chosen, g_array_unref);
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
  ts_title_set_template (widget_class, "/org/tableside/Tableside/history-dialog.ui");
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
  self->chosen = g_array_new (FALSE, FALSE, sizeof (int));
  add_menu_keys (GTK_WIDGET (self->list));
}
