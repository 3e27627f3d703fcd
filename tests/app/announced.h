/* announced.h — what a screen reader is told: it is kept here instead. The accessible objects that tests can
 * look into cannot be told anything. */
#pragma once

#include <glib.h>

/* What was announced last, or NULL; it is forgotten. (transfer full) */
char *take_announced (void);
