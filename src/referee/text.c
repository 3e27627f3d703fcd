#include "text.h"

#include "config.h"
#include "error.h"
#include "number.h"

#include "language.h"
#include <string.h>

/* A control character, or one that turns the direction of what follows about. */
static gboolean
is_hostile (gunichar letter)
{
  return letter < 0x20 || (letter >= 0x7f && letter <= 0x9f) || (letter >= 0x202a && letter <= 0x202e) ||
         (letter >= 0x2066 && letter <= 0x2069);
}

/* Beside spaces and what only changes other letters, a few letters are blank that count as such: the soft
 * hyphen, the fillers of Hangul, the empty Braille cell. */
static gboolean
is_seen (gunichar letter)
{
  static const gunichar blanks[] = { 0x00ad, 0x115f, 0x1160, 0x2800, 0x3164, 0xffa0 };

  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (letter == blanks[i])
      return FALSE;
  return !g_unichar_isspace (letter) && !g_unichar_iszerowidth (letter) && !is_hostile (letter);
}

/* The first hostile letter, or 0. Most letters are ASCII. */
static gunichar
find_hostile (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if ((*c < ' ' || *c > '~') && is_hostile (g_utf8_get_char (c)))
      return g_utf8_get_char (c);
  return 0;
}

static gboolean
is_blank (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (is_seen (g_utf8_get_char (c)))
      return FALSE;
  return TRUE;
}

gboolean
ts_text_refuse_letter (gunichar letter, GError **error)
{
  return ts_refuse (
      error, TS_ERROR_RANGE,
      /* Translators: %04X is the number of a character, as Unicode writes it */
      _ ("The character U+%04X cannot stand in a text; it should be one line of letters and signs."), letter);
}

gboolean
ts_text_check (const char *text, gboolean blank, GError **error)
{
  gunichar letter = find_hostile (text);

  if (letter != 0)
    return ts_text_refuse_letter (letter, error);
  return blank || !is_blank (text) || ts_refuse (error, TS_ERROR_RANGE, _ ("The text is empty."));
}

char *
ts_text_escape (const char *text)
{
  gboolean blank = is_blank (text);
  GString *escaped;

  if (!blank && find_hostile (text) == 0)
    return g_strdup (text);
  escaped = g_string_new (NULL);
  for (const char *c = text, *next = NULL; *c != '\0'; c = next) {
    gboolean hostile = blank || is_hostile (g_utf8_get_char (c));

    next = ts_number_skip_isolated (c);
    if (next > c)
      hostile = FALSE;
    else
      next = g_utf8_next_char (c);
    if (hostile)
      g_string_append_printf (escaped, "\\u%04x", g_utf8_get_char (c));
    else
      g_string_append_len (escaped, c, next - c);
  }
  return g_string_free (escaped, FALSE);
}

char *
ts_text_tell (const char *sentence)
{
  char *told = ts_text_escape (sentence);
  char *at = told;

  while ((at = strstr (at, "..")) != NULL) {
    gsize periods = strspn (at, ".");

    if (periods == 2 && (at[2] == ' ' || at[2] == '\0'))
      memmove (at, at + 1, strlen (at)); /* the zero at the end, too */
    else
      at += periods;
  }
  return told;
}
