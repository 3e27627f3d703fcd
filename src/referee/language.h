/* language.h — sentences for people, in the language of whoever reads them.
 *
 * A program speaks one language, and the phones at its table may read others. So what referee, games and
 * phones say goes through here, and why an entry could not be written down: `_` and its like mean the
 * language that this thread speaks now, which is the program's until ts_language_use() says another one.
 * gettext cannot do that: it follows the locale, which is the whole program's, and takes locales that need
 * not be installed, as in a Flatpak. Its catalogues are read all the same. */
#pragma once

#include <glib/gi18n-lib.h>

G_BEGIN_DECLS

typedef struct _TsLanguage TsLanguage;

/* The language that a browser calls so, such as "de", "de-AT" or "pt-BR": that of the region, or else of the
 * language, or of another region; NULL if Tableside does not speak it. It stays for good. */
const TsLanguage *ts_language_find (const char *tag);

/* Has this thread speak a language, or the program's own, which is NULL. What it spoke before. */
const TsLanguage *ts_language_use (const TsLanguage *language);

/* What this thread speaks; NULL: the program's own. A thread that helps another one speaks the same. */
const TsLanguage *ts_language_spoken (void);

/* Whether a letter is read from right to left; and what is spoken now. */
gboolean ts_language_is_from_right (gunichar letter);
gboolean ts_language_from_right (void);

/* A text in the language that is spoken now, as gettext's functions of these names have it: with what it is
 * looked for by, its context or NULL; and for a number. */
const char *ts_gettext (const char *text) G_GNUC_FORMAT (1);
const char *ts_pgettext (const char *context, const char *text) G_GNUC_FORMAT (2);
const char *ts_ngettext (const char *one, const char *many, gulong n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

#undef _
#undef C_
#undef ngettext
#define _(text)                ts_gettext (text)
#define C_(context, text)      ts_pgettext (context, text)
#define ngettext(one, many, n) ts_ngettext (one, many, n)

G_END_DECLS
