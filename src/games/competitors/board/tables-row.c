#include "tables-row.h"

#include "config.h"
#include "games/competitors/editor/event-tables-collection.h"
#include "games/competitors/editor/event-tables-dialog.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Offers the sets of this computer. (transfer full) the ids */
static char **
offer_sets (TsFieldRow *row)
{
  g_autoptr (GPtrArray) sets = ts_event_tables_list ();
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new (), titles = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL, labels = NULL;

  g_strv_builder_add_many (ids, "house", "none", NULL);
  g_strv_builder_add_many (titles, _ ("Tableside’s own events"), _ ("None: the printed ones are read"), NULL);
  for (guint i = 0; i < sets->len; i++) {
    const TsEventTablesItem *set = sets->pdata[i];

    g_strv_builder_add (ids, set->id);
    g_strv_builder_add (titles, set->title);
  }
  texts = g_strv_builder_end (ids);
  labels = g_strv_builder_end (titles);
  ts_field_row_offer (row, (const char *const *) texts, (const char *const *) labels);
  return g_steal_pointer (&texts);
}

static void
choose (TsFieldRow *row, const char *id)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), id);

  ts_field_row_set_value (row, node);
  g_signal_emit_by_name (row, "changed");
}

static void
set_known (AdwDialog *dialog, char **ids)
{
  g_object_set_data_full (G_OBJECT (dialog), "known", ids, (GDestroyNotify) g_strfreev);
}

/* A set that was not there before is meant for this table. */
static void
on_changed (TsFieldRow *row, AdwDialog *dialog)
{
  const char *const *known = g_object_get_data (G_OBJECT (dialog), "known");
  char **ids = offer_sets (row);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_strv_contains (known, ids[i]))
      choose (row, ids[i]);
  set_known (dialog, ids);
}

static void
on_open (TsFieldRow *row)
{
  AdwDialog *dialog = ts_event_tables_dialog_new (NULL, NULL);

  set_known (dialog, offer_sets (row));
  g_signal_connect_object (dialog, "changed", G_CALLBACK (on_changed), row, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (row));
}

void
ts_competitors_tables_row_offer (TsFieldRow *row)
{
  g_auto (GStrv) ids = NULL;
  GtkWidget *button;

  if (strcmp (ts_field_row_get_field (row)->id, "tables") != 0)
    return;
  ids = offer_sets (row);
  button = ts_field_row_add_button (row, _ ("_Your Own Event Tables…"));
  gtk_widget_set_size_request (button, -1, 48);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_open), row);
}
