#include "set-page.h"

#include "config.h"
#include "own-sets.h"
#include "set-grid.h"
#include "set-note.h"
#include "set-sheet.h"
#include "table-edit.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Below this there is no room for six continents beside each other; or for the grid above the sheet. They
 * grow with the text. */
#define NARROW "max-width: 700sp"
#define LOW    "max-height: 480sp"

struct _TsCompetitorsSetPage {
  AdwNavigationPage parent_instance;

  AdwToggleGroup *tables;
  GtkWidget *top; /* the tables and the continent */
  GtkWidget *continents;
  GtkLabel *continent;
  GtkWidget *before, *after; /* the continents */
  GtkViewport *viewport;
  GtkWidget *field; /* around the grid */
  TsCompetitorsSetGrid *grid;
  TsCompetitorsSetSheet *sheet;
  GtkLabel *left;          /* how many are empty */
  GtkWidget *next, *below; /* the next empty one: beside the tables, or below the grid */
  TsCompetitorsSetNote *note;

  CompetitorsTableEdit *edit;
  CompetitorsPlace place;
  gboolean narrow, low;
  gboolean asked;   /* for this cell, by a page that knows it; it is not open yet */
  gboolean writing; /* the sheet is open */
  gboolean refused; /* what is written cannot be taken */
  gboolean unsaved; /* what is seen is not on disk */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetPage, ts_competitors_set_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const CompetitorsTableSet *
set_of (TsCompetitorsSetPage *self)
{
  return ts_table_edit_get_set (self->edit);
}

static const CompetitorsCell *
cell_of (TsCompetitorsSetPage *self)
{
  return ts_table_set_cell (set_of (self), &self->place);
}

/* For those who do not see it. */
static void
announce (TsCompetitorsSetPage *self, const char *sentence)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* --- what is shown --- */

/* The sheet is always there beside a wide grid; else while somebody writes, and alone where it is low. */
static void
show_rooms (TsCompetitorsSetPage *self)
{
  gboolean alone = self->writing && self->low;

  gtk_widget_set_visible (GTK_WIDGET (self->sheet), self->writing || !(self->narrow || self->low));
  gtk_widget_set_visible (self->field, !alone);
  gtk_widget_set_visible (self->top, !alone);
  gtk_widget_set_visible (self->continents, self->narrow);
  gtk_widget_set_visible (self->next, !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->left), !self->narrow);
  gtk_widget_set_visible (self->below, self->narrow && !self->writing &&
                                           ts_table_set_count_all (set_of (self)) < COMPETITORS_CELLS);
}

static void
show_left (TsCompetitorsSetPage *self)
{
  int left = COMPETITORS_CELLS - ts_table_set_count_all (set_of (self));
  g_autofree char *text =
      left > 0 ? g_strdup_printf (ngettext ("%d cell is empty", "%d cells are empty", left), left)
               : g_strdup (_ ("All is typed in"));
  /* Translators: a button; %d is how many cells are empty */
  g_autofree char *label = g_strdup_printf (_ ("Next Empty Cell (%d)"), left);

  gtk_label_set_label (self->left, text);
  gtk_button_set_label (GTK_BUTTON (self->below), label);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set.next-empty", left > 0);
  show_rooms (self);
}

static void
show_continent (TsCompetitorsSetPage *self)
{
  int n = ts_table_set_count (set_of (self), self->place.table, self->place.continent);
  g_autofree char *text =
      /* Translators: a continent, how many of its cells are typed in, and of how many */
      g_strdup_printf (_ ("%s, %d of %d"), _ (ts_competitors_continents[self->place.continent].label), n,
                       COMPETITORS_FACES);

  gtk_label_set_label (self->continent, text);
  gtk_widget_set_sensitive (self->before, self->place.continent > 0);
  gtk_widget_set_sensitive (self->after, self->place.continent < COMPETITORS_CONTINENTS - 1);
}

