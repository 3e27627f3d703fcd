/* search-provider.h — tables are found from the desktop's own search, by who plays, the game, the day or the
 * file. Over the session's bus, as GNOME Shell asks for it: org.gnome.Shell.SearchProvider2.
 *
 * Nothing is read but what was remembered of each file, or its first line, in a thread: the desktop asks at
 * every key. */
#pragma once

#include "referee/game.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _TsSearchProvider TsSearchProvider;

/* Answers at the path below `path` that ts_search_provider_new() is given. */
#define TS_SEARCH_PROVIDER_PATH "/SearchProvider"

/* What is found is opened as a file that comes from outside is, and "app.search" (s) shows all. NULL on
 * error: G_IO_ERROR. (transfer full) */
TsSearchProvider *ts_search_provider_new (
    GApplication *app, const TsGame *const *games, GDBusConnection *bus, const char *path, GError **error);

/* It is not asked any more. */
void ts_search_provider_free (TsSearchProvider *self);

G_END_DECLS
