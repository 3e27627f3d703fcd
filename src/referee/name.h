/* name.h — what a name is like within a sentence. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A name that nothing around it moves, and that moves nothing around it, in a sentence that is read from the
 * right or from the left: in Arabic the period of “Bob Jr.” would stand before it, and a sentence that begins
 * with a name of the other script would begin on the other side. (transfer full) */
char *ts_name_isolate (const char *name, gboolean from_right);

/* The same in the language that is spoken. (transfer full) */
char *ts_name_tell (const char *name);

/* Such names, NULL at the end, as a list. (transfer full) */
char *ts_name_list (const char *const *names);

G_END_DECLS