/* All but the sheet, in which somebody may be writing. */
static void
show_set (TsCompetitorsSetPage *self)
{
  ts_competitors_set_grid_show (self->grid, set_of (self), &self->place);
  adw_toggle_group_set_active (self->tables, (guint) self->place.table);
  show_continent (self);
  show_left (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set.undo", ts_table_edit_can_undo (self->edit));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set.redo", ts_table_edit_can_redo (self->edit));
}

static void
hold (TsCompetitorsSetPage *self)
{
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !self->refused && !self->unsaved);
}

static void
refuse (TsCompetitorsSetPage *self, const GError *error)
{
  self->refused = error != NULL;
  ts_competitors_set_sheet_refuse (self->sheet, error != NULL ? error->message : NULL);
  hold (self);
}

static void
show_sheet (TsCompetitorsSetPage *self)
{
  ts_competitors_set_sheet_show (self->sheet, &self->place, cell_of (self));
  refuse (self, NULL);
}

/* Goes to a cell; what is written was taken before. */
static void
go (TsCompetitorsSetPage *self, const CompetitorsPlace *place)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->grid)) != NULL;

  self->place = *place;
  show_set (self);
  show_sheet (self);
  if (focused)
    ts_competitors_set_grid_focus (self->grid);
  gtk_viewport_scroll_to (self->viewport, ts_competitors_set_grid_get_chosen (self->grid), NULL);
}

/* --- keeping --- */

static void
save (TsCompetitorsSetPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  self->unsaved = !ts_own_sets_save (set_of (self), &error);
  hold (self);
  if (!self->unsaved) {
    ts_competitors_set_note_clear (self->note);
    g_signal_emit (self, signals[CHANGED], 0);
    return;
  }
  /* Translators: %s is what the system says about it */
  sentence =
      g_strdup_printf (_ ("This could not be saved, and is only on the screen yet: %s"), error->message);
  ts_competitors_set_note_show (self->note, sentence, _ ("Try Again"));
}

static void
take_change (TsCompetitorsSetPage *self)
{
  show_set (self);
  save (self);
}

/* Takes what is written. FALSE if it cannot be: the sheet says why. */
static gboolean
take (TsCompetitorsSetPage *self)
{
  CompetitorsCell cell = ts_competitors_set_sheet_get (self->sheet);
  g_autoptr (GError) error = NULL;

  if (ts_competitors_cell_equal (&cell, cell_of (self))) {
    refuse (self, NULL);
    return TRUE;
  }
  if (ts_table_edit_put (self->edit, &self->place, &cell, &error))
    take_change (self);
  refuse (self, error);
  return error == NULL;
}

/* --- writing --- */

static void
set_writing (TsCompetitorsSetPage *self, gboolean writing)
{
  self->writing = writing;
  show_rooms (self);
}

static void
on_write (TsCompetitorsSetPage *self, gboolean anew)
{
  set_writing (self, TRUE);
  ts_competitors_set_sheet_write (self->sheet, anew);
}

static void
on_forward (TsCompetitorsSetPage *self)
{
  set_writing (self, TRUE);
  ts_competitors_set_sheet_go_on (self->sheet);
}

static void
leave_sheet (TsCompetitorsSetPage *self)
{
  set_writing (self, FALSE);
  ts_competitors_set_grid_focus (self->grid);
}

static void
on_draft (TsCompetitorsSetPage *self)
{
  CompetitorsCell cell = ts_competitors_set_sheet_get (self->sheet);
  g_autoptr (CompetitorsTableSet) trial = ts_table_set_copy (set_of (self));
  g_autoptr (GError) error = NULL;

  ts_competitors_set_grid_show_draft (self->grid, &cell);
  ts_table_set_put (trial, &self->place, &cell, &error);
  refuse (self, error);
}

/* The next face, or the first one of the next continent. FALSE: it was the last. */
static gboolean
go_on (TsCompetitorsSetPage *self)
{
  CompetitorsPlace place = self->place;

  if (++place.face > COMPETITORS_FACES) {
    place.face = 1;
    place.continent++;
  }
  if (place.continent == COMPETITORS_CONTINENTS)
    return FALSE;
  go (self, &place);
  return TRUE;
}

