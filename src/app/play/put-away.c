#include "put-away.h"

#include "config.h"
#include "widgets/notice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define KEY  "tables-put-away"
#define MOST 50 /* that are remembered */

/* The list with or without the table, which stands first. */
static void
write_list (TsTable *table, gboolean with)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_auto (GStrv) before = g_settings_get_strv (settings, KEY);
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;
  const char *path = ts_table_get_path (table);

  if (with)
    g_strv_builder_add (paths, path);
  for (guint i = 0; before[i] != NULL && i + 1 < MOST; i++)
    if (strcmp (before[i], path) != 0)
      g_strv_builder_add (paths, before[i]);
  after = g_strv_builder_end (paths);
  g_settings_set_strv (settings, KEY, (const char *const *) after);
}

void
ts_put_away_remember (TsTable *table)
{
  write_list (table, TRUE);
}

void
ts_put_away_forget (TsTable *table)
{
  write_list (table, FALSE);
}

static gboolean
is_put_away (TsTable *table)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_auto (GStrv) paths = g_settings_get_strv (settings, KEY);

  return ts_table_get_moment (table) == NULL &&
         g_strv_contains ((const char *const *) paths, ts_table_get_path (table));
}

static void
on_clicked (AdwBanner *banner, TsTable *table)
{
  ts_put_away_forget (table);
  adw_banner_set_revealed (banner, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (banner), "play.lay-out", NULL);
}

void
ts_put_away_offer (GtkBox *box, TsTable *table)
{
  GtkWidget *banner;

  if (!is_put_away (table))
    return;
  banner = adw_banner_new ("");
  g_signal_connect_object (banner, "button-clicked", G_CALLBACK (on_clicked), table, 0);
  gtk_box_append (box, banner);
  ts_notice_show (ADW_BANNER (banner),
                  _ ("This table was put away. What lay there is listed, to be laid out again."),
                  _ ("_Lay Out…"));
}
