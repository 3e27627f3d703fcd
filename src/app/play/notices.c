#include "notices.h"

#include "config.h"
#include "widgets/notice.h"

static void
on_understood (AdwBanner *banner)
{
  adw_banner_set_revealed (banner, FALSE);
}

void
ts_notices_show (GtkBox *box, const char *const *notices)
{
  for (guint i = 0; notices[i] != NULL; i++) {
    GtkWidget *banner = adw_banner_new ("");

    g_signal_connect (banner, "button-clicked", G_CALLBACK (on_understood), NULL);
    gtk_box_append (box, banner);
    ts_notice_show (ADW_BANNER (banner), notices[i], NULL);
  }
}
