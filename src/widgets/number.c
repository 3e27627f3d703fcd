#include "number.h"

#include "config.h"

#include <glib/gi18n-lib.h>

char *
ts_number_tell (int number)
{
  if (number < 0)
    return ts_number_tell_change (number);
  return g_strdup_printf ("%d", number);
}

char *
ts_number_tell_change (int by)
{
  if (by < 0)
    /* Translators: a number below 0, or one that is taken away; the sign is a minus, not a hyphen */
    return g_strdup_printf (_ ("−%d"), -by);
  /* Translators: a number that is added */
  return g_strdup_printf (_ ("+%d"), by);
}
