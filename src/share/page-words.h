/* page-words.h — the few words of our own page that no game says. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds a member: an object of each word as it stands in page.js, and as people read it. Its `language` is the
 * code of the language that they are in. */
void ts_page_add_words (GString *json, const char *key);

G_END_DECLS
