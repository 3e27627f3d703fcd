#include "event-effect.h"

#include "config.h"

#define SMALLEST_COIN 500

/* A sign, which is “−” in some spreadsheets, before or behind that of a currency; a number, whose thousands
 * may be set apart, with or without cents that are none; and behind it P, or the currency. */
#define AMOUNT                                                                                               \
  "^(?:\\p{Sc}\\h*)?(?<sign>[-+\u2212]?)\\h*(?:\\p{Sc}\\h*)?"                                                \
  "(?<number>\\d{1,3}(?:[.,'\u2019\\h]\\d{3})+|\\d+)(?:[.,]0{1,2})?\\h*(?<points>P?)\\p{Sc}?$"

static GRegex *
amount_regex (void)
{
  static GRegex *regex;

  if (g_once_init_enter_pointer (&regex))
    g_once_init_leave_pointer (&regex, g_regex_new (AMOUNT, G_REGEX_CASELESS, 0, NULL));
  return regex;
}

/* As digits alone; -1: it is too large. */
static int
read_digits (const char *text)
{
  g_autoptr (GString) digits = g_string_new (NULL);
  gint64 number = -1;

  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (*text))
      g_string_append_c (digits, *text);
  g_ascii_string_to_signed (digits->str, 10, 0, G_MAXINT, &number, NULL);
  return (int) number;
}

/* The sum or the points. Without a sign, less than the smallest coin is a face or a save number. FALSE:
 * neither. */
static gboolean
read_amount (const char *part, CompetitorsCell *cell)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *sign = NULL;
  g_autofree char *digits = NULL;
  g_autofree char *points = NULL;
  int number;

  if (!g_regex_match (amount_regex (), part, 0, &match))
    return FALSE;
  sign = g_match_info_fetch_named (match, "sign");
  digits = g_match_info_fetch_named (match, "number");
  points = g_match_info_fetch_named (match, "points");
  number = read_digits (digits);
  if (number < 1 || (*sign == '\0' && *points == '\0' && number < SMALLEST_COIN))
    return FALSE;
  number *= *sign == '\0' || *sign == '+' ? 1 : -1;
  *(*points != '\0' ? &cell->points : &cell->money) = number;
  return TRUE;
}

static gboolean
read_part (const char *part, CompetitorsCell *cell)
{
  if (g_ascii_strcasecmp (part, "stop") != 0)
    return read_amount (part, cell);
  cell->stops = TRUE;
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
