#include "number.h"

#include "config.h"
#include "group.h"

#include "language.h"

/* A sign stands before its number wherever it is read from the right, too. */
#define ISOLATE "\u2066"
#define POP     "\u2069"

char *
ts_number_tell (int number)
{
  if (number < 0)
    return ts_number_tell_change (number);
  return ts_group_digits (number);
}

char *
ts_number_tell_change (int by)
{
  g_autofree char *digits = ts_group_digits (ABS ((gint64) by));
  g_autofree char *text = NULL;

  if (by < 0)
    /* Translators: a number below 0, or one that is taken away; the sign is a minus, not a hyphen */
    text = g_strdup_printf (_ ("−%s"), digits);
  else
    /* Translators: a number that is added */
    text = g_strdup_printf (_ ("+%s"), digits);
  return ts_number_isolate (text);
}

char *
ts_number_isolate (const char *text)
{
  return g_strconcat (ISOLATE, text, POP, NULL);
}
