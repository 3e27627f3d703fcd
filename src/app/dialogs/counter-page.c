#include "counter-page.h"

#include "config.h"
#include "record-list.h"
#include "record-row.h"
#include "widgets/number.h"

#include <glib/gi18n-lib.h>

struct _TsCounterPage {
  AdwNavigationPage parent_instance;

  GtkLabel *value;
  GtkListView *list;
  GtkLabel *first;
  GtkButton *correct;

  TsTable *table;
};

G_DEFINE_FINAL_TYPE (TsCounterPage, ts_counter_page, ADW_TYPE_NAVIGATION_PAGE)

static void
setup (TsCounterPage *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (TS_TYPE_RECORD_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind (TsCounterPage *self, GtkListItem *item)
{
  TsRecordRow *row = TS_RECORD_ROW (gtk_list_item_get_child (item));
  const TsMention *mention = ts_record_item_get (gtk_list_item_get_item (item));

  ts_record_row_show_mention (row, ts_table_get_session (self->table), mention);
  gtk_list_item_set_accessible_label (item, ts_record_row_get_sentence (row));
}

static void
show_value (TsCounterPage *self, const TsView *view, int seat, int counter)
{
  g_autofree char *text = ts_number_tell (ts_view_state (view)->counters[seat][counter]);
  g_autofree char *title = NULL;

  /* Translators: a title: a player's name, and something that is counted */
  title = g_strdup_printf (_ ("%s: %s"), ts_view_name (view, seat), ts_view_counter_label (view, counter));
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_label_set_label (self->value, text);
}

static void
show_changes (TsCounterPage *self, int seat, int counter)
{
  int first;
  GListModel *mentions =
      G_LIST_MODEL (ts_record_list_new_about (ts_table_get_session (self->table), seat, counter, &first));
  g_autoptr (GtkSelectionModel) model = GTK_SELECTION_MODEL (gtk_no_selection_new (mentions));
  /* Translators: what a counter was before anything happened */
  g_autofree char *text = g_strdup_printf (_ ("At the start: %d"), first);

  gtk_list_view_set_model (self->list, model);
  gtk_label_set_label (self->first, text);
}

AdwNavigationPage *
ts_counter_page_new (TsTable *table, int seat, int counter)
{
  TsCounterPage *self = g_object_new (TS_TYPE_COUNTER_PAGE, NULL);
  TsView view = ts_session_view (ts_table_get_session (table));
  gboolean correctable = !view.game->counters[counter].derived && !ts_table_is_read_only (table);

  self->table = g_object_ref (table);
  show_value (self, &view, seat, counter);
  show_changes (self, seat, counter);
  gtk_widget_set_visible (GTK_WIDGET (self->correct), correctable);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "(ii)", seat, counter);
  return ADW_NAVIGATION_PAGE (self);
}

static void
ts_counter_page_dispose (GObject *object)
{
  g_clear_object (&TS_COUNTER_PAGE (object)->table);
  G_OBJECT_CLASS (ts_counter_page_parent_class)->dispose (object);
}

static void
ts_counter_page_class_init (TsCounterPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_counter_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tableside/Tableside/counter-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsCounterPage, value);
  gtk_widget_class_bind_template_child (widget_class, TsCounterPage, list);
  gtk_widget_class_bind_template_child (widget_class, TsCounterPage, first);
  gtk_widget_class_bind_template_child (widget_class, TsCounterPage, correct);
  gtk_widget_class_bind_template_callback (widget_class, setup);
  gtk_widget_class_bind_template_callback (widget_class, bind);
}

static void
ts_counter_page_init (TsCounterPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
