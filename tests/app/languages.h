/* languages.h — what Tableside speaks: English, and each line of po/LINGUAS. The test `catalogues` looks
 * whether all are here. */
#pragma once

#include <gtk/gtk.h>

#define LANGUAGES 11

typedef struct {
  const char *locale;
  GtkTextDirection direction;
} Language;

extern const Language languages[LANGUAGES];

/* From now on what is made says it in this language, from its catalogue among those that were just built;
 * where there is no such language, in English. */
void speak (const Language *language);
void speak_english (void);
