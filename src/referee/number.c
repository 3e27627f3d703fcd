#include "number.h"

#include "config.h"
#include "group.h"

#include "language.h"

char *
ts_number_tell (int number)
{
  return ts_group_digits (number);
}

char *
ts_number_tell_tenths (double number)
{
  g_autofree char *tenths = g_strdup_printf ("%.1f", ABS (number));
  g_autofree char *text = NULL;

  if (number > -0.05)
    return g_steal_pointer (&tenths);
  text = g_strdup_printf (_ ("−%s"), tenths);
  return ts_number_isolate (text);
}

char *
ts_number_tell_change (int by)
{
  g_autofree char *digits = ts_group_digits (by);
  g_autofree char *text = NULL;

  if (by < 0)
    return g_steal_pointer (&digits);
  /* Translators: a number that is added */
  text = g_strdup_printf (_ ("+%s"), digits);
  return ts_number_isolate (text);
}

char *
ts_number_isolate (const char *text)
{
  return ts_group_isolate (text);
}
