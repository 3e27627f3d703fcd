/* plural.h — which of its forms a number takes: the expression that stands in a catalogue. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The value of an expression of C over the number `n`, such as "(n != 1)"; what cannot be read is 0. */
gulong ts_plural_reckon (const char *expression, gulong n);

G_END_DECLS
