#include "languages.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

const Language languages[LANGUAGES] = {
  { "C.UTF-8", GTK_TEXT_DIR_LTR },     { "de_DE.UTF-8", GTK_TEXT_DIR_LTR },
  { "fr_FR.UTF-8", GTK_TEXT_DIR_LTR }, { "es_ES.UTF-8", GTK_TEXT_DIR_LTR },
  { "it_IT.UTF-8", GTK_TEXT_DIR_LTR }, { "ar_EG.UTF-8", GTK_TEXT_DIR_RTL },
  { "uk_UA.UTF-8", GTK_TEXT_DIR_LTR }, { "ja_JP.UTF-8", GTK_TEXT_DIR_LTR },
  { "pl_PL.UTF-8", GTK_TEXT_DIR_LTR }, { "pt_BR.UTF-8", GTK_TEXT_DIR_LTR },
  { "nl_NL.UTF-8", GTK_TEXT_DIR_LTR },
};

void
speak (const Language *language)
{
  if (setlocale (LC_MESSAGES, language->locale) == NULL)
    setlocale (LC_MESSAGES, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TABLESIDE_CATALOGUES"));
  gtk_widget_set_default_direction (language->direction);
}

void
speak_english (void)
{
  speak (&languages[0]);
}
