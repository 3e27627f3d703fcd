#include "set-desk.h"

#include "config.h"
#include "set-grid.h"
#include "set-sheet.h"

struct _TsCompetitorsSetDesk {
  AdwBin parent_instance;

  GtkViewport *viewport;
  GtkWidget *field; /* around the grid */
  TsCompetitorsSetGrid *grid;
  TsCompetitorsSetSheet *sheet;

  TsEventTablesEdit *edit;
  CompetitorsPlace place;
  gboolean narrow, low;
  gboolean writing; /* the sheet is open */
  gboolean refused; /* what is written cannot be taken */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetDesk, ts_competitors_set_desk, ADW_TYPE_BIN)

enum {
  CHANGED,
  EDITED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TsEventTables *
set_of (TsCompetitorsSetDesk *self)
{
  return ts_event_tables_edit_get_set (self->edit);
}

static const CompetitorsCell *
cell_of (TsCompetitorsSetDesk *self)
{
  return ts_event_tables_cell (set_of (self), &self->place);
}

static void
emit_changed (TsCompetitorsSetDesk *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- what is shown --- */

/* The sheet is always there beside a wide grid; else while somebody writes, and alone where it is low. */
static void
show_rooms (TsCompetitorsSetDesk *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->sheet), self->writing || !(self->narrow || self->low));
  gtk_widget_set_visible (self->field, !(self->writing && self->low));
}

/* All but the sheet, in which somebody may be writing. */
static void
show_grid (TsCompetitorsSetDesk *self)
{
  ts_competitors_set_grid_show (self->grid, set_of (self), &self->place);
}

static void
refuse (TsCompetitorsSetDesk *self, const GError *error)
{
  gboolean was_refused = self->refused;

  self->refused = error != NULL;
  ts_competitors_set_sheet_refuse (self->sheet, error != NULL ? error->message : NULL);
  if (self->refused != was_refused)
    emit_changed (self);
}

static void
show_cell (TsCompetitorsSetDesk *self)
{
  show_grid (self);
  ts_competitors_set_sheet_show (self->sheet, &self->place, cell_of (self));
  refuse (self, NULL);
  emit_changed (self);
}

void
ts_competitors_set_desk_go (TsCompetitorsSetDesk *self, const CompetitorsPlace *place)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;

  self->place = *place;
  show_cell (self);
  if (focused)
    ts_competitors_set_grid_focus (self->grid);
  gtk_viewport_scroll_to (self->viewport, ts_competitors_set_grid_get_chosen (self->grid), NULL);
}

static gboolean
scroll_to_chosen (gpointer desk)
{
  TsCompetitorsSetDesk *self = desk;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->viewport)))
    gtk_viewport_scroll_to (self->viewport, ts_competitors_set_grid_get_chosen (self->grid), NULL);
  return G_SOURCE_REMOVE;
}

/* The sheet came or went. */
static void
on_page_size (TsCompetitorsSetDesk *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_to_chosen, g_object_ref (self), g_object_unref);
}

/* --- writing --- */

static void
set_writing (TsCompetitorsSetDesk *self, gboolean writing)
{
  self->writing = writing;
  show_rooms (self);
  emit_changed (self);
}

/* `anew`: instead of what is there. */
static void
open_sheet (TsCompetitorsSetDesk *self, gboolean anew)
{
  set_writing (self, TRUE);
  ts_competitors_set_sheet_write (self->sheet, anew);
}

void
ts_competitors_set_desk_write (TsCompetitorsSetDesk *self)
{
  open_sheet (self, FALSE);
}

static void
on_forward (TsCompetitorsSetDesk *self)
{
  set_writing (self, TRUE);
  ts_competitors_set_sheet_go_on (self->sheet);
}

static void
leave_sheet (TsCompetitorsSetDesk *self)
{
  set_writing (self, FALSE);
  ts_competitors_set_grid_focus (self->grid);
}

static void
on_draft (TsCompetitorsSetDesk *self)
{
  CompetitorsCell cell = ts_competitors_set_sheet_get (self->sheet);
  g_autoptr (TsEventTables) trial = ts_event_tables_copy (set_of (self));
  g_autoptr (GError) error = NULL;

  ts_competitors_set_grid_show_draft (self->grid, &cell);
  ts_event_tables_put (trial, &self->place, &cell, &error);
  refuse (self, error);
}

/* --- taking --- */

gboolean
ts_competitors_set_desk_take (TsCompetitorsSetDesk *self)
{
  CompetitorsCell cell = ts_competitors_set_sheet_get (self->sheet);
  g_autoptr (GError) error = NULL;

  if (!ts_competitors_event_cell_equal (&cell, cell_of (self)) &&
      ts_event_tables_edit_put (self->edit, &self->place, &cell, &error)) {
    show_grid (self);
    g_signal_emit (self, signals[EDITED], 0);
  }
  refuse (self, error);
  return error == NULL;
}

/* The next face, or the first one of the next continent. FALSE: it was the last. */
static gboolean
go_on (TsCompetitorsSetDesk *self)
{
  CompetitorsPlace place = self->place;

  if (++place.face > COMPETITORS_FACES) {
    place.face = 1;
    place.continent++;
  }
  if (place.continent == COMPETITORS_CONTINENTS)
    return FALSE;
  ts_competitors_set_desk_go (self, &place);
  return TRUE;
}

/* On a phone the next text is written in the same sheet; else the grid has the focus, so that arrows go on
 * from there, and letters write. */
