/* number.h — a number for people: with what separates its thousands, a minus that is no hyphen, and its sign
 * before it in any script. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* “4”, “−4”. (transfer full) */
char *ts_number_tell (int number);

/* The same with its sign: “+4”, “−4”. (transfer full) */
char *ts_number_tell_change (int by);

/* The same for a text that begins with a sign: it is read from the left, whatever is around it. (transfer
 * full) */
char *ts_number_isolate (const char *text);

G_END_DECLS
