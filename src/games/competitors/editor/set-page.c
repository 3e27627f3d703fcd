#include "set-page.h"

#include "config.h"
#include "event-tables-collection.h"
#include "set-bar.h"
#include "set-desk.h"
#include "set-head.h"
#include "set-note.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Below this there is no room for six continents beside each other; or for the grid above the sheet. They
 * grow with the text. */
#define NARROW "max-width: 700sp"
#define LOW    "max-height: 480sp"

struct _TsCompetitorsSetPage {
  AdwNavigationPage parent_instance;

  AdwBreakpointBin *bin;
  AdwBreakpoint *narrow, *low, *both;
  TsCompetitorsSetNote *note;
  TsCompetitorsSetHead *head;
  TsCompetitorsSetDesk *desk;
  GtkWidget *below; /* the next empty cell, where the head does not have it */

  TsEventTablesEdit *edit;
  gboolean asked;   /* for this cell, by a page that knows it; it is not open yet */
  gboolean unsaved; /* what is seen is not on disk */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetPage, ts_competitors_set_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TsEventTables *
set_of (TsCompetitorsSetPage *self)
{
  return ts_event_tables_edit_get_set (self->edit);
}

static gboolean
is_narrow (TsCompetitorsSetPage *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  return now != NULL && (now == self->narrow || now == self->both);
}

static gboolean
is_low (TsCompetitorsSetPage *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  return now != NULL && (now == self->low || now == self->both);
}

/* For those who do not see it. */
static void
announce (TsCompetitorsSetPage *self, const char *sentence)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* --- what is shown --- */

/* Where it is low, only the sheet is there while somebody writes. */
static void
show_rooms (TsCompetitorsSetPage *self, int left)
{
  gboolean writing = ts_competitors_set_desk_is_writing (self->desk);

  gtk_widget_set_visible (GTK_WIDGET (self->head), !(writing && is_low (self)));
  gtk_widget_set_visible (self->below, is_narrow (self) && !writing && left > 0);
}

static void
hold (TsCompetitorsSetPage *self)
{
  gboolean refused = ts_competitors_set_desk_is_refused (self->desk);

  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !refused && !self->unsaved);
}

static void
show (TsCompetitorsSetPage *self)
{
  int left = COMPETITORS_CELLS - ts_event_tables_count_all (set_of (self));
  /* Translators: a button; %d is how many cells are empty */
  g_autofree char *label = g_strdup_printf (_ ("Next Empty Cell (%d)"), left);

  ts_competitors_set_head_show (self->head, set_of (self), ts_competitors_set_desk_get_place (self->desk));
  gtk_button_set_label (GTK_BUTTON (self->below), label);
  show_rooms (self, left);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set.next-empty", left > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set.undo", ts_event_tables_edit_can_undo (self->edit));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set.redo", ts_event_tables_edit_can_redo (self->edit));
  hold (self);
}

/* Somebody wanted to write in one cell: where the sheet is not there anyway, it opens. */
static void
open_asked (TsCompetitorsSetPage *self)
{
  if (!self->asked || !is_narrow (self) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->asked = FALSE;
  ts_competitors_set_desk_write (self->desk);
}

static void
fit (TsCompetitorsSetPage *self)
{
  ts_competitors_set_head_set_narrow (self->head, is_narrow (self));
  ts_competitors_set_desk_set_size (self->desk, is_narrow (self), is_low (self));
  show (self);
  open_asked (self);
}

/* --- keeping --- */

static void
save (TsCompetitorsSetPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  self->unsaved = !ts_event_tables_save (set_of (self), &error);
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
on_edited (TsCompetitorsSetPage *self)
{
  show (self);
  save (self);
}

gboolean
ts_competitors_set_page_settle (TsCompetitorsSetPage *self)
{
  if (!ts_competitors_set_desk_take (self->desk)) {
    ts_competitors_set_desk_write (self->desk);
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
  if (ts_competitors_set_desk_is_refused (self->desk))
    ts_competitors_set_desk_give_up (self->desk);
  else
    save (self);
}

/* --- actions --- */

/* Goes to a cell, if what is written can be taken. */
static void
visit (TsCompetitorsSetPage *self, CompetitorsPlace place)
{
  if (ts_competitors_set_desk_take (self->desk))
    ts_competitors_set_desk_go (self->desk, &place);
  else
    show (self); /* where it still is */
}

static void
on_table (TsCompetitorsSetPage *self, guint table)
{
  CompetitorsPlace place = *ts_competitors_set_desk_get_place (self->desk);

  place.table = (CompetitorsTable) table;
  visit (self, place);
}

static void
other_table (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  CompetitorsPlace place = *ts_competitors_set_desk_get_place (self->desk);

  place.table = place.table == COMPETITORS_HAZARDS ? COMPETITORS_EVENTS : COMPETITORS_HAZARDS;
  visit (self, place);
}

static void
go_by_continents (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  CompetitorsPlace place = *ts_competitors_set_desk_get_place (self->desk);

  place.continent = CLAMP (place.continent + g_variant_get_int32 (target), 0, COMPETITORS_CONTINENTS - 1);
  visit (self, place);
}

static void
next_empty (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_competitors_set_desk_go_to_empty (TS_COMPETITORS_SET_PAGE (widget)->desk);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  CompetitorsPlace place;

  if (!ts_competitors_set_desk_take (self->desk))
    return;
  if (g_str_equal (name, "set.undo"))
    ts_event_tables_edit_undo (self->edit, &place);
  else if (ts_event_tables_edit_can_redo (
               self->edit)) /* what was written just now may be a change after it */
    ts_event_tables_edit_redo (self->edit, &place);
  else
    return;
  ts_competitors_set_desk_go (self->desk, &place);
  save (self);
}

static void
copy (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsCompetitorsSetPage *self = TS_COMPETITORS_SET_PAGE (widget);
  gboolean continent = g_str_equal (name, "set.copy-continent");
  CompetitorsPlace from = *ts_competitors_set_desk_get_place (self->desk);
  g_autofree char *text = NULL;

  if (!ts_competitors_set_desk_take (self->desk))
    return;
  from.face = continent ? 1 : from.face;
  text = ts_event_tables_copy_cells (set_of (self), &from, continent ? COMPETITORS_FACES : 1);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  announce (self, continent ? _ ("The continent was copied") : _ ("The cell was copied"));
}

void
ts_competitors_set_page_paste (TsCompetitorsSetPage *self, const char *text, gsize length)
{
  const CompetitorsPlace *place = ts_competitors_set_desk_get_place (self->desk);
  g_autoptr (GError) error = NULL;

  if (!ts_competitors_set_desk_take (self->desk))
    return;
  if (!ts_event_tables_edit_paste (self->edit, place, text, length, &error)) {
    ts_competitors_set_note_show (self->note, error->message, NULL);
    return;
  }
  ts_competitors_set_note_clear (self->note);
  ts_competitors_set_desk_go (self->desk, place);
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
new_below (void)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (button, "sheet-confirm");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "set-below");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "set.next-empty");
  return button;
}

static GtkWidget *
new_content (TsCompetitorsSetPage *self, const CompetitorsPlace *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->note = ts_competitors_set_note_new ();
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "set-said");
  self->head = ts_competitors_set_head_new ();
  self->desk = ts_competitors_set_desk_new (self->edit, place);
  self->below = new_below ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->desk));
  gtk_box_append (GTK_BOX (box), self->below);
  return box;
}

