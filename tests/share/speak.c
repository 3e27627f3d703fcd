/* speak.c — prints the translations of texts into a language: texts come from standard input, each with a NUL
 * behind it, and a number and a byte 5 before it if it is that many things. */
#include "config.h"
#include "referee/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *
translate (const char *text)
{
  const char *mark = strchr (text, '\005');
  const char *context = strchr (text, '\004');
  g_autofree char *before = context != NULL ? g_strndup (text, (gsize) (context - text)) : NULL;

  if (mark != NULL)
    return ts_ngettext (mark + 1, mark + 1, strtoul (text, NULL, 10));
  return context != NULL ? ts_pgettext (before, context + 1) : ts_gettext (text);
}

int
main (int argc, char **argv)
{
  const TsLanguage *language;
  char *text = NULL;
  size_t size = 0;

  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TABLESIDE_LOCALEDIR"));
  language = argc == 2 ? ts_language_find (argv[1]) : NULL;
  if (language == NULL)
    return 1;
  ts_language_use (language);
  while (getdelim (&text, &size, '\0', stdin) > 0) {
    fputs (translate (text), stdout);
    putchar ('\0');
  }
  free (text);
  return 0;
}
