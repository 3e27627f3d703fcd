#include "sets-page.h"

#include "config.h"
#include "event-tables-collection.h"
#include "set-file.h"
#include "set-name-page.h"
#include "set-note.h"
#include "set-removal.h"
#include "sets-list.h"
#include "widgets/toast.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsSetsPage {
  AdwNavigationPage parent_instance;

  TsCompetitorsSetNote *note;
  TsCompetitorsSetsList *list;
  GtkWidget *buttons;

  TsEventTables *refused; /* a set from a file whose id another one has; or NULL */
  char *renaming;         /* the id of the set that is being renamed, or NULL: a new one is named */
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetsPage, ts_competitors_sets_page, ADW_TYPE_NAVIGATION_PAGE)

enum {
  OPEN,
  CHANGED,
  TELL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tell (TsCompetitorsSetsPage *self, AdwToast *toast)
{
  g_signal_emit (self, signals[TELL], 0, toast);
}

void
ts_competitors_sets_page_refuse (TsCompetitorsSetsPage *self, const char *sentence)
{
  ts_competitors_set_note_show (self->note, sentence, NULL);
}

/* --- the cards --- */

void
ts_competitors_sets_page_focus (TsCompetitorsSetsPage *self, const char *id)
{
  if (!ts_competitors_sets_list_focus (self->list, id))
    gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD);
}

void
ts_competitors_sets_page_update (TsCompetitorsSetsPage *self)
{
  if (!ts_competitors_sets_list_update (self->list))
    gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD);
}

static void
emit_changed (TsCompetitorsSetsPage *self)
{
  ts_competitors_sets_page_update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Keeps a set of a new id. */
static gboolean
add_set (TsCompetitorsSetsPage *self, const TsEventTables *set, GError **error)
{
  if (!ts_event_tables_add (set, error))
    return FALSE;
  ts_competitors_set_note_clear (self->note);
  emit_changed (self);
  return TRUE;
}

/* --- titles --- */

static TsEventTables *
new_set (const char *title, gboolean house, GError **error)
{
  g_autofree char *id = ts_event_tables_make_id (title);
  TsEventTables *set = ts_event_tables_new (id, title, NULL, error);

  if (set != NULL && house)
    ts_event_tables_fill (set);
  return set;
}

static gboolean
begin_set (TsCompetitorsSetsPage *self, const char *title, gboolean house, GError **error)
{
  g_autoptr (TsEventTables) set = new_set (title, house, error);

  if (set == NULL || !add_set (self, set, error))
    return FALSE;
  g_signal_emit (self, signals[OPEN], 0, set->id);
  return TRUE;
}

static gboolean
rename_set (TsCompetitorsSetsPage *self, const char *title, GError **error)
{
  g_autoptr (TsEventTables) set = ts_event_tables_load (self->renaming, error);

  if (set == NULL || !ts_event_tables_rename (set, title, error) || !ts_event_tables_save (set, error))
    return FALSE;
  emit_changed (self);
  return TRUE;
}

static void
on_named (TsCompetitorsSetsPage *self, const char *title, gboolean house, TsCompetitorsSetNamePage *page)
{
  AdwNavigationView *view =
      ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (GTK_WIDGET (page), ADW_TYPE_NAVIGATION_VIEW));
  g_autoptr (GError) error = NULL;

  if (self->renaming == NULL ? !begin_set (self, title, house, &error) : !rename_set (self, title, &error))
    ts_competitors_set_name_page_refuse (page, error->message);
  else if (self->renaming != NULL)
    adw_navigation_view_pop (view);
}

static void
ask_title (TsCompetitorsSetsPage *self, const char *id, const char *title)
{
  AdwNavigationPage *page = ts_competitors_set_name_page_new (title);
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  g_set_str (&self->renaming, id);
  g_signal_connect_object (page, "named", G_CALLBACK (on_named), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), page);
}

static void
new_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ask_title (TS_COMPETITORS_SETS_PAGE (widget), NULL, NULL);
}

/* A set that is on disk; NULL, and it was told why, if it is not any more. (transfer full) */
static TsEventTables *
load (TsCompetitorsSetsPage *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  TsEventTables *set = ts_event_tables_load (id, &error);

  if (set == NULL) {
    ts_competitors_sets_page_refuse (self, error->message);
    ts_competitors_sets_page_update (self);
  }
  return set;
}

