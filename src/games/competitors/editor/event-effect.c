#include "event-effect.h"

#include "config.h"

#include <string.h>

#define MINUS "−" /* as some spreadsheets write it */

/* Past the sign; 0: there is none. */
static int
read_sign (const char **at)
{
  int sign = **at == '-' || g_str_has_prefix (*at, MINUS) ? -1 : **at == '+';

  if (sign != 0)
    *at += g_str_has_prefix (*at, MINUS) ? strlen (MINUS) : 1;
  return sign;
}

/* Past the digits, and what stands between thousands. FALSE: there are none, or too many. */
static gboolean
read_number (const char **at, int *number)
{
  gboolean any = FALSE;

  for (*number = 0; **at != '\0'; *at = g_utf8_next_char (*at)) {
    gunichar letter = g_utf8_get_char (*at);

    if (g_ascii_isdigit (**at)) {
      if (*number > (G_MAXINT - 9) / 10)
        return FALSE;
      *number = *number * 10 + (**at - '0');
      any = TRUE;
    } else if (!any || (!g_unichar_isspace (letter) && strchr (".,'", **at) == NULL)) {
      break;
    }
  }
  return any;
}

static gboolean
read_part (const char *part, CompetitorsCell *cell)
{
  int sign, number;

  if (g_ascii_strcasecmp (part, "stop") == 0) {
    cell->stops = TRUE;
    return TRUE;
  }
  sign = read_sign (&part);
  if (sign == 0 || !read_number (&part, &number) || number == 0)
    return FALSE;
  if (*part == '\0')
    cell->money = sign * number;
  else if (g_ascii_strcasecmp (part, "P") == 0)
    cell->points = sign * number;
  else
    return FALSE;
  return TRUE;
}

gboolean
ts_event_effect_read (const char *text, CompetitorsCell *cell)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  CompetitorsCell read = { .text = cell->text, .save = cell->save };

  if (parts[0] == NULL)
    return FALSE;
  for (char **part = parts; *part != NULL; part++)
    if (!read_part (g_strstrip (*part), &read))
      return FALSE;
  *cell = read;
  return TRUE;
}

char *
ts_event_effect_write (const CompetitorsCell *cell)
{
  GString *text = g_string_new (NULL);

  if (cell->money != 0)
    g_string_append_printf (text, "%+d", cell->money);
  if (cell->points != 0)
    g_string_append_printf (text, "%s%+d P", text->len > 0 ? "; " : "", cell->points);
  if (cell->stops)
    g_string_append_printf (text, "%sstop", text->len > 0 ? "; " : "");
  return g_string_free_and_steal (text);
}
