#include "config.h"

#include "language.h"

#include "catalogue.h"

struct _TsLanguage {
  TsCatalogue *catalogue; /* NULL: the texts as they stand in the program */
};

static _Thread_local const TsLanguage *spoken; /* NULL: the program's own */

static const TsLanguage english;

/* Whether a tag, such as "de", "pt-BR" or "zh-Hant-TW", is a name of a language: its first part in `code`,
 * and its region or NULL in `region`. What comes from the network becomes a path here. Both (transfer full)
 */
static gboolean
read_tag (const char *tag, char **code, char **region)
{
  g_auto (GStrv) parts = g_strsplit_set (tag, "-_", -1);

  for (guint i = 0; parts[i] != NULL; i++) {
    gsize length = strspn (parts[i], G_CSET_a_2_z G_CSET_A_2_Z);

    if (parts[i][length] != '\0')
      length = 0; /* "419", and what is a path rather than a name */
    if (i == 0 && (length == 2 || length == 3))
      *code = g_ascii_strdown (parts[i], -1);
    else if (i > 0 && length == 2 && *region == NULL)
      *region = g_ascii_strup (parts[i], -1);
  }
  return *code != NULL;
}

/* Which folders of catalogues serve a language, the best one first: that of the region, that of no region,
 * and those of others. (transfer full) */
static GStrv
name_folders (const char *code, const char *region)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GDir) dir = g_dir_open (bindtextdomain (GETTEXT_PACKAGE, NULL), 0, NULL);
  g_autofree char *prefix = g_strconcat (code, "_", NULL);
  const char *name;

  if (region != NULL)
    g_strv_builder_take (names, g_strconcat (prefix, region, NULL));
  g_strv_builder_add (names, code);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      g_strv_builder_add (names, name);
  return g_strv_builder_end (names);
}

static TsLanguage *
open_language (const char *folder)
{
  g_autofree char *path = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), folder, "LC_MESSAGES",
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
  static GHashTable *languages; /* folder → TsLanguage */
  g_autofree char *code = NULL, *region = NULL;
  g_auto (GStrv) folders = NULL;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  TsLanguage *language = NULL;

  if (!read_tag (tag, &code, &region))
    return NULL;
  if (g_str_equal (code, "en"))
    return &english;
  if (languages == NULL)
    languages = g_hash_table_new (g_str_hash, g_str_equal);
  folders = name_folders (code, region);
  for (guint i = 0; folders[i] != NULL && language == NULL; i++) {
    language = g_hash_table_lookup (languages, folders[i]);
    if (language == NULL && (language = open_language (folders[i])) != NULL)
      g_hash_table_insert (languages, g_strdup (folders[i]), language);
  }
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

gboolean
ts_language_is_from_right (gunichar letter)
{
  switch (g_unichar_get_script (letter)) {
  case G_UNICODE_SCRIPT_ARABIC:
  case G_UNICODE_SCRIPT_HEBREW:
  case G_UNICODE_SCRIPT_NKO:
  case G_UNICODE_SCRIPT_SYRIAC:
  case G_UNICODE_SCRIPT_THAANA:
    return TRUE;
  default:
    return FALSE;
  }
}

/* Any word shows how the language is written: one of the colours of header-read.c. */
gboolean
ts_language_from_right (void)
{
  return ts_language_is_from_right (g_utf8_get_char (ts_gettext ("Red")));
}
