#include "notices.h"

#include "config.h"
#include "moment-bar.h"
#include "put-away.h"
#include "rescue.h"
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

#if HAVE_PHONES
#define RECENT 16 /* entries */

/* Whether a phone has said something lately. */
static gboolean
had_phones (TsTable *table)
{
  const TsSession *session = ts_table_get_session (table);
  guint n = ts_session_n_records (session);

  for (guint i = n > RECENT ? n - RECENT : 0; i < n; i++) {
    g_autoptr (TsEntry) entry = ts_session_entry (session, i);

    if (entry->from != TS_NOBODY)
      return TRUE;
  }
  return FALSE;
}

/* The codes that phones came by lead nowhere since the table was closed, or the program ended. */
static void
offer_phones (GtkBox *box, TsTable *table)
{
  TsView view = ts_session_view (ts_table_get_session (table));
  GtkWidget *banner;

  if (ts_table_is_read_only (table) || ts_view_is_over (&view) || !had_phones (table))
    return;
  banner = adw_banner_new ("");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (banner), "play.phones");
  g_signal_connect (banner, "button-clicked", G_CALLBACK (on_understood), NULL);
  gtk_box_append (box, banner);
  ts_notice_show (ADW_BANNER (banner),
                  _ ("Phones played at this table, and are off now. They need new codes to come back."),
                  _ ("Pho_nes…"));
}
#endif

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
#if HAVE_PHONES
  offer_phones (box, table);
#endif
  ts_rescue_offer (box, table);
  ts_put_away_offer (box, table);
}
