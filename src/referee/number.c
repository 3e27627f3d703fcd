#include "number.h"

#include "config.h"

#include "language.h"

#include <math.h>
#include <string.h>

/* A sign stands before its number wherever it is read from the right, too. */
#define ISOLATE "\u2066"
#define POP     "\u2069"
#define MARK    "\u200e" /* what a language may have before the sign */

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

static char *
tell_negative (const char *digits)
{
  /* Translators: a number below 0, or one that is taken away; the sign is a minus, not a hyphen */
  g_autofree char *text = g_strdup_printf (_ ("−%s"), digits);

  return ts_number_isolate (text);
}

char *
ts_number_tell (gint64 number)
{
  g_autofree char *digits = group (number < 0 ? -(guint64) number : (guint64) number);

  return number < 0 ? tell_negative (digits) : g_steal_pointer (&digits);
}

char *
ts_number_tell_change (int by)
{
  g_autofree char *number = ts_number_tell (by);
  g_autofree char *text = NULL;

  if (by < 0)
    return g_steal_pointer (&number);
  /* Translators: a number that is added */
  text = g_strdup_printf (_ ("+%s"), number);
  return ts_number_isolate (text);
}

char *
ts_number_tell_tenths (double number)
{
  g_autofree char *plain = g_strdup_printf ("%.1f", fabs (number));
  const char *behind = plain + strspn (plain, "0123456789");
  g_autofree char *whole = ts_number_tell (g_ascii_strtoll (plain, NULL, 10));
  g_autofree char *digits = g_strconcat (whole, behind, NULL);

  return number > -0.05 ? g_steal_pointer (&digits) : tell_negative (digits);
}

char *
ts_number_isolate (const char *text)
{
  return g_strconcat (ISOLATE, text, POP, NULL);
}

const char *
ts_number_skip_isolated (const char *text)
{
  const char *c = text;

  if (!g_str_has_prefix (c, ISOLATE))
    return text;
  c += strlen (ISOLATE);
  if (g_str_has_prefix (c, MARK))
    c += strlen (MARK);
  if (!g_str_has_prefix (c, "+") && !g_str_has_prefix (c, "−"))
    return text;
  while (g_unichar_isprint (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  return g_str_has_prefix (c, POP) ? c + strlen (POP) : text;
}
