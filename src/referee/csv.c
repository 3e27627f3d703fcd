#include "csv.h"

#include "config.h"

#include <string.h>

static void
append_quoted (GString *csv, const char *text)
{
  g_string_append_c (csv, '"');
  for (const char *c = text; *c != '\0'; c++) {
    if (*c == '"')
      g_string_append_c (csv, '"');
    g_string_append_c (csv, *c);
  }
  g_string_append_c (csv, '"');
}

void
ts_csv_add_field (GString *csv, const char *text)
{
  if (strpbrk (text, ",\"\r\n") != NULL)
    append_quoted (csv, text);
  else
    g_string_append (csv, text);
  g_string_append_c (csv, ',');
}

void
ts_csv_add_text (GString *csv, const char *text)
{
  g_autofree char *plain =
      *text != '\0' && strchr ("=+-@\t\r", *text) != NULL ? g_strconcat ("'", text, NULL) : g_strdup (text);

  ts_csv_add_field (csv, plain);
}

void
ts_csv_add_int (GString *csv, gint64 number)
{
  g_string_append_printf (csv, "%" G_GINT64_FORMAT ",", number);
}

void
ts_csv_end_row (GString *csv)
{
  g_assert (csv->len > 0 && csv->str[csv->len - 1] == ',');
  g_string_truncate (csv, csv->len - 1);
  g_string_append (csv, "\r\n");
}
