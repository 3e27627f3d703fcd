/* save-copy.h — saves an evening elsewhere, from memory, and goes on there. */
#pragma once

#include "store/table.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks for a file, writes the evening as it is now into it, and has the window open it. What went wrong is
 * told in `toasts`. */
void ts_save_copy (TsTable *table, AdwToastOverlay *toasts);

/* The same for a file that was chosen. */
void ts_save_copy_into (TsTable *table, GFile *file, AdwToastOverlay *toasts);

G_END_DECLS