static AdwBreakpoint *
add_size (TsCompetitorsSetPage *self, const char *condition)
{
  AdwBreakpoint *breakpoint = adw_breakpoint_new (adw_breakpoint_condition_parse (condition));

  adw_breakpoint_bin_add_breakpoint (self->bin, breakpoint);
  return breakpoint;
}

static void
build (TsCompetitorsSetPage *self, const CompetitorsPlace *place)
{
  GtkWidget *toolbars = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), ts_competitors_set_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), new_content (self, place));
  self->bin = ADW_BREAKPOINT_BIN (adw_breakpoint_bin_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->bin), 300, 200);
  adw_breakpoint_bin_set_child (self->bin, toolbars);
  self->narrow = add_size (self, NARROW); /* the last one that holds counts */
  self->low = add_size (self, LOW);
  self->both = add_size (self, NARROW " and " LOW);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), GTK_WIDGET (self->bin));
}

static void
on_hiding (TsCompetitorsSetPage *self)
{
  if (!ts_competitors_set_desk_is_refused (self->desk))
    ts_competitors_set_desk_take (self->desk);
}

static void
on_showing (TsCompetitorsSetPage *self)
{
  ts_competitors_set_desk_focus (self->desk);
  open_asked (self);
}

static void
connect (TsCompetitorsSetPage *self)
{
  g_signal_connect_swapped (self->bin, "notify::current-breakpoint", G_CALLBACK (fit), self);
  g_signal_connect_swapped (self->head, "table", G_CALLBACK (on_table), self);
  g_signal_connect_swapped (self->desk, "changed", G_CALLBACK (show), self);
  g_signal_connect_swapped (self->desk, "edited", G_CALLBACK (on_edited), self);
  g_signal_connect_swapped (self->note, "help", G_CALLBACK (on_help), self);
  g_signal_connect (self, "hiding", G_CALLBACK (on_hiding), NULL);
  g_signal_connect (self, "shown", G_CALLBACK (on_showing), NULL);
  g_signal_connect (self, "map", G_CALLBACK (on_showing), NULL); /* it may be the first page of the dialog */
}

/* --- the page --- */

static void
finalize (GObject *object)
{
  g_clear_pointer (&TS_COMPETITORS_SET_PAGE (object)->edit, ts_event_tables_edit_free);
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
ts_competitors_set_page_init (TsCompetitorsSetPage *self G_GNUC_UNUSED)
{
}

const char *
ts_competitors_set_page_get_id (TsCompetitorsSetPage *self)
{
  return set_of (self)->id;
}

AdwNavigationPage *
ts_competitors_set_page_new (TsEventTables *set, const CompetitorsPlace *place)
{
  TsCompetitorsSetPage *self = g_object_new (TS_TYPE_COMPETITORS_SET_PAGE, "title", set->title, NULL);
  CompetitorsPlace first = { .face = 1 };
  CompetitorsPlace last = { COMPETITORS_EVENTS, COMPETITORS_CONTINENTS - 1, COMPETITORS_FACES };

  self->edit = ts_event_tables_edit_new (set);
  self->asked = place != NULL;
  if (place == NULL)
    place = ts_event_tables_next_empty (set, &last) ? &last : &first; /* it goes round to the first cell */
  build (self, place);
  connect (self);
  fit (self);
  return ADW_NAVIGATION_PAGE (self);
}
