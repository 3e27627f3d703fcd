#include "tables-notice.h"

#include "config.h"

#include <glib/gi18n-lib.h>

AdwBanner *
ts_competitors_tables_notice_new (void)
{
  AdwBanner *self = ADW_BANNER (adw_banner_new (""));

  adw_banner_set_use_markup (self, FALSE);
  adw_banner_set_button_label (self, _ ("_Event Tables…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "tables.open");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tables-notice");
  return self;
}

void
ts_competitors_tables_notice_show (AdwBanner *self, const char *id, const GError *error)
{
  g_autofree char *sentence = NULL;

  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    sentence = g_strdup_printf (
        /* Translators: %s is the id of a table set, such as “from-the-box” */
        _ ("The event tables “%s” are not on this computer. Until they are, read the printed ones."), id);
  else if (error != NULL)
    sentence = g_strdup_printf (
        /* Translators: the id of a table set, and a sentence about what is wrong with its file */
        _ ("The event tables “%s” cannot be read, so read the printed ones. %s"), id, error->message);
  adw_banner_set_title (self, sentence != NULL ? sentence : "");
  adw_banner_set_revealed (self, sentence != NULL);
}
