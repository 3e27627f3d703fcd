#include "notices.h"

#include "config.h"
#include "moment-bar.h"
#include "widgets/notice.h"

#include <glib/gi18n-lib.h>

static void
on_understood (AdwBanner *banner)
{
  adw_banner_set_revealed (banner, FALSE);
}

/* Why a table is only looked at stands last among its notices. */
static gboolean
asks_for_lock (TsTable *table, guint i)
{
  return ts_table_could_go_unlocked (table) && ts_table_get_notices (table)[i + 1] == NULL;
}

void
ts_notices_show (GtkBox *box, TsTable *table)
{
  const char *const *notices = ts_table_get_notices (table);

  if (ts_table_get_moment (table) != NULL)
    gtk_box_append (box, ts_moment_bar_new (table));
  for (guint i = 0; notices[i] != NULL; i++) {
    GtkWidget *banner = adw_banner_new ("");
    gboolean asks = asks_for_lock (table, i);

    if (asks)
      gtk_actionable_set_action_target (GTK_ACTIONABLE (banner), "s", ts_table_get_path (table));
    if (asks)
      gtk_actionable_set_action_name (GTK_ACTIONABLE (banner), "win.go-on-unlocked");
    g_signal_connect (banner, "button-clicked", G_CALLBACK (on_understood), NULL);
    gtk_box_append (box, banner);
    ts_notice_show (ADW_BANNER (banner), notices[i], asks ? _ ("_Go On Without a Lock") : NULL);
  }
}
