#include "why-dialog.h"

#include "config.h"
#include "referee/sight.h"
#include "referee/why.h"
#include "why-page.h"
#include "why-row.h"
#include "widgets/scroll-into-view.h"
#include "widgets/style.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

/* How many facts a row has room for. */
#define FEW_FACTS 6

struct _TsWhyDialog {
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  AdwNavigationPage *page;
  AdwPreferencesGroup *tally;
  AdwPreferencesGroup *counters;
  AdwExpanderRow *zeros;
  GtkWidget *rename;

  TsTable *table;
};

enum {
  CORRECT,
  SEAT,
  LINE,
  ENTRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsWhyDialog, ts_why_dialog, ADW_TYPE_DIALOG)

/* A row that leads somewhere. */
static void
set_action (GtkWidget *row, const char *icon, const char *action)
{
  ts_why_row_add (row, gtk_image_new_from_icon_name (icon));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
}

/* The facts in words, and where the rule stands; of many facts the first, which sums them up. (transfer full)
 */
static char *
tell_facts (const TsWhyLine *why)
{
  g_autofree char *facts =
      why->facts->len <= FEW_FACTS ? ts_why_line_tell (why) : g_strdup (why->facts->pdata[0]);
  g_autofree char *source = ts_source_tell (&why->source);

  return g_strdup_printf ("%s\n%s", facts, source);
}

/* The board shows where the points come from. */
static GtkWidget *
locate_new (int seat, const char *id)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("find-location-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  ts_set_tooltip (button, _ ("Show on the board"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(is)", seat, id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "why.on-board");
  return button;
}

/* A line leads to its facts and the entries behind it, and, where that can show it, to the board. */
static void
add_line (TsWhyDialog *self, const TsView *view, int seat, const char *id, gboolean points_out)
{
  g_auto (TsWhyLine) why = { 0 };
  gboolean known = ts_why_line (view, seat, id, &why);
  g_autofree char *facts = NULL;
  GtkWidget *row;

  g_assert (known);
  facts = tell_facts (&why);
  row = ts_why_row_new (why.label, why.points, facts);
  if (points_out)
    ts_why_row_add (row, locate_new (seat, id));
  set_action (row, "go-next-symbolic", "why.line");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(is)", seat, id);
  adw_preferences_group_add (self->tally, row);
}

static void
show_tally (TsWhyDialog *self, const TsView *view, int seat, gboolean points_out)
{
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (TsLine));
  GtkWidget *total = ts_why_row_new (_ ("Total"), view->game->score (view, seat), NULL);

  view->game->tally (view, seat, lines);
  for (guint i = 0; i < lines->len; i++) {
    const TsLine *line = &g_array_index (lines, TsLine, i);

    if (line->points != 0 || line->even_zero)
      add_line (self, view, seat, line->id, points_out);
  }
  gtk_widget_add_css_class (total, "why-total");
  adw_preferences_group_add (self->tally, total);
  if (view->game->beside.id != NULL && ts_view_is_over (view)) /* until then nothing is decided by it */
    add_line (self, view, seat, view->game->beside.id, FALSE);
}

/* Those at zero stay folded. */
static void
show_counters (TsWhyDialog *self, const TsView *view, int seat)
{
  gboolean folds = FALSE;

  for (int counter = 0; view->game->counters[counter].id != NULL; counter++) {
    int number = ts_view_state (view)->counters[seat][counter];
    GtkWidget *row;

    if (!ts_view_counter_in_play (view, counter))
      continue;
    row = ts_why_row_new (ts_view_counter_label (view, counter), number, NULL);
    set_action (row, "go-next-symbolic", "why.counter");
    gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ii)", seat, counter);
    folds |= number == 0;
    if (number == 0)
      adw_expander_row_add_row (self->zeros, row);
    else
      adw_preferences_group_add (self->counters, row);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->zeros), folds);
}

static void
show_counter (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWhyDialog *self = TS_WHY_DIALOG (widget);
  int seat, counter;

  g_variant_get (target, "(ii)", &seat, &counter);
  adw_navigation_view_push (self->pages, ts_why_page_new_counter (self->table, seat, counter));
}

