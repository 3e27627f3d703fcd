/* What people do in the grid and in the sheet are actions here, "cell" and a word. */
#include "event-tables-editor.h"

#include "config.h"
#include "event-tables-grid.h"
#include "event-tables-sheet.h"

struct _TsEventTablesEditor {
  AdwBin parent_instance;

  GtkWidget *field; /* around the grid */
  GtkViewport *viewport;
  TsEventTablesGrid *grid;
  TsEventTablesSheet *sheet;

  TsEventTablesEdit *edit;
  CompetitorsPlace place;
  gboolean narrow, low;
  gboolean writing; /* the sheet is open */
  gboolean refused; /* what is written cannot be taken */
};

G_DEFINE_FINAL_TYPE (TsEventTablesEditor, ts_event_tables_editor, ADW_TYPE_BIN)

enum {
  CHANGED,
  EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TsEventTables *
set_of (TsEventTablesEditor *self)
{
  return ts_event_tables_edit_get_set (self->edit);
}

static const CompetitorsCell *
cell_of (TsEventTablesEditor *self)
{
  return ts_event_tables_cell (set_of (self), &self->place);
}

/* --- what is shown --- */

/* The sheet is always there beside a wide grid; else while somebody writes, and alone where it is low. */
static void
show_rooms (TsEventTablesEditor *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), self->writing || !(self->narrow || self->low));
  gtk_widget_set_visible (self->field, !(self->writing && self->low));
}

static void
refuse (TsEventTablesEditor *self, const GError *error)
{
  gboolean was_refused = self->refused;

  self->refused = error != NULL;
  ts_event_tables_sheet_refuse (self->sheet, error != NULL ? error->message : NULL);
  if (self->refused != was_refused)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* As the set has it; what was written is lost. */
static void
show_cell (TsEventTablesEditor *self)
{
  ts_event_tables_grid_show (self->grid, set_of (self), &self->place);
  ts_event_tables_sheet_show (self->sheet, &self->place, cell_of (self));
  refuse (self, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
scroll_to_chosen (TsEventTablesEditor *self)
{
  gtk_viewport_scroll_to (self->viewport, ts_event_tables_grid_get_chosen (self->grid), NULL);
}

static gboolean
scroll_when_laid_out (gpointer editor)
{
  TsEventTablesEditor *self = editor;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->viewport)))
    scroll_to_chosen (self);
  return G_SOURCE_REMOVE;
}

/* The sheet came or went. */
static void
on_page_size (TsEventTablesEditor *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_when_laid_out, g_object_ref (self), g_object_unref);
}

void
ts_event_tables_editor_focus (TsEventTablesEditor *self)
{
  gtk_widget_grab_focus (ts_event_tables_grid_get_chosen (self->grid));
}

void
ts_event_tables_editor_go (TsEventTablesEditor *self, const CompetitorsPlace *place)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;

  self->place = *place;
  show_cell (self);
  if (focused)
    ts_event_tables_editor_focus (self);
  scroll_to_chosen (self);
}

/* --- writing --- */