/* On a phone the next text is written in the same sheet; else the grid has the focus, so that arrows go on
 * from there, and letters write. */
static void
on_take (TsCompetitorsSetPage *self, int by)
{
  if (!take (self) || by == 0)
    return;
  if (!go_on (self) || !(self->narrow || self->low)) {
    leave_sheet (self);
    return;
  }
  ts_competitors_set_sheet_write (self->sheet, TRUE);
  announce (self, ts_competitors_set_sheet_get_place (self->sheet)); /* the focus has not moved */
}

static void
on_give_up (TsCompetitorsSetPage *self)
{
  show_set (self);
  show_sheet (self);
  leave_sheet (self);
}

gboolean
ts_competitors_set_page_settle (TsCompetitorsSetPage *self)
{
  if (!take (self)) {
    on_write (self, FALSE);
    ts_competitors_set_note_show (self->note, _ ("What is written in this cell cannot be kept as it is."),
                                  _ ("Leave It as It Was"));
    return FALSE;
  }
  if (!self->unsaved)
    return TRUE;
  save (self);
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), TRUE); /* they were told */
  return !self->unsaved;
}

/* The way out of what the note tells. */
static void
on_help (TsCompetitorsSetPage *self)
{
  if (self->refused)
    on_give_up (self);
  else
    save (self);
}

static void
on_done (TsCompetitorsSetPage *self)
{
  if (take (self))
    leave_sheet (self);
}

static void
on_empty (TsCompetitorsSetPage *self)
{
  CompetitorsCell nothing = { 0 };

  if (cell_of (self)->text != NULL && ts_table_edit_put (self->edit, &self->place, &nothing, NULL))
    take_change (self);
  else
    show_set (self); /* without what was being written */
  show_sheet (self);
}

static void
on_choose (TsCompetitorsSetPage *self, const CompetitorsPlace *place)
{
  CompetitorsPlace there = *place;

  if (!take (self)) {
    ts_competitors_set_sheet_write (self->sheet, FALSE);
    return;
  }
  go (self, &there);
  leave_sheet (self);
}

/* --- actions --- */

static void
on_table (TsCompetitorsSetPage *self)
{
  CompetitorsPlace place = self->place;

  place.table = (CompetitorsTable) adw_toggle_group_get_active (self->tables);
  if (place.table == self->place.table)
    return;
  if (take (self))
    go (self, &place);
  else
    adw_toggle_group_set_active (self->tables, (guint) self->place.table);
}

static void
other_table (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);

  adw_toggle_group_set_active (self->tables, self->place.table == COMPETITORS_HAZARDS ? COMPETITORS_EVENTS
                                                                                      : COMPETITORS_HAZARDS);
}

static void
go_by_continents (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  CompetitorsPlace place = self->place;

  place.continent = CLAMP (place.continent + g_variant_get_int32 (target), 0, COMPETITORS_CONTINENTS - 1);
  if (take (self))
    go (self, &place);
}

static void
next_empty (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  CompetitorsPlace place;

  if (!take (self))
    return;
  place = self->place;
  /* On a phone the frame round a cell is not yet somebody's choice. */
  if (!self->narrow || self->writing || cell_of (self)->text != NULL)
    ts_table_set_next_empty (set_of (self), &place);
  go (self, &place);
  if (self->narrow)
    on_write (self, FALSE);
  else
    leave_sheet (self);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  CompetitorsPlace place;

  if (!take (self))
    return;
  if (g_str_equal (name, "set.undo"))
    ts_table_edit_undo (self->edit, &place);
  else if (ts_table_edit_can_redo (self->edit)) /* what was written just now may be a change after it */
    ts_table_edit_redo (self->edit, &place);
  else
    return;
  go (self, &place);
  save (self);
}

