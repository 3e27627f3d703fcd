/* group.h — numbers for people: in groups of three digits, with a minus that is no hyphen, and that stands
 * before its number in any script. Whatever people read goes through here, or through number.h. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* “1,000,000”, “−25,000”. (transfer full) */
char *ts_group_digits (gint64 number);

/* A text that begins with a sign: it is read from the left, whatever is around it. (transfer full) */
char *ts_group_isolate (const char *text);

G_END_DECLS
