#include "clock-setting.h"

#include "config.h"

#include <string.h>

#define KEY  "clocks"
#define MOST 50 /* tables that are remembered */

int
ts_clock_setting_find (GSettings *settings, TsTable *table)
{
  g_autoptr (GVariant) clocks = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  const char *path;
  guint minutes;

  g_variant_iter_init (&iter, clocks);
  while (g_variant_iter_next (&iter, "(&su)", &path, &minutes))
    if (strcmp (path, ts_table_get_path (table)) == 0)
      return (int) MIN (minutes, TS_CLOCK_MINUTES);
  return TS_CLOCK_OFF;
}

void
ts_clock_setting_write (GSettings *settings, TsTable *table, int minutes)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, KEY);
  g_auto (GVariantBuilder) after = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(su)"));
  const char *table_path = ts_table_get_path (table);
  GVariantIter iter;
  const char *path;
  guint other;
  int n = 1;

  if (minutes != TS_CLOCK_OFF)
    g_variant_builder_add (&after, "(su)", table_path, (guint) minutes);
  g_variant_iter_init (&iter, before);
  while (n < MOST && g_variant_iter_next (&iter, "(&su)", &path, &other))
    if (strcmp (path, table_path) != 0) {
      g_variant_builder_add (&after, "(su)", path, other);
      n++;
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&after));
}
