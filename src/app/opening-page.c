#include "opening-page.h"

#include "config.h"
#include "status-page.h"

#include <glib/gi18n-lib.h>

struct _TsOpeningPage {
  AdwNavigationPage parent_instance;

  GtkWidget *status;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (TsOpeningPage, ts_opening_page, ADW_TYPE_NAVIGATION_PAGE)

static void
ts_opening_page_class_init (TsOpeningPageClass *klass G_GNUC_UNUSED)
{
}

static GtkWidget *
progress_new (TsOpeningPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_ ("_Cancel"));

  self->bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How much of the table is read"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "navigation.pop");
  gtk_widget_set_halign (cancel, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cancel, "pill");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));
  gtk_box_append (GTK_BOX (box), cancel);
  return box;
}

static void
ts_opening_page_init (TsOpeningPage *self)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 360);
  adw_clamp_set_child (ADW_CLAMP (clamp), progress_new (self));
  self->status =
      ts_status_page_new (_ ("A Long Evening…"), _ ("It is being read from its beginning."), clamp);
  gtk_widget_set_visible (self->status, FALSE);
  adw_header_bar_set_show_title (ADW_HEADER_BAR (header), FALSE);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), self->status);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _ ("A Long Evening…"));
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), view);
}

TsOpeningPage *
ts_opening_page_new (void)
{
  return g_object_new (TS_TYPE_OPENING_PAGE, NULL);
}

void
ts_opening_page_reveal (TsOpeningPage *self)
{
  gtk_widget_set_visible (self->status, TRUE);
}

void
ts_opening_page_set_share (TsOpeningPage *self, double share)
{
  gtk_progress_bar_set_fraction (self->bar, share);
}
