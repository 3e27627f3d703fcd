#include "sets-dialog.h"

#include "config.h"
#include "event-tables-collection.h"
#include "set-page.h"
#include "sets-page.h"

#include <glib/gi18n-lib.h>

#define WIDTH  1240
#define HEIGHT 1180 /* twelve faces and what is below them */

struct _TsCompetitorsSetsDialog {
  AdwDialog parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;
  TsCompetitorsSetsPage *list;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsSetsDialog, ts_competitors_sets_dialog, ADW_TYPE_DIALOG)

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (TsCompetitorsSetsDialog *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_tell (TsCompetitorsSetsDialog *self, AdwToast *toast)
{
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (toast));
}

/* The page of a set, if it is that which is seen; or NULL. */
static TsCompetitorsSetPage *
get_set_page (TsCompetitorsSetsDialog *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  return page != NULL && TS_IS_COMPETITORS_SET_PAGE (page) ? TS_COMPETITORS_SET_PAGE (page) : NULL;
}

/* The list stays below the set, also when a new one was named in between. */
static void
open_set (TsCompetitorsSetsDialog *self, const char *id, const CompetitorsPlace *place)
{
  g_autoptr (GError) error = NULL;
  TsEventTables *set = ts_event_tables_load (id, &error);
  AdwNavigationPage *pages[] = { ADW_NAVIGATION_PAGE (self->list), NULL };

  if (set == NULL) {
    ts_competitors_sets_page_refuse (self->list, error->message);
    return;
  }
  pages[1] = ts_competitors_set_page_new (set, place);
  g_signal_connect_object (pages[1], "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_object_bind_property (pages[1], "can-pop", self, "can-close", G_BINDING_SYNC_CREATE);
  adw_navigation_view_replace (self->pages, pages, G_N_ELEMENTS (pages));
}

static void
on_open (TsCompetitorsSetsDialog *self, const char *id)
{
  open_set (self, id, NULL);
}

/* --- leaving --- */

static void
on_popped (TsCompetitorsSetsDialog *self, AdwNavigationPage *page)
{
  adw_dialog_set_can_close (ADW_DIALOG (self), TRUE);
  ts_competitors_sets_page_update (self->list);
  if (TS_IS_COMPETITORS_SET_PAGE (page))
    ts_competitors_sets_page_focus (self->list,
                                    ts_competitors_set_page_get_id (TS_COMPETITORS_SET_PAGE (page)));
}

static void
close_attempt (AdwDialog *dialog)
{
  TsCompetitorsSetPage *page = get_set_page (TS_COMPETITORS_SETS_DIALOG (dialog));

  if (page == NULL || ts_competitors_set_page_settle (page))
    adw_dialog_force_close (dialog);
}

static void
closed (AdwDialog *dialog)
{
  TsCompetitorsSetPage *page = get_set_page (TS_COMPETITORS_SETS_DIALOG (dialog));

  if (page != NULL)
    ts_competitors_set_page_settle (page);
}

static void
ts_competitors_sets_dialog_class_init (TsCompetitorsSetsDialogClass *klass)
{
  ADW_DIALOG_CLASS (klass)->close_attempt = close_attempt;
  ADW_DIALOG_CLASS (klass)->closed = closed;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ts_competitors_sets_dialog_init (TsCompetitorsSetsDialog *self)
{
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  self->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  self->list = TS_COMPETITORS_SETS_PAGE (ts_competitors_sets_page_new ());
  g_signal_connect_object (self->list, "changed", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "tell", G_CALLBACK (on_tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "open", G_CALLBACK (on_open), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->pages, "popped", G_CALLBACK (on_popped), self);
  adw_navigation_view_add (self->pages, ADW_NAVIGATION_PAGE (self->list));
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->pages));
  adw_dialog_set_title (ADW_DIALOG (self), _ ("Your Event Tables"));
  adw_dialog_set_content_width (ADW_DIALOG (self), WIDTH);
  adw_dialog_set_content_height (ADW_DIALOG (self), HEIGHT);
  adw_dialog_set_child (ADW_DIALOG (self), GTK_WIDGET (self->toasts));
  gtk_widget_add_css_class (GTK_WIDGET (self), "competitors-sets");
}

AdwDialog *
ts_competitors_sets_dialog_new (const char *id, const CompetitorsPlace *place)
{
  TsCompetitorsSetsDialog *self = g_object_new (TS_TYPE_COMPETITORS_SETS_DIALOG, NULL);

  if (id != NULL)
    open_set (self, id, place);
  return ADW_DIALOG (self);
}