static void
on_take (TsCompetitorsSetDesk *self, int by)
{
  if (!ts_competitors_set_desk_take (self) || by == 0)
    return;
  if (!go_on (self) || !(self->narrow || self->low)) {
    leave_sheet (self);
    return;
  }
  ts_competitors_set_sheet_write (self->sheet, TRUE);
  /* The focus has not moved. */
  gtk_accessible_announce (GTK_ACCESSIBLE (self), ts_competitors_set_sheet_get_place (self->sheet),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
ts_competitors_set_desk_give_up (TsCompetitorsSetDesk *self)
{
  show_cell (self);
  leave_sheet (self);
}

static void
on_done (TsCompetitorsSetDesk *self)
{
  if (ts_competitors_set_desk_take (self))
    leave_sheet (self);
}

static void
on_empty (TsCompetitorsSetDesk *self)
{
  CompetitorsCell nothing = { 0 };

  if (cell_of (self)->text != NULL && ts_event_tables_edit_put (self->edit, &self->place, &nothing, NULL))
    g_signal_emit (self, signals[EDITED], 0);
  show_cell (self); /* without what was being written */
}

static void
on_choose (TsCompetitorsSetDesk *self, const CompetitorsPlace *place)
{
  CompetitorsPlace there = *place;

  if (!ts_competitors_set_desk_take (self)) {
    ts_competitors_set_sheet_write (self->sheet, FALSE);
    return;
  }
  ts_competitors_set_desk_go (self, &there);
  leave_sheet (self);
}

void
ts_competitors_set_desk_go_to_empty (TsCompetitorsSetDesk *self)
{
  CompetitorsPlace place;

  if (!ts_competitors_set_desk_take (self))
    return;
  place = self->place;
  /* On a phone the frame round a cell is not yet somebody's choice. */
  if (!self->narrow || self->writing || cell_of (self)->text != NULL)
    ts_event_tables_next_empty (set_of (self), &place);
  ts_competitors_set_desk_go (self, &place);
  if (self->narrow)
    open_sheet (self, FALSE);
  else
    leave_sheet (self);
}

/* --- from outside --- */

const CompetitorsPlace *
ts_competitors_set_desk_get_place (TsCompetitorsSetDesk *self)
{
  return &self->place;
}

gboolean
ts_competitors_set_desk_is_writing (TsCompetitorsSetDesk *self)
{
  return self->writing;
}

gboolean
ts_competitors_set_desk_is_refused (TsCompetitorsSetDesk *self)
{
  return self->refused;
}

void
ts_competitors_set_desk_focus (TsCompetitorsSetDesk *self)
{
  ts_competitors_set_grid_focus (self->grid);
}

void
ts_competitors_set_desk_set_size (TsCompetitorsSetDesk *self, gboolean narrow, gboolean low)
{
  self->narrow = narrow;
  self->low = low;
  ts_competitors_set_grid_set_narrow (self->grid, narrow);
  ts_competitors_set_sheet_set_narrow (self->sheet, narrow || low);
  show_rooms (self);
}

/* --- building --- */

static GtkWidget *
new_field (TsCompetitorsSetDesk *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->grid = ts_competitors_set_grid_new ();
  self->viewport = GTK_VIEWPORT (gtk_viewport_new (NULL, NULL));
  gtk_viewport_set_child (self->viewport, GTK_WIDGET (self->grid));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->viewport));
  gtk_widget_set_vexpand (scrolled, TRUE);
  return scrolled;
}

static void
connect (TsCompetitorsSetDesk *self)
{
  g_signal_connect_swapped (self->grid, "choose", G_CALLBACK (on_choose), self);
  g_signal_connect_swapped (self->grid, "write", G_CALLBACK (open_sheet), self);
  g_signal_connect_swapped (self->grid, "empty", G_CALLBACK (on_empty), self);
  g_signal_connect_swapped (self->grid, "forward", G_CALLBACK (on_forward), self);
  g_signal_connect_swapped (self->sheet, "draft", G_CALLBACK (on_draft), self);
  g_signal_connect_swapped (self->sheet, "take", G_CALLBACK (on_take), self);
  g_signal_connect_swapped (self->sheet, "give-up", G_CALLBACK (ts_competitors_set_desk_give_up), self);
  g_signal_connect_swapped (self->sheet, "empty", G_CALLBACK (on_empty), self);
  g_signal_connect_swapped (self->sheet, "done", G_CALLBACK (on_done), self);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->viewport)),
                           "notify::page-size", G_CALLBACK (on_page_size), self, G_CONNECT_SWAPPED);
}

static void
ts_competitors_set_desk_class_init (TsCompetitorsSetDeskClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[EDITED] = g_signal_new ("edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ts_competitors_set_desk_init (TsCompetitorsSetDesk *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->field = new_field (self);
  self->sheet = ts_competitors_set_sheet_new ();
  gtk_box_append (GTK_BOX (box), self->field);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sheet));
  adw_bin_set_child (ADW_BIN (self), box);
  ts_competitors_set_grid_set_writer (self->grid, ts_competitors_set_sheet_get_writer (self->sheet));
}

TsCompetitorsSetDesk *
ts_competitors_set_desk_new (TsEventTablesEdit *edit, const CompetitorsPlace *place)
{
  TsCompetitorsSetDesk *self = g_object_new (TS_TYPE_COMPETITORS_SET_DESK, NULL);

  self->edit = edit;
  self->place = *place;
  show_cell (self);
  connect (self);
  return self;
}
