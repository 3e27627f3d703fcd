#include "why-page.h"

#include "config.h"
#include "newest-first.h"
#include "referee/sight.h"
#include "record-row.h"
#include "referee/number.h"
#include "widgets/shrink.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsWhyPage {
  AdwNavigationPage parent_instance;

  GtkLabel *value;
  GtkLabel *facts;
  GtkLabel *source;
  GtkWidget *entries;
  GtkListView *list;
  GtkButton *correct;

  TsTable *table;
  gboolean several; /* counters are in the list */
};

G_DEFINE_FINAL_TYPE (TsWhyPage, ts_why_page, ADW_TYPE_NAVIGATION_PAGE)

static void
setup (TsWhyPage *self G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (TS_TYPE_RECORD_ROW, NULL));
}

static void
bind (TsWhyPage *self, GtkListItem *item)
{
  TsRecordRow *row = TS_RECORD_ROW (gtk_list_item_get_child (item));
  const TsCause *cause = ts_newest_item_get (gtk_list_item_get_item (item));

  ts_record_row_show_cause (row, ts_table_get_session (self->table), cause, self->several);
  gtk_list_item_set_activatable (item, cause->entry > 0);
  gtk_list_item_set_accessible_label (item, ts_record_row_get_sentence (row));
}

/* The start of a game is not in the history. */
static void
go_to_entry (TsWhyPage *self, guint position)
{
  g_autoptr (TsNewestItem) item =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->list)), position);
  guint entry = ((const TsCause *) ts_newest_item_get (item))->entry;

  if (entry > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "why.entry", "u", entry - 1);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static TsWhyPage *
begin (TsTable *table, int seat, const char *label, int number)
{
  TsWhyPage *self = g_object_new (TS_TYPE_WHY_PAGE, NULL);
  TsView view = ts_session_view (ts_table_get_session (table));
  g_autofree char *text = ts_number_tell (number);
  /* Translators: a title: a player's name, and something that is counted */
  g_autofree char *title = g_strdup_printf (_ ("%s: %s"), ts_view_name (&view, seat), label);

  self->table = g_object_ref (table);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_label_set_label (self->value, text);
  return self;
}

static void
show_entries (TsWhyPage *self, int seat, guint counters)
{
  GListModel *causes = G_LIST_MODEL (
      ts_newest_first_new (ts_why_counters (ts_table_get_session (self->table), seat, counters)));
  g_autoptr (GtkSelectionModel) model = GTK_SELECTION_MODEL (gtk_no_selection_new (causes));

  self->several = (counters & (counters - 1)) != 0;
  gtk_list_view_set_model (self->list, model);
  gtk_widget_set_visible (self->entries, g_list_model_get_n_items (causes) > 0);
}

AdwNavigationPage *
ts_why_page_new_counter (TsTable *table, int seat, int counter)
{
  TsView view = ts_session_view (ts_table_get_session (table));
  TsWhyPage *self = begin (table, seat, ts_view_counter_label (&view, counter),
                           ts_view_state (&view)->counters[seat][counter]);
  gboolean derived = view.game->counters[counter].derived;
  gboolean correctable = !derived && !ts_table_is_read_only (table);

  set_text (self->facts,
            derived ? _ ("This number follows from others. Where it is wrong, one of those is.") : "");
  set_text (self->source, "");
  show_entries (self, seat, TS_COUNTED (counter));
  gtk_widget_set_visible (GTK_WIDGET (self->correct), correctable);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->correct), "(ii)", seat, counter);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->correct), "why.correct");
  return ADW_NAVIGATION_PAGE (self);
}

AdwNavigationPage *
ts_why_page_new_line (TsTable *table, int seat, const char *line)
{
  TsView view = ts_session_view (ts_table_get_session (table));
  g_auto (TsSight) sight = ts_sight_of (&view, TS_NOBODY);
  g_auto (TsWhyLine) why = { 0 };
  gboolean known = ts_why_line (&sight.view, seat, line, &why);
  g_autofree char *facts = NULL;
  g_autofree char *source = NULL;
  TsWhyPage *self;

  g_assert (known);
  facts = ts_why_line_tell (&why);
  source = ts_source_tell (&why.source);
  self = begin (table, seat, why.label, why.points);
  set_text (self->facts, facts);
  set_text (self->source, source);
  show_entries (self, seat, why.counters);
  gtk_widget_set_visible (GTK_WIDGET (self->correct), FALSE);
  return ADW_NAVIGATION_PAGE (self);
}

static void
ts_why_page_dispose (GObject *object)
{
  g_clear_object (&TS_WHY_PAGE (object)->table);
  G_OBJECT_CLASS (ts_why_page_parent_class)->dispose (object);
}

static void
ts_why_page_class_init (TsWhyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_why_page_dispose;
  g_type_ensure (TS_TYPE_SHRINK);
  ts_title_set_template (widget_class, "/org/tableside/Tableside/why-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TsWhyPage, value);
  gtk_widget_class_bind_template_child (widget_class, TsWhyPage, facts);
  gtk_widget_class_bind_template_child (widget_class, TsWhyPage, source);
  gtk_widget_class_bind_template_child (widget_class, TsWhyPage, entries);
  gtk_widget_class_bind_template_child (widget_class, TsWhyPage, list);
  gtk_widget_class_bind_template_child (widget_class, TsWhyPage, correct);
  gtk_widget_class_bind_template_callback (widget_class, setup);
  gtk_widget_class_bind_template_callback (widget_class, bind);
  gtk_widget_class_bind_template_callback (widget_class, go_to_entry);
}

static void
ts_why_page_init (TsWhyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_text_hold_amounts (self);
}
