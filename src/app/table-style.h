/* table-style.h — how tables look. Reading it takes as long as a twentieth of a start, and the start page
 * needs none of it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Adds it to the display, if it is not there yet: once the start page is seen, or for the first page over it,
 * whatever comes first. */
void ts_table_style_add (void);

G_END_DECLS
