#include "config.h"

#include "language.h"

#include "catalogue.h"

struct _TsLanguage {
  TsCatalogue *catalogue; /* NULL: the texts as they stand in the program */
};

static _Thread_local const TsLanguage *spoken; /* NULL: the program's own */

static const TsLanguage english;

/* "de" of "de-AT"; NULL if it is no name of a language. What comes from the network becomes a path here.
 * (transfer full) */
static char *
code_of (const char *tag)
{
  gsize length = 0;

  while (g_ascii_isalpha (tag[length]))
    length++;
  if (length < 2 || length > 3 || (tag[length] != '\0' && tag[length] != '-' && tag[length] != '_'))
    return NULL;
  return g_ascii_strdown (tag, (gssize) length);
}

static TsLanguage *
open_language (const char *code)
{
  g_autofree char *path = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), code, "LC_MESSAGES",
                                            GETTEXT_PACKAGE ".mo", NULL);
  TsCatalogue *catalogue = ts_catalogue_open (path);
  TsLanguage *language;

  if (catalogue == NULL)
    return NULL;
  language = g_new0 (TsLanguage, 1);
  language->catalogue = catalogue;
  return language;
}

const TsLanguage *
ts_language_find (const char *tag)
{
  static GMutex mutex;
  static GHashTable *languages; /* code → TsLanguage */
  g_autofree char *code = code_of (tag);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  TsLanguage *language;

  if (code == NULL || g_str_equal (code, "en"))
    return code != NULL ? &english : NULL;
  if (languages == NULL)
    languages = g_hash_table_new (g_str_hash, g_str_equal);
  language = g_hash_table_lookup (languages, code);
  if (language == NULL && (language = open_language (code)) != NULL)
    g_hash_table_insert (languages, g_steal_pointer (&code), language);
  return language;
}

const TsLanguage *
ts_language_use (const TsLanguage *language)
{
  const TsLanguage *before = spoken;

  spoken = language;
  return before;
}

const TsLanguage *
ts_language_spoken (void)
{
  return spoken;
}

/* NULL: it stays as it is. */
static const char *
find (const char *text)
{
  return spoken->catalogue != NULL ? ts_catalogue_find (spoken->catalogue, text) : NULL;
}

const char *
ts_gettext (const char *text)
{
  const char *found;

  if (spoken == NULL)
    return g_dgettext (GETTEXT_PACKAGE, text);
  found = *text != '\0' ? find (text) : NULL;
  return found != NULL ? found : text;
}

const char *
ts_pgettext (const char *context, const char *text)
{
  g_autofree char *key = NULL;
  const char *found;

  if (spoken == NULL)
    return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
  key = g_strconcat (context, "\004", text, NULL);
  found = find (key);
  return found != NULL ? found : text;
}

const char *
ts_ngettext (const char *one, const char *many, gulong n)
{
  const char *found = NULL;

  if (spoken == NULL)
    return (g_dngettext) (GETTEXT_PACKAGE, one, many,
                          n); /* in brackets: no text for translators stands here */
  if (spoken->catalogue != NULL)
    found = ts_catalogue_find_plural (spoken->catalogue, one, n);
  if (found != NULL)
    return found;
  return n == 1 ? one : many;
}
