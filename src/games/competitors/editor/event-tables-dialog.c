#include "event-tables-dialog.h"

#include "config.h"
#include "event-tables-collection.h"
#include "event-tables-exchange.h"
#include "event-tables-page.h"
#include "event-tables-row.h"
#include "event-tables-title-page.h"
#include "widgets/notice.h"
#include "widgets/title.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _TsEventTablesDialog {
  AdwDialog parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;

  AdwNavigationPage *list;
  AdwBanner *notice;
  GtkWidget *empty; /* what is said where there is no set yet */
  GtkListBox *rows;
  GtkWidget *buttons;

  TsEventTablesTitlePage *naming;
  TsEventTables *refused; /* a set from a file whose id another one has; or NULL */
  char *id;               /* of the set that is being renamed or exported; NULL: a new one is named */
};

G_DEFINE_FINAL_TYPE (TsEventTablesDialog, ts_event_tables_dialog, ADW_TYPE_DIALOG)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what is said --- */

/* For a moment; `button` NULL: none. (transfer none) */
static AdwToast *
tell (TsEventTablesDialog *self, const char *sentence, const char *button)
{
  AdwToast *toast = ts_toast_new (GTK_WIDGET (self), sentence, button);

  adw_toast_overlay_add_toast (self->toasts, toast);
  return toast;
}

/* Above the list, until it is read. */
static void
refuse (TsEventTablesDialog *self, const char *sentence)
{
  g_clear_pointer (&self->refused, ts_event_tables_free);
  ts_notice_show (self->notice, sentence, NULL);
}

/* --- the list --- */

/* The set of that id gets the focus; or the first one, or the buttons, if it is not there. */
static void
focus_set (TsEventTablesDialog *self, const char *id)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));

  while (row != NULL && strcmp (gtk_widget_get_name (row), id) != 0)
    row = gtk_widget_get_next_sibling (row);
  if (row == NULL)
    row = gtk_widget_get_first_child (GTK_WIDGET (self->rows));
  gtk_widget_child_focus (row != NULL ? row : self->buttons, GTK_DIR_TAB_FORWARD);
}

/* Shows the sets as they are on disk now; whoever was at one is there still. */
static void
update (TsEventTablesDialog *self)
{
  g_autoptr (GPtrArray) sets = ts_event_tables_list ();
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));
  g_autofree char *id = focused != NULL ? g_strdup (gtk_widget_get_name (focused)) : NULL;

  gtk_list_box_remove_all (self->rows);
  for (guint i = 0; i < sets->len; i++)
    gtk_list_box_append (self->rows, ts_event_tables_row_new (sets->pdata[i]));
  gtk_widget_set_visible (self->empty, sets->len == 0);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), sets->len > 0);
  if (id != NULL)
    focus_set (self, id);
}

static void
changed (TsEventTablesDialog *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Keeps a set of a new id. */
static gboolean
add_set (TsEventTablesDialog *self, const TsEventTables *set, GError **error)
{
  if (!ts_event_tables_add (set, error))
    return FALSE;
  adw_banner_set_revealed (self->notice, FALSE);
  changed (self);
  return TRUE;
}

/* The same, with an id that no other one has. `set` is another one after that. */
static void
add_as_another (TsEventTablesDialog *self, TsEventTables *set)
{
  g_autoptr (GError) error = NULL;

  g_free (set->id);
  set->id = ts_event_tables_make_id (set->title);
  if (!add_set (self, set, &error))
    refuse (self, error->message);
}

/* A set that is on disk; NULL, and it was told why, if it is not any more. (transfer full) */
static TsEventTables *
load (TsEventTablesDialog *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  TsEventTables *set = ts_event_tables_load (id, &error);

  if (set == NULL) {
    refuse (self, error->message);
    update (self);
  }
  return set;
}

/* --- a set that is open --- */

static void
on_page_changed (TsEventTablesDialog *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The list stays below the set, also when a new one was named in between. */
static void
open_set (TsEventTablesDialog *self, const char *id, const CompetitorsPlace *place)
{
  AdwNavigationPage *pages[] = { self->list, NULL };
  TsEventTables *set = load (self, id);

  if (set == NULL)
    return;
  pages[1] = ts_event_tables_page_new (set, place);
  g_signal_connect_object (pages[1], "changed", G_CALLBACK (on_page_changed), self, G_CONNECT_SWAPPED);
  g_object_bind_property (pages[1], "can-pop", self, "can-close", G_BINDING_SYNC_CREATE);
  adw_navigation_view_replace (self->pages, pages, G_N_ELEMENTS (pages));
}

static void
open_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  open_set (TS_EVENT_TABLES_DIALOG (widget), g_variant_get_string (target, NULL), NULL);
}

static void
on_popped (TsEventTablesDialog *self, AdwNavigationPage *page)
{
  const char *id =
      TS_IS_EVENT_TABLES_PAGE (page) ? ts_event_tables_page_get_id (TS_EVENT_TABLES_PAGE (page)) : self->id;

  adw_dialog_set_can_close (ADW_DIALOG (self), TRUE);
  update (self);
  if (id != NULL)
    focus_set (self, id);
}

/* Whether nothing would be lost if the dialog were closed. */
static gboolean
settle (AdwDialog *dialog)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (TS_EVENT_TABLES_DIALOG (dialog)->pages);

  return page == NULL || !TS_IS_EVENT_TABLES_PAGE (page) ||
         ts_event_tables_page_settle (TS_EVENT_TABLES_PAGE (page));
}

