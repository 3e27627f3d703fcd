#include "tables-notice.h"

#include "config.h"

#include <glib/gi18n-lib.h>

struct _TsCompetitorsTablesNotice {
  AdwBin parent_instance;

  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (TsCompetitorsTablesNotice, ts_competitors_tables_notice, ADW_TYPE_BIN)

static void
ts_competitors_tables_notice_class_init (TsCompetitorsTablesNoticeClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tablesnotice");
}

static void
ts_competitors_tables_notice_init (TsCompetitorsTablesNotice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Event Tables…"));

  self->sentence = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->sentence, TRUE);
  gtk_label_set_wrap_mode (self->sentence, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (self->sentence, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->sentence), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "tables.open");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sentence));
  gtk_box_append (GTK_BOX (box), button);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

TsCompetitorsTablesNotice *
ts_competitors_tables_notice_new (void)
{
  return g_object_new (TS_TYPE_COMPETITORS_TABLES_NOTICE, NULL);
}

void
ts_competitors_tables_notice_show (TsCompetitorsTablesNotice *self, const char *id, const GError *error)
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
  gtk_label_set_label (self->sentence, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self), sentence != NULL);
}
