#include "problem-page.h"

AdwNavigationPage *
ts_problem_page_new (const char *title, const char *sentence)
{
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *status = adw_status_page_new ();
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "dialog-warning-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (status), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (status), markup);
  adw_header_bar_set_show_title (ADW_HEADER_BAR (header), FALSE); /* it stands below, and larger */
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), status);
  return adw_navigation_page_new (view, title);
}
