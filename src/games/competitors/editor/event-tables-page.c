#include "event-tables-page.h"

#include "config.h"
#include "event-tables-collection.h"
#include "event-tables-editor.h"
#include "widgets/notice.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsEventTablesPage {
  AdwNavigationPage parent_instance;

  AdwBreakpointBin *bin;
  AdwBreakpoint *narrow; /* no room for six continents beside each other */
  AdwBreakpoint *low;    /* none for the grid above the sheet */
  AdwBreakpoint *both;
  AdwBanner *notice;
  GtkWidget *head;
  AdwToggleGroup *tables;
  GtkLabel *left; /* how many cells are empty */
  GtkWidget *next;
  GtkWidget *continents; /* where there is room for one only: which one that is, and the way to the others */
  GtkLabel *continent;
  GtkWidget *before, *after;
  TsEventTablesEditor *editor;
  GtkButton *below; /* the next empty cell, where the head does not have it */

  TsEventTablesEdit *edit;
  gboolean asked;                        /* for this cell, by a page that knows it; it is not open yet */
  gboolean unsaved;                      /* what is seen is not on disk */
  void (*way_out) (TsEventTablesPage *); /* what the button of the notice does, or NULL: it is understood */
};

G_DEFINE_FINAL_TYPE (TsEventTablesPage, ts_event_tables_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const TsEventTables *
set_of (TsEventTablesPage *self)
{
  return ts_event_tables_edit_get_set (self->edit);
}

static const CompetitorsPlace *
place_of (TsEventTablesPage *self)
{
  return ts_event_tables_editor_get_place (self->editor);
}

static gboolean
is_narrow (TsEventTablesPage *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  return now != NULL && (now == self->narrow || now == self->both);
}

static gboolean
is_low (TsEventTablesPage *self)
{
  AdwBreakpoint *now = adw_breakpoint_bin_get_current_breakpoint (self->bin);

  return now != NULL && (now == self->low || now == self->both);
}

/* Until it is read. */
static void
refuse (TsEventTablesPage *self,
        const char *sentence,
        const char *button,
        void (*way_out) (TsEventTablesPage *))
{
  self->way_out = way_out;
  ts_notice_show (self->notice, sentence, button);
}

/* For those who do not see it. */
static void
announce (TsEventTablesPage *self, const char *sentence)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (gtk_widget_get_root (GTK_WIDGET (self))), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* --- what is shown --- */

/* Where it is low, only the sheet is there while somebody writes. */
static void
show_rooms (TsEventTablesPage *self, int left)
{
  gboolean narrow = is_narrow (self), writing = ts_event_tables_editor_is_writing (self->editor);

  gtk_widget_set_visible (self->head, !(writing && is_low (self)));
  gtk_widget_set_visible (self->continents, narrow);
  gtk_widget_set_visible (self->next, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->left), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->below), narrow && !writing && left > 0);
}

/* How many cells are empty, in all and on the continent of the chosen one. */
static void
show_counts (TsEventTablesPage *self, int left)
{
  const CompetitorsPlace *place = place_of (self);
  g_autofree char *text =
      left > 0 ? g_strdup_printf (ngettext ("%d cell is empty", "%d cells are empty", left), left)
               : g_strdup (_ ("All is typed in"));
  /* Translators: a button; %d is how many cells are empty */
  g_autofree char *below = g_strdup_printf (_ ("Next Empty Cell (%d)"), left);
  /* Translators: a continent, how many of its cells are typed in, and of how many */
  g_autofree char *filled = g_strdup_printf (
      _ ("%s, %d of %d"), _ (ts_competitors_continents[place->continent].label),
      ts_event_tables_count (set_of (self), place->table, place->continent), COMPETITORS_FACES);

  gtk_label_set_label (self->left, text);
  gtk_button_set_label (self->below, below);
  gtk_label_set_label (self->continent, filled);
}

static void
hold (TsEventTablesPage *self)
{
  gboolean refused = ts_event_tables_editor_is_refused (self->editor);

  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !refused && !self->unsaved);
}

/* All around the editor. */
static void
show (TsEventTablesPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int left = COMPETITORS_CELLS - ts_event_tables_count_all (set_of (self));

  adw_toggle_group_set_active (self->tables, (guint) place_of (self)->table);
  show_counts (self, left);
  show_rooms (self, left);
  gtk_widget_set_sensitive (self->before, place_of (self)->continent > 0);
  gtk_widget_set_sensitive (self->after, place_of (self)->continent < COMPETITORS_CONTINENTS - 1);
  gtk_widget_action_set_enabled (widget, "tables.next-empty", left > 0);
  gtk_widget_action_set_enabled (widget, "tables.undo", ts_event_tables_edit_can_undo (self->edit));
  gtk_widget_action_set_enabled (widget, "tables.redo", ts_event_tables_edit_can_redo (self->edit));
  hold (self);
}