static void
copy (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  gboolean continent = g_str_equal (name, "set.copy-continent");
  CompetitorsPlace from = self->place;
  g_autofree char *text = NULL;

  if (!take (self))
    return;
  from.face = continent ? 1 : from.face;
  text = ts_table_set_copy_cells (set_of (self), &from, continent ? COMPETITORS_FACES : 1);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  announce (self, continent ? _ ("The continent was copied") : _ ("The cell was copied"));
}

void
ts_competitors_set_page_paste (TsCompetitorsSetPage *self, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;

  if (!take (self))
    return;
  if (!ts_table_edit_paste (self->edit, &self->place, text, length, &error)) {
    ts_competitors_set_note_show (self->note, error->message, NULL);
    return;
  }
  ts_competitors_set_note_clear (self->note);
  go (self, &self->place);
  save (self);
  announce (self, _ ("The cells were pasted"));
}

static void
on_clipboard (GObject *clipboard, GAsyncResult *result, gpointer page)
{
  g_autoptr (TsCompetitorsSetPage) self = page;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  ts_competitors_set_page_paste (self, text != NULL ? text : "", text != NULL ? strlen (text) : 0);
}

static void
paste (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_clipboard,
                                 g_object_ref (widget));
}

/* --- building --- */

static GtkWidget *
new_arrow (const char *icon, const char *name, int by)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "set-button");
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "set.continent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", by);
  return button;
}

static GtkWidget *
new_continents (TsCompetitorsSetPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->before = new_arrow ("go-previous-symbolic", _ ("The continent before"), -1);
  self->after = new_arrow ("go-next-symbolic", _ ("The continent after"), 1);
  self->continent = GTK_LABEL (ts_text_new (NULL, "sheet-title"));
  gtk_label_set_xalign (self->continent, 0.5f);
  gtk_label_set_justify (self->continent, GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (GTK_WIDGET (self->continent), TRUE);
  gtk_box_append (GTK_BOX (box), self->before);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->continent));
  gtk_box_append (GTK_BOX (box), self->after);
  self->continents = box;
  return box;
}

static AdwToggleGroup *
new_tables (void)
{
  AdwToggleGroup *group = ADW_TOGGLE_GROUP (adw_toggle_group_new ());

  for (int table = 0; table < COMPETITORS_TABLES; table++) {
    AdwToggle *toggle = adw_toggle_new ();

    adw_toggle_set_label (toggle, _ (ts_competitors_tables[table].label));
    adw_toggle_group_add (group, toggle);
  }
  adw_toggle_group_set_can_shrink (group, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (group), "set-tables");
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
  return group;
}

static GtkWidget *
new_top (TsCompetitorsSetPage *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->tables = new_tables ();
  gtk_widget_set_hexpand (GTK_WIDGET (self->tables), TRUE);
  self->left = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->left), "set-filled");
  self->next = gtk_button_new_with_mnemonic (_ ("Next _Empty Cell"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "set.next-empty");
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->tables));
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->left));
  gtk_box_append (GTK_BOX (row), self->next);
  gtk_box_append (GTK_BOX (top), row);
  gtk_box_append (GTK_BOX (top), new_continents (self));
  gtk_widget_add_css_class (top, "set-top");
  return top;
}

static GtkWidget *
new_field (TsCompetitorsSetPage *self)
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

static GtkWidget *
new_content (TsCompetitorsSetPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->note = ts_competitors_set_note_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "set-said");
  self->top = new_top (self);
  self->field = new_field (self);
  self->sheet = ts_competitors_set_sheet_new ();
  self->below = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->below, "sheet-confirm");
  gtk_widget_add_css_class (self->below, "suggested-action");
  gtk_widget_add_css_class (self->below, "set-below");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->below), "set.next-empty");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), self->top);
  gtk_box_append (GTK_BOX (box), self->field);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sheet));
  gtk_box_append (GTK_BOX (box), self->below);
  return box;
}

static void
add_bar_button (AdwHeaderBar *bar, const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_header_bar_pack_start (bar, button);
}