static void
correct (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_autoptr (TsWhyDialog) self = g_object_ref (TS_WHY_DIALOG (widget));
  int seat, counter;

  g_variant_get (target, "(ii)", &seat, &counter);
  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[CORRECT], 0, seat, counter);
}

static void
rename_seat (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_autoptr (TsWhyDialog) self = g_object_ref (TS_WHY_DIALOG (widget));

  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SEAT], 0, g_variant_get_int32 (target));
}

static void
show_line (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsWhyDialog *self = TS_WHY_DIALOG (widget);
  const char *line;
  int seat;

  g_variant_get (target, "(i&s)", &seat, &line);
  adw_navigation_view_push (self->pages, ts_why_page_new_line (self->table, seat, line));
}

static void
show_on_board (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_autoptr (TsWhyDialog) self = g_object_ref (TS_WHY_DIALOG (widget));
  const char *line;
  int seat;

  g_variant_get (target, "(i&s)", &seat, &line);
  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[LINE], 0, seat, line);
}

static void
go_to_entry (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_autoptr (TsWhyDialog) self = g_object_ref (TS_WHY_DIALOG (widget));

  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[ENTRY], 0, g_variant_get_uint32 (target));
}

AdwDialog *
ts_why_dialog_new (TsTable *table, int seat, int counter, gboolean points_out)
{
  TsWhyDialog *self = g_object_new (TS_TYPE_WHY_DIALOG, NULL);
  TsView view = ts_session_view (ts_table_get_session (table));
  g_auto (TsSight) sight = ts_sight_of (&view, TS_NOBODY);

  self->table = g_object_ref (table);
  adw_dialog_set_title (ADW_DIALOG (self), ts_view_name (&view, seat)); /* read when it opens */
  adw_navigation_page_set_title (self->page, ts_view_name (&view, seat));
  gtk_widget_set_visible (self->rename, !ts_table_is_read_only (table));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rename), "i", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rename), "why.seat");
  if (ts_view_is_over (&sight.view))
    adw_preferences_group_set_title (self->tally, _ ("Points"));
  show_tally (self, &sight.view, seat, points_out);
  show_counters (self, &sight.view, seat);
  if (counter >= 0)
    adw_navigation_view_push (self->pages, ts_why_page_new_counter (table, seat, counter));
  return ADW_DIALOG (self);
}

static void
ts_why_dialog_dispose (GObject *object)
{
  g_clear_object (&TS_WHY_DIALOG (object)->table);
  G_OBJECT_CLASS (ts_why_dialog_parent_class)->dispose (object);
}

static void
ts_why_dialog_class_init (TsWhyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ts_why_dialog_dispose;
  signals[CORRECT] = g_signal_new ("correct", TS_TYPE_WHY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[SEAT] = g_signal_new ("seat", TS_TYPE_WHY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_INT);
  signals[LINE] = g_signal_new ("line", TS_TYPE_WHY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);
  signals[ENTRY] = g_signal_new ("entry", TS_TYPE_WHY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  ts_title_set_template (widget_class, "/org/tableside/Tableside/why-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TsWhyDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TsWhyDialog, page);
  gtk_widget_class_bind_template_child (widget_class, TsWhyDialog, tally);
  gtk_widget_class_bind_template_child (widget_class, TsWhyDialog, counters);
  gtk_widget_class_bind_template_child (widget_class, TsWhyDialog, zeros);
  gtk_widget_class_bind_template_callback (widget_class, ts_scroll_while_unfolding);
  gtk_widget_class_bind_template_child (widget_class, TsWhyDialog, rename);
  gtk_widget_class_install_action (widget_class, "why.counter", "(ii)", show_counter);
  gtk_widget_class_install_action (widget_class, "why.correct", "(ii)", correct);
  gtk_widget_class_install_action (widget_class, "why.seat", "i", rename_seat);
  gtk_widget_class_install_action (widget_class, "why.line", "(is)", show_line);
  gtk_widget_class_install_action (widget_class, "why.on-board", "(is)", show_on_board);
  gtk_widget_class_install_action (widget_class, "why.entry", "u", go_to_entry);
}

static void
ts_why_dialog_init (TsWhyDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