/* Somebody wanted to write in one cell: where the sheet is not there anyway, it opens. */
static void
open_asked (TsEventTablesPage *self)
{
  if (!self->asked || !is_narrow (self) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->asked = FALSE;
  ts_event_tables_editor_write (self->editor);
}

static void
fit (TsEventTablesPage *self)
{
  ts_event_tables_editor_set_size (self->editor, is_narrow (self), is_low (self));
  show (self);
  open_asked (self);
}

/* --- keeping --- */

static void
save (TsEventTablesPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  self->unsaved = !ts_event_tables_save (set_of (self), &error);
  hold (self);
  if (!self->unsaved) {
    adw_banner_set_revealed (self->notice, FALSE);
    g_signal_emit (self, signals[CHANGED], 0);
    return;
  }
  /* Translators: %s is what the system says about it */
  sentence =
      g_strdup_printf (_ ("This could not be saved, and is only on the screen yet: %s"), error->message);
  refuse (self, sentence, _ ("Try Again"), save);
}

static void
on_edited (TsEventTablesPage *self)
{
  show (self);
  save (self);
}

static void
give_up (TsEventTablesPage *self)
{
  if (ts_event_tables_editor_is_refused (self->editor))
    ts_event_tables_editor_give_up (self->editor);
}

gboolean
ts_event_tables_page_settle (TsEventTablesPage *self)
{
  if (!ts_event_tables_editor_take (self->editor)) {
    ts_event_tables_editor_write (self->editor);
    refuse (self, _ ("What is written in this cell cannot be kept as it is."), _ ("Leave It as It Was"),
            give_up);
    return FALSE;
  }
  if (!self->unsaved)
    return TRUE;
  save (self);
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), TRUE); /* they were told */
  return !self->unsaved;
}

static void
on_notice (TsEventTablesPage *self)
{
  adw_banner_set_revealed (self->notice, FALSE);
  if (self->way_out != NULL)
    self->way_out (self);
}

/* --- going about --- */

/* Goes to a cell, if what is written can be taken. */
static void
visit (TsEventTablesPage *self, CompetitorsPlace place)
{
  if (ts_event_tables_editor_take (self->editor))
    ts_event_tables_editor_go (self->editor, &place);
  else
    show (self); /* where it still is */
}

static void
on_table (TsEventTablesPage *self)
{
  CompetitorsPlace place = *place_of (self);

  place.table = (CompetitorsTable) adw_toggle_group_get_active (self->tables);
  if (place.table != place_of (self)->table)
    visit (self, place);
}

static void
other_table (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  TsEventTablesPage *self = TS_EVENT_TABLES_PAGE (widget);
  CompetitorsPlace place = *place_of (self);

  place.table = place.table == COMPETITORS_HAZARDS ? COMPETITORS_EVENTS : COMPETITORS_HAZARDS;
  visit (self, place);
}

static void
go_by_continents (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesPage *self = TS_EVENT_TABLES_PAGE (widget);
  CompetitorsPlace place = *place_of (self);

  place.continent = CLAMP (place.continent + g_variant_get_int32 (target), 0, COMPETITORS_CONTINENTS - 1);
  visit (self, place);
}

static void
next_empty (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_event_tables_editor_go_to_empty (TS_EVENT_TABLES_PAGE (widget)->editor);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsEventTablesPage *self = TS_EVENT_TABLES_PAGE (widget);
  CompetitorsPlace place;

  if (!ts_event_tables_editor_take (self->editor))
    return;
  if (g_str_equal (name, "tables.undo"))
    ts_event_tables_edit_undo (self->edit, &place);
  else if (ts_event_tables_edit_can_redo (
               self->edit)) /* what was written just now may be a change after it */
    ts_event_tables_edit_redo (self->edit, &place);
  else
    return;
  ts_event_tables_editor_go (self->editor, &place);
  save (self);
}

/* --- a spreadsheet --- */

static void
copy (GtkWidget *widget, const char *name, GVariant *target G_GNUC_UNUSED)
{
  TsEventTablesPage *self = TS_EVENT_TABLES_PAGE (widget);
  gboolean continent = g_str_equal (name, "tables.copy-continent");
  CompetitorsPlace from = *place_of (self);
  g_autofree char *text = NULL;

  if (!ts_event_tables_editor_take (self->editor))
    return;
  from.face = continent ? 1 : from.face;
  text = ts_event_tables_copy_cells (set_of (self), &from, continent ? COMPETITORS_FACES : 1);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  announce (self, continent ? _ ("The continent was copied") : _ ("The cell was copied"));
}

