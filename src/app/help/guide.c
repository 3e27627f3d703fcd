#include "guide.h"

#include "config.h"

#include <string.h>

#define LANGUAGE "\nLanguage: "

/* A catalogue says in its head which language it is in: what the window says and the guide are in the same
 * one, whatever the locale is called. */
const TsGuide *
ts_guide_spoken (void)
{
  const char *said = strstr (g_dgettext (GETTEXT_PACKAGE, ""), LANGUAGE);

  for (const TsGuide *it = ts_guides; said != NULL && it->language != NULL; it++) {
    const char *rest = said + strlen (LANGUAGE);

    if (g_str_has_prefix (rest, it->language) && rest[strlen (it->language)] == '\n')
      return it;
  }
  return &ts_guides[0];
}
