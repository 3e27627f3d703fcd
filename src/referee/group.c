#include "group.h"

#include "config.h"

#include "language.h"

char *
ts_group_digits (gint64 number)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%" G_GINT64_FORMAT, number);
  for (gssize at = (gssize) text->len - 3; at > (number < 0 ? 1 : 0); at -= 3)
    /* Translators: stands between the thousands of a large number */
    g_string_insert (text, at, C_ ("thousands", ","));
  return g_string_free (text, FALSE);
}
