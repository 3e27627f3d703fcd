/* name.h — what a name is like within a sentence. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A name that nothing around it moves, and that moves nothing around it: where a sentence is read from the
 * right, the period of “Bob Jr.” would stand before it, and a list that begins with a Latin name would begin
 * on the left. (transfer full) */
char *ts_name_isolate (const char *name);

/* The same where the language that is spoken is read from the right; elsewhere the name as it is. (transfer
 * full) */
char *ts_name_tell (const char *name);

/* Such names, NULL at the end, as a list. (transfer full) */
char *ts_name_list (const char *const *names);

G_END_DECLS