static void
close_attempt (AdwDialog *dialog)
{
  if (settle (dialog))
    adw_dialog_force_close (dialog);
}

static void
closed (AdwDialog *dialog)
{
  settle (dialog);
}

/* --- titles --- */

static gboolean
begin_set (TsEventTablesDialog *self, const char *title, gboolean house, GError **error)
{
  g_autofree char *id = ts_event_tables_make_id (title);
  g_autoptr (TsEventTables) set = ts_event_tables_new (id, title, NULL, error);

  if (set == NULL)
    return FALSE;
  if (house)
    ts_event_tables_fill (set);
  if (!add_set (self, set, error))
    return FALSE;
  open_set (self, id, NULL);
  return TRUE;
}

static gboolean
rename_set (TsEventTablesDialog *self, const char *title, GError **error)
{
  g_autoptr (TsEventTables) set = ts_event_tables_load (self->id, error);

  if (set == NULL || !ts_event_tables_rename (set, title, error) || !ts_event_tables_save (set, error))
    return FALSE;
  changed (self);
  adw_navigation_view_pop (self->pages);
  return TRUE;
}

/* What the page was for: a new set, or another title. */
static void
on_named (TsEventTablesDialog *self, const char *title, gboolean house)
{
  g_autoptr (GError) error = NULL;

  if (self->id != NULL ? !rename_set (self, title, &error) : !begin_set (self, title, house, &error))
    ts_event_tables_title_page_refuse (self->naming, error->message);
}

/* `set` NULL: for a new one. */
static void
ask_title (TsEventTablesDialog *self, const TsEventTables *set)
{
  g_set_str (&self->id, set != NULL ? set->id : NULL);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->naming));
  ts_event_tables_title_page_ask (self->naming, set != NULL ? set->title : NULL);
}

static void
new_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ask_title (TS_EVENT_TABLES_DIALOG (widget), NULL);
}

static void
rename_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesDialog *self = TS_EVENT_TABLES_DIALOG (widget);
  g_autoptr (TsEventTables) set = load (self, g_variant_get_string (target, NULL));

  if (set != NULL)
    ask_title (self, set);
}

/* --- one set of the list --- */

static void
duplicate_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesDialog *self = TS_EVENT_TABLES_DIALOG (widget);
  g_autoptr (TsEventTables) set = load (self, g_variant_get_string (target, NULL));
  g_autofree char *title = NULL;

  if (set == NULL)
    return;
  /* Translators: %s is the title of the set that was copied */
  title = g_strdup_printf (_ ("%s, copy"), set->title);
  ts_event_tables_rename (set, title, NULL); /* one that is too long stays as it is */
  add_as_another (self, set);
}

/* The menu in which it was chosen goes with its row, and takes the focus with it. */
static gboolean
focus_list (gpointer dialog)
{
  focus_set (dialog, "");
  return G_SOURCE_REMOVE;
}

/* The button of the toast has the file, which may be one that cannot be read as a set. */
static void
remove_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesDialog *self = TS_EVENT_TABLES_DIALOG (widget);
  g_autofree char *id = g_variant_dup_string (target, NULL); /* the row that has it is thrown away */
  g_autoptr (GBytes) file = ts_event_tables_get_file (id, NULL);
  g_autoptr (GError) error = NULL;

  if (ts_event_tables_remove (id, &error)) {
    AdwToast *toast = tell (self, _ ("The set was moved to the trash"), file != NULL ? _ ("_Undo") : NULL);

    if (file != NULL) {
      adw_toast_set_action_target (toast, "(s@ay)", id,
                                   g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, file, TRUE));
      adw_toast_set_action_name (toast, "sets.put-back");
    }
    changed (self);
    g_idle_add_full (G_PRIORITY_LOW, focus_list, g_object_ref (self), g_object_unref);
  } else {
    /* Translators: %s is what the system says about it */
    g_autofree char *sentence =
        g_strdup_printf (_ ("The set could not be moved to the trash: %s"), error->message);

    refuse (self, sentence);
  }
}

static void
put_back (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsEventTablesDialog *self = TS_EVENT_TABLES_DIALOG (widget);
  g_autoptr (GVariant) id = g_variant_get_child_value (target, 0);
  g_autoptr (GVariant) content = g_variant_get_child_value (target, 1);
  g_autoptr (GBytes) file = g_variant_get_data_as_bytes (content);
  g_autoptr (GError) error = NULL;

  if (ts_event_tables_put_back (g_variant_get_string (id, NULL), file, &error))
    changed (self);
  else
    refuse (self, error->message);
}

