/* group.h — large numbers for people: in groups of three digits. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* “1,000,000”. (transfer full) */
char *ts_group_digits (gint64 number);

G_END_DECLS
