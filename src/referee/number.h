/* number.h — a number for people: in groups of three digits, with a minus that is no hyphen, and with its
 * sign before it in any script. Whatever people read goes through here. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* “1,000,000”, “−25,000”. (transfer full) */
char *ts_number_tell (gint64 number);

/* A whole one with its sign: “+4”, “−4”. (transfer full) */
char *ts_number_tell_change (int by);

/* With one digit behind the point: “1,234.5”, “−0.3”; one tenth is the least that is told. (transfer full) */
char *ts_number_tell_tenths (double number);

/* A text that begins with a sign: it is read from the left, whatever is around it. (transfer full) */
char *ts_number_isolate (const char *text);

/* Behind the isolated number with its sign that begins here; `text` itself where none does. Nothing in it,
 * and nothing behind it, is turned about. */
const char *ts_number_skip_isolated (const char *text);

G_END_DECLS
