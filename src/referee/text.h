/* text.h — what people write freely: names, notes, what is printed on their cards. One rule for all of it:
 * something can be seen, and nothing breaks a line or turns the words around it about. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether a text that is said keeps the rule (TS_ERROR_RANGE). `blank`: it need not have anything to see.
 * Files that are there already may have others; they are shown by ts_text_escape(). */
gboolean ts_text_check (const char *text, gboolean blank, GError **error);

/* Refuses a letter (TS_ERROR_RANGE). Always FALSE. */
gboolean ts_text_refuse_letter (gunichar letter, GError **error);

/* The text as it can be shown, a hostile letter as \u001b; so is every letter of a text in which there is
 * nothing to see. A number that is isolated with its sign, see ts_number_isolate(), turns nothing about and
 * stays. Within JSON it means the same. (transfer full) */
char *ts_text_escape (const char *text);

/* The same of a sentence: one that ends with a name that ends with a period itself has only one, “Next: Ann
 * Jr.” (transfer full) */
char *ts_text_tell (const char *sentence);

G_END_DECLS