void
ts_event_tables_page_paste (TsEventTablesPage *self, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;

  if (!ts_event_tables_editor_take (self->editor))
    return;
  if (!ts_event_tables_edit_paste (self->edit, place_of (self), text, length, &error)) {
    refuse (self, error->message, NULL, NULL);
    return;
  }
  ts_event_tables_editor_go (self->editor, place_of (self));
  save (self);
  announce (self, _ ("The cells were pasted"));
}

static void
on_clipboard (GObject *clipboard, GAsyncResult *result, gpointer page)
{
  g_autoptr (TsEventTablesPage) self = page;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  ts_event_tables_page_paste (self, text != NULL ? text : "", text != NULL ? strlen (text) : 0);
}

static void
paste (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, on_clipboard,
                                 g_object_ref (widget));
}

/* --- the page --- */

static void
on_hiding (TsEventTablesPage *self)
{
  if (!ts_event_tables_editor_is_refused (self->editor))
    ts_event_tables_editor_take (self->editor);
}

/* It may be the first page of the dialog. */
static void
on_shown (TsEventTablesPage *self)
{
  ts_event_tables_editor_focus (self->editor);
  open_asked (self);
}

static void
finalize (GObject *object)
{
  g_clear_pointer (&TS_EVENT_TABLES_PAGE (object)->edit, ts_event_tables_edit_free);
  G_OBJECT_CLASS (ts_event_tables_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *class)
{
  g_type_ensure (TS_TYPE_EVENT_TABLES_EDITOR);
  ts_title_set_template (class, "/org/tableside/Tableside/event-tables-page.ui");
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, bin);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, narrow);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, low);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, both);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, notice);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, head);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, tables);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, left);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, next);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, continents);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, continent);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, before);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, after);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, editor);
  gtk_widget_class_bind_template_child (class, TsEventTablesPage, below);
  gtk_widget_class_bind_template_callback (class, on_hiding);
  gtk_widget_class_bind_template_callback (class, on_shown);
  gtk_widget_class_bind_template_callback (class, fit);
  gtk_widget_class_bind_template_callback (class, on_notice);
  gtk_widget_class_bind_template_callback (class, on_table);
  gtk_widget_class_bind_template_callback (class, show);
  gtk_widget_class_bind_template_callback (class, on_edited);
}

static void
install_actions (GtkWidgetClass *class)
{
  static const struct {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_z, GDK_CONTROL_MASK, "tables.undo" },
    { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "tables.redo" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "tables.copy" },
    { GDK_KEY_c, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "tables.copy-continent" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "tables.paste" },
    { GDK_KEY_e, GDK_CONTROL_MASK, "tables.next-empty" },
    { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "tables.other-table" },
    { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "tables.other-table" },
  };

  gtk_widget_class_install_action (class, "tables.undo", NULL, undo);
  gtk_widget_class_install_action (class, "tables.redo", NULL, undo);
  gtk_widget_class_install_action (class, "tables.copy", NULL, copy);
  gtk_widget_class_install_action (class, "tables.copy-continent", NULL, copy);
  gtk_widget_class_install_action (class, "tables.paste", NULL, paste);
  gtk_widget_class_install_action (class, "tables.next-empty", NULL, next_empty);
  gtk_widget_class_install_action (class, "tables.other-table", NULL, other_table);
  gtk_widget_class_install_action (class, "tables.continent", "i", go_by_continents);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Page_Down, 0, "tables.continent", "i", 1);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Page_Up, 0, "tables.continent", "i", -1);
}

static void
ts_event_tables_page_class_init (TsEventTablesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
ts_event_tables_page_init (TsEventTablesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int table = 0; table < COMPETITORS_TABLES; table++) {
    AdwToggle *toggle = adw_toggle_new ();

    adw_toggle_set_label (toggle, _ (ts_competitors_tables[table].label));
    adw_toggle_group_add (self->tables, toggle);
  }
}

const char *
ts_event_tables_page_get_id (TsEventTablesPage *self)
{
  return set_of (self)->id;
}

AdwNavigationPage *
ts_event_tables_page_new (TsEventTables *set, const CompetitorsPlace *place)
{
  TsEventTablesPage *self = g_object_new (TS_TYPE_EVENT_TABLES_PAGE, "title", set->title, NULL);
  CompetitorsPlace first = { .face = 1 };
  CompetitorsPlace last = { COMPETITORS_EVENTS, COMPETITORS_CONTINENTS - 1, COMPETITORS_FACES };

  self->edit = ts_event_tables_edit_new (set);
  self->asked = place != NULL;
  if (place == NULL)
    place = ts_event_tables_next_empty (set, &last) ? &last : &first; /* it goes round to the first cell */
  ts_event_tables_editor_open (self->editor, self->edit, place);
  fit (self);
  return ADW_NAVIGATION_PAGE (self);
}