static GtkWidget *
new_bar (void)
{
  AdwHeaderBar *bar = ADW_HEADER_BAR (adw_header_bar_new ());
  GtkWidget *more = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  add_bar_button (bar, "edit-undo-symbolic", _ ("Undo"), "set.undo");
  add_bar_button (bar, "edit-redo-symbolic", _ ("Redo"), "set.redo");
  g_menu_append (menu, _ ("_Paste from a Spreadsheet"), "set.paste");
  g_menu_append (menu, _ ("_Copy the Cell"), "set.copy");
  g_menu_append (menu, _ ("Copy the C_ontinent"), "set.copy-continent");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (more), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (more), "view-more-symbolic");
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (more), TRUE);
  gtk_widget_set_tooltip_text (more, _ ("Copy and paste"));
  adw_header_bar_pack_end (bar, more);
  return GTK_WIDGET (bar);
}

/* --- sizes --- */

typedef struct {
  TsCompetitorsSetPage *page; /* which has what the size is of */
  gboolean narrow, low;
} Size;

static gboolean
scroll_to_chosen (gpointer page)
{
  TsCompetitorsSetPage *self = page;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->viewport)))
    gtk_viewport_scroll_to (self->viewport, ts_competitors_set_grid_get_chosen (self->grid), NULL);
  return G_SOURCE_REMOVE;
}

/* The sheet came or went. */
static void
on_page_size (TsCompetitorsSetPage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, scroll_to_chosen, g_object_ref (self), g_object_unref);
}

/* Somebody wanted to write in one cell: where the sheet is not there anyway, it opens. */
static void
open_asked (TsCompetitorsSetPage *self)
{
  if (!self->asked || !self->narrow || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->asked = FALSE;
  on_write (self, FALSE);
}

static void
set_size (TsCompetitorsSetPage *self, gboolean narrow, gboolean low)
{
  self->narrow = narrow;
  self->low = low;
  ts_competitors_set_grid_set_narrow (self->grid, narrow);
  ts_competitors_set_sheet_set_narrow (self->sheet, narrow || low);
  show_rooms (self);
  open_asked (self);
}

static void
on_size (Size *size)
{
  set_size (size->page, size->narrow, size->low);
}

static void
on_room (TsCompetitorsSetPage *self)
{
  set_size (self, FALSE, FALSE);
}

static void
free_size (gpointer size, GClosure *closure G_GNUC_UNUSED)
{
  g_free (size);
}

static void
add_size (
    TsCompetitorsSetPage *self, AdwBreakpointBin *bin, const char *condition, gboolean narrow, gboolean low)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse (condition));
  Size *size = g_new (Size, 1);

  *size = (Size) { self, narrow, low };
  g_signal_connect_data (breakpoint, "apply", G_CALLBACK (on_size), size, free_size, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (breakpoint, "unapply", G_CALLBACK (on_room), self);
  adw_breakpoint_bin_add_breakpoint (bin, breakpoint);
}

/* The last one that holds counts. */
static GtkWidget *
new_bin (TsCompetitorsSetPage *self, GtkWidget *child)
{
  GtkWidget *bin = adw_breakpoint_bin_new ();

  gtk_widget_set_size_request (bin, 300, 200);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (bin), child);
  add_size (self, ADW_BREAKPOINT_BIN (bin), NARROW, TRUE, FALSE);
  add_size (self, ADW_BREAKPOINT_BIN (bin), LOW, FALSE, TRUE);
  add_size (self, ADW_BREAKPOINT_BIN (bin), NARROW " and " LOW, TRUE, TRUE);
  return bin;
}

/* --- the page --- */

static void
on_hiding (TsCompetitorsSetPage *self)
{
  if (!self->refused)
    take (self);
}

static void
on_showing (TsCompetitorsSetPage *self)
{
  ts_competitors_set_grid_focus (self->grid);
  open_asked (self);
}

