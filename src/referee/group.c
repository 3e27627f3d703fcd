#include "group.h"

#include "config.h"

#include "language.h"

/* A sign stands before its number wherever it is read from the right, too. */
#define ISOLATE "\u2066"
#define POP     "\u2069"

static char *
group (guint64 number)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%" G_GUINT64_FORMAT, number);
  for (gssize at = (gssize) text->len - 3; at > 0; at -= 3)
    /* Translators: stands between the thousands of a large number */
    g_string_insert (text, at, C_ ("thousands", ","));
  return g_string_free (text, FALSE);
}

char *
ts_group_digits (gint64 number)
{
  g_autofree char *digits = group (number < 0 ? -(guint64) number : (guint64) number);
  g_autofree char *text = NULL;

  if (number >= 0)
    return g_steal_pointer (&digits);
  /* Translators: a number below 0, or one that is taken away; the sign is a minus, not a hyphen */
  text = g_strdup_printf (_ ("−%s"), digits);
  return ts_group_isolate (text);
}

char *
ts_group_isolate (const char *text)
{
  return g_strconcat (ISOLATE, text, POP, NULL);
}