static void
rename_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsCompetitorsSetsPage *self = TS_COMPETITORS_SETS_PAGE (widget);
  g_autoptr (TsEventTables) set = load (self, g_variant_get_string (target, NULL));

  if (set != NULL)
    ask_title (self, set->id, set->title);
}

/* --- one set --- */

static void
open_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  g_signal_emit (widget, signals[OPEN], 0, g_variant_get_string (target, NULL));
}

static void
duplicate_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsCompetitorsSetsPage *self = TS_COMPETITORS_SETS_PAGE (widget);
  g_autoptr (TsEventTables) set = load (self, g_variant_get_string (target, NULL));
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  if (set == NULL)
    return;
  /* Translators: %s is the title of the set that was copied */
  title = g_strdup_printf (_ ("%s, copy"), set->title);
  ts_event_tables_rename (set, title, NULL); /* one that is too long stays as it is */
  g_free (set->id);
  set->id = ts_event_tables_make_id (set->title);
  if (!add_set (self, set, &error))
    ts_competitors_sets_page_refuse (self, error->message);
}

/* --- removing --- */

static void
on_back (gpointer page, const GError *error)
{
  if (error == NULL)
    emit_changed (TS_COMPETITORS_SETS_PAGE (page));
  else
    ts_competitors_sets_page_refuse (TS_COMPETITORS_SETS_PAGE (page), error->message);
}

static void
remove_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsCompetitorsSetsPage *self = TS_COMPETITORS_SETS_PAGE (widget);
  g_autofree char *id = g_variant_dup_string (target, NULL); /* the card that has it is thrown away */
  g_autoptr (GBytes) file = ts_event_tables_get_file (id, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (ts_event_tables_remove (id, &error)) {
    g_autoptr (AdwToast) toast = ts_set_removal_toast_new (widget, id, file, on_back);

    emit_changed (self);
    tell (self, toast);
    return;
  }
  /* Translators: %s is what the system says about it */
  sentence = g_strdup_printf (_ ("The set could not be moved to the trash: %s"), error->message);
  ts_competitors_sets_page_refuse (self, sentence);
}

/* --- from a file --- */

/* The way out where another set has the id. */
static void
keep_refused (TsCompetitorsSetsPage *self)
{
  g_autoptr (TsEventTables) set = g_steal_pointer (&self->refused);
  g_autoptr (GError) error = NULL;

  if (set == NULL)
    return;
  g_free (set->id);
  set->id = ts_event_tables_make_id (set->title);
  if (!add_set (self, set, &error))
    ts_competitors_sets_page_refuse (self, error->message);
}

static void
take_in (TsCompetitorsSetsPage *self, GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (TsEventTables) set = ts_event_tables_read (text, length, &error);

  g_clear_pointer (&self->refused, ts_event_tables_free);
  if (set != NULL && add_set (self, set, &error)) {
    g_autoptr (AdwToast) toast = ts_toast_new (GTK_WIDGET (self), _ ("The set was imported"), NULL);

    tell (self, toast);
    return;
  }
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_EXIST))
    self->refused = g_steal_pointer (&set);
  ts_competitors_set_note_show (self->note, error->message,
                                self->refused != NULL ? _ ("Keep It as Another Set") : NULL);
}

static void
on_read (GObject *file G_GNUC_UNUSED, GAsyncResult *result, gpointer page)
{
  g_autoptr (TsCompetitorsSetsPage) self = page;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ts_set_file_read_finish (result, &error);

  if (bytes != NULL)
    take_in (self, bytes);
  else
    ts_competitors_sets_page_refuse (self, error->message);
}

void
ts_competitors_sets_page_import (TsCompetitorsSetsPage *self, GFile *file)
{
  ts_set_file_read_async (file, on_read, g_object_ref (self));
}

/* `problem` NULL: people closed the dialog. */
static void
tell_no_file (TsCompetitorsSetsPage *self, const char *problem)
{
  if (problem != NULL)
    ts_competitors_sets_page_refuse (self, problem);
}

static void
on_chosen (GObject *page, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  g_autofree char *problem = NULL;
  g_autoptr (GFile) file = ts_set_file_ask_finish (result, &problem);

  if (file != NULL)
    ts_competitors_sets_page_import (TS_COMPETITORS_SETS_PAGE (page), file);
  else
    tell_no_file (TS_COMPETITORS_SETS_PAGE (page), problem);
}