static void
finalize (GObject *object)
{
  g_clear_pointer (&TS_COMPETITORS_SET_PAGE (object)->edit, ts_table_edit_free);
  G_OBJECT_CLASS (ts_competitors_set_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "set.undo", NULL, undo);
  gtk_widget_class_install_action (class, "set.redo", NULL, undo);
  gtk_widget_class_install_action (class, "set.copy", NULL, copy);
  gtk_widget_class_install_action (class, "set.copy-continent", NULL, copy);
  gtk_widget_class_install_action (class, "set.paste", NULL, paste);
  gtk_widget_class_install_action (class, "set.next-empty", NULL, next_empty);
  gtk_widget_class_install_action (class, "set.other-table", NULL, other_table);
  gtk_widget_class_install_action (class, "set.continent", "i", go_by_continents);
  gtk_widget_class_add_binding_action (class, GDK_KEY_z, GDK_CONTROL_MASK, "set.undo", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "set.redo", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_c, GDK_CONTROL_MASK, "set.copy", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "set.copy-continent", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_v, GDK_CONTROL_MASK, "set.paste", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_e, GDK_CONTROL_MASK, "set.next-empty", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, "set.other-table", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, "set.other-table", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Page_Down, 0, "set.continent", "i", 1);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Page_Up, 0, "set.continent", "i", -1);
}

static void
ts_competitors_set_page_class_init (TsCompetitorsSetPageClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
connect (TsCompetitorsSetPage *self)
{
  g_signal_connect_swapped (self->grid, "choose", G_CALLBACK (on_choose), self);
  g_signal_connect_swapped (self->grid, "write", G_CALLBACK (on_write), self);
  g_signal_connect_swapped (self->grid, "empty", G_CALLBACK (on_empty), self);
  g_signal_connect_swapped (self->grid, "forward", G_CALLBACK (on_forward), self);
  g_signal_connect_swapped (self->sheet, "draft", G_CALLBACK (on_draft), self);
  g_signal_connect_swapped (self->sheet, "take", G_CALLBACK (on_take), self);
  g_signal_connect_swapped (self->sheet, "give-up", G_CALLBACK (on_give_up), self);
  g_signal_connect_swapped (self->sheet, "empty", G_CALLBACK (on_empty), self);
  g_signal_connect_swapped (self->sheet, "done", G_CALLBACK (on_done), self);
  g_signal_connect_swapped (self->tables, "notify::active", G_CALLBACK (on_table), self);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->viewport)),
                           "notify::page-size", G_CALLBACK (on_page_size), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->note, "help", G_CALLBACK (on_help), self);
  g_signal_connect (self, "hiding", G_CALLBACK (on_hiding), NULL);
  g_signal_connect (self, "shown", G_CALLBACK (on_showing), NULL);
  g_signal_connect (self, "map", G_CALLBACK (on_showing), NULL); /* it may be the first page of the dialog */
}

static void
ts_competitors_set_page_init (TsCompetitorsSetPage *self)
{
  GtkWidget *toolbars = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), new_bar ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), new_content (self));
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), new_bin (self, toolbars));
  ts_competitors_set_grid_set_writer (self->grid, ts_competitors_set_sheet_get_writer (self->sheet));
}

const char *
ts_competitors_set_page_get_id (TsCompetitorsSetPage *self)
{
  return set_of (self)->id;
}

AdwNavigationPage *
ts_competitors_set_page_new (CompetitorsTableSet *set, const CompetitorsPlace *place)
{
  TsCompetitorsSetPage *self = g_object_new (TS_TYPE_COMPETITORS_SET_PAGE, "title", set->title, NULL);
  CompetitorsPlace last = { COMPETITORS_EVENTS, COMPETITORS_CONTINENTS - 1, COMPETITORS_FACES };

  self->edit = ts_table_edit_new (set);
  self->place.face = 1;
  self->asked = place != NULL;
  if (place != NULL)
    self->place = *place;
  else if (ts_table_set_next_empty (set, &last)) /* goes round to the first cell */
    self->place = last;
  show_set (self);
  show_sheet (self);
  set_size (self, FALSE, FALSE);
  connect (self);
  return ADW_NAVIGATION_PAGE (self);
}
