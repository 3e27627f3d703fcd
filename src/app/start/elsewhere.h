/* elsewhere.h — the tables that were opened from outside the folder of tables, remembered by their paths. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The newest first; some may be gone. (transfer full) */
char **ts_elsewhere_get_paths (void);

gboolean ts_elsewhere_has (const char *path);

/* Remembers one that lies elsewhere; of many the oldest is forgotten. */
void ts_elsewhere_add (const char *path);

G_END_DECLS
