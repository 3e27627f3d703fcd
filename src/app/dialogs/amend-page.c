#include "amend-page.h"

#include "amend-changes.h"
#include "amend-misfits.h"
#include "config.h"
#include "widgets/text.h"
#include "widgets/title.h"

#include <glib/gi18n-lib.h>

struct _TsAmendPage {
  AdwNavigationPage parent_instance;

  GtkBox *place;
  GtkWidget *accept;
  TsAmendMisfits *misfits;

  TsAmending *amending;
  TsPreview *preview; /* or NULL: the rules refuse it */
};

G_DEFINE_FINAL_TYPE (TsAmendPage, ts_amend_page, ADW_TYPE_NAVIGATION_PAGE)

static void
update_accept (TsAmendPage *self)
{
  gboolean settled = self->misfits != NULL && ts_amend_misfits_is_settled (self->misfits);

  gtk_widget_set_sensitive (self->accept, self->preview != NULL && !self->preview->unchanged && settled);
}

/* --- what is shown --- */

static void
add_sentences (TsAmendPage *self)
{
  g_autofree char *said = ts_amending_tell_said (self->amending);
  g_autofree char *with = ts_amending_tell_with (self->amending);
  const GPtrArray *first = ts_amending_tell_first (self->amending);

  ts_box_add_text (self->place, with != NULL ? _ ("It was said:") : _ ("This is left out:"), "heading");
  ts_box_add_text (self->place, said, "amend-out");
  if (with != NULL) {
    ts_box_add_text (self->place, _ ("Instead:"), "heading");
    ts_box_add_text (self->place, with, "amend-then");
  }
  for (guint i = 0; i < first->len; i++)
    ts_box_add_text (self->place, first->pdata[i], NULL);
}

static void
add_preview (TsAmendPage *self)
{
  TsView now = ts_session_view (ts_amending_now (self->amending));
  TsView then = ts_preview_view (self->preview);

  self->misfits = ts_amend_misfits_new (ts_amending_table (self->amending), self->preview->misfits);
  g_signal_connect_object (self->misfits, "changed", G_CALLBACK (update_accept), self, G_CONNECT_SWAPPED);
  if (self->preview->unchanged) {
    ts_box_add_text (self->place, _ ("That is what stands there; nothing would change."), "dimmed");
    return;
  }
  gtk_box_append (self->place, GTK_WIDGET (self->misfits));
  gtk_box_append (self->place, ts_amend_changes_new (&now, &then));
}

void
ts_amend_page_update (TsAmendPage *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->preview, ts_preview_free);
  self->misfits = NULL;
  ts_box_clear (self->place);
  add_sentences (self);
  self->preview = ts_amending_preview (self->amending, &error);
  if (self->preview != NULL)
    add_preview (self);
  else
    ts_box_add_text (self->place, error->message, "error");
  gtk_button_set_label (GTK_BUTTON (self->accept),
                        ts_amending_leaves_out (self->amending) ? _ ("Leave Out") : _ ("Change"));
  update_accept (self);
}

GPtrArray *
ts_amend_page_get_entries (TsAmendPage *self)
{
  g_assert (self->preview != NULL);
  return ts_amending_entries (self->amending, self->preview);
}

/* --- building --- */

/* (A button of an action would be sensitive as the action is.) */
static void
accept (GtkWidget *page)
{
  gtk_widget_activate_action (page, "amend.accept", NULL);
}

static GtkWidget *
content_new (TsAmendPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->place = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_widget_add_css_class (GTK_WIDGET (self->place), "amend");
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->place));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("What Changes"),
                                  -1); /* the keyboard scrolls it where there is only text in it */
  return scroller;
}

static GtkWidget *
foot_new (TsAmendPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->accept = gtk_button_new ();
  gtk_widget_add_css_class (self->accept, "suggested-action");
  gtk_widget_add_css_class (self->accept, "sheet-confirm");
  g_signal_connect_swapped (self->accept, "clicked", G_CALLBACK (accept), self);
  gtk_box_append (GTK_BOX (foot), self->accept);
  gtk_widget_add_css_class (foot, "why-foot");
  return foot;
}

TsAmendPage *
ts_amend_page_new (TsAmending *amending)
{
  TsAmendPage *self = g_object_new (TS_TYPE_AMEND_PAGE, "title", _ ("What Changes"), NULL);

  self->amending = amending;
  ts_amend_page_update (self);
  return self;
}

/* --- the class --- */

static void
ts_amend_page_finalize (GObject *object)
{
  g_clear_pointer (&TS_AMEND_PAGE (object)->preview, ts_preview_free);
  G_OBJECT_CLASS (ts_amend_page_parent_class)->finalize (object);
}

static void
ts_amend_page_class_init (TsAmendPageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ts_amend_page_finalize;
}

static void
ts_amend_page_init (TsAmendPage *self)
{
  GtkWidget *view = adw_toolbar_view_new ();

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), ts_title_new_bar ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), content_new (self));
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), foot_new (self));
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), view);
}