/* --- files --- */

/* The button of the notice: the way out where another set has the id, or it was understood. */
static void
on_notice (TsEventTablesDialog *self)
{
  g_autoptr (TsEventTables) set = g_steal_pointer (&self->refused);

  adw_banner_set_revealed (self->notice, FALSE);
  if (set != NULL)
    add_as_another (self, set);
}

static void
on_read (GObject *file, GAsyncResult *result, gpointer dialog)
{
  g_autoptr (TsEventTablesDialog) self = dialog;
  g_autoptr (GError) error = NULL;
  g_autoptr (TsEventTables) set = ts_event_tables_import_finish (G_FILE (file), result, &error);

  g_clear_pointer (&self->refused, ts_event_tables_free);
  if (set != NULL && add_set (self, set, &error)) {
    tell (self, _ ("The set was imported"), NULL);
    return;
  }
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_EXIST))
    self->refused = g_steal_pointer (&set);
  ts_notice_show (self->notice, error->message, self->refused != NULL ? _ ("Keep It as Another Set") : NULL);
}

void
ts_event_tables_dialog_import (TsEventTablesDialog *self, GFile *file)
{
  ts_event_tables_import (file, on_read, g_object_ref (self));
}

void
ts_event_tables_dialog_export (TsEventTablesDialog *self, const char *id, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (file);
  /* Translators: %s is the name of a file */
  g_autofree char *sentence = g_strdup_printf (_ ("The set is in “%s”."), name);

  if (ts_event_tables_export (id, file, &error))
    tell (self, sentence, NULL);
  else
    refuse (self, error->message);
}

/* --- asking for a file --- */

static void
on_chosen (GFile *file, const char *problem, gpointer dialog)
{
  TsEventTablesDialog *self = dialog;

  if (problem != NULL)
    refuse (self, problem);
  else if (self->id == NULL)
    ts_event_tables_dialog_import (self, file);
  else
    ts_event_tables_dialog_export (self, self->id, file);
}

static void
import_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_clear_pointer (&TS_EVENT_TABLES_DIALOG (widget)->id, g_free);
  ts_event_tables_choose (widget, _ ("Import a Table Set"), NULL, on_chosen);
}

static void
export_pressed (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target)
{
  const char *id = g_variant_get_string (target, NULL);

  g_set_str (&TS_EVENT_TABLES_DIALOG (widget)->id, id);
  ts_event_tables_choose (widget, _ ("Export the Table Set"), id, on_chosen);
}

/* --- the dialog --- */

static void
finalize (GObject *object)
{
  TsEventTablesDialog *self = TS_EVENT_TABLES_DIALOG (object);

  g_clear_pointer (&self->refused, ts_event_tables_free);
  g_free (self->id);
  G_OBJECT_CLASS (ts_event_tables_dialog_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *class)
{
  g_type_ensure (TS_TYPE_EVENT_TABLES_TITLE_PAGE);
  ts_title_set_template (class, "/org/tableside/Tableside/event-tables-dialog.ui");
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, toasts);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, pages);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, list);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, notice);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, empty);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, rows);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, buttons);
  gtk_widget_class_bind_template_child (class, TsEventTablesDialog, naming);
  gtk_widget_class_bind_template_callback (class, on_popped);
  gtk_widget_class_bind_template_callback (class, on_notice);
  gtk_widget_class_bind_template_callback (class, on_named);
}

static void
ts_event_tables_dialog_class_init (TsEventTablesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  ADW_DIALOG_CLASS (klass)->close_attempt = close_attempt;
  ADW_DIALOG_CLASS (klass)->closed = closed;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "sets.new", NULL, new_pressed);
  gtk_widget_class_install_action (widget_class, "sets.import", NULL, import_pressed);
  gtk_widget_class_install_action (widget_class, "sets.open", "s", open_pressed);
  gtk_widget_class_install_action (widget_class, "sets.rename", "s", rename_pressed);
  gtk_widget_class_install_action (widget_class, "sets.duplicate", "s", duplicate_pressed);
  gtk_widget_class_install_action (widget_class, "sets.export", "s", export_pressed);
  gtk_widget_class_install_action (widget_class, "sets.remove", "s", remove_pressed);
  gtk_widget_class_install_action (widget_class, "sets.put-back", "(say)", put_back);
}

static void
ts_event_tables_dialog_init (TsEventTablesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

AdwDialog *
ts_event_tables_dialog_new (const char *id, const CompetitorsPlace *place)
{
  TsEventTablesDialog *self = g_object_new (TS_TYPE_EVENT_TABLES_DIALOG, NULL);

  if (id != NULL)
    open_set (self, id, place);
  return ADW_DIALOG (self);
}
