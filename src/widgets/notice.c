#include "notice.h"

#include "config.h"

#include <glib/gi18n-lib.h>

void
ts_notice_show (AdwBanner *banner, const char *sentence, const char *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (banner));

  adw_banner_set_use_markup (banner, FALSE);
  adw_banner_set_title (banner, sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (banner), sentence); /* it shows three lines on a phone */
  adw_banner_set_button_label (banner, button != NULL ? button : _ ("_Understood"));
  adw_banner_set_revealed (banner, TRUE);
  /* By the window, which every screen reader knows: of a banner that was not there before it may not know
   * yet. */
  gtk_accessible_announce (root != NULL ? GTK_ACCESSIBLE (root) : GTK_ACCESSIBLE (banner), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}
