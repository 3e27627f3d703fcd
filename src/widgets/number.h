/* number.h — a number for people: with a minus, not a hyphen. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* “4”, “−4”. (transfer full) */
char *ts_number_tell (int number);

/* The same with its sign: “+4”, “−4”. (transfer full) */
char *ts_number_tell_change (int by);

G_END_DECLS