static void
import_pressed (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  ts_set_file_ask_to_read (widget, on_chosen, NULL);
}

/* --- to a file --- */

void
ts_competitors_sets_page_export (TsCompetitorsSetsPage *self, const char *id, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ts_event_tables_get_file (id, &error);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *sentence = NULL;

  if (bytes != NULL &&
      g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, NULL, &error)) {
    g_autoptr (AdwToast) toast = NULL;

    /* Translators: %s is the name of a file */
    sentence = g_strdup_printf (_ ("The set is in “%s”."), name);
    toast = ts_toast_new (GTK_WIDGET (self), sentence, NULL);
    tell (self, toast);
    return;
  }
  /* Translators: the name of a file, and why it did not work */
  sentence = g_strdup_printf (_ ("“%s” could not be written: %s"), name, error->message);
  ts_competitors_sets_page_refuse (self, sentence);
}

static void
on_saved (GObject *page, GAsyncResult *result, gpointer data)
{
  g_autofree char *id = data;
  g_autofree char *problem = NULL;
  g_autoptr (GFile) file = ts_set_file_ask_finish (result, &problem);

  if (file != NULL)
    ts_competitors_sets_page_export (TS_COMPETITORS_SETS_PAGE (page), id, file);
  else
    tell_no_file (TS_COMPETITORS_SETS_PAGE (page), problem);
}

static void
export_pressed (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *target)
{
  const char *id = g_variant_get_string (target, NULL);

  ts_set_file_ask_to_write (widget, id, on_saved, g_strdup (id));
}

/* --- building --- */

static void
add_button (AdwWrapBox *box, const char *label, const char *action, const char *style)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "sheet-confirm");
  if (style != NULL)
    gtk_widget_add_css_class (button, style);
  adw_wrap_box_append (box, button);
}

/* Beside each other, or one above the other where the text is large. */
static GtkWidget *
new_buttons (void)
{
  GtkWidget *buttons = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 8);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (buttons), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (buttons), TRUE);
  add_button (ADW_WRAP_BOX (buttons), _ ("_New Set"), "sets.new", "suggested-action");
  add_button (ADW_WRAP_BOX (buttons), _ ("_Import…"), "sets.import", NULL);
  gtk_widget_add_css_class (buttons, "sets-buttons");
  return buttons;
}

static void
build (TsCompetitorsSetsPage *self)
{
  GtkWidget *toolbars = adw_toolbar_view_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->note = ts_competitors_set_note_new ();
  self->list = ts_competitors_sets_list_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_widget_add_css_class (box, "sets-list");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), scrolled);
  self->buttons = new_buttons ();
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (toolbars), self->buttons);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), toolbars);
}

static void
finalize (GObject *object)
{
  TsCompetitorsSetsPage *self = TS_COMPETITORS_SETS_PAGE (object);

  g_clear_pointer (&self->refused, ts_event_tables_free);
  g_free (self->renaming);
  G_OBJECT_CLASS (ts_competitors_sets_page_parent_class)->finalize (object);
}

static void
ts_competitors_sets_page_class_init (TsCompetitorsSetsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[OPEN] =
      g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TELL] =
      g_signal_new ("tell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ADW_TYPE_TOAST);
  gtk_widget_class_install_action (widget_class, "sets.new", NULL, new_pressed);
  gtk_widget_class_install_action (widget_class, "sets.import", NULL, import_pressed);
  gtk_widget_class_install_action (widget_class, "sets.open", "s", open_pressed);
  gtk_widget_class_install_action (widget_class, "sets.rename", "s", rename_pressed);
  gtk_widget_class_install_action (widget_class, "sets.duplicate", "s", duplicate_pressed);
  gtk_widget_class_install_action (widget_class, "sets.export", "s", export_pressed);
  gtk_widget_class_install_action (widget_class, "sets.remove", "s", remove_pressed);
}

static void
ts_competitors_sets_page_init (TsCompetitorsSetsPage *self)
{
  build (self);
  g_signal_connect_swapped (self->note, "help", G_CALLBACK (keep_refused), self);
}

AdwNavigationPage *
ts_competitors_sets_page_new (void)
{
  TsCompetitorsSetsPage *self =
      g_object_new (TS_TYPE_COMPETITORS_SETS_PAGE, "title", _ ("Your Event Tables"), "tag", "sets", NULL);

  ts_competitors_sets_page_update (self);
  return ADW_NAVIGATION_PAGE (self);
}