static void
set_writing (TsEventTablesEditor *self, gboolean writing)
{
  self->writing = writing;
  show_rooms (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* `anew`: instead of what is there. */
static void
open_sheet (TsEventTablesEditor *self, gboolean anew)
{
  set_writing (self, TRUE);
  ts_event_tables_sheet_write (self->sheet, anew);
}

static void
leave_sheet (TsEventTablesEditor *self)
{
  set_writing (self, FALSE);
  ts_event_tables_editor_focus (self);
}

void
ts_event_tables_editor_write (TsEventTablesEditor *self)
{
  open_sheet (self, FALSE);
}

gboolean
ts_event_tables_editor_take (TsEventTablesEditor *self)
{
  CompetitorsCell cell = ts_event_tables_sheet_get (self->sheet);
  g_autoptr (GError) error = NULL;

  if (!ts_competitors_event_cell_equal (&cell, cell_of (self)) &&
      ts_event_tables_edit_put (self->edit, &self->place, &cell, &error)) {
    ts_event_tables_grid_show (self->grid, set_of (self), &self->place);
    g_signal_emit (self, signals[EDITED], 0);
  }
  refuse (self, error);
  return error == NULL;
}

void
ts_event_tables_editor_give_up (TsEventTablesEditor *self)
{
  show_cell (self);
  leave_sheet (self);
}

void
ts_event_tables_editor_go_to_empty (TsEventTablesEditor *self)
{
  CompetitorsPlace place = self->place;

  if (!ts_event_tables_editor_take (self))
    return;
  /* On a phone the frame round a cell is not yet somebody's choice. */
  if (!self->narrow || self->writing || cell_of (self)->text != NULL)
    ts_event_tables_next_empty (set_of (self), &place);
  ts_event_tables_editor_go (self, &place);
  if (self->narrow)
    open_sheet (self, FALSE);
  else
    leave_sheet (self);
}

/* The next face, or the first one of the next continent. FALSE: it was the last. */
static gboolean
go_on (TsEventTablesEditor *self)
{
  CompetitorsPlace place = self->place;

  if (++place.face > COMPETITORS_FACES) {
    place.face = 1;
    place.continent++;
  }
  if (place.continent == COMPETITORS_CONTINENTS)
    return FALSE;
  ts_event_tables_editor_go (self, &place);
  return TRUE;
}

/* --- actions of the grid --- */

static void
choose (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesEditor *self = TS_EVENT_TABLES_EDITOR (widget);
  CompetitorsPlace place;
  int table;

  g_variant_get (target, "(iii)", &table, &place.continent, &place.face);
  place.table = (CompetitorsTable) table;
  if (!ts_event_tables_editor_take (self)) {
    ts_event_tables_sheet_write (self->sheet, FALSE);
    return;
  }
  ts_event_tables_editor_go (self, &place);
  leave_sheet (self);
}

static void
write_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  open_sheet (TS_EVENT_TABLES_EDITOR (widget), g_variant_get_boolean (target));
}

static void
forward (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsEventTablesEditor *self = TS_EVENT_TABLES_EDITOR (widget);

  set_writing (self, TRUE);
  ts_event_tables_sheet_go_on (self->sheet);
}

static void
empty (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsEventTablesEditor *self = TS_EVENT_TABLES_EDITOR (widget);
  const CompetitorsCell nothing = { 0 };

  if (cell_of (self)->text != NULL && ts_event_tables_edit_put (self->edit, &self->place, &nothing, NULL))
    g_signal_emit (self, signals[EDITED], 0);
  show_cell (self); /* without what was being written */
}

/* --- actions of the sheet --- */

/* Something is written differently. */
static void
draft (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsEventTablesEditor *self = TS_EVENT_TABLES_EDITOR (widget);
  CompetitorsCell cell = ts_event_tables_sheet_get (self->sheet);
  g_autoptr (GError) error = NULL;

  ts_event_tables_grid_show_draft (self->grid, &cell);
  ts_event_tables_check (&self->place, &cell, &error);
  refuse (self, error);
}

/* What is written is meant; TRUE: and somebody goes on to the next face. On a phone that is written in the
 * same sheet; else the grid has the focus, so that arrows go on from there, and letters write. */
static void
take_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesEditor *self = TS_EVENT_TABLES_EDITOR (widget);

  if (!ts_event_tables_editor_take (self) || !g_variant_get_boolean (target))
    return;
  if (!go_on (self) || !(self->narrow || self->low)) {
    leave_sheet (self);
    return;
  }
  ts_event_tables_sheet_write (self->sheet, TRUE);
  /* The focus has not moved. */
  gtk_accessible_announce (GTK_ACCESSIBLE (self), ts_event_tables_sheet_get_place (self->sheet),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
give_up_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_event_tables_editor_give_up (TS_EVENT_TABLES_EDITOR (widget));
}

static void
done (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  if (ts_event_tables_editor_take (TS_EVENT_TABLES_EDITOR (widget)))
    leave_sheet (TS_EVENT_TABLES_EDITOR (widget));
}

/* --- from outside --- */

const CompetitorsPlace *
ts_event_tables_editor_get_place (TsEventTablesEditor *self)
{
  return &self->place;
}

gboolean
ts_event_tables_editor_is_writing (TsEventTablesEditor *self)
{
  return self->writing;
}

gboolean
ts_event_tables_editor_is_refused (TsEventTablesEditor *self)
{
  return self->refused;
}

void
ts_event_tables_editor_set_size (TsEventTablesEditor *self, gboolean narrow, gboolean low)
{
  self->narrow = narrow;
  self->low = low;
  ts_event_tables_grid_set_narrow (self->grid, narrow);
  ts_event_tables_sheet_set_narrow (self->sheet, narrow || low);
  show_rooms (self);
}

void
ts_event_tables_editor_open (TsEventTablesEditor *self,
                             TsEventTablesEdit *edit,
                             const CompetitorsPlace *place)
{
  self->edit = edit;
  self->place = *place;
  show_cell (self);
}

/* --- building --- */

static void
ts_event_tables_editor_class_init (TsEventTablesEditorClass *klass)
{
  GtkWidgetClass *class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[EDITED] = g_signal_new ("edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TS_TYPE_EVENT_TABLES_GRID);
  g_type_ensure (TS_TYPE_EVENT_TABLES_SHEET);
  gtk_widget_class_set_template_from_resource (class, "/org/tableside/Tableside/event-tables-editor.ui");
  gtk_widget_class_bind_template_child (class, TsEventTablesEditor, field);
  gtk_widget_class_bind_template_child (class, TsEventTablesEditor, viewport);
  gtk_widget_class_bind_template_child (class, TsEventTablesEditor, grid);
  gtk_widget_class_bind_template_child (class, TsEventTablesEditor, sheet);
  gtk_widget_class_bind_template_callback (class, on_page_size);
  gtk_widget_class_install_action (class, "cell.choose", "(iii)", choose);
  gtk_widget_class_install_action (class, "cell.write", "b", write_pressed);
  gtk_widget_class_install_action (class, "cell.forward", NULL, forward);
  gtk_widget_class_install_action (class, "cell.empty", NULL, empty);
  gtk_widget_class_install_action (class, "cell.draft", NULL, draft);
  gtk_widget_class_install_action (class, "cell.take", "b", take_pressed);
  gtk_widget_class_install_action (class, "cell.give-up", NULL, give_up_pressed);
  gtk_widget_class_install_action (class, "cell.done", NULL, done);
}

static void
ts_event_tables_editor_init (TsEventTablesEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ts_event_tables_grid_set_writer (self->grid, ts_event_tables_sheet_get_writer (self->sheet));
}
