#include "tables-row.h"

#include "config.h"
#include "own-sets.h"
#include "sets-dialog.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
offer_sets (TsFieldRow *row)
{
  g_autoptr (GPtrArray) sets = ts_own_sets_list ();
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new (), titles = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL, labels = NULL;

  g_strv_builder_add_many (ids, "house", "none", NULL);
  g_strv_builder_add_many (titles, _ ("Tableside’s own events"), _ ("None: the printed ones are read"), NULL);
  for (guint i = 0; i < sets->len; i++) {
    const CompetitorsOwnSet *set = sets->pdata[i];

    g_strv_builder_add (ids, set->id);
    g_strv_builder_add (titles, set->title);
  }
  texts = g_strv_builder_end (ids);
  labels = g_strv_builder_end (titles);
  ts_field_row_offer (row, (const char *const *) texts, (const char *const *) labels);
}

static void
on_open (TsFieldRow *row)
{
  AdwDialog *dialog = ts_competitors_sets_dialog_new (NULL, NULL);

  g_signal_connect_object (dialog, "changed", G_CALLBACK (offer_sets), row, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (row));
}

void
ts_competitors_tables_row_offer (TsFieldRow *row)
{
  GtkWidget *button;

  if (strcmp (ts_field_row_get_field (row)->id, "tables") != 0)
    return;
  offer_sets (row);
  button = ts_field_row_add_button (row, _ ("_Your Own Event Tables…"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_open), row);
}
