#include "amend-dialog.h"

#include "amend-page.h"
#include "amend-sheet.h"
#include "amend-verbs.h"
#include "app/play/press-guard.h"
#include "config.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsAmendDialog {
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  TsAmendPage *preview; /* or NULL: nothing is filled in yet */

  TsBoard *board;
  TsAmending *amending;
};

enum {
  ACCEPTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TsAmendDialog, ts_amend_dialog, ADW_TYPE_DIALOG)

/* --- what changes --- */

static gboolean
is_below (AdwNavigationView *pages, AdwNavigationPage *sought)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (pages);

  while (page != NULL && page != sought)
    page = adw_navigation_view_get_previous_page (pages, page);
  return page != NULL;
}

static void
show_preview (TsAmendDialog *self)
{
  if (self->preview == NULL) {
    self->preview = ts_amend_page_new (self->amending);
    adw_navigation_view_add (self->pages, ADW_NAVIGATION_PAGE (self->preview));
  } else {
    ts_amend_page_update (self->preview);
  }
  if (is_below (self->pages, ADW_NAVIGATION_PAGE (self->preview)))
    adw_navigation_view_pop_to_page (self->pages, ADW_NAVIGATION_PAGE (self->preview));
  else
    adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->preview));
}

/* What is said may be all that the table waits for, so the dialog is not in the way then. */
static void
accept (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target G_GNUC_UNUSED)
{
  g_autoptr (TsAmendDialog) self = g_object_ref (TS_AMEND_DIALOG (widget));
  GPtrArray *entries = ts_amend_page_get_entries (self->preview);

  adw_dialog_force_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[ACCEPTED], 0);
  ts_board_say_all (self->board, entries);
}

/* --- sheets --- */

/* FALSE: the table takes nothing from a sheet. */
static gboolean
on_say (TsAmendDialog *self, JsonObject *entry, TsAmendSheet *sheet)
{
  guint record = ts_amend_sheet_get_record (sheet);
  g_autoptr (JsonObject) with = ts_amend_sheet_complete (sheet, entry);
  g_autoptr (GError) error = NULL;

  if (record == ts_amending_get_record (self->amending))
    ts_amending_set_with (self->amending, g_steal_pointer (&with));
  else
    ts_amending_change_first (self->amending, record + 1, with, &error);
  ts_amend_sheet_show_refusal (sheet, error != NULL ? error->message : NULL);
  if (error == NULL)
    show_preview (self);
  return FALSE;
}

static void
show_sheet (TsAmendDialog *self, guint record, const TsVerb *instead)
{
  TsAmendSheet *sheet = ts_amend_sheet_new (self->amending, record, instead);
  GtkWidget *view = adw_toolbar_view_new ();
  AdwNavigationPage *page = adw_navigation_page_new (view, _ ("Change an Entry"));

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), ts_title_new_bar ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), GTK_WIDGET (sheet));
  g_signal_connect_object (page, "shown", G_CALLBACK (ts_amend_sheet_focus), sheet, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "say", G_CALLBACK (on_say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "turned", G_CALLBACK (ts_press_guard_turned), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, page);
}

static void
show_verbs (TsAmendDialog *self, guint record)
{
  adw_navigation_view_push (self->pages,
                            ts_amend_verbs_page_new (ts_amending_table (self->amending), record));
}

/* The sheet of what was said, unless there is nothing in it that could be another. */
static void
show_change (TsAmendDialog *self, guint record)
{
  if (ts_amend_sheet_asks (ts_session_record (ts_amending_table (self->amending), record)))
    show_sheet (self, record, NULL);
  else
    show_verbs (self, record);
}

static void
change_too (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  show_change (TS_AMEND_DIALOG (widget), g_variant_get_uint32 (target) - 1);
}

static void
something_else (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  show_verbs (TS_AMEND_DIALOG (widget), g_variant_get_uint32 (target));
}

static void
instead (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *target)
{
  TsAmendDialog *self = TS_AMEND_DIALOG (widget);
  const TsGame *game = ts_session_header (ts_amending_table (self->amending))->game;
  const char *id;
  guint record;

  g_variant_get (target, "(u&s)", &record, &id);
  show_sheet (self, record, &game->verbs[ts_game_verb (game, id)]);
}

AdwDialog *
ts_amend_dialog_new (TsBoard *board, guint record, gboolean leaves_out)
{
  TsAmendDialog *self = g_object_new (TS_TYPE_AMEND_DIALOG, "title", _ ("Change an Entry"), "content-width",
                                      520, "content-height", 640, NULL);

  self->board = g_object_ref (board);
  self->amending = ts_amending_new (ts_board_get_session (board), record);
  if (leaves_out)
    show_preview (self);
  else
    show_change (self, record);
  return ADW_DIALOG (self);
}

/* --- the class --- */

static void
ts_amend_dialog_finalize (GObject *object)
{
  TsAmendDialog *self = TS_AMEND_DIALOG (object);

  ts_amending_free (self->amending);
  g_object_unref (self->board);
  G_OBJECT_CLASS (ts_amend_dialog_parent_class)->finalize (object);
}

static void
ts_amend_dialog_class_init (TsAmendDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ts_amend_dialog_finalize;
  signals[ACCEPTED] =
      g_signal_new ("accepted", TS_TYPE_AMEND_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "amend.accept", NULL, accept);
  gtk_widget_class_install_action (widget_class, "amend.change-too", "u", change_too);
  gtk_widget_class_install_action (widget_class, "amend.something-else", "u", something_else);
  gtk_widget_class_install_action (widget_class, "amend.instead", "(us)", instead);
}

static void
ts_amend_dialog_init (TsAmendDialog *self)
{
  self->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_dialog_set_child (ADW_DIALOG (self), GTK_WIDGET (self->pages));
}
