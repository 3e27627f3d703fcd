#include "problem-page.h"

#include "config.h"
#include "status-page.h"
#include "widgets/text.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
way_on_new (void)
{
  GtkWidget *button = ts_button_new (_ ("Open _Another…"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.open");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  return button;
}

AdwNavigationPage *
ts_problem_page_new (const char *title, const char *sentence)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  g_autofree char *markup = g_markup_escape_text (sentence, -1);
  GtkWidget *status = ts_status_page_new (title, markup, way_on_new ());

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "dialog-warning-symbolic");
  adw_header_bar_set_show_title (ADW_HEADER_BAR (header), FALSE); /* it stands below, and larger */
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), status);
  return adw_navigation_page_new (view, title);
}
