/* unreadable.h — memory that ends the program if anybody looks into it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* So many bytes of it; free with unreadable_free (). */
char *unreadable_new (gsize length);
void unreadable_free (char *memory, gsize length);

G_END_DECLS
