#include "number.h"

#include "config.h"
#include "group.h"

#include "language.h"

#include <math.h>
#include <string.h>

char *
ts_number_tell (int number)
{
  return ts_group_digits (number);
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
ts_number_tell_tenths (double number)
{
  g_autofree char *plain = g_strdup_printf ("%.1f", fabs (number));
  const char *behind = plain + strspn (plain, "0123456789");
  g_autofree char *whole = ts_group_digits (g_ascii_strtoll (plain, NULL, 10));
  g_autofree char *digits = g_strconcat (whole, behind, NULL);
  g_autofree char *text = NULL;

  if (number > -0.05)
    return g_steal_pointer (&digits);
  text = g_strdup_printf (_ ("−%s"), digits);
  return ts_number_isolate (text);
}

char *
ts_number_isolate (const char *text)
{
  return ts_group_isolate (text);
}
