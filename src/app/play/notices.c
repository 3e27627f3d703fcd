#include "notices.h"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

static void
on_understood (AdwBanner *banner)
{
  adw_banner_set_revealed (banner, FALSE);
}

void
ts_notices_show (GtkBox *box, const char *const *notices)
{
  for (guint i = 0; notices[i] != NULL; i++) {
    GtkWidget *banner = adw_banner_new (notices[i]);

    adw_banner_set_use_markup (ADW_BANNER (banner), FALSE);
    adw_banner_set_revealed (ADW_BANNER (banner), TRUE);
    adw_banner_set_button_label (ADW_BANNER (banner), _ ("_Understood"));
    g_signal_connect (banner, "button-clicked", G_CALLBACK (on_understood), NULL);
    gtk_box_append (box, banner);
  }
}
